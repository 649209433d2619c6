"""Effects that close and open spaces: The Voice, Infiltrate, Helena, Kwisatz Haderach, recalls."""

from __future__ import annotations

import pytest

from tests.imperium.table import ANN, BO, CY, imperium


def voiced(space, **more):
    """Return Bo's turn after Ann closed the space with The Voice."""
    table = imperium(**more)
    table.send(ANN, "the_voice", "secure_contract")
    table.do(ANN, "voice")
    table.answer(ANN, space)
    table.end(ANN)
    return table


# ---------------------------------------------------------------- The Voice


def test_the_voice_closes_a_space_to_every_opponent():
    table = voiced("arrakeen")
    assert not table.may_send(BO, "reconnaissance", "arrakeen")
    table.answer(BO, "send:reconnaissance")
    assert table.refusals(BO)["Arrakeen"] == "closed by the Voice"
    table.answer(BO, "back")
    table.pass_turns(BO)
    assert not table.may_send(CY, "reconnaissance", "arrakeen")


@pytest.mark.parametrize(("voice", "is_open"), [("lasting", False), ("once", True)])
def test_an_extra_turn_is_free_of_the_voice_where_it_blocks_one_turn(voice, is_open):
    table = imperium(options={"leaders": "choose", "expansion": "ix", "voice": voice})
    table.send(ANN, "the_voice", "smuggling")
    table.do(ANN, "voice")
    table.answer(ANN, "arrakeen")
    table.end(ANN)
    assert not table.may_send(BO, "reconnaissance", "arrakeen")
    table.send(BO, "weirding_way", "carthag")
    table.do(BO, "another_turn")
    table.end(BO)
    assert table.is_asked(BO, "turn")
    assert table.may_send(BO, "reconnaissance", "arrakeen") is is_open
    table.pass_turns(BO)
    assert not table.may_send(CY, "reconnaissance", "arrakeen")


def test_the_voice_is_not_beaten_by_infiltrate():
    table = voiced("arrakeen")
    table.plot(BO, "infiltrate")
    assert not table.may_send(BO, "reconnaissance", "arrakeen")


def test_the_voice_is_not_beaten_by_helena():
    table = voiced("arrakeen", leaders={BO: "helena_richese"})
    assert not table.may_send(BO, "reconnaissance", "arrakeen")


def test_the_voice_is_not_beaten_by_kwisatz_haderach():
    table = voiced("arrakeen")
    assert not table.may_send(BO, "kwisatz_haderach", "arrakeen")
    assert table.may_send(BO, "kwisatz_haderach", "carthag")


def test_the_voice_ends_when_its_owners_next_turn_starts():
    table = voiced("arrakeen")
    table.send(BO, "dune_the_desert_planet", "imperial_basin")
    table.end(BO)
    table.pass_turns(CY)
    assert table.state.places["arrakeen"].voices == []
    assert table.may_send(ANN, "reconnaissance", "arrakeen")
    table.pass_turns(ANN)
    assert table.may_send(BO, "reconnaissance", "arrakeen")


def test_the_voice_never_blocks_its_owner():
    table = imperium()
    table.state.places["arrakeen"].voices.append(ANN)
    assert table.may_send(ANN, "reconnaissance", "arrakeen")


def test_two_voices_on_a_space_block_their_owners_for_each_other():
    table = imperium()
    table.state.places["arrakeen"].voices += [ANN, BO]
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_the_voice_needs_no_spare_control_marker():
    """Ruling A15."""
    table = imperium()
    for space in ("arrakeen", "carthag", "imperial_basin"):
        table.state.places[space].controller = ANN
    table.send(ANN, "the_voice", "secure_contract")
    table.do(ANN, "voice")
    table.answer(ANN, "wealth")
    assert table.state.places["wealth"].voices == [ANN]


def test_the_voice_leaves_an_agent_that_stands_there_alone():
    table = imperium()
    table.place_agent(BO, "hall_of_oratory")
    table.send(ANN, "the_voice", "secure_contract")
    table.do(ANN, "voice")
    table.answer(ANN, "hall_of_oratory")
    table.end(ANN)
    table.give_hand(BO)
    table.reveal(BO)
    assert table.persuasion() == 1


# ---------------------------------------------------------------- entering beside others


def test_infiltrate_ignores_enemy_agents_for_one_visit():
    table = imperium()
    table.place_agent(BO, "arrakeen")
    table.plot(ANN, "infiltrate")
    table.send(ANN, "reconnaissance", "arrakeen")
    assert [piece.seat for piece in table.state.places["arrakeen"].agents] == [BO, ANN]


def test_infiltrate_does_not_ignore_own_agents():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.plot(ANN, "infiltrate")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_infiltrate_is_gone_with_the_turn():
    table = imperium()
    table.place_agent(BO, "arrakeen")
    table.plot(ANN, "infiltrate")
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.end(ANN)
    table.pass_turns(BO, CY)
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


@pytest.mark.parametrize(
    ("card", "space", "enters"),
    [
        ("reconnaissance", "arrakeen", True),
        ("dagger", "hall_of_oratory", True),
        ("dune_the_desert_planet", "secure_contract", False),
        ("diplomacy", "wealth", False),
    ],
)
def test_helena_ignores_enemy_agents_in_landsraad_and_city(card, space, enters):
    table = imperium(leader="helena_richese")
    table.place_agent(BO, space)
    assert table.may_send(ANN, card, space) is enters


