"""What the automa attacks, and how it fights."""

from __future__ import annotations

import pytest

from games.arrakis.mahdi.answering import losses
from games.arrakis.mahdi.fighting import Raid
from games.arrakis.mahdi.power import power_in
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.changes import put_force
from games.arrakis.rules.stacks import StackLimit
from games.arrakis.state import Attack, Force
from games.arrakis.steps.desert_power import DesertPower
from games.arrakis.steps.hazards import Storm
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Imperium, Side
from tests.arrakis.mahdi.solo import SoloTable

ANY = Raid(Orders(), Attack())


# ---- power


def test_power_is_one_a_unit_one_a_leader_and_two_a_token():
    table = SoloTable(atreides={"neo_02": "2r 1e t:d1 naib stilgar"})
    assert power_in(table.state, "neo_02") == (7, 4 + 3 + 2 + 1 + 2)


def test_equal_powers_are_decided_by_the_pieces():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "5r"}, harkonnen={"neo_02": "3r 2e"})
    table.does(ANY)
    assert table.attacked() == ("neo_02", "sihaya_ridge")


def test_the_rank_of_a_sietch_does_not_count():
    table = SoloTable("sihaya_ridge")
    table.area("sihaya_ridge").sietch = 3
    table.put("sihaya_ridge", "atreides", "1r")
    table.put("neo_02", "harkonnen", "2r")
    table.does(ANY)
    assert table.attacked() == ("neo_02", "sihaya_ridge")


def test_who_is_not_stronger_does_not_attack():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "2r"}, harkonnen={"neo_02": "2r"})
    assert not ANY.is_possible(table.state)


# ---- a sietch


def test_of_several_sietches_the_highest_rank_is_attacked():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.area("gara_kulon").sietch = 3
    table.put("neo_02", "harkonnen", "6r")
    table.put("neo_14", "harkonnen", "1r")
    table.does(ANY)
    assert table.attacked() == ("neo_14", "gara_kulon")


def test_then_the_greatest_difference_of_power():
    table = SoloTable("sihaya_ridge", "gara_kulon", harkonnen={"neo_02": "2r", "neo_14": "3r"})
    table.does(ANY)
    assert table.attacked() == ("neo_14", "gara_kulon")


def test_then_one_that_needs_no_ornithopter():
    table = SoloTable("windgap", "hobars_gap", aims="windgap", harkonnen={"swo_07": "3r", "sei_05": "3r"})
    table.fly("az_swo_swi")
    table.does(ANY)
    assert table.attacked() == ("sei_05", "hobars_gap")


def test_then_the_target():
    table = SoloTable("sihaya_ridge", "gara_kulon", aims="gara_kulon", harkonnen={"neo_02": "3r", "neo_14": "3r"})
    table.does(ANY)
    assert table.attacked() == ("neo_14", "gara_kulon")


def test_what_is_equal_then_the_player_decides():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_02": "3r", "neo_10": "3r"})
    table.does(ANY)
    assert set(table.tie.among) == {"attack:neo_02:sihaya_ridge", "attack:neo_10:sihaya_ridge"}
    table.answer("atreides", "attack:neo_10:sihaya_ridge")
    assert table.attacked() == ("neo_10", "sihaya_ridge")


def test_an_undefended_sietch_is_taken_without_a_roll():
    table = SoloTable("sihaya_ridge", "gara_kulon", harkonnen={"neo_02": "1r"})
    table.does(ANY)
    assert table.state.supremacy == 2
    assert table.at("sihaya_ridge") == "1r"


def test_an_ornithopter_carries_the_attack_where_it_is_needed():
    table = SoloTable("windgap", aims="windgap", harkonnen={"swo_07": "3r"})
    table.fly("az_swo_swi")
    table.does(ANY)
    assert table.attacked() == ("swo_07", "windgap")
    assert not table.state.zones


def test_walls_do_not_hinder_it():
    table = SoloTable("sihaya_ridge", atreides={"neo_05": "1r"}, harkonnen={"nei_05": "3r"})
    table.does(ANY)
    assert table.attacked() == ("nei_05", "neo_05"), "over a wall"


# ---- a legion


def test_without_a_sietch_the_strongest_weaker_legion_is_attacked():
    table = SoloTable("tasmin_sink", harkonnen={"neo_02": "5r"}, atreides={"neo_01": "1r", "neo_05": "2r"})
    table.does(ANY)
    assert table.attacked() == ("neo_02", "neo_05")


def test_then_one_with_a_named_leader():
    table = SoloTable(
        "tasmin_sink", harkonnen={"neo_02": "5r"}, atreides={"neo_01": "1r 1e naib", "neo_05": "2r stilgar"}
    )
    table.does(ANY)
    assert table.attacked() == ("neo_02", "neo_05")


