"""Plot cards: every one of them, played by question and answer."""

from __future__ import annotations

import pytest

from tests.imperium.base import CARDS
from tests.imperium.table import ANN, BO, CY, imperium


def test_bindu_suspension_draws_a_card_and_may_end_the_turn_without_agent_or_reveal():
    table = imperium()
    table.plot(ANN, "bindu_suspension")
    assert len(table[ANN].hand) == 6
    table.answer(ANN, "pass")
    assert table.is_asked(BO, "turn")
    assert not table[ANN].has_revealed
    table.pass_turns(BO, CY)
    assert table.is_asked(ANN, "turn")


def test_bindu_suspension_may_be_followed_by_an_ordinary_turn():
    table = imperium()
    table.plot(ANN, "bindu_suspension")
    table.answer(ANN, "go_on")
    table.send(ANN, "diplomacy", "wealth")
    assert table[ANN].solari == 2


def test_bindu_suspension_is_only_for_the_very_start_of_a_turn():
    table = imperium()
    table.hold_intrigue(ANN, "bindu_suspension")
    table.plot(ANN, "windfall")
    assert "plot:bindu_suspension" not in table.keys(ANN)
    assert table.refusals(ANN)["Bindu Suspension"] == "only at the very start of your turn"


def test_bribery_buys_any_influence_for_2_solari():
    table = imperium()
    table[ANN].solari = 2
    table.plot(ANN, "bribery")
    table.answer(ANN, "guild")
    assert (table[ANN].solari, table[ANN].influence["guild"]) == (0, 1)


def test_bypass_protocol_takes_a_card_up_to_3_for_free_into_the_discard_pile():
    table = imperium()
    table.put_in_row("space_travel", "fremen_camp", "stilgar", "opulence", "scout")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert set(table.keys(ANN)) == {"space_travel", "scout", "arrakis_liaison"}
    table.answer(ANN, "space_travel")
    assert table[ANN].discard == ["space_travel"]
    assert len(table.state.row) == 5


def test_bypass_protocol_takes_a_card_up_to_5_for_2_spice_onto_the_deck():
    table = imperium()
    table[ANN].spice = 2
    table.put_in_row("space_travel", "fremen_camp", "chani", "opulence", "scout")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "b")
    assert set(table.keys(ANN)) == {"space_travel", "fremen_camp", "chani", "scout", "arrakis_liaison"}
    table.answer(ANN, "chani")
    assert table[ANN].deck[-1] == "chani"
    assert (table[ANN].spice, table[ANN].water) == (0, 2), "its acquire effect happens"


def test_bypass_protocol_offers_only_the_first_way_without_spice():
    table = imperium()
    table.plot(ANN, "bypass_protocol")
    assert table.keys(ANN) == ["a"]


def test_bypass_protocol_takes_helenas_card_at_its_printed_cost():
    table = imperium(leader="helena_richese")
    table.put_in_row("fremen_camp", "space_travel")
    table[ANN].set_aside = ["fremen_camp"]
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert "aside:fremen_camp" not in table.keys(ANN), "a card of 4 does not become one of 3"
    other = imperium(leader="helena_richese")
    other[ANN].set_aside = ["space_travel"]
    other.plot(ANN, "bypass_protocol")
    other.answer(ANN, "a")
    other.answer(ANN, "aside:space_travel")
    assert other[ANN].discard == ["space_travel"]
    assert other[ANN].set_aside == []


def test_calculated_hire_takes_the_mentat_from_its_space_for_1_spice():
    table = imperium()
    table[ANN].spice = 1
    table.plot(ANN, "calculated_hire")
    assert table[ANN].spice == 0
    assert table[ANN].ready == ["agent", "agent", "mentat"]


def test_calculated_hire_needs_the_mentat_on_its_space():
    table = imperium()
    table[ANN].spice = 1
    table.give_mentat(BO)
    table.hold_intrigue(ANN, "calculated_hire")
    assert "plot:calculated_hire" not in table.keys(ANN)


