"""The combat phase: who plays when, strengths, ties, rewards and what the winner may still play."""

from __future__ import annotations

import pytest

from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, DI, NAMES, imperium

NOTHING = "the_sleeper_must_awaken"
"""A card that cannot be played in combat. Its holder is asked all the same, so that nobody can tell."""


def fought(conflict, options=None, **strengths):
    """Resolve a conflict with these strengths. Odd strengths include a sword."""
    options = {"leaders": "choose", **(options or {})}
    table = imperium(4 if "di" in strengths else 3, conflict=conflict, options=options)
    for name, strength in strengths.items():
        table.fight(**{name: min(strength // 2, 9)})
        table[NAMES.index(name.capitalize())].swords = strength - 2 * min(strength // 2, 9)
    table.to_combat()
    return table


def rewards(table):
    """Return seat -> reward, as told by the events; 0 is the first."""
    return {e.seat: e.data["reward"] for step in table.steps for e in step.events if e.kind == "reward"}


# ---------------------------------------------------------------- the rotation


def test_a_combat_as_the_rulebook_tells_it():
    table = imperium(conflict="siege_of_arrakeen")
    table.fight(ann=4, bo=3)
    table.hold_intrigue(ANN, NOTHING)
    table.hold_intrigue(BO, "ambush", NOTHING)
    table.hold_intrigue(CY, "ambush")
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(BO, "combat:ambush")
    assert table.strength(BO) == 10
    table.answer(BO, "pass")
    assert not table.is_asked(CY)
    table.answer(ANN, "pass")
    table.answer(BO, "pass")
    table.answer(BO, "pass")  # what the winner may still play
    assert table.vp(BO) == 1
    assert table.state.places["arrakeen"].controller == BO
    assert table[ANN].solari == 4
    assert table[CY].solari == 1  # Rabban's own


def test_the_first_player_begins_if_it_fights():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "ambush")
    table.hold_intrigue(BO, "ambush")
    table.to_combat()
    assert table.is_asked(ANN, "combat")
    assert not table.is_asked(BO)


def test_else_the_next_fighter_clockwise_begins():
    table = imperium()
    table.fight(bo=1, cy=1)
    for seat in (ANN, BO, CY):
        table.hold_intrigue(seat, "ambush")
    table.to_combat()
    assert table.is_asked(BO, "combat")
    table.answer(BO, "pass")
    assert table.is_asked(CY, "combat")


def test_a_player_may_play_several_cards_in_one_go():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "ambush", "tiebreaker", NOTHING)
    table.to_combat()
    table.answer(ANN, "combat:ambush")
    table.answer(ANN, "combat:tiebreaker")
    assert table.strength(ANN) == 2 + 4 + 2


def test_passing_does_not_bar_a_later_play():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "ambush")
    table.hold_intrigue(BO, "tiebreaker")
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(BO, "combat:tiebreaker")
    table.answer(ANN, "combat:ambush")
    assert rewards(table) == {ANN: 0, BO: 1}


def test_a_played_card_makes_all_others_pass_again():
    table = imperium()
    table.fight(ann=1, bo=1, cy=1)
    table.hold_intrigue(ANN, NOTHING)
    table.hold_intrigue(BO, NOTHING)
    table.hold_intrigue(CY, "ambush", NOTHING)
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(BO, "pass")
    table.answer(CY, "combat:ambush")
    table.answer(CY, "pass")
    assert table.is_asked(ANN, "combat")
    table.answer(ANN, "pass")
    assert table.is_asked(BO, "combat")
    table.answer(BO, "pass")
    table.answer(CY, "pass")
    assert table.is_asked(CY, "win")


def test_fighters_without_intrigue_cards_are_not_asked():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(BO, NOTHING)
    table.to_combat()
    assert table.is_asked(BO, "combat")
    table.answer(BO, "pass")
    assert rewards(table) == {ANN: 1, BO: 1}


def test_a_fighter_is_asked_even_if_no_card_can_be_played_so_that_nothing_shows():
    table = imperium()
    table.fight(ann=1)
    table.hold_intrigue(ANN, NOTHING)
    table.to_combat()
    assert table.keys(ANN) == ["pass"]
    assert table.refusals(ANN)["The Sleeper Must Awaken"] == "not a combat card"


def test_a_player_who_loses_the_last_troop_drops_out_of_the_rotation():
    table = imperium()
    table.fight(ann=2, bo=1)
    table.hold_intrigue(ANN, "master_tactician", "ambush")
    table.hold_intrigue(BO, "tiebreaker")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.answer(ANN, "b")
    table.answer(ANN, "troops:2")
    assert table[ANN].garrison == 5
    assert table.strength(ANN) == 0
    assert table.is_asked(BO, "combat")
    table.answer(BO, "pass")
    assert rewards(table) == {BO: 0}


def test_master_tactician_may_retreat_nobody():
    table = imperium()
    table.fight(ann=2)
    table.hold_intrigue(ANN, "master_tactician")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.answer(ANN, "b")
    table.answer(ANN, "troops:0")
    assert rewards(table) == {ANN: 0}


def test_staged_incident_costs_three_troops_and_their_strength():
    table = imperium()
    table.fight(ann=4, bo=2)
    table.hold_intrigue(ANN, "staged_incident")
    table.to_combat()
    table.answer(ANN, "combat:staged_incident")
    assert table.vp(ANN) == 1
    assert rewards(table) == {BO: 0, ANN: 1}


def test_staged_incident_needs_three_troops():
    table = imperium()
    table.fight(ann=2)
    table.hold_intrigue(ANN, "staged_incident")
    table.to_combat()
    assert table.keys(ANN) == ["pass"]


@pytest.mark.parametrize(("alliance", "spice", "playable"), [(False, 2, False), (True, 1, False), (True, 2, True)])
def test_allied_armada_needs_an_alliance_token_and_two_spice(alliance, spice, playable):
    table = imperium()
    table.fight(ann=1)
    table[ANN].spice = spice
    if alliance:
        table.give_alliance("guild", ANN)
    table.hold_intrigue(ANN, "allied_armada")
    table.to_combat()
    assert ("combat:allied_armada" in table.keys(ANN)) is playable


def test_swords_without_a_troop_fight_for_nothing():
    table = imperium()
    table[ANN].swords = 6
    table.fight(bo=1)
    table.hold_intrigue(ANN, "ambush")
    table.to_combat()
    assert table.strength(ANN) == 0
    assert rewards(table) == {BO: 0}


def test_a_combat_without_fighters_pays_nobody():
    table = imperium()
    table.to_combat()
    assert rewards(table) == {}
    assert table.state.round == 2


# ---------------------------------------------------------------- standing orders


def test_a_standing_order_passes_for_the_whole_combat():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "ambush")
    table.hold_intrigue(BO, "tiebreaker")
    table.to_combat()
    whole, quiet = table.question(ANN).standing
    table.answer(ANN, "pass")
    table.answer(BO, "combat:tiebreaker")
    whole_again, quiet_again = table.question(ANN).standing
    assert whole.key == whole_again.key
    assert whole.picks == {"pass": 1}
    assert quiet.key != quiet_again.key  # a card was played: this order is over


