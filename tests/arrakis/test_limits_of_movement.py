"""Limits and refusals of movement: stacks, parts, transports, rides, wormsigns, harvesters (rulebook p. 22 to 24)."""

from __future__ import annotations

import pytest

from games.arrakis.vocabulary import Imperium, Marker
from tests.arrakis.table import WarTable

H, A = "harkonnen", "atreides"


def moving(side: str, area: str, *places: tuple[str, str], die: str = "s", wormsigns: tuple[str, ...] = ()) -> WarTable:
    """Return a table at which a side has spent a die and chosen the legion of an area to move."""
    table = WarTable()
    for place, what in places:
        table.put(place, side, what)
    for sign in wormsigns:
        table.sign(sign)
    table.turn(side, die, "mm")
    table.acts(side, {"s": "die:strategy", "l": "die:leadership"}[die], f"move:{area}")
    return table


def flying(*places: tuple[str, str], zones: tuple[str, ...] = ("az_neo_nei",)) -> WarTable:
    """Return a table at which Harkonnen have ornithopters in these zones and a strategy die."""
    table = WarTable()
    for place, what in places:
        table.put(place, H, what)
    for zone in zones:
        table.fly(zone)
    table.turn(H, "s", "m")
    table.answer(H, "die:strategy")
    return table


# ---- free areas


def test_atreides_do_not_move_into_a_standing_settlement_without_a_legion():
    table = moving(A, "broken_land", ("broken_land", "1r"))
    assert "to:carthag" not in table.options(A)


def test_atreides_move_through_a_destroyed_settlement():
    table = WarTable()
    table.put("broken_land", A, "1r")
    table.area("carthag").town = 0
    table.turn(A, "s", "mm")
    table.acts(A, "die:strategy", "move:broken_land", "to:carthag")
    assert table.at("carthag") == "1r"


def test_harkonnen_do_not_move_into_a_sietch_without_a_legion():
    table = moving(H, "neo_06", ("neo_06", "1r"))
    assert "to:sihaya_ridge" not in table.options(H)


def test_a_legion_beside_a_sandworm_does_not_attack_the_area_of_the_worm():
    table = WarTable()
    table.put("neo_06", H, "1r")
    table.put("neo_05", A, "1r")
    table.worm("neo_05")
    table.turn(H, "s", "mm")
    table.answer(H, "die:strategy")
    assert "attack:neo_06:neo_05" not in table.options(H)


# ---- stacks


@pytest.mark.parametrize(("there", "is_asked"), [(4, False), (5, False), (6, True)])
def test_one_more_unit_than_six_is_removed(there: int, is_asked: bool):
    table = WarTable()
    table.put("neo_06", A, f"{there}r")
    table.put("neo_05", A, "1e")
    table.turn(A, "s", "mm")
    table.acts(A, "die:strategy", "move:neo_05", "to:neo_06")
    assert table.is_asked(A, "excess") == is_asked


def test_a_token_may_be_the_unit_that_is_removed_and_nobody_sees_it():
    table = WarTable()
    table.put("neo_06", A, "5r t:d1")
    table.put("neo_05", A, "1e")
    table.turn(A, "s", "mm")
    table.acts(A, "die:strategy", "move:neo_05", "to:neo_06", "token:d1")
    assert table.state.dropped == ["d1"]
    assert "d1" not in str(table.view(H))


def test_the_choam_ban_binds_harkonnen_alone():
    for side, left in ((H, "4r 1e"), (A, "4r 2e")):
        table = WarTable()
        table.state.bans = [Imperium.CHOAM]
        table.put("neo_05", side, "4r")
        table.put("neo_04", side, "2e")
        table.turn(side, "s", "mm")
        table.acts(side, "die:strategy", "move:neo_05", "to:neo_04")
        if side == H:
            table.answer(side, "elite")
        assert table.at("neo_04") == left


# ---- figures that the box does not have


def full_supply(kind: str, *areas: tuple[str, int]) -> WarTable:
    table = WarTable()
    for area, count in areas:
        table.put(area, A, f"{count}{kind}")
    return table


def test_a_unit_of_a_token_for_which_no_figure_is_left_lapses():
    table = full_supply("r", ("neo_05", 6), ("neo_06", 6), ("neo_08", 4))
    table.put("neo_11", A, "t:d1")
    table.turn(A, "s", "mm")
    table.acts(A, "train", "token:d1")
    assert table.at("neo_11") == ""


def test_an_elite_of_a_token_for_which_no_figure_is_left_is_a_regular():
    table = full_supply("e", ("neo_05", 6), ("neo_06", 2))
    table.put("neo_11", A, "t:d7")
    table.turn(A, "s", "mm")
    table.acts(A, "train", "token:d7")
    assert table.at("neo_11") == "2r"


def test_a_leader_whose_token_brings_no_figure_is_lost():
    table = full_supply("r", ("neo_05", 6), ("neo_06", 6), ("neo_08", 4))
    table.put("neo_11", A, "t:d1 stilgar")
    table.turn(A, "s", "mm")
    table.acts(A, "train", "token:d1")
    assert "stilgar" in table.player(A).tank


