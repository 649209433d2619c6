"""Cards and their zones: drawing, discarding, trashing, bonds, and plots."""

from __future__ import annotations

import pytest

from games.core.agenda import Play
from games.imperium.rules import changes
from tests.imperium.table import ANN, BO, CY, imperium


def own(table, seat, *, deck=(), hand=(), discard=(), in_play=()):
    """Put exactly these cards into the zones of a player."""
    player = table[seat]
    player.deck, player.hand = list(deck), list(hand)
    player.discard, player.in_play = list(discard), list(in_play)


# ---------------------------------------------------------------- drawing


def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_and_the_deck_is_empty():
    table = imperium()
    table[ANN].water = 2
    own(
        table,
        ANN,
        deck=["seek_allies"],
        hand=["reconnaissance"],
        discard=["dagger"] * 4,
        in_play=["diplomacy", "signet_ring"],
    )
    table.send(ANN, "reconnaissance", "research_station")
    table.rest(ANN)
    assert sorted(table[ANN].hand) == ["dagger", "dagger", "seek_allies"]
    assert table[ANN].deck == ["dagger", "dagger"]
    assert table[ANN].discard == []
    assert table[ANN].in_play == ["diplomacy", "signet_ring", "reconnaissance"]


def test_an_empty_deck_is_not_refilled_before_it_is_needed():
    table = imperium()
    own(table, ANN, deck=["dagger"], hand=["reconnaissance"], discard=["diplomacy"])
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    assert table[ANN].deck == []
    assert table[ANN].discard == ["diplomacy"]


def test_drawing_stops_when_deck_and_discard_are_empty():
    table = imperium()
    table[ANN].water = 2
    own(table, ANN, deck=["dagger"], hand=["reconnaissance"])
    table.send(ANN, "reconnaissance", "research_station")
    table.rest(ANN)
    assert table[ANN].hand == ["dagger"]
    table.end(ANN)


def test_a_card_drawn_on_a_reveal_turn_is_revealed_at_once():
    table = imperium()
    table[ANN].spice = table[ANN].water = 1
    own(table, ANN, deck=["diplomacy", "convincing_argument", "dagger"])
    table.reveal(ANN)
    table.plot(ANN, "water_of_life")
    assert table[ANN].hand == []
    assert sorted(table[ANN].revealed) == ["convincing_argument", "dagger", "diplomacy"]
    assert table.persuasion() == 3
    assert table[ANN].swords == 1


def test_five_cards_are_drawn_on_top_of_what_was_kept():
    table = imperium()
    own(table, ANN, deck=["diplomacy"] * 9)
    table.pass_turns(ANN)
    table[ANN].hand = ["dagger"]
    table.pass_turns(BO)
    table.pass_turns(CY)
    assert table.state.round == 2
    assert sorted(table[ANN].hand) == ["dagger"] + ["diplomacy"] * 5


def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws():
    table = imperium()
    own(table, ANN, discard=["dagger", "diplomacy"])
    table.plot(ANN, "refocus")
    assert table[ANN].discard == []
    assert len(table[ANN].deck) == len(table[ANN].hand) == 1


def test_refocus_with_an_empty_discard_pile_still_draws():
    table = imperium()
    own(table, ANN, deck=["dagger"])
    table.plot(ANN, "refocus")
    assert table[ANN].hand == ["dagger"]


def test_refocus_after_buying_may_draw_and_reveal_the_bought_card():
    table = imperium()
    own(table, ANN, hand=["convincing_argument"])
    table.reveal(ANN)
    table.answer(ANN, "buy:arrakis_liaison")
    table.plot(ANN, "refocus")
    assert "arrakis_liaison" in table[ANN].revealed
    assert table.persuasion() == 2


# ---------------------------------------------------------------- looking at the deck


def test_paul_sees_the_top_of_his_deck():
    table = imperium(leader="paul_atreides", leaders={BO: "helena_richese"})
    assert table.view(ANN).me.deck_top.key == table[ANN].deck[-1]
    assert table.view(BO).me.deck_top is None


def test_paul_sees_nothing_of_an_empty_deck_and_nothing_is_shuffled_for_him():
    table = imperium(leader="paul_atreides", leaders={BO: "helena_richese"})
    own(table, ANN, discard=["dagger"] * 5)
    assert table.view(ANN).me.deck_top is None
    assert len(table[ANN].discard) == 5


def test_poison_snooper_draws_or_trashes_the_top_card():
    for key, hand in (("draw", ["dagger"]), ("trash", [])):
        table = imperium()
        own(table, ANN, deck=["diplomacy", "dagger"])
        table.plot(ANN, "poison_snooper")
        assert table.keys(ANN) == ["draw", "trash"]
        assert table.view(ANN).me.deck_top.key == "dagger"
        table.answer(ANN, key)
        assert table[ANN].hand == hand
        assert table[ANN].deck == ["diplomacy"]


