"""The tables of all verbs: which function replies to a press, and which verb opens a form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.host.model.interaction.actions import Action
from bot.host.replies import (
    admin,
    explaining,
    history,
    lookups,
    personal,
    planning,
    playing,
    reference,
    searching,
    seating,
    talks,
)
from bot.host.replies.community import challenges, learning, puzzles, records, reviews, seeking, tournaments
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import Modal


def _joined(*tables: Mapping[str, Handler]) -> dict[str, Handler]:
    """Return all verbs in one table. A verb that two tables have is a mistake: one of its functions would never run."""
    found: dict[str, Handler] = {}
    for table in tables:
        twice = found.keys() & table.keys()
        if twice:
            raise ValueError(f"two functions reply to {sorted(twice)}")
        found |= table
    return found


VERBS = _joined(
    playing.VERBS,
    planning.VERBS,
    lookups.VERBS,
    history.VERBS,
    reference.VERBS,
    explaining.VERBS,
    searching.VERBS,
    learning.VERBS,
    reviews.VERBS,
    seating.VERBS,
    personal.VERBS,
    talks.VERBS,
    admin.VERBS,
    records.VERBS,
    seeking.VERBS,
    challenges.VERBS,
    tournaments.VERBS,
    puzzles.VERBS,
)
"""A verb -> the function that replies to it."""
FORMS: dict[str, Callable[[Reader, Action, Sequence[str]], Modal]] = {**seating.FORMS, **talks.FORMS, **searching.FORMS}
"""A verb -> the function that makes its form."""
SETTINGS_VERBS = frozenset({*personal.VERBS, *records.VERBS, "size"})
"""Verbs that may change the settings of the person who presses. The settings are read again after them."""