# ---- parts


def test_a_part_has_at_least_one_unit():
    table = moving(A, "neo_05", ("neo_05", "2r naib"))
    table.answer(A, "part")
    assert table.refuses(A, {})
    assert table.refuses(A, {"leader:naib": 1})


def test_a_leader_may_stay_with_units_that_stay():
    table = moving(A, "neo_05", ("neo_05", "2r naib"))
    table.answer(A, "part")
    table.answer(A, "regular")
    table.pick(A, {})
    table.answer(A, "to:neo_06")
    assert (table.at("neo_05"), table.at("neo_06")) == ("1r naib", "1r")


def test_leaders_go_along_when_all_units_go():
    table = moving(A, "neo_05", ("neo_05", "2r naib"))
    table.answer(A, "part")
    table.pick(A, {"regular": 2})
    table.answer(A, "to:neo_06")
    assert (table.at("neo_05"), table.at("neo_06")) == ("", "2r naib")


def test_after_a_move_the_action_does_not_attack_any_more():
    table = WarTable()
    table.put("neo_05", H, "3r")
    table.put("neo_08", H, "3r")
    table.put("neo_09", A, "1r")
    table.turn(H, "s", "mm")
    table.acts(H, "die:strategy", "move:neo_05", "to:neo_04")
    assert not any(key.startswith("attack") for key in table.options(H))


# ---- transports


def test_atreides_are_not_transported():
    table = WarTable()
    table.put("neo_06", A, "1r")
    table.fly("az_neo_nei")
    table.turn(A, "s", "mm")
    table.acts(A, "die:strategy", "move:neo_06")
    assert not any(key.startswith("fly") for key in table.options(A))


def test_a_transport_flips_the_wormsign_where_it_ends():
    table = flying(("neo_05", "1r"))
    table.sign("neo_09", "sandworm")
    table.acts(H, "move:neo_05", "fly:neo_09")
    assert table.area("neo_09").worm


def test_a_transport_flies_over_sandworms_and_uses_up_its_ornithopter():
    table = flying(("neo_05", "1r"))
    for area in ("neo_06", "neo_08"):
        table.worm(area)
    table.acts(H, "move:neo_05", "fly:neo_09")
    assert table.at("neo_09") == "1r"
    assert not table.state.zones


def test_a_transport_does_not_reach_three_areas():
    table = flying(("neo_05", "1r"))
    table.answer(H, "move:neo_05")
    assert "fly:neo_09" in table.options(H)
    assert "fly:neo_13" not in table.options(H)


def test_two_parts_of_a_legion_are_transported_by_two_ornithopters():
    table = flying(("neo_05", "2r"), zones=("az_neo_nei", "az_nei_nwi"))
    table.acts(H, "move:neo_05", "part")
    table.answer(H, "regular")
    table.answer(H, "fly:neo_09")
    table.answer(H, "move:neo_05")
    assert not any(key.startswith("fly") for key in table.options(H)), "the other zone does not touch this sector"
    table.fly("az_neo_nei")
    assert "fly:neo_09" in table.options(H)


# ---- rides


def test_a_ride_does_not_cross_a_wall():
    table = moving(A, "broken_land", ("broken_land", "1r"), wormsigns=("neo_03",))
    assert "to:neo_01" not in table.options(A)


def test_a_ride_may_end_on_a_wormsign_which_stays_face_down():
    table = moving(A, "neo_01", ("neo_01", "1r"), wormsigns=("neo_02", "neo_06"))
    table.answer(A, "to:neo_06")
    assert table.at("neo_06") == "1r"
    assert table.area("neo_06").wormsign


def test_a_ride_ends_beside_the_last_wormsign_and_no_further():
    table = moving(A, "neo_01", ("neo_01", "1r"), wormsigns=("neo_02",))
    assert "to:neo_05" in table.options(A)
    assert "to:neo_08" not in table.options(A)


def test_a_ride_begins_only_beside_a_wormsign_or_a_worm():
    table = moving(A, "neo_01", ("neo_01", "1r"), wormsigns=("neo_06",))
    assert "to:neo_09" not in table.options(A)


def test_a_ride_passes_an_own_legion_and_picks_up_nobody():
    table = WarTable()
    table.put("neo_01", A, "1r")
    table.put("neo_02", A, "6r")
    table.sign("neo_02")
    table.turn(A, "s", "mm")
    table.acts(A, "die:strategy", "move:neo_01", "to:neo_06")
    assert (table.at("neo_06"), table.at("neo_02")) == ("1r", "6r")


def test_a_ride_may_end_in_an_attack():
    table = WarTable()
    table.put("neo_01", A, "3r")
    table.sign("neo_02")
    table.put("neo_05", H, "1r")
    table.turn(A, "s", "mm")
    table.answer(A, "die:strategy")
    assert "attack:neo_01:neo_05" in table.options(A)


# ---- wormsigns, stations, harvesters


