"""Minds: computer players for any game that has a `Judgement`. They also give the reason for an answer.

Call `decide`. A mind sees a game only through `Worlds`, which contain nothing that its seat may not know.
"""

from __future__ import annotations

import msgspec

from games.core.judgement import Judgement
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, Text, say
from games.core.simulation import lively_picks, random_below
from players.levels import MAX_ANSWERS_A_TURN, SOFTNESS, Level, Work
from players.policy import best_or_random_tie, softly_random
from players.reasons import following, reason_for
from players.rollout import clearly_best, look_ahead
from players.worlds import Worlds

__all__ = ["MAX_ANSWERS_A_TURN", "Decision", "Level", "Work", "Worlds", "decide"]


class Decision(msgspec.Struct, frozen=True):
    """The answer of a mind."""

    picks: Picks
    then: tuple[Picks, ...] = ()
    """Its next answers in this turn, valid as long as nothing new is revealed. So a mind thinks once a turn."""
    reason: Text = say("mind-by-chance")
    chances: tuple[tuple[Picks, float], ...] = ()
    """The chances to win of the choices that a sharp mind compared, the best first, where they were learnt."""
    deed: Text | None = None
    """The action of the seat in this turn, if the picks alone do not say it."""


def decide(
    worlds: Worlds,
    question: str,
    level: Level,
    manner: str = "",
    seed: str = "",
    work: Work | None = None,
    so_far: int = 0,
) -> Decision:
    """Return the answer of a mind to an open question of its seat.

    `question` is the question's id, `so_far` the number of answers that the mind has given in this turn.
    """
    world, judgement = worlds[0], worlds.game.judgement
    if judgement is None:
        return _by_chance(worlds, question, seed, so_far)
    live = next(each for each in open_questions(world) if each.id == question)
    if so_far >= MAX_ANSWERS_A_TURN:
        return Decision(live.mildest, reason=say("mind-enough"))
    prices = judgement.pricing.under(manner)
    below = random_below(f"{seed}/{question}")
    if level is Level.NOVICE:
        picks = softly_random(judgement, world, live, prices, below, SOFTNESS)
    elif level is Level.STEADY:
        picks = best_or_random_tie(judgement, world, live, prices, below)
    else:
        return _by_look_ahead(worlds, live, judgement, manner, work or Work(worlds=judgement.worlds))
    return _explained(worlds, live, judgement, manner, picks, level)


def _by_look_ahead(worlds: Worlds, live: LiveQuestion, judgement: Judgement, manner: str, work: Work) -> Decision:
    """Return the decision of a sharp mind, with the chances of the choices that it compared, the best first."""
    found = look_ahead(worlds, live.id, judgement, judgement.pricing.under(manner), work)
    at = clearly_best([each.outcomes for each in found]) if len(found) > 1 else 0
    decision = _explained(worlds, live, judgement, manner, found[at].picks, Level.SHARP)
    standing = judgement.standing
    if len(found) < 2 or standing is None or standing.known(worlds[0]) is None:
        return decision
    chances = sorted(((each.picks, each.mean) for each in found), key=lambda each: -each[1])
    return msgspec.structs.replace(decision, chances=tuple(chances))


def _by_chance(worlds: Worlds, question: str, seed: str, so_far: int) -> Decision:
    """Return a random answer, for a game without a judgement."""
    put = next(each for each in worlds.game.questions(worlds[0]) if each.id == question)
    return Decision(put.mildest if so_far >= MAX_ANSWERS_A_TURN else lively_picks(put, random_below(seed)))


def _explained(
    worlds: Worlds, live: LiveQuestion, judgement: Judgement, manner: str, picks: Picks, level: Level
) -> Decision:
    prices = judgement.pricing.under(manner)
    reason = reason_for(judgement, worlds, live.id, picks, prices)
    then = following(judgement, worlds, live.id, picks, prices) if level is Level.SHARP else ()
    return Decision(picks, tuple(then), reason.text, deed=reason.deed)