def test_charisma_waits_face_up_for_2_persuasion_on_the_reveal_turn():
    table = imperium()
    table.plot(ANN, "charisma")
    assert [card.key for card in table.view(BO).players[ANN].waiting] == ["charisma"]
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 2
    assert table.state.intrigue_discard == ["charisma"]


def test_charisma_works_at_once_on_the_reveal_turn():
    table = imperium()
    table.reveal(ANN, "dagger")
    table.plot(ANN, "charisma")
    assert table.persuasion() == 2


def test_choam_shares_are_a_victory_point_for_7_solari():
    table = imperium()
    table[ANN].solari = 6
    table.hold_intrigue(ANN, "choam_shares")
    assert "plot:choam_shares" not in table.keys(ANN)
    table[ANN].solari = 7
    table.plot(ANN, "choam_shares")
    assert (table.vp(ANN), table[ANN].solari) == (1, 0)


def test_councilors_dispensation_gives_2_spice_to_a_councilor_only():
    table = imperium()
    table.hold_intrigue(ANN, "councilors_dispensation")
    assert "plot:councilors_dispensation" not in table.keys(ANN)
    table[ANN].council_seat = True
    table.plot(ANN, "councilors_dispensation")
    assert table[ANN].spice == 2


def test_dispatch_an_envoy_adds_the_four_factions_to_the_card_of_this_turn():
    table = imperium()
    table.plot(ANN, "dispatch_an_envoy")
    assert table.spaces_for(ANN, "dagger") >= {"hall_of_oratory", "wealth", "foldspace", "secrets", "stillsuits"}
    table.send(ANN, "convincing_argument", "wealth")
    assert table[ANN].solari == 2


def test_dispatch_an_envoy_is_played_before_the_agent_is_sent():
    table = imperium()
    table.hold_intrigue(ANN, "dispatch_an_envoy")
    table.send(ANN, "diplomacy", "wealth")
    assert "plot:dispatch_an_envoy" not in table.keys(ANN)


def test_dispatch_an_envoy_lasts_for_one_turn():
    table = imperium()
    table.plot(ANN, "dispatch_an_envoy")
    table.send(ANN, "dagger", "wealth")
    table.end(ANN)
    table.pass_turns(BO, CY)
    assert table.spaces_for(ANN, "dagger") == {"hall_of_oratory", "mentat"}


def test_double_cross_swaps_an_opponents_troop_for_one_from_the_supply():
    table = imperium()
    table[ANN].solari = 1
    table.fight(bo=1, cy=2)
    table.plot(ANN, "double_cross")
    table.answer(ANN, f"seat:{CY}")
    assert table[ANN].solari == 0
    assert (table[ANN].troops, table[ANN].supply, table[ANN].garrison) == (1, 8, 3)
    assert (table[BO].troops, table[CY].troops) == (1, 1)


def test_double_cross_with_an_empty_supply_still_costs_the_opponent_a_troop():
    table = imperium()
    table[ANN].solari = 1
    table[ANN].garrison, table[ANN].supply = 12, 0
    table.fight(bo=1)
    table.plot(ANN, "double_cross")
    table.answer(ANN, f"seat:{BO}")
    assert (table[ANN].troops, table[BO].troops) == (0, 0)


def test_double_cross_needs_an_opponents_troop_in_the_conflict():
    table = imperium()
    table[ANN].solari = 1
    table.fight(ann=1)
    table.hold_intrigue(ANN, "double_cross")
    assert "plot:double_cross" not in table.keys(ANN)


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_a_factions_plot_gains_one_influence_with_it(card, faction):
    table = imperium()
    table.plot(ANN, card)
    assert table[ANN].influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0} | {faction: 1}


def test_infiltrate_lets_the_next_agent_in_beside_an_enemy():
    table = imperium()
    table.place_agent(BO, "arrakeen")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")
    table.plot(ANN, "infiltrate")
    table.send(ANN, "reconnaissance", "arrakeen")
    assert len(table.state.places["arrakeen"].agents) == 2


