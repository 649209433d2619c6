"""Sending agents: which card may go where, and at what price."""

from __future__ import annotations

import pytest

from games.core.texts import plain, words
from tests.imperium.table import ANN, BO, CY, imperium

FACTION_SPACES = {
    "conspire",
    "wealth",
    "heighliner",
    "foldspace",
    "selective_breeding",
    "secrets",
    "hardy_warriors",
    "stillsuits",
}


# ---------------------------------------------------------------- who may go where


def test_a_card_leads_only_to_spaces_of_its_symbols():
    table = imperium()
    table.make_rich(ANN)
    assert table.spaces_for(ANN, "dagger") == {
        "high_council",
        "mentat",
        "rally_troops",
        "hall_of_oratory",
        "swordmaster",
    }


def test_a_card_of_two_symbols_sends_one_agent_to_one_space_of_either():
    table = imperium()
    table.make_rich(ANN)
    landsraad = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}
    assert table.spaces_for(ANN, "sardaukar_legion") == landsraad | {"conspire", "wealth"}
    table.send(ANN, "sardaukar_legion", "wealth")
    table.rest(ANN)
    assert table.state.places["wealth"].agents
    assert len(table[ANN].ready) == 1
    assert not any(key.startswith("send:") for key in table.keys(ANN))


def test_a_card_without_symbol_sends_nobody():
    table = imperium()
    table.hold(ANN, "convincing_argument")
    assert "send:convincing_argument" not in table.keys(ANN)
    assert table.refusals(ANN)["Convincing Argument"] == "no agent icon"


def test_a_space_with_an_enemy_agent_is_closed():
    table = imperium()
    table.place_agent(BO, "arrakeen")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")
    table.answer(ANN, "send:reconnaissance")
    assert table.refusals(ANN)["Arrakeen"] == "occupied"


def test_a_space_with_an_own_agent_is_closed():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_without_a_ready_agent_only_a_reveal_turn_is_left():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.place_agent(ANN, "carthag")
    table.give_hand(ANN, "dagger", "diplomacy")
    assert table.keys(ANN) == ["reveal"]


def test_without_a_ready_agent_one_on_the_board_may_still_be_moved_and_the_question_says_so():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.place_agent(ANN, "carthag")
    table.give_hand(ANN, "kwisatz_haderach", "dagger")
    assert table.keys(ANN) == ["send:kwisatz_haderach", "reveal"]
    assert table.prompt(ANN) == "Your turn. Move one of your agents with a card, or reveal your hand."


def test_a_place_says_what_it_brings_on_the_reveal_turn():
    table = imperium()
    table.give_hand(ANN, "dagger")
    table.answer(ANN, "send:dagger")
    hall = next(option for option in table.question(ANN).options if option.key == "hall_of_oratory")
    assert plain(words().say(hall.help)) == "recruit a troop · reveal: gain 1 persuasion"


def test_without_a_ready_agent_the_question_says_so_and_not_each_card():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.place_agent(ANN, "carthag")
    table.give_hand(ANN, "dagger", "convincing_argument")
    assert table.prompt(ANN) == "Your turn. You have no agent left: reveal your hand."
    assert table.refusals(ANN) == {}


def test_with_an_empty_hand_only_a_reveal_turn_is_left_and_standing_persuasion_still_counts():
    table = imperium()
    table[ANN].council_seat = True
    table.place_agent(ANN, "hall_of_oratory")
    table.give_hand(ANN)
    assert table.keys(ANN) == ["reveal"]
    table.reveal(ANN)
    assert table[ANN].revealed == []
    assert table.persuasion() == 3


def test_sietch_tabr_asks_for_two_fremen_influence():
    table = imperium()
    table[ANN].influence["fremen"] = 1
    assert not table.may_send(ANN, "reconnaissance", "sietch_tabr")
    table[ANN].influence["fremen"] = 2
    assert table.may_send(ANN, "reconnaissance", "sietch_tabr")


def test_sietch_tabr_gives_no_influence():
    table = imperium()
    table[ANN].influence["fremen"] = 2
    table.send(ANN, "reconnaissance", "sietch_tabr")
    table.rest(ANN)
    assert table[ANN].influence["fremen"] == 2


