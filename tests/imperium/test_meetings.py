"""Situations in which several rules meet: empty decks, several plots, several winners, the last round."""

from __future__ import annotations

import pytest

from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, DI, imperium


def empty_deck(table, seat):
    table[seat].deck, table[seat].discard = [], []


# ---------------------------------------------------------------- empty decks and supplies


def test_a_card_on_top_of_an_empty_deck_is_the_next_that_is_drawn():
    table = imperium()
    empty_deck(table, ANN)
    table[ANN].spice = 2
    table.put_in_row("stilgar")
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "b")
    table.answer(ANN, "stilgar")
    table.send(ANN, "dr_yueh", "carthag")
    table.do(ANN, "draw")
    assert "stilgar" in table[ANN].hand


def test_a_card_bought_onto_the_deck_may_be_drawn_and_revealed_in_the_same_turn():
    table = imperium()
    empty_deck(table, ANN)
    table.put_in_row("stilgar")
    table.hold_intrigue(ANN, "recruitment_mission", "poison_snooper")
    table.give_hand(ANN, "piter_de_vries", "arrakis_liaison")
    table[ANN].deck = []
    table.reveal(ANN)
    table.answer(ANN, "plot:recruitment_mission")
    table.answer(ANN, "top:stilgar")
    assert table.persuasion() == 1
    table.answer(ANN, "plot:poison_snooper")
    table.answer(ANN, "draw")
    assert "stilgar" in table[ANN].revealed
    assert table.persuasion() == 3
    assert table[ANN].swords == 4


def test_ilban_without_a_card_to_draw_pays_all_the_same():
    table = imperium(leader="count_ilban_richese")
    table[ANN].solari = 4
    table.hold(ANN, "dagger")
    empty_deck(table, ANN)
    hand = len(table[ANN].hand)
    table.send(ANN, "dagger", "rally_troops")
    assert table[ANN].solari == 0
    assert len(table[ANN].hand) == hand - 1


def test_bindu_suspension_with_nothing_to_draw_still_passes():
    table = imperium()
    empty_deck(table, ANN)
    table.plot(ANN, "bindu_suspension")
    table.answer(ANN, "pass")
    assert table.is_asked(BO, "turn")


def test_recruits_of_a_reveal_turn_may_go_to_the_conflict_only_as_far_as_the_supply_reached():
    table = imperium()
    table[ANN].solari = 3
    table[ANN].garrison, table[ANN].supply = 11, 1
    table.reveal(ANN, "gurney_halleck")
    table.do(ANN, "pay")
    assert table.up_to_deploy(ANN) == 1


def test_without_a_troop_in_supply_a_combat_space_still_lets_two_of_the_garrison_go():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 12, 0
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    assert table.up_to_deploy(ANN) == 2


def test_rapid_mobilization_of_an_empty_garrison_is_spent_and_asks_nothing():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 0, 12
    table.plot(ANN, "rapid_mobilization")
    assert table.is_asked(ANN, "turn")
    assert table.state.intrigue_discard == ["rapid_mobilization"]


def test_a_reward_of_an_intrigue_card_is_lost_where_none_is_left():
    table = imperium(conflict="raid_stockpiles")
    table.state.intrigue_deck, table.state.intrigue_discard = [], []
    table.fight(ann=1)
    table.to_combat()
    assert (table[ANN].intrigue, table[ANN].spice) == ([], 3)


# ---------------------------------------------------------------- several plots and waiting cards


def test_all_waiting_plots_work_on_the_reveal_turn_and_go_to_the_discard_pile():
    table = imperium()
    table.plot(ANN, "charisma")
    table.plot(ANN, "recruitment_mission")
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    table.end(ANN)
    table.pass_turns(BO, CY)
    assert table[ANN].waiting == ["charisma", "recruitment_mission"]
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 3
    assert any(key.startswith("top:") for key in table.keys(ANN))
    assert table[ANN].waiting == []
    assert {"charisma", "recruitment_mission"} <= set(table.state.intrigue_discard)


