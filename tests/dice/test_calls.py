"""How often a round calls somebody back to the table: the fewer, the better a game goes over days."""

from tests.dice.calls import ALL_ORDERS, calls, calls_a_round

GAMES = 12


def test_a_round_of_four_calls_somebody_hardly_more_than_six_times():
    assert calls_a_round(GAMES) < 6.5


def test_with_standing_orders_for_invitations_hardly_more_than_once_a_turn():
    assert calls_a_round(GAMES, ALL_ORDERS) < 4.5


def test_whoever_has_invited_is_called_back_only_for_battles_and_what_follows_them():
    counted, _ = calls("calls0")
    assert not {"recruit", "kill", "ship", "target", "end-turn"} & set(counted)
