"""The reveal turn: revealing, acquiring, strength and clean-up."""

from __future__ import annotations

import pytest

from tests.imperium.table import ANN, BO, CY, imperium


def reveal_with(persuasion, *row, hand=(), **more):
    """Return Ann's reveal turn with this much persuasion and these cards first in the row."""
    table = imperium(**more)
    table.put_in_row(*row)
    table.give_hand(ANN, *hand)
    table.reveal(ANN)
    table.state.turn.persuasion = persuasion
    return table


# ---------------------------------------------------------------- revealing


def test_a_reveal_turn_as_the_rulebook_tells_it():
    table = imperium()
    table.fight(ann=2)
    table.put_in_row("space_travel")
    table.reveal(ANN, "imperial_spy", "smugglers_thopter", "stilgar")
    assert table.persuasion() == 4
    assert table[ANN].spice == 1
    assert table[ANN].swords == 4
    assert table.strength(ANN) == 8
    table.state.imperium_deck.append("opulence")
    table.answer(ANN, "buy:space_travel")
    assert table.state.row[0] == "opulence"
    assert table.persuasion() == 1
    table.end(ANN)
    assert sorted(table[ANN].discard) == ["imperial_spy", "smugglers_thopter", "space_travel", "stilgar"]
    assert table[ANN].revealed == table[ANN].hand == []


def test_only_revealed_cards_use_their_reveal_box():
    table = imperium()
    table.put_in_play(ANN, "stilgar")
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 0
    assert table[ANN].swords == 1


def test_cards_in_play_are_discarded_at_the_end_of_the_own_reveal_turn():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.end(ANN)
    assert table[ANN].in_play == ["dune_the_desert_planet"]
    table.pass_turns(BO, CY)
    assert table[ANN].in_play == ["dune_the_desert_planet"]
    table.reveal(ANN)
    table.end(ANN)
    assert table[ANN].in_play == []


def test_unspent_persuasion_is_lost():
    table = imperium()
    table.reveal(ANN, "convincing_argument")
    table.end(ANN)
    assert table.view(None).players[ANN].persuasion == 0


def test_after_the_reveal_turn_a_player_is_skipped():
    table = imperium()
    table.pass_turns(ANN)
    table.send(BO, "dune_the_desert_planet", "secure_contract")
    table.end(BO)
    table.send(CY, "reconnaissance", "arrakeen")
    table.end(CY)
    assert table.is_asked(BO, "turn")


def test_a_player_may_reveal_with_agents_left():
    table = imperium()
    assert "reveal" in table.keys(ANN)
    table.pass_turns(ANN)
    assert table[ANN].ready == ["agent", "agent"]
    assert table.is_asked(BO, "turn")


def test_the_hall_of_oratory_gives_persuasion_while_the_agent_stands_there():
    table = imperium()
    table.place_agent(ANN, "hall_of_oratory")
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 1


def test_the_hall_of_oratory_gives_nothing_for_an_agent_recalled_before_the_reveal():
    """Ruling A16."""
    table = imperium()
    table.place_agent(ANN, "hall_of_oratory")
    table.give_hand(ANN)
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "hall_of_oratory")
    table.reveal(ANN)
    assert table.persuasion() == 0


def test_swords_without_a_troop_make_no_strength_but_are_remembered():
    table = imperium()
    table.reveal(ANN, "stilgar")
    assert table.strength(ANN) == 0
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:1")
    assert table.strength(ANN) == 2 + 3


def test_a_compulsory_choice_of_a_revealed_card_must_be_made():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister")
    assert "end" not in table.keys(ANN)
    first, second = (key for key in table.keys(ANN) if key.startswith("do:"))
    table.answer(ANN, second)
    assert table[ANN].swords == 2
    assert first not in table.keys(ANN)


# ---------------------------------------------------------------- what may be bought