def test_a_standing_order_lapses_with_its_combat():
    table = imperium()
    table.hold_intrigue(ANN, NOTHING)
    table.fight(ann=2, bo=1)
    table.to_combat()
    orders = GAME.orders(table.state)
    assert list(table.question(ANN).standing) == list(orders)
    table.finish_round()
    assert not {order.key for order in orders} & {order.key for order in GAME.orders(table.state)}


def test_a_standing_order_can_be_given_before_the_combat():
    table = imperium()
    table.state.combat_cards = 2  # in the last one
    table.hold_intrigue(ANN, NOTHING)
    table.fight(ann=2, bo=1)
    orders = GAME.orders(table.state)
    table.to_combat()
    assert list(table.question(ANN).standing) == list(orders)


def test_after_the_win_a_card_for_the_combat_comes_too_late():
    table = imperium()
    table.hold_intrigue(ANN, "ambush")
    table.fight(ann=2, bo=1)
    table.to_combat()
    table.answer(ANN, "pass")
    assert table.is_asked(ANN, "win")
    assert list(table.refusals(ANN).values()) == ["the combat is over"]


def test_a_standing_order_lapses_as_soon_as_all_have_passed_while_the_winner_still_decides():
    table = imperium()
    table.hold_intrigue(ANN, NOTHING)
    table.fight(ann=2, bo=1)
    table.to_combat()
    table.answer(ANN, "pass")
    assert table.is_asked(ANN, "win")
    assert GAME.orders(table.state) == []


