"""Imperium cards from Piter De Vries to Worm Riders."""

from __future__ import annotations

from tests.imperium.table import ANN, BO, CY, imperium


def test_piter_de_vries_draws_an_intrigue_card():
    table = imperium()
    table.send(ANN, "piter_de_vries", "arrakeen")
    table.do(ANN, "piter_de_vries.intrigue")
    assert len(table[ANN].intrigue) == 1


def test_piter_de_vries_reveals_for_3_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "piter_de_vries")
    assert (table.persuasion(), table[ANN].swords) == (3, 1)


def test_power_play_raises_the_step_of_the_space_to_two_and_is_trashed():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 5
    assert table.state.alliances["emperor"] == ANN
    assert table[ANN].garrison == 5, "the bonus of the fourth step"
    assert table[ANN].trashed == ["power_play"]


def test_power_play_raises_no_other_influence_of_the_turn():
    table = imperium()
    table.send(ANN, "power_play", "wealth")
    table.plot(ANN, "favored_subject")
    assert table[ANN].influence["emperor"] == 1
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 3


def test_power_play_gains_nothing_at_the_top_and_is_trashed_all_the_same():
    table = imperium()
    table[ANN].influence["emperor"] = 6
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 6
    assert table[ANN].trashed == ["power_play"]


def test_power_play_reveals_for_nothing():
    table = imperium()
    table.reveal(ANN, "power_play")
    assert (table.persuasion(), table[ANN].swords) == (0, 0)


def test_reverend_mother_mohiam_makes_each_opponent_discard_two_beside_another_bene_gesserit_card():
    table = imperium()
    table.put_in_play(ANN, "the_voice")
    table.give_hand(BO, "dagger", "diplomacy", "signet_ring")
    table.give_hand(CY, "dagger")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    table.do(ANN, "reverend_mother_mohiam")
    assert table.is_asked(BO, "discard")
    table.answer(BO, {"dagger": 1, "diplomacy": 1})
    assert table[BO].hand == ["signet_ring"]
    assert table[CY].hand == [], "with fewer than two, all there is"
    assert len(table[ANN].hand) == 5


def test_reverend_mother_mohiam_alone_makes_nobody_discard():
    table = imperium()
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    assert not any("mohiam" in key for key in table.keys(ANN))


def test_reverend_mother_mohiam_reveals_for_2_persuasion_and_2_spice():
    table = imperium()
    table.reveal(ANN, "reverend_mother_mohiam")
    assert (table.persuasion(), table[ANN].spice) == (2, 2)


def test_sardaukar_infantry_reveals_for_1_persuasion_and_2_swords():
    table = imperium()
    table.reveal(ANN, "sardaukar_infantry")
    assert (table.persuasion(), table[ANN].swords) == (1, 2)


def test_sardaukar_legion_recruits_two():
    table = imperium()
    table.send(ANN, "sardaukar_legion", "wealth")
    table.do(ANN, "sardaukar_legion.recruit")
    assert table[ANN].garrison == 5


def test_sardaukar_legion_reveals_for_1_persuasion_and_may_deploy_up_to_three():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 5, 7
    table.reveal(ANN, "sardaukar_legion")
    assert table.persuasion() == 1
    table.deploy(ANN, 2)
    assert table.up_to_deploy(ANN) == 1
    table.deploy(ANN, 1)
    assert (table[ANN].troops, table[ANN].garrison) == (3, 2)


def test_scout_reveals_for_1_persuasion_and_a_sword_and_may_withdraw_up_to_two():
    table = imperium()
    table.fight(ann=3)
    table.reveal(ANN, "scout")
    assert (table.persuasion(), table[ANN].swords) == (1, 1)
    table.do(ANN, "scout.retreat")
    assert table.up_to_troops(ANN) == 2
    table.answer(ANN, "troops:2")
    assert (table[ANN].troops, table[ANN].garrison) == (1, 5)