def test_row_and_reserve_are_for_sale_as_far_as_persuasion_lasts():
    table = reveal_with(3, "opulence", "arrakis_recruiter", "dr_yueh", "chani", "worm_riders")
    assert [key for key in table.keys(ANN) if key.startswith("buy:")] == [
        "buy:arrakis_recruiter",
        "buy:dr_yueh",
        "buy:arrakis_liaison",
    ]
    assert table.refusals(ANN)["Opulence (6)"] == "you have 3 persuasion"


@pytest.mark.parametrize(
    ("persuasion", "prompt"),
    [
        (0, "You have no persuasion to spend."),
        (1, "You have 1 persuasion left, too little for any card."),
    ],
)
def test_whoever_can_buy_nothing_is_told_so_once(persuasion, prompt):
    table = reveal_with(persuasion, "opulence", "chani", "worm_riders", "firm_grip", "gurney_halleck")
    assert table.prompt(ANN) == prompt
    assert table.refusals(ANN) == {}


def test_foldspace_is_never_bought():
    table = reveal_with(20)
    assert "buy:foldspace" not in table.keys(ANN)


def test_bypass_protocol_does_not_take_foldspace():
    table = imperium()
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert "foldspace" not in table.keys(ANN)
    assert "arrakis_liaison" in table.keys(ANN)


def test_persuasion_is_split_among_several_cards():
    table = reveal_with(4)
    table.answer(ANN, "buy:arrakis_liaison")
    table.answer(ANN, "buy:arrakis_liaison")
    assert table[ANN].discard.count("arrakis_liaison") == 2
    assert table.persuasion() == 0
    assert table.state.reserve["arrakis_liaison"] == 6


def test_a_refilled_card_may_be_bought_too():
    table = reveal_with(3, "arrakis_recruiter")
    table.state.imperium_deck.append("dr_yueh")
    table.answer(ANN, "buy:arrakis_recruiter")
    table.answer(ANN, "buy:dr_yueh")
    assert table[ANN].discard == ["arrakis_recruiter", "dr_yueh"]


def test_the_row_is_refilled_before_the_acquire_effect():
    table = reveal_with(7, "lady_jessica")
    table.state.imperium_deck.append("dr_yueh")
    table.answer(ANN, "buy:lady_jessica")
    assert table.question(ANN).kind == "faction"
    assert table.state.row[0] == "dr_yueh"


def test_without_an_imperium_deck_the_row_is_not_refilled():
    """Ruling A14."""
    table = reveal_with(1, "dr_yueh")
    table.state.imperium_deck = []
    table.answer(ANN, "buy:dr_yueh")
    assert len(table.state.row) == 4


def test_an_empty_reserve_stack_sells_nothing():
    table = reveal_with(9)
    table.state.reserve["the_spice_must_flow"] = 0
    assert "buy:the_spice_must_flow" not in table.keys(ANN)


def test_a_card_may_be_bought_before_another_reveal_effect_is_resolved():
    table = imperium()
    table[ANN].influence["fremen"] = 3
    table.put_in_row("lady_jessica")
    table.reveal(ANN, "worm_riders", "lady_jessica", "liet_kynes")
    assert table[ANN].swords == 1 + 4
    table.state.turn.persuasion = 7
    table.state.row[0] = "lady_jessica"
    table.answer(ANN, "buy:lady_jessica")
    table.answer(ANN, "fremen")
    assert table.state.alliances["fremen"] == ANN
    assert table[ANN].swords == 1 + 4 + 2


def test_an_acquire_effect_happens_by_whatever_means_the_card_is_acquired():
    table = imperium()
    table[ANN].spice = 2
    table.put_in_row("chani")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "b")
    table.answer(ANN, "chani")
    assert table[ANN].water == 2
    assert table[ANN].deck[-1] == "chani"


@pytest.mark.parametrize(("spice", "sides"), [(1, ["a"]), (2, ["a", "b"])])
def test_bypass_protocol_offers_what_can_be_paid(spice, sides):
    table = imperium()
    table[ANN].spice = spice
    table.plot(ANN, "bypass_protocol")
    assert table.keys(ANN) == sides


# ---------------------------------------------------------------- prices and places