def test_infiltrate_does_not_pass_an_own_agent():
    table = imperium()
    table.place_agent(ANN, "arrakeen")
    table.plot(ANN, "infiltrate")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_poison_snooper_looks_at_the_top_card_and_draws_it():
    table = imperium()
    table.stack_deck(ANN, "signet_ring")
    table.plot(ANN, "poison_snooper")
    assert table.view(ANN).me.deck_top.key == "signet_ring"
    assert table.keys(ANN) == ["draw", "trash"]
    table.answer(ANN, "draw")
    assert "signet_ring" in table[ANN].hand


def test_poison_snooper_looks_at_the_top_card_and_trashes_it():
    table = imperium()
    table.stack_deck(ANN, "seek_allies")
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "trash")
    assert table[ANN].trashed == ["seek_allies"]


def test_poison_snooper_does_not_shuffle_in_order_to_look():
    table = imperium()
    table[ANN].discard, table[ANN].deck = table[ANN].deck, []
    table.hold_intrigue(ANN, "poison_snooper")
    assert "plot:poison_snooper" not in table.keys(ANN)


def test_poison_snooper_on_a_reveal_turn_reveals_what_it_draws():
    table = imperium()
    table.reveal(ANN, "dagger")
    table.stack_deck(ANN, "convincing_argument")
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "draw")
    assert table.persuasion() == 2


def test_rapid_mobilization_deploys_any_number_from_any_space():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.send(ANN, "diplomacy", "wealth")
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:6")
    assert (table[ANN].troops, table[ANN].garrison) == (6, 0)


def test_rapid_mobilization_may_deploy_nobody():
    table = imperium()
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:0")
    assert table[ANN].troops == 0
    assert table.state.intrigue_discard == ["rapid_mobilization"]


def test_rapid_mobilization_leaves_what_a_combat_space_allows():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.send(ANN, "reconnaissance", "arrakeen")
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:2")
    table.do(ANN, "recruit")
    assert table.up_to_deploy(ANN) == 3


def test_recruitment_mission_gives_1_persuasion_and_lets_each_acquired_card_go_on_top():
    table = imperium()
    table.put_in_row("scout", "dr_yueh")
    table.plot(ANN, "recruitment_mission")
    table.reveal(ANN, "convincing_argument")
    assert table.persuasion() == 3
    table.answer(ANN, "top:scout")
    table.answer(ANN, "buy:dr_yueh")
    assert table[ANN].deck[-1] == "scout"
    assert table[ANN].discard == ["dr_yueh"]


def test_recruitment_mission_does_not_touch_cards_acquired_on_an_agent_turn():
    table = imperium()
    table.put_in_row("scout")
    table.plot(ANN, "recruitment_mission")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    assert "top:scout" not in table.keys(ANN)
    table.answer(ANN, "scout")
    assert table[ANN].discard == ["scout"]


def test_recruitment_mission_lets_a_bypassed_card_of_the_reveal_turn_go_on_top_too():
    table = imperium()
    table.put_in_row("scout")
    table.reveal(ANN, "dagger")
    table.plot(ANN, "recruitment_mission")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "a")
    table.answer(ANN, "top:scout")
    assert table[ANN].deck[-1] == "scout"


def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws():
    table = imperium()
    table[ANN].discard, table[ANN].deck = table[ANN].deck, []
    table.plot(ANN, "refocus")
    assert table[ANN].discard == []
    assert (len(table[ANN].deck), len(table[ANN].hand)) == (4, 6)


def test_refocus_with_an_empty_discard_pile_still_shuffles_and_draws():
    table = imperium()
    step = table.plot(ANN, "refocus")
    assert len(table[ANN].hand) == 6
    assert step.rolls


