"""How often a round of the dice game calls somebody. A game over days is better with fewer calls."""

from collections import Counter

import pytest

from tests.dice.calls import ALL_ORDERS, calls, calls_a_round, eager_picks

SOME_GAMES = pytest.mark.parametrize("games", [10, pytest.param(30, marks=pytest.mark.soak)])


@SOME_GAMES
def test_a_round_of_four_calls_somebody_at_most_six_times(games):
    assert calls_a_round(games) <= 6


@SOME_GAMES
def test_with_standing_orders_for_invitations_hardly_more_than_once_a_turn(games):
    assert calls_a_round(games, ALL_ORDERS) < 4.5


@SOME_GAMES
def test_where_everybody_is_invited_who_can_be_it_is_hardly_more_than_one_call_for_each_turn_and_invitation(games):
    counted = sum((calls(f"calls{number}", player=eager_picks)[0] for number in range(games)), Counter())
    assert counted.total() < 1.3 * (counted["freeze"] + counted["invited"])


def test_whoever_has_invited_is_called_back_only_for_battles_and_what_follows_them():
    counted, _ = calls("calls0", player=eager_picks)
    assert not {"recruit", "kill", "ship", "target", "end-turn"} & set(counted)


@SOME_GAMES
def test_hardly_anybody_is_called_back_for_equipment(games):
    found = [calls(f"calls{number}", player=eager_picks) for number in range(games)]
    assert sum(counted["equip"] for counted, _ in found) < 0.05 * sum(rounds for _, rounds in found)
