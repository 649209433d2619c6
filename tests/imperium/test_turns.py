"""Agent turns and reveal turns: cases in which several rules meet."""

from __future__ import annotations

import pytest

from games.core.texts import plain, words
from tests.imperium.table import ANN, BO, CY, imperium


def test_arrakeen_recruits_draws_and_lets_troops_into_the_conflict():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert table[ANN].garrison == 4
    assert len(table[ANN].hand) == hand + 1
    table.deploy(ANN, 3)
    assert table[ANN].troops == 3
    table.end(ANN)
    assert table.is_asked(BO, "turn")


# ---------------------------------------------------------------- plots before the turn is anything


def test_reinforcements_played_before_the_hand_is_revealed_may_go_straight_to_the_conflict():
    table = imperium()
    table[ANN].solari = 3
    table.plot(ANN, "reinforcements")
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.up_to_deploy(ANN) == 3


def test_reinforcements_played_before_an_agent_is_sent_are_ordinary_recruits():
    table = imperium()
    table[ANN].solari = 3
    table.plot(ANN, "reinforcements")
    table.send(ANN, "diplomacy", "wealth")
    assert table.up_to_deploy(ANN) == 0


def test_charisma_played_before_the_hand_is_revealed_counts_in_the_same_turn():
    table = imperium()
    table.plot(ANN, "charisma")
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 2


def test_looking_at_a_cards_spaces_is_still_the_very_start_of_the_turn():
    table = imperium()
    table.hold_intrigue(ANN, "bindu_suspension")
    table.hold(ANN, "dagger")
    table.answer(ANN, "send:dagger")
    table.answer(ANN, "back")
    assert "plot:bindu_suspension" in table.keys(ANN)


def test_a_plot_may_be_drawn_and_played_in_one_turn():
    table = imperium()
    table.state.intrigue_deck.remove("windfall")
    table.state.intrigue_deck.append("windfall")
    table.send(ANN, "reconnaissance", "carthag")
    table.do(ANN, "intrigue")
    table.answer(ANN, "plot:windfall")
    assert table[ANN].solari == 2


# ---------------------------------------------------------------- trashing the card that was played


def envoy_to_selective_breeding(card, **more):
    table = imperium(**more)
    table[ANN].spice = 2
    table.plot(ANN, "dispatch_an_envoy")
    table.send(ANN, card, "selective_breeding")
    return table


def test_a_signet_ring_trashed_before_its_effect_does_nothing_more():
    table = envoy_to_selective_breeding("signet_ring", leader="paul_atreides", leaders={BO: "helena_richese"})
    assert any("signet" in key for key in table.keys(ANN))
    table.do(ANN, "selective_breeding.pay")
    table.answer(ANN, "play:signet_ring")
    assert not any("signet" in key for key in table.keys(ANN))


def test_a_signet_ring_does_its_effect_when_another_card_is_trashed():
    table = envoy_to_selective_breeding("signet_ring", leader="paul_atreides", leaders={BO: "helena_richese"})
    table.hold(ANN, "dagger")
    table.do(ANN, "selective_breeding.pay")
    table.answer(ANN, "hand:dagger")
    assert any("signet" in key for key in table.keys(ANN))


def test_foldspace_spent_on_a_trash_cost_before_its_draw_loses_the_draw_and_goes_home():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "foldspace", "selective_breeding")
    table.do(ANN, "selective_breeding.pay")
    hand = len(table[ANN].hand)
    table.answer(ANN, "play:foldspace")
    assert len(table[ANN].hand) == hand + 2
    assert table.state.reserve["foldspace"] == 6
    table.end(ANN)
    assert len(table[ANN].hand) == hand + 2


def test_a_card_may_trash_itself_by_its_own_trash_effect():
    table = imperium()
    table.send(ANN, "fedaykin_death_commando", "secure_contract")
    table.do(ANN, "trash")
    table.answer(ANN, "play:fedaykin_death_commando")
    assert table[ANN].in_play == []
    assert table[ANN].trashed == ["fedaykin_death_commando"]


# ---------------------------------------------------------------- tracks in the middle of a turn


def test_a_token_lost_as_a_price_may_be_won_back_by_the_gain():
    table = imperium()
    table.give_alliance("emperor", ANN, 4)
    table[BO].influence["emperor"] = 4
    table[ANN].spice = 2
    table.send(ANN, "shifting_allegiances", "secure_contract")
    table.do(ANN, "pay")
    table.answer(ANN, "emperor")
    assert table.state.alliances["emperor"] == BO
    table.answer(ANN, "emperor")
    assert table[ANN].influence["emperor"] == 5
    assert table.state.alliances["emperor"] == ANN
    assert table[ANN].garrison == 5  # the fourth step was reached again


def test_reaching_the_holder_by_two_steps_moves_no_token():
    table = imperium()
    table.give_alliance("emperor", BO, 5)
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 5
    assert table[ANN].garrison == 5
    assert table.state.alliances["emperor"] == BO


