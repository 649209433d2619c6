"""An action that can change nothing is not offered, and its reason is given. A turn must be spent on something, though."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import BOX
from games.arrakis.steps.maneuver import Maneuver
from games.arrakis.steps.moving import Orders, WhereTo
from games.arrakis.vocabulary import Deck, Side, Vehicle
from games.core.agenda import Play
from games.core.texts import words
from tests.arrakis.table import WarTable
from tests.arrakis.test_placing import FIELDS, spread

H, A = "harkonnen", "atreides"


def reasons(table: WarTable, side: str) -> dict[str, str]:
    """Return why options are refused to a side, by the options' text keys and first arguments."""
    return {words().say(each.text): words().say(each.reason) for each in table.ask(side, "action").refused}


def options_after(side: str, dice: str, *places: tuple[str, str], enters: tuple[str, ...] = ()) -> set[str]:
    table = WarTable()
    for area, what in places:
        table.put(area, side, what)
    for leader in enters:
        table.enter(leader)
    table.turn(side, dice, "m" * 4)
    return set(table.options(side, "action"))


@pytest.mark.parametrize("side", [H, A])
def test_without_a_legion_strategy_is_not_offered(side: str):
    assert "die:strategy" not in options_after(side, "sm")
    assert "die:strategy" in options_after(side, "sm", ("sei_02", "1r"))


@pytest.mark.parametrize("side", [H, A])
def test_without_a_legion_with_a_leader_leadership_is_not_offered(side: str):
    assert "die:leadership" not in options_after(side, "lm", ("sei_02", "6r"))
    assert "die:leadership" in options_after(side, "lm", ("sei_02", f"1r {'bashar' if side == H else 'naib'}"))


def test_a_legion_that_can_only_attack_is_enough():
    table = WarTable()
    table.put("sei_02", H, "1r")
    for near in ("sei_01", "sei_03", "harg_pass", "pasty_mesa"):
        table.put(near, A, "1r")
    table.turn(H, "sm", "m")
    assert "die:strategy" in table.options(H, "action")


def test_the_reason_is_given():
    table = WarTable()
    table.turn(H, "slm", "m")
    found = reasons(table, H)
    assert "No legion of yours can move or attack." in found.values()
    assert "No legion of yours with a leader can move or attack." in found.values()


def test_a_refused_action_cannot_be_picked():
    table = WarTable()
    table.turn(H, "sm", "m")
    assert table.refuses(H, {"die:strategy": 1})


@pytest.mark.parametrize("dice", ["s", "ss", "sl"])
def test_a_turn_must_be_spent_so_the_last_useless_dice_are_offered(dice: str):
    table = WarTable()
    table.turn(H, dice, "m")
    assert "die:strategy" in table.options(H, "action")
    assert not table.ask(H, "action").refused
    table.answer(H, "die:strategy")
    table.skip_to("action", "end-turn")


def at_two_legions() -> WarTable:
    table = WarTable()
    for area in ("sei_02", "sei_05"):
        table.put(area, H, "2r")
    table.turn(H, "sm", "m")
    table.answer(H, "die:strategy")
    return table


def test_a_legion_that_stays_uses_up_no_move():
    table = at_two_legions()
    table.acts(H, "move:sei_02", "stay")
    assert table.ask(H, "maneuver").prompt.args["moves"] == 2
    table.acts(H, "move:sei_05", "to:sei_04", "move:sei_02", "to:sei_03")
    assert (table.at("sei_04"), table.at("sei_03")) == ("2r", "2r")
    assert not table.is_asked(H, "maneuver")


def test_a_legion_that_stays_may_be_chosen_again():
    table = at_two_legions()
    table.acts(H, "move:sei_02", "stay", "move:sei_02", "stay", "move:sei_02", "to:sei_03")
    assert table.at("sei_03") == "2r"
    assert table.ask(H, "maneuver").prompt.args["moves"] == 1


