"""How the automa's legions move, and the tokens that they leave behind."""

from __future__ import annotations

from games.arrakis.mahdi.marching import March, approach
from games.arrakis.mahdi.power import target
from games.arrakis.mahdi.tokens import Guard
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.vocabulary import Side
from tests.arrakis.mahdi.solo import SoloTable

ONE = March(Orders())
TWO = March(Orders(), 2)


def moved(table: SoloTable) -> list[tuple[str, str]]:
    return [(e.data["area"], e.data["end"]) for e in table.events if e.kind in ("moved", "flown") and e.seat]


# ---- who moves


def test_the_nearest_legion_moves_first():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "3r", "shield_wall_e": "6r"})
    table.does(ONE)
    table.goes_any_way()
    assert moved(table)[0][0] == "neo_07"


def test_of_equally_near_ones_the_strongest():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "3r", "neo_11": "4r"})
    table.does(ONE)
    table.goes_any_way()
    assert moved(table)[0][0] == "neo_11"


def test_a_die_moves_two_legions():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "3r", "neo_11": "4r", "neo_14": "2r"})
    table.rolls("strategy")
    table.goes_any_way()
    assert len(moved(table)) == 2


def test_leadership_moves_only_legions_with_a_leader():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "3r", "shield_wall_e": "3r bashar"})
    table.rolls("leadership")
    table.goes_any_way()
    assert [origin for origin, _ in moved(table)] == ["shield_wall_e"]


def test_the_mover_must_be_stronger_than_the_defenders():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "3r"}, harkonnen={"neo_08": "2r", "nei_06": "5r"})
    table.does(ONE)
    assert moved(table) == [("nei_06", "nei_05")], "towards Northeast outer 5, over a wall"


# ---- the target


def test_if_no_legion_beats_it_there_is_a_temporary_target():
    table = SoloTable(
        "sihaya_ridge", "gara_kulon", "windgap", atreides={"sihaya_ridge": "6r"}, harkonnen={"nei_06": "3r"}
    )
    table.does(ONE)
    assert table.mahdi.meanwhile == "gara_kulon", "nearer the real target than Windgap"
    assert target(table.state) == "gara_kulon"


def test_of_equally_near_ones_the_highest_rank():
    table = SoloTable("hobars_gap", "windgap", "tasmin_sink", aims="hobars_gap")
    table.area("tasmin_sink").sietch = 3
    table.put("hobars_gap", "atreides", "6r")
    table.put("carthag", "harkonnen", "3r")
    table.does(ONE)
    table.goes_any_way()
    assert table.mahdi.meanwhile == "tasmin_sink", "Windgap is as near to Hobars Gap"


def test_a_temporary_target_lasts_until_the_round_is_over():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.mahdi.meanwhile = "gara_kulon"
    table.run(BeginRound())
    assert table.mahdi.meanwhile == ""


def test_if_no_sietch_can_be_beaten_nobody_moves():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "6r"}, harkonnen={"neo_08": "2r"})
    assert not ONE.is_possible(table.state)


# ---- the way


def test_the_way_leads_over_free_areas_and_walls():
    table = SoloTable("sihaya_ridge")
    table.worm("neo_02")
    left = approach(table.state, "sihaya_ridge")
    assert "neo_02" not in left
    assert left["nei_05"] == left["neo_05"] + 1, "over a wall"


def test_an_ornithopter_is_used_where_it_brings_the_legion_nearer():
    table = SoloTable("sihaya_ridge", harkonnen={"shield_wall_e": "3r"})
    table.fly("az_neo_nei")
    table.does(ONE)
    table.goes_any_way()
    assert not table.state.zones
    assert table.events_of("flown")


def test_one_ornithopter_in_two_moves_at_most():
    table = SoloTable("sihaya_ridge", harkonnen={"shield_wall_e": "3r", "pasty_mesa": "3r"})
    table.fly("az_neo_nei")
    table.fly("az_seo_sei")
    table.does(TWO)
    table.goes_any_way()
    assert len(table.events_of("flown")) == 1
    assert len(table.events_of("moved")) == 1


def test_of_several_ways_one_that_joins_an_own_legion_with_room():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_05": "1r", "neo_07": "3r"}, atreides={"sihaya_ridge": "2r"})
    table.does(ONE)
    assert moved(table) == [("neo_07", "neo_05")]


def test_it_is_filled_to_the_limit_with_the_strongest_units_and_the_leaders():
    table = SoloTable(
        "sihaya_ridge", atreides={"sihaya_ridge": "5r"}, harkonnen={"neo_05": "4r", "neo_07": "3r 2e 1s bashar"}
    )
    table.does(ONE)
    assert table.at("neo_05") == "4r 1e 1s bashar"
    assert table.at("neo_07") == "3r 1e"


def test_then_the_way_nearest_a_sietch():
    table = SoloTable("gara_kulon", "tasmin_sink", aims="gara_kulon", harkonnen={"sei_03": "2r"})
    table.does(ONE)
    assert moved(table) == [("sei_03", "pasty_mesa")]