def test_poison_snooper_needs_a_card_in_the_deck():
    table = imperium()
    own(table, ANN, discard=["dagger"])
    table.hold_intrigue(ANN, "poison_snooper")
    assert "plot:poison_snooper" not in table.keys(ANN)


def test_a_card_that_poison_snooper_draws_on_a_reveal_turn_is_revealed():
    table = imperium()
    own(table, ANN, deck=["convincing_argument"])
    table.reveal(ANN)
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "draw")
    assert table.persuasion() == 2


# ---------------------------------------------------------------- trashing


def test_of_two_revealed_copies_the_trashed_one_loses_its_unused_effect():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister", "bene_gesserit_sister")
    changes.trash(Play(table.state, ANN), ANN, "bene_gesserit_sister", "play")
    owed = [owed.source for owed in table.state.turn.owed]
    assert owed == ["card:bene_gesserit_sister"]


def test_of_two_revealed_copies_the_one_already_used_may_be_trashed():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister", "bene_gesserit_sister")
    table.do(ANN, "bene_gesserit_sister", ":a")
    changes.trash(Play(table.state, ANN), ANN, "bene_gesserit_sister", "play")
    assert len(table.state.turn.owed) == 1


def test_a_revealed_copy_keeps_its_effect_when_a_copy_of_an_agent_turn_is_trashed():
    table = imperium()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.reveal(ANN, "bene_gesserit_sister")
    changes.trash(Play(table.state, ANN), ANN, "bene_gesserit_sister", "play")
    assert len(table.state.turn.owed) == 1


def test_a_trash_effect_reaches_hand_discard_pile_and_play_but_not_the_deck():
    table = imperium()
    own(
        table,
        ANN,
        deck=["reconnaissance"],
        hand=["guild_administrator", "dagger"],
        discard=["diplomacy"],
        in_play=["signet_ring"],
    )
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "trash")
    assert table.keys(ANN) == [
        "hand:dagger",
        "discard:diplomacy",
        "play:signet_ring",
        "play:guild_administrator",
        "none",
    ]


def test_a_trash_effect_may_be_declined():
    table = imperium()
    own(table, ANN, hand=["guild_administrator", "dagger"])
    table.send(ANN, "guild_administrator", "secure_contract")
    assert "end" in table.keys(ANN)
    table.do(ANN, "trash")
    table.answer(ANN, "none")
    assert table[ANN].trashed == []


def test_seek_allies_must_trash_itself():
    table = imperium()
    table.send(ANN, "seek_allies", "wealth")
    assert "end" not in table.keys(ANN)
    table.end(ANN)
    assert table[ANN].trashed == ["seek_allies"]


def test_a_card_that_trashes_itself_may_first_pay_another_trash_cost():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "seek_allies", "selective_breeding")
    hand = len(table[ANN].hand)
    table.do(ANN, "pay")
    table.answer(ANN, "play:seek_allies")
    assert len(table[ANN].hand) == hand + 2
    table.end(ANN)
    assert table[ANN].influence["bene_gesserit"] == 1
    assert table[ANN].trashed == ["seek_allies"]


def test_another_card_may_pay_before_seek_allies_trashes_itself():
    table = imperium()
    table[ANN].spice = 2
    own(table, ANN, deck=["dagger"] * 3, hand=["seek_allies", "diplomacy"])
    table.send(ANN, "seek_allies", "selective_breeding")
    table.do(ANN, "pay")
    table.answer(ANN, "hand:diplomacy")
    table.end(ANN)
    assert sorted(table[ANN].trashed) == ["diplomacy", "seek_allies"]


def test_a_trash_cost_cannot_be_left_unpaid_once_it_is_begun():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "diplomacy", "selective_breeding")
    table.do(ANN, "pay")
    assert "none" not in table.keys(ANN)


def test_the_arrow_of_selective_breeding_may_be_declined_its_spice_may_not():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "diplomacy", "selective_breeding")
    assert table[ANN].spice == 0
    table.end(ANN)
    assert table[ANN].trashed == []


def test_a_trashed_reserve_card_goes_back_to_its_stack():
    table = imperium()
    table.send(ANN, "foldspace", "secure_contract")
    assert table.state.reserve["foldspace"] == 5
    table.end(ANN)
    assert table.state.reserve["foldspace"] == 6
    assert table[ANN].trashed == []


