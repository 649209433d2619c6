"""Simulated players for whole games: lively ones ship, move and agree more than mere chance would."""

from __future__ import annotations

from collections.abc import Callable

from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Answer, Picks, Setup, Step
from games.core.simulation import RandomBelow, random_below, random_live_picks
from games.dice import GAME
from games.dice.state import DiceState

GENEROUS = ("move", "how-many", "deal-forces", "commit")
AGREEABLE = {"invited": "accept", "deal-answer": "yes", "deal": "send"}
RELUCTANT = {"ship": "done", "target": "target:polar_sink", "invite": "alone"}


def lively_picks(live: LiveQuestion, below: RandomBelow) -> Picks:
    kind = live.kind
    if below(4) == 0:
        return random_live_picks(live, below)
    if kind in GENEROUS:
        return as_many_as_possible(live)
    if AGREEABLE.get(kind) in live.offered:
        return {AGREEABLE[kind]: 1}
    others = [key for key in live.offered if key != RELUCTANT.get(kind)]
    if kind in RELUCTANT and others:
        return {others[below(len(others))]: 1}
    return random_live_picks(live, below)


def as_many_as_possible(live: LiveQuestion) -> Picks:
    left = live.most
    picks: Picks = {}
    for key, up_to in live.offered.items():
        count = min(up_to, left)
        if count:
            picks[key] = count
            left -= count
    return picks


def lively_answer(state: DiceState, below: RandomBelow) -> Answer:
    """Return a random answer: mostly of a seat that is waited for, sometimes to any open question."""
    found = open_questions(state)
    waiting = [live for live in found if live.waits]
    pool = found if below(5) == 0 else waiting
    live = pool[below(len(pool))]
    return Answer(live.id, live.seat, lively_picks(live, below))


Watch = Callable[[DiceState, Step, Answer | None], None]


def lively_game(setup: Setup, seed: str, watch: Watch) -> DiceState:
    below = random_below(seed)
    state, step = GAME.new(setup)
    watch(state, step, None)
    while GAME.result(state) is None:
        given = lively_answer(state, below)
        step = GAME.answer(state, given)
        watch(state, step, given)
    return state


def options_for(number: int) -> dict[str, str]:
    """Return the options of a game by its number, so that every choice of every variant has its turn."""
    return {variant.key: variant.choices[number % len(variant.choices)].key for variant in GAME.variants}
