"""The counts in the log of a finished game, and the story made from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.core.annals import (
    Achievement,
    Annals,
    Count,
    Deeds,
    Played,
    Superlative,
    achieved,
    pool_of,
    read_annals,
    remarkable,
    tell_deeds,
)
from games.core.data import BadData
from games.core.protocol import Event, Ranked, Result

PLAYED = Played("chose", "leader", "leader")


def annals_of(**tallies: tuple[Count, ...]) -> Annals:
    return Annals(PLAYED, tallies=tallies)


def count(annals: Annals, *events: Event) -> dict[int, int]:
    return dict(tell_deeds(annals, events).tallies["it"])


def test_an_event_counts_once_for_its_seat():
    annals = annals_of(it=(Count("fought"),))
    assert count(annals, Event("fought", 0), Event("fought", 0), Event("rested", 0), Event("fought", 1)) == {0: 2, 1: 1}


def test_an_event_of_nobody_counts_for_nobody():
    assert count(annals_of(it=(Count("fought"),)), Event("fought")) == {}


def test_a_field_gives_the_number():
    assert count(annals_of(it=(Count("gained", "n"),)), Event("gained", 0, {"n": 3}), Event("gained", 0, {"n": 2})) == {
        0: 5
    }


def test_a_path_with_a_star_adds_all_values():
    event = Event("lost", 1, {"forces": {"units": {"regular": 2, "elite": 1}}})
    assert count(annals_of(it=(Count("lost", "forces.units.*"),)), event) == {1: 3}


def test_a_path_that_an_event_does_not_have_adds_nothing():
    assert count(annals_of(it=(Count("lost", "forces.units.*"),)), Event("lost", 1, {"forces": 3})) == {}


def test_items_of_a_list_are_counted_by_their_value():
    rolled = Event("rolled", 0, {"faces": ["hit", "shield", "hit"]})
    assert count(annals_of(it=(Count("rolled", "faces", "hit"),)), rolled) == {0: 2}
    assert count(annals_of(it=(Count("rolled", "faces"),)), rolled) == {0: 3}


def test_only_events_with_the_wanted_values_count():
    annals = annals_of(it=(Count("gained", "n", only={"what": "spice"}),))
    assert count(
        annals, Event("gained", 0, {"what": "spice", "n": 2}), Event("gained", 0, {"what": "water", "n": 1})
    ) == {0: 2}


def test_a_secret_number_is_not_counted():
    assert count(annals_of(it=(Count("drew", "n"),)), Event("drew", 0, {}, {"n": 3}, (0,))) == {}


def test_the_last_choice_is_what_a_seat_played():
    deeds = tell_deeds(annals_of(), [Event("chose", 0, {"leader": "paul"}), Event("chose", 0, {"leader": "leto"})])
    assert deeds.played == {0: "leto"}


RESULT = Result((Ranked(0, 1, 10), Ranked(1, 2, 7), Ranked(2, 3, 3)))


def told(superlative: Superlative, **tallies: dict[int, int]) -> list[tuple[int, int]]:
    annals = Annals(PLAYED, tallies=dict.fromkeys(tallies, ()), superlatives={"it": superlative})
    return [(fact.seat, fact.number) for fact in remarkable(annals, Deeds({}, tallies), range(3), RESULT)]


def test_the_seat_with_the_highest_number_is_told():
    assert told(Superlative("spice"), spice={0: 3, 1: 5}) == [(1, 5)]


def test_two_seats_with_the_same_number_are_not_told():
    assert told(Superlative("spice"), spice={0: 5, 1: 5}) == []


def names_told(**least: int) -> list[str]:
    annals = Annals(PLAYED, superlatives={name: Superlative(name, number) for name, number in least.items()})
    deeds = Deeds({}, {name: {0: 5} for name in least})
    return [fact.name for fact in remarkable(annals, deeds, range(3), RESULT)]


def test_a_number_below_the_least_is_told_only_if_there_are_fewer_than_three_others():
    assert names_told(spice=5, solari=5, water=6, troops=5) == ["spice", "solari", "troops"]
    assert names_told(spice=6, solari=5, water=6, troops=6) == ["spice", "solari", "water"]


def test_nothing_that_nobody_did_is_told():
    assert told(Superlative("spice", least=3), spice={}) == []


def test_a_share_is_told_in_percent():
    assert told(Superlative("hits", least=50, per="dice"), hits={0: 3, 1: 4}, dice={0: 4, 1: 8}) == [(0, 75)]


def test_a_quiet_winner_is_told_only_of_the_winner_with_the_lowest_number():
    assert told(Superlative("battles", of_winner=True), battles={1: 2, 2: 1}) == [(0, 0)]
    assert told(Superlative("battles", of_winner=True), battles={0: 2, 1: 3}) == []


def reached(goal: Achievement, seat: int = 0, options: dict[str, str] | None = None, **tallies: dict[int, int]) -> bool:
    annals = Annals(PLAYED, tallies=dict.fromkeys(tallies, ()), achievements={"it": goal})
    return achieved(annals, Deeds({0: "paul"}, tallies), seat, RESULT, options or {}) == ["it"]


def test_an_achievement_needs_its_numbers():
    assert reached(Achievement({"spice": 5}), spice={0: 5})
    assert not reached(Achievement({"spice": 5}), spice={0: 4})


def test_an_achievement_may_need_that_little_was_done():
    assert reached(Achievement(at_most={"battles": 0}), battles={1: 1})
    assert not reached(Achievement(at_most={"battles": 0}), battles={0: 1})


def test_an_achievement_may_need_the_victory():
    assert reached(Achievement(won=True), seat=0)
    assert not reached(Achievement(won=True), seat=1)


def test_an_achievement_may_need_points_ahead_of_everybody():
    assert reached(Achievement(won=True, ahead=3))
    assert not reached(Achievement(won=True, ahead=4))


def test_an_achievement_may_need_an_option_and_what_was_played():
    assert reached(Achievement(options={"expansion": "epic"}), options={"expansion": "epic"})
    assert not reached(Achievement(options={"expansion": "epic"}), options={"expansion": "ix"})
    assert reached(Achievement(played=("paul",)))
    assert not reached(Achievement(played=("leto",)))


def test_games_with_another_expansion_are_of_another_pool():
    annals = Annals(PLAYED, pool=("expansion",))
    assert pool_of(annals, "imperium", {"expansion": "ix", "leaders": "draft"}, 3) == "imperium:ix:3"


def test_a_superlative_of_an_unknown_tally_stops_the_program(tmp_path: Path):
    file = tmp_path / "annals.toml"
    file.write_text('[played]\nevent = "a"\nfield = "b"\nwords = "c"\n[superlatives]\nspice = { tally = "spcie" }\n')
    with pytest.raises(BadData, match=r"\[superlatives.spice\]: there is no tally spcie"):
        read_annals(file)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_annals(key):
    game = GAMES[key]
    assert game.annals is not None
    assert set(game.annals.pool) <= {variant.key for variant in game.variants}
