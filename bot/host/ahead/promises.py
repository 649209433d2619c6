"""What will be answered by itself: by a standing order or a plan, always after the same short while."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from datetime import timedelta

from bot.host.ahead.plans import Plan
from games.core.protocol import Question

SHORT_WHILE = timedelta(seconds=3)
"""So long after a seat came to be awaited it is answered by itself, whatever answers: nobody can tell what it was."""
THEN_CALLED = timedelta(seconds=1)
"""So long after that whoever is still awaited is called."""
LAST_MOMENT = timedelta(seconds=20)
"""So long after the last deed a turn in which nothing is left ends itself: until then the deed can be taken back."""


def promised(asked: Iterable[Question], orders: Set[tuple[int, str]], plans: Mapping[int, Plan]) -> set[int]:
    """The seats that have left an order or a plan for what they are asked now."""
    return {each.seat for each in asked if each.waits and (_is_ordered(each, orders) or _is_planned(each, plans))}


def lapsing(asked: Iterable[Question]) -> Question | None:
    """A question in which nothing is left to decide."""
    return next((each for each in asked if each.waits and each.lapses), None)


def _is_ordered(question: Question, orders: Set[tuple[int, str]]) -> bool:
    return any((question.seat, standing.key) in orders for standing in question.standing)


def _is_planned(question: Question, plans: Mapping[int, Plan]) -> bool:
    return question.seat in plans and plans[question.seat].is_about(question)
