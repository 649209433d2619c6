"""Cases at the limits of the rules: none, exactly the most, one more, and what is refused. Written from the rulebook."""

from __future__ import annotations

import pytest

from games.arrakis.components import BOX
from games.arrakis.rules.leaders import to_tank
from games.arrakis.rules.worms import StrikeHere
from games.arrakis.state import Phase
from games.arrakis.steps.ending import EndOfRound
from games.arrakis.steps.harvesting import Harvest
from games.arrakis.steps.hazards import Hazards
from games.arrakis.steps.vehicles import PlaceVehicles
from games.arrakis.vocabulary import Imperium, Side, Wormsign
from games.core.agenda import Play
from tests.arrakis.table import WarTable
from tests.arrakis.test_placing import spread

H, A = "harkonnen", "atreides"
REGULARS = BOX.units[Side.HARKONNEN].regular
SARDAUKAR = BOX.units[Side.HARKONNEN].special
FAR_FIELDS = ("seo_01", "seo_02", "seo_03", "seo_04", "seo_06")


def board(*places: tuple[str, str, str]) -> WarTable:
    table = WarTable()
    for area, side, what in places:
        table.put(area, side, what)
    return table


# ---- movement, transport, worms


def test_a_transported_legion_that_flees_a_worm_is_not_transported_again():
    table = board(("neo_08", H, "2r"))
    table.sign("neo_13", "sandworm")
    table.fly("az_neo_nei")
    table.turn(H, "ss", "mmm")
    table.acts(H, "die:strategy", "move:neo_08", "fly:neo_13")
    table.answer(A, "to:neo_09")
    assert table.at("neo_09") == "2r"
    table.fly("az_neo_nei")
    table.turn(H, "s", "mm")
    table.acts(H, "die:strategy", "move:neo_09")
    assert not [key for key in table.options(H, "where") if key.startswith("fly:")]


@pytest.mark.parametrize("zones", [0, 1, 2])
def test_each_transport_removes_one_ornithopter(zones: int):
    table = board(("nei_08", H, "2r"))
    for zone in ("az_neo_nei", "az_nei_sei")[:zones]:
        table.fly(zone)
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:nei_08")
    flights = [key for key in table.options(H, "where") if key.startswith("fly:")]
    assert bool(flights) == bool(zones)
    if zones:
        table.answer(H, "fly:gara_kulon" if "fly:gara_kulon" in flights else flights[0])
        if zones == 2:
            table.answer(H, "az_nei_sei")
        assert len(table.state.zones) == zones - 1


def test_a_carryall_transports_nobody():
    table = board(("neo_08", H, "2r"))
    table.fly("az_neo_nei", "carryall")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_08")
    assert not [key for key in table.options(H, "where") if key.startswith("fly:")]


def test_a_transport_lands_in_no_area_of_the_enemy():
    table = board(("neo_08", H, "2r"), ("neo_14", A, "1r"))
    table.worm("neo_13")
    table.fly("az_neo_nei")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_08")
    assert not {"fly:neo_14", "fly:neo_13", "fly:sihaya_ridge", "fly:gara_kulon"} & set(table.options(H, "where"))
    assert "fly:neo_10" in table.options(H, "where")


def test_an_attack_by_air_flies_over_a_sandworm_and_not_to_one():
    table = board(("neo_08", H, "2r"), ("neo_13", A, "1r"), ("neo_14", A, "1r"))
    table.worm("neo_12")
    table.worm("neo_14")
    table.fly("az_neo_nei")
    table.turn(H, "s", "m")
    table.answer(H, "die:strategy")
    offered = set(table.options(H, "maneuver"))
    assert "raid:neo_08:neo_13" in offered
    assert "raid:neo_08:neo_14" not in offered


def test_a_legion_does_not_fly_over_a_wall_that_it_would_cross_on_foot():
    table = board(("nei_05", H, "2r"))
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:nei_05")
    assert not {"to:neo_05", "to:neo_07"} & set(table.options(H, "where"))


