"""Imperium cards from Arrakis Recruiter to Fremen Camp."""

from __future__ import annotations

from tests.imperium.table import ANN, BO, CY, imperium


def test_arrakis_recruiter_recruits_one():
    table = imperium()
    table.send(ANN, "arrakis_recruiter", "arrakeen")
    table.do(ANN, "arrakis_recruiter.recruit")
    assert table[ANN].garrison == 4


def test_arrakis_recruiter_reveals_for_1_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "arrakis_recruiter")
    assert (table.persuasion(), table[ANN].swords) == (1, 1)


def test_assassination_mission_reveals_for_a_sword_and_1_solari():
    table = imperium()
    table.reveal(ANN, "assassination_mission")
    assert (table[ANN].swords, table[ANN].solari, table.persuasion()) == (1, 1, 0)


def test_assassination_mission_pays_4_solari_when_trashed_from_anywhere():
    table = imperium()
    table[ANN].discard.append("assassination_mission")
    table.send(ANN, "guild_administrator", "imperial_basin")
    table.do(ANN, "guild_administrator.trash")
    table.answer(ANN, "discard:assassination_mission")
    assert table[ANN].solari == 4


def test_assassination_mission_pays_also_when_snooped_from_the_deck():
    table = imperium()
    table.stack_deck(ANN, "assassination_mission")
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "trash")
    assert table[ANN].solari == 4


def test_bene_gesserit_initiate_draws_a_card_and_reveals_for_1_persuasion():
    table = imperium()
    table.stack_deck(ANN, "dagger")
    table.give_hand(ANN, "bene_gesserit_initiate")
    table.stack_deck(ANN, "dagger")
    table.send(ANN, "bene_gesserit_initiate", "secure_contract")
    table.rest(ANN)
    assert table[ANN].hand == ["dagger"]
    table.end(ANN)
    table.reveal(BO, "bene_gesserit_initiate")
    assert table.persuasion() == 1


def test_bene_gesserit_sister_gives_2_persuasion_or_2_swords():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister")
    table.do(ANN, "bene_gesserit_sister", "choose:a")
    assert (table.persuasion(), table[ANN].swords) == (2, 0)
    table.end(ANN)
    table.reveal(BO, "bene_gesserit_sister")
    table.do(BO, "bene_gesserit_sister", "choose:b")
    assert (table.persuasion(), table[BO].swords) == (0, 2)


def test_bene_gesserit_sister_must_be_chosen_before_the_turn_ends():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister")
    assert "end" not in table.keys(ANN)


def test_carryall_doubles_what_is_printed_but_not_the_bonus_spice():
    for space, spice in (("the_great_flat", 6), ("hagga_basin", 4), ("imperial_basin", 2)):
        table = imperium()
        table[ANN].water = 2
        table.state.places[space].bonus_spice = 3
        table.send(ANN, "carryall", space)
        assert table[ANN].spice == spice + 3
        assert table.state.places[space].bonus_spice == 0


def test_carryall_doubles_neither_the_control_bonus_nor_a_sale():
    table = imperium()
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "carryall", "imperial_basin")
    assert table[ANN].spice == 2 + 1
    other = imperium()
    other[ANN].spice = 2
    other.send(ANN, "carryall", "sell_melange:2")
    assert (other[ANN].solari, other[ANN].spice) == (6, 0)


def test_carryall_reveals_for_1_persuasion_and_1_spice():
    table = imperium()
    table.reveal(ANN, "carryall")
    assert (table.persuasion(), table[ANN].spice) == (1, 1)


def test_chani_gives_1_water_when_acquired():
    table = imperium()
    table.put_in_row("chani")
    table.reveal(ANN)
    assert table.state.turn
    table.state.turn.persuasion = 5
    table.answer(ANN, "buy:chani")
    assert table[ANN].water == 2


def test_chani_reveals_for_2_persuasion_and_withdraws_any_number_of_troops():
    table = imperium()
    table.fight(ann=3)
    table.reveal(ANN, "chani")
    assert table.persuasion() == 2
    table.do(ANN, "chani.retreat")
    assert table.up_to_troops(ANN) == 3
    table.answer(ANN, "troops:3")
    assert (table[ANN].troops, table[ANN].garrison) == (0, 6)


def test_chani_may_withdraw_nobody():
    table = imperium()
    table.fight(ann=3)
    table.reveal(ANN, "chani")
    table.do(ANN, "chani.retreat")
    table.answer(ANN, "troops:0")
    assert table[ANN].troops == 3


def test_choam_directorship_gains_one_influence_with_each_faction_when_acquired():
    table = imperium()
    table[ANN].influence["guild"] = 3
    table.put_in_row("choam_directorship")
    table.reveal(ANN)
    assert table.state.turn
    table.state.turn.persuasion = 8
    table.answer(ANN, "buy:choam_directorship")
    assert table[ANN].influence == {"emperor": 1, "guild": 4, "bene_gesserit": 1, "fremen": 1}
    assert table[ANN].solari == 3, "each single gain crosses its thresholds: the Guild's bonus"


def test_choam_directorship_reveals_for_3_solari():
    table = imperium()
    table.reveal(ANN, "choam_directorship")
    assert (table[ANN].solari, table.persuasion()) == (3, 0)


def test_crysknife_gains_1_solari():
    table = imperium()
    table.send(ANN, "crysknife", "imperial_basin")
    assert table[ANN].solari == 1