@pytest.mark.parametrize("card", ["dagger", "foldspace", "kwisatz_haderach"])
def test_a_council_seat_is_taken_once_per_game_whatever_the_card(card):
    table = imperium()
    table.make_rich(ANN)
    assert table.may_send(ANN, card, "high_council")
    table[ANN].council_seat = True
    assert not table.may_send(ANN, card, "high_council")


@pytest.mark.parametrize("card", ["dagger", "kwisatz_haderach"])
def test_the_swordmaster_is_hired_once_per_game(card):
    table = imperium()
    table.make_rich(ANN)
    assert table.may_send(ANN, card, "swordmaster")
    table[ANN].swordmaster = True
    assert not table.may_send(ANN, card, "swordmaster")


def test_another_player_may_still_take_a_council_seat():
    table = imperium()
    table.make_rich(BO)
    table[ANN].council_seat = True
    table.pass_turns(ANN)
    assert table.may_send(BO, "dagger", "high_council")


# ---------------------------------------------------------------- the price


def test_what_a_visit_pays_out_cannot_pay_for_it():
    table = imperium()
    table[ANN].spice = 3
    assert not table.may_send(ANN, "diplomacy", "conspire")
    table[ANN].spice = 4
    assert table.may_send(ANN, "diplomacy", "conspire")


def test_a_plot_played_earlier_in_the_turn_pays_for_the_space():
    table = imperium()
    assert not table.may_send(ANN, "dagger", "mentat")
    table.plot(ANN, "windfall")
    assert table.may_send(ANN, "dagger", "mentat")
    table.send(ANN, "dagger", "mentat")
    assert table[ANN].solari == 0


def test_the_price_is_paid_before_any_effect():
    table = imperium()
    table[ANN].water = 1
    table.send(ANN, "diplomacy", "hardy_warriors")
    assert table[ANN].water == 0
    assert table[ANN].garrison == 3


def test_a_space_too_dear_tells_what_it_costs():
    table = imperium()
    table.hold(ANN, "dune_the_desert_planet")
    table.answer(ANN, "send:dune_the_desert_planet")
    assert table.refusals(ANN)["The Great Flat"] == "costs 2 water, you have 1"


def test_melange_is_sold_at_four_rates():
    table = imperium()
    table[ANN].spice = 7
    table.hold(ANN, "dune_the_desert_planet")
    table.answer(ANN, "send:dune_the_desert_planet")
    rates = [key for key in table.keys(ANN) if key.startswith("sell_melange")]
    assert rates == [f"sell_melange:{spice}" for spice in (2, 3, 4, 5)]


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_melange_brings_its_rate_once(spice, solari):
    table = imperium()
    table[ANN].spice = 7
    table.send(ANN, "dune_the_desert_planet", f"sell_melange:{spice}")
    assert (table[ANN].spice, table[ANN].solari) == (7 - spice, solari)
    assert not any(key.startswith("do:") for key in table.keys(ANN))


def test_melange_is_sold_only_as_far_as_the_spice_reaches():
    table = imperium()
    table[ANN].spice = 1
    assert not table.may_send(ANN, "dune_the_desert_planet", "sell_melange")
    table[ANN].spice = 3
    table.answer(ANN, "send:dune_the_desert_planet")
    assert [key for key in table.keys(ANN) if "melange" in key] == ["sell_melange:2", "sell_melange:3"]


# ---------------------------------------------------------------- effects in any order


def test_a_harvest_pays_for_the_arrow_of_the_card():
    table = imperium()
    table[ANN].spice, table[ANN].water = 0, 1
    table.send(ANN, "fremen_camp", "hagga_basin")
    assert table[ANN].spice == 2
    table.do(ANN, "pay")
    assert table[ANN].spice == 0
    assert table[ANN].garrison == 6
    assert table.up_to_deploy(ANN) == 5


def test_an_arrow_may_be_declined():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "fremen_camp", "secure_contract")
    table.answer(ANN, "end")
    assert table[ANN].spice == 2
    assert table[ANN].garrison == 3


def test_an_arrow_that_cannot_be_paid_in_full_cannot_be_used():
    table = imperium()
    table[ANN].spice = 1
    table.send(ANN, "spice_smugglers", "carthag")
    assert not any("pay" in key for key in table.keys(ANN))
    assert "costs 2 spice, you have 1" in table.refusals(ANN).values()


