"""Whole wars played by chance: they end, keep the promises of every game, and their sums hold at every step."""

import pytest

from games.arrakis import GAME
from tests.arrakis.invariants import check_all
from tests.support.checks import CHEAP, DEAR, Moment, play_and_check
from tests.support.soak import share_of


def sums_hold(moment: Moment) -> None:
    check_all(moment.state)


def test_a_war_ends_and_its_sums_hold_at_every_step():
    for number in range(2):
        state = play_and_check(GAME, 2, f"sums {number}", (*CHEAP, sums_hold))
        assert state.ending is not None
        assert GAME.questions(state) == []


def test_a_war_keeps_the_promises_of_every_game():
    play_and_check(GAME, 2, "promises", CHEAP, DEAR, lambda number: number % 9 == 0)


@pytest.mark.soak
def test_many_wars():
    for number in range(share_of(60)):
        play_and_check(GAME, 2, f"soak {number}", (*CHEAP, sums_hold), DEAR, lambda step: step % 5 == 0)