def test_a_part_that_stays_uses_up_no_move():
    table = at_two_legions()
    table.acts(H, "move:sei_02", "part", "regular", "stay")
    assert table.ask(H, "maneuver").prompt.args["moves"] == 2


def test_a_war_kept_before_staying_was_free_goes_on():
    """In older saves the rest of the action was on the agenda while the player was asked where a legion goes."""
    for key, there in (("to:sei_03", ""), ("stay", "2r")):
        table = at_two_legions()
        table.state.asks.clear()
        play = Play(table.state)
        play.push(Maneuver(table.seat(H), 1, Orders(), first=False))
        play.ask(table.seat(H), WhereTo("sei_02", Orders()))
        table.state = GAME.decode(GAME.encode(table.state))
        assert bool(warning_of(table, "where", "stay"))
        table.answer(H, key)
        assert table.at("sei_02") == there
        assert table.ask(H, "maneuver").prompt.args["moves"] == 1


def test_the_attack_is_still_there_after_a_legion_stays():
    table = WarTable()
    table.put("neo_12", H, "2r")
    table.put("neo_11", A, "1r")
    table.turn(H, "sm", "m")
    table.acts(H, "die:strategy", "move:neo_12", "stay")
    assert "attack:neo_12:neo_11" in table.options(H, "maneuver")
    table.acts(H, "move:neo_12", "to:neo_08")
    assert not table.is_asked(H, "maneuver") or "attack:neo_08:neo_11" not in table.options(H, "maneuver")


def test_a_die_spent_for_nothing_is_warned_of_until_a_legion_has_moved():
    table = at_two_legions()
    assert warning_of(table, "maneuver", "done")
    table.acts(H, "move:sei_02", "stay")
    assert warning_of(table, "maneuver", "done")
    table.acts(H, "move:sei_02")
    assert not warning_of(table, "where", "stay")
    table.acts(H, "to:sei_03")
    assert not warning_of(table, "maneuver", "done")


def warning_of(table: WarTable, kind: str, key: str) -> str:
    (found,) = [option for option in table.ask(H, kind).options if option.key == key]
    return words().say(found.warning) if found.warning else ""


@pytest.mark.parametrize(("left", "is_offered"), [(0, False), (1, True)])
def test_mentat_needs_a_card_in_a_deck(left: int, is_offered: bool):
    table = WarTable()
    table.put("sei_02", H, "1r")
    for deck in (Deck.HOUSE_HARKONNEN, Deck.CORRINO_ALLY):
        table.state.decks[deck] = table.state.decks[deck][: left if deck == Deck.CORRINO_ALLY else 0]
    table.turn(H, "sm", "m")
    assert ("die:mentat" in table.options(H, "action")) == is_offered


def test_deployment_needs_a_settlement():
    table = WarTable()
    for there in table.state.areas.values():
        there.town = 0
    table.turn(H, "dm", "m")
    assert "die:deployment" not in table.options(H, "action")


def test_deployment_of_a_leader_alone_needs_units_in_a_settlement():
    regulars = BOX.units[Side.HARKONNEN].regular
    assert "die:deployment" not in options_after(H, "dm", *spread("r", regulars, FIELDS))
    places = [("carthag", "1r"), *spread("r", regulars - 1, FIELDS)]
    assert "die:deployment" in options_after(H, "dm", *places)


def test_atreides_without_tokens_deploy_a_leader_only_to_units():
    table = WarTable()
    table.state.pool.clear()
    table.turn(A, "dm", "m")
    assert "die:deployment" not in table.options(A, "action")
    table.put("sihaya_ridge", A, "1r")
    table.turn(A, "dm", "m")
    assert "die:deployment" in table.options(A, "action")


@pytest.mark.parametrize(("places", "is_offered"), [((), False), ((("sei_02", "1r paul_atreides"),), True)])
def test_pauls_special_needs_paul_on_the_board(places: tuple[tuple[str, str], ...], is_offered: bool):
    assert ("special:paul_atreides" in options_after(A, "lm", *places)) == is_offered


