"""Worms, hazards, storms, spice, bans, atomics and free actions."""

import pytest

from games.arrakis.steps.desert_power import worm_ends, worm_targets
from games.arrakis.steps.harvesting import Harvest
from games.arrakis.steps.hazards import Hazards, Storm
from games.arrakis.vocabulary import Imperium, Side
from games.core.texts import plain, words
from tests.arrakis.table import WarTable


def desert_power(table: WarTable) -> WarTable:
    table.turn("atreides", "", "ss")
    table.answer("atreides", "desert")
    return table


def test_a_worm_attacks_a_plateau_over_a_desert_between():
    table = WarTable()
    table.worm("swi_04")
    table.put("swi_02", "harkonnen", "5r")
    desert_power(table)
    table.faces("hh*s")
    table.answer("atreides", "strike:swi_04:swi_02")
    assert table.at("swi_02") == "3r", "a special is nothing on a plateau"
    assert table.area("swi_04").worm is None


def test_a_mountain_between_stops_a_worm_until_atomics_make_it_desert():
    table = WarTable()
    table.worm("nei_03")
    table.put("imperial_basin", "harkonnen", "2r")
    assert "imperial_basin" not in worm_targets(table.state, "nei_03")
    table.state.atomics = "hole_in_the_rock"
    assert "imperial_basin" in worm_targets(table.state, "nei_03")


def test_the_wild_maker_attacks_with_six_dice_and_leaves_the_board():
    table = WarTable()
    table.worm("seo_04", "wild_maker")
    table.state.leaders["wild_maker"] = False
    table.put("seo_07", "harkonnen", "6r")
    desert_power(table)
    table.faces("hh**ss")
    table.answer("atreides", "strike:seo_04:seo_07")
    assert table.at("seo_07") == ""
    assert table.area("seo_04").worm is None
    assert "wild_maker" in table.state.leaders


def test_a_worm_never_attacks_a_mountain():
    table = WarTable()
    table.worm("nei_03")
    table.put("north_pole", "harkonnen", "1r")
    assert worm_targets(table.state, "nei_03") == []


def test_a_lone_harvester_falls_without_a_roll():
    table = WarTable()
    table.worm("neo_01")
    table.harvest("neo_02")
    desert_power(table)
    table.answer("atreides", "strike:neo_01:neo_02")
    assert not table.area("neo_02").harvester
    assert table.state.now.harvesters_lost == 1


def test_a_worm_moves_through_desert_to_where_nothing_is_but_a_station():
    table = WarTable()
    table.worm("neo_01")
    table.state.areas["neo_04"].station = "kh"
    table.harvest("neo_02")
    table.sign("neo_03")
    ends = worm_ends(table.state, "neo_01")
    assert "neo_04" in ends
    assert "neo_05" in ends, "past anything"
    assert not {"neo_02", "neo_03", "sihaya_ridge"} & set(ends)


def test_desert_power_moves_two_different_worms():
    table = WarTable()
    table.worm("neo_01")
    table.worm("seo_04")
    desert_power(table)
    table.acts("atreides", "move", "worm:neo_01", "to:neo_02")
    assert set(table.options("atreides", "which-worm")) == {"worm:seo_04", "done"}


def test_wormsigns_are_laid_on_desert_without_sign_worm_or_sietch():
    table = WarTable()
    table.sign("neo_01")
    table.worm("neo_02")
    table.put("neo_05", "harkonnen", "1r")
    desert_power(table)
    table.answer("atreides", "signs")
    offered = table.options("atreides", "signs")
    assert "neo_05" in offered
    assert not {"neo_01", "neo_02", "gara_kulon", "harg_pass"} & set(offered)
    table.answer("atreides", "neo_05", "neo_06")
    assert table.area("neo_05").wormsign
    assert table.at("neo_05") == "1r", "not flipped now"


def test_the_wild_makers_special_is_there_while_its_card_is_face_up():
    table = WarTable()
    table.worm("neo_01", "wild_maker")
    table.put("neo_04", "harkonnen", "4r")
    table.turn("atreides", "s", "sss")
    table.answer("atreides", "desert")
    table.faces("hhssss")
    table.acts("atreides", "maker", "stay", "strike:neo_04")
    assert table.at("neo_04") == "2r"
    assert table.area("neo_01").worm == "wild_maker", "it stays"
    assert table.state.leaders["wild_maker"] is False
    desert_power(table)
    assert "maker" not in table.options("atreides", "desert-power")


