"""Movement, sandriding and troop transport."""

from games.arrakis.vocabulary import Side, Vehicle
from tests.arrakis.table import WarTable


def harkonnen(*places: tuple[str, str], dice: str = "s") -> WarTable:
    table = WarTable()
    for area, what in places:
        table.put(area, "harkonnen", what)
    table.turn("harkonnen", dice, "m")
    return table


def atreides(*places: tuple[str, str], dice: str = "s") -> WarTable:
    table = WarTable()
    for area, what in places:
        table.put(area, "atreides", what)
    table.turn("atreides", dice, "m")
    return table


def test_a_second_move_may_start_from_the_same_area_with_figures_that_have_not_moved():
    table = harkonnen(("nei_08", "5r bashar"))
    table.acts("harkonnen", "die:strategy", "move:nei_08", "part")
    table.pick("harkonnen", {"regular": 2})
    table.pick("harkonnen", {})
    table.acts("harkonnen", "to:nei_07", "move:nei_08", "to:nei_09")
    assert (table.at("nei_07"), table.at("nei_09"), table.at("nei_08")) == ("2r", "3r bashar", "")


def test_figures_that_just_arrived_may_not_move_again():
    table = harkonnen(("nei_08", "2r"), ("nei_07", "1e"))
    table.acts("harkonnen", "die:strategy", "move:nei_08", "to:nei_07")
    assert "move:nei_07" in table.options("harkonnen", "maneuver")
    table.acts("harkonnen", "move:nei_07", "to:sei_02")
    assert (table.at("nei_07"), table.at("sei_02")) == ("2r", "1e")


def test_an_action_moves_two_legions_and_no_more():
    table = harkonnen(("nei_08", "1r"), ("sei_03", "1r"), ("false_wall_west", "1r"))
    table.acts("harkonnen", "die:strategy", "move:nei_08", "to:nei_07", "move:sei_03", "to:harg_pass")
    assert not table.is_asked("harkonnen", "maneuver")


def test_by_leadership_the_moving_part_needs_a_leader():
    table = harkonnen(("nei_08", "3r bashar"), ("sei_03", "3r"), dice="l")
    table.answer("harkonnen", "die:leadership")
    assert "move:sei_03" not in table.options("harkonnen", "maneuver")
    table.acts("harkonnen", "move:nei_08", "part")
    table.pick("harkonnen", {"regular": 1})
    assert table.ask("harkonnen", "split-leaders").least == 1
    assert table.refuses("harkonnen", {})


def test_a_legion_enters_only_free_areas():
    table = harkonnen(("nei_08", "1r"))
    table.put("nei_07", "atreides", "1r")
    table.worm("gara_kulon")
    table.put("nei_09", "harkonnen", "1r")
    table.acts("harkonnen", "die:strategy", "move:nei_09")
    offered = table.options("harkonnen", "where")
    assert "to:nei_08" in offered, "a friendly legion may be joined"
    assert "to:gara_kulon" not in offered
    table.answer("harkonnen", "stay")
    table.answer("harkonnen", "move:nei_08")
    assert "to:nei_07" not in table.options("harkonnen", "where")


def test_walls_are_not_crossed_on_foot():
    table = harkonnen(("neo_05", "1r"))
    table.acts("harkonnen", "die:strategy", "move:neo_05")
    assert "to:nei_05" not in table.options("harkonnen", "where")


def test_a_legion_is_transported_two_areas_and_over_walls():
    table = harkonnen(("neo_05", "1r"))
    table.fly("az_neo_nei")
    table.acts("harkonnen", "die:strategy", "move:neo_05")
    assert {"fly:nei_05", "fly:nei_08"} <= set(table.options("harkonnen", "where"))
    table.answer("harkonnen", "fly:nei_05")
    assert (table.at("nei_05"), table.state.zones) == ("1r", {})


