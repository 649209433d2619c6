"""Imperium cards from Gene Manipulation to Other Memory."""

from __future__ import annotations

from tests.imperium.base import SPACES
from tests.imperium.table import ANN, BO, CY, imperium


def test_gene_manipulation_may_trash_a_card():
    table = imperium()
    table.hold(ANN, "dagger")
    table.send(ANN, "gene_manipulation", "arrakeen")
    table.do(ANN, "gene_manipulation.trash")
    table.answer(ANN, "hand:dagger")
    assert table[ANN].trashed == ["dagger"]
    assert table[ANN].spice == 0


def test_gene_manipulation_gains_2_spice_beside_another_bene_gesserit_card_even_if_nothing_is_trashed():
    table = imperium()
    table.put_in_play(ANN, "space_travel", "the_voice")
    table.send(ANN, "gene_manipulation", "arrakeen")
    assert table[ANN].spice == 2


def test_gene_manipulation_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "gene_manipulation")
    assert table.persuasion() == 2


def test_guild_administrator_may_trash_a_card_and_reveals_for_1_persuasion():
    table = imperium()
    table.hold(ANN, "dagger")
    table.send(ANN, "guild_administrator", "secure_contract")
    table.do(ANN, "guild_administrator.trash")
    table.answer(ANN, "hand:dagger")
    assert table[ANN].trashed == ["dagger"]
    table.end(ANN)
    table.reveal(BO, "guild_administrator")
    assert table.persuasion() == 1


def test_guild_ambassador_gains_guild_influence_or_2_spice():
    table = imperium()
    table.send(ANN, "guild_ambassador", "hall_of_oratory")
    table.do(ANN, "guild_ambassador", "choose:a")
    assert (table[ANN].influence["guild"], table[ANN].spice) == (1, 0)
    other = imperium()
    other.send(ANN, "guild_ambassador", "hall_of_oratory")
    other.do(ANN, "guild_ambassador", "choose:b")
    assert (other[ANN].influence["guild"], other[ANN].spice) == (0, 2)


def test_guild_ambassador_sells_a_victory_point_for_3_spice_to_the_guilds_ally():
    table = imperium()
    table.give_alliance("guild", ANN)
    table[ANN].spice = 3
    before = table.vp(ANN)
    table.reveal(ANN, "guild_ambassador")
    table.do(ANN, "guild_ambassador")
    assert (table.vp(ANN), table[ANN].spice) == (before + 1, 0)


def test_guild_ambassador_sells_nothing_without_the_alliance_or_the_spice():
    table = imperium()
    table[ANN].influence["guild"] = 6
    table[ANN].spice = 3
    table.reveal(ANN, "guild_ambassador")
    assert not any("guild_ambassador" in key for key in table.keys(ANN))
    table.give_alliance("guild", ANN)
    table[ANN].spice = 2
    assert not any("guild_ambassador" in key for key in table.keys(ANN))


def test_guild_bankers_make_every_spice_must_flow_of_the_turn_3_cheaper():
    table = imperium()
    table.reveal(ANN, "guild_bankers")
    assert table.state.turn
    table.state.turn.persuasion = 12
    table.answer(ANN, "buy:the_spice_must_flow")
    table.answer(ANN, "buy:the_spice_must_flow")
    assert (table.vp(ANN), table.persuasion()) == (2, 0)


def test_guild_bankers_make_nothing_else_cheaper():
    table = imperium()
    table.put_in_row("opulence")
    table.reveal(ANN, "guild_bankers")
    assert table.state.turn
    table.state.turn.persuasion = 5
    assert "buy:opulence" not in table.keys(ANN)


def test_gun_thopter_kills_a_garrison_troop_of_each_opponent_but_none_in_the_conflict():
    table = imperium()
    table.fight(bo=1, cy=2)
    table[CY].supply += table[CY].garrison
    table[CY].garrison = 0
    table.send(ANN, "gun_thopter", "imperial_basin")
    table.rest(ANN)
    assert (table[BO].garrison, table[BO].troops) == (2, 1)
    assert (table[CY].garrison, table[CY].troops) == (0, 2)
    assert table[ANN].garrison == 3


