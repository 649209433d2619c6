"""Deployment, house action and spice of the automa, and what guerrilla training gives it."""

from __future__ import annotations

import pytest

from games.arrakis.mahdi.deploying import Better, Deploy
from games.arrakis.rules.board import harvesters, zones_with
from games.arrakis.state import Phase
from games.arrakis.steps.harvesting import PaySpice
from games.arrakis.steps.hazards import Resolve
from games.arrakis.vocabulary import Imperium, Kind, Vehicle
from tests.arrakis.mahdi.solo import SoloTable

THREE = Deploy({Kind.REGULAR: 3})


def exhaust(table: SoloTable, *leaders: str) -> None:
    for leader in leaders:
        table.state.leaders[leader] = False


# ---- deployment


def test_units_and_a_leader_come_to_the_strongest_settlement():
    table = SoloTable(harkonnen={"arsunt": "2r", "carthag": "1r"})
    table.does(THREE)
    assert table.at("arsunt") == "5r beast_rabban"


def test_then_to_the_settlement_nearest_the_target():
    table = SoloTable(aims="sihaya_ridge", harkonnen={"hagga_basin": "1r", "arrakeen": "1r"})
    table.does(THREE)
    assert table.at("arrakeen") == "4r beast_rabban"


def test_what_does_not_fit_goes_to_the_next():
    table = SoloTable(harkonnen={"arsunt": "5r", "carthag": "2r"})
    table.does(THREE)
    assert (table.at("arsunt"), table.at("carthag")) == ("6r beast_rabban", "4r")


def test_from_a_full_settlement_units_and_leader_go_to_the_next():
    table = SoloTable(harkonnen={"arsunt": "6r", "carthag": "2r"})
    table.does(THREE)
    assert (table.at("arsunt"), table.at("carthag")) == ("6r", "5r beast_rabban")


def test_where_every_settlement_is_full_the_leader_comes_alone():
    table = SoloTable(aims="sihaya_ridge", harkonnen={"hagga_basin": "6r", "arrakeen": "6r"})
    for area in ("carthag", "arsunt", "imperial_basin", "north_pole"):
        table.area(area).town = 0
    table.does(THREE)
    assert (table.at("hagga_basin"), table.at("arrakeen")) == ("6r", "6r beast_rabban")


def test_rabban_or_feyd_come_first_then_another_named_leader():
    table = SoloTable(harkonnen={"arsunt": "1r", "carthag": "1r beast_rabban"})
    table.does(Deploy({Kind.REGULAR: 1}))
    assert set(table.tie.among) == {"baron_harkonnen", "captain_aramsham"}
    table.answer("atreides", "captain_aramsham")
    assert "captain_aramsham" in table.at("carthag")


def test_without_a_named_leader_a_bashar_comes():
    table = SoloTable(harkonnen={"arsunt": "2r beast_rabban baron_harkonnen captain_aramsham"})
    table.does(Deploy({Kind.REGULAR: 1}))
    assert table.at("arsunt").endswith("bashar")


@pytest.mark.parametrize(
    ("wanted", "board", "placed"),
    [
        (Kind.REGULAR, "6r", "3e"),
        (Kind.ELITE, "6e", "3s"),
        (Kind.SPECIAL, "6s", "3e"),
    ],
)
def test_a_missing_kind_is_replaced_one_step_higher_else_one_lower(wanted, board, placed):
    table = SoloTable()
    letter = board[1]
    full = {"r": ("neo_01", "neo_03", "neo_04", "neo_06"), "e": ("neo_01", "neo_03"), "s": ("neo_01",)}[letter]
    for area in full:
        table.put(area, "harkonnen", board)
    if letter == "s":
        table.put("neo_03", "harkonnen", "2s")
    table.does(Deploy({wanted: 3}))
    table.goes_any_way()
    towns = ("arrakeen", "carthag", "imperial_basin", "arsunt", "hagga_basin", "north_pole")
    assert any(table.at(town).startswith(placed) for town in towns)


def test_a_deployment_die_uses_captain_aramsham():
    table = SoloTable(harkonnen={"arsunt": "1r"})
    table.rolls("deployment")
    assert table.at("arsunt") == "3r 1s beast_rabban"
    assert table.state.leaders["captain_aramsham"] is False


def test_once_he_is_exhausted_it_brings_three_regulars():
    table = SoloTable()
    exhaust(table, "captain_aramsham")
    table.put("arsunt", "harkonnen", "1r")
    table.rolls("deployment")
    assert table.at("arsunt") == "4r beast_rabban"


# ---- house


def test_a_house_die_does_both():
    table = SoloTable("sihaya_ridge")
    exhaust(table, "baron_harkonnen")
    table.put("neo_02", "harkonnen", "3r")
    table.put("sihaya_ridge", "atreides", "6r")
    table.rolls("house")
    table.goes_any_way()
    assert table.at("neo_02") == "1r 2e"
    assert (len(harvesters(table.state)), len(zones_with(table.state, Vehicle.ORNITHOPTER))) == (1, 1)


def test_the_barons_special_goes_before_it():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_02": "4r"})
    table.rolls("house")
    assert table.at("neo_02") == "1r 3e"
    assert not harvesters(table.state)


def test_better_troops_come_to_the_legion_nearest_a_sietch():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_02": "1r", "neo_07": "3r"})
    table.does(Better(2, Kind.REGULAR, Kind.ELITE))
    assert (table.at("neo_02"), table.at("neo_07")) == ("1e", "2r 1e"), "and what is left to the next"