def test_a_legion_is_never_attacked_by_ornithopter():
    table = SoloTable("tasmin_sink", harkonnen={"swo_07": "5r"}, atreides={"swo_03": "1r"})
    table.fly("az_swo_swi")
    assert not ANY.is_possible(table.state)


def test_leadership_attacks_with_a_leader_and_by_surprise():
    table = SoloTable(
        "sihaya_ridge", atreides={"sihaya_ridge": "1r"}, harkonnen={"neo_02": "4r", "neo_10": "2r bashar"}
    )
    table.rolls("leadership")
    assert table.attacked() == ("neo_10", "sihaya_ridge")
    assert table.events_of("attacked")[-1]["surprise"] == "yes"


def test_strategy_attacks_without_surprise():
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "1r"}, harkonnen={"neo_02": "4r"})
    table.rolls("strategy")
    assert table.events_of("attacked")[-1]["surprise"] == "no"


# ---- battle


def fight(table: SoloTable, ours: str = "2r", theirs: str = "5r", **how: bool) -> None:
    table.put("sihaya_ridge", "atreides", ours)
    table.put("neo_02", "harkonnen", theirs)
    table.does(Raid(Orders(), Attack(**how)))


def test_it_discards_reinforcements_to_reach_six_dice():
    table = SoloTable("sihaya_ridge")
    table.reinforce("sandmasters", "shigawire", "spotter_control")
    table.faces("ssssss", "ssss")
    fight(table, theirs="4r")
    assert table.events_of("discarded")[0]["cards"] == ["sandmasters", "shigawire"], "those that have lain longest"
    assert len(table.reinforcements) == 1


def test_it_does_so_in_defence_too():
    table = SoloTable("tasmin_sink")
    table.reinforce("sandmasters")
    table.put("neo_02", "atreides", "3r naib")
    table.put("neo_01", "harkonnen", "2r")
    table.turn("atreides", "s")
    table.faces("sss", "sss")
    table.acts("atreides", "die:strategy", "attack:neo_02:neo_01")
    assert table.events_of("discarded")[0]["cards"] == ["sandmasters"]


def test_the_landsraads_ban_stops_that():
    table = SoloTable("sihaya_ridge")
    table.state.bans = [Imperium.LANDSRAAD]
    table.reinforce("sandmasters")
    table.faces("ssss", "ssss")
    fight(table, theirs="4r")
    assert not table.events_of("discarded")


@pytest.mark.parametrize(
    ("force", "hits", "left"),
    [
        (Force({"regular": 3}, [], ["bashar", "bashar", "baron_harkonnen"]), 2, "3r baron_harkonnen"),
        (Force({"regular": 1, "elite": 2}, [], ["bashar"]), 2, "3r bashar"),
        (Force({"elite": 1, "special": 1}), 1, "1r 1s"),
        (Force({"elite": 1, "special": 1}), 2, "2r"),
        (Force({"regular": 3}, [], ["bashar"]), 2, "1r bashar"),
        (Force({"regular": 3}, [], ["bashar"]), 3, "1r"),
        (Force({"regular": 1, "special": 1}, [], ["feyd_rautha"]), 2, "1r feyd_rautha"),
    ],
)
def test_its_hits_fall_on_extra_leaders_elites_sardaukar_and_regulars(force, hits, left):
    table = SoloTable(harkonnen={"neo_02": "1r"})
    table.area("neo_02").force = force
    for leader in force.named:
        table.enter(leader)
    assert sum(losses(table.state, "neo_02", hits).values()) == hits
    table.does(Casualties("neo_02", hits))
    assert table.at("neo_02") == left


def test_it_ceases_when_its_pieces_are_worth_at_most_half():
    table = SoloTable("sihaya_ridge")
    table.faces("sss", "hhss")
    fight(table, ours="2s", theirs="3r")
    assert table.at("neo_02") == "2r", "worth 4 against two Fedaykin, worth 8"
    assert table.events_of("battle-held")


def test_it_continues_as_long_as_it_is_worth_more_and_pays_no_hit():
    table = SoloTable("sihaya_ridge")
    table.faces("sssss", "ssss")
    fight(table)
    assert table.events_of("continued")[0]["hits"] == 0
    assert table.is_asked("atreides", "retreat")


def test_it_never_retreats():
    table = SoloTable("tasmin_sink", atreides={"neo_02": "5r naib"}, harkonnen={"neo_01": "2r"})
    table.turn("atreides", "s")
    table.faces("sssss", "ss")
    table.acts("atreides", "die:strategy", "attack:neo_02:neo_01")
    table.faces("sssss", "ss")
    table.answer("atreides", "continue")
    assert table.state.fight.round == 2


