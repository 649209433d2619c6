"""Step 6, movement. The borders of the regions are reconstructed; they are in `data/dice/map.toml`."""

import pytest

from games.core.texts import words
from tests.dice.table import FOUR, SIX, SMUGGLERS_FIRST, DiceTable


def targets(table: DiceTable, house: str) -> set[str]:
    table.skip_to("target")
    return {key.removeprefix("target:") for key in table.options(house, "target")}


def test_the_target_has_the_number_of_the_region_die_or_is_the_polar_sink():
    table = DiceTable("atreides", "guild")
    table.roll(region=4)
    assert targets(table, "atreides") == {"carthag", "broken_land", "polar_sink"}
    assert table.refusals("atreides", "target") == {}


def test_a_target_says_whether_it_is_strategic_and_who_would_fight():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.put("carthag", guild=1)
    table.roll(region=4)
    table.skip_to("target")
    carthag, broken_land, _pole = (words().say(option.help) for option in table.ask("atreides", "target").options)
    assert carthag == "strategic; 2 of your forces can reach it; Spacing Guild would fight you there"
    assert "strategic" not in broken_land


def test_forces_that_are_not_adjacent_cannot_move():
    table = DiceTable("atreides", "guild")
    table.put("polar_sink", atreides=2)
    table.roll(region=6)
    table.skip_to("target")
    table.answer("atreides", "target:tueks_sietch")
    assert not table.open("move")


def test_an_ornithopter_reaches_any_target():
    table = DiceTable("atreides", "guild")
    table.put("tabr_sietch", atreides=3)
    table.equip("tabr_sietch", "ornithopter")
    table.roll(region=6)
    table.skip_to("target")
    table.answer("atreides", "target:tueks_sietch")
    assert table.options("atreides", "move") == {"regular:tabr_sietch": 3}
    table.answer("atreides", regular__tabr_sietch=2)
    assert table.where("atreides") == {"tabr_sietch": 1, "tueks_sietch": 2}


def test_nobody_enters_the_storm_but_the_polar_sink_can_be_chosen():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.state.storm = 4
    table.roll(region=4)
    assert "polar_sink" in targets(table, "atreides")
    table.answer("atreides", "target:carthag")
    assert not table.open("move")


def test_a_force_under_the_storm_cannot_leave():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.put("tabr_sietch", atreides=1)
    table.state.storm = 5
    table.roll(region=4)
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    assert table.options("atreides", "move") == {"regular:tabr_sietch": 1}
    assert table.refusals("atreides", "move") == {"arrakeen": "storm"}


def test_fremen_ride_the_worm_from_anywhere_but_the_storm():
    table = DiceTable("fremen", "guild")
    table.put("great_flat", fremen=1)
    table.put("cielago_plain", fremen=1)
    table.roll(region=5, spice="worm")
    table.skip_to("target")
    table.answer("fremen", "target:arrakeen")
    assert table.options("fremen", "move") == {"elite:great_flat": 1}


def test_without_shai_hulud_nobody_rides():
    table = DiceTable("fremen", "guild")
    table.put("great_flat", fremen=1)
    table.roll(region=5, spice=1)
    table.skip_to("target")
    table.answer("fremen", "target:arrakeen")
    assert not table.open("move")


def test_with_a_fremen_ally_both_ride():
    """Ruling R47."""
    table = DiceTable("atreides", "harkonnen", "corrino", "fremen")
    table.put("great_flat", atreides=1)
    table.put("habbanya_sietch", fremen=1)
    table.roll("fremen", region=5, spice="worm")
    table.ally("fremen")
    table.skip_to("target")
    table.answer("atreides", "target:arrakeen")
    table.answer("atreides", regular__great_flat=1)
    assert table.options("fremen", "move") == {"elite:habbanya_sietch": 1}


def test_smugglers_may_take_an_unoccupied_region_as_target():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.put("tabr_sietch", atreides=1)
    table.roll(region=3)
    assert {"tabr_sietch", "habbanya_sietch", "polar_sink"} <= targets(table, "smugglers")
    table.answer("smugglers", "target:habbanya_sietch")
    assert table.events_of("target") == [{"region": "habbanya_sietch"}]


def test_shorter_route_does_not_lead_into_an_occupied_region():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.put("carthag", atreides=1)
    table.roll(region=3)
    assert "carthag" not in targets(table, "smugglers")
    assert table.refusals("smugglers", "target")["carthag"] == "occupied"


def test_shorter_route_does_not_lead_into_the_storm():
    """Ruling R48."""
    table = DiceTable(*SMUGGLERS_FIRST)
    table.state.storm = 4
    table.roll(region=3)
    assert "carthag" not in targets(table, "smugglers")


def test_a_player_allied_with_smugglers_uses_the_shorter_route():
    table = DiceTable(*SIX)
    table.roll(region=3)
    table.ally("smugglers")
    assert "arrakeen" in targets(table, "atreides")


def test_the_ally_moves_into_the_same_target_after_the_active_player():
    table = DiceTable(*FOUR)
    table.put("arrakeen", atreides=2)
    table.put("tabr_sietch", corrino="1r1e")
    table.roll("corrino", region=4)
    table.ally("corrino")
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    assert not table.is_asked("corrino", "move")
    table.answer("atreides", regular__arrakeen=1)
    assert table.ask("corrino", "move").mildest == {}
    table.answer("corrino", elite__tabr_sietch=1)
    assert table.strength("carthag", "corrino", "elite") == 1


def test_in_the_hub_reading_the_polar_sink_borders_tueks_sietch():
    table = DiceTable("atreides", "guild", map="hub")
    table.put("polar_sink", atreides=2)
    table.roll(region=6)
    table.skip_to("target")
    table.answer("atreides", "target:tueks_sietch")
    assert table.options("atreides", "move") == {"regular:polar_sink": 2}


def test_in_the_radial_reading_tueks_sietch_does_not_border_arrakeen():
    table = DiceTable("atreides", "guild", map="radial")
    table.put("arrakeen", atreides=2)
    table.roll(region=6)
    table.skip_to("target")
    table.answer("atreides", "target:tueks_sietch")
    assert not table.open("move")


@pytest.mark.parametrize("count", [-1, 0, 3])
def test_less_than_one_force_or_more_than_stand_there_cannot_be_moved(count):
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.put("tabr_sietch", atreides=2)
    table.roll(region=4)
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    assert table.refuses("atreides", {"regular:arrakeen": count, "regular:tabr_sietch": 1})


def test_silence_moves_nothing():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.roll(region=4)
    table.skip_to("target")
    assert table.ask("atreides", "target").mildest == {"target:polar_sink": 1}
    table.answer("atreides", "target:carthag")
    assert table.ask("atreides", "move").mildest == {}


def test_forces_of_two_kinds_from_one_region_are_told_together():
    table = DiceTable("corrino", "guild")
    table.put("arrakeen", corrino="2r1e")
    table.roll(region=4)
    table.skip_to("target")
    table.answer("corrino", "target:carthag")
    table.answer("corrino", regular__arrakeen=2, elite__arrakeen=1)
    assert [data["forces"] for data in table.events_of("moved")] == [{"house": "corrino", "regular": 2, "elite": 1}]
    assert (table.strength("carthag", "corrino", "regular"), table.strength("carthag", "corrino", "elite")) == (2, 1)
