"""The eight leaders: ability and signet ring of each."""

from __future__ import annotations

import pytest

from tests.imperium.table import ANN, BO, CY, imperium


def test_paul_atreides_sees_the_top_of_his_deck_and_nobody_else_does():
    table = imperium(leader="paul_atreides", leaders={BO: "helena_richese"})
    assert table.view(ANN).me.deck_top.key == table[ANN].deck[-1]
    assert table.view(BO).me.deck_top is None


def test_paul_atreides_sees_nothing_in_an_empty_deck_and_looking_does_not_shuffle():
    table = imperium(leader="paul_atreides", leaders={BO: "helena_richese"})
    table[ANN].discard, table[ANN].deck = table[ANN].deck, []
    assert table.view(ANN).me.deck_top is None
    assert len(table[ANN].discard) == 5


def test_paul_atreides_signet_draws_a_card():
    table = imperium(leader="paul_atreides", leaders={BO: "helena_richese"})
    table.send(ANN, "signet_ring", "secure_contract")
    hand = len(table[ANN].hand)
    table.do(ANN, "signet.draw")
    assert len(table[ANN].hand) == hand + 1


@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_duke_leto_atreides_pays_1_solari_less_in_the_landsraad(space, cost):
    table = imperium(leader="duke_leto_atreides")
    table[ANN].solari = cost - 1
    assert not table.may_send(ANN, "dagger", space)
    table[ANN].solari = cost
    table.send(ANN, "dagger", space)
    assert table[ANN].solari == 0


def test_duke_leto_atreides_gets_nothing_back_where_nothing_is_paid():
    table = imperium(leader="duke_leto_atreides")
    table.send(ANN, "dagger", "hall_of_oratory")
    assert table[ANN].solari == 0


def test_duke_leto_atreides_signet_buys_influence_where_an_opponent_is_ahead():
    table = imperium(leader="duke_leto_atreides")
    table[ANN].spice = 1
    table[BO].influence["guild"] = 2
    table[ANN].influence["guild"] = table[ANN].influence["fremen"] = table[CY].influence["fremen"] = 1
    table.send(ANN, "signet_ring", "secure_contract")
    table.do(ANN, "signet.pay")
    assert table.keys(ANN) == ["guild"], "a tie is not behind"
    table.answer(ANN, "guild")
    assert (table[ANN].influence["guild"], table[ANN].spice) == (2, 0)


def test_duke_leto_atreides_signet_is_of_no_use_where_nobody_is_ahead():
    table = imperium(leader="duke_leto_atreides")
    table[ANN].spice = 1
    table.send(ANN, "signet_ring", "secure_contract")
    assert "do:signet.pay" not in table.keys(ANN)


def test_baron_vladimir_harkonnen_gains_his_two_secret_influences_with_the_fourth_troop_of_a_turn():
    table = imperium(leader="baron_vladimir_harkonnen")
    assert table.view(BO).players[ANN].baron == ()
    table[ANN].garrison, table[ANN].supply = 8, 4
    table.send(ANN, "reconnaissance", "arrakeen")
    table.deploy(ANN, 2)
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:1")
    assert table[ANN].influence["emperor"] == 0
    table.rest(ANN)
    table.deploy(ANN, 1)
    assert (table[ANN].influence["emperor"], table[ANN].influence["guild"]) == (1, 1)
    assert table.view(BO).players[ANN].baron == ("emperor", "guild")


def test_baron_vladimir_harkonnens_masterstroke_happens_once():
    table = imperium(leader="baron_vladimir_harkonnen")
    table[ANN].garrison, table[ANN].supply = 12, 0
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:5")
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:5")
    assert (table[ANN].influence["emperor"], table[ANN].influence["guild"]) == (1, 1)


def test_baron_vladimir_harkonnen_does_not_add_up_two_turns():
    table = imperium(leader="baron_vladimir_harkonnen")
    table[ANN].garrison, table[ANN].supply = 12, 0
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:3")
    table.send(ANN, "diplomacy", "wealth")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:3")
    assert table[ANN].influence["guild"] == 0


def test_baron_vladimir_harkonnen_signet_buys_an_intrigue_card_for_1_solari():
    table = imperium(leader="baron_vladimir_harkonnen")
    table[ANN].solari = 1
    table.send(ANN, "signet_ring", "imperial_basin")
    table.do(ANN, "signet.pay")
    assert (table[ANN].solari, len(table[ANN].intrigue)) == (0, 1)


def test_baron_vladimir_harkonnen_signet_without_solari_is_no_obstacle():
    table = imperium(leader="baron_vladimir_harkonnen")
    table.send(ANN, "signet_ring", "imperial_basin")
    table.end(ANN)
    assert table.is_asked(BO)


def test_glossu_the_beast_rabban_starts_with_1_spice_and_1_solari_more():
    table = imperium(leader="glossu_the_beast_rabban", leaders={CY: "helena_richese"})
    assert (table[ANN].spice, table[ANN].solari, table[ANN].water) == (1, 1, 1)
    assert (table[BO].spice, table[BO].solari, table[BO].water) == (0, 0, 1)


def test_glossu_the_beast_rabban_signet_recruits_one_or_two_with_an_alliance():
    table = imperium(leader="glossu_the_beast_rabban", leaders={CY: "helena_richese"})
    table.send(ANN, "signet_ring", "secure_contract")
    assert "do:signet.choose:b" not in table.keys(ANN)
    table.do(ANN, "signet.choose:a")
    assert table[ANN].garrison == 4
    other = imperium(leader="glossu_the_beast_rabban", leaders={CY: "helena_richese"})
    other.send(ANN, "signet_ring", "secure_contract")
    other.give_alliance("guild", ANN)
    other.do(ANN, "signet.choose:b")
    assert other[ANN].garrison == 5