def test_masterstroke_troops_of_the_emperors_track_may_follow_into_the_conflict():
    table = imperium(leader="baron_vladimir_harkonnen")
    table[ANN].influence["emperor"] = 3
    table[ANN].garrison, table[ANN].supply = 4, 8
    table.send(ANN, "diplomacy", "hardy_warriors")
    table.rest(ANN)
    table.deploy(ANN, 4)
    assert table[ANN].influence["emperor"] == 4
    assert table.up_to_deploy(ANN) == 2


def test_a_track_bonus_of_troops_stops_with_the_supply():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table[ANN].supply, table[ANN].garrison = 1, 11
    table.plot(ANN, "favored_subject")
    assert (table[ANN].supply, table[ANN].garrison) == (0, 12)


# ---------------------------------------------------------------- agents of every kind


def test_four_agents_are_sent_one_a_turn_and_the_borrowed_one_goes_home():
    table = imperium()
    table[ANN].swordmaster = True
    table[ANN].ready.append("swordmaster")
    table.give_mentat(ANN)
    spaces = ["secure_contract", "imperial_basin", "hagga_basin", "hall_of_oratory"]
    cards = ["dune_the_desert_planet", "dune_the_desert_planet", "scout", "dagger"]
    for turn, (card, space) in enumerate(zip(cards, spaces, strict=True)):
        table.send(ANN, card, space)
        table.end(ANN)
        if turn == 0:
            table.pass_turns(BO, CY)
    assert table[ANN].ready == []
    table.finish_round()
    assert sorted(table[ANN].ready) == ["agent", "agent", "swordmaster"]


def test_the_mentat_may_be_moved_by_kwisatz_haderach():
    table = imperium()
    table.give_mentat(ANN)
    table[ANN].ready = ["mentat"]
    table.place_agent(ANN, "the_great_flat")
    table.send(ANN, "kwisatz_haderach", "secure_contract")
    assert [piece.kind for piece in table.state.places["secure_contract"].agents] == ["mentat"]


def test_an_urgent_mission_brings_the_mentat_back_to_its_player():
    table = imperium()
    table.give_mentat(ANN)
    table[ANN].ready = ["mentat"]
    table.place_agent(ANN, "the_great_flat")
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "the_great_flat")
    assert table[ANN].ready == ["mentat"]
    assert table.state.mentat == ANN


# ---------------------------------------------------------------- what the panel says


def test_once_nothing_is_left_to_do_the_player_is_told_so():
    table = imperium()
    table.send(ANN, "dagger", "hall_of_oratory")
    table.rest(ANN)
    assert table.prompt(ANN) == "That was all."


def test_with_troops_to_deploy_the_player_is_asked_what_next():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table.prompt(ANN) == "What next?"
    assert table.labels(ANN)["deploy:1"] == "Deploy 1 troop"
    assert table.labels(ANN)["deploy:2"] == "Deploy 2 troops"


def test_what_needs_no_choice_is_done_in_one_go():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    assert table.labels(ANN)["rest"] == "Do both"
    table.rest(ANN)
    assert table.prompt(ANN) == "What next?"


def test_a_single_effect_that_draws_needs_no_second_button():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.do(ANN, "recruit")
    assert "rest" not in table.keys(ANN)
    assert table.prompt(ANN) == "Before your turn can end, you must still draw a card."


def test_the_only_effect_left_happens_by_itself_if_it_is_compulsory_and_shows_nothing_new():
    table = imperium()
    garrison = table[ANN].garrison
    table.send(ANN, "reconnaissance", "arrakeen")
    table.do(ANN, "draw")
    assert table[ANN].garrison == garrison + 1
    assert table.state.turn.owed == []


def test_a_step_that_brings_an_alliance_and_its_bonus_does_not_happen_by_itself():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "diplomacy", "wealth")
    assert table[ANN].influence["emperor"] == 3
    table.do(ANN, "space_influence")
    assert table[ANN].influence["emperor"] == 4


def test_the_main_line_comes_before_the_plots():
    table = imperium()
    table.hold_intrigue(ANN, "windfall")
    assert table.keys(ANN)[-2:] == ["reveal", "plot:windfall"]
    table.send(ANN, "reconnaissance", "arrakeen")
    assert table.keys(ANN)[0] == "rest"
    table.rest(ANN)
    assert table.keys(ANN)[-2:] == ["end", "plot:windfall"]


def test_all_troops_are_the_last_choice_where_nothing_else_is_owed():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    assert table.question(ANN).last == ()
    table.rest(ANN)
    assert table.question(ANN).last == (f"deploy:{table.up_to_deploy(ANN)}",)


def test_doing_all_is_the_last_choice_where_no_troops_can_follow():
    table = imperium()
    table.make_rich(ANN)
    table.send(ANN, "diplomacy", "conspire")
    assert table.question(ANN).last == ("rest",)


def test_doing_all_is_not_the_last_choice_beside_something_optional():
    table = imperium()
    table.send(ANN, "gene_manipulation", "hall_of_oratory")
    assert "rest" not in table.question(ANN).last


