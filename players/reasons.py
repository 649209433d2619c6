"""Why: what of the standing grew most by an answer, and what paid for it."""

from __future__ import annotations

from games.core.judgement import Judgement, Prices
from games.core.live_questions import open_questions
from games.core.protocol import Picks, State, Text, say
from players.policy import best

FOLLOWED = 8
"""So many answers of one's own are followed to see what comes of the first."""
LITTLE = 0.3
"""What changes the standing by less is not worth a word."""


def reason_for(judgement: Judgement, world: State, question: str, picks: Picks, prices: Prices) -> Text:
    """What these picks are for, told from a world of the mind's own."""
    live = next(each for each in open_questions(world) if each.id == question)
    seat = live.seat
    before = judgement.parts(world, seat)
    live_on(judgement, world, question, picks, prices)
    after = judgement.parts(world, seat)
    changes = {name: after.get(name, 0.0) - amount for name, amount in before.items()}
    valued = {name: prices[name] * change for name, change in changes.items()}
    if not valued:
        return say("mind-keeps")
    gained, paid = max(valued, key=lambda name: valued[name]), min(valued, key=lambda name: valued[name])
    if valued[gained] < LITTLE:
        return say("mind-keeps") if valued[paid] > -LITTLE else say("mind-must", paid=_amount(judgement, paid, changes))
    if valued[paid] > -LITTLE:
        return say("mind-for", gained=_amount(judgement, gained, changes))
    return say("mind-for-paid", gained=_amount(judgement, gained, changes), paid=_amount(judgement, paid, changes))


def _amount(judgement: Judgement, name: str, changes: dict[str, float]) -> Text:
    return judgement.named(name, max(1, round(abs(changes[name]))))


def live_on(judgement: Judgement, world: State, question: str, picks: Picks, prices: Prices) -> list[Picks]:
    """Answer, and go on answering as the prices say while nothing is revealed; what was answered after the first."""
    live = next(each for each in open_questions(world) if each.id == question)
    seat, then = live.seat, []
    step = live.take(picks)
    for _ in range(FOLLOWED):
        mine = [each for each in open_questions(world) if each.waits and each.seat == seat]
        if step.reveals or step.closes or not mine:
            break
        picks = best(judgement, world, mine[0], prices)
        then.append(picks)
        step = mine[0].take(picks)
    return then