def test_nobody_attacks_over_a_wall():
    table = board(("nei_05", H, "2r"), ("neo_07", A, "1r"), ("nei_06", A, "1r"))
    table.turn(H, "s", "m")
    table.answer(H, "die:strategy")
    offered = set(table.options(H, "maneuver"))
    assert "attack:nei_05:nei_06" in offered
    assert "attack:nei_05:neo_07" not in offered


def test_seven_units_arrive_and_six_stay_whoever_moved():
    table = board(("neo_12", H, "4r"), ("neo_08", H, "3e"))
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_08", "to:neo_12")
    assert table.refuses(H, {"regular": 2}), "one is too many"
    assert table.refuses(H, {}), "none is too few"
    table.answer(H, "elite")
    assert table.at("neo_12") == "4r 2e"


def test_leaders_do_not_count_for_the_stack():
    table = board(("neo_12", H, "3r bashar bashar"), ("neo_08", H, "3e bashar"))
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_08", "to:neo_12")
    assert not table.is_asked(H, "excess")


def test_the_second_worm_in_one_action_sends_the_second_legion_away():
    table = board(("neo_12", H, "1r"), ("neo_08", H, "2r"))
    table.sign("neo_13", "sandworm")
    table.sign("neo_05", "sandworm")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_12", "to:neo_13")
    table.answer(A, "to:neo_14")
    table.acts(H, "move:neo_08", "to:neo_05")
    table.skip_to("flee", "end-turn")
    assert "to:neo_08" in table.options(A, "flee"), "the area that it has left is free"


def test_a_sand_wormsign_returns_and_nothing_happens():
    table = board(("neo_12", H, "1r"))
    table.sign("neo_13", "sand")
    before = len(table.state.wormsigns)
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_12", "to:neo_13")
    assert table.at("neo_13") == "1r"
    assert len(table.state.wormsigns) == before + 1


def test_pogrom_moves_no_legion_twice():
    table = board(("neo_12", H, "1s"), ("neo_08", H, "1s"))
    table.give(H, "sardaukar_pogrom")
    table.turn(H, "m", "m")
    table.acts(H, "play:sardaukar_pogrom", "move:neo_12", "to:neo_08")
    assert [key for key in table.options(H, "maneuver") if key.startswith("move:")] == ["move:neo_08"]
    table.acts(H, "move:neo_08", "to:neo_11")
    assert (table.at("neo_08"), table.at("neo_11")) == ("1s", "1s")
    assert not table.is_asked(H, "maneuver"), "both have moved"


def test_a_card_that_moves_a_legion_with_sardaukar_moves_any_part_of_it():
    table = board(("neo_12", H, "2r 1s"))
    table.give(H, "sardaukar_pogrom")
    table.turn(H, "m", "m")
    table.acts(H, "play:sardaukar_pogrom", "move:neo_12", "part")
    table.pick(H, {"regular": 2})
    table.answer(H, "to:neo_08")
    assert (table.at("neo_08"), table.at("neo_12")) == ("2r", "1s")


@pytest.mark.parametrize(("die", "least"), [("l", 1), ("s", 0)])
def test_only_leadership_asks_for_a_leader_in_the_part_that_moves(die: str, least: int):
    table = board(("neo_12", A, "3r naib"))
    table.turn(A, die, "mm")
    table.acts(A, f"die:{'leadership' if die == 'l' else 'strategy'}", "move:neo_12", "part")
    table.pick(A, {"regular": 2})
    assert table.ask(A, "split-leaders").least == least


# ---- battle


def fight(attacker: str, defender: str, area: str = "neo_11") -> WarTable:
    table = board(("neo_12", H, attacker), (area, A, defender))
    table.area("gara_kulon").sietch = 0
    table.turn(H, "s", "m")
    return table


@pytest.mark.parametrize(
    ("roll", "left"), [("h", "2r 1e"), ("hh", "1r 1e"), ("hhh", "1e"), ("hhhh", "1r"), ("hhhhh", "")]
)
def test_hits_are_spent_to_the_last(roll: str, left: str):
    table = fight("5r", "3r 1e")
    table.faces(roll.ljust(5, "*"), "****")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    if left and table.is_asked(A, "hits"):
        table.answer(A, "cheapest")
    assert table.at("neo_11") == left