def test_foldspace_may_be_trashed_first_to_be_taken_again_from_an_empty_stack():
    table = imperium()
    table.state.reserve["foldspace"] = 1
    table.send(ANN, "foldspace", "foldspace")
    assert table.state.reserve["foldspace"] == 0
    table.do(ANN, "draw")
    table.do(ANN, "trash_self")
    table.do(ANN, "take_reserve")
    assert table[ANN].discard == ["foldspace"]
    assert table.state.reserve["foldspace"] == 0


def test_an_empty_foldspace_stack_waits_for_the_copy_that_comes_back():
    """An effect that is impossible now stays owed, because a later effect of the turn may enable it."""
    table = imperium()
    table.state.reserve["foldspace"] = 1
    table.send(ANN, "foldspace", "foldspace")
    assert not any("take_reserve" in key for key in table.keys(ANN))
    table.rest(ANN)
    table.end(ANN)
    assert table[ANN].discard == ["foldspace"]


def test_assassination_mission_pays_when_trashed_from_the_discard_pile():
    table = imperium()
    own(table, ANN, hand=["guild_administrator"], discard=["assassination_mission"])
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "trash")
    table.answer(ANN, "discard:assassination_mission")
    assert table[ANN].solari == 3 + 4


def test_assassination_mission_pays_when_trashed_from_the_deck():
    table = imperium()
    own(table, ANN, deck=["assassination_mission"])
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "trash")
    assert table[ANN].solari == 4


def test_imperial_spy_gives_an_intrigue_card_when_it_trashes_itself():
    table = imperium()
    table.send(ANN, "imperial_spy", "wealth")
    table.do(ANN, "pay")
    assert len(table[ANN].intrigue) == 1
    assert table[ANN].trashed == ["imperial_spy"]


def test_imperial_spy_trashed_by_another_card_gives_no_intrigue_card():
    table = imperium()
    own(table, ANN, deck=["dagger"] * 5, hand=["gene_manipulation", "imperial_spy"])
    table.send(ANN, "gene_manipulation", "hall_of_oratory")
    table.do(ANN, "trash")
    table.answer(ANN, "hand:imperial_spy")
    assert table[ANN].intrigue == []


def test_a_card_trashed_from_play_loses_what_it_has_not_done():
    table = imperium()
    table[ANN].spice = 2
    own(table, ANN, deck=["dagger"] * 3, hand=["lady_jessica"])
    table.send(ANN, "lady_jessica", "selective_breeding")
    table.do(ANN, "selective_breeding.pay")
    table.answer(ANN, "play:lady_jessica")
    assert len(table[ANN].hand) == 2
    assert not any("lady_jessica" in key for key in table.keys(ANN))


def test_the_point_of_the_spice_must_flow_stays_when_it_is_trashed():
    table = imperium()
    own(table, ANN, hand=["guild_administrator"], discard=["the_spice_must_flow"])
    table[ANN].points["card:the_spice_must_flow"] = 1
    table.state.reserve["the_spice_must_flow"] = 9
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "trash")
    table.answer(ANN, "discard:the_spice_must_flow")
    assert table.vp(ANN) == 1
    assert table.state.reserve["the_spice_must_flow"] == 10


# ---------------------------------------------------------------- bonds


def test_two_fremen_cards_revealed_together_bond_both_ways():
    table = imperium()
    table.reveal(ANN, "spice_hunter", "fedaykin_death_commando")
    assert table[ANN].spice == 1
    assert table[ANN].swords == 1 + 3


def test_a_card_does_not_bond_with_itself():
    table = imperium()
    table.reveal(ANN, "sietch_reverend_mother")
    assert table.persuasion() == 0
    assert table[ANN].spice == 0


def test_sietch_reverend_mother_bonds_with_chani():
    table = imperium()
    table.reveal(ANN, "sietch_reverend_mother", "chani")
    assert table.persuasion() == 3 + 2
    assert table[ANN].spice == 1


def test_two_copies_of_a_card_bond_with_each_other():
    table = imperium()
    table.reveal(ANN, "spice_hunter", "spice_hunter")
    assert table[ANN].spice == 2


def test_a_card_that_sent_an_agent_bonds_with_a_revealed_one():
    table = imperium()
    table.put_in_play(ANN, "fremen_camp")
    table.reveal(ANN, "fedaykin_death_commando")
    assert table[ANN].swords == 3


def test_a_card_drawn_later_in_the_reveal_turn_still_bonds():
    table = imperium()
    own(table, ANN, deck=["arrakis_liaison"], hand=["fedaykin_death_commando"])
    table.reveal(ANN)
    assert table[ANN].swords == 0
    table.plot(ANN, "refocus")
    assert table[ANN].swords == 3


