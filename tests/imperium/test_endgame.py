"""The end of rounds and of the game: makers, recall, the last cards, the ranking and its tie-breakers."""

from __future__ import annotations

import pytest

from games.core.texts import plain, words
from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, NAMES, imperium


def score(table, **points):
    for name, n in points.items():
        table[NAMES.index(name.capitalize())].points["test"] = n


def result(table):
    outcome = GAME.result(table.state)
    assert outcome is not None
    return outcome


def order(table):
    return [place.seat for place in result(table).ranking]


# ---------------------------------------------------------------- makers and recall


def test_bonus_spice_gathers_where_no_agent_stands():
    table = imperium()
    table.place_agent(ANN, "imperial_basin")
    table.state.places["the_great_flat"].bonus_spice = 1
    table.finish_round()
    places = table.state.places
    assert places["the_great_flat"].bonus_spice == 2
    assert places["hagga_basin"].bonus_spice == 1
    assert places["imperial_basin"].bonus_spice == 0


def test_bonus_spice_gathers_without_limit():
    table = imperium()
    table.state.places["hagga_basin"].bonus_spice = 7
    table.finish_round()
    assert table.state.places["hagga_basin"].bonus_spice == 8


def test_agents_and_mentat_return_and_the_first_player_marker_moves_clockwise():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.give_mentat(BO)
    table.finish_round()
    assert table.state.round == 2
    assert table[ANN].ready == table[BO].ready == ["agent", "agent"]
    assert table.state.places["arrakeen"].agents == []
    assert table.state.first == BO
    assert table.is_asked(BO, "turn")


def test_the_first_player_marker_comes_round():
    table = imperium()
    for _ in range(3):
        table.finish_round()
    assert table.state.first == ANN


def test_ten_points_that_are_lost_before_the_recall_end_nothing():
    table = imperium()
    score(table, ann=8)
    table.give_alliance("emperor", ANN, 4)
    assert table.vp(ANN) == 10
    table[BO].influence["emperor"] = 4
    table.pass_turns(ANN)
    table.plot(BO, "favored_subject")
    assert table.vp(ANN) == 9
    table.finish_round()
    assert table.state.round == 2


def test_ten_points_at_the_recall_end_the_game():
    table = imperium()
    score(table, ann=10)
    table.finish_round()
    assert order(table)[0] == ANN


def test_ten_points_in_a_turn_do_not_end_the_round():
    table = imperium()
    score(table, ann=12)
    table.pass_turns(ANN)
    assert table.is_asked(BO, "turn")


def test_points_of_the_last_combat_count_for_the_end():
    table = imperium()
    score(table, ann=9)
    table.fight(ann=1)
    table.finish_round()
    assert result(table).ranking[0].score == 10


def test_an_empty_conflict_deck_ends_the_game():
    table = imperium()
    table.state.conflict_deck = []
    table.finish_round()
    assert GAME.result(table.state) is not None


def test_a_game_has_at_most_ten_rounds():
    table = imperium()
    for _ in range(9):
        table.finish_round()
    assert table.state.round == 10
    assert table.state.conflict_deck == []
    assert GAME.result(table.state) is None
    table.finish_round()
    assert GAME.result(table.state) is not None


def test_when_the_game_is_over_nobody_is_asked():
    table = imperium()
    table.to_endgame()
    assert table.questions() == []


# ---------------------------------------------------------------- the last cards


def test_last_cards_go_round_from_the_first_player_one_card_per_go():
    """Ruling A10."""
    table = imperium()
    table.hold_intrigue(ANN, "tiebreaker", "corner_the_market")
    table.hold_intrigue(BO, "plans_within_plans")
    table.to_endgame()
    assert table.is_asked(ANN, "endgame")
    table.answer(ANN, "endgame:tiebreaker")
    assert table.is_asked(BO, "endgame")
    table.answer(BO, "pass")
    assert table.is_asked(ANN, "endgame")
    table.answer(ANN, "endgame:corner_the_market")
    assert table.is_asked(BO, "endgame")
    table.answer(BO, "endgame:plans_within_plans")
    assert GAME.result(table.state) is not None


def test_last_cards_begin_with_the_holder_of_the_first_player_marker():
    table = imperium()
    table.state.first = CY
    table.hold_intrigue(ANN, "tiebreaker")
    table.hold_intrigue(CY, "plans_within_plans")
    table.to_endgame()
    assert table.is_asked(CY, "endgame")


