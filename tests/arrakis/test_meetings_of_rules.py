"""Cases in which several rules of the war meet: battles, retreats, worms, atomics, partners, the automa."""

from __future__ import annotations

from games.arrakis.components import MAP
from games.arrakis.mahdi.fighting import Raid
from games.arrakis.rules.board import has_settlement, is_open_to_storm
from games.arrakis.state import Attack
from games.arrakis.steps.desert_power import sign_areas
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.vehicles import places_for
from games.arrakis.vocabulary import Imperium, Marker, Side, Vehicle
from games.arrakis.words.marching import StrikeRoll
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable
from tests.arrakis.test_battle import ATTACKER, SIETCH, battle, fight
from tests.arrakis.test_teams import take_turn

AROUND = [area for area in MAP.areas[SIETCH].adj if area != ATTACKER]


def test_a_defender_surrounded_by_sandworms_cannot_retreat():
    table = battle("4r", "3r")
    for area in AROUND:
        table.worm(area)
    fight(table, "ssss", "sss")
    table.answer("harkonnen", "continue")
    assert not table.is_asked("atreides", "retreat")


def test_atreides_may_retreat_onto_a_wormsign_and_it_stays_face_down():
    table = battle("4r", "3r")
    for area in AROUND[1:]:
        table.worm(area)
    table.sign(AROUND[0], "sandworm")
    fight(table, "ssss", "sss")
    table.answer("harkonnen", "continue")
    table.answer("atreides", "retreat")
    assert table.at(AROUND[0]) == "3r"
    assert table.area(AROUND[0]).wormsign == "sandworm"
    assert table.area(AROUND[0]).worm is None


def test_the_hit_for_continuing_may_destroy_the_attacker_and_the_sietch_stands():
    table = battle("1r", "1r", rank=2)
    fight(table, "s", "sss")
    table.answer("harkonnen", "continue")
    assert table.at(ATTACKER) == ""
    assert table.at(SIETCH) == "1r"
    assert table.area(SIETCH).sietch == 2
    assert table.state.battle is None


def test_a_defender_who_retreats_from_a_sietch_leaves_it_to_the_advance():
    table = battle("4r", "2r", rank=2)
    before = table.state.supremacy
    fight(table, "ssss", "ssss")
    table.answer("harkonnen", "continue")
    table.answer("atreides", "retreat")
    table.answer("harkonnen", f"to:{AROUND[0]}")
    assert table.area(SIETCH).sietch == 2
    table.answer("harkonnen", "advance")
    assert table.area(SIETCH).sietch == 0
    assert table.state.supremacy == before + 2
    assert table.at(SIETCH) == "3r"


def test_killers_without_mercy_pay_nothing_and_the_defender_may_still_retreat():
    table = battle("2r", "2r", how=Attack(free_continue=True), rank=2)
    fight(table, "ss", "ssss")
    table.answer("harkonnen", "continue")
    assert table.at(ATTACKER) == "2r"
    assert table.is_asked("atreides", "retreat")


def test_a_worm_that_ends_an_advance_does_not_bring_the_sietch_back():
    table = battle("4r", "1r", rank=2)
    table.sign(SIETCH, "sandworm")
    fight(table, "hhhh", "sss")
    table.answer("harkonnen", "advance")
    assert table.area(SIETCH).sietch == 0
    table.answer("atreides", "to:neo_15")
    assert table.at("neo_15") == "4r"


def test_atomics_never_drive_a_legion_onto_a_sandworm():
    table = WarTable()
    table.put("splintered_rock", "harkonnen", "2r")
    table.worm("nei_02")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock")
    assert "to:nei_02" not in table.options("atreides", "displace")


def test_atomics_drive_a_legion_onto_a_wormsign_which_stays_face_down():
    table = WarTable()
    table.put("splintered_rock", "harkonnen", "2r")
    table.sign("nei_02", "sandworm")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock", "to:nei_02")
    assert table.at("nei_02") == "2r"
    assert table.area("nei_02").wormsign == "sandworm"


def test_harkonnen_move_an_atreides_legion_that_its_own_atomics_drive_out():
    table = WarTable()
    table.put("splintered_rock", "atreides", "2r")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock")
    table.answer("harkonnen", "to:nei_02")
    assert table.at("nei_02") == "2r"


def test_atomics_that_drive_a_legion_into_a_full_stack_leave_six():
    table = WarTable()
    table.put("splintered_rock", "harkonnen", "3r")
    table.put("wind_pass", "harkonnen", "5e")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock", "to:wind_pass")
    table.answer("harkonnen", regular=2)
    assert table.at("wind_pass") == "1r 5e"


def test_an_advance_takes_a_station_and_moves_its_marker():
    table = battle("4r", "1r", side="atreides")
    table.area(SIETCH).station = Marker.KH
    before = table.state.markers[Marker.KH]
    fight(table, "hhhh", "s")
    table.answer("atreides", "advance")
    assert table.area(SIETCH).station is None
    assert table.state.markers[Marker.KH] == before + 1


