"""How often a round calls somebody back to the table: the fewer, the better a game goes over days."""

from tests.dice.calls import ALL_ORDERS, calls, calls_a_round, eager_picks

GAMES = 30


def test_a_round_of_four_calls_somebody_at_most_six_times():
    assert calls_a_round(GAMES) <= 6


def test_with_standing_orders_for_invitations_hardly_more_than_once_a_turn():
    assert calls_a_round(GAMES, ALL_ORDERS) < 4.5


def test_where_everybody_is_invited_who_can_be_it_is_hardly_more_than_one_call_for_each_turn_and_invitation():
    assert calls_a_round(GAMES, player=eager_picks) < 6.6


def test_whoever_has_invited_is_called_back_only_for_battles_and_what_follows_them():
    counted, _ = calls("calls0", player=eager_picks)
    assert not {"recruit", "kill", "ship", "target", "end-turn"} & set(counted)


def test_hardly_anybody_is_called_back_for_equipment():
    found = [calls(f"calls{number}", player=eager_picks) for number in range(GAMES)]
    assert sum(counted["equip"] for counted, _ in found) < 0.05 * sum(rounds for _, rounds in found)
