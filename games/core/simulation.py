"""Playing by chance: random answers to open questions, for simulations, soak tests and simulated friends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from games.core.agenda import Progress
from games.core.chance import Chance, draw
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Answer, Picks, Question, Setup, State, Step

MAX_RETRIES = 2

RandomBelow = Callable[[int], int]
"""A number below the given one."""


def random_below(seed: str) -> RandomBelow:
    luck = Chance(seed)
    return lambda below: draw(luck, (below,)).drawn[0]


def random_picks(question: Question, below: RandomBelow) -> Picks:
    """Any legal answer."""
    offered = {option.key: option.up_to for option in question.options}
    return _pick_at_random(offered, (question.least, question.most), below)


def random_live_picks(live: LiveQuestion, below: RandomBelow) -> Picks:
    """The same of the same question alive, of which nobody reads the words."""
    return _pick_at_random(live.offered, live.limits, below)


def _pick_at_random(offered: Mapping[str, int], limits: tuple[int, int], below: RandomBelow) -> Picks:
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


def lively_picks(question: Question, below: RandomBelow) -> Picks:
    """By chance, but after second thoughts about doing as little as one can: who passes all the time is no company."""
    picks = random_picks(question, below)
    for _ in range(MAX_RETRIES):
        if picks != question.mildest:
            break
        picks = random_picks(question, below)
    return picks


def replace_sealed_answers(state: Progress, seat: int | None, below: RandomBelow) -> None:
    """The sealed answers of others are as secret as a hand: any others lie in their place."""
    for live in open_questions(state):
        if live.ask.given is not None and live.seat != seat:
            live.ask.given = random_live_picks(live, below)


def random_answer(state: State, below: RandomBelow) -> Answer:
    live = _random_waiting_question(state, below)
    return Answer(live.id, live.seat, random_live_picks(live, below))


def _random_waiting_question(state: State, below: RandomBelow) -> LiveQuestion:
    waiting = [live for live in open_questions(state) if live.waits]
    return waiting[below(len(waiting))]


def _random_step(state: State, below: RandomBelow) -> Step:
    live = _random_waiting_question(state, below)
    return live.take(random_live_picks(live, below))


def random_game(game: Game, setup: Setup, seed: str, watch: Callable[[State, Step], None] | None = None) -> State:
    """Play a whole game by chance; `watch` sees the state after every step."""
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
    """The same table, with the options that bring a game by chance to its end soon, unless others were chosen."""
    return msgspec.structs.replace(setup, options={**game.short_game_options, **setup.options})


def play_some_answers(game: Game, setup: Setup, seed: str, answers: int) -> State:
    """How it stands after so many answers by chance, or at its end."""
    below = random_below(seed)
    state, _ = game.new(setup)
    for _ in range(answers):
        if game.result(state) is not None:
            break
        _random_step(state, below)
    return state