def test_more_shields_than_hits_heal_nobody():
    table = fight("2r", "2r")
    table.faces("h*", "ss")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    assert (table.at("neo_12"), table.at("neo_11")) == ("2r", "2r")


def test_each_sardaukar_cancels_one_shield_and_no_hit():
    table = fight("2s", "2r")
    table.faces("h*", "ss")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    assert table.at("neo_11") == "1r", "two shields are cancelled, one hit is left"


def test_a_leader_without_a_special_result_does_nothing():
    table = fight("2r beast_rabban", "2r")
    table.faces("ss", "ss")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    assert table.at("neo_11") == "2r"


def test_a_surprise_without_a_leader_misses():
    table = board(("neo_12", H, "1s"), ("neo_11", A, "1r"))
    table.give(H, "sardaukars_manner")
    table.turn(H, "m", "m")
    table.acts(H, "play:sardaukars_manner", "way:2")
    table.faces("s", "s")
    table.answer(H, "attack:neo_12:neo_11")
    assert table.at("neo_11") == "1r"


def test_a_surprise_of_one_leader_is_a_hit_without_any_rolled_special():
    table = board(("neo_12", H, "1r bashar"), ("neo_11", A, "1r"))
    table.turn(H, "l", "m")
    table.answer(H, "die:leadership")
    table.faces("s", "s")
    table.answer(H, "attack:neo_12:neo_11")
    assert table.at("neo_11") == "1r", "the shield of the defender cancels it"
    table = board(("neo_12", H, "1r bashar"), ("neo_11", A, "1r"))
    table.turn(H, "l", "m")
    table.answer(H, "die:leadership")
    table.faces("s", "*")
    table.answer(H, "attack:neo_12:neo_11")
    assert table.at("neo_11") == ""


def test_several_named_leaders_go_into_the_tank_in_the_order_of_their_owner():
    table = fight("6r", "1r stilgar lady_jessica paul_atreides")
    table.faces("h*****", "*")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    if table.is_asked(A, "specials"):
        table.mildly()
    while not table.is_asked(A, "tank-first"):
        table.mildly()
    table.answer(A, "stilgar")
    table.answer(A, "lady_jessica")
    assert table.player(A).tank == ["paul_atreides", "lady_jessica", "stilgar"]


def test_the_defender_who_stood_may_retreat_after_a_later_round():
    table = fight("3r", "3r")
    table.faces("sss", "sss", "sss", "sss")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11", "continue")
    table.answer(A, "stand")
    table.answer(H, "continue")
    assert {"retreat", "stand"} == set(table.options(A, "retreat"))


@pytest.mark.parametrize(("units", "rank", "dice"), [(1, 3, 4), (3, 3, 6), (4, 3, 6), (6, 1, 6)])
def test_a_sietch_adds_its_rank_up_to_six_dice(units: int, rank: int, dice: int):
    table = board(("neo_12", H, "1r"), ("gara_kulon", A, f"{units}r"))
    table.area("gara_kulon").sietch = rank
    table.turn(H, "s", "m")
    table.faces("s", "s" * dice)
    table.acts(H, "die:strategy", "attack:neo_12:gara_kulon")
    assert not table.queue


def test_an_own_sietch_gives_an_attacker_no_dice():
    table = board(("gara_kulon", A, "2r"), ("neo_12", H, "1r"))
    table.turn(A, "s", "m")
    table.faces("ss", "s")
    table.acts(A, "die:strategy", "attack:gara_kulon:neo_12")
    assert not table.queue


@pytest.mark.parametrize(("area", "rank"), [("arsunt", 1), ("carthag", 2)])
def test_an_undefended_settlement_that_falls_moves_every_marker(area: str, rank: int):
    table = board(("broken_land", A, "1r"))
    table.turn(A, "s", "m")
    table.acts(A, "die:strategy", f"attack:broken_land:{area}", "advance")
    assert set(table.state.markers.values()) == {rank}
    assert not table.area(area).town


