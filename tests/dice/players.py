"""Simulated players for whole games: lively ones ship, move and agree more than mere chance would."""

from __future__ import annotations

from collections.abc import Callable

from games.core.protocol import Answer, Picks, Question, Setup, Step
from games.core.simulation import Dice, random_picks, thrower
from games.dice import GAME
from games.dice.state import DiceState

GENEROUS = ("move", "how-many", "deal-forces", "commit")
AGREEABLE = {"invited": "accept", "deal-answer": "yes", "deal": "send"}
RELUCTANT = {"ship": "done", "target": "target:polar_sink", "invite": "alone"}


def lively_picks(question: Question, below: Dice) -> Picks:
    keys = [option.key for option in question.options]
    if below(4) == 0:
        return random_picks(question, below)
    if question.kind in GENEROUS:
        return as_many_as_possible(question)
    if AGREEABLE.get(question.kind) in keys:
        return {AGREEABLE[question.kind]: 1}
    others = [key for key in keys if key != RELUCTANT.get(question.kind)]
    if question.kind in RELUCTANT and others:
        return {others[below(len(others))]: 1}
    return random_picks(question, below)


def as_many_as_possible(question: Question) -> Picks:
    left = question.most
    picks: Picks = {}
    for option in question.options:
        count = min(option.up_to, left)
        if count:
            picks[option.key] = count
            left -= count
    return picks


def lively_answer(state: DiceState, below: Dice) -> Answer:
    """Mostly from somebody who is awaited; now and then somebody speaks unasked or changes a sealed answer."""
    found = GAME.questions(state)
    waiting = [question for question in found if question.waits]
    pool = found if below(5) == 0 else waiting
    question = pool[below(len(pool))]
    return Answer(question.id, question.seat, lively_picks(question, below))


Watch = Callable[[DiceState, Step, Answer | None], None]


def lively_game(setup: Setup, seed: str, watch: Watch) -> DiceState:
    below = thrower(seed)
    state, step = GAME.new(setup)
    watch(state, step, None)
    while GAME.result(state) is None:
        given = lively_answer(state, below)
        step = GAME.answer(state, given)
        watch(state, step, given)
    return state


def options_for(number: int) -> dict[str, str]:
    """Every choice of every variant comes up in turn."""
    return {variant.key: variant.choices[number % len(variant.choices)].key for variant in GAME.variants}
