"""Free actions are taken at any moment of the own turn, also between the lines of a card or of a special."""

from __future__ import annotations

import pytest

from games.arrakis.vocabulary import Imperium
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable
from tests.arrakis.test_orders import follow
from tests.arrakis.test_teams import CORRINO, FREMEN, HOUSE_A, take_turn, team

H, A = "harkonnen", "atreides"


def playing(side: str, card: str, *places: tuple[str, str, str], **markers: int) -> WarTable:
    """Return a table at which a side with a mentat die is about to play a card."""
    table = WarTable()
    for area, whose, what in places:
        table.put(area, whose, what)
    table.markers(**markers)
    table.give(side, card)
    table.turn(side, "m", "mm")
    table.answer(side, f"play:{card}")
    return table


def test_atomics_are_offered_before_the_second_line_and_the_line_follows():
    table = playing(A, "i_am_stilgar_the_fremen", kh=8)
    table.answer(A, "at:pasty_mesa")
    assert "atomics" in table.options(A, "draw")
    table.acts(A, "atomics", "blast:hole_in_the_rock")
    assert "atomics" not in table.options(A, "draw"), "once in a game"
    table.answer(A, "draw:1:0")
    assert len(table.player(A).hand) == 1


def test_declined_atomics_leave_the_line_as_it_was():
    table = playing(A, "i_am_stilgar_the_fremen", kh=8)
    table.acts(A, "at:pasty_mesa", "atomics", "none")
    assert "atomics" in table.options(A, "draw")


@pytest.mark.parametrize(("marker", "is_offered"), [(7, False), (8, True)])
def test_locked_atomics_are_not_offered_between_lines(marker: int, is_offered: bool):
    table = playing(A, "i_am_stilgar_the_fremen", jh=marker)
    assert ("atomics" in table.options(A, "place")) == is_offered


def test_what_the_first_line_makes_true_is_claimed_before_the_second():
    table = WarTable()
    table.reveal("standin_gates")
    table.put("nei_02", A, "3r 1s")
    table.put("arsunt", H, "1r beast_rabban")
    table.give(A, "crysknife")
    table.turn(A, "m", "mm")
    table.acts(A, "play:crysknife", "move:nei_02", "to:nei_01")
    assert "claim:standin_gates" in table.options(A)
    assert not table.is_asked(A, "tank"), "Rabban stands too far away"


def test_a_claim_before_a_leader_is_struck_leaves_the_strike():
    table = WarTable()
    table.reveal("standin_gates")
    table.put("nei_02", A, "3r 1s")
    table.put("hagga_basin", H, "1r beast_rabban")
    table.give(A, "crysknife")
    table.turn(A, "m", "mm")
    table.acts(A, "play:crysknife", "move:nei_02", "to:nei_01", "claim:standin_gates")
    assert table.state.markers["jh"] == 2
    table.answer(A, "beast_rabban")
    assert table.player(H).tank[0] == "beast_rabban"


def test_scouting_between_a_move_and_a_strike():
    table = WarTable()
    table.put("neo_08", H, "2r")
    table.put("gara_kulon", A, "t:d1")
    table.fly("az_neo_nei")
    table.give(H, "explosive_artillery")
    table.turn(H, "m", "m")
    table.acts(H, "play:explosive_artillery", "move:neo_08", "to:neo_12", "scout", "az_neo_nei", "scout:gara_kulon")
    assert not table.area("gara_kulon").force.tokens
    assert "strike:gara_kulon" in table.options(H, "strike")
    assert "scout" not in table.options(H, "strike"), "the ornithopter is gone"


def test_the_guilds_ban_forbids_scouting_between_lines_too():
    table = WarTable()
    table.put("carthag", H, "2r")
    table.fly("az_neo_nei")
    table.state.bans = [Imperium.SPACING_GUILD]
    table.give(H, "evidence_of_rebellion")
    table.turn(H, "m", "m")
    table.answer(H, "play:evidence_of_rebellion")
    assert "scout" not in table.options(H, "place")


def test_the_scheme_between_lines():
    table = WarTable()
    table.enter("thufir_hawat")
    table.give(H, "evidence_of_rebellion", "hawats_scheming", "hawats_scheming")
    table.turn(H, "m", "m")
    table.acts(H, "play:evidence_of_rebellion", "at:carthag", "scheme")
    assert "gaius_helen_mohiam" in table.state.leaders
    assert table.is_asked(H, "draw")


def test_tokens_are_trained_between_a_placement_and_its_attack():
    table = WarTable()
    table.put("neo_12", A, "t:d6")
    table.put("neo_11", H, "1r")
    table.enter("paul_atreides")
    table.give(A, "voice_from_the_outer_world")
    table.turn(A, "m", "mm")
    table.acts(A, "play:voice_from_the_outer_world", "at:neo_12", "train", "token:d6")
    assert not table.area("neo_12").force.tokens
    table.answer(A, "way:2")
    assert "attack:neo_12:neo_11" in table.options(A, "maneuver")


