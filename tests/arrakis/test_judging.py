"""How minds rate the war: the distance of prescience cards, and answers that make them true."""

from __future__ import annotations

from games.arrakis import GAME
from games.arrakis.judging.vision_distances import ACTIONS_LACKING, VisionDistances, camps_of
from games.arrakis.steps.ending import PruneRow
from games.core.live_questions import first_open_question
from games.core.simulation import random_below
from players.tournament import STEADY
from tests.arrakis.table import WarTable


def lack(table: WarTable, vision: str) -> float:
    return ACTIONS_LACKING[vision](VisionDistances(table.state), camps_of(table.state))


def mind_answers(table: WarTable) -> str:
    """Answer the open question with a steady mind, and return its first pick."""
    live = first_open_question(table.state)
    picks = STEADY(GAME, table.state, live, random_below("mind"))
    table.pick(live.seat, picks)
    return next(iter(picks), "")


def test_a_vision_lacks_half_an_action_for_every_step_of_the_nearest_legions():
    table = WarTable()
    table.put("arsunt", "atreides", "1r")
    table.put("splintered_rock", "atreides", "1r")
    table.put("nwo_14", "atreides", "1r")
    table.area("arsunt").town = 0
    assert lack(table, "new_hidden_wind_traps") == 0.5, "two stand on mountains, the third a step away"
    table.put("broken_land", "atreides", "1r")
    assert lack(table, "new_hidden_wind_traps") == 0


def test_paul_and_jessica_come_together_in_the_sietch_that_is_nearest_to_both():
    table = WarTable()
    table.put("neo_02", "atreides", "1r paul_atreides")
    table.put("neo_06", "atreides", "1r lady_jessica")
    assert lack(table, "bene_gesserit_ways") == 1, "a step each to Sihaya Ridge"


def test_who_is_not_on_the_board_comes_by_deployment():
    table = WarTable()
    table.put("sihaya_ridge", "atreides", "1r")
    assert lack(table, "fremen_call_paul_mahdi") == 1
    table.put("sihaya_ridge", "atreides", "1r paul_atreides")
    assert lack(table, "fremen_call_paul_mahdi") == 0


def test_a_mind_lays_wormsigns_for_a_ride_that_is_a_vision():
    table = WarTable()
    table.reveal("standin_sandriders")
    table.put("sihaya_ridge", "atreides", "2r")
    table.turn("atreides", "s", "ssss")
    table.acts("atreides", "desert", "signs")
    mind_answers(table)
    assert VisionDistances(table.state).can_ride_far


def test_a_mind_takes_out_of_the_deck_what_hardly_ever_comes_true():
    table = WarTable()
    table.reveal("standin_legend", "the_desert_war")
    table.run(PruneRow())
    mind_answers(table)
    assert table.events_of("visions-removed")[0]["visions"] == ["standin_legend"]