def test_other_cards_are_refused_in_the_endgame():
    table = imperium()
    table.hold_intrigue(ANN, "windfall")
    table.to_endgame()
    assert table.keys(ANN) == ["pass"]
    assert table.refusals(ANN)["Windfall"] == "not an endgame card"
    assert table.question(ANN).mildest == {"pass": 1}
    assert table.question(ANN).standing[0].picks == {"pass": 1}


@pytest.mark.parametrize(
    ("ann", "bo", "cy", "points"), [(2, 2, 0, 1), (3, 2, 0, 2), (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 0), (3, 3, 1, 1)]
)
def test_corner_the_market_counts_spice_must_flow_cards(ann, bo, cy, points):
    table = imperium()
    for seat, n in ((ANN, ann), (BO, bo), (CY, cy)):
        table[seat].discard += ["the_spice_must_flow"] * n
    table.hold_intrigue(ANN, "corner_the_market")
    table.to_endgame()
    table.answer(ANN, "endgame:corner_the_market")
    assert table.vp(ANN) == points


@pytest.mark.parametrize(("steps", "points"), [((3, 3, 3, 3), 2), ((6, 6, 3, 0), 1), ((6, 6, 2, 2), 0)])
def test_plans_within_plans_counts_factions_with_three_influence(steps, points):
    table = imperium()
    table[ANN].influence = dict(zip(table[ANN].influence, steps, strict=True))
    table.hold_intrigue(ANN, "plans_within_plans")
    table.to_endgame()
    before = table.vp(ANN)
    table.answer(ANN, "endgame:plans_within_plans")
    assert table.vp(ANN) == before + points


def test_tiebreaker_is_used_once_in_combat_or_in_the_endgame():
    table = imperium()
    table.hold_intrigue(ANN, "tiebreaker")
    table.to_endgame()
    table.answer(ANN, "endgame:tiebreaker")
    assert table[ANN].spice == 10
    assert table[ANN].intrigue == []


# ---------------------------------------------------------------- the ranking


def test_most_victory_points_win():
    table = imperium()
    score(table, ann=3, bo=11, cy=5)
    table.to_endgame()
    assert order(table) == [BO, CY, ANN]
    assert result(table).decided_by is None
    assert [place.rank for place in result(table).ranking] == [1, 2, 3]


def test_points_may_pass_twelve():
    table = imperium()
    score(table, ann=15)
    table.to_endgame()
    assert result(table).ranking[0].score == 15


@pytest.mark.parametrize("what", ["spice", "solari", "water", "garrison"])
def test_a_tie_is_broken_by_what_comes_next(what):
    table = imperium()
    for seat in (ANN, BO, CY):
        table[seat].spice = table[seat].solari = table[seat].water = 2
    setattr(table[BO], what, 4)
    # Whatever comes later in the list does not count.
    later = ["spice", "solari", "water", "garrison"]
    for other in later[later.index(what) + 1 :]:
        setattr(table[ANN], other, 5)
    table.to_endgame()
    assert order(table)[0] == BO
    assert result(table).decided_by.key == f"decided-{what}"
    assert plain(words().say(result(table).decided_by, NAMES)).startswith("A tie, decided by ")


def test_those_with_as_many_points_as_another_are_tied():
    table = imperium()
    score(table, ann=7, bo=11, cy=7)
    table.to_endgame()
    winner, *others = result(table).ranking
    assert (winner.seat, winner.is_tied) == (BO, False)
    assert all(place.is_tied for place in others)


def test_the_last_tie_is_broken_by_the_latest_reveal_turn():
    table = imperium()
    table[CY].spice = table[CY].solari = 0
    table.to_endgame()
    assert order(table) == [CY, BO, ANN]
    assert result(table).decided_by.key == "decided-reveal"


def test_the_latest_reveal_is_told_by_the_round_not_by_the_seat():
    table = imperium()
    table[CY].spice = table[CY].solari = 0
    table.send(ANN, "reconnaissance", "arrakeen")
    table.end(ANN)
    table[ANN].garrison, table[ANN].supply = 3, 9
    table.pass_turns(BO, CY)
    table.to_endgame()
    assert order(table) == [ANN, CY, BO]


def test_the_result_tells_where_the_points_came_from():
    table = imperium()
    table[ANN].influence["fremen"] = 2
    table.fight(ann=1)
    table.to_endgame()
    place = result(table).ranking[0]
    assert (place.seat, place.score) == (ANN, 2)
    assert sum(points for _, points in place.sources) == 2