def hazards(table: WarTable) -> None:
    table.run(Hazards())


def test_of_six_worms_four_appear_as_atreides_choose():
    table = WarTable()
    areas = ["neo_01", "neo_02", "neo_04", "neo_05", "neo_06", "neo_07"]
    table.harvest(*areas)
    for area in areas:
        table.sign(area, "sandworm")
    hazards(table)
    question = table.ask("atreides", "which-appear")
    assert (question.least, question.most, len(question.options)) == (4, 4, 6)
    assert plain(words().say(question.prompt)) == "6 signs hid a sandworm, but at most 4 appear. Where?"
    assert [event.data["most"] for event in table.events if event.kind == "hazards-limited"] == [4]
    table.answer("atreides", *areas[:4])
    assert [area for area in areas if table.area(area).worm] == areas[:4]
    assert [area for area in areas if table.area(area).harvester] == areas[4:]


def test_a_carryall_saves_a_harvester_and_worm_and_harvester_stay():
    table = WarTable()
    table.harvest("neo_01")
    table.sign("neo_01", "sandworm")
    table.fly("az_neo_nei", "carryall")
    hazards(table)
    table.answer("harkonnen", "save:az_neo_nei")
    assert table.area("neo_01").harvester
    assert table.area("neo_01").worm
    assert table.state.zones == {}
    table.run(Harvest())
    assert table.events_of("harvested")[0]["spice"] == 2


def test_wormsigns_are_laid_under_harkonnen_in_the_hazards_and_all_come_back():
    table = WarTable()
    table.harvest("neo_01")
    table.put("neo_05", "harkonnen", "1r")
    table.put("neo_06", "atreides", "1r")
    table.sign("neo_06")
    hazards(table)
    assert table.events_of("signs-laid")[0]["areas"] == ["neo_01", "neo_05"]
    while table.questions():
        table.mildly()
    assert len(table.state.wormsigns) == 16


def test_a_retreat_in_the_hazards_may_go_where_a_sign_showed_sand():
    table = WarTable()
    table.put("neo_10", "harkonnen", "2r")
    table.sign("neo_10", "sandworm")
    table.put("neo_13", "harkonnen", "1r")
    table.sign("neo_13", "sand")
    table.put("neo_09", "atreides", "1r")
    table.faces("ss")
    hazards(table)
    assert table.at("neo_13") == "3r", "the only area left"


def test_the_storm_strikes_by_terrain():
    table = WarTable()
    for area in ("pasty_mesa", "neo_05", "seo_07", "arrakeen", "north_pole"):
        table.put(area, "harkonnen", "5r")
    table.faces("h*", "h*", "h*")
    table.run(Storm())
    hits = {told["area"]: told["hits"] for told in table.events_of("storm-struck")}
    assert hits == {"neo_05": 2, "pasty_mesa": 1, "seo_07": 3}


def test_atomics_open_inner_plateaus_to_the_storm():
    table = WarTable()
    table.put("arrakeen", "harkonnen", "5r")
    table.state.atomics = "rimwall_west"
    table.faces("hh")
    table.run(Storm())
    assert table.events_of("storm-struck")[0]["hits"] == 2


def test_harvesters_bring_one_and_on_deep_desert_two():
    table = WarTable()
    table.harvest("neo_01", "neo_04", "swo_02", "nwo_05")
    table.run(Harvest())
    assert table.events_of("harvested")[0]["spice"] == 6


def test_a_marker_that_falls_bans_though_it_is_not_on_the_bottom_row():
    table = WarTable()
    table.harvest("neo_01", "nwo_05")
    table.run(Harvest())
    table.acts("harkonnen", "keep:choam", "keep:spacing_guild")
    assert table.state.imperium == {"choam": 1, "spacing_guild": 1, "landsraad": 2}
    assert table.state.bans == [Imperium.LANDSRAAD]


def test_without_spice_all_markers_fall_and_ban():
    table = WarTable()
    table.rows(1, 2, 5)
    table.run(Harvest())
    assert list(table.state.imperium.values()) == [2, 3, 5]
    assert set(table.state.bans) == set(Imperium)


def test_spice_buys_supremacy_once_while_it_is_at_five_or_below():
    table = WarTable()
    table.harvest("neo_01", "neo_02", "nwo_05", "nwo_01")
    table.state.supremacy = 5
    table.run(Harvest())
    table.answer("harkonnen", "stockpile")
    assert "stockpile" not in table.options("harkonnen", "spice")
    table.acts("harkonnen", "raise:choam" if "raise:choam" in table.options("harkonnen") else "keep:choam", "done")
    assert table.state.supremacy == 6
    assert table.state.reserve == 1


