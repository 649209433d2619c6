"""What will be answered by itself: by a standing order or a plan, always after the same short while."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from datetime import timedelta
from enum import Enum

from bot.host.model.plans import Plan
from games.core.protocol import Question

SHORT_WHILE = timedelta(seconds=3)
"""So long after a seat came to be awaited it is answered by itself, whatever answers: nobody can tell what it was."""
THEN_CALLED = timedelta(seconds=1)
"""So long after that whoever is still awaited is called."""
LAST_MOMENT = timedelta(seconds=20)
"""So long after the last deed a turn in which nothing is left ends itself: until then the deed can be taken back."""


class Left(Enum):
    """What somebody has left for what they are asked."""

    ORDER = "order"
    PLAN = "plan"


def promised(asked: Iterable[Question], orders: Set[tuple[int, str]], plans: Mapping[int, Plan]) -> dict[int, Left]:
    """The seats that have left an order or a plan for what they are asked now."""
    waiting = [each for each in asked if each.waits]
    planned = {each.seat: Left.PLAN for each in waiting if _is_planned(each, plans)}
    return planned | {each.seat: Left.ORDER for each in waiting if _is_ordered(each, orders)}


def lapsing(asked: Iterable[Question]) -> Question | None:
    """A question in which nothing is left to decide."""
    return next((each for each in asked if each.waits and each.lapses), None)


def _is_ordered(question: Question, orders: Set[tuple[int, str]]) -> bool:
    return any((question.seat, standing.key) in orders for standing in question.standing)


def _is_planned(question: Question, plans: Mapping[int, Plan]) -> bool:
    return question.seat in plans and plans[question.seat].is_about(question)
