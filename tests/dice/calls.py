"""How often a round of the dice game calls somebody: a seat that is waited for and was not before."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import cache

from games.core.live_questions import open_questions as asked_live
from games.core.protocol import Answer, Picks, Question, Setup
from games.core.simulation import RandomBelow, random_below
from games.dice import GAME
from games.dice.state import DiceState
from players.tournament import STEADY

NAMES = ("Ann", "Bo", "Cy", "Di")
ALL_ORDERS = frozenset({"leave-invitations", "ally-stays", "no-leaders"})


def steady_picks(state: DiceState, question: Question, below: RandomBelow) -> Picks:
    live = next(each for each in asked_live(state) if each.id == question.id)
    return STEADY(GAME, state, live, below)


def eager_picks(state: DiceState, question: Question, below: RandomBelow) -> Picks:
    """Pick as a steady player does, but invite somebody whenever that is possible."""
    others = [option.key for option in question.options if option.key.startswith("invite:")]
    return {others[below(len(others))]: 1} if others else steady_picks(state, question, below)


def follow(state: DiceState, orders: frozenset[str]) -> None:
    """Answer all questions for which an order is given. Every seat has given the same orders."""
    while found := next(_ordered(state, orders), None):
        GAME.answer(state, found)


def _ordered(state: DiceState, orders: frozenset[str]):
    for question in GAME.questions(state) if orders else ():
        for order in question.standing:
            if question.waits and order.key in orders:
                yield Answer(question.id, question.seat, order.picks)


def next_question(state: DiceState, asked: list[Question], last: int) -> Question:
    """Return the next question. The seat that has just answered goes on as long as it can."""
    ahead = {ask.id for ask in state.asks if ask.ahead}
    own = [question for question in asked if question.seat == last]
    going_on = (question for question in own if question.waits or question.early or question.id in ahead)
    return next(going_on, None) or next(question for question in asked if question.waits)


Player = Callable[[DiceState, Question, RandomBelow], Picks]


@cache
def calls(seed: str, orders: frozenset[str] = frozenset(), player: Player = steady_picks) -> tuple[Counter[str], int]:
    """Play a game of four. Return how often each kind of question called somebody, and the number of rounds."""
    below = random_below(seed)
    state, _ = GAME.new(Setup(NAMES, {}, hashlib.sha256(seed.encode()).digest()))
    counted: Counter[str] = Counter()
    awaited: set[int] = set()
    last = -1
    while GAME.result(state) is None:
        asked = GAME.questions(state)
        waiting = [question for question in asked if question.waits]
        if state.step != "setup":
            counted.update(_called(waiting, awaited))
        awaited = {question.seat for question in waiting}
        question = next_question(state, asked, last)
        last = question.seat
        GAME.answer(state, Answer(question.id, last, player(state, question, below)))
        follow(state, orders)
    return counted, state.round


def _called(waiting: list[Question], awaited: set[int]) -> list[str]:
    return [
        kind for seat, kind in {question.seat: question.kind for question in waiting}.items() if seat not in awaited
    ]


def calls_a_round(games: int, orders: frozenset[str] = frozenset(), player: Player = steady_picks) -> float:
    found = [calls(f"calls{number}", orders, player) for number in range(games)]
    return sum(counted.total() for counted, _ in found) / sum(rounds for _, rounds in found)