def test_a_reveal_with_agents_left_is_asked_about_once_more():
    table = imperium()
    (early,) = (option for option in table.question(ANN).options if option.key == "reveal")
    assert early.warning is not None
    table[ANN].ready = []
    (late,) = (option for option in table.question(ANN).options if option.key == "reveal")
    assert late.warning is None


def test_where_something_else_needs_a_choice_it_is_said_what_is_done_in_one_go():
    table = imperium(leaders={ANN: "glossu_the_beast_rabban", BO: "paul_atreides", CY: "duke_leto_atreides"})
    table.send(ANN, "signet_ring", "arrakeen")
    (rest,) = (option for option in table.question(ANN).options if option.key == "rest")
    assert rest.help is not None
    assert words().say(rest.help) == "recruit a troop and draw a card"


def test_what_is_done_in_one_go_is_not_said_again_below_a_prompt_that_says_it():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    (rest,) = (option for option in table.question(ANN).options if option.key == "rest")
    assert table.prompt(ANN) == "Before your turn can end, you must still recruit a troop and draw a card."
    assert rest.help is None


@pytest.mark.parametrize(
    ("card", "space", "said"),
    [
        ("dr_yueh", "arrakeen", "recruit a troop and draw 2 cards"),
        ("gurney_halleck", "arrakeen", "recruit 3 troops and draw 2 cards"),
        ("power_play", "hardy_warriors", "recruit 2 troops, gain 2 influence with the Fremen and trash *Power Play*"),
    ],
)
def test_what_is_done_in_one_go_is_added_up_and_as_much_as_this_turn_gives(card, space, said):
    table = imperium()
    table[ANN].water = 1
    table.send(ANN, card, space)
    (rest,) = (option for option in table.question(ANN).options if option.key == "rest")
    assert plain(said) in (table.prompt(ANN) if rest.help is None else plain(words().say(rest.help)))


def test_only_before_the_turn_has_begun_a_card_of_another_kind_is_explained():
    table = imperium()
    table.hold_intrigue(ANN, "ambush")
    assert table.refusals(ANN)["Ambush"] == "not a plot card"
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table.refusals(ANN) == {}


def test_a_retreat_reads_like_a_decision():
    table = imperium()
    table.fight(ann=1)
    table.reveal(ANN, "chani")
    table.do(ANN, "retreat")
    assert list(table.labels(ANN).values()) == ["Retreat none", "Retreat 1 troop"]


# ---------------------------------------------------------------- buying


def test_two_copies_in_the_row_are_bought_one_at_a_time():
    table = imperium()
    table.put_in_row("arrakis_recruiter", "arrakis_recruiter")
    table.give_hand(ANN)
    table.reveal(ANN)
    table.state.turn.persuasion = 4
    table.answer(ANN, "buy:arrakis_recruiter")
    table.answer(ANN, "buy:arrakis_recruiter")
    assert table[ANN].discard == ["arrakis_recruiter"] * 2
    assert len(table.state.row) == 5


def test_helena_may_get_a_card_of_cost_one_for_nothing():
    table = imperium(leader="helena_richese")
    table.put_in_row("dr_yueh")
    table.send(ANN, "signet_ring", "secure_contract")
    table.do(ANN, "signet")
    table.answer(ANN, "dr_yueh")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 0
    table.answer(ANN, "buy:aside:dr_yueh")
    assert table[ANN].discard[-1] == "dr_yueh"


def test_an_arrow_of_a_revealed_card_is_used_once():
    table = imperium()
    table[ANN].solari = 12
    table.reveal(ANN, "opulence")
    table.do(ANN, "pay")
    assert table.vp(ANN) == 1
    assert table[ANN].solari == 6
    assert not any("pay" in key for key in table.keys(ANN))


def test_an_arrow_under_a_condition_opens_when_both_are_met():
    table = imperium()
    table.give_alliance("guild", ANN)
    table[ANN].spice = 2
    table.reveal(ANN, "guild_ambassador")
    assert not any(key.startswith("do:") for key in table.keys(ANN))
    table[ANN].spice = 3
    table.do(ANN, "if")
    assert table[ANN].spice == 0
    assert table.state.players[ANN].points["card:guild_ambassador"] == 1


def test_troops_that_retreat_take_their_strength_along():
    table = imperium()
    table.fight(ann=3)
    table.reveal(ANN, "chani", "dagger")
    assert table.strength(ANN) == 7
    table.do(ANN, "retreat")
    assert table.up_to_troops(ANN) == 3
    table.answer(ANN, "troops:3")
    assert table.strength(ANN) == 0
    assert table[ANN].garrison == 6


def test_a_retreat_of_nobody_is_a_retreat():
    table = imperium()
    table.fight(ann=3)
    table.reveal(ANN, "chani")
    table.do(ANN, "retreat")
    table.answer(ANN, "troops:0")
    assert table[ANN].troops == 3
    assert not any("retreat" in key for key in table.keys(ANN))
