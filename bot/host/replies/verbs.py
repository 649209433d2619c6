"""The tables of all verbs: which function replies to a press, and which verb opens a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.host.model.actions import Action
from bot.host.replies import (
    admin,
    learning,
    lookups,
    personal,
    planning,
    playing,
    records,
    searching,
    seating,
    seeking,
    talks,
)
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import Modal

VERBS: dict[str, Handler] = {
    **playing.VERBS,
    **planning.VERBS,
    **lookups.VERBS,
    **searching.VERBS,
    **learning.VERBS,
    **seating.VERBS,
    **personal.VERBS,
    **talks.VERBS,
    **admin.VERBS,
    **records.VERBS,
    **seeking.VERBS,
}
"""A verb -> the function that replies to it."""
FORMS: dict[str, Callable[[Reader, Action, Sequence[str]], Modal]] = {**seating.FORMS, **talks.FORMS, **searching.FORMS}
"""A verb -> the function that makes its form."""
SETTINGS_VERBS = frozenset({*personal.VERBS, *records.VERBS, "size"})
"""Verbs that may change the settings of the person who presses. The settings are read again after them."""
