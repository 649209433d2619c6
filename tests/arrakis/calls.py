"""Counts how often a round calls somebody: a seat that is waited for now and was not before."""

from __future__ import annotations

import hashlib
from statistics import median

from games.arrakis import GAME
from games.arrakis.state import ArrakisState
from games.core.protocol import Answer, Question, Setup
from games.core.simulation import random_below, with_short_game_options
from tests.arrakis.players import steady_picks

ALL_ORDERS = frozenset(
    {
        "arrakis-hits-cheapest",
        "arrakis-cards-1",
        "arrakis-cards-never",
        "arrakis-retreat-stand",
        "arrakis-claim",
        "arrakis-stay-out",
        "arrakis-maker-stays",
        "arrakis-keep-visions",
        "arrakis-keep-token",
        "arrakis-worm-any",
        "arrakis-rescue",
        "arrakis-left-specials",
        "arrakis-left-change-dice",
        "arrakis-left-excess",
        "arrakis-left-discards",
        "arrakis-left-worms",
        "arrakis-left-signs",
    }
)


def follow(state: ArrakisState, orders: frozenset[str]) -> None:
    """Answer by standing orders as the host does. Every seat has given the same orders."""
    while found := next(_ordered(state, orders), None):
        GAME.answer(state, found)


def _ordered(state: ArrakisState, orders: frozenset[str]):
    for question in GAME.questions(state) if orders else ():
        for order in question.standing:
            if question.waits and order.key in orders:
                yield Answer(question.id, question.seat, order.picks)


def next_question(waiting: list[Question], last: int) -> Question:
    """Return the next question: one of the seat that answered last, if it is asked again."""
    return next((question for question in waiting if question.seat == last), waiting[0])


def calls_a_round(seed: str, orders: frozenset[str] = frozenset(), seats: int = 2) -> list[int]:
    """Return the calls of every whole round of a war between steady players."""
    below = random_below(seed)
    setup = Setup(("A", "B", "C", "D")[:seats], {}, hashlib.sha256(seed.encode()).digest())
    state, _ = GAME.new(with_short_game_options(GAME, setup))
    follow(state, orders)
    counted: dict[int, int] = {}
    awaited: set[int] = set()
    last = -1
    while GAME.result(state) is None:
        waiting = [question for question in GAME.questions(state) if question.waits]
        now = {question.seat for question in waiting}
        counted[state.round] = counted.get(state.round, 0) + len(now - awaited)
        awaited = now
        question = next_question(waiting, last)
        last = question.seat
        GAME.answer(state, Answer(question.id, last, steady_picks(state, question, below)))
        follow(state, orders)
    return [calls for number, calls in counted.items() if number < state.round]


def typical(games: int, orders: frozenset[str] = frozenset(), seats: int = 2) -> float:
    return median(calls for number in range(games) for calls in calls_a_round(f"calls{number}", orders, seats))
