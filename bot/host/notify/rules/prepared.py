"""Answers that players have prepared: by a standing order or a plan, each given after the same delay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from datetime import timedelta
from enum import Enum

from bot.host.model.plans import Plan
from games.core.protocol import Question

ANSWER_DELAY = timedelta(seconds=3)
"""How long after a seat is waited for its prepared answer is given. Orders and plans share it, so that nobody can tell
them apart."""
CALL_DELAY = timedelta(seconds=1)
"""How long after a prepared answer a seat is called if the table still waits for it."""
TURN_END_DELAY = timedelta(seconds=20)
"""How long after its last step a turn with nothing left to decide ends by itself. Until then the step can be taken
back."""


class Prepared(Enum):
    """The kind of answer that a player has prepared for a question."""

    ORDER = "order"
    PLAN = "plan"


def prepared_answers(
    asked: Iterable[Question], orders: Set[tuple[int, str]], plans: Mapping[int, Plan]
) -> dict[int, Prepared]:
    """Return the seats that have an order or a plan for what they are asked now. An order goes before a plan."""
    waiting = [each for each in asked if each.waits]
    planned = {each.seat: Prepared.PLAN for each in waiting if _is_planned(each, plans)}
    return planned | {each.seat: Prepared.ORDER for each in waiting if _is_ordered(each, orders)}


def question_without_choice(asked: Iterable[Question]) -> Question | None:
    """Return the first question that is waited for and has nothing left to decide."""
    return next((each for each in asked if each.waits and each.lapses), None)


def _is_ordered(question: Question, orders: Set[tuple[int, str]]) -> bool:
    return any((question.seat, standing.key) in orders for standing in question.standing)


def _is_planned(question: Question, plans: Mapping[int, Plan]) -> bool:
    return question.seat in plans and plans[question.seat].is_about(question)
