"""Random whole games of Dune: Imperium keep all sums at every step."""

from __future__ import annotations

import hashlib

import pytest

from games.imperium import GAME
from tests.imperium.invariants import PointsByEvents, sums_hold
from tests.support.checks import CHEAP, DEAR, play_and_check
from tests.support.soak import numbers, share_of, taste_of

OPTIONS = (
    {"leaders": "choose"},
    {"leaders": "random", "houses": "different"},
    {"leaders": "draft"},
    {"leaders": "draft", "houses": "different"},
)
BATCH, LARGE_BATCH = 10, 100
"""Games in one test: small batches in every run, large ones in the long soak."""
USUAL = 40
"""The first games, which every run plays. A soak plays all."""
FEW_STATES, MANY_STATES = 6, 20
"""How many states of a game are checked: in every run, and in a soak."""
STEPS_A_GAME = 700
"""About the number of steps in a random game, for choosing the states at random."""


def play(number: int, thorough: bool) -> None:
    seats = 3 + number % 2
    cheap = (*CHEAP, sums_hold, PointsByEvents(seats))
    seed = f"imperium {number}"
    play_and_check(
        GAME,
        seats,
        seed,
        cheap,
        DEAR,
        (lambda step: True) if thorough else (lambda step: is_sample(number, step, USUAL)),
        OPTIONS[number % len(OPTIONS)],
    )


def is_sample(game: int, step: int, usual: int) -> bool:
    """Return whether to check this state of a game. Each game checks others."""
    states = FEW_STATES if game < usual else MANY_STATES
    return int.from_bytes(hashlib.sha256(f"{game}/{step}".encode()).digest()[:4], "big") % STEPS_A_GAME < states


@pytest.mark.parametrize("batch", numbers(200 // BATCH, usual=USUAL // BATCH))
def test_sums_hold_at_every_step_of_random_games(batch: int):
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        play(number, thorough=False)


@pytest.mark.parametrize("number", numbers(8, usual=2, first=1000))
def test_everything_holds_at_every_step_of_some_games(number: int):
    play(number, thorough=True)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share_of(20_000 // LARGE_BATCH)))
def test_everything_holds_at_every_step_of_twenty_thousand_games(batch: int):
    for number in range(batch * LARGE_BATCH, batch * LARGE_BATCH + taste_of(LARGE_BATCH)):
        play(10_000 + number, thorough=True)