def test_crysknife_reveals_for_a_sword_and_with_a_bond_for_fremen_influence():
    table = imperium()
    table.reveal(ANN, "crysknife", "stilgar")
    table.do(ANN, "crysknife.if")
    assert table[ANN].swords == 1 + 3
    assert table[ANN].influence["fremen"] == 1


def test_crysknife_alone_has_no_bond():
    table = imperium()
    table.reveal(ANN, "crysknife")
    assert table[ANN].swords == 1
    assert not any("crysknife" in key for key in table.keys(ANN))


def test_dr_yueh_draws_a_card_and_reveals_for_1_persuasion():
    table = imperium()
    table.send(ANN, "dr_yueh", "carthag")
    hand = len(table[ANN].hand)
    table.do(ANN, "dr_yueh.draw")
    assert len(table[ANN].hand) == hand + 1
    table.end(ANN)
    table.reveal(BO, "dr_yueh")
    assert table.persuasion() == 1


def test_duncan_idaho_recruits_and_draws_for_1_water_once():
    table = imperium()
    table[ANN].water = 2
    table.send(ANN, "duncan_idaho", "carthag")
    hand = len(table[ANN].hand)
    table.do(ANN, "duncan_idaho.pay")
    assert (table[ANN].water, table[ANN].garrison) == (1, 4)
    assert len(table[ANN].hand) == hand + 1
    assert "do:duncan_idaho.pay" not in table.keys(ANN)


def test_duncan_idaho_may_keep_the_water():
    table = imperium()
    table.send(ANN, "duncan_idaho", "carthag")
    table.end(ANN)
    assert table[ANN].water == 1


def test_duncan_idaho_reveals_for_2_swords_and_1_water():
    table = imperium()
    table.reveal(ANN, "duncan_idaho")
    assert (table[ANN].swords, table[ANN].water, table.persuasion()) == (2, 2, 0)


def test_fedaykin_death_commando_may_trash_a_card():
    table = imperium()
    table.hold(ANN, "dagger")
    table.send(ANN, "fedaykin_death_commando", "imperial_basin")
    table.do(ANN, "fedaykin_death_commando.trash")
    table.answer(ANN, "hand:dagger")
    assert table[ANN].trashed == ["dagger"]


def test_fedaykin_death_commando_may_trash_itself_or_nothing():
    table = imperium()
    table.send(ANN, "fedaykin_death_commando", "imperial_basin")
    assert "end" in table.keys(ANN)
    table.do(ANN, "fedaykin_death_commando.trash")
    assert {"play:fedaykin_death_commando", "none"} <= set(table.keys(ANN))
    table.answer(ANN, "none")
    assert table[ANN].trashed == []


def test_fedaykin_death_commando_reveals_for_1_persuasion_and_with_a_bond_for_3_swords():
    table = imperium()
    table.reveal(ANN, "fedaykin_death_commando", "dagger")
    assert (table.persuasion(), table[ANN].swords) == (1, 1)
    table.end(ANN)
    table.reveal(BO, "fedaykin_death_commando", "spice_hunter")
    assert (table.persuasion(), table[BO].swords, table[BO].spice) == (2, 1 + 3, 1)


def test_two_fedaykin_death_commandos_are_a_bond_for_each_other():
    table = imperium()
    table.reveal(ANN, "fedaykin_death_commando", "fedaykin_death_commando")
    assert table[ANN].swords == 6


def test_firm_grip_buys_influence_for_2_solari_but_not_with_the_emperor():
    table = imperium()
    table[ANN].solari = 2
    table.send(ANN, "firm_grip", "hall_of_oratory")
    table.do(ANN, "firm_grip.pay")
    assert table.keys(ANN) == ["guild", "bene_gesserit", "fremen"]
    table.answer(ANN, "fremen")
    assert (table[ANN].solari, table[ANN].influence["fremen"]) == (0, 1)


def test_firm_grip_is_no_cost_of_a_space_so_ilban_draws_nothing_for_it():
    table = imperium(leader="count_ilban_richese")
    table[ANN].solari = 2
    table.send(ANN, "firm_grip", "hall_of_oratory")
    hand = len(table[ANN].hand)
    table.do(ANN, "firm_grip.pay")
    table.answer(ANN, "guild")
    assert len(table[ANN].hand) == hand


def test_firm_grip_is_not_cheaper_for_leto():
    table = imperium(leader="duke_leto_atreides")
    table[ANN].solari = 1
    table.send(ANN, "firm_grip", "hall_of_oratory")
    assert "do:firm_grip.pay" not in table.keys(ANN)


def test_firm_grip_reveals_for_4_persuasion_with_the_emperors_alliance_only():
    table = imperium()
    table[ANN].influence["emperor"] = 5
    table.give_alliance("emperor", CY, 6)
    table.reveal(ANN, "firm_grip")
    assert table.persuasion() == 0
    table.end(ANN)
    table.give_alliance("emperor", BO)
    table.reveal(BO, "firm_grip")
    assert table.persuasion() == 4


def test_fremen_camp_recruits_three_for_2_spice():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "fremen_camp", "secure_contract")
    table.do(ANN, "fremen_camp.pay")
    assert (table[ANN].spice, table[ANN].garrison) == (0, 6)


def test_fremen_camp_reveals_for_2_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "fremen_camp")
    assert (table.persuasion(), table[ANN].swords) == (2, 1)
