"""The time of silence after which a seat may be handed over, or answered for, against its owner."""

from __future__ import annotations

from datetime import datetime

from bot.host.model.hours import Day
from bot.host.model.preferences import TableSettings
from bot.host.model.records import SeatRow
from bot.host.model.timestamps import stamp
from games.core.protocol import Text, say
from games.core.texts import escape

WITH_DEADLINE, WITHOUT_DEADLINE = 24, 72
"""Waking hours of the owner, if the table has not set any."""


def silence_hours(table_settings: TableSettings) -> int:
    """Return how many waking hours an owner must be silent after a reminder."""
    if table_settings.absence_hours is not None:
        return table_settings.absence_hours
    return WITHOUT_DEADLINE if table_settings.deadline_hours is None else WITH_DEADLINE


def why_not_silent(seat: SeatRow, table_settings: TableSettings, day: Day, now: datetime) -> Text | None:
    """Return why nothing may be done against the owner now, or None if the silence was long enough.

    Nothing is done in the owner's quiet hours, because the owner gets a message at once.
    """
    who, hours = escape(seat.name), silence_hours(table_settings)
    if seat.awaited is None:
        return say("host-owner-not-awaited", who=who)
    if seat.reminded_at is None:
        return say("host-owner-not-reminded", who=who, hours=hours)
    silent_enough = day.after_waking(seat.reminded_at, hours)
    if now < silent_enough:
        return say("host-owner-not-silent", who=who, hours=hours, at=stamp(silent_enough))
    return say("host-owner-asleep", who=who) if day.is_quiet(now) else None
