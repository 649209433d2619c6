"""What everybody sees of the Houses and the board."""

from games.dice.views import HouseView
from tests.dice.table import FOUR, DiceTable


def seen(table: DiceTable) -> dict[str, HouseView]:
    return {house.house: house for house in table.view().houses}


def test_only_houses_that_store_spice_show_a_store():
    table = DiceTable(*FOUR)
    table.card("guild", 0, spice=3)
    assert {house: view.store for house, view in seen(table).items()} == {
        "atreides": None,
        "harkonnen": None,
        "corrino": 0,
        "guild": 3,
    }


def test_the_active_player_and_the_ally_are_marked():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    table.ally("corrino")
    assert [house for house, view in seen(table).items() if view.is_active] == ["atreides"]
    assert [house for house, view in seen(table).items() if view.is_ally] == ["corrino"]


def test_a_leader_on_the_card_is_ready_and_one_in_the_supply_is_not():
    table = DiceTable(*FOUR)
    table.card("atreides", 0, "leto")
    assert {leader.id: leader.ready for leader in seen(table)["atreides"].leaders} == {
        "leto": True,
        "duncan_idaho": False,
    }


def test_the_storm_lies_over_all_regions_of_its_zone():
    table = DiceTable(*FOUR)
    table.state.storm = 4
    assert {region.id for region in table.view().regions if region.under_storm} == {"carthag", "broken_land"}