def test_a_line_that_a_free_action_leaves_without_choice_is_not_asked_again():
    table = WarTable()
    table.state.stations_taken = 3
    table.reveal("standin_kynes")
    table.give(A, "eyes_of_ibad")
    table.turn(A, "m", "mm")
    table.acts(A, "play:eyes_of_ibad", "claim:standin_kynes")
    assert not table.is_asked(A, "hold"), "the only card is claimed"
    assert table.state.markers["sd"] == 2


def test_a_free_action_during_a_house_action_of_harkonnen():
    table = WarTable()
    table.put("carthag", H, "2r")
    table.put("gara_kulon", A, "t:d1")
    table.fly("az_neo_nei")
    table.turn(H, "h", "m")
    table.acts(H, "die:house", "scout", "az_neo_nei", "scout-tokens:gara_kulon")
    assert "elites" in table.options(H, "house")


def test_a_free_action_before_the_leader_of_a_deployment():
    table = WarTable()
    table.markers(sd=8)
    table.turn(A, "d", "mm")
    table.acts(A, "die:deployment", "sietch:sihaya_ridge", "atomics", "blast:rimwall_west", "stilgar")
    assert "stilgar" in table.at("sihaya_ridge")


def test_a_token_that_shows_nobody_leaves_no_leader_to_deploy():
    table = WarTable()
    for area, what in (("neo_01", "6r"), ("neo_02", "6r"), ("neo_03", "4r")):
        table.put(area, A, what)
    table.state.pool = [*[each for each in table.state.pool if each != "d1"], "d1"]
    table.turn(A, "d", "mm")
    table.acts(A, "die:deployment", "sietch:sihaya_ridge", "train")
    table.pick(A, {"token:d1": 1})
    assert table.at("sihaya_ridge") == "", "no regular is left in the supply"
    assert not table.is_asked(A, "deploy-leader")


@pytest.mark.parametrize("kind", ["combat-cards", "go-on"])
def test_nothing_is_free_in_a_battle(kind: str):
    table = WarTable()
    table.markers(kh=8)
    table.area("gara_kulon").sietch = 0
    table.put("neo_12", A, "3r")
    table.put("gara_kulon", H, "3r")
    table.give(A, "war_plan")
    table.turn(A, "s", "m")
    table.faces("sss", "sss")
    table.acts(A, "die:strategy", "attack:neo_12:gara_kulon")
    table.skip_to(kind)
    assert not {"atomics", "train"} & set(table.options(A, kind))


def test_nothing_is_free_while_the_other_side_owes_a_decision():
    table = WarTable()
    table.markers(kh=8)
    table.give(H, "mudir_nahya", "evidence_of_rebellion")
    table.give(A, "the_voice", "war_plan")
    table.turn(A, "m", "mm")
    table.answer(A, "play:the_voice")
    assert table.is_asked(H, "discard")
    assert not [question for question in table.questions() if question.seat == table.seat(A)]


def test_the_order_to_claim_answers_at_any_line():
    table = WarTable()
    table.state.stations_taken = 3
    table.reveal("standin_kynes")
    table.give(A, "i_am_stilgar_the_fremen")
    table.turn(A, "m", "mm")
    table.answer(A, "play:i_am_stilgar_the_fremen")
    follow(table, "arrakis-claim")
    assert table.state.markers["sd"] == 2
    assert table.is_asked(A, "place")


def test_the_partner_who_performs_a_line_is_offered_free_actions():
    table = team()
    table.markers(kh=8)
    table.give(HOUSE_A, "usul_the_base_of_the_pillar")
    take_turn(table, "atreides", house_atreides="m", corrino_ally="s")
    table.answer(HOUSE_A, "play:usul_the_base_of_the_pillar")
    assert "atomics" in table.options(FREMEN, "desert-power")
    table.acts(FREMEN, "atomics", "blast:hole_in_the_rock", "nothing")
    assert table.state.atomics == "hole_in_the_rock"


def test_a_corrino_player_scouts_between_the_lines_of_a_card():
    table = team()
    table.put("gara_kulon", A, "t:d1")
    table.fly("az_neo_nei")
    table.give(CORRINO, "full_control_of_the_air")
    take_turn(table, H, corrino_ally="ss")
    table.answer(CORRINO, "play:full_control_of_the_air")
    assert "scout" in table.options(CORRINO, "which-vehicle")


def test_alone_nothing_is_trained_under_an_ornithopter_between_lines_either():
    for zone, is_offered in (("az_neo_nei", False), ("az_seo_sei", True)):
        table = SoloTable("sihaya_ridge", atreides={"neo_12": "t:d1"})
        table.fly(zone)
        table.give(A, "i_am_stilgar_the_fremen")
        table.turn(A, "m", "")
        table.answer(A, "play:i_am_stilgar_the_fremen")
        assert ("train" in table.options(A, "place")) == is_offered
