"""The execution of a plan: the first course that is still offered as it was planned, up to the first revelation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.host.model.plans import Course, Plan, PlannedStep
from bot.host.model.records import Move
from bot.host.play.moves import PendingMoves
from games.core.protocol import Answer, IllegalAnswer, Question, Text, say


class Carried(msgspec.Struct, frozen=True):
    """The result of a plan."""

    outcome: Text
    pending: PendingMoves | None = None
    """The moves that were made, or None if the plan was dropped."""
    goes_on: bool = True
    """Whether its owner is still asked something."""


class _Gone(Exception):
    """A planned step that is no longer offered as it was."""

    def __init__(self, what: Sequence[Text]) -> None:
        super().__init__()
        self.what = tuple(what)


def learned_since(moves: Sequence[Move], plan: Plan, seat: int) -> bool:
    """Return whether the owner of a plan has learned a secret since the plan was settled."""
    return any(seat in event.to for move in moves if move.seq > plan.since for event in move.events)


def carry_out(plan: Plan, seat: int, begin: Callable[[], PendingMoves]) -> Carried:
    """Play the first course that is still possible. `begin` returns a fresh copy of the position for each try."""
    gone: tuple[Text, ...] = ()
    for course in plan.settled_courses:
        pending = begin()
        try:
            _play(pending, seat, course)
        except _Gone as missing:
            gone = gone or missing.what
            continue
        goes_on = any(each.seat == seat and each.waits for each in pending.questions())
        ended = any(made.move.closes for made in pending.made)
        return Carried(_done("plan-done" if ended else "plan-done-so-far", gone), pending, goes_on)
    return Carried(say("plan-dropped", what=list(gone)) if gone else say("plan-dropped-otherwise"))


def _done(key: str, gone: Sequence[Text]) -> Text:
    """Return the sentence about a plan that was played, with what was missing for an earlier course."""
    return say(f"{key}-else", what=list(gone)) if gone else say(key)


def _play(pending: PendingMoves, seat: int, course: Course) -> None:
    """Play the steps of a course up to the first revelation. Raise `_Gone` at a step that is not offered."""
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
    """Return the question that a step answers, or raise `_Gone` if it does not offer the same."""
    for question in pending.questions():
        if question.seat == seat and question.waits and question.kind == step.kind:
            if step.fits(question):
                return question
            raise _Gone(step.gone(question) or step.said)
    raise _Gone(step.said)
