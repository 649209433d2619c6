"""The evaluator, with which a mind computes what effects are worth to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.core.judgement import Prices
from games.imperium.state import State, Word, vp
from games.imperium.vocabulary import ENDGAME_VP

LAST_ROUND = 10
POINTS_A_ROUND = 1.3
"""How many points the leading player gains in a round on average."""

WEIGHED: dict[type[Word], Callable[[Evaluator, Any, str], float]] = {}
"""Class of an effect -> the function that computes its worth. `worth` and the modules fill it. Other effects are 0."""


class Evaluator:
    """An evaluator: a state as one seat sees it, with the prices of its mind."""

    __slots__ = ("player", "prices", "rounds", "seat", "state", "stocks")

    def __init__(self, state: State, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.player = state.players[seat]
        self.rounds = rounds_left(state)
        self.stocks: dict[tuple[str, int], float] = {}
        """The worth of stocks of resources that was already computed."""

    def of(self, words: Iterable[Word], source: str = "") -> float:
        """Return the worth of several effects."""
        return sum(self.worth(word, source) for word in words)

    def worth(self, word: Word, source: str = "") -> float:
        """Return the worth of an effect."""
        weigh = WEIGHED.get(type(word))
        return weigh(self, word, source) if weigh else 0.0


def rounds_left(state: State) -> float:
    """Return an estimate of the rounds after this one."""
    best = max(vp(state, seat) for seat in range(len(state.players)))
    return max(0.0, min(LAST_ROUND - state.round, (ENDGAME_VP - best) / POINTS_A_ROUND))