def test_then_to_the_one_strongest_against_a_sietch_it_can_attack():
    table = SoloTable(
        "sihaya_ridge", "gara_kulon", atreides={"sihaya_ridge": "1r"}, harkonnen={"neo_02": "2r", "neo_14": "2r"}
    )
    table.does(Better(2, Kind.REGULAR, Kind.ELITE))
    assert table.at("neo_14") == "2e", "nobody defends Gara Kulon"


def test_then_to_the_one_nearest_the_target():
    table = SoloTable("sihaya_ridge", "gara_kulon", aims="gara_kulon", harkonnen={"neo_02": "2r", "neo_14": "2r"})
    table.does(Better(2, Kind.REGULAR, Kind.ELITE))
    assert table.at("neo_14") == "2e"


def test_tokens_are_turned_up_for_better_troops():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_02": "1r"})
    table.mahdi.black.remove("b1")
    table.area("neo_02").force.tokens = ["b1"]
    table.does(Better(2, Kind.REGULAR, Kind.ELITE))
    assert table.at("neo_02") == "1r 2e", "the token showed two regulars"


def test_shaddams_special_turns_elites_into_sardaukar():
    table = SoloTable("sihaya_ridge")
    table.enter("shaddam_iv")
    table.put("neo_02", "harkonnen", "4e")
    table.put("sihaya_ridge", "atreides", "6r")
    table.rolls("strategy")
    assert table.at("neo_02") == "1e 3s"


# ---- spice


def spend(table: SoloTable, spice: int) -> None:
    table.state.phase = Phase.HARVEST
    table.run(PaySpice(spice, ()))


def rows(table: SoloTable) -> tuple[int, ...]:
    return tuple(table.state.imperium[marker] for marker in Imperium)


def test_with_all_markers_on_top_what_is_left_brings_supremacy():
    table = SoloTable()
    spend(table, 7)
    assert (rows(table), table.state.supremacy, table.state.reserve) == ((1, 1, 1), 1, 0)


def test_exactly_enough_brings_nothing_more():
    table = SoloTable()
    spend(table, 6)
    assert (rows(table), table.state.supremacy) == ((1, 1, 1), 0)


def test_the_lowest_markers_are_kept_first():
    table = SoloTable()
    table.rows(2, 4, 3)
    spend(table, 4)
    assert rows(table) == (3, 4, 3)
    assert table.state.bans == [Imperium.CHOAM]


def test_what_is_left_raises_the_lowest():
    table = SoloTable()
    table.rows(2, 4, 3)
    spend(table, 8)
    assert rows(table) == (2, 3, 2)


def test_of_equally_low_ones_the_player_chooses():
    table = SoloTable()
    table.rows(3, 3, 1)
    spend(table, 2)
    assert (table.tie.about, set(table.tie.among)) == ("marker", {"choam", "spacing_guild"})
    table.answer("atreides", "spacing_guild")
    assert rows(table) == (4, 3, 2)


def test_only_what_cannot_be_spent_is_kept():
    table = SoloTable()
    table.rows(1, 1, 2)
    spend(table, 8)
    assert (rows(table), table.state.reserve, table.state.supremacy) == ((1, 1, 1), 1, 0)


# ---- harvesters in danger


def test_carryalls_save_the_deep_desert_first():
    table = SoloTable()
    table.enter_phase(Phase.HAZARDS)
    table.harvest("swo_02", "swo_07")
    table.worm("swo_02")
    table.worm("swo_07")
    table.fly("az_swo_swi", "carryall")
    table.run(Resolve(("swo_02", "swo_07")))
    assert harvesters(table.state) == ["swo_07"]


# ---- training under its eyes


def trainer(zone: str = "") -> SoloTable:
    table = SoloTable(atreides={"neo_02": "t:d1 t:d2"})
    if zone:
        table.fly(zone)
    table.turn("atreides", "s")
    table.mahdi.unrolled = 3
    return table


def test_each_token_turned_up_of_free_will_gives_it_a_reinforcement():
    table = trainer()
    table.answer("atreides", "train")
    table.answer("atreides", "token:d1", "token:d2")
    assert len(table.reinforcements) == 2
    assert {card in table.state.decks for card in table.reinforcements} == {False}


def test_not_under_the_guilds_ban():
    table = trainer()
    table.state.bans = [Imperium.SPACING_GUILD]
    table.answer("atreides", "train")
    table.answer("atreides", "token:d1")
    assert not table.reinforcements


def test_nobody_trains_under_its_ornithopters():
    table = trainer("az_neo_nei")
    assert "train" not in table.options("atreides", "action")


def test_a_sietch_is_not_revealed_under_them():
    table = SoloTable(atreides={"sihaya_ridge": "1r paul_atreides"})
    table.reveal("fremen_call_paul_mahdi")
    assert table.view("atreides").prescience[0].met
    table.fly("az_neo_nei")
    assert not table.view("atreides").prescience[0].met


def test_it_does_not_scout():
    table = SoloTable(atreides={"sihaya_ridge": "t:d1"})
    table.fly("az_neo_nei")
    table.rolls("strategy")
    assert table.area("sihaya_ridge").force.tokens == ["d1"]


def test_cards_it_must_discard_come_from_the_reinforcements():
    table = SoloTable()
    table.reinforce("sandmasters", "shigawire")
    table.give("atreides", "the_voice")
    table.turn("atreides", "s")
    table.mahdi.unrolled = 3
    table.acts("atreides", "play:the_voice")
    assert table.events_of("discarded")[-1]["cards"] == ["sandmasters"]