def test_supremacy_reached_by_an_advance_ends_the_game_before_the_wormsign_is_flipped():
    table = battle("4r", "1r", rank=2)
    table.state.supremacy = 8
    table.sign(SIETCH, "sandworm")
    fight(table, "hhhh", "sss")
    table.answer("harkonnen", "advance")
    assert table.state.ending is not None
    assert table.state.ending.side == "harkonnen"
    assert table.area(SIETCH).worm is None
    assert not table.state.asks


def test_harkonnen_may_retreat_into_a_full_stack_if_only_that_area_has_no_wormsign():
    table = battle("4r", "3r", side="atreides")
    for area in AROUND[1:]:
        table.worm(area)
    table.put(AROUND[0], "harkonnen", "5e")
    fight(table, "ssss", "sss")
    table.answer("atreides", "continue")
    table.answer("harkonnen", "retreat")
    table.answer("harkonnen", regular=2)
    assert table.at(AROUND[0]) == "1r 5e"


def test_under_the_choam_ban_a_retreat_leaves_five():
    table = battle("4r", "3r", side="atreides")
    table.state.bans = [Imperium.CHOAM]
    for area in AROUND[1:]:
        table.worm(area)
    table.put(AROUND[0], "harkonnen", "4e")
    fight(table, "ssss", "sss")
    table.answer("atreides", "continue")
    table.answer("harkonnen", "retreat")
    table.answer("harkonnen", regular=2)
    assert table.at(AROUND[0]) == "1r 4e"


def test_after_atomics_a_storm_strikes_the_former_mountain():
    table = WarTable()
    table.put("splintered_rock", "harkonnen", "3r")
    assert not is_open_to_storm(table.state, "splintered_rock")
    table.state.atomics = "splintered_rock"
    assert is_open_to_storm(table.state, "splintered_rock")
    assert is_open_to_storm(table.state, "hagga_basin")


def test_after_atomics_wormsigns_and_harvesters_may_lie_on_the_former_mountain():
    table = WarTable()
    assert "splintered_rock" not in sign_areas(table.state)
    table.state.atomics = "splintered_rock"
    assert "splintered_rock" in sign_areas(table.state)
    assert "splintered_rock" in places_for(table.state, Vehicle.HARVESTER)


def test_in_a_team_the_fremen_player_sends_a_legion_away_from_a_worm():
    table = WarTable(players=4)
    table.put("neo_05", "harkonnen", "2r")
    table.sign("neo_02", "sandworm")
    take_turn(table, "harkonnen", corrino_ally="s")
    table.acts("corrino_ally", "die:strategy", "move:neo_05", "to:neo_02")
    table.answer("fremen_ally", "to:neo_04")
    assert table.at("neo_04") == "2r"


def test_in_a_team_house_atreides_decides_about_a_retreat_from_battle():
    table = WarTable(players=4)
    table.area(SIETCH).sietch = 0
    table.put(ATTACKER, "harkonnen", "4r")
    table.put(SIETCH, "atreides", "3r stilgar")
    take_turn(table, "harkonnen", corrino_ally="s")
    table.faces("ssss", "sss")
    table.acts("corrino_ally", "die:strategy", f"attack:{ATTACKER}:{SIETCH}")
    while not table.is_asked("corrino_ally", "go-on"):
        table.mildly()
    table.answer("corrino_ally", "continue")
    assert table.is_asked("house_atreides", "retreat")
    assert not table.is_asked("fremen_ally", "retreat")


def test_the_automa_that_advances_onto_a_wormsign_flees_and_has_a_new_target():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "1r"}, harkonnen={"neo_02": "4r"})
    table.sign("sihaya_ridge", "sandworm")
    old = table.mahdi.aim
    table.does(Raid(Orders(), Attack()))
    table.goes_any_way()
    while not table.area("sihaya_ridge").worm:
        table.mildly()
    assert table.area("sihaya_ridge").sietch == 0
    assert table.mahdi.aim != old


def test_a_strike_that_kills_all_defenders_leaves_the_settlement():
    table = WarTable()
    table.put("neo_12", "atreides", "4r")
    table.put("gara_kulon", "harkonnen", "1r")
    table.area("gara_kulon").sietch, table.area("gara_kulon").town = 0, 2
    table.faces("hhh")
    table.run(StrikeRoll("gara_kulon", 3))
    assert table.at("gara_kulon") == ""
    assert table.area("gara_kulon").town == 2


def test_a_destroyed_sietch_stays_out_of_the_defence_of_a_legion_that_comes_later():
    table = battle("4r", "1r", rank=2)
    fight(table, "hhhh", "sss")
    table.answer("harkonnen", "advance")
    assert not has_settlement(table.state, Side.ATREIDES, SIETCH)


def test_paul_who_retreats_with_his_legion_keeps_nothing_of_the_legend():
    table = battle("4r", "2r paul_atreides", rank=0)
    fight(table, "ssss", "ss")
    table.skip_to("go-on")
    table.answer("harkonnen", "continue")
    table.answer("atreides", "retreat")
    table.answer("harkonnen", f"to:{AROUND[0]}")
    assert not table.state.now.legend


def test_paul_whose_attacker_ceases_has_won_a_battle_for_the_legend():
    table = battle("4r", "2r paul_atreides", rank=0)
    fight(table, "ssss", "ss")
    table.skip_to("go-on")
    table.answer("harkonnen", "cease")
    assert table.state.now.legend