def test_gun_thopter_reveals_for_3_swords_and_may_deploy_one_troop():
    table = imperium()
    table.reveal(ANN, "gun_thopter")
    assert table.up_to_deploy(ANN) == 1
    table.deploy(ANN, 1)
    assert table.strength(ANN) == 2 + 3
    assert table.up_to_deploy(ANN) == 0


def test_gurney_halleck_recruits_two_and_draws_a_card():
    table = imperium()
    table.send(ANN, "gurney_halleck", "carthag")
    hand = len(table[ANN].hand)
    table.do(ANN, "gurney_halleck.recruit")
    table.do(ANN, "gurney_halleck.draw")
    assert (table[ANN].garrison, len(table[ANN].hand)) == (5, hand + 1)


def test_gurney_hallecks_recruits_may_go_straight_to_the_conflict():
    table = imperium()
    table[ANN].solari = 3
    table.reveal(ANN, "gurney_halleck")
    assert table.persuasion() == 2
    assert table.up_to_deploy(ANN) == 0
    table.do(ANN, "gurney_halleck.pay")
    assert table[ANN].solari == 0
    assert table[ANN].garrison == 5
    assert table.up_to_deploy(ANN) == 2
    table.deploy(ANN, 2)
    assert (table[ANN].troops, table[ANN].garrison) == (2, 3)


def test_imperial_spy_trashes_itself_for_an_intrigue_card():
    table = imperium()
    table.send(ANN, "imperial_spy", "wealth")
    table.do(ANN, "imperial_spy.pay")
    assert table[ANN].trashed == ["imperial_spy"]
    assert len(table[ANN].intrigue) == 1


def test_imperial_spy_may_stay():
    table = imperium()
    table.send(ANN, "imperial_spy", "wealth")
    table.end(ANN)
    assert table[ANN].in_play == ["imperial_spy"]
    assert table[ANN].intrigue == []


def test_imperial_spy_trashed_by_anything_else_brings_no_intrigue_card():
    table = imperium()
    table.hold(ANN, "imperial_spy")
    table.send(ANN, "gene_manipulation", "arrakeen")
    table.do(ANN, "gene_manipulation.trash")
    table.answer(ANN, "hand:imperial_spy")
    assert table[ANN].intrigue == []


def test_imperial_spy_reveals_for_1_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "imperial_spy")
    assert (table.persuasion(), table[ANN].swords) == (1, 1)


def test_kwisatz_haderach_goes_anywhere_past_enemy_agents_and_draws_a_card():
    table = imperium()
    table.make_rich(ANN)
    table[ANN].influence["fremen"] = 2
    table.place_agent(BO, "arrakeen")
    assert table.spaces_for(ANN, "kwisatz_haderach") == set(SPACES)
    table.send(ANN, "kwisatz_haderach", "arrakeen")
    hand = len(table[ANN].hand)
    table.do(ANN, "kwisatz_haderach.draw")
    assert len(table[ANN].hand) == hand + 1
    assert [piece.seat for piece in table.state.places["arrakeen"].agents] == [BO, ANN]


def test_kwisatz_haderach_moves_an_agent_from_the_board_when_none_is_left():
    table = imperium()
    table.place_agent(ANN, "hagga_basin")
    table.place_agent(ANN, "wealth")
    table.send(ANN, "kwisatz_haderach", "secure_contract")
    table.answer(ANN, "wealth")
    assert table.state.places["wealth"].agents == []
    assert table[ANN].solari == 3


def test_kwisatz_haderach_may_visit_its_own_space_anew():
    table = imperium()
    table.place_agent(ANN, "hagga_basin")
    table.place_agent(ANN, "wealth")
    table.send(ANN, "kwisatz_haderach", "hagga_basin")
    assert (table[ANN].water, table[ANN].spice) == (0, 2)
    assert len(table.state.places["hagga_basin"].agents) == 1


def test_kwisatz_haderach_pays_meets_requirements_and_bows_to_the_voice_and_to_once_per_game():
    table = imperium()
    table[ANN].council_seat = True
    table.state.places["arrakeen"].voices = [BO]
    spaces = table.spaces_for(ANN, "kwisatz_haderach")
    assert spaces.isdisjoint({"conspire", "high_council", "sietch_tabr", "arrakeen"})


def test_kwisatz_haderach_reveals_for_nothing():
    table = imperium()
    table.reveal(ANN, "kwisatz_haderach")
    assert (table.persuasion(), table[ANN].swords) == (0, 0)


