"""Tournaments as pure functions: the sizes of pods, points, standings and the Swiss pairing."""

from __future__ import annotations

import random

import pytest

from bot.host.model.community.swiss import pair, times_met
from bot.host.model.community.tournaments import Entrant, PodSeat, pod_sizes, points_of, rounds_for, standings


def entrants(count: int) -> list[Entrant]:
    return [Entrant(tournament=1, number=number, user=number, lot=number) for number in range(1, count + 1)]


def seat(round_: int, pod: int, number: int, place: int, size: int = 4) -> PodSeat:
    return PodSeat(
        tournament=1,
        round=round_,
        pod=pod,
        seat=0,
        number=number,
        place=place,
        points=points_of([place], size)[0],
    )


@pytest.mark.parametrize("players", range(6, 65))
@pytest.mark.parametrize("preferred", [3, 4])
def test_from_six_players_on_every_pod_has_three_or_four_people_and_no_friend(players: int, preferred: int):
    sizes = pod_sizes(players, (3, 4), preferred)
    assert sum(people for _, people in sizes) == players
    assert all(size == people for size, people in sizes)


def test_as_many_pods_as_possible_have_the_preferred_size():
    assert [size for size, _ in pod_sizes(10, (3, 4), 4)] == [4, 3, 3]
    assert [size for size, _ in pod_sizes(10, (3, 4), 3)] == [4, 3, 3]
    assert [size for size, _ in pod_sizes(12, (3, 4), 4)] == [4, 4, 4]
    assert [size for size, _ in pod_sizes(12, (3, 4), 3)] == [3, 3, 3, 3]


def test_friends_fill_the_last_pods_where_numbers_do_not_fit():
    assert pod_sizes(5, (3, 4), 4) == [(3, 3), (3, 2)]
    assert pod_sizes(9, (4,), 4) == [(4, 3), (4, 3), (4, 3)]
    assert pod_sizes(2, (3, 4), 4) == [(3, 2)]


def test_points_go_down_evenly_with_the_place():
    assert points_of([1, 2, 3, 4], 4) == [12, 8, 4, 0]
    assert points_of([2, 1, 3], 3) == [6, 12, 0]


def test_players_who_share_a_place_share_its_points():
    assert points_of([1, 1, 3, 4], 4) == [10, 10, 4, 0]
    assert points_of([1, 2, 2, 2], 4) == [12, 4, 4, 4]
    assert points_of([1, 2, 2], 3) == [12, 3, 3]


def test_the_first_tie_break_is_the_number_of_won_games():
    seats = [seat(1, 1, 1, 1), seat(1, 1, 2, 2), seat(2, 1, 1, 4), seat(2, 1, 2, 3)]
    assert [line.entrant.number for line in standings(entrants(2), seats)] == [1, 2]
    assert [line.points for line in standings(entrants(2), seats)] == [12, 12]


def test_the_second_tie_break_is_what_the_opponents_have():
    seats = [
        *(seat(1, 1, 1, 1), seat(1, 1, 3, 2), seat(1, 2, 2, 1), seat(1, 2, 4, 4)),
        *(seat(2, 1, 3, 2), seat(2, 2, 4, 4)),
    ]
    lines = standings(entrants(4), seats)
    assert [(line.entrant.number, line.opponents) for line in lines[1:3]] == [(1, 16.0), (2, 0.0)]


def test_the_last_tie_break_is_the_lot():
    seats = [seat(1, 1, 1, 2), seat(1, 2, 2, 2)]
    assert [line.entrant.number for line in standings(reversed(entrants(2)), seats)] == [1, 2]


def test_who_never_played_is_not_in_the_standings():
    assert [line.entrant.number for line in standings(entrants(3), [seat(1, 1, 2, 1)])] == [2]


def test_players_with_equal_points_meet():
    points = dict.fromkeys(range(4), 12) | dict.fromkeys(range(4, 8), 0)
    pods = pair([0, 4, 1, 5, 2, 6, 3, 7], points, [4, 4], {})
    assert sorted(map(sorted, pods)) == [[0, 1, 2, 3], [4, 5, 6, 7]]


@pytest.mark.parametrize(("players", "size", "rounds"), [(9, 3, 3), (16, 4, 3), (24, 4, 4), (64, 4, 4), (64, 3, 6)])
def test_nobody_meets_the_same_person_again_where_that_can_be_avoided(players: int, size: int, rounds: int):
    luck = random.Random(players)
    numbers, pods, points = list(range(players)), [], dict.fromkeys(range(players), 0)
    for _ in range(rounds):
        sizes = [people for _, people in pod_sizes(players, (3, 4), size)]
        ranked = sorted(numbers, key=lambda number: -points[number])
        new = pair(ranked, points, sizes, times_met(pods))
        assert sorted(number for pod in new for number in pod) == numbers
        pods += new
        for pod in new:
            luck.shuffle(pod)
            for place, number in enumerate(pod, 1):
                points[number] += points_of([place], len(pod))[0]
    assert set(times_met(pods).values()) == {1}


def test_with_few_players_nobody_meets_another_more_often_than_needed():
    pods: list[list[int]] = []
    for _ in range(3):
        pods += pair(list(range(8)), {}, [4, 4], times_met(pods))
    assert max(times_met(pods).values()) == 2


def test_a_tournament_has_a_fourth_round_from_seventeen_players_on():
    assert [rounds_for(players) for players in (8, 16, 17, 64)] == [3, 3, 4, 4]