def test_a_legion_is_transported_once_a_round():
    table = harkonnen(("neo_05", "1r"), dice="ss")
    table.fly("az_neo_nei")
    table.fly("az_nei_sei")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "fly:nei_05")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "die:strategy", "move:nei_05")
    assert not any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_the_pole_is_connected_to_every_zone():
    table = harkonnen(("north_pole", "1r"))
    table.fly("az_swo_swi")
    table.acts("harkonnen", "die:strategy", "move:north_pole")
    assert any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_a_zone_that_is_not_connected_carries_nobody():
    table = harkonnen(("neo_05", "1r"))
    table.fly("az_swo_swi")
    table.acts("harkonnen", "die:strategy", "move:neo_05")
    assert not any(key.startswith("fly:") for key in table.options("harkonnen", "where"))


def test_fremen_ride_over_wormsigns_but_not_through_a_harkonnen_legion():
    table = atreides(("sihaya_ridge", "2r"))
    table.sign("neo_09")
    table.sign("neo_12")
    table.acts("atreides", "die:strategy", "move:sihaya_ridge")
    assert "to:gara_kulon" in table.options("atreides", "where")
    table.put("neo_09", "harkonnen", "1r")
    assert "to:gara_kulon" not in table.options("atreides", "where")


def test_a_sandworm_is_ridden_but_never_the_end():
    table = atreides(("sihaya_ridge", "2r"))
    table.sign("neo_09")
    table.worm("neo_13")
    table.acts("atreides", "die:strategy", "move:sihaya_ridge")
    offered = table.options("atreides", "where")
    assert "to:neo_14" in offered
    assert "to:neo_13" not in offered
    table.answer("atreides", "to:neo_14")
    assert table.state.now.rode_far
    assert table.area("neo_09").wormsign, "it stays where it is"


def test_a_lone_harvester_goes_and_the_token_stays_face_down():
    table = atreides(("sihaya_ridge", "t:d1"))
    table.harvest("neo_06")
    table.acts("atreides", "die:strategy", "move:sihaya_ridge", "to:neo_06")
    assert not table.area("neo_06").harvester
    assert table.at("neo_06") == "t:d1"


def test_six_may_stand_together_and_flipped_tokens_that_are_more_are_removed():
    table = atreides(("neo_06", "4r t:d1 t:d2"))
    assert not table.is_asked("atreides", "excess")
    table.answer("atreides", "train")
    table.pick("atreides", {"token:d1": 1, "token:d2": 1})
    assert table.at("neo_06") == "6r", "eight regulars, of which two go at once"
    assert table.events_of("excess")[0]["forces"]["units"] == {"regular": 2}


def test_the_owner_chooses_who_leaves_an_area_that_is_too_full():
    table = harkonnen(("nei_08", "3r"), ("nei_07", "2r 2e"))
    table.acts("harkonnen", "die:strategy", "move:nei_08", "to:nei_07")
    assert table.ask("harkonnen", "excess").least == 1
    table.pick("harkonnen", {"elite": 1})
    assert table.at("nei_07") == "5r 1e"


def test_nobody_is_removed_from_areas_that_are_only_flown_over():
    table = harkonnen(("nei_08", "3r"), ("nei_07", "6r"))
    table.fly("az_nei_sei")
    table.acts("harkonnen", "die:strategy", "move:nei_08", "fly:false_wall_east")
    assert (table.at("false_wall_east"), table.at("nei_07")) == ("3r", "6r")


def test_a_burrowing_worm_appears_in_the_deep_desert_and_atreides_choose_the_retreat():
    table = harkonnen(("neo_05", "2r"))
    table.sign("neo_02", "burrowing")
    table.sign("neo_01")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "to:neo_02")
    assert table.area("neo_02").worm == "sandworm"
    offered = table.options("atreides", "flee")
    assert "to:neo_01" not in offered, "a wormsign"
    assert "to:sihaya_ridge" not in offered, "a sietch stands there"
    table.answer("atreides", "to:neo_04")
    assert table.at("neo_04") == "2r"
    assert table.area("neo_02").wormsign is None


def test_a_burrowing_worm_does_not_appear_on_other_desert():
    table = harkonnen(("neo_02", "2r"))
    table.sign("neo_05", "burrowing")
    table.acts("harkonnen", "die:strategy", "move:neo_02", "to:neo_05")
    assert table.area("neo_05").worm is None
    assert table.at("neo_05") == "2r"
    assert len(table.state.wormsigns) == 16


