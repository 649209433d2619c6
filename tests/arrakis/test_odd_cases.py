"""Odd situations in which two rules of the war meet."""

from __future__ import annotations

import pytest

from games.arrakis.components import MAP
from games.arrakis.rules.leaders import gain_bene_gesserit
from games.arrakis.steps.harvesting import Harvest
from games.arrakis.vocabulary import Imperium, Result, Side
from games.core.agenda import Play
from tests.arrakis.table import WarTable
from tests.arrakis.test_battle import ATTACKER, SIETCH, battle, fight
from tests.arrakis.test_desert_and_spice import hazards

# ---------------------------------------------------------------- battles and retreats


def test_a_retreat_onto_a_station_takes_nothing():
    table = battle("4r", "3r", rank=0)
    area = next(area for area in MAP.areas[SIETCH].adj if area != ATTACKER)
    table.area(area).station = "kh"
    fight(table, "ssss", "sss")
    table.faces("ssss", "sss")
    table.answer("harkonnen", "continue")
    table.answer("atreides", "retreat")
    if table.is_asked("harkonnen", "drive"):
        table.answer("harkonnen", f"to:{area}")
    assert table.at(area) == "3r"
    assert table.area(area).station == "kh"


def test_a_retreat_into_a_full_stack_leaves_six():
    table = battle("4r", "3r", rank=0)
    area = next(area for area in MAP.areas[SIETCH].adj if area != ATTACKER)
    table.put(area, "atreides", "5e")
    fight(table, "ssss", "sss")
    table.faces("ssss", "sss")
    table.answer("harkonnen", "continue")
    table.answer("atreides", "retreat")
    table.answer("harkonnen", f"to:{area}")
    while table.is_asked("atreides", "excess"):
        table.mildly()
    assert table.area(area).force.size == 6


def test_harkonnen_who_advance_onto_a_wormsign_flip_it_and_go_where_atreides_send_them():
    table = battle("4r", "1r", rank=0)
    table.sign(SIETCH, "sandworm")
    fight(table, "hhhh", "s")
    table.answer("harkonnen", "advance")
    assert table.area(SIETCH).worm
    table.answer("atreides", "to:neo_15")
    assert (table.at(SIETCH), table.at("neo_15")) == ("", "4r")


def test_more_tokens_than_a_legion_may_hold_are_counted_out_before_the_battle():
    table = battle("4r", "5r t:d1 t:d2", rank=0)
    assert table.area(SIETCH).force.size == 7
    fight(table, "ssss", "ssssss")
    while table.is_asked("atreides", "excess"):
        table.mildly()
    assert table.area(SIETCH).force.size <= 6
    assert not table.area(SIETCH).force.tokens


# ---------------------------------------------------------------- hazards and spice


def test_a_harvester_stays_where_its_legion_survives_the_worm():
    table = WarTable()
    table.put("neo_10", "harkonnen", "6r")
    table.harvest("neo_10")
    table.sign("neo_10", "sandworm")
    for area in MAP.areas["neo_10"].adj:
        if not table.area(area).sietch:
            table.put(area, "atreides", "1r")
    table.faces("hsss", "ss")
    hazards(table)
    while table.is_asked("harkonnen", "casualties"):
        table.mildly()
    assert table.area("neo_10").harvester
    assert table.area("neo_10").force.size == 5
    assert not table.area("neo_10").worm, "it attacked and is gone"


def test_carryalls_save_nothing_in_the_action_phase():
    table = WarTable()
    table.harvest("neo_01")
    table.worm("neo_02")
    table.fly("az_neo_nei", "carryall")
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "desert", "strike:neo_02:neo_01")
    assert not table.area("neo_01").harvester
    assert table.state.zones, "the carryall flies on"


def test_a_ban_of_the_bottom_row_goes_on_and_another_ends_with_the_next_harvest():
    table = WarTable()
    table.rows(1, 1, 5)
    table.state.bans = [Imperium.CHOAM, Imperium.LANDSRAAD]
    table.harvest("neo_01", "neo_02", "neo_04", "swo_02", "nwo_05")
    table.run(Harvest())
    while table.questions():
        keep = next((key for key in table.options("harkonnen") if key.startswith("keep:")), None)
        table.answer("harkonnen", keep) if keep else table.mildly()
    assert table.state.bans == [Imperium.LANDSRAAD]


@pytest.mark.parametrize(("row", "bans"), [(4, []), (5, [Imperium.CHOAM])])
def test_while_spice_is_spent_only_bans_of_the_bottom_row_hold(row: int, bans: list[Imperium]):
    table = WarTable()
    table.rows(row, 1, 1)
    table.state.bans = [Imperium.CHOAM]
    table.harvest("neo_01", "neo_02")
    table.run(Harvest())
    assert table.is_asked("harkonnen", "spice")
    assert table.state.bans == bans


def test_a_marker_raised_from_the_bottom_row_bans_no_longer():
    table = WarTable()
    table.rows(5, 1, 1)
    table.state.bans = [Imperium.CHOAM]
    table.harvest("neo_01", "neo_02", "neo_13", "neo_14")
    table.run(Harvest())
    table.acts("harkonnen", "raise:choam", "keep:spacing_guild", "keep:landsraad")
    while table.questions():
        table.mildly()
    assert table.state.bans == []


# ---------------------------------------------------------------- decks, pools and tokens


def test_the_mentat_draws_what_is_left():
    table = WarTable()
    for deck in table.player("harkonnen").boards:
        table.state.decks[deck] = table.state.decks[deck][:1]
    table.turn("harkonnen", "m", "ss")
    table.answer("harkonnen", "die:mentat")
    options = table.options("harkonnen", "draw")
    assert "draw:2:0" not in options
    table.answer("harkonnen", "draw:1:1")
    assert len(table.player("harkonnen").hand) == 2


def test_a_bene_gesserit_token_that_was_laid_and_not_used_is_lost():
    table = WarTable()
    table.put("carthag", "harkonnen", "2r")
    table.turn("harkonnen", "s", "m")
    table.player("atreides").laid = Result.MENTAT
    had = dict(table.state.bene_gesserit), table.state.bene_gesserit_reserve
    table.acts("harkonnen", "die:strategy", "done")
    if table.is_asked("harkonnen", "end-turn"):
        table.answer("harkonnen", "end")
    assert table.player("atreides").laid is None
    assert (table.state.bene_gesserit, table.state.bene_gesserit_reserve) == had


def test_who_gains_from_an_empty_reserve_gains_nothing():
    table = WarTable()
    table.state.bene_gesserit_reserve = 0
    before = dict(table.state.bene_gesserit)
    gain_bene_gesserit(Play(table.state), Side.HARKONNEN)
    assert table.state.bene_gesserit == before