def test_a_worm_that_kills_all_defenders_leaves_the_sietch_and_the_village():
    table = board(("neo_12", H, "1r"))
    table.worm("neo_12")
    table.faces("hhhh")
    table.run(StrikeHere("neo_12"))
    assert table.at("neo_12") == ""
    assert table.area("gara_kulon").sietch


def test_an_attacker_may_cease_after_any_round_and_stays():
    table = fight("3r", "3r")
    table.faces("sss", "sss")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11", "cease")
    assert (table.at("neo_12"), table.at("neo_11")) == ("3r", "3r")
    assert table.state.battle is None


# ---- the desert


@pytest.mark.parametrize(("pool", "is_asked"), [(3, False), (2, True), (0, False)])
def test_atreides_choose_where_wormsigns_lie_only_if_the_pool_is_short(pool: int, is_asked: bool):
    table = board(("neo_12", H, "1r"), ("neo_05", H, "1r"))
    table.harvest("seo_01")
    table.state.wormsigns = [Wormsign.SAND] * pool
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert table.is_asked(A, "hazards") == is_asked


@pytest.mark.parametrize(("worms", "has_maker", "is_asked"), [(4, False, False), (5, False, True), (5, True, False)])
def test_four_worms_appear_or_five_with_the_wild_maker(worms: int, has_maker: bool, is_asked: bool):
    table = WarTable()
    if has_maker:
        table.enter("wild_maker")
    for area in FAR_FIELDS[:worms]:
        table.harvest(area)
        table.sign(area, "sandworm")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert table.is_asked(A, "which-appear") == is_asked


def test_a_sixth_worm_does_not_appear_even_with_the_wild_maker():
    table = WarTable()
    table.enter("wild_maker")
    for area in (*FAR_FIELDS, "seo_07"):
        table.harvest(area)
        table.sign(area, "sandworm")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert (table.ask(A, "which-appear").least, table.ask(A, "which-appear").most) == (5, 5)


def test_a_carryall_of_another_zone_saves_nothing():
    table = WarTable()
    table.harvest("neo_05")
    table.sign("neo_05", "sandworm")
    table.fly("az_swo_swi", "carryall")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert not table.is_asked(H, "rescue")
    assert not table.area("neo_05").harvester


def test_one_carryall_saves_one_of_two_harvesters():
    table = WarTable()
    for area in ("neo_05", "neo_08"):
        table.harvest(area)
        table.sign(area, "sandworm")
    table.fly("az_neo_nei", "carryall")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    while not table.is_asked(H, "rescue"):
        table.mildly()
    table.answer(H, "save")
    assert sum(table.area(area).harvester for area in ("neo_05", "neo_08")) == 1


def test_a_wormsign_under_atreides_is_returned_unseen_before_the_hazards():
    table = board(("neo_12", A, "1r"))
    table.sign("neo_12", "sandworm")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert table.area("neo_12").worm is None
    assert table.at("neo_12") == "1r"


@pytest.mark.parametrize(
    ("spice", "supremacy", "is_offered"), [(2, 5, False), (3, 5, True), (3, 6, False), (4, 0, True)]
)
def test_supremacy_is_bought_for_three_spice_up_to_five(spice: int, supremacy: int, is_offered: bool):
    table = WarTable()
    table.state.supremacy = supremacy
    table.harvest(*("neo_05", "neo_08", "neo_11", "neo_12")[:spice])
    table.run(Harvest())
    assert table.is_asked(H, "spice")
    assert ("stockpile" in table.options(H, "spice")) == is_offered


@pytest.mark.parametrize(("spice", "kept"), [(0, 0), (1, 1), (2, 1), (5, 1)])
def test_at_most_one_spice_is_kept(spice: int, kept: int):
    table = WarTable()
    table.harvest(*("neo_05", "neo_08", "neo_11", "neo_12", "neo_15")[:spice])
    table.run(Harvest())
    if table.is_asked(H, "spice"):
        table.answer(H, "done")
    assert table.state.reserve == kept


