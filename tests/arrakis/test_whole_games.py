"""Whole random wars: they end, pass the checks of every game, and keep their invariants at every step."""

import pytest

from games.arrakis import GAME
from games.core.protocol import Setup
from tests.arrakis.invariants import check_all
from tests.arrakis.players import steady_game
from tests.support.checks import CHEAP, DEAR, Moment, play_and_check
from tests.support.soak import share_of


def sums_hold(moment: Moment) -> None:
    check_all(moment.state)


TABLES = [(2, "harkonnen"), (3, "harkonnen"), (3, "atreides"), (4, "harkonnen")]


@pytest.mark.parametrize(("seats", "shared"), TABLES)
def test_a_war_ends_and_its_sums_hold_at_every_step(seats, shared):
    state = play_and_check(GAME, seats, f"sums {seats}", (*CHEAP, sums_hold), options={"shared": shared})
    assert state.ending is not None
    assert GAME.questions(state) == []


def test_a_war_in_which_the_atreides_are_shared_keeps_the_promises_of_every_game():
    """Other numbers of seats are checked with all games."""
    options = {"shared": "atreides"}
    play_and_check(GAME, 3, "promises atreides", CHEAP, DEAR, lambda number: number % 25 == 0, options)


def test_a_war_between_steady_players_keeps_its_sums_at_every_step():
    setup = Setup(("Ann", "Bo"), {}, bytes(32))
    assert steady_game(setup, "steady sums", lambda state, step, given: check_all(state)).ending is not None


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "shared"), TABLES)
def test_many_wars(seats, shared):
    for number in range(share_of(20)):
        options = {"shared": shared}
        play_and_check(GAME, seats, f"soak {number}", (*CHEAP, sums_hold), DEAR, lambda step: step % 5 == 0, options)