def test_guild_bankers_makes_every_spice_must_flow_cheaper():
    table = reveal_with(12, hand=["guild_bankers"])
    table.state.turn.persuasion = 12
    table.answer(ANN, "buy:the_spice_must_flow")
    table.answer(ANN, "buy:the_spice_must_flow")
    assert table.persuasion() == 0
    assert table.vp(ANN) == 2


def test_recruitment_mission_puts_each_bought_card_on_the_deck_or_the_discard_pile():
    table = reveal_with(3)
    table.plot(ANN, "recruitment_mission")
    assert table.persuasion() == 4
    table.answer(ANN, "top:arrakis_liaison")
    table.answer(ANN, "buy:arrakis_liaison")
    assert table[ANN].deck[-1] == "arrakis_liaison"
    assert table[ANN].discard == ["arrakis_liaison"]


def test_recruitment_mission_does_not_reach_a_card_of_an_agent_turn():
    table = imperium()
    table.plot(ANN, "recruitment_mission")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert not any(key.startswith("top:") for key in table.keys(ANN))
    table.answer(ANN, "arrakis_liaison")
    assert table[ANN].discard == ["arrakis_liaison"]


def test_recruitment_mission_reaches_a_card_taken_by_bypass_protocol_on_the_reveal_turn():
    """Every card acquired in that reveal turn may go on top of the deck, bought or not."""
    table = reveal_with(0)
    table.plot(ANN, "recruitment_mission")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    table.answer(ANN, "top:arrakis_liaison")
    assert table[ANN].deck[-1] == "arrakis_liaison"


def test_without_recruitment_mission_nothing_goes_on_the_deck():
    table = reveal_with(3)
    assert not any(key.startswith("top:") for key in table.keys(ANN))


def test_a_spice_must_flow_is_worth_a_point_at_once():
    table = reveal_with(9)
    table.answer(ANN, "buy:the_spice_must_flow")
    assert table.vp(ANN) == 1


# ---------------------------------------------------------------- Helena


def helena_sets_aside(card):
    table = imperium(leader="helena_richese")
    table.put_in_row(card)
    table.state.imperium_deck.append("opulence")
    table.send(ANN, "signet_ring", "secure_contract")
    table.do(ANN, "signet")
    table.answer(ANN, card)
    table.end(ANN)
    return table


def test_helena_sets_a_card_of_the_row_aside_and_the_row_is_refilled():
    table = helena_sets_aside("stilgar")
    assert table[ANN].set_aside == ["stilgar"]
    assert table.state.row[0] == "opulence"


def test_helena_alone_may_buy_the_card_she_set_aside():
    table = helena_sets_aside("stilgar")
    table.reveal(BO)
    table.state.turn.persuasion = 9
    assert not any("stilgar" in key for key in table.keys(BO))


def test_helena_pays_one_less_for_the_card_she_set_aside():
    table = helena_sets_aside("stilgar")
    table.pass_turns(BO, CY)
    table.reveal(ANN)
    table.state.turn.persuasion = 4
    table.answer(ANN, "buy:aside:stilgar")
    assert table.persuasion() == 0
    assert table[ANN].discard[-1] == "stilgar"
    assert table[ANN].set_aside == []


def test_helenas_card_leaves_the_game_if_she_does_not_buy_it():
    """Ruling A20."""
    table = helena_sets_aside("stilgar")
    table.pass_turns(BO, CY)
    table.pass_turns(ANN)
    assert table[ANN].set_aside == []
    assert table.state.removed == ["stilgar"]


def test_helenas_card_taken_by_another_effect_has_no_discount():
    table = helena_sets_aside("stilgar")
    table[ANN].spice = 2
    table.pass_turns(BO, CY)
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "b")
    assert "aside:stilgar" in table.keys(ANN)
    table.answer(ANN, "aside:stilgar")
    assert table[ANN].deck[-1] == "stilgar"


def test_helenas_card_of_printed_cost_four_is_no_card_of_cost_three():
    table = helena_sets_aside("sietch_reverend_mother")
    table.pass_turns(BO, CY)
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert "aside:sietch_reverend_mother" not in table.keys(ANN)