def test_a_standing_order_does_not_reach_the_next_combat():
    keys = []
    table = imperium()
    for _ in range(2):
        table.fight(ann=1)
        table.hold_intrigue(ANN, "ambush")
        table.to_combat()
        keys.append(table.question(ANN).standing[0].key)
        table.finish_round()
    assert keys[0] != keys[1]


def test_the_mildest_answer_in_combat_is_to_pass():
    table = imperium()
    table.fight(ann=1)
    table.hold_intrigue(ANN, "ambush")
    table.to_combat()
    assert table.question(ANN).mildest == {"pass": 1}


# ---------------------------------------------------------------- ties and places


def test_first_second_and_with_four_players_third():
    assert rewards(fought("skirmish_a", ann=9, bo=7, cy=4, di=2)) == {ANN: 0, BO: 1, CY: 2}


def test_with_three_players_the_third_gets_nothing():
    assert rewards(fought("skirmish_a", ann=9, bo=4, cy=2)) == {ANN: 0, BO: 1}


def test_two_tied_for_first_of_four_both_get_the_second_and_the_next_the_third():
    table = fought("siege_of_arrakeen", ann=9, bo=9, cy=5, di=3)
    assert rewards(table) == {ANN: 1, BO: 1, CY: 2}
    assert table.state.places["arrakeen"].controller == -1
    assert (table[ANN].solari, table[BO].solari) == (4, 4)


def test_two_tied_for_first_of_four_and_two_tied_behind_them():
    assert rewards(fought("skirmish_a", ann=9, bo=9, cy=5, di=5)) == {ANN: 1, BO: 1}


def test_two_tied_for_first_of_three_leave_the_third_nothing():
    assert rewards(fought("skirmish_a", ann=9, bo=9, cy=5)) == {ANN: 1, BO: 1}


def test_a_tie_for_second_pays_both_the_third_reward():
    assert rewards(fought("skirmish_a", ann=9, bo=7, cy=7, di=4)) == {ANN: 0, BO: 2, CY: 2}


def test_a_tie_for_second_with_three_players_pays_both_the_third_reward():
    """Ruling A4."""
    assert rewards(fought("skirmish_a", ann=9, bo=4, cy=4)) == {ANN: 0, BO: 2, CY: 2}


def test_where_only_four_can_win_the_third_reward_two_of_three_who_tie_for_second_take_nothing():
    only_four = {"third": "four"}
    assert rewards(fought("skirmish_a", only_four, ann=9, bo=4, cy=4)) == {ANN: 0}
    assert rewards(fought("skirmish_a", only_four, ann=9, bo=7, cy=7, di=4)) == {ANN: 0, BO: 2, CY: 2}


def test_a_tie_for_third_pays_nobody():
    assert rewards(fought("skirmish_a", ann=9, bo=7, cy=4, di=4)) == {ANN: 0, BO: 1}


def test_three_tied_for_first_of_four_leave_the_fourth_nothing():
    """Ruling A5."""
    assert rewards(fought("skirmish_a", ann=6, bo=6, cy=6, di=2)) == {ANN: 1, BO: 1, CY: 1}


def test_four_tied_for_first_all_get_the_second():
    assert rewards(fought("skirmish_a", ann=6, bo=6, cy=6, di=6)) == {ANN: 1, BO: 1, CY: 1, DI: 1}


def test_three_tied_for_second():
    assert rewards(fought("skirmish_a", ann=6, bo=4, cy=4, di=4)) == {ANN: 0, BO: 2, CY: 2, DI: 2}


def test_a_lone_fighter_wins():
    assert rewards(fought("skirmish_a", cy=2)) == {CY: 0}


def test_rewards_are_paid_in_turn_order():
    """Ruling A11."""
    table = fought("skirmish_a", ann=4, bo=9, cy=2)
    paid = [event.seat for step in table.steps for event in step.events if event.kind == "reward"]
    assert paid == [ANN, BO]


def test_two_of_three_rewards_are_picked_before_either_is_carried_out():
    table = fought("battle_for_arrakeen", ann=2, bo=9)
    question = table.question(ANN)
    assert (question.least, question.most) == (2, 2)
    assert all(option.up_to == 1 for option in question.options)
    assert len(question.options) == 3
    assert table.refuses(ANN, "a")
    table.answer(ANN, {"b": 1, "c": 1})
    assert (table[ANN].spice, table[ANN].solari) == (2, 3)