def test_envoy_and_infiltrate_work_together_in_one_turn():
    table = imperium()
    table.place_agent(BO, "wealth")
    table.plot(ANN, "dispatch_an_envoy")
    table.plot(ANN, "infiltrate")
    table.send(ANN, "convincing_argument", "wealth")
    assert table[ANN].solari == 2


def test_a_played_card_is_not_shuffled_back_while_its_own_effect_draws():
    table = imperium()
    table[ANN].influence["bene_gesserit"] = 3
    table.hold_intrigue(ANN, "secret_of_the_sisterhood")
    table.state.intrigue_deck, table.state.intrigue_discard = [], []
    table.plot(ANN, "secret_of_the_sisterhood")
    assert table[ANN].intrigue == []
    assert table.state.intrigue_discard == ["secret_of_the_sisterhood"]


def test_a_last_card_that_must_be_discarded_leaves_only_the_reveal():
    table = imperium()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.give_hand(BO, "dagger")
    table.give_hand(CY)
    table.send(ANN, "reverend_mother_mohiam", "secrets")
    table.do(ANN, "reverend_mother_mohiam")
    assert table[BO].discard == ["dagger"]
    table.end(ANN)
    assert table.keys(BO) == ["reveal"]


def test_kwisatz_haderach_names_where_each_agent_comes_from():
    table = imperium()
    table.place_agent(ANN, "hagga_basin")
    table.send(ANN, "kwisatz_haderach", "wealth")
    named = {option.key: option.text.key for option in table.question(ANN).options}
    assert named == {"leader": "pick-mover-leader", "hagga_basin": "pick-mover-space"}


def test_kwisatz_haderach_sells_melange_with_an_agent_of_the_board():
    table = imperium()
    table[ANN].spice = 3
    table.place_agent(ANN, "hagga_basin")
    table.send(ANN, "kwisatz_haderach", "sell_melange:3")
    table.answer(ANN, "hagga_basin")
    assert (table[ANN].spice, table[ANN].solari) == (0, 8)
    assert table.state.places["hagga_basin"].agents == []
    assert table[ANN].ready == ["agent"]


def test_mohiam_takes_cards_and_lets_nobody_give_a_troop_instead():
    table = imperium()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.fight(bo=2)
    table.give_hand(BO, "dagger", "diplomacy", "seek_allies")
    table.send(ANN, "reverend_mother_mohiam", "secrets")
    table.do(ANN, "reverend_mother_mohiam")
    assert table.keys(BO) == ["dagger", "diplomacy", "seek_allies"]
    assert (table.question(BO).least, table.question(BO).most) == (2, 2)


# ---------------------------------------------------------------- control, tracks and tokens


def test_a_controller_who_visits_its_own_space_anew_is_paid_again():
    table = imperium()
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table[ANN].spice == 2
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.send(ANN, "kwisatz_haderach", "imperial_basin")
    assert table[ANN].spice == 4


def test_a_masterstroke_at_the_top_of_a_track_is_used_up():
    table = imperium(leader="baron_vladimir_harkonnen")
    table.give_alliance("emperor", ANN, 6)
    table[ANN].garrison, table[ANN].supply = 4, 8
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:4")
    assert table[ANN].baron_revealed
    assert (table[ANN].influence["emperor"], table[ANN].influence["guild"]) == (6, 1)


def test_an_alliance_lost_by_the_price_of_its_own_card_no_longer_helps_the_reveal():
    table = imperium()
    table.give_alliance("emperor", ANN, 4)
    table[ANN].spice = 2
    table.send(ANN, "shifting_allegiances", "secure_contract")
    table.do(ANN, "pay")
    table.answer(ANN, "emperor")
    table.answer(ANN, "fremen")
    table.end(ANN)
    assert table.state.alliances["emperor"] == -1
    assert table.vp(ANN) == 2  # two friendships: the emperor's at 3, the Fremen's at 2
    table.pass_turns(BO, CY)
    table.reveal(ANN, "firm_grip")
    assert table.persuasion() == 0