def test_liet_kynes_counts_cards_of_agent_turns_and_of_the_reveal():
    table = imperium()
    table.put_in_play(ANN, "fremen_camp")
    table.reveal(ANN, "liet_kynes", "arrakis_liaison", "stilgar")
    table.rest(ANN)
    assert table.persuasion() == 8 + 2 + 2


def test_a_card_trashed_from_play_no_longer_bonds():
    table = imperium()
    own(
        table,
        ANN,
        deck=["dagger"] * 5,
        hand=["guild_administrator", "fedaykin_death_commando"],
        in_play=["fremen_camp"],
    )
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "trash")
    table.answer(ANN, "play:fremen_camp")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.reveal(ANN)
    assert table[ANN].swords == 0


def test_other_memory_takes_a_bene_gesserit_card_from_the_discard_pile():
    table = imperium()
    own(table, ANN, deck=["dagger"], hand=["other_memory"], discard=["the_voice", "dagger"])
    table.send(ANN, "other_memory", "secure_contract")
    ways = [key for key in table.keys(ANN) if key.startswith("do:")]
    assert len(ways) == 2
    table.answer(ANN, ways[1])
    assert table.keys(ANN) == ["the_voice"]
    table.answer(ANN, "the_voice")
    assert table[ANN].hand == ["the_voice"]


def test_other_memory_without_such_a_card_only_draws():
    table = imperium()
    own(table, ANN, deck=["dagger"], hand=["other_memory"], discard=["dagger"])
    table.send(ANN, "other_memory", "secure_contract")
    (way,) = [key for key in table.keys(ANN) if key.startswith("do:")]
    table.answer(ANN, way)
    assert table[ANN].hand == ["dagger"]


# ---------------------------------------------------------------- plots


def test_a_plot_whose_cost_cannot_be_paid_is_refused():
    table = imperium()
    table[ANN].solari = 1
    table.hold_intrigue(ANN, "bribery")
    assert "plot:bribery" not in table.keys(ANN)
    assert table.refusals(ANN)["Bribery"] == "costs 2 solari, you have 1"


def test_a_plot_whose_condition_fails_is_refused():
    table = imperium()
    table.hold_intrigue(ANN, "councilors_dispensation")
    assert "plot:councilors_dispensation" not in table.keys(ANN)
    table[ANN].council_seat = True
    assert "plot:councilors_dispensation" in table.keys(ANN)


def test_a_combat_card_is_no_plot():
    table = imperium()
    table.hold_intrigue(ANN, "ambush", "plans_within_plans")
    assert not any(key.startswith("plot:") for key in table.keys(ANN))


def test_a_played_plot_goes_face_up_to_the_intrigue_discard_pile():
    table = imperium()
    table.plot(ANN, "windfall")
    assert table[ANN].intrigue == []
    assert table.state.intrigue_discard == ["windfall"]


def test_plots_work_on_a_reveal_turn():
    table = imperium()
    table.reveal(ANN)
    table.plot(ANN, "windfall")
    assert table[ANN].solari == 2


def test_plots_may_be_played_in_a_turn_that_then_reveals():
    table = imperium()
    table.plot(ANN, "windfall")
    table.reveal(ANN)
    assert table.state.turn.kind == "reveal"


@pytest.mark.parametrize(("card", "persuasion"), [("charisma", 2), ("recruitment_mission", 1)])
def test_a_delayed_plot_waits_face_up_for_the_reveal_turn(card, persuasion):
    table = imperium()
    table.plot(ANN, card)
    assert table[ANN].waiting == [card]
    assert [face.key for face in table.view(BO).players[ANN].waiting] == [card]
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == persuasion
    assert table[ANN].waiting == []
    assert table.state.intrigue_discard == [card]


def test_a_delayed_plot_played_on_the_reveal_turn_works_at_once():
    table = imperium()
    table.give_hand(ANN)
    table.reveal(ANN)
    table.plot(ANN, "charisma")
    assert table.persuasion() == 2


def test_the_intrigue_discard_pile_is_shuffled_when_the_deck_is_empty():
    table = imperium()
    table.state.intrigue_deck = []
    table.state.intrigue_discard = ["windfall"]
    table.send(ANN, "reconnaissance", "carthag")
    table.rest(ANN)
    assert table[ANN].intrigue == ["windfall"]
    assert table.state.intrigue_discard == []


def test_no_intrigue_card_left_anywhere_means_none_drawn():
    table = imperium()
    table.state.intrigue_deck = []
    table.send(ANN, "reconnaissance", "carthag")
    table.end(ANN)
    assert table[ANN].intrigue == []