def test_a_wormsign_stays_face_down_when_harkonnen_leave_it():
    table = moving(H, "neo_05", ("neo_05", "1r"), wormsigns=("neo_05",))
    table.answer(H, "to:neo_06")
    assert table.area("neo_05").wormsign


def test_all_who_stand_on_a_wormsign_flee_when_others_join_them():
    table = WarTable()
    table.put("neo_05", H, "1r")
    table.put("neo_02", H, "1e")
    table.sign("neo_02", "sandworm")
    table.turn(H, "s", "mm")
    table.acts(H, "die:strategy", "move:neo_05", "to:neo_02")
    table.answer(A, "to:neo_01")
    assert table.at("neo_01") == "1r 1e"


def test_an_attack_without_an_advance_leaves_the_wormsign_face_down():
    table = WarTable()
    table.put("neo_06", H, "4r")
    table.put("neo_05", A, "1r")
    table.sign("neo_05", "sandworm")
    table.turn(H, "s", "mm")
    table.faces("hhhh", "s")
    table.acts(H, "die:strategy", "attack:neo_06:neo_05", "stay")
    assert table.area("neo_05").wormsign == "sandworm"


def test_an_attack_without_an_advance_leaves_the_harvester():
    table = WarTable()
    table.put("neo_05", A, "4r")
    table.put("neo_04", H, "1r")
    table.harvest("neo_04")
    table.turn(A, "s", "mm")
    table.faces("hhhh", "s")
    table.acts(A, "die:strategy", "attack:neo_05:neo_04", "stay")
    assert table.area("neo_04").harvester


def test_a_station_midway_on_a_longer_move_is_not_taken():
    table = WarTable()
    table.put("neo_05", A, "1r paul_atreides")
    table.area("neo_04").station = Marker.KH
    table.turn(A, "l", "mm")
    table.acts(A, "special:paul_atreides", "way:1", "move:neo_05", "march:neo_03")
    assert table.area("neo_04").station


# ---- longer moves, and parts beside figures that have moved


def rabban(*zones: str, wormsign: str = "") -> WarTable:
    """Return a table at which Rabban's legion is to make its longer move from neo_05."""
    table = WarTable()
    table.put("neo_05", H, "2r beast_rabban")
    for zone in zones:
        table.fly(zone)
    if wormsign:
        table.sign(wormsign)
    table.turn(H, "l", "mm")
    table.acts(H, "special:beast_rabban", "move:neo_05")
    return table


def test_a_longer_move_on_foot_needs_no_ornithopter_where_one_could_fly():
    table = rabban("az_neo_nei")
    assert {"march:neo_09", "fly:neo_09"} <= set(table.options(H))
    table.answer(H, "march:neo_09")
    assert table.at("neo_09") == "2r beast_rabban"
    assert table.state.zones == {"az_neo_nei": "ornithopter"}


def test_a_longer_move_may_fly_over_what_it_would_flip_on_foot():
    table = rabban("az_neo_nei", wormsign="neo_07")
    for area in ("neo_08",):
        table.worm(area)
    assert {"march:neo_11", "fly:neo_11"} <= set(table.options(H))
    table.answer(H, "fly:neo_11")
    assert table.area("neo_07").wormsign == "sand"


def test_a_longer_move_that_begins_with_a_flight_goes_three_areas():
    table = rabban("az_neo_nei")
    assert "march:gara_kulon" not in table.options(H), "a sietch stands there"
    table.answer(H, "march:neo_13")
    assert table.at("neo_13") == "2r beast_rabban"
    assert table.state.zones == {}


def test_without_an_ornithopter_three_areas_are_too_far():
    assert "march:neo_13" not in rabban().options(H)


def beside_moved(what: str, die: str = "s") -> WarTable:
    """Return a table at which one legion has joined these figures, which have not moved and are chosen to move."""
    table = WarTable()
    table.put("neo_05", H, "2e bashar")
    table.put("neo_08", H, what)
    table.turn(H, die, "mm")
    table.acts(H, {"s": "die:strategy", "l": "die:leadership"}[die], "move:neo_05", "to:neo_08", "move:neo_08")
    return table


def test_one_unit_may_leave_its_leader_with_figures_that_have_moved():
    table = beside_moved("1r bashar")
    table.answer(H, "part")
    table.pick(H, {"regular": 1})
    table.pick(H, {})
    table.answer(H, "to:neo_12")
    assert (table.at("neo_12"), table.at("neo_08")) == ("1r", "2e bashar bashar")


def test_one_unit_alone_takes_its_leader_along():
    table = moving(H, "neo_05", ("neo_05", "1r bashar"))
    assert "part" not in table.options(H)


def test_one_unit_without_a_leader_has_no_part_beside_figures_that_have_moved():
    assert "part" not in beside_moved("1r").options(H)


def test_by_leadership_that_one_unit_takes_a_leader_along():
    table = beside_moved("1r bashar", die="l")
    table.answer(H, "part")
    table.pick(H, {"regular": 1})
    assert table.ask(H, "split-leaders").least == 1