def test_above_five_there_is_no_stockpiling_and_a_marker_on_top_cannot_rise():
    table = WarTable()
    table.harvest("neo_01", "neo_02")
    table.state.supremacy = 6
    table.rows(1, 2, 1)
    table.run(Harvest())
    options = table.options("harkonnen", "spice")
    assert "stockpile" not in options
    assert [key for key in options if key.startswith("raise")] == ["raise:spacing_guild"]


def test_the_choam_ban_shrinks_stacks_at_once():
    table = WarTable()
    table.put("carthag", "harkonnen", "6r")
    table.rows(5, 1, 1)
    table.run(Harvest())
    assert table.at("carthag") == "5r"


def test_atomics_displace_a_legion_or_destroy_it():
    table = WarTable()
    table.put("splintered_rock", "harkonnen", "2r")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock", "to:wind_pass")
    assert table.at("wind_pass") == "2r"
    assert table.state.atomics == "splintered_rock"
    assert "atomics" not in table.options("atreides")

    table = WarTable()
    table.put("splintered_rock", "harkonnen", "2r baron_harkonnen")
    for area in ("hagga_basin", "nei_02", "nwi_02", "wind_pass"):
        table.area(area).town = 0
        table.put(area, "atreides", "1r")
    table.markers(8, 0, 0)
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "atomics", "blast:splintered_rock")
    assert table.at("splintered_rock") == ""
    assert table.player("harkonnen").tank[0] == "baron_harkonnen"


def test_atomics_are_locked_below_eight():
    table = WarTable()
    table.markers(7, 7, 7)
    table.turn("atreides", "s", "ss")
    assert "atomics" not in table.options("atreides", "action")


def test_scouting_reveals_one_area_for_one_ornithopter():
    table = WarTable()
    table.put("tasmin_sink", "atreides", "t:d1 t:d2")
    table.fly("az_seo_sei")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "scout", "az_seo_sei")
    assert "scout:windgap" not in table.options("harkonnen", "scout")
    table.answer("harkonnen", "scout:tasmin_sink")
    assert table.area("tasmin_sink").shown
    assert table.at("tasmin_sink") == "4r"
    assert table.state.zones == {}


@pytest.mark.parametrize(
    ("key", "is_shown", "force"),
    [("scout-sietch:tasmin_sink", True, "t:d1 t:d2"), ("scout-tokens:tasmin_sink", False, "4r")],
)
def test_scouting_may_flip_only_the_sietch_or_only_the_tokens(key, is_shown, force):
    table = WarTable()
    table.put("tasmin_sink", "atreides", "t:d1 t:d2")
    table.fly("az_seo_sei")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "scout", "az_seo_sei", key)
    assert (table.area("tasmin_sink").shown, table.at("tasmin_sink")) == (is_shown, force)
    assert table.state.zones == {}


def test_the_whole_area_is_the_first_way_to_scout_it():
    table = WarTable()
    table.put("tasmin_sink", "atreides", "t:d1 t:d2")
    table.fly("az_seo_sei")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "scout", "az_seo_sei")
    here = [key for key in table.options("harkonnen", "scout") if key.endswith(":tasmin_sink")]
    assert here == ["scout:tasmin_sink", "scout-sietch:tasmin_sink", "scout-tokens:tasmin_sink"]


def test_an_area_with_one_kind_of_hidden_things_has_one_way_to_scout_it():
    table = WarTable()
    table.put("tasmin_sink", "atreides", "t:d1")
    table.area("tasmin_sink").shown = True
    table.fly("az_seo_sei")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "scout", "az_seo_sei")
    assert not any("-" in key for key in table.options("harkonnen", "scout"))


def test_the_spacing_guild_ban_forbids_scouting():
    table = WarTable()
    table.fly("az_seo_sei")
    table.state.bans = ["spacing_guild"]
    table.turn("harkonnen", "s", "s")
    assert "scout" not in table.options("harkonnen", "action")


def test_hawats_scheming_needs_two_copies_and_hawat():
    table = WarTable()
    table.give("harkonnen", "hawats_scheming", "hawats_scheming")
    table.turn("harkonnen", "s", "s")
    assert "scheme" not in table.options("harkonnen", "action")
    assert not any(key.startswith("play:hawats") for key in table.options("harkonnen", "action"))
    table.enter("thufir_hawat")
    table.answer("harkonnen", "scheme")
    assert "thufir_hawat" in table.state.gone
    assert "gaius_helen_mohiam" in table.state.leaders
    assert table.state.bene_gesserit[Side.HARKONNEN] == 1


