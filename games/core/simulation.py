"""Playing by chance: random answers to open questions, for simulations, soak tests and simulated friends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from games.core.agenda import Progress
from games.core.chance import Chance, draw
from games.core.game import Game
from games.core.live import LiveQuestion, asked
from games.core.protocol import Answer, Picks, Question, Setup, State, Step

SECOND_THOUGHTS = 2

Dice = Callable[[int], int]
"""A number below the given one."""


def thrower(seed: str) -> Dice:
    luck = Chance(seed)
    return lambda below: draw(luck, (below,)).drawn[0]


def random_picks(question: Question, below: Dice) -> Picks:
    """Any legal answer."""
    offered = {option.key: option.up_to for option in question.options}
    return _some_of(offered, (question.least, question.most), below)


def live_picks(live: LiveQuestion, below: Dice) -> Picks:
    """The same of the same question alive, of which nobody reads the words."""
    return _some_of(live.offered, live.limits, below)


def _some_of(offered: Mapping[str, int], limits: tuple[int, int], below: Dice) -> Picks:
    """First how many picks, then each from what is left."""
    left, (least, most) = dict(offered), limits
    count = least + below(min(most, sum(left.values())) - least + 1)
    picks: Picks = {}
    for _ in range(count):
        key = list(left)[below(len(left))]
        picks[key] = picks.get(key, 0) + 1
        left[key] -= 1
        if not left[key]:
            del left[key]
    return picks


def lively_picks(question: Question, below: Dice) -> Picks:
    """By chance, but after second thoughts about doing as little as one can: who passes all the time is no company."""
    picks = random_picks(question, below)
    for _ in range(SECOND_THOUGHTS):
        if picks != question.mildest:
            break
        picks = random_picks(question, below)
    return picks


def reseal(state: Progress, seat: int | None, below: Dice) -> None:
    """The sealed answers of others are as secret as a hand: any others lie in their place."""
    for live in asked(state):
        if live.ask.given is not None and live.seat != seat:
            live.ask.given = live_picks(live, below)


def random_answer(state: State, below: Dice) -> Answer:
    live = _any_awaited(state, below)
    return Answer(live.id, live.seat, live_picks(live, below))


def _any_awaited(state: State, below: Dice) -> LiveQuestion:
    waiting = [live for live in asked(state) if live.waits]
    return waiting[below(len(waiting))]


def _random_step(state: State, below: Dice) -> Step:
    live = _any_awaited(state, below)
    return live.take(live_picks(live, below))


def random_game(game: Game, setup: Setup, seed: str, watch: Callable[[State, Step], None] | None = None) -> State:
    """Play a whole game by chance; `watch` sees the state after every step."""
    below = thrower(seed)
    state, step = game.new(ending_soon(game, setup))
    if watch:
        watch(state, step)
    while game.result(state) is None:
        step = _random_step(state, below)
        if watch:
            watch(state, step)
    return state


def ending_soon(game: Game, setup: Setup) -> Setup:
    """The same table, with the options that bring a game by chance to its end soon, unless others were chosen."""
    return msgspec.structs.replace(setup, options={**game.ends_soon, **setup.options})


def played_a_while(game: Game, setup: Setup, seed: str, answers: int) -> State:
    """How it stands after so many answers by chance, or at its end."""
    below = thrower(seed)
    state, _ = game.new(setup)
    for _ in range(answers):
        if game.result(state) is not None:
            break
        _random_step(state, below)
    return state