def test_every_marker_that_is_not_paid_for_falls_one_row_and_never_below_the_bottom():
    table = WarTable()
    table.rows(4, 5, 1)
    table.run(Harvest())
    assert list(table.state.imperium.values()) == [5, 5, 2]
    assert set(table.state.bans) == set(Imperium)


# ---- placing, deploying, vehicles


@pytest.mark.parametrize(("left", "most"), [(0, None), (2, 2), (3, 3), (4, 3)])
def test_a_deployment_brings_three_regulars_or_what_is_left(left: int, most: int | None):
    table = board(*[(area, H, what) for area, what in spread("r", REGULARS - left, ("carthag", *FAR_FIELDS))])
    table.turn(H, "d", "m")
    table.answer(H, "die:deployment")
    if most is None:
        assert table.is_asked(H, "deploy-leader")
    else:
        assert table.ask(H, "deploy-units").most == most
        assert table.refuses(H, {"carthag": most + 1})


def test_aramsham_brings_elites_for_sardaukar_that_have_run_out():
    table = board(("carthag", H, f"{min(6, SARDAUKAR)}s"), ("neo_12", H, f"{max(0, SARDAUKAR - 6)}s"))
    table.turn(H, "d", "m")
    table.acts(H, "special:captain_aramsham")
    table.pick(H, {"arrakeen": 2})
    table.pick(H, {"arrakeen": 1})
    assert table.at("arrakeen").split()[:2] == ["2r", "1e"]


def test_units_are_deployed_to_standing_settlements_only():
    table = WarTable()
    table.area("arsunt").town = 0
    table.turn(H, "d", "m")
    table.answer(H, "die:deployment")
    assert set(table.options(H, "deploy-units")) == {
        "carthag",
        "arrakeen",
        "hagga_basin",
        "imperial_basin",
        "north_pole",
    }


def test_a_leader_in_the_tank_is_neither_deployed_nor_placed():
    table = board(("carthag", H, "1r"))
    to_tank(Play(table.state), "baron_harkonnen")
    table.give(H, "carthag_the_former_capital")
    table.turn(H, "m", "m")
    table.acts(H, "play:carthag_the_former_capital", "at:carthag")
    assert "baron_harkonnen" not in table.options(H, "deploy-leader")
    assert "beast_rabban" in table.options(H, "deploy-leader")


def test_a_named_leader_placed_from_another_area_leaves_the_area():
    table = board(("arsunt", H, "1r beast_rabban"))
    table.give(H, "carthag_the_former_capital")
    table.turn(H, "m", "m")
    table.acts(H, "play:carthag_the_former_capital", "at:carthag", "beast_rabban")
    assert (table.at("carthag"), table.at("arsunt")) == ("3r 1e beast_rabban", "1r")


@pytest.mark.parametrize(
    ("area", "is_open"),
    [("neo_08", True), ("gara_kulon", False), ("neo_11", False), ("neo_12", True), ("neo_13", False), ("neo_14", True)],
)
def test_where_a_harvester_may_stand(area: str, is_open: bool):
    table = board(("neo_11", A, "1r"), ("neo_12", H, "1r"))
    table.worm("neo_13")
    table.sign("neo_14")
    table.enter_phase(Phase.VEHICLES)
    table.run(PlaceVehicles())
    assert (area in table.options(H, "vehicles")) == is_open


# ---- prescience and leaders


def met(table: WarTable, card: str) -> bool:
    table.reveal(card)
    table.enter_phase(Phase.END)
    table.run(EndOfRound())
    return table.is_asked(A, "claim") and f"claim:{card}" in table.options(A, "claim")


@pytest.mark.parametrize(
    ("areas", "is_met"), [(("pasty_mesa", "seo_05"), False), (("pasty_mesa", "seo_05", "nei_09"), True)]
)
def test_dew_collectors_need_three_plateaus(areas: tuple[str, ...], is_met: bool):
    assert met(board(*[(area, A, "1r") for area in areas]), "dew_collectors") == is_met


