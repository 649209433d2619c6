"""The price list: a mind's first thought about a question, in one pass over its options."""

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
    """Answers from the best to the worst, as the prices see them."""
    if isinstance(asked.about, Pick):
        weighed = judgement.weigh(state, asked, prices)
        return [{key: 1} for key in sorted(asked.offered, key=lambda key: -weighed.get(key, 0.0))]
    found = [judgement.several(state, asked, prices), *judgement.others(state, asked), asked.mildest]
    return [picks for at, picks in enumerate(found) if picks not in found[:at]]


def best(judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices) -> Picks:
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    offered = asked.offered
    if len(offered) == 1:
        return dict(offered)
    weighed = judgement.weigh(state, asked, prices)
    return {max(offered, key=lambda key: weighed.get(key, 0.0)): 1}


def by_seed(judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices, below: RandomBelow) -> Picks:
    """The best; where several are as good, chance decides."""
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    weighed = judgement.weigh(state, asked, prices)
    most = max(weighed.get(key, 0.0) for key in asked.offered)
    first = [key for key in asked.offered if weighed.get(key, 0.0) == most]
    return {first[below(len(first))]: 1}


def softened(
    judgement: Judgement, state: State, asked: LiveQuestion, prices: Prices, below: RandomBelow, softness: float
) -> Picks:
    """Mostly something good, sometimes something that only looks so."""
    if not isinstance(asked.about, Pick):
        return judgement.several(state, asked, prices)
    weighed = judgement.weigh(state, asked, prices)
    return {drawn(list(asked.offered), weighed, softness, below): 1}


def drawn(keys: Sequence[str], weighed: Mapping[str, float], softness: float, below: RandomBelow) -> str:
    """By chance, the better the likelier; `softness` is how little a difference counts."""
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