def test_with_three_copies_two_may_be_discarded():
    table = WarTable()
    table.give("harkonnen", *["hawats_scheming"] * 3)
    table.enter("thufir_hawat")
    table.turn("harkonnen", "s", "s")
    table.acts("harkonnen", "scheme", "2")
    assert len(table.player("harkonnen").hand) == 1


def test_without_a_token_a_leader_comes_only_to_units():
    table = WarTable()
    table.state.pool.clear()
    table.put("gara_kulon", "atreides", "1r")
    table.turn("atreides", "d", "s")
    table.answer("atreides", "die:deployment")
    assert set(table.options("atreides")) == {"sietch:gara_kulon", "none"}
    table.acts("atreides", "sietch:gara_kulon", "stilgar")
    assert table.at("gara_kulon") == "1r stilgar"


def test_atreides_deploy_a_token_and_a_leader_to_the_same_sietch():
    table = WarTable()
    token = table.state.pool[-1]
    table.turn("atreides", "d", "s")
    table.acts("atreides", "die:deployment", "sietch:windgap", "naib")
    assert table.at("windgap") == f"t:{token} naib"
    (seen,) = (area for area in table.view("harkonnen").areas if area.id == "windgap")
    assert (seen.legions[0].tokens, seen.legions[0].known) == (1, ())


def test_harkonnen_deploy_three_regulars_and_a_leader():
    table = WarTable()
    table.turn("harkonnen", "d", "s")
    table.answer("harkonnen", "die:deployment")
    table.pick("harkonnen", {"carthag": 2, "north_pole": 1})
    table.acts("harkonnen", "baron_harkonnen", "at:north_pole")
    assert (table.at("carthag"), table.at("north_pole")) == ("2r", "1r baron_harkonnen")


def test_the_house_die_of_harkonnen_makes_elites():
    table = WarTable()
    table.put("carthag", "harkonnen", "3r")
    table.turn("harkonnen", "h", "s")
    table.acts("harkonnen", "die:house", "elites")
    table.pick("harkonnen", {"carthag": 2})
    assert table.at("carthag") == "1r 2e"


def test_the_house_die_of_atreides_is_any_other_result():
    table = WarTable()
    table.put("sihaya_ridge", "atreides", "1r naib")
    table.turn("atreides", "h", "ss")
    assert {f"house:{r}" for r in ("leadership", "strategy", "deployment", "mentat")} <= set(table.options("atreides"))


def test_the_mentat_draws_two_cards_split_as_announced():
    table = WarTable()
    table.turn("atreides", "m", "ss")
    table.answer("atreides", "die:mentat")
    assert {"draw:2:0", "draw:1:1", "draw:0:2"} <= set(table.options("atreides", "draw"))


def worm_beside_rimwall_west(blasted: bool) -> WarTable:
    table = WarTable()
    table.worm("neo_05")
    table.put("imperial_basin", "harkonnen", "2r")
    table.state.atomics = "rimwall_west" if blasted else ""
    table.turn("atreides", "", "m")
    table.answer("atreides", "desert")
    return table


def test_after_atomics_on_rimwall_west_worms_attack_over_its_walls():
    assert "strike:neo_05:imperial_basin" not in worm_beside_rimwall_west(blasted=False).options("atreides")
    assert "strike:neo_05:imperial_basin" in worm_beside_rimwall_west(blasted=True).options("atreides")


def test_after_atomics_on_rimwall_west_worms_move_over_its_walls():
    table = worm_beside_rimwall_west(blasted=True)
    table.acts("atreides", "move", "worm:neo_05")
    assert "to:rimwall_west" in table.options("atreides", "worm-where")
    table = worm_beside_rimwall_west(blasted=False)
    table.acts("atreides", "move", "worm:neo_05")
    assert "to:rimwall_west" not in table.options("atreides", "worm-where")


def test_after_atomics_on_rimwall_west_legions_do_not_cross_its_walls():
    table = WarTable()
    table.put("neo_05", "atreides", "1r")
    table.state.atomics = "rimwall_west"
    table.turn("atreides", "s", "m")
    table.acts("atreides", "die:strategy", "move:neo_05")
    assert "to:rimwall_west" not in table.options("atreides", "where")