# ---------------------------------------------------------------- conflicts with several to answer


def test_two_who_tie_for_second_pick_their_rewards_one_after_the_other_in_turn_order():
    table = imperium(conflict="cloak_and_dagger")
    table.state.first = BO
    table.fight(ann=1, bo=3, cy=1)
    table.to_combat()
    asked = []
    while table.state.round == 1:
        question = table.question(table.questions()[0].seat)
        asked.append((question.seat, question.kind))
        pick = {"faction": "guild", "alternative": "b", "win": "pass"}[question.kind]
        table.answer(question.seat, pick)
    assert asked == [(BO, "faction"), (CY, "alternative"), (ANN, "alternative"), (BO, "win")]
    assert (table[ANN].spice, table[CY].spice) == (1, 2)  # Rabban began with one


def test_a_fighter_is_told_the_strength_of_everybody_in_the_conflict():
    table = imperium(4)
    table.fight(ann=1, bo=3, cy=2)
    table.hold_intrigue(ANN, "ambush")
    table.to_combat()
    told = next(text for text in table.question(ANN).context if text.key == "context-strengths")
    strengths = [(each.args["seat"].args["seat"], each.args["n"]) for each in told.args["strengths"]]
    assert strengths == [(BO, 6), (CY, 4), (ANN, 2)]


def test_troops_lost_are_told():
    table = imperium()
    table.send(ANN, "gun_thopter", "secure_contract")
    step = table.do(ANN, "each_opponent")
    assert [(event.kind, event.seat) for event in step.events] == [("lost_troops", BO), ("lost_troops", CY)]


def test_a_retreat_of_nobody_is_not_told():
    table = imperium()
    table.fight(ann=2)
    table.reveal(ANN, "chani")
    table.do(ANN, "retreat")
    step = table.answer(ANN, "troops:0")
    assert step.events == ()


@pytest.mark.parametrize(("conflict", "drawn"), [("cloak_and_dagger", 2), ("grand_vision", 1)])
def test_what_a_reward_draws_is_seen_before_its_influence_is_picked(conflict, drawn):
    table = imperium(conflict=conflict)
    table.fight(ann=1)
    table.to_combat()
    assert table.is_asked(ANN, "faction")
    assert len(table[ANN].intrigue) == drawn


def test_the_last_of_three_fighters_takes_the_third_reward_though_the_fourth_player_stays_away():
    table = imperium(4, conflict="guild_bank_raid")
    table.fight(ann=3, bo=2, di=1)
    before = table[DI].solari
    table.to_combat()
    assert (table[ANN].solari, table[BO].solari, table[DI].solari) == (6, 4, before + 2)


def test_all_who_tie_for_first_pick_two_of_three():
    table = imperium(4, conflict="battle_for_arrakeen")
    table.fight(ann=2, bo=2, cy=2, di=2)
    before = [table[seat].spice for seat in (ANN, BO, CY, DI)]
    table.to_combat()
    for seat in (ANN, BO, CY, DI):
        table.answer(seat, {"b": 1, "c": 1})
    assert [table[seat].spice for seat in (ANN, BO, CY, DI)] == [n + 2 for n in before]
    assert table.state.places["arrakeen"].controller == -1


def test_a_lone_fighter_who_stages_an_incident_with_the_last_troops_wins_nothing():
    table = imperium(conflict="siege_of_carthag")
    table.fight(ann=3)
    table.hold_intrigue(ANN, "staged_incident", "to_the_victor")
    table.to_combat()
    table.answer(ANN, "combat:staged_incident")
    assert table.vp(ANN) == 1
    assert table.state.places["carthag"].controller == -1
    assert table.state.round == 2
    assert table[ANN].intrigue == ["to_the_victor"]


