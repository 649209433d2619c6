"""What stands beside a question of the war: dice of an attack, bans, what an area is worth, and why one would."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import TOKENS
from games.arrakis.options import asks_ties
from games.arrakis.rules.contents import area_help
from games.arrakis.state import Attack, Battle
from games.arrakis.steps.dice import ChangeTo, WhereToLay
from games.arrakis.steps.ending import WhoComesHome
from games.arrakis.steps.harvesting import SpendSpice
from games.arrakis.steps.maneuver import odds_text
from games.arrakis.steps.vehicles import WhereVehicles
from games.arrakis.vocabulary import KINDS, Result, Side, Vehicle
from games.core.protocol import Setup, Text
from games.core.texts import plain, words
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable

A, H = Side.ATREIDES, Side.HARKONNEN


def say(text: Text | None) -> str:
    return plain(words().say(text, ["Ann", "Bo"])) if text else ""


def told_of_attack(theirs: str) -> str:
    table = WarTable()
    table.put("nei_01", "harkonnen", "4r")
    table.put("nei_02", "atreides", theirs)
    battle = Battle(H, "nei_01", "nei_02", Attack())
    return say(odds_text(table.state, battle))


def test_an_attack_says_dice_against_dice():
    assert told_of_attack("2r") == "4 dice against 2. Cards may add dice"


def test_an_attack_says_that_face_down_tokens_may_be_more():
    assert "or more: 2 tokens are face down" in told_of_attack("1r t:d1 t:d2")


def test_an_attack_on_a_hidden_sietch_does_not_tell_its_rank():
    table = WarTable()
    table.put("neo_12", "harkonnen", "4r")
    table.put("gara_kulon", "atreides", "2r")
    odds = odds_text(table.state, Battle(H, "neo_12", "gara_kulon", Attack()))
    assert say(odds).startswith("4 dice against 2 and the hidden rank")
    table.area("gara_kulon").shown = True
    assert say(odds_text(table.state, Battle(H, "neo_12", "gara_kulon", Attack()))).startswith("4 dice against 4.")


def test_an_attacker_counts_what_lies_under_the_own_tokens():
    table = WarTable()
    table.put("nei_02", "atreides", "1r t:d1")
    table.put("nei_01", "harkonnen", "1r")
    dice = 1 + sum(TOKENS["d1"].of(kind) for kind in KINDS)
    assert say(odds_text(table.state, Battle(A, "nei_02", "nei_01", Attack()))).startswith(f"{dice} dice against 1")


@pytest.mark.parametrize(
    ("spice", "said"),
    [
        (
            "choam",
            "CHOAM, now in row 1: unpaid it goes to row 2 and bans until the next harvest: Harkonnen stack limit 5.",
        ),
        ("spacing_guild", "No scouting"),
    ],
)
def test_paying_spice_says_before_what_each_ban_does(spice, said):
    table = WarTable()
    context = " ".join(say(text) for text in SpendSpice(4, ()).context(table.state, 1))
    assert said in context


def test_what_is_paid_for_is_no_longer_threatened():
    table = WarTable()
    assert len(SpendSpice(4, ("keep:choam",)).context(table.state, 1)) == 2


def test_an_option_to_pay_says_where_the_marker_will_stand():
    table = WarTable()
    table.state.imperium = dict.fromkeys(table.state.imperium, 2)
    helps = {option.key: say(option.help) for option in SpendSpice(6, ()).options(table.state, 1)}
    assert helps["raise:choam"] == "It will be in row 1, without its ban"
    assert helps["stockpile"].startswith("Supremacy ")
    assert helps["done"] == "1 is kept for the next harvest, 5 lost"


def test_changing_a_die_says_how_many_slots_there_are():
    table = WarTable()
    player = table.player("harkonnen")
    player.dice = {Result.STRATEGY: 6}
    (told,) = ChangeTo().context(table.state, table.seat("harkonnen"))
    slots = player.slots[Result.STRATEGY]
    assert say(told).startswith(f"You have 6 dice of strategy, and slots for {slots}.")


def test_calling_leaders_home_says_what_becomes_of_them():
    (told,) = WhoComesHome(Side.HARKONNEN).context(WarTable().state, 1)
    assert "can be deployed elsewhere" in say(told)


def test_a_field_for_a_harvester_says_how_much_spice_it_brings():
    table = WarTable()
    options = WhereVehicles(Vehicle.HARVESTER, 3).options(table.state, 1)
    helps = [say(option.help) for option in options]
    assert any(told.startswith("2 spice") and "deep desert" in told.casefold() for told in helps)
    assert any(told.startswith("1 spice") for told in helps)


@pytest.mark.parametrize("vehicle", list(Vehicle))
def test_placing_vehicles_says_why_one_would(vehicle):
    (told,) = WhereVehicles(vehicle, 1).context(WarTable().state, 1)
    assert vehicle in say(told).casefold()


def test_laying_a_token_as_a_die_says_what_it_costs():
    table = WarTable()
    table.state.bene_gesserit[A] = 2
    (told,) = WhereToLay(A).context(table.state, 0)
    assert "one more action die" in say(told)
    assert "You have 2." in say(told)


# ---------------------------------------------------------------- the automa, and the lobby


def test_the_automa_decides_its_ties_unless_the_table_chose_otherwise():
    new = Setup(("Ann",), {"enemy": "mahdi"}, bytes(32))
    assert GAME.new(new)[0].options["ties"] == "mahdi"
    assert SoloTable().state.options["ties"] == "player"


def test_a_war_from_before_the_choice_still_asks():
    assert asks_ties({})
    assert not asks_ties({"ties": "mahdi"})


@pytest.mark.parametrize(
    ("options", "people", "said"),
    [
        ({}, 1, "The Mahdi automa plays Harkonnen against you"),
        ({"enemy": "mahdi"}, 2, "as partners"),
        ({}, 2, "drawn by lot"),
        ({"sides": "harkonnen"}, 2, "Harkonnen is played by the first seat, Atreides by the second."),
        ({"shared": "atreides"}, 3, "Two players share Atreides."),
        ({}, 4, "Two partners play each side."),
    ],
)
def test_the_lobby_says_who_plays_which_side(options, people, said):
    assert said in " ".join(say(note) for note in GAME.lobby_notes(options, people))


def test_stand_ins_stand_at_the_top_of_the_rules_and_in_the_lobby():
    first = say(GAME.rules({})[0].lines[0])
    assert first.startswith("Stand-ins:")
    assert first in [say(note) for note in GAME.lobby_notes({}, 2)]


# ---------------------------------------------------------------- the end of a turn


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself():
    table = WarTable()
    table.put("nei_01", "harkonnen", "2r")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "die:strategy", "move:nei_01", "to:nei_02")
    assert table.ask("harkonnen", "end-turn").lapses


def test_a_turn_in_which_something_may_be_done_for_free_waits_for_its_player():
    table = WarTable()
    table.put("nei_01", "harkonnen", "2r")
    table.state.zones["A1"] = Vehicle.ORNITHOPTER
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "die:strategy", "move:nei_01", "to:nei_02")
    asked = table.ask("harkonnen", "end-turn")
    assert asked.lapses == (len(asked.options) == 1)


def test_a_menu_of_areas_says_what_each_holds():
    table = WarTable()
    deep = next(area for area in table.state.areas if say(area_help(table.state, area)) == "deep desert")
    table.harvest(deep)
    table.sign(deep)
    assert say(area_help(table.state, deep)) == "deep desert: a harvester for 2 spice and a wormsign"
    table.put("nei_01", "harkonnen", "4r")
    assert say(area_help(table.state, "nei_01")).endswith(": Harkonnen with 4 units")


def test_a_menu_does_not_tell_what_lies_face_down():
    table = WarTable()
    table.put("nei_02", "atreides", "1r t:d1")
    told = say(area_help(table.state, "nei_02"))
    assert told.endswith(": Atreides with 2 units")
