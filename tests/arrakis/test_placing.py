"""Placement: pieces come from any place but the tank (p. 18), and effects may be done in part (p. 17)."""

import pytest

from games.arrakis.components import BOX
from games.arrakis.vocabulary import Side
from tests.arrakis.table import WarTable

H, A = "harkonnen", "atreides"
ELITES = BOX.units[Side.HARKONNEN].elite
REGULARS = BOX.units[Side.HARKONNEN].regular
BASHARS = BOX.generics[Side.HARKONNEN]


def card(side: str, name: str, *places: tuple[str, str], enters: tuple[str, ...] = ()) -> WarTable:
    """Return a table at which a side with these legions has just played a card."""
    table = WarTable()
    for area, what in places:
        table.put(area, side, what)
    for leader in enters:
        table.enter(leader)
    table.give(side, name)
    table.turn(side, "s", "m")
    table.answer(side, f"play:{name}")
    return table


def spread(kind: str, count: int, areas: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return areas with this many units of a kind, at most six in each."""
    found = []
    for area in areas:
        here = min(6, count)
        if here:
            found.append((area, f"{here}{kind}"))
        count -= here
    assert not count
    return found


FIELDS = ("nei_05", "nei_06", "nei_07", "nei_08", "nei_09", "sei_02", "sei_03", "pasty_mesa", "harg_pass")


# ---- pieces from the board


def test_units_are_placed_from_the_board_where_the_supply_has_none():
    table = card(H, "evidence_of_rebellion", *spread("e", ELITES, FIELDS))
    table.acts(H, "at:hagga_basin", "from:nei_05", "from:nei_05")
    assert (table.at("hagga_basin"), table.at("nei_05")) == ("2e", "4e")


def test_the_last_of_the_supply_comes_before_anything_is_asked():
    table = card(H, "evidence_of_rebellion", *spread("e", ELITES - 1, FIELDS))
    table.answer(H, "at:hagga_basin")
    assert table.at("hagga_basin") == "1e"
    table.answer(H, "from:nei_06")
    assert table.at("hagga_basin") == "2e"


def test_a_lower_unit_may_still_stand_in():
    table = card(H, "evidence_of_rebellion", *spread("e", ELITES, FIELDS))
    table.acts(H, "at:hagga_basin", "lower", "none")
    assert table.at("hagga_basin") == "1r"


def test_units_may_be_taken_from_the_board_though_the_supply_has_some():
    table = card(H, "evidence_of_rebellion", ("nei_05", "1e"))
    table.acts(H, "choose", "at:hagga_basin", "from:nei_05:elite", "supply:elite")
    assert (table.at("hagga_basin"), table.at("nei_05")) == ("2e", "")
    assert table.is_asked(H, "draw"), "two are all"


def test_no_more_are_chosen_than_the_card_says():
    table = card(H, "evidence_of_rebellion", ("nei_05", "3e"))
    table.acts(H, "choose", "at:hagga_basin", "from:nei_05:elite", "from:nei_05:elite")
    assert (table.at("hagga_basin"), table.at("nei_05")) == ("2e", "1e")
    assert not table.is_asked(H, "place-piece")


def test_other_kinds_are_not_offered():
    table = card(H, "evidence_of_rebellion", ("nei_05", "2r 1s"))
    table.acts(H, "choose", "at:hagga_basin")
    assert set(table.options(H, "place-piece")) == {"supply:elite", "done"}


def test_a_leader_left_without_units_is_lost():
    table = card(H, "evidence_of_rebellion", ("nei_05", "1e beast_rabban"))
    table.acts(H, "choose", "at:hagga_basin", "from:nei_05:elite", "done")
    assert table.at("nei_05") == ""
    assert "beast_rabban" in table.player(H).tank


def test_a_generic_leader_is_placed_from_the_board_where_none_is_left():
    table = card(H, "polar_cap_factories", ("nei_05", "1r " + "bashar " * BASHARS))
    table.acts(H, "at:north_pole", "from:nei_05")
    assert table.at("north_pole") == "2r 1e bashar"
    assert table.state.areas["nei_05"].force.leaders.count("bashar") == BASHARS - 1


def test_any_leader_of_a_card_may_be_a_generic_one_from_the_board():
    table = card(H, "forced_recruitment", ("nei_05", "1r bashar"))
    table.answer(H, "at:arrakeen")
    assert {"bashar", "bashar:nei_05"} <= set(table.options(H, "deploy-leader"))
    table.answer(H, "bashar:nei_05")
    assert (table.at("arrakeen"), table.at("nei_05")) == ("3e bashar", "1r")


def test_nobody_is_placed_from_the_tank():
    table = WarTable()
    table.player(H).tank[0] = "baron_harkonnen"
    table.give(H, "barons_personal_guard")
    table.turn(H, "s", "m")
    table.acts(H, "play:barons_personal_guard", "choose", "at:carthag", "supply:elite", "supply:elite")
    assert table.at("carthag") == "2e"
    assert not table.is_asked(H, "place-piece"), "the Baron is in the tank"


def test_units_scatter_from_the_board_where_the_supply_has_none():
    table = card(H, "harkonnen_patrols", *spread("r", REGULARS, FIELDS))
    table.pick(H, {"neo_01": 1, "neo_02": 1})
    table.acts(H, "from:nei_05", "from:nei_06")
    assert (table.at("neo_01"), table.at("neo_02"), table.at("nei_05"), table.at("nei_06")) == ("1r", "1r", "5r", "5r")


def test_a_transported_unit_that_is_placed_elsewhere_has_been_transported():
    table = WarTable()
    table.put("nei_05", H, "1e")
    table.state.now.flown["nei_05"] = table.state.areas["nei_05"].force.copy()
    table.give(H, "evidence_of_rebellion")
    table.turn(H, "s", "m")
    table.acts(H, "play:evidence_of_rebellion", "choose", "at:arrakeen", "from:nei_05:elite", "done")
    assert table.state.now.flown["arrakeen"].size == 1


# ---- wholly or in part


def test_feyd_need_not_enter_by_his_card_so_that_rabban_stays():
    table = WarTable()
    table.give(H, "beloved_feyd_rautha", "evidence_of_rebellion")
    table.turn(H, "s", "m")
    table.acts(H, "play:beloved_feyd_rautha", "none")
    assert "beast_rabban" in table.state.leaders
    assert "feyd_rautha" not in table.state.leaders
    assert table.is_asked(H, "play"), "the next line of the card"


POLAR_SIGNS = ("wind_pass", "nei_03")


def at_the_pole(*signs: str) -> WarTable:
    """Return a table at which Polar-Cap Factories was played. These areas around the pole hold wormsigns."""
    table = WarTable()
    for area in signs:
        table.sign(area)
    table.give(H, "polar_cap_factories")
    table.turn(H, "s", "m")
    table.acts(H, "play:polar_cap_factories", "none")
    return table


def test_wormsigns_around_the_pole_may_stay():
    table = at_the_pole("wind_pass")
    assert set(table.options(H, "clear-pole")) == {"all", "none"}, "one is all or nothing"
    table.answer(H, "none")
    assert table.area("wind_pass").wormsign


def test_some_of_the_wormsigns_around_the_pole_may_stay():
    table = at_the_pole(*POLAR_SIGNS)
    table.answer(H, "choose")
    table.pick(H, {POLAR_SIGNS[0]: 1})
    assert [bool(table.area(area).wormsign) for area in POLAR_SIGNS] == [False, True]


def test_nothing_is_asked_at_a_pole_without_wormsigns():
    assert not at_the_pole().is_asked(H, "clear-pole")


def test_named_leaders_need_not_come_along():
    for side, name, leader, place in (
        (H, "barons_personal_guard", "baron_harkonnen", "carthag"),
        (H, "mudir_nahya", "beast_rabban", "nei_05"),
        (H, "rage_overcame_shaddam_a", "shaddam_iv", "arsunt"),
        (A, "i_am_stilgar_the_fremen", "stilgar", "pasty_mesa"),
        (A, "voice_from_the_outer_world", "paul_atreides", "neo_06"),
    ):
        table = card(side, name, ("nei_05" if side == H else "neo_06", "1r"), enters=(leader,))
        table.answer(side, "choose")
        if table.is_asked(side, "place-where"):
            table.answer(side, f"at:{place}")
        offered = table.options(side, "place-piece")
        table.answer(side, next(key for key in offered if key.startswith("supply:") and "leader" not in key))
        assert f"supply:leader:{leader}" in table.options(side, "place-piece"), name
        table.answer(side, "done")
        assert leader not in table.at(place), name


def test_aramsham_may_stay_away_and_the_legion_still_moves():
    table = card(H, "i_decide_what_best_serves", ("nei_07", "2s"), ("sei_03", "1s"))
    table.acts(H, "choose", "at:nei_07", "done", "way:1", "move:nei_07", "to:sei_02")
    assert table.at("sei_02") == "2s"
    assert not table.is_asked(H, "maneuver")


def test_a_leader_does_not_come_before_a_unit():
    table = card(A, "i_am_stilgar_the_fremen")
    table.acts(A, "choose", "at:pasty_mesa")
    assert "supply:leader:stilgar" not in table.options(A, "place-piece")
    table.answer(A, "supply:regular")
    assert "supply:leader:stilgar" in table.options(A, "place-piece")


def test_nothing_need_be_placed_where_there_is_no_room():
    table = card(H, "forced_recruitment", ("arrakeen", "5r"))
    table.acts(H, "choose", "supply:elite", "done")
    assert table.at("arrakeen") == "5r 1e"
    assert not table.is_asked(H, "excess")


def test_a_placement_may_be_declined_where_one_area_has_room_for_all():
    table = card(H, "forced_recruitment", ("arrakeen", "3r"))
    assert set(table.options(H, "place")) == {"at:arrakeen", "choose", "none"}
    table.answer(H, "none")
    assert table.at("arrakeen") == "3r"
    assert not table.is_asked(H, "deploy-leader")


@pytest.mark.parametrize(("keys", "there"), [(["done"], "3r"), (["supply:elite", "done"], "3r 1e")])
def test_a_placement_may_be_done_in_part_where_one_area_has_room_for_all(keys: list[str], there: str):
    table = card(H, "forced_recruitment", ("arrakeen", "3r"))
    table.acts(H, "choose", *keys)
    assert table.at("arrakeen") == there


def test_a_placement_is_carried_out_whole_at_a_deadline_where_one_area_has_room_for_all():
    assert card(H, "forced_recruitment", ("arrakeen", "3r")).ask(H, "place").mildest == {"at:arrakeen": 1}
    assert card(H, "forced_recruitment", ("arrakeen", "4r")).ask(H, "place").mildest == {"none": 1}
    assert card(H, "evidence_of_rebellion").ask(H, "place").mildest == {"none": 1}


def test_the_leader_of_a_placement_may_come_without_the_units():
    table = card(H, "forced_recruitment", ("arrakeen", "3r"))
    table.acts(H, "choose", "done", "bashar")
    assert table.at("arrakeen") == "3r bashar"


def test_where_nothing_can_be_placed_nothing_is_asked():
    elites = spread("e", ELITES, ("carthag", "arrakeen"))
    regulars = spread("r", REGULARS, ("arsunt", "hagga_basin", "imperial_basin", "north_pole"))
    table = card(H, "beloved_feyd_rautha", *regulars, ("carthag", "feyd_rautha"), *elites)
    assert table.is_asked(H, "place"), "an elite of the other city may come"
    table = card(H, "beloved_feyd_rautha", *regulars, ("carthag", "6e " * (ELITES // 6) + "feyd_rautha"))
    assert not table.is_asked(H, "place")


VILLAGES = ("arsunt", "hagga_basin", "imperial_basin", "north_pole")


def test_the_player_chooses_the_villages_when_units_run_short():
    table = card(H, "hard_times_and_oppression", *spread("r", REGULARS - 2, FIELDS))
    question = table.ask(H, "place-each")
    assert {option.key for option in question.options} == {*VILLAGES, "choose"}
    table.pick(H, {"north_pole": 1, "hagga_basin": 1})
    table.answer(H, "all")
    assert [table.at(village) for village in VILLAGES] == ["", "1r", "", "1r"]
    assert (table.at("carthag"), table.at("arrakeen")) == ("1e", "1e")


def test_the_other_villages_may_be_served_from_the_board():
    table = card(H, "hard_times_and_oppression", *spread("r", REGULARS - 3, FIELDS))
    table.pick(H, dict.fromkeys(VILLAGES, 1))
    table.answer(H, "from:nei_05")
    assert [table.at(village) for village in VILLAGES] == ["1r"] * 4
    assert table.at("nei_05") == "5r"


def test_with_enough_units_every_village_gets_one():
    table = card(H, "hard_times_and_oppression")
    assert set(table.options(H, "place-in-each")) == {"all", "choose", "none"}
    assert table.ask(H, "place-in-each").mildest == {"all": 1}
    table.answer(H, "all")
    assert [table.at(village) for village in VILLAGES] == ["1r"] * 4


@pytest.mark.parametrize("chosen", [(), ("arsunt",), VILLAGES[:3], VILLAGES])
def test_with_enough_units_only_some_villages_may_get_one(chosen: tuple[str, ...]):
    table = card(H, "hard_times_and_oppression")
    table.answer(H, "choose")
    table.pick(H, dict.fromkeys(chosen, 1))
    assert [table.at(village) for village in VILLAGES] == ["1r" if each in chosen else "" for each in VILLAGES]


@pytest.mark.parametrize(("villages", "cities", "left"), [("all", "none", ["1r", ""]), ("none", "all", ["", "1e"])])
def test_either_line_of_hard_times_may_be_left_out(villages: str, cities: str, left: list[str]):
    table = card(H, "hard_times_and_oppression")
    table.acts(H, villages, cities)
    assert [table.at("arsunt"), table.at("carthag")] == left


def test_a_single_village_that_stands_is_all_or_nothing():
    table = WarTable()
    for village in VILLAGES[1:]:
        table.area(village).town = 0
    table.give(H, "hard_times_and_oppression")
    table.turn(H, "s", "m")
    table.answer(H, "play:hard_times_and_oppression")
    assert set(table.options(H, "place-in-each")) == {"all", "none"}


def test_without_a_village_only_the_cities_are_asked_about():
    table = WarTable()
    for village in VILLAGES:
        table.area(village).town = 0
    table.give(H, "hard_times_and_oppression")
    table.turn(H, "s", "m")
    table.acts(H, "play:hard_times_and_oppression", "all")
    assert (table.at("arsunt"), table.at("carthag"), table.at("arrakeen")) == ("", "1e", "1e")


def test_every_village_may_get_one_from_the_supply_where_units_are_on_the_board():
    table = card(H, "hard_times_and_oppression", *spread("r", REGULARS - 4, FIELDS))
    assert table.ask(H, "place-each").mildest == dict.fromkeys(VILLAGES, 1)
    table.pick(H, dict.fromkeys(VILLAGES, 1))
    assert [table.at(village) for village in VILLAGES] == ["1r"] * 4
    assert not table.is_asked(H, "place-piece")


def test_units_of_the_villages_may_come_from_the_board_though_the_supply_has_some():
    table = card(H, "hard_times_and_oppression", ("nei_05", "2r"))
    table.answer(H, "choose")
    table.pick(H, {"arsunt": 1, "hagga_basin": 1})
    table.acts(H, "from:nei_05:regular", "supply:regular")
    assert [table.at(village) for village in VILLAGES] == ["1r", "1r", "", ""]
    assert table.at("nei_05") == "1r"


def test_villages_and_the_choice_of_sources_may_be_picked_together():
    table = card(H, "hard_times_and_oppression", ("nei_05", "2r"))
    table.pick(H, {"arsunt": 1, "choose": 1})
    table.answer(H, "from:nei_05:regular")
    assert (table.at("arsunt"), table.at("nei_05")) == ("1r", "1r")


@pytest.mark.parametrize(("side", "name", "most"), [(H, "harkonnen_patrols", 3), (A, "hieregs", 2)])
def test_scattered_units_may_come_from_the_board_though_the_supply_has_some(side: str, name: str, most: int):
    fields = ("neo_05", "neo_08", "neo_11")[:most]
    table = card(side, name, ("neo_01", "2r"))
    assert table.ask(side, "scatter").most == most
    table.answer(side, "choose")
    assert table.refuses(side, dict.fromkeys(("neo_05", "neo_08", "neo_11", "neo_13")[: most + 1], 1))
    table.pick(side, dict.fromkeys(fields, 1))
    table.acts(side, *["from:neo_01:regular"] * 2, *["supply:regular"] * (most - 2))
    assert [table.at(field) for field in fields] == ["1r"] * most
    assert table.at("neo_01") == ""


# ---- where the supply is short, the player says where each piece comes from


def test_units_of_a_short_supply_may_all_come_from_the_board():
    table = card(H, "evidence_of_rebellion", *spread("e", ELITES - 1, FIELDS))
    table.acts(H, "choose", "at:hagga_basin", "from:nei_05:elite", "from:nei_06:elite")
    assert (table.at("hagga_basin"), table.at("nei_05"), table.at("nei_06")) == ("2e", "5e", "4e")


def test_one_unit_of_a_short_supply_may_stay_there():
    table = card(H, "evidence_of_rebellion", *spread("e", ELITES - 1, FIELDS))
    table.acts(H, "choose", "at:hagga_basin", "supply:elite", "done")
    assert table.at("hagga_basin") == "1e"


def test_for_a_single_settlement_a_short_supply_need_not_be_used_up():
    table = card(H, "forced_recruitment", *spread("e", ELITES - 2, FIELDS))
    table.acts(H, "choose", "from:nei_05:elite", "from:nei_05:elite", "from:nei_06:elite")
    assert (table.at("arrakeen"), table.at("nei_05"), table.at("nei_06")) == ("3e", "4e", "3e")


def test_villages_may_be_served_from_the_board_before_a_short_supply():
    table = card(H, "hard_times_and_oppression", *spread("r", REGULARS - 2, FIELDS))
    table.pick(H, {"arsunt": 1, "hagga_basin": 1, "choose": 1})
    table.acts(H, "from:nei_05:regular", "from:nei_06:regular")
    assert (table.at("arsunt"), table.at("hagga_basin")) == ("1r", "1r")
    assert (table.at("nei_05"), table.at("nei_06")) == ("5r", "5r")


def test_scattered_units_may_come_from_the_board_before_a_short_supply():
    table = card(H, "harkonnen_patrols", *spread("r", REGULARS - 1, FIELDS))
    table.pick(H, {"neo_01": 1, "neo_02": 1, "choose": 1})
    table.acts(H, "from:nei_05:regular", "supply:regular")
    assert (table.at("neo_01"), table.at("neo_02"), table.at("nei_05")) == ("1r", "1r", "5r")


def test_a_generic_leader_may_come_from_the_board_though_units_are_short():
    table = card(H, "moving_the_battle_group", *spread("e", ELITES - 1, FIELDS), ("sei_04", "1r bashar"))
    table.acts(H, "choose", "at:nei_01", "supply:elite", "from:sei_04:leader:bashar", "done")
    assert (table.at("nei_01"), table.at("sei_04")) == ("1e bashar", "1r")


def test_without_units_on_the_board_no_other_source_is_offered():
    table = card(H, "harkonnen_patrols", ("neo_01", "2e"))
    assert "choose" not in table.options(H, "scatter")


def test_the_choice_of_a_source_may_end_without_a_unit():
    table = card(H, "harkonnen_patrols", ("neo_01", "2r"))
    table.pick(H, {"neo_05": 1, "choose": 1})
    table.answer(H, "done")
    assert (table.at("neo_05"), table.at("neo_01")) == ("", "2r")


def test_pieces_for_a_single_settlement_may_come_from_the_board():
    table = card(H, "arsunt_legion", ("nei_05", "1e 1r"))
    table.acts(H, "choose", "from:nei_05:elite", "supply:regular")
    assert (table.at("arsunt"), table.at("nei_05")) == ("1r 1e", "1r")


def test_units_in_the_area_itself_are_no_other_source():
    table = card(H, "forced_recruitment", ("arrakeen", "3e"))
    table.answer(H, "choose")
    assert set(table.options(H, "place-piece")) == {"supply:elite", "done"}
    table.acts(H, "supply:elite", "supply:elite", "supply:elite")
    assert table.at("arrakeen") == "6e"


def test_a_token_on_the_board_is_no_source_of_units():
    table = card(A, "hieregs", ("neo_01", "t:d1"))
    assert "choose" not in table.options(A, "scatter")


def test_no_village_gets_two():
    table = card(H, "hard_times_and_oppression", *spread("r", REGULARS - 2, FIELDS))
    assert table.refuses(H, {"north_pole": 2})
    assert not table.refuses(H, {})


def test_a_deployment_may_bring_the_leader_without_the_token():
    table = WarTable()
    table.put("sihaya_ridge", A, "1r")
    table.turn(A, "d", "m")
    before = len(table.state.pool)
    table.acts(A, "die:deployment", "leader", "sietch:sihaya_ridge", "stilgar")
    assert table.at("sihaya_ridge") == "1r stilgar"
    assert len(table.state.pool) == before


def test_without_the_token_the_leader_comes_only_to_units():
    table = WarTable()
    table.put("sihaya_ridge", A, "1r")
    table.turn(A, "d", "m")
    table.acts(A, "die:deployment", "leader")
    assert set(table.options(A, "deploy-token")) == {"sietch:sihaya_ridge", "none"}


def test_no_leader_comes_alone_where_no_sietch_is_manned():
    table = WarTable()
    table.turn(A, "d", "m")
    table.answer(A, "die:deployment")
    assert "leader" not in table.options(A, "deploy-token")


def test_mentat_may_draw_one_card_two_or_none():
    for key, drawn in (("draw:1:1", 2), ("draw:1:0", 1), ("draw:0:1", 1), ("none", 0)):
        table = WarTable()
        table.turn(H, "m", "m")
        table.acts(H, "die:mentat", key)
        assert len(table.player(H).hand) == drawn


DRAWS = ("draw:2:0", "draw:1:1", "draw:0:2", "draw:1:0", "draw:0:1", "none")


def test_these_are_all_ways_to_draw():
    table = WarTable()
    table.turn(H, "m", "m")
    table.answer(H, "die:mentat")
    assert tuple(table.options(H, "draw")) == DRAWS