def test_an_arrow_is_used_once():
    table = imperium()
    table[ANN].water = 3
    table.send(ANN, "duncan_idaho", "carthag")
    table.do(ANN, "pay")
    assert table[ANN].water == 2
    assert not any("pay" in key for key in table.keys(ANN))


def test_space_and_card_effects_may_be_mixed_in_any_order():
    table = imperium()
    table[ANN].water = 1
    table.send(ANN, "duncan_idaho", "arrakeen")
    table.do(ANN, "arrakeen.recruit")
    table.do(ANN, "duncan_idaho.pay")
    assert table[ANN].garrison == 5
    hand = len(table[ANN].hand)
    table.do(ANN, "arrakeen.draw")
    assert len(table[ANN].hand) == hand + 1


def test_a_plot_may_be_played_between_two_effects():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.do(ANN, "recruit")
    table.plot(ANN, "windfall")
    assert table[ANN].solari == 2
    table.do(ANN, "draw")


def test_a_turn_does_not_end_before_what_is_compulsory_is_done():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    assert "end" not in table.keys(ANN)
    assert table.prompt(ANN) == "Before your turn can end, you must still recruit a troop and draw a card."
    table.rest(ANN)
    table.answer(ANN, "end")
    assert table.is_asked(BO, "turn")


def test_what_must_still_be_done_is_counted_together():
    table = imperium(leaders={ANN: "paul_atreides", BO: "glossu_the_beast_rabban", 2: "helena_richese"})
    table.send(ANN, "signet_ring", "arrakeen")
    assert table.prompt(ANN) == "Before your turn can end, you must still recruit a troop and draw 2 cards."


def test_an_agent_turn_ends_only_by_the_players_own_word():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    assert table.keys(ANN) == ["end"]
    assert not table.is_asked(BO)


def test_a_space_of_a_faction_gives_a_step_on_its_track():
    table = imperium()
    table.send(ANN, "diplomacy", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 1


def test_a_condition_is_checked_when_its_effect_is_resolved():
    """The step of the space comes first, then Smuggler's Thopter's condition holds."""
    table = imperium()
    table[ANN].influence["guild"] = 1
    table.send(ANN, "smugglers_thopter", "secure_contract")
    hand = len(table[ANN].hand)
    assert not any("if" in key for key in table.keys(ANN))
    table.plot(ANN, "guild_authorization")
    table.do(ANN, "if")
    assert len(table[ANN].hand) == hand + 2


def test_an_effect_under_a_condition_that_holds_may_be_declined():
    """Ruling A13."""
    table = imperium()
    table[ANN].influence["guild"] = 2
    table.send(ANN, "smugglers_thopter", "secure_contract")
    hand = len(table[ANN].hand)
    assert any("if" in key for key in table.keys(ANN))
    table.answer(ANN, "end")
    assert len(table[ANN].hand) == hand


def test_what_only_gains_under_a_condition_that_holds_is_gained_by_itself():
    """Ruling A13."""
    table = imperium()
    table.put_in_play(ANN, "the_voice")
    table.send(ANN, "gene_manipulation", "hall_of_oratory")
    assert table[ANN].spice == 2


def test_recruiting_stops_with_the_supply():
    table = imperium()
    table[ANN].solari = 4
    table[ANN].supply, table[ANN].garrison = 2, 10
    table.send(ANN, "dagger", "rally_troops")
    table.rest(ANN)
    assert (table[ANN].supply, table[ANN].garrison) == (0, 12)


# ---------------------------------------------------------------- icons added, cards that send by themselves


def test_an_envoy_leads_any_card_to_the_eight_faction_spaces():
    table = imperium()
    table.make_rich(ANN)
    table.plot(ANN, "dispatch_an_envoy")
    assert table.spaces_for(ANN, "convincing_argument") == FACTION_SPACES
    table.send(ANN, "convincing_argument", "wealth")
    assert table[ANN].influence["emperor"] == 1
    assert table.state.turn.owed == []


def test_an_envoys_symbols_are_added_to_the_printed_ones():
    table = imperium()
    table.make_rich(ANN)
    table.plot(ANN, "dispatch_an_envoy")
    assert FACTION_SPACES | {"hall_of_oratory"} < table.spaces_for(ANN, "dagger")


def test_an_envoy_is_gone_with_the_turn():
    table = imperium()
    table.plot(ANN, "dispatch_an_envoy")
    table.send(ANN, "convincing_argument", "wealth")
    table.end(ANN)
    table.pass_turns(BO, CY)
    assert not table.may_send(ANN, "convincing_argument", "stillsuits")


def test_an_envoy_comes_too_late_when_the_agent_is_sent():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.hold_intrigue(ANN, "dispatch_an_envoy")
    assert "plot:dispatch_an_envoy" not in table.keys(ANN)
    assert table.refusals(ANN)["Dispatch an Envoy"] == "only before you send an agent"


def test_looking_at_a_cards_spaces_commits_to_nothing():
    table = imperium()
    table.hold(ANN, "dagger")
    before = table.keys(ANN)
    table.answer(ANN, "send:dagger")
    table.answer(ANN, "back")
    assert table.keys(ANN) == before
    assert "dagger" in table[ANN].hand


# ---------------------------------------------------------------- harvest and control


def test_a_harvest_takes_the_bonus_spice_too():
    table = imperium()
    table.state.places["hagga_basin"].bonus_spice = 3
    table.send(ANN, "dune_the_desert_planet", "hagga_basin")
    assert table[ANN].water == 0
    assert table[ANN].spice == 5
    assert table.state.places["hagga_basin"].bonus_spice == 0


def test_a_carryall_doubles_the_harvest_but_not_the_bonus():
    table = imperium()
    table.state.places["imperial_basin"].bonus_spice = 2
    table.send(ANN, "carryall", "imperial_basin")
    assert table[ANN].spice == 4


def test_the_controller_is_paid_whoever_visits():
    table = imperium()
    table.state.places["carthag"].controller = BO
    table.send(ANN, "reconnaissance", "carthag")
    assert (table[ANN].solari, table[BO].solari) == (0, 1)


def test_the_controller_is_paid_for_the_own_visit():
    table = imperium()
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table[ANN].spice == 2


def test_a_control_bonus_is_no_harvest_and_is_not_doubled():
    table = imperium()
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "carryall", "imperial_basin")
    assert table[ANN].spice == 3