# ---------------------------------------------------------------- after the win


def test_a_tied_player_may_not_play_what_only_a_winner_plays():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "to_the_victor")
    table.to_combat()
    assert table.keys(ANN) == ["pass"]
    assert list(table.refusals(ANN).values()) == ["only after winning a conflict outright"]
    table.answer(ANN, "pass")
    assert table.state.round == 2
    assert table[ANN].intrigue.count("to_the_victor") == 1


def test_the_winner_may_play_a_card_drawn_as_reward_and_pay_with_what_was_won():
    table = imperium(conflict="raid_stockpiles")
    table.fight(ann=1)
    table.state.intrigue_deck.remove("demand_respect")
    table.state.intrigue_deck.append("demand_respect")
    table.to_combat()
    table.answer(ANN, "combat:demand_respect")
    table.answer(ANN, "b")
    table.answer(ANN, "guild")
    assert table[ANN].influence["guild"] == 2
    assert table[ANN].spice == 1


def test_the_winner_may_pay_with_what_another_winners_card_brought():
    table = imperium()
    table.fight(ann=1)
    table.hold_intrigue(ANN, "to_the_victor", "demand_respect")
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(ANN, "combat:to_the_victor")
    assert table[ANN].spice == 3
    table.answer(ANN, "combat:demand_respect")
    assert table.keys(ANN) == ["a", "b"]


def test_ordinary_combat_cards_are_over_when_the_winner_is_known():
    table = imperium()
    table.fight(ann=1)
    table.hold_intrigue(ANN, "ambush")
    table.to_combat()
    table.answer(ANN, "pass")
    assert table.question(ANN).kind == "win"
    assert table.keys(ANN) == ["pass"]


# ---------------------------------------------------------------- afterwards


def test_all_troops_of_the_conflict_go_to_the_supply_the_winners_too():
    table = fought("skirmish_a", ann=6, bo=2)
    assert (table[ANN].troops, table[ANN].supply, table[ANN].garrison) == (0, 9, 3)
    assert (table[BO].troops, table[BO].supply, table[BO].garrison) == (0, 9, 3)


def test_swords_are_gone_after_the_combat():
    table = fought("skirmish_a", ann=7)
    assert table[ANN].swords == 0


def test_the_winner_of_a_place_replaces_the_old_controller():
    table = imperium(conflict="siege_of_carthag")
    table.state.places["carthag"].controller = BO
    table.fight(ann=1)
    table.to_combat()
    assert table.state.places["carthag"].controller == ANN
    table.pass_turns(BO, CY)
    solari = table[ANN].solari
    table.send(ANN, "reconnaissance", "carthag")
    assert table[ANN].solari == solari + 1
    assert table[BO].solari == 0


def test_the_second_gains_no_control():
    table = fought("siege_of_carthag", ann=2, bo=2)
    assert table.state.places["carthag"].controller == -1


def test_sort_through_the_chaos_gives_the_mentat_at_the_start_of_the_next_round():
    table = imperium(conflict="sort_through_the_chaos")
    table.give_mentat(BO)
    table.fight(ann=1)
    table.finish_round()
    assert table[ANN].ready == ["agent", "agent", "mentat"]
    assert table[BO].ready == ["agent", "agent"]
    table[BO].spice = 1
    table.hold_intrigue(BO, "calculated_hire")
    assert "plot:calculated_hire" not in table.keys(BO)


def test_the_mentat_won_goes_home_after_its_round():
    table = imperium(conflict="sort_through_the_chaos")
    table.fight(ann=1)
    table.finish_round()
    table.finish_round()
    assert table.state.round == 3
    assert table[ANN].ready == ["agent", "agent"]
    assert [space.key for space in table.view(None).spaces if space.mentat_here] == ["mentat"]


def test_terrible_purpose_may_trash_a_card():
    table = imperium(conflict="terrible_purpose")
    table.fight(ann=1)
    table[ANN].discard.append("dagger")
    table.to_combat()
    assert table.keys(ANN) == ["discard:dagger", "none"]
    table.answer(ANN, "discard:dagger")
    assert table.vp(ANN) == 1
    assert table[ANN].trashed == ["dagger"]
