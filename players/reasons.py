"""The reason for an answer: what the seat gains most by it. It never names a cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.agenda import Pick
from games.core.judgement import Aim, Judgement, Prices
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, State, Text, say
from players.policy import best, ranked
from players.worlds import Worlds

MAX_FOLLOWING_ANSWERS = 8
"""How many further answers of the same seat are played to see the effect of the first."""
SMALLEST_CHANGE = 0.3
"""A gain of less value, by prices, is not mentioned."""
SECOND_SHARE = 0.4
"""A second gain is mentioned if it is worth this share of the first."""
SAME = 1e-9
"""Choices whose worths differ by less are equal."""


class Reason(NamedTuple):
    """Why an answer is given."""

    text: Text
    deed: Text | None
    """The action of the seat, if the picks alone do not say it."""


def reason_for(judgement: Judgement, worlds: Worlds, question: str, picks: Picks, prices: Prices) -> Reason:
    """Return the reason for these picks: what they gain that the next best choice does not."""
    before, after = worlds[0], worlds[0]
    asked = next(each for each in open_questions(before) if each.id == question)
    carry_out(judgement, after, question, picks, prices)
    deed = judgement.deed(before, after, asked.seat)
    if obvious := judgement.obvious(before, asked, picks):
        return Reason(obvious, deed)
    gains = [] if judgement.passes(asked, picks) else gained(judgement, before, after, asked.seat, prices)
    if gains:
        anyway = _gained_anyway(judgement, worlds, asked, picks, prices)
        text = _told(gains, [aim for aim in gains if aim.text not in anyway])
        as_good = is_as_good(judgement, before, asked, picks, prices)
        return Reason(say("mind-as-good", reason=text) if as_good else text, deed)
    idle = judgement.idle(before, asked, picks)
    if idle and is_as_good(judgement, before, asked, picks, prices):
        return Reason(say("mind-as-good", reason=idle), deed)
    if is_tied(judgement, before, asked, picks, prices):
        return Reason(say("mind-equal"), deed)
    return Reason(idle or say("mind-keeps"), deed)


def following(judgement: Judgement, worlds: Worlds, question: str, picks: Picks, prices: Prices) -> list[Picks]:
    """Return the answers of the same seat that follow these picks while nothing is revealed."""
    return play_on(judgement, worlds[0], question, picks, prices)


def _gained_anyway(
    judgement: Judgement, worlds: Worlds, asked: LiveQuestion, picks: Picks, prices: Prices
) -> list[Text]:
    """Return what the seat would gain by its next best choice too."""
    before, after = worlds[0], worlds[0]
    others = [each for each in ranked(judgement, before, asked, prices) if each != picks]
    if not others:
        return []
    carry_out(judgement, after, asked.id, others[0], prices)
    return [aim.text for aim in gained(judgement, worlds[0], after, asked.seat, prices)]


def _told(gains: Sequence[Aim], own: Sequence[Aim]) -> Text:
    """Return the reason: the weightiest gain that only this choice has, and a second if it is weighty too.

    A small difference alone would mislead, so the weightiest gain of all comes before it.
    """
    whole, first, *rest = [max(gains, key=_worth), *sorted(own or gains, key=_worth, reverse=True)]
    if first.worth < SECOND_SHARE * whole.worth:
        return say("mind-for-both", gained=whole.text, also=first.text)
    if rest and rest[0].worth >= SECOND_SHARE * first.worth:
        return say("mind-for-both", gained=first.text, also=rest[0].text)
    return say("mind-for", gained=first.text)


def _worth(aim: Aim) -> float:
    return aim.worth


def is_tied(judgement: Judgement, state: State, asked: LiveQuestion, picks: Picks, prices: Prices) -> bool:
    """Return whether another choice is worth exactly as much as the chosen one."""
    if not isinstance(asked.about, Pick) or len(asked.offered) < 2:
        return False
    weighed = judgement.weigh(state, asked, prices)
    taken = weighed.get(next(iter(picks)), 0.0)
    return any(abs(weighed.get(key, 0.0) - taken) < SAME for key in asked.offered if key not in picks)


def is_as_good(judgement: Judgement, state: State, asked: LiveQuestion, picks: Picks, prices: Prices) -> bool:
    """Return whether another choice is worth just as much and both gain something, though the choices differ.

    If all choices have one worth, nobody has compared them: then their gains say more.
    """
    if not is_tied(judgement, state, asked, picks, prices):
        return False
    weighed = judgement.weigh(state, asked, prices)
    return weighed.get(next(iter(picks)), 0.0) > 0 and len({weighed.get(key, 0.0) for key in asked.offered}) > 1


def gained(judgement: Judgement, before: State, after: State, seat: int, prices: Prices) -> Sequence[Aim]:
    """Return what the seat gained between two positions."""
    if judgement.aims is not None:
        return judgement.aims(before, after, seat, prices)
    return parts_gained(judgement, before, after, seat, prices)


def parts_gained(judgement: Judgement, before: State, after: State, seat: int, prices: Prices) -> list[Aim]:
    """Return the parts of a standing that grew, valued by prices."""
    earlier, later = judgement.parts(before, seat), judgement.parts(after, seat)
    changes = {name: later.get(name, 0.0) - amount for name, amount in earlier.items()}
    return [
        Aim(prices[name] * change, judgement.named(name, max(1, round(change))))
        for name, change in changes.items()
        if prices[name] * change > SMALLEST_CHANGE
    ]


def carry_out(judgement: Judgement, world: State, question: str, picks: Picks, prices: Prices) -> None:
    """Answer a question and those that only complete the answer, so that its gains can be seen.

    A game that does not tell which questions these are lets the seat play on. `world` is changed.
    """
    if judgement.completes is None:
        play_on(judgement, world, question, picks, prices)
        return
    first = next(each for each in open_questions(world) if each.id == question)
    seat, step = first.seat, first.take(picks)
    for _ in range(MAX_FOLLOWING_ANSWERS):
        mine = [each for each in open_questions(world) if each.waits and each.seat == seat]
        if step.closes or (step.reveals and judgement.reveals_end) or not mine:
            return
        chosen = best(judgement, world, mine[0], prices)
        if not judgement.completes(first, picks, mine[0], chosen):
            return
        step = mine[0].take(chosen)


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