# ---------------------------------------------------------------- the Mentat and the Swordmaster


def test_the_mentat_space_gives_the_mentat_as_an_agent_of_this_round():
    table = imperium()
    table[ANN].solari = 2
    table.send(ANN, "dagger", "mentat")
    assert sorted(table[ANN].ready) == ["agent", "mentat"]


def test_the_mentat_space_may_be_visited_while_another_holds_the_mentat():
    table = imperium()
    table.give_mentat(BO)
    table[ANN].solari = 2
    table.hold(ANN, "dagger")
    hand = len(table[ANN].hand)
    table.send(ANN, "dagger", "mentat")
    table.rest(ANN)
    assert table[ANN].solari == 0
    assert table[ANN].ready == ["agent"]
    assert len(table[ANN].hand) == hand - 1 + 1  # The dagger played, a card drawn.


def test_calculated_hire_takes_the_mentat_only_from_its_space():
    table = imperium()
    table[ANN].spice = 1
    table.hold_intrigue(ANN, "calculated_hire")
    assert "plot:calculated_hire" in table.keys(ANN)
    table.give_mentat(BO)
    assert "plot:calculated_hire" not in table.keys(ANN)


def test_calculated_hire_gives_an_agent_for_this_very_turn():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.place_agent(ANN, "carthag")
    table[ANN].spice = 1
    table.plot(ANN, "calculated_hire")
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    assert [piece.kind for piece in table.state.places["secure_contract"].agents] == ["mentat"]


def test_the_swordmaster_is_ready_in_the_same_round_and_stays():
    table = imperium()
    table[ANN].solari = 8
    table.send(ANN, "dagger", "swordmaster")
    assert sorted(table[ANN].ready) == ["agent", "swordmaster"]
    table.end(ANN)
    table.finish_round()
    assert sorted(table[ANN].ready) == ["agent", "agent", "swordmaster"]


def test_a_council_seat_gives_two_persuasion_in_the_same_round():
    table = imperium()
    table[ANN].solari = 5
    table.send(ANN, "dagger", "high_council")
    while "end" not in table.keys(ANN):
        table.answer(ANN, table.question(ANN).mildest)
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 2
