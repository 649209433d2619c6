"""Random answers and random games, for tests, benchmarks, and friends in games without a judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from games.core.agenda import Progress
from games.core.chance import Chance, draw
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, Question, Setup, State, Step

MAX_RETRIES = 2

RandomBelow = Callable[[int], int]
"""A function that returns a random number from 0 up to, but not including, its argument."""


def random_below(seed: str) -> RandomBelow:
    """Return a source of random numbers. The same seed gives the same numbers."""
    chance = Chance(seed)
    return lambda below: draw(chance, (below,)).drawn[0]


def random_picks(question: Question, below: RandomBelow) -> Picks:
    """Return a random legal answer."""
    offered = {option.key: option.up_to for option in question.options}
    return _pick_at_random(offered, (question.least, question.most), below)


def random_live_picks(live: LiveQuestion, below: RandomBelow) -> Picks:
    """Return a random legal answer to a live question. Quicker than `random_picks`, for no texts are built."""
    return _pick_at_random(live.offered, live.limits, below)


def _pick_at_random(offered: Mapping[str, int], limits: tuple[int, int], below: RandomBelow) -> Picks:
    """Draw the number of picks first, then each pick from the options that are left."""
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


def lively_picks(question: Question, below: RandomBelow) -> Picks:
    """Return a random legal answer, but draw up to two times again if it is the mildest.

    A player who passes all the time would be dull to play with.
    """
    picks = random_picks(question, below)
    for _ in range(MAX_RETRIES):
        if picks != question.mildest:
            break
        picks = random_picks(question, below)
    return picks


def replace_sealed_answers(state: Progress, seat: int | None, below: RandomBelow) -> None:
    """Replace the sealed answers of all seats but this one by random answers, because this seat may not know them."""
    for live in open_questions(state):
        if live.ask.given is not None and live.seat != seat:
            live.ask.given = random_live_picks(live, below)


def random_waiting_question(state: State, below: RandomBelow) -> LiveQuestion:
    waiting = [live for live in open_questions(state) if live.waits]
    return waiting[below(len(waiting))]


def _random_step(state: State, below: RandomBelow) -> Step:
    live = random_waiting_question(state, below)
    return live.take(random_live_picks(live, below))


def random_game(game: Game, setup: Setup, seed: str, watch: Callable[[State, Step], None] | None = None) -> State:
    """Play a whole game with random answers and return its last state. `watch` is called after every step."""
    below = random_below(seed)
    state, step = game.new(with_short_game_options(game, setup))
    if watch:
        watch(state, step)
    while game.result(state) is None:
        step = _random_step(state, below)
        if watch:
            watch(state, step)
    return state


def with_short_game_options(game: Game, setup: Setup) -> Setup:
    """Return the set-up with the game's `short_game_options`, unless it sets those options itself."""
    return msgspec.structs.replace(setup, options={**game.short_game_options, **setup.options})


def play_some_answers(game: Game, setup: Setup, seed: str, answers: int) -> State:
    """Return the state after so many random answers, or at the end of the game if that comes first."""
    below = random_below(seed)
    state, _ = game.new(setup)
    for _ in range(answers):
        if game.result(state) is not None:
            break
        _random_step(state, below)
    return state
