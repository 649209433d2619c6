"""Carrying a plan out at its moment: the first course that still stands as it was read, up to the first revelation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.host.model.plans import Course, Plan, PlannedStep
from bot.host.model.records import Move
from bot.host.play.pending_moves import PendingMoves
from games.core.protocol import Answer, IllegalAnswer, Question, Text, say


class Carried(msgspec.Struct, frozen=True):
    """What became of a plan."""

    outcome: Text
    pending: PendingMoves | None = None
    """What was done; nothing where the plan was dropped."""
    goes_on: bool = True
    """Its owner is asked on."""


class _Gone(Exception):
    """A step is no longer offered as it was."""

    def __init__(self, what: Sequence[Text]) -> None:
        super().__init__()
        self.what = tuple(what)


def learned_since(moves: Sequence[Move], plan: Plan, seat: int) -> bool:
    """Whether its owner was told something that nobody else knows since the plan was settled: it knew nothing of it."""
    return any(seat in event.to for move in moves if move.seq > plan.since for event in move.events)


def carry_out(plan: Plan, seat: int, begin: Callable[[], PendingMoves]) -> Carried:
    """`begin`: a fresh copy of the position for every course that is tried."""
    gone: tuple[Text, ...] = ()
    for course in plan.settled_courses:
        pending = begin()
        try:
            _go(pending, seat, course)
        except _Gone as missing:
            gone = gone or missing.what
            continue
        goes_on = any(each.seat == seat and each.waits for each in pending.questions())
        ended = any(made.move.closes for made in pending.made)
        return Carried(_done("plan-done" if ended else "plan-done-so-far", gone), pending, goes_on)
    return Carried(say("plan-dropped", what=list(gone)) if gone else say("plan-dropped-otherwise"))


def _done(key: str, gone: Sequence[Text]) -> Text:
    """Where another course was gone than the first, with what stood in its way."""
    return say(f"{key}-else", what=list(gone)) if gone else say(key)


def _go(pending: PendingMoves, seat: int, course: Course) -> None:
    """Up to the first revelation."""
    for step in course:
        asked = _asked(pending, seat, step)
        try:
            pending.answer(asked, Answer(asked.id, seat, step.picks))
        except IllegalAnswer:
            raise _Gone(step.said) from None
        if step.ends:
            pending.end_turn(asked)
        if step.ends or pending.last.reveals:
            return


def _asked(pending: PendingMoves, seat: int, step: PlannedStep) -> Question:
    """The question that the step answers, if it still offers the same."""
    for question in pending.questions():
        if question.seat == seat and question.waits and question.kind == step.kind:
            if step.fits(question):
                return question
            raise _Gone(step.gone(question) or step.said)
    raise _Gone(step.said)