def test_who_retreats_from_it_chooses_the_area_empty_ones_first():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.sign("neo_06")
    table.put("neo_09", "atreides", "1r")
    table.faces("sssss", "ssss")
    fight(table)
    table.answer("atreides", "retreat")
    assert table.events_of("retreated")[-1]["end"] == "neo_10", "the only empty area beside the sietch"


def test_among_several_empty_areas_the_player_chooses():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.faces("sssss", "ssss")
    fight(table)
    table.answer("atreides", "retreat")
    assert set(table.options("atreides", "drive")) == {"to:neo_06", "to:neo_09", "to:neo_10"}


def test_it_advances_after_a_won_battle():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.faces("hhhhh", "sss")
    fight(table, ours="1r")
    assert table.at("sihaya_ridge") == "5r"
    assert table.state.supremacy == 2


def test_which_of_its_leaders_take_specials_the_player_chooses():
    table = SoloTable("sihaya_ridge")
    table.faces("*ssss", "ssss")
    fight(table, theirs="5r bashar baron_harkonnen")
    assert table.ask("atreides").kind == "for-mahdi"
    table.faces("sssss", "ssss")
    table.answer("atreides", "bashar")
    assert table.events_of("battle-hits")[0]["hits"] == 0, "the shield of the sietch's defenders stopped it"


# ---- tokens


def test_its_tokens_are_turned_up_when_it_attacks_and_return_to_their_pools():
    table = SoloTable("sihaya_ridge", "gara_kulon", harkonnen={"neo_02": "1r"})
    table.area("neo_02").force.tokens = [table.mahdi.black.pop(), table.mahdi.silver.pop()]
    table.does(ANY)
    assert (len(table.mahdi.black), len(table.mahdi.silver)) == (6, 6)
    assert not table.area("sihaya_ridge").force.tokens


def test_its_tokens_are_turned_up_before_they_are_hit():
    table = SoloTable(harkonnen={"neo_02": "1r"})
    table.area("neo_02").force.tokens = [table.mahdi.black.pop()]
    table.does(Casualties("neo_02", 1))
    assert not table.area("neo_02").force.tokens


def test_excess_goes_weakest_first():
    table = SoloTable(harkonnen={"neo_02": "2r 3e 3s"})
    table.does(StackLimit("neo_02"))
    assert table.at("neo_02") == "3e 3s"


def test_under_the_choam_ban_a_token_goes_before_an_elite():
    table = SoloTable()
    table.state.bans = [Imperium.CHOAM]
    table.put("neo_02", "harkonnen", "5e")
    table.area("neo_02").force.tokens = [table.mahdi.black.pop()]
    table.does(StackLimit("neo_02"))
    assert table.at("neo_02") == "5e"
    assert len(table.mahdi.black) == 6


def test_nobody_may_look_at_its_tokens():
    table = SoloTable(harkonnen={"neo_02": "1r"})
    table.area("neo_02").force.tokens = [table.mahdi.black.pop()]
    seen = next(area for area in table.view("atreides").areas if area.id == "neo_02")
    assert (seen.legions[0].tokens, seen.legions[0].known) == (1, ())


def test_the_automa_is_never_asked():
    table = SoloTable("sihaya_ridge")
    table.faces("sssss", "ssss")
    fight(table)
    assert {ask.seat for ask in table.state.asks} == {table.state.chief(Side.ATREIDES)}


def token_in_the_desert() -> SoloTable:
    """Return a table at which a face-down token of the automa, which shows two regulars, stands in neo_05."""
    table = SoloTable("windgap")
    table.mahdi.black.remove("b1")
    put_force(table.state, Side.HARKONNEN, "neo_05", Force({}, ["b1"]))
    return table


@pytest.mark.parametrize(("faces", "left"), [("ssss", "2r"), ("hsss", "1r"), ("hhss", "")])
def test_its_tokens_are_turned_up_when_a_worm_attacks_whether_or_not_it_hits(faces: str, left: str):
    table = token_in_the_desert()
    table.worm("neo_08")
    table.faces(faces)
    table.run(DesertPower(table.seat("atreides")))
    table.answer("atreides", "strike:neo_08:neo_05")
    assert table.at("neo_05") == left
    assert "b1" in table.mahdi.black, "back in its pool"


@pytest.mark.parametrize(("faces", "left"), [("ss", "t:b1"), ("hs", "1r")])
def test_a_storm_that_misses_leaves_its_tokens_face_down(faces: str, left: str):
    table = token_in_the_desert()
    table.faces(faces)
    table.run(Storm())
    assert table.at("neo_05") == left
