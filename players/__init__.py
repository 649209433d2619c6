"""Minds: opponents that play well and say why, in any game that has a judgement.

`decide` is the door. A mind sees a game only through `Worlds`, never as it really is.
"""

from __future__ import annotations

import msgspec

from games.core.judgement import Judgement
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, Text, say
from games.core.simulation import lively_picks, random_below
from players.levels import CIRCLES, SOFTNESS, Level, Work
from players.policy import by_seed, softened
from players.reasons import live_on, reason_for
from players.rollout import considered
from players.worlds import Worlds

__all__ = ["CIRCLES", "Decision", "Level", "Work", "Worlds", "decide", "manners_of"]


class Decision(msgspec.Struct, frozen=True):
    picks: Picks
    then: tuple[Picks, ...] = ()
    """The picks that follow while nothing is revealed, so that a turn is thought about once."""
    reason: Text = say("mind-by-chance")


def decide(
    worlds: Worlds,
    question: str,
    level: Level,
    manner: str = "",
    seed: str = "",
    work: Work | None = None,
    so_far: int = 0,
) -> Decision:
    """What a mind of this level and manner answers to an open question of its seat; `so_far`: in this turn."""
    world, judgement = worlds[0], worlds.game.judgement
    if judgement is None:
        return _by_chance(worlds, question, seed, so_far)
    live = next(each for each in open_questions(world) if each.id == question)
    if so_far >= CIRCLES:
        return Decision(live.mildest, reason=say("mind-enough"))
    prices = judgement.pricing.under(manner)
    below = random_below(f"{seed}/{question}")
    if level is Level.NOVICE:
        picks = softened(judgement, world, live, prices, below, SOFTNESS)
    elif level is Level.STEADY:
        picks = by_seed(judgement, world, live, prices, below)
    else:
        picks = considered(worlds, question, judgement, prices, work or Work(worlds=judgement.worlds))
    return _explained(worlds, live, judgement, manner, picks, level)


def _by_chance(worlds: Worlds, question: str, seed: str, so_far: int) -> Decision:
    """A game that nobody has judged is played at random, but gladly."""
    put = next(each for each in worlds.game.questions(worlds[0]) if each.id == question)
    return Decision(put.mildest if so_far >= CIRCLES else lively_picks(put, random_below(seed)))


def _explained(
    worlds: Worlds, live: LiveQuestion, judgement: Judgement, manner: str, picks: Picks, level: Level
) -> Decision:
    prices = judgement.pricing.under(manner)
    then = live_on(judgement, worlds[0], live.id, picks, prices) if level is Level.SHARP else []
    return Decision(picks, tuple(then), reason_for(judgement, worlds[0], live.id, picks, prices))


def manners_of(judgement: Judgement | None) -> tuple[str, ...]:
    return tuple(judgement.pricing.manners) if judgement else ()
