"""The reason for an answer: what the seat gains most by it, and what it pays most."""

from __future__ import annotations

from games.core.judgement import Judgement, Prices
from games.core.live_questions import open_questions
from games.core.protocol import Picks, State, Text, say
from players.policy import best

MAX_FOLLOWING_ANSWERS = 8
"""How many further answers of the same seat are played to see the effect of the first."""
SMALLEST_CHANGE = 0.3
"""A gain or loss of less value is not mentioned."""


def reason_for(judgement: Judgement, world: State, question: str, picks: Picks, prices: Prices) -> Text:
    """Return the reason for these picks. The question is answered in `world`, which the caller must not use again."""
    live = next(each for each in open_questions(world) if each.id == question)
    seat = live.seat
    before = judgement.parts(world, seat)
    play_on(judgement, world, question, picks, prices)
    after = judgement.parts(world, seat)
    changes = {name: after.get(name, 0.0) - amount for name, amount in before.items()}
    valued = {name: prices[name] * change for name, change in changes.items()}
    if not valued:
        return say("mind-keeps")
    gained, paid = max(valued, key=lambda name: valued[name]), min(valued, key=lambda name: valued[name])
    if valued[gained] < SMALLEST_CHANGE:
        return (
            say("mind-keeps")
            if valued[paid] > -SMALLEST_CHANGE
            else say("mind-must", paid=_amount(judgement, paid, changes))
        )
    if valued[paid] > -SMALLEST_CHANGE:
        return say("mind-for", gained=_amount(judgement, gained, changes))
    return say("mind-for-paid", gained=_amount(judgement, gained, changes), paid=_amount(judgement, paid, changes))


def _amount(judgement: Judgement, name: str, changes: dict[str, float]) -> Text:
    return judgement.named(name, max(1, round(abs(changes[name]))))


def play_on(judgement: Judgement, world: State, question: str, picks: Picks, prices: Prices) -> list[Picks]:
    """Answer a question, then answer the seat's next questions by prices until something is revealed.

    Return the answers after the first. `world` is changed.
    """
    live = next(each for each in open_questions(world) if each.id == question)
    seat, then = live.seat, []
    step = live.take(picks)
    for _ in range(MAX_FOLLOWING_ANSWERS):
        mine = [each for each in open_questions(world) if each.waits and each.seat == seat]
        if step.reveals or step.closes or not mine:
            break
        picks = best(judgement, world, mine[0], prices)
        then.append(picks)
        step = mine[0].take(picks)
    return then
