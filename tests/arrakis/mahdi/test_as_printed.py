"""The automa as printed: spice (p. 38), carryalls (p. 38), reinforcements (p. 40, 42), ornithopters and merging (p. 41)."""

from __future__ import annotations

import pytest

from games.arrakis.mahdi.lines import Reinforce
from games.arrakis.mahdi.marching import March
from games.arrakis.mahdi.rounds import begin_round
from games.arrakis.mahdi.vehicles import PlaceAircraft
from games.arrakis.rules.cards import lay_on_discard
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Deck, Imperium, Side, Vehicle
from games.core.agenda import Play
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.mahdi.test_deploying import rows, spend
from tests.arrakis.mahdi.test_vehicles import aircraft

ONE, TWO = March(Orders()), March(Orders(), 2)


# ---- spice


@pytest.mark.parametrize(
    ("spice", "after", "kept"),
    [
        (0, (4, 4, 3), 0),
        (5, (3, 3, 3), 1),
        (6, (3, 3, 2), 0),
        (9, (2, 2, 1), 0),
        (10, (2, 2, 1), 1),
    ],
)
def test_spice_first_stops_every_marker_from_falling(spice: int, after: tuple[int, ...], kept: int):
    table = SoloTable()
    table.rows(3, 3, 2)
    spend(table, spice)
    table.goes_any_way()
    assert (rows(table), table.state.reserve) == (after, kept)


def test_of_seven_spice_one_marker_rises():
    table = SoloTable()
    table.rows(4, 3, 2)
    spend(table, 7)
    assert rows(table) == (3, 3, 2)


@pytest.mark.parametrize(("spice", "after"), [(2, (5, 2, 3)), (4, (5, 2, 2)), (7, (4, 2, 2))])
def test_nothing_is_paid_for_a_marker_on_the_bottom_row(spice: int, after: tuple[int, ...]):
    table = SoloTable()
    table.rows(5, 2, 2)
    spend(table, spice)
    table.goes_any_way()
    assert rows(table) == after


def test_with_every_marker_on_the_bottom_row_three_spice_raise_one():
    table = SoloTable()
    table.rows(5, 5, 5)
    spend(table, 2)
    assert (rows(table), table.state.reserve) == ((5, 5, 5), 1)
    spend(table, 3)
    table.goes_any_way()
    assert sorted(rows(table)) == [4, 5, 5]


def test_a_marker_on_the_bottom_row_still_bans():
    table = SoloTable()
    table.rows(5, 1, 1)
    spend(table, 4)
    assert table.state.bans == [Imperium.CHOAM]


# ---- carryalls


@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_carryalls_are_placed_also_where_they_protect_nothing(count: int):
    table = SoloTable()
    table.harvest("swo_07")
    table.does(PlaceAircraft(Vehicle.CARRYALL, count))
    table.goes_any_way()
    assert len(aircraft(table, "carryall")) == count
    assert "az_swo_swi" in aircraft(table, "carryall") or count == 1


def test_no_more_carryalls_come_than_there_are():
    table = SoloTable()
    table.does(PlaceAircraft(Vehicle.CARRYALL, 4))
    table.goes_any_way()
    assert len(aircraft(table, "carryall")) == 3


# ---- reinforcements


@pytest.mark.parametrize(
    ("discarded", "first"),
    [
        (None, Deck.HOUSE_HARKONNEN),
        (Deck.HOUSE_HARKONNEN, Deck.CORRINO_ALLY),
        (Deck.CORRINO_ALLY, Deck.HOUSE_HARKONNEN),
    ],
)
def test_reinforcements_begin_with_the_deck_other_than_that_of_the_top_discard(discarded: Deck | None, first: Deck):
    table = SoloTable()
    if discarded is not None:
        lay_on_discard(table.state, table.state.decks[discarded].pop())
    second = Deck.CORRINO_ALLY if first == Deck.HOUSE_HARKONNEN else Deck.HOUSE_HARKONNEN
    expected = [table.state.decks[first][-1], table.state.decks[second][-1], table.state.decks[first][-2]]
    table.does(Reinforce(3))
    assert table.reinforcements == expected


def test_the_order_does_not_depend_on_earlier_reinforcements():
    table = SoloTable()
    table.does(Reinforce(1))
    top = table.state.decks[Deck.HOUSE_HARKONNEN][-1]
    table.does(Reinforce(1))
    assert table.reinforcements[-1] == top


# ---- ornithopters


def test_one_ornithopter_a_round_at_most():
    table = SoloTable("sihaya_ridge", harkonnen={"shield_wall_e": "3r", "pasty_mesa": "3r"})
    for zone in ("az_neo_nei", "az_seo_sei", "az_nei_sei"):
        table.fly(zone)
    table.does(ONE)
    table.goes_any_way()
    assert len(table.events_of("flown")) == 1
    table.mahdi.unrolled = 2
    table.mahdi.flew = True
    table.rolls("strategy")
    table.goes_any_way()
    assert len(table.events_of("flown")) == 1, "another turn of the same round"


def test_the_next_round_brings_another_ornithopter():
    table = SoloTable()
    table.mahdi.flew = True
    begin_round(Play(table.state))
    assert not table.mahdi.flew


# ---- merging


def test_equal_legions_beside_the_target_merge():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "4r"}, harkonnen={"neo_02": "2r", "neo_06": "2r"})
    table.put("carthag", "harkonnen", "6r")
    table.does(ONE)
    table.goes_any_way()
    assert sorted([table.at("neo_02"), table.at("neo_06")]) == ["", "4r"]


def test_a_weak_legion_joins_a_neighbour_beside_the_target():
    """It is not stronger than the defenders, and does not stand beside the target itself."""
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "4r"}, harkonnen={"neo_02": "3r", "neo_04": "2r"})
    table.put("carthag", "harkonnen", "6r")
    table.does(ONE)
    table.goes_any_way()
    assert table.at("neo_02") == "5r"
    assert table.at("neo_04") == ""


def test_a_weak_legion_without_such_a_neighbour_stays():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "4r"}, harkonnen={"neo_04": "2r", "neo_01": "2r"})
    table.put("carthag", "harkonnen", "6r")
    table.does(TWO)
    table.goes_any_way()
    assert (table.at("neo_04"), table.at("neo_01")) == ("2r", "2r")


@pytest.mark.parametrize(("there", "after"), [("5r", ("6r", "1r")), ("6r", ("6r", "2r"))])
def test_a_stack_is_joined_only_while_it_has_room(there: str, after: tuple[str, str]):
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "6r naib"}, harkonnen={"neo_02": there, "neo_04": "2r"})
    table.put("carthag", "harkonnen", "6r bashar bashar")
    table.does(ONE)
    table.goes_any_way()
    assert (table.at("neo_02"), table.at("neo_04")) == after


def test_a_stronger_legion_beside_the_target_does_not_join_a_weaker_one():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "4r"}, harkonnen={"neo_02": "1r", "neo_06": "3r"})
    table.put("carthag", "harkonnen", "6r")
    table.does(ONE)
    table.goes_any_way()
    assert (table.at("neo_02"), table.at("neo_06")) == ("", "4r")
    assert table.state.areas["neo_06"].side == Side.HARKONNEN