def test_a_legion_that_cannot_retreat_is_attacked_by_the_worm_which_leaves():
    table = harkonnen(("neo_05", "2r"))
    table.sign("neo_02", "sandworm")
    for area in ("neo_01", "neo_04", "neo_06"):
        table.sign(area)
    table.put("neo_05", "harkonnen", "1r")
    table.faces("hhss")
    table.state.areas["neo_05"].worm = None
    table.acts("harkonnen", "die:strategy", "move:neo_05", "part")
    table.pick("harkonnen", {"regular": 2})
    table.sign("neo_05", "burrowing")
    table.answer("harkonnen", "to:neo_02")
    assert table.at("neo_02") == ""
    assert table.area("neo_02").worm is None


def test_a_station_is_taken_where_a_move_ends():
    table = atreides(("neo_05", "1r"))
    table.state.areas["neo_04"].station = "jh"
    table.acts("atreides", "die:strategy", "move:neo_05", "to:neo_04")
    assert table.state.markers["jh"] == 1
    assert table.state.stations_taken == 1


def test_rabbans_legion_moves_one_area_further():
    table = harkonnen(("nei_08", "2r beast_rabban"), dice="l")
    table.acts("harkonnen", "special:beast_rabban", "move:nei_08")
    assert "march:harg_pass" not in table.options("harkonnen", "where"), "three areas away"
    table.answer("harkonnen", "march:sei_03")
    assert table.at("sei_03") == "2r beast_rabban"
    assert table.state.leaders["beast_rabban"] is False


def test_on_foot_a_wormsign_midway_ends_the_longer_move_if_a_worm_appears():
    table = harkonnen(("neo_16", "2r beast_rabban"), dice="l")
    for area in ("gara_kulon", "neo_14", "neo_15", "seo_01", "seo_02"):
        if not table.area(area).sietch:
            table.sign(area, "sandworm")
    table.acts("harkonnen", "special:beast_rabban", "move:neo_16")
    table.answer("harkonnen", "march:pasty_mesa")
    assert table.at("pasty_mesa") == ""
    assert [area for area, there in table.state.areas.items() if there.worm]


def test_a_leader_left_without_units_is_lost():
    table = atreides(("neo_06", "1r stilgar naib"))
    table.acts("atreides", "die:strategy", "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "1r stilgar naib", "where all units go, all leaders go"


def test_the_choam_ban_makes_the_limit_five():
    table = WarTable()
    table.state.bans = ["choam"]
    assert table.state.stack_limit(Side.HARKONNEN) == 5
    assert table.state.stack_limit(Side.ATREIDES) == 6


def test_troop_carriers_join_another_legion_wherever_it_is():
    table = WarTable()
    table.put("arsunt", "harkonnen", "4r")
    table.put("pasty_mesa", "harkonnen", "3e")
    table.give("harkonnen", "troop_carriers")
    table.fly("az_neo_nei")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "play:troop_carriers", "from:arsunt", "to:pasty_mesa")
    table.pick("harkonnen", {"regular": 1})
    assert table.at("pasty_mesa") == "3r 3e"
    assert table.state.zones == {"az_neo_nei": Vehicle.ORNITHOPTER}


def carriers() -> WarTable:
    table = WarTable()
    table.put("arsunt", "harkonnen", "4r bashar")
    table.put("pasty_mesa", "harkonnen", "3e")
    table.give("harkonnen", "troop_carriers")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "play:troop_carriers", "from:arsunt", "part")
    return table


def test_troop_carriers_may_carry_a_part_of_a_legion():
    table = carriers()
    table.pick("harkonnen", {"regular": 3})
    table.pick("harkonnen", {"leader:bashar": 1})
    assert set(table.options("harkonnen", "where")) == {"to:pasty_mesa", "stay"}
    table.answer("harkonnen", "to:pasty_mesa")
    assert (table.at("arsunt"), table.at("pasty_mesa")) == ("1r", "3r 3e bashar")


def test_troop_carriers_carry_at_least_one_unit():
    table = carriers()
    assert table.refuses("harkonnen", {})
    assert table.refuses("harkonnen", {"regular": 5})
