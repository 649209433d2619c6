"""Ratings: who wins them, who loses them, and how soon somebody who improves is shown there."""

from __future__ import annotations

import math
import random
from datetime import UTC, datetime
from itertools import pairwise
from statistics import median

import pytest

from bot.host.model.community.finished import FinishedSeat, Part, season_begin, season_of
from bot.host.records.ratings import FRIENDS, MU, SIGMA, Rating, in_new_season, is_shown, rate


def seat(number: int, place: int, **how) -> FinishedSeat:
    return FinishedSeat(seat=number, user=None if how.get("mind") else 100 + number, place=place, **how)


def gains(*seats: FinishedSeat, before: dict[int, Rating] | None = None) -> dict[int, float]:
    start = before or {}
    return {at: new.mu - start.get(at, Rating()).mu for at, new in rate(seats, start).items()}


def test_the_winner_gains_and_the_last_loses():
    gained = gains(seat(0, 1), seat(1, 2), seat(2, 3))
    assert gained[0] > 0 > gained[2]
    assert gained[0] > gained[1] > gained[2]


def test_a_tie_moves_equals_alike():
    gained = gains(seat(0, 1), seat(1, 1))
    assert gained[0] == pytest.approx(gained[1])


def test_a_game_makes_a_rating_more_certain():
    assert all(new.sigma < SIGMA for new in rate([seat(0, 1), seat(1, 2)], {}).values())


def test_to_beat_the_better_one_gains_more():
    usual = gains(seat(0, 1), seat(1, 2))[0]
    assert gains(seat(0, 1), seat(1, 2), before={1: Rating(35, 3)})[0] > usual


def test_friends_keep_their_rating():
    assert set(rate([seat(0, 1), seat(1, 2, mind="sharp")], {})) == {0}


def test_to_beat_a_sharp_friend_gains_more_than_to_beat_a_novice():
    sharp = gains(seat(0, 1), seat(1, 2, mind="sharp"))[0]
    assert sharp > gains(seat(0, 1), seat(1, 2, mind="novice"))[0]


def test_partners_win_together():
    gained = gains(seat(0, 1, team="a"), seat(1, 2, team="b"), seat(2, 1, team="a"), seat(3, 2, team="b"))
    assert gained[0] == pytest.approx(gained[2])
    assert gained[0] > 0 > gained[1]


def test_whoever_left_counts_last():
    gained = gains(seat(0, 1), seat(1, 2), FinishedSeat(seat=2, user=7, place=1, part=Part.LEFT))
    assert gained[2] < gained[1] < gained[0]


def test_a_substitute_does_not_count():
    substitute = FinishedSeat(seat=1, user=8, place=1, part=Part.SUBSTITUTE)
    assert set(rate([seat(0, 2), substitute, seat(2, 3)], {})) == {0, 2}


def test_a_game_against_nobody_moves_nothing():
    assert rate([seat(0, 1)], {}) == {}
    assert rate([seat(0, 1), FinishedSeat(seat=1, user=8, place=2, part=Part.SUBSTITUTE)], {}) == {}


def test_a_rating_is_shown_after_five_games_against_four_people():
    assert is_shown(5, 4)
    assert not is_shown(4, 4)
    assert not is_shown(50, 3)


def test_a_pair_that_plays_only_each_other_is_never_shown():
    assert not is_shown(games=1000, opponents=1)


def test_the_number_of_a_newcomer_is_1000():
    assert Rating().number == 1000
    assert Rating(MU + 5).number == 1100


def test_a_new_season_goes_back_towards_a_newcomer_and_is_less_certain():
    begun = in_new_season(Rating(35, 3))
    assert MU < begun.mu < 35
    assert 3 < begun.sigma < SIGMA
    assert in_new_season(Rating(35, SIGMA)).sigma == SIGMA


def test_a_season_is_a_quarter_of_a_year():
    assert season_of(datetime(2026, 3, 31, 23, 59, tzinfo=UTC)) + 1 == season_of(datetime(2026, 4, 1, tzinfo=UTC))
    assert season_of(datetime(2026, 12, 31, tzinfo=UTC)) + 1 == season_of(datetime(2027, 1, 1, tzinfo=UTC))
    assert season_begin(season_of(datetime(2026, 8, 9, tzinfo=UTC))) == datetime(2026, 7, 1, tzinfo=UTC)


def play_against_steady(skill: float, rating: Rating, games: int, luck: random.Random) -> Rating:
    """Play games of four against three steady friends. The chance to win follows from the skill."""
    for _ in range(games):
        others = [FRIENDS["steady"]] * 3
        strengths = [each / 9.25 - math.log(-math.log(luck.random())) for each in (skill, *others)]
        order = sorted(strengths, reverse=True)
        seats = [seat(at, order.index(s) + 1, mind="" if at == 0 else "steady") for at, s in enumerate(strengths)]
        rating = rate(seats, {0: rating})[0]
    return rating


def test_somebody_who_improves_by_a_level_is_shown_there_within_30_games():
    """Of 60 players who played like steady and now play like sharp, most are nearer to sharp after 30 games."""
    luck, nearer = random.Random("improving"), 0
    for _ in range(60):
        settled = play_against_steady(FRIENDS["steady"], Rating(), 40, luck)
        improved = play_against_steady(FRIENDS["sharp"], settled, 30, luck)
        nearer += abs(improved.mu - FRIENDS["sharp"]) < abs(improved.mu - FRIENDS["steady"])
    assert nearer >= 54


def test_players_of_different_skill_are_ranked_by_it():
    luck = random.Random("ranked")
    shown = [
        median(play_against_steady(skill, Rating(), 40, luck).mu for _ in range(9)) for skill in (15, 20, 25, 30, 35)
    ]
    assert all(lower < higher for lower, higher in pairwise(shown))