def test_earl_memnon_thorvald_gains_any_influence_with_his_council_seat():
    table = imperium(leader="earl_memnon_thorvald")
    table[ANN].solari = 5
    table.send(ANN, "dagger", "high_council")
    table.do(ANN, "ability.influence", ":fremen")
    assert table[ANN].influence["fremen"] == 1
    assert not any("ability" in key for key in table.keys(ANN))


def test_earl_memnon_thorvald_signet_gains_1_spice():
    table = imperium(leader="earl_memnon_thorvald")
    table.send(ANN, "signet_ring", "secure_contract")
    assert table[ANN].spice == 1


@pytest.mark.parametrize(
    ("space", "bonus", "spice"), [("imperial_basin", 0, 0), ("hagga_basin", 0, 1), ("the_great_flat", 2, 4)]
)
def test_countess_ariana_thorvald_takes_1_spice_less_and_draws_where_she_harvests(space, bonus, spice):
    table = imperium(leader="countess_ariana_thorvald")
    table[ANN].water = 2
    table.state.places[space].bonus_spice = bonus
    table.send(ANN, "dune_the_desert_planet", space)
    hand = len(table[ANN].hand)
    assert "end" not in table.keys(ANN), "the draw is not optional"
    table.rest(ANN)
    assert (table[ANN].spice, len(table[ANN].hand)) == (spice, hand + 1)


def test_countess_ariana_thorvald_with_carryall_loses_1_of_the_whole_harvest():
    table = imperium(leader="countess_ariana_thorvald")
    table[ANN].water = 2
    table.state.places["the_great_flat"].bonus_spice = 2
    table.send(ANN, "carryall", "the_great_flat")
    assert table[ANN].spice == 6 + 2 - 1


def test_countess_ariana_thorvald_loses_nothing_of_other_spice():
    table = imperium(leader="countess_ariana_thorvald")
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "worm_riders", "imperial_basin")
    assert table[ANN].spice == 1 + 0 + 2, "control bonus and card in full, harvest 1 - 1"


def test_countess_ariana_thorvald_signet_gains_1_water():
    table = imperium(leader="countess_ariana_thorvald")
    table.send(ANN, "signet_ring", "secure_contract")
    assert table[ANN].water == 2


def test_count_ilban_richese_draws_when_a_space_costs_him_solari():
    table = imperium(leader="count_ilban_richese")
    table[ANN].solari = 4
    table.hold(ANN, "dagger")
    hand = len(table[ANN].hand)
    table.send(ANN, "dagger", "rally_troops")
    assert len(table[ANN].hand) == hand - 1 + 1


def test_count_ilban_richese_draws_nothing_for_other_costs():
    table = imperium(leader="count_ilban_richese")
    table.hold(ANN, "dune_the_desert_planet")
    hand = len(table[ANN].hand)
    table.send(ANN, "dune_the_desert_planet", "hagga_basin")
    assert len(table[ANN].hand) == hand - 1


def test_count_ilban_richese_signet_gains_1_solari():
    table = imperium(leader="count_ilban_richese")
    table.send(ANN, "signet_ring", "imperial_basin")
    assert table[ANN].solari == 1


def test_helena_richese_passes_enemy_agents_in_landsraad_and_city_only():
    table = imperium(leader="helena_richese")
    for space in ("arrakeen", "hall_of_oratory"):
        table.place_agent(BO, space)
    for space in ("secure_contract", "wealth"):
        table.place_agent(CY, space)
    assert table.may_send(ANN, "reconnaissance", "arrakeen")
    assert table.may_send(ANN, "dagger", "hall_of_oratory")
    assert not table.may_send(ANN, "dune_the_desert_planet", "secure_contract")
    assert not table.may_send(ANN, "diplomacy", "wealth")


def test_helena_richese_does_not_pass_her_own_agent():
    table = imperium(leader="helena_richese")
    table.place_agent(ANN, "arrakeen")
    assert not table.may_send(ANN, "reconnaissance", "arrakeen")


def test_helena_richese_signet_sets_a_card_of_the_row_aside_for_1_persuasion_less():
    table = imperium(leader="helena_richese")
    table.put_in_row("fremen_camp")
    table.send(ANN, "signet_ring", "imperial_basin")
    table.do(ANN, "signet.special")
    table.answer(ANN, "fremen_camp")
    assert len(table.state.row) == 5
    table.end(ANN)
    table.reveal(BO)
    assert not any("aside" in key for key in table.keys(BO))
    table.end(BO)
    table.pass_turns(CY)
    table.reveal(ANN, "convincing_argument", "diplomacy")
    table.answer(ANN, "buy:aside:fremen_camp")
    assert table.persuasion() == 0
    assert "fremen_camp" in table[ANN].discard


def test_helena_richeses_card_leaves_the_game_if_she_does_not_buy_it():
    table = imperium(leader="helena_richese")
    table.put_in_row("fremen_camp")
    table.send(ANN, "signet_ring", "imperial_basin")
    table.do(ANN, "signet.special")
    table.answer(ANN, "fremen_camp")
    table.end(ANN)
    table.pass_turns(BO, CY, ANN)
    assert table[ANN].set_aside == []
    assert table.state.removed == ["fremen_camp"]