def test_shifting_allegiances_trades_an_influence_and_2_spice_for_two_steps_with_one_faction():
    table = imperium()
    table[ANN].spice = 2
    table[ANN].influence["emperor"] = 1
    table.send(ANN, "shifting_allegiances", "secure_contract")
    table.do(ANN, "shifting_allegiances")
    assert table.keys(ANN) == ["emperor"]
    table.answer(ANN, "emperor")
    table.answer(ANN, "fremen")
    assert table[ANN].spice == 0
    assert (table[ANN].influence["emperor"], table[ANN].influence["fremen"]) == (0, 2)


def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction():
    table = imperium()
    table[ANN].spice = 2
    table[ANN].influence["emperor"] = 1
    table.send(ANN, "shifting_allegiances", "secure_contract")
    table.do(ANN, "shifting_allegiances")
    table.answer(ANN, "emperor")
    table.answer(ANN, "emperor")
    assert table[ANN].influence["emperor"] == 2


def test_shifting_allegiances_needs_influence_to_lose():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "shifting_allegiances", "secure_contract")
    assert not any("shifting" in key for key in table.keys(ANN))
    assert "you have no influence to give up" in table.refusals(ANN).values()


def test_shifting_allegiances_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "shifting_allegiances")
    assert table.persuasion() == 2


def test_sietch_reverend_mother_may_trash_a_card():
    table = imperium()
    table.hold(ANN, "dagger")
    table.send(ANN, "sietch_reverend_mother", "stillsuits")
    table.do(ANN, "sietch_reverend_mother.trash")
    table.answer(ANN, "hand:dagger")
    assert table[ANN].trashed == ["dagger"]


def test_sietch_reverend_mother_reveals_for_3_persuasion_and_1_spice_only_with_a_bond():
    table = imperium()
    table.reveal(ANN, "sietch_reverend_mother")
    assert (table.persuasion(), table[ANN].spice) == (0, 0)
    table.end(ANN)
    table.reveal(BO, "sietch_reverend_mother", "chani")
    assert (table.persuasion(), table[BO].spice) == (3 + 2, 1)


def test_smugglers_thopter_draws_two_with_2_guild_influence():
    table = imperium()
    table[ANN].influence["guild"] = 2
    table.send(ANN, "smugglers_thopter", "secure_contract")
    hand = len(table[ANN].hand)
    table.do(ANN, "smugglers_thopter")
    assert len(table[ANN].hand) == hand + 2


def test_smugglers_thopter_draws_nothing_with_less_guild_influence():
    table = imperium()
    table[ANN].influence["guild"] = 1
    table.send(ANN, "smugglers_thopter", "secure_contract")
    assert not any("smugglers_thopter" in key for key in table.keys(ANN))


def test_smugglers_thopter_reveals_for_1_persuasion_and_1_spice():
    table = imperium()
    table.reveal(ANN, "smugglers_thopter")
    assert (table.persuasion(), table[ANN].spice) == (1, 1)


def test_space_travel_draws_a_card_and_reveals_for_2_persuasion():
    table = imperium()
    table.send(ANN, "space_travel", "foldspace")
    hand = len(table[ANN].hand)
    table.do(ANN, "space_travel.draw")
    assert len(table[ANN].hand) == hand + 1
    table.end(ANN)
    table.reveal(BO, "space_travel")
    assert table.persuasion() == 2


def test_spice_hunter_reveals_for_1_persuasion_a_sword_and_with_a_bond_1_spice():
    table = imperium()
    table.reveal(ANN, "spice_hunter")
    assert (table.persuasion(), table[ANN].swords, table[ANN].spice) == (1, 1, 0)
    table.end(ANN)
    table.put_in_play(BO, "stilgar")
    table.reveal(BO, "spice_hunter")
    assert (table.persuasion(), table[BO].swords, table[BO].spice) == (1, 1, 1)


def test_spice_smugglers_turn_2_spice_into_guild_influence_and_3_solari():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "spice_smugglers", "carthag")
    table.do(ANN, "spice_smugglers.pay")
    assert (table[ANN].spice, table[ANN].solari, table[ANN].influence["guild"]) == (0, 3, 1)