def test_then_mountain_then_plateau_then_desert_without_a_wormsign():
    table = SoloTable("bight_of_the_cliff", aims="bight_of_the_cliff", harkonnen={"nwo_08": "2r"})
    table.does(ONE)
    assert moved(table) == [("nwo_08", "nwo_13")], "a mountain before the desert of Northwest outer 7"


def test_a_desert_without_a_wormsign_is_better_than_one_with():
    table = SoloTable("rock_outcroppings", aims="rock_outcroppings", harkonnen={"nwo_07": "2r"})
    table.sign("nwo_04")
    table.does(ONE)
    assert moved(table) == [("nwo_07", "nwo_08")]


def test_what_is_equal_then_the_player_decides():
    table = SoloTable("rock_outcroppings", aims="rock_outcroppings", harkonnen={"nwo_07": "2r"})
    table.does(ONE)
    assert (table.tie.about, set(table.tie.among)) == ("way", {"nwo_04", "nwo_08"})
    table.answer("atreides", "nwo_04")
    assert table.at("nwo_04") == "2r"


# ---- beside the target


def test_a_legion_beside_the_target_stays():
    table = SoloTable(
        "sihaya_ridge", "windgap", atreides={"sihaya_ridge": "3r"}, harkonnen={"carthag": "6r", "neo_02": "2r"}
    )
    table.does(ONE)
    assert table.at("neo_02") == "2r"


def test_unless_a_stronger_one_stands_next_to_it_and_it_joins_it():
    table = SoloTable(
        "sihaya_ridge", atreides={"sihaya_ridge": "4r"}, harkonnen={"neo_02": "2r", "neo_06": "3r", "carthag": "6r"}
    )
    table.does(ONE)
    assert table.at("neo_06") == "5r"


# ---- tokens for settlements


def test_a_settlement_that_is_left_is_guarded_by_a_black_and_a_silver_token():
    table = SoloTable("sihaya_ridge", harkonnen={"arrakeen": "3r"})
    table.does(ONE)
    table.goes_any_way()
    colours = sorted(token[0] for token in table.area("arrakeen").force.tokens)
    assert colours == ["b", "v"]


def test_they_do_not_go_on_in_the_same_action():
    table = SoloTable("sihaya_ridge", harkonnen={"arrakeen": "3r"})
    table.does(March(Orders(), 3))
    table.goes_any_way()
    assert len(table.area("arrakeen").force.tokens) == 2


def test_while_a_unit_remains_no_token_comes():
    table = SoloTable(
        "sihaya_ridge", atreides={"sihaya_ridge": "2r"}, harkonnen={"arrakeen": "3r", "rimwall_west": "4r"}
    )
    table.does(ONE)
    assert not table.area("arrakeen").force.tokens


def test_a_token_counts_as_one_unit_for_moving():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "1r"})
    table.area("neo_07").force.tokens = [table.mahdi.black.pop()]
    table.does(ONE)
    table.goes_any_way()
    assert table.events_of("moved")[0]["forces"]["tokens"] == 1


def test_from_an_empty_pool_a_token_on_the_board_is_used_again():
    table = SoloTable("sihaya_ridge")
    for area in ("arrakeen", "carthag"):
        table.put(area, "harkonnen", "1r")
    half = len(table.mahdi.black) // 2
    table.area("arrakeen").force.tokens = table.mahdi.black[:half]
    table.area("carthag").force.tokens = table.mahdi.black[half:]
    table.mahdi.black.clear()
    table.does(Guard("arsunt", "b"))
    assert (table.tie.about, set(table.tie.among)) == ("token", {"arrakeen", "carthag"})
    table.answer("atreides", "carthag")
    assert len(table.area("arsunt").force.tokens) == 1
    assert len(table.area("carthag").force.tokens) == half - 1


# ---- leaders


def test_beast_rabbans_legion_moves_two_areas():
    table = SoloTable("sihaya_ridge", harkonnen={"nei_06": "3r beast_rabban"})
    table.rolls("leadership")
    table.goes_any_way()
    assert moved(table)[0][1] in ("neo_05", "neo_08")
    assert table.state.leaders["beast_rabban"] is False


def test_rabban_off_the_board_leaves_the_ordinary_action():
    table = SoloTable("sihaya_ridge", harkonnen={"nei_06": "3r bashar"})
    table.rolls("leadership")
    assert moved(table) == [("nei_06", "nei_05")]
    assert table.state.leaders["beast_rabban"] is True


def test_feyd_moves_and_then_attacks():
    table = SoloTable("sihaya_ridge", "windgap")
    table.leave("beast_rabban")
    table.put("neo_05", "harkonnen", "3r feyd_rautha")
    table.rolls("leadership")
    table.goes_any_way()
    assert table.state.areas["sihaya_ridge"].side == Side.HARKONNEN


def test_feyd_attacks_from_where_he_stands_if_he_can():
    table = SoloTable("sihaya_ridge", "windgap")
    table.leave("beast_rabban")
    table.put("neo_02", "harkonnen", "3r feyd_rautha")
    table.rolls("leadership")
    assert not table.events_of("moved")
    assert table.attacked() == ("neo_02", "sihaya_ridge")