def test_helena_does_not_ignore_own_agents():
    table = imperium(leader="helena_richese")
    table.place_agent(ANN, "arrakeen")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_the_later_visitor_gets_the_whole_space():
    table = imperium(leader="helena_richese")
    table.place_agent(BO, "arrakeen")
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    assert table[ANN].garrison == 4


# ---------------------------------------------------------------- Kwisatz Haderach


def test_kwisatz_haderach_goes_anywhere():
    table = imperium()
    table.make_rich(ANN)
    table[ANN].influence["fremen"] = 2
    assert len(table.spaces_for(ANN, "kwisatz_haderach")) == 22


def test_kwisatz_haderach_goes_beside_an_enemy_agent():
    """Ruling A1."""
    table = imperium()
    table.place_agent(BO, "secure_contract")
    assert table.may_send(ANN, "kwisatz_haderach", "secure_contract")


def test_kwisatz_haderach_does_not_bring_a_second_own_agent_to_a_space():
    """Only the agent that stands there may come back to it. Ruling A2."""
    table = imperium()
    table.place_agent(ANN, "secure_contract")
    table.send(ANN, "kwisatz_haderach", "secure_contract")
    assert len(table.state.places["secure_contract"].agents) == 1
    assert table[ANN].ready == ["agent"]


def test_kwisatz_haderach_pays_and_meets_the_requirement():
    """Ruling A3."""
    table = imperium()
    table[ANN].water = 0
    spaces = table.spaces_for(ANN, "kwisatz_haderach")
    assert not spaces & {"hagga_basin", "conspire", "sietch_tabr", "high_council"}


def test_kwisatz_haderach_moves_an_agent_back_to_its_own_space_as_a_new_visit():
    table = imperium()
    table.place_agent(ANN, "hagga_basin")
    table.place_agent(ANN, "arrakeen")
    table[ANN].water = 1
    table.give_hand(ANN, "kwisatz_haderach")
    table.send(ANN, "kwisatz_haderach", "hagga_basin")
    assert table[ANN].water == 0
    assert table[ANN].spice == 2
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert len(table[ANN].hand) == hand + 1
    assert table[ANN].ready == []


def test_kwisatz_haderach_asks_which_agent_moves():
    table = imperium()
    table.place_agent(ANN, "the_great_flat")
    table.send(ANN, "kwisatz_haderach", "secure_contract")
    assert table.keys(ANN) == ["leader", "the_great_flat"]
    table.answer(ANN, "the_great_flat")
    assert table.state.places["the_great_flat"].agents == []
    assert table[ANN].ready == ["agent"]


def test_a_maker_space_that_was_vacated_gathers_spice():
    table = imperium()
    table.place_agent(ANN, "the_great_flat")
    table.send(ANN, "kwisatz_haderach", "secure_contract")
    table.answer(ANN, "the_great_flat")
    table.end(ANN)
    table.finish_round()
    assert table.state.places["the_great_flat"].bonus_spice == 1


# ---------------------------------------------------------------- recalls and passing


def test_urgent_mission_recalls_an_agent_for_this_very_turn():
    table = imperium()
    table.place_agent(ANN, "hagga_basin")
    table.place_agent(ANN, "arrakeen")
    table.plot(ANN, "urgent_mission")
    assert table.keys(ANN) == ["arrakeen", "hagga_basin"]
    table.answer(ANN, "arrakeen")
    table.send(ANN, "reconnaissance", "arrakeen")
    assert table[ANN].ready == []


def test_urgent_mission_may_recall_the_agent_sent_this_turn():
    """Ruling A9."""
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "secure_contract")
    assert table[ANN].ready == ["agent", "agent"]
    assert not any(key.startswith("send:") for key in table.keys(ANN))


def test_urgent_mission_needs_an_agent_on_the_board():
    table = imperium()
    table.hold_intrigue(ANN, "urgent_mission")
    assert "plot:urgent_mission" not in table.keys(ANN)


def test_bindu_suspension_draws_and_passes_without_a_reveal():
    table = imperium()
    hand = len(table[ANN].hand)
    table.plot(ANN, "bindu_suspension")
    assert len(table[ANN].hand) == hand + 1
    table.answer(ANN, "pass")
    assert table.is_asked(BO, "turn")
    assert not table[ANN].has_revealed


def test_bindu_suspension_need_not_pass():
    """Ruling A8."""
    table = imperium()
    table.plot(ANN, "bindu_suspension")
    table.answer(ANN, "go_on")
    assert table.may_send(ANN, "dune_the_desert_planet", "secure_contract")


def test_bindu_suspension_by_the_last_player_brings_the_same_player_on_turn_again():
    table = imperium()
    table.pass_turns(ANN, BO)
    table.plot(CY, "bindu_suspension")
    table.answer(CY, "pass")
    assert table.is_asked(CY, "turn")
    assert table.state.phase == "turns"


def test_bindu_suspension_is_played_before_anything_else():
    table = imperium()
    table.plot(ANN, "windfall")
    table.hold_intrigue(ANN, "bindu_suspension")
    assert "plot:bindu_suspension" not in table.keys(ANN)
    assert table.refusals(ANN)["Bindu Suspension"] == "only at the very start of your turn"
