"""Looking back at a position of a finished game: how the seats stood, and what an answer cost.

Both look ahead as a sharp mind does, in worlds of the seat. So they use nothing that the seat could not know then.
"""

from __future__ import annotations

from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from games.core.judgement import Judgement
from games.core.live_questions import open_questions
from games.core.protocol import Picks
from players.levels import Work
from players.policy import ranked
from players.rollout import outcome_of, play_ahead, seats_of, value
from players.worlds import Worlds

WORK = Work()


class Tried(msgspec.Struct, frozen=True):
    """An answer and the outcomes of the look ahead that began with it, one for each world."""

    picks: Picks
    outcomes: tuple[float, ...]


class Cost(NamedTuple):
    """How much better another answer would have been."""

    better: Picks
    mean: float
    doubt: float
    """The standard error of the mean."""


def has_learnt_chances(worlds: Worlds, judgement: Judgement) -> bool:
    """Return whether values at this table are chances to win. Otherwise they are balances by prices."""
    return judgement.standing is not None and judgement.standing.known(worlds[0]) is not None


def forecast(worlds: Worlds, judgement: Judgement, count: int) -> list[float]:
    """Return the value of the position to each seat, as the mean over so many worlds."""
    prices, game = judgement.pricing.prices, worlds.game
    found: list[list[float]] = []
    for number in range(1, count + 1):
        state = worlds[number]
        play_ahead(game, state, judgement.horizon(state), judgement, prices, WORK)
        found.append([value(game, state, seat, judgement, prices) for seat in seats_of(state)])
    return [fmean(values) for values in zip(*found, strict=True)]


def try_answers(
    worlds: Worlds, question: str, given: Picks, judgement: Judgement, first: int, count: int
) -> list[Tried]:
    """Try the given answer, which comes first, and the best answers by prices, in the worlds from `first` on."""
    world, prices = worlds[0], judgement.pricing.prices
    live = next(each for each in open_questions(world) if each.id == question)
    others = [picks for picks in ranked(judgement, world, live, prices)[: WORK.ways] if picks != given]
    numbers = range(first, first + count)
    return [
        Tried(
            picks,
            tuple([outcome_of(worlds, number, question, picks, judgement, prices, WORK) for number in numbers]),
        )
        for picks in (given, *others)
    ]


def cost_of(tried: list[Tried]) -> Cost:
    """Return how much better the best other answer was than the given answer, which comes first in `tried`."""
    given, *others = tried
    found = [_difference(given, each) for each in others]
    return max(found, key=lambda cost: cost.mean, default=Cost(given.picks, 0.0, 0.0))


def _difference(given: Tried, other: Tried) -> Cost:
    gains = [there - here for there, here in zip(other.outcomes, given.outcomes, strict=True)]
    doubt = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return Cost(other.picks, fmean(gains), doubt)


def joined(parts: list[list[Tried]]) -> list[Tried]:
    """Return the outcomes of the same answers in several groups of worlds, put together."""
    return [
        Tried(same[0].picks, tuple(outcome for each in same for outcome in each.outcomes))
        for same in zip(*parts, strict=True)
    ]