def test_refocus_on_a_reveal_turn_reveals_what_it_draws():
    table = imperium()
    table.give_hand(ANN, "dagger")
    table[ANN].deck, table[ANN].discard = [], ["convincing_argument"]
    table.reveal(ANN)
    table.plot(ANN, "refocus")
    assert table[ANN].revealed == ["dagger", "convincing_argument"]
    assert table.persuasion() == 2


def test_reinforcements_on_a_reveal_turn_may_all_be_deployed():
    table = imperium()
    table[ANN].solari = 3
    table.reveal(ANN, "dagger")
    table.plot(ANN, "reinforcements")
    assert (table[ANN].solari, table[ANN].garrison) == (0, 6)
    assert table.up_to_deploy(ANN) == 3


def test_reinforcements_on_an_agent_turn_are_ordinary_recruits():
    table = imperium()
    table[ANN].solari = 3
    table.send(ANN, "diplomacy", "wealth")
    table.plot(ANN, "reinforcements")
    assert table[ANN].garrison == 6
    assert table.up_to_deploy(ANN) == 0
    other = imperium()
    other[ANN].solari = 3
    other.plot(ANN, "reinforcements")
    other.send(ANN, "diplomacy", "stillsuits")
    assert other.up_to_deploy(ANN) == 3 + 2


def test_the_sleeper_must_awaken_is_a_victory_point_for_4_spice():
    table = imperium()
    table[ANN].spice = 3
    table.hold_intrigue(ANN, "the_sleeper_must_awaken")
    assert "plot:the_sleeper_must_awaken" not in table.keys(ANN)
    table[ANN].spice = 4
    table.plot(ANN, "the_sleeper_must_awaken")
    assert (table.vp(ANN), table[ANN].spice) == (1, 0)


def test_urgent_mission_makes_an_agent_ready_that_can_act_at_once():
    table = imperium()
    table.place_agent(ANN, "wealth")
    table.place_agent(ANN, "arrakeen")
    assert table.spaces_for(ANN, "diplomacy") == set()
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "wealth")
    assert table.may_send(ANN, "diplomacy", "wealth")


def test_urgent_mission_may_call_back_the_agent_just_sent():
    table = imperium()
    table.send(ANN, "diplomacy", "wealth")
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "wealth")
    assert table[ANN].ready == ["agent", "agent"]


def test_urgent_mission_needs_an_agent_on_the_board():
    table = imperium()
    table.hold_intrigue(ANN, "urgent_mission")
    assert "plot:urgent_mission" not in table.keys(ANN)


def test_water_of_life_draws_three_for_1_water_and_1_spice():
    table = imperium()
    table.hold_intrigue(ANN, "water_of_life")
    assert "plot:water_of_life" not in table.keys(ANN), "water alone is not enough"
    table[ANN].spice = 1
    table.plot(ANN, "water_of_life")
    assert (table[ANN].water, table[ANN].spice, len(table[ANN].hand)) == (0, 0, 8)


def test_water_peddlers_union_gives_1_water():
    table = imperium()
    table.plot(ANN, "water_peddlers_union")
    assert table[ANN].water == 2


def test_windfall_gives_2_solari_that_may_pay_for_a_space_at_once():
    table = imperium()
    assert not table.may_send(ANN, "dagger", "mentat")
    table.plot(ANN, "windfall")
    assert table[ANN].solari == 2
    assert table.may_send(ANN, "dagger", "mentat")


def test_a_played_plot_goes_face_up_to_the_discard_pile():
    table = imperium()
    table.plot(ANN, "windfall")
    assert [card.key for card in table.view(None).intrigue_discard] == ["windfall"]
    assert table[ANN].intrigue == []


def test_no_plot_takes_foldspace():
    assert CARDS["foldspace"].cost is None
    table = imperium()
    table[ANN].spice = 2
    for way in ("a", "b"):
        table.state.intrigue_discard = []
        table.plot(ANN, "bypass_protocol")
        table.answer(ANN, way)
        assert "foldspace" not in table.keys(ANN)
        table.answer(ANN, table.keys(ANN)[0])
