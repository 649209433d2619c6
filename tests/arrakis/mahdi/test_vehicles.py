"""Where the automa places its vehicles."""

from __future__ import annotations

from games.arrakis.mahdi.vehicles import PlaceAircraft, PlaceHarvesters
from games.arrakis.rules.board import harvesters, zones_with
from games.arrakis.steps.vehicles import PlaceVehicles
from games.arrakis.vocabulary import Vehicle
from tests.arrakis.mahdi.solo import SoloTable


def aircraft(table: SoloTable, kind: str) -> set[str]:
    return set(zones_with(table.state, Vehicle(kind)))


# ---- harvesters


def test_deep_desert_away_from_atreides_comes_first():
    table = SoloTable("sihaya_ridge")
    table.does(PlaceHarvesters(5))
    assert set(harvesters(table.state)) == {"swo_01", "swo_04", "swo_06", "swo_07", "swo_09"}


def test_then_desert_away_from_atreides():
    table = SoloTable("sihaya_ridge", atreides={"swo_06": "1r"})
    table.does(PlaceHarvesters(4))
    assert set(harvesters(table.state)) == {"swo_01", "swo_09", "swo_02", "swo_03"}, "4, 5 and 7 touch the legion"


def test_then_deep_desert_beside_atreides():
    table = SoloTable("sihaya_ridge", atreides={"swo_06": "1r"})
    table.does(PlaceHarvesters(6))
    assert set(harvesters(table.state)) == {"swo_01", "swo_09", "swo_02", "swo_03", "swo_04", "swo_07"}


def test_then_desert_beside_atreides():
    table = SoloTable("sihaya_ridge", atreides={"swo_06": "1r"})
    table.does(PlaceHarvesters(8))
    assert {"habbanya_ridge", "swo_05"} <= set(harvesters(table.state))


def test_only_empty_areas_are_harvested():
    table = SoloTable("sihaya_ridge")
    table.sign("swo_01")
    table.put("swo_04", "harkonnen", "1r")
    table.does(PlaceHarvesters(3))
    assert set(harvesters(table.state)) == {"swo_06", "swo_07", "swo_09"}


def test_among_equal_fields_the_player_chooses():
    table = SoloTable("sihaya_ridge")
    table.does(PlaceHarvesters(2))
    assert (table.tie.about, table.tie.count) == ("harvesters", 2)
    assert set(table.tie.among) == {"swo_01", "swo_04", "swo_06", "swo_07", "swo_09"}
    table.answer("atreides", "swo_07", "swo_04")
    assert set(harvesters(table.state)) == {"swo_07", "swo_04"}


def test_what_the_player_leaves_open_falls_as_it_may():
    table = SoloTable("sihaya_ridge")
    table.does(PlaceHarvesters(2))
    table.answer("atreides", "any")
    assert len(harvesters(table.state)) == 2


def fill(table: SoloTable, *areas: str) -> None:
    for area in areas:
        table.put(area, "harkonnen", "1r")


def test_a_full_sector_goes_on_beside_it_never_in_the_targets():
    table = SoloTable("sihaya_ridge", harvests="seo")
    fill(table, "tasmin_sink", "seo_01", "seo_02", "seo_03", "seo_04", "seo_06", "seo_07")
    table.does(PlaceHarvesters(2))
    assert set(harvesters(table.state)) == {"seo_08", "sei_05"}, "the inner sectors, for the target is in the northeast"


def test_in_which_sector_it_goes_on_the_player_chooses():
    table = SoloTable("sihaya_ridge", harvests="nwo")
    fill(table, *[area for area in table.state.areas if area.startswith("nwo_")])
    fill(table, "bight_of_the_cliff", "funeral_plain", "great_flat", "rock_outcroppings")
    table.does(PlaceHarvesters(1))
    assert (table.tie.about, set(table.tie.among)) == ("sector", {"inner", "swo"})
    table.answer("atreides", "inner")
    assert harvesters(table.state) == ["sei_05"]


def test_the_inner_sectors_are_harvested_as_one():
    table = SoloTable("sihaya_ridge", harvests="inner")
    table.does(PlaceHarvesters(1))
    assert harvesters(table.state) == ["sei_05"], "the only deep desert of them"


# ---- carryalls


def test_carryalls_protect_as_many_harvesters_as_they_can():
    table = SoloTable()
    table.harvest("swo_07", "swo_09", "neo_01")
    table.does(PlaceAircraft(Vehicle.CARRYALL, 1))
    assert aircraft(table, "carryall") == {"az_swo_swi"}


def test_a_carryall_leaves_a_zone_that_is_taken():
    table = SoloTable()
    table.harvest("swo_07", "swo_09", "neo_01")
    table.fly("az_swo_swi")
    table.does(PlaceAircraft(Vehicle.CARRYALL, 1))
    assert aircraft(table, "carryall") == {"az_neo_nei"}


# ---- ornithopters


def test_ornithopters_carry_legions_two_areas_from_a_sietch_they_beat():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"swo_07": "2r"})
    table.does(PlaceAircraft(Vehicle.ORNITHOPTER, 1))
    assert aircraft(table, "ornithopter") == {"az_swo_swi"}, "Southwest outer 7 is two areas from Windgap"


def test_a_legion_that_is_too_weak_gets_none():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"swo_07": "2r"}, atreides={"windgap": "3r"})
    table.does(PlaceAircraft(Vehicle.ORNITHOPTER, 1))
    assert aircraft(table, "ornithopter") == {"az_neo_nei"}, "so it flies over the target"


def test_the_rest_fly_over_the_target_then_beside_it_between_inner_sectors_first():
    table = SoloTable("sihaya_ridge")
    table.does(PlaceAircraft(Vehicle.ORNITHOPTER, 3))
    assert aircraft(table, "ornithopter") == {"az_neo_nei", "az_nei_nwi", "az_nei_sei"}


def test_all_vehicles_of_the_active_row_are_placed():
    table = SoloTable()
    table.rows(2, 1, 1)
    table.run(PlaceVehicles())
    table.goes_any_way()
    placed = (len(harvesters(table.state)), len(aircraft(table, "ornithopter")), len(aircraft(table, "carryall")))
    assert placed == (4, 2, 1)
