"""The ten cards that everybody starts with, and the reserve stacks."""

from __future__ import annotations

from tests.imperium.base import SPACES
from tests.imperium.table import ANN, BO, imperium


def test_convincing_argument_reveals_for_2_persuasion_and_sends_nobody():
    table = imperium()
    assert table.spaces_for(ANN, "convincing_argument") == set()
    assert table.refusals(ANN)["Convincing Argument"] == "no agent icon"
    table.reveal(ANN, "convincing_argument")
    assert table.persuasion() == 2


def test_dagger_reveals_for_a_sword():
    table = imperium()
    table.fight(ann=1)
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 0
    assert table.strength(ANN) == 3


def test_diplomacy_goes_to_any_faction_and_reveals_for_1_persuasion():
    table = imperium()
    table.send(ANN, "diplomacy", "wealth")
    table.end(ANN)
    assert table[ANN].in_play == ["diplomacy"]
    table.reveal(BO, "diplomacy")
    assert table.persuasion() == 1


def test_dune_the_desert_planet_harvests_and_reveals_for_1_persuasion():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table[ANN].spice == 1
    table.end(ANN)
    table.reveal(BO, "dune_the_desert_planet")
    assert table.persuasion() == 1


def test_reconnaissance_goes_to_a_city_and_reveals_for_1_persuasion():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.end(ANN)
    table.reveal(BO, "reconnaissance")
    assert table.persuasion() == 1


def test_seek_allies_must_trash_itself():
    table = imperium()
    table.send(ANN, "seek_allies", "wealth")
    table.rest(ANN)
    assert table[ANN].trashed == ["seek_allies"]
    assert table[ANN].in_play == []
    assert table[ANN].influence["emperor"] == 1


def test_seek_allies_does_not_let_the_turn_end_before_it_is_trashed():
    table = imperium()
    table.send(ANN, "seek_allies", "wealth")
    assert "end" not in table.keys(ANN)


def test_seek_allies_may_pay_another_trash_cost():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "seek_allies", "selective_breeding")
    hand = len(table[ANN].hand)
    table.do(ANN, "selective_breeding.pay")
    table.answer(ANN, "play:seek_allies")
    assert table[ANN].trashed == ["seek_allies"]
    assert len(table[ANN].hand) == hand + 2
    assert not any("seek_allies" in key for key in table.keys(ANN))


def test_seek_allies_reveals_for_nothing():
    table = imperium()
    table.reveal(ANN, "seek_allies")
    assert table.persuasion() == 0


def test_signet_ring_uses_the_leaders_ability_and_reveals_for_1_persuasion():
    table = imperium(leader="earl_memnon_thorvald")
    table.send(ANN, "signet_ring", "secure_contract")
    assert (table[ANN].solari, table[ANN].spice) == (3, 1)
    table.end(ANN)
    table.reveal(BO, "signet_ring")
    assert table.persuasion() == 1


# ---------------------------------------------------------------- reserve


def test_arrakis_liaison_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "arrakis_liaison")
    assert table.persuasion() == 2


def test_arrakis_liaison_counts_as_a_fremen_card():
    table = imperium()
    table.reveal(ANN, "arrakis_liaison", "spice_hunter")
    assert table[ANN].spice == 1


def test_a_trashed_arrakis_liaison_returns_to_its_stack():
    table = imperium()
    table.hold(ANN, "arrakis_liaison")
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "guild_administrator.trash")
    table.answer(ANN, "hand:arrakis_liaison")
    assert table.state.reserve["arrakis_liaison"] == 8
    assert table[ANN].trashed == []


def test_foldspace_leads_everywhere_draws_a_card_and_trashes_itself():
    table = imperium()
    table.make_rich(ANN)
    table[ANN].influence["fremen"] = 2
    assert table.spaces_for(ANN, "foldspace") == set(SPACES)
    table.send(ANN, "foldspace", "secure_contract")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert len(table[ANN].hand) == hand + 1
    assert table[ANN].in_play == []
    assert table.state.reserve["foldspace"] == 6


def test_foldspace_draw_and_trash_are_two_effects():
    table = imperium()
    table.send(ANN, "foldspace", "secure_contract")
    assert {"do:foldspace.draw", "do:foldspace.trash_self"} <= set(table.keys(ANN))


def test_foldspace_cannot_be_bought():
    table = imperium()
    table.reveal(ANN)
    assert table.state.turn
    table.state.turn.persuasion = 20
    assert "buy:foldspace" not in table.keys(ANN)


def test_foldspace_reveals_for_nothing():
    table = imperium()
    table.reveal(ANN, "foldspace")
    assert table.persuasion() == 0


def test_the_last_foldspace_may_be_trashed_and_taken_again():
    table = imperium()
    table.hold(ANN, "foldspace")
    table.state.reserve["foldspace"] = 0
    table.send(ANN, "foldspace", "foldspace")
    table.do(ANN, "foldspace.trash_self")
    table.do(ANN, "foldspace.take_reserve")
    assert table[ANN].discard == ["foldspace"]
    assert table.state.reserve["foldspace"] == 0


def test_the_spice_must_flow_is_a_victory_point_when_acquired_and_reveals_for_a_spice():
    table = imperium()
    table.reveal(ANN, "the_spice_must_flow")
    assert table[ANN].spice == 1
    assert table.state.turn
    table.state.turn.persuasion = 9
    table.answer(ANN, "buy:the_spice_must_flow")
    assert table.vp(ANN) == 1


def test_the_spice_must_flow_keeps_its_point_when_trashed_and_can_be_bought_again():
    table = imperium()
    table.reveal(ANN, "convincing_argument")
    assert table.state.turn
    table.state.turn.persuasion = 9
    table.answer(ANN, "buy:the_spice_must_flow")
    table.end(ANN)
    table.pass_turns(BO, 2)
    table.send(BO, "dune_the_desert_planet", "secure_contract")
    table.end(BO)
    table.pass_turns(2)
    table.send(ANN, "guild_administrator", "imperial_basin")
    table.do(ANN, "guild_administrator.trash")
    table.answer(ANN, "discard:the_spice_must_flow")
    assert table.vp(ANN) == 1
    assert table.state.reserve["the_spice_must_flow"] == 10