@pytest.mark.parametrize(("atomics", "is_met"), [("", True), ("hole_in_the_rock", False), ("rimwall_west", True)])
def test_a_mountain_that_atomics_made_desert_is_none_for_the_wind_traps(atomics: str, is_met: bool):
    table = board(("hole_in_the_rock", A, "1r"), ("nei_02", A, "1r"), ("nei_04", A, "1r"))
    table.state.atomics = atomics
    assert met(table, "new_hidden_wind_traps") == is_met


@pytest.mark.parametrize(("atomics", "is_met"), [("", False), ("hole_in_the_rock", True)])
def test_a_mountain_that_atomics_made_desert_is_a_desert_of_the_war(atomics: str, is_met: bool):
    table = board(*[(area, A, "1r") for area in ("neo_05", "neo_08", "neo_11", "hole_in_the_rock")])
    table.state.atomics = atomics
    assert met(table, "the_desert_war") == is_met


@pytest.mark.parametrize(
    ("jessica", "is_met"), [("neo_13", True), ("neo_14", True), ("neo_12", False), ("sihaya_ridge", False)]
)
def test_water_discipline_is_kept_in_the_deep_desert_without_a_sietch(jessica: str, is_met: bool):
    table = board(("neo_13", A, "1r paul_atreides"), (jessica, A, "1r lady_jessica"))
    assert met(table, "water_discipline") == is_met


def test_a_token_is_a_legion_for_prescience():
    table = board(("sei_02", A, "t:d1"), ("sei_03", A, "t:d2"))
    assert met(table, "stunted_worms")


@pytest.mark.parametrize(("units", "is_met"), [("3r naib naib", False), ("3r t:d1", True), ("4r", True)])
def test_four_units_stand_at_the_gates_and_leaders_are_none(units: str, is_met: bool):
    table = board(("nei_01", A, units))
    table.reveal("standin_gates")
    table.turn(A, "s", "mm")
    assert ("claim:standin_gates" in table.options(A, "action")) == is_met


def test_a_destroyed_city_has_no_gates():
    table = board(("broken_land", A, "4r"))
    table.area("arrakeen").town = table.area("carthag").town = 0
    table.reveal("standin_gates")
    table.turn(A, "s", "mm")
    assert "claim:standin_gates" not in table.options(A, "action")


def test_fear_adds_two_steps_once_and_is_gone_with_the_round():
    table = WarTable()
    table.state.stations_taken = 3
    table.reveal("standin_kynes", "standin_gates")
    table.state.feared = "standin_kynes"
    table.turn(A, "s", "mm")
    table.acts(A, "claim:standin_kynes", "kh")
    assert (table.state.markers["sd"], table.state.markers["kh"], table.state.feared) == (2, 2, "")


@pytest.mark.parametrize(("space", "is_offered"), [(0, False), (1, False), (2, False)])
def test_a_leader_in_any_space_of_the_tank_is_away(space: int, is_offered: bool):
    table = board(("neo_12", A, "1r"))
    table.player(A).tank[space] = "stilgar"
    table.turn(A, "dl", "mm")
    assert ("special:stilgar" in table.options(A, "action")) == is_offered


def test_a_leader_of_the_last_space_comes_back_with_the_next_die():
    table = board(("gara_kulon", A, "1r"))
    table.player(A).tank[2] = "stilgar"
    table.turn(A, "md", "mmm")
    table.acts(A, "die:mentat", "none")
    table.skip_to("action")
    assert table.player(A).tank == ["", "", ""]


def test_a_exhausted_leader_fights_all_the_same():
    table = fight("1r beast_rabban", "2r")
    table.state.leaders["beast_rabban"] = False
    table.faces("*", "**")
    table.acts(H, "die:strategy", "attack:neo_12:neo_11")
    assert table.at("neo_11") == "", "Rabban turns his special into two hits"