def test_the_incident_of_the_strongest_leaves_the_conflict_to_the_other():
    table = imperium()
    table.fight(ann=3, bo=1)
    table.hold_intrigue(ANN, "staged_incident")
    table.to_combat()
    table.answer(ANN, "combat:staged_incident")
    assert (table.vp(ANN), table.vp(BO)) == (1, 1)


# ---------------------------------------------------------------- the last round


def test_the_last_cards_are_over_as_soon_as_all_have_passed_in_a_row():
    table = imperium()
    table.hold_intrigue(ANN, "windfall")
    table.hold_intrigue(BO, "windfall")
    table.hold_intrigue(CY, "windfall")
    table.to_endgame()
    for seat in (ANN, BO, CY):
        assert GAME.result(table.state) is None
        table.answer(seat, "pass")
    assert GAME.result(table.state) is not None


def test_a_point_of_the_last_cards_wins_over_a_tiebreaker():
    table = imperium()
    table[ANN].points["test"] = table[BO].points["test"] = 10
    table[BO].discard += ["the_spice_must_flow"]
    table.hold_intrigue(ANN, "tiebreaker")
    table.hold_intrigue(BO, "corner_the_market")
    table.to_endgame()
    table.answer(ANN, "endgame:tiebreaker")
    table.answer(BO, "endgame:corner_the_market")
    outcome = GAME.result(table.state)
    assert [place.seat for place in outcome.ranking][:2] == [BO, ANN]
    assert outcome.decided_by is None


def test_troops_of_the_last_conflict_do_not_count_as_garrison_in_a_tie():
    table = imperium(conflict="skirmish_b")
    table[BO].points["test"] = 1
    for seat in (ANN, BO, CY):
        table[seat].spice = table[seat].solari = table[seat].water = 0
    table[BO].garrison, table[BO].supply = 1, 11
    table[ANN].garrison, table[ANN].supply = 0, 12
    table.fight(ann=6)
    table.to_endgame()
    outcome = GAME.result(table.state)
    assert [place.seat for place in outcome.ranking][:2] == [BO, ANN]
    assert outcome.decided_by.key == "decided-garrison"


@pytest.mark.parametrize(("players", "points"), [(3, 10), (4, 9)])
def test_the_point_of_the_start_counts_for_the_end(players, points):
    table = imperium(players)
    table[ANN].points["test"] = points
    table.finish_round()
    assert GAME.result(table.state) is not None


def test_the_end_is_told_at_once_and_names_the_winner():
    table = imperium()
    table[CY].points["test"] = 3
    table.hold_intrigue(ANN, "windfall")
    table.to_endgame()
    step = table.answer(ANN, "pass")
    assert step.closes
    assert [(event.kind, event.seat) for event in step.events] == [("won", CY)]


# ---------------------------------------------------------------- undo by consent


def put_on_the_deck(table, card):
    table[ANN].spice = 2
    table.put_in_row(card)
    table.plot(ANN, "bypass_protocol")
    table.answer(ANN, "b")
    table.answer(ANN, card)


def test_a_card_put_openly_on_the_deck_stays_there_when_the_rest_is_shuffled_anew():
    table = imperium()
    put_on_the_deck(table, "stilgar")
    for salt in "abcdef":
        GAME.reroll_unknown(table.state, salt)
        assert table[ANN].deck[-1] == "stilgar"


def tops_after_forgetting(table):
    tops = set()
    for salt in "abcdefgh":
        GAME.reroll_unknown(table.state, salt)
        tops.add(table[ANN].deck[-1])
    return tops


@pytest.mark.parametrize("way", ["draw", "trash"])
def test_a_card_that_left_the_top_of_the_deck_keeps_no_place_for_another(way):
    table = imperium()
    put_on_the_deck(table, "stilgar")
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, way)
    assert len(tops_after_forgetting(table)) > 1


def test_cards_put_on_the_deck_are_lost_in_it_when_it_is_shuffled():
    table = imperium()
    put_on_the_deck(table, "stilgar")
    put_on_the_deck(table, "chani")
    table.plot(ANN, "refocus")
    assert len(tops_after_forgetting(table)) > 1