def test_lady_jessica_draws_two_cards():
    table = imperium()
    table.send(ANN, "lady_jessica", "secure_contract")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert len(table[ANN].hand) == hand + 2


def test_lady_jessica_reveals_for_3_persuasion_and_a_sword():
    table = imperium()
    table.reveal(ANN, "lady_jessica")
    assert (table.persuasion(), table[ANN].swords) == (3, 1)


def test_lady_jessica_gains_influence_with_any_faction_when_acquired():
    table = imperium()
    table.put_in_row("lady_jessica")
    table.reveal(ANN)
    assert table.state.turn
    table.state.turn.persuasion = 7
    table.answer(ANN, "buy:lady_jessica")
    table.answer(ANN, "bene_gesserit")
    assert table[ANN].influence["bene_gesserit"] == 1


def test_liet_kynes_reveals_for_2_persuasion_per_fremen_card_himself_included():
    table = imperium()
    table.put_in_play(ANN, "fremen_camp", "imperial_spy")
    table.reveal(ANN, "liet_kynes", "arrakis_liaison", "stilgar")
    table.do(ANN, "liet_kynes")
    assert table.persuasion() == 8 + 2 + 2


def test_liet_kynes_gains_influence_with_the_emperor_when_acquired():
    table = imperium()
    table.put_in_row("liet_kynes")
    table.reveal(ANN)
    assert table.state.turn
    table.state.turn.persuasion = 5
    table.answer(ANN, "buy:liet_kynes")
    assert table[ANN].influence["emperor"] == 1


def test_missionaria_protectiva_gains_any_influence_beside_another_bene_gesserit_card():
    table = imperium()
    table.put_in_play(ANN, "the_voice")
    table.send(ANN, "missionaria_protectiva", "arrakeen")
    table.do(ANN, "missionaria_protectiva")
    table.answer(ANN, "guild")
    assert table[ANN].influence["guild"] == 1


def test_missionaria_protectiva_alone_gains_nothing_but_a_second_copy_counts():
    table = imperium()
    table.send(ANN, "missionaria_protectiva", "arrakeen")
    assert not any("missionaria" in key for key in table.keys(ANN))
    table.put_in_play(ANN, "missionaria_protectiva")
    assert any("missionaria" in key for key in table.keys(ANN))


def test_missionaria_protectiva_reveals_for_1_persuasion():
    table = imperium()
    table.reveal(ANN, "missionaria_protectiva")
    assert table.persuasion() == 1


def test_opulence_gains_3_solari():
    table = imperium()
    table.send(ANN, "opulence", "wealth")
    assert table[ANN].solari == 2 + 3


def test_opulence_reveals_for_1_persuasion_and_sells_a_victory_point_for_6_solari():
    table = imperium()
    table[ANN].solari = 6
    table.reveal(ANN, "opulence")
    assert table.persuasion() == 1
    table.do(ANN, "opulence.pay")
    assert (table.vp(ANN), table[ANN].solari) == (1, 0)


def test_opulence_sells_nothing_for_5_solari():
    table = imperium()
    table[ANN].solari = 5
    table.reveal(ANN, "opulence")
    assert "do:opulence.pay" not in table.keys(ANN)


def test_other_memory_draws_a_card_or_takes_back_a_bene_gesserit_card():
    table = imperium()
    table[ANN].discard += ["dagger", "the_voice"]
    table.send(ANN, "other_memory", "secure_contract")
    table.do(ANN, "other_memory", "choose:b")
    assert table.keys(ANN) == ["the_voice"]
    table.answer(ANN, "the_voice")
    assert "the_voice" in table[ANN].hand
    assert table[ANN].discard == ["dagger"]


def test_other_memory_only_draws_without_a_bene_gesserit_card_in_the_discard_pile():
    table = imperium()
    table[ANN].discard.append("dagger")
    table.send(ANN, "other_memory", "secure_contract")
    assert "do:other_memory.choose:b" not in table.keys(ANN)
    hand = len(table[ANN].hand)
    table.do(ANN, "other_memory", "choose:a")
    assert len(table[ANN].hand) == hand + 1


def test_other_memory_reveals_for_2_persuasion():
    table = imperium()
    table.reveal(ANN, "other_memory")
    assert table.persuasion() == 2
