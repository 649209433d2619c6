"""Answers by prices alone, without looking ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from games.core.agenda import Pick
from games.core.judgement import Judgement, Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, State
from games.core.simulation import RandomBelow

FINE = 1 << 24


def ranked(judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices) -> list[Picks]:
    """Return the answers that are worth a try, the best by prices first."""
    if isinstance(asked.about, Pick):
        weighed = judgement.weigh(state, asked, prices)
        return [{key: 1} for key in sorted(asked.offered, key=lambda key: -weighed.get(key, 0.0))]
    found = [judgement.several(state, asked, prices), *judgement.others(state, asked), asked.mildest]
    return [picks for at, picks in enumerate(found) if picks not in found[:at]]


def best(judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices) -> Picks:
    """Return the best answer by prices; of equally good ones, the first."""
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    offered = asked.offered
    if len(offered) == 1:
        return dict(offered)
    weighed = judgement.weigh(state, asked, prices)
    return {max(offered, key=lambda key: weighed.get(key, 0.0)): 1}


def best_or_random_tie(
    judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices, below: RandomBelow
) -> Picks:
    """Return the best answer by prices; of equally good ones, a random one."""
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    weighed = judgement.weigh(state, asked, prices)
    most = max(weighed.get(key, 0.0) for key in asked.offered)
    first = [key for key in asked.offered if weighed.get(key, 0.0) == most]
    return {first[below(len(first))]: 1}


def softly_random(
    judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices, below: RandomBelow, softness: float
) -> Picks:
    """Return a random answer in which better answers are likelier: the play of a novice."""
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    weighed = judgement.weigh(state, asked, prices)
    return {draw_by_value(list(asked.offered), weighed, softness, below): 1}


def draw_by_value(keys: Sequence[str], weighed: Mapping[str, float], softness: float, below: RandomBelow) -> str:
    """Draw a key at random. Higher values are likelier; a higher `softness` makes the differences count less."""
    values = [weighed.get(key, 0.0) for key in keys]
    most = max(values)
    spread = softness * max(1.0, abs(most))
    shares = [exp(max(-60.0, (value - most) / spread)) for value in values]
    at = below(FINE) / FINE * sum(shares)
    for key, share in zip(keys, shares, strict=True):
        at -= share
        if at < 0:
            return key
    return keys[-1]