def test_the_reason_names_the_leader_who_is_away():
    table = WarTable()
    table.turn(A, "lm", "m")
    assert "Paul Atreides is not on the board." in reasons(table, A).values()


def test_a_special_that_replaces_units_needs_such_units():
    assert "special:baron_harkonnen" not in options_after(H, "hm", ("sei_02", "2e"))
    assert "special:baron_harkonnen" in options_after(H, "hm", ("sei_02", "1r"))


def special_of_chani() -> WarTable:
    """Use a special of which only the second way can be done: no elite can become Fedaykin."""
    table = WarTable()
    table.put("sei_02", A, "1r")
    table.enter("chani")
    table.turn(A, "sm", "m")
    table.answer(A, "special:chani")
    return table


def test_only_possible_ways_of_a_special_are_offered():
    assert set(special_of_chani().options(A, "either")) == {"way:2", "none"}


def test_an_older_button_for_a_way_that_changes_nothing_is_still_taken():
    table = special_of_chani()
    table.answer(A, "way:1")
    assert not table.is_asked(A, "either")
    assert table.at("sei_02") == "1r"


def test_the_house_die_offers_the_part_that_can_be_done():
    table = WarTable()
    table.turn(H, "h", "m")
    table.answer(H, "die:house")
    assert "elites" not in table.options(H, "house")
    assert {"harvester", "all:harvester"} <= set(table.options(H, "house"))


def test_desert_power_that_can_do_nothing_is_not_offered():
    table = WarTable()
    table.state.wormsigns.clear()
    table.turn(A, "m", "mm")
    assert "desert" not in table.options(A, "action")
    table.worm("neo_05")
    table.turn(A, "m", "mm")
    assert "desert" in table.options(A, "action")


def test_to_pass_the_whole_action_is_warned_of():
    table = WarTable()
    table.put("sei_02", H, "1r")
    table.turn(H, "s", "m")
    table.answer(H, "die:strategy")
    done = next(option for option in table.ask(H, "maneuver").options if option.key == "done")
    assert done.warning is not None
    table.acts(H, "move:sei_02", "to:sei_03")
    assert all(option.warning is None for question in table.questions() for option in question.options)


def test_to_draw_nothing_is_warned_of_in_the_action_and_not_on_a_card():
    table = WarTable()
    table.give(H, "evidence_of_rebellion")
    table.turn(H, "mm", "mm")
    table.answer(H, "die:mentat")
    assert [option.key for option in table.ask(H, "draw").options if option.warning] == ["none"]
    table.turn(H, "mm", "mm")
    table.acts(H, "play:evidence_of_rebellion", "none")
    assert not [option for option in table.ask(H, "draw").options if option.warning]


def test_an_aircraft_is_not_placed_over_another_of_its_kind():
    table = WarTable()
    table.put("carthag", H, "3r")
    table.state.zones = {"az_neo_nei": Vehicle.CARRYALL, "az_nwo_nwi": Vehicle.ORNITHOPTER}
    table.turn(H, "h", "m")
    table.answer(H, "die:house")
    table.answer(H, Vehicle.ORNITHOPTER)
    offered = table.options(H, "where-vehicle")
    assert "to:az_neo_nei" in offered
    assert "to:az_nwo_nwi" not in offered


def test_a_vehicle_that_was_placed_is_neither_moved_nor_replaced_by_the_same_die():
    table = WarTable()
    table.put("carthag", H, "3r")
    table.state.zones = {"az_neo_nei": Vehicle.CARRYALL, "az_nei_sei": Vehicle.ORNITHOPTER}
    table.turn(H, "h", "m")
    for key in ("die:house", "shift:az_neo_nei", "to:az_nwo_nwi"):
        table.answer(H, key)
    shifts = {key for key in table.options(H, "which-vehicle") if key.startswith("shift:")}
    assert shifts == {"shift:az_nei_sei"}
    table.answer(H, "shift:az_nei_sei")
    assert "to:az_nwo_nwi" not in table.options(H, "where-vehicle")