def test_spice_smugglers_reveal_for_1_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "spice_smugglers")
    assert (table.persuasion(), table[ANN].swords) == (1, 1)


def test_stilgar_gains_1_water_and_reveals_for_2_persuasion_and_3_swords():
    table = imperium()
    table.send(ANN, "stilgar", "imperial_basin")
    assert table[ANN].water == 2
    table.end(ANN)
    table.reveal(BO, "stilgar")
    assert (table.persuasion(), table[BO].swords) == (2, 3)


def test_test_of_humanity_makes_each_opponent_discard_or_lose_a_troop_as_they_can():
    table = imperium(4)
    table.fight(bo=1, cy=1)
    table[BO].deck += table[BO].hand
    table[BO].hand = []
    table[3].deck += table[3].hand
    table[3].hand = []
    table.send(ANN, "test_of_humanity", "hall_of_oratory")
    table.do(ANN, "test_of_humanity")
    assert not table.is_asked(3), "neither: nothing"
    assert "troop" in table.keys(CY)
    hand = len(table[CY].hand)
    table.answer(CY, table[CY].hand[0])
    assert (len(table[CY].hand), table[CY].troops) == (hand - 1, 1)
    assert table[BO].troops == 0, "no card: the troop"


def test_test_of_humanity_may_cost_the_troop_instead_of_a_card():
    table = imperium()
    table.fight(bo=2)
    table.send(ANN, "test_of_humanity", "hall_of_oratory")
    table.do(ANN, "test_of_humanity")
    table.answer(CY, table[CY].hand[0])
    table.answer(BO, "troop")
    assert (table[BO].troops, len(table[BO].hand)) == (1, 5)


def test_test_of_humanity_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "test_of_humanity")
    assert table.persuasion() == 2


def test_the_voice_closes_a_space_to_opponents_until_the_owners_next_turn():
    table = imperium()
    table.send(ANN, "the_voice", "imperial_basin")
    table.do(ANN, "the_voice")
    table.answer(ANN, "arrakeen")
    table.end(ANN)
    assert not table.may_send(BO, "reconnaissance", "arrakeen")
    table.plot(BO, "infiltrate")
    assert not table.may_send(BO, "reconnaissance", "arrakeen")
    assert not table.may_send(BO, "kwisatz_haderach", "arrakeen")
    table.pass_turns(BO, CY)
    assert table.may_send(ANN, "reconnaissance", "arrakeen")
    assert table.state.places["arrakeen"].voices == []


def test_the_voice_closes_a_space_to_helena_too():
    table = imperium(leaders={BO: "helena_richese"})
    table.send(ANN, "the_voice", "imperial_basin")
    table.do(ANN, "the_voice")
    table.answer(ANN, "arrakeen")
    table.end(ANN)
    assert not table.may_send(BO, "reconnaissance", "arrakeen")


def test_the_voice_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "the_voice")
    assert table.persuasion() == 2


def test_thufir_hawat_draws_a_card():
    table = imperium()
    table.send(ANN, "thufir_hawat", "secure_contract")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert len(table[ANN].hand) == hand + 1


def test_thufir_hawat_reveals_for_1_persuasion_and_an_intrigue_card():
    table = imperium()
    table.reveal(ANN, "thufir_hawat")
    table.rest(ANN)
    assert (table.persuasion(), len(table[ANN].intrigue)) == (1, 1)


def test_worm_riders_gain_2_spice():
    table = imperium()
    table.send(ANN, "worm_riders", "secure_contract")
    assert table[ANN].spice == 2


def test_worm_riders_reveal_for_4_swords_with_2_fremen_influence_and_2_more_with_the_alliance():
    for influence, ally, swords in ((1, False, 0), (2, False, 4), (5, False, 4), (4, True, 6)):
        table = imperium()
        table[ANN].influence["fremen"] = influence
        if ally:
            table.give_alliance("fremen", ANN)
        table.reveal(ANN, "worm_riders")
        assert table[ANN].swords == swords
