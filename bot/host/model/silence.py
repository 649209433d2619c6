"""Silence: after which time a seat may be passed on, or answered for, against its owner."""

from __future__ import annotations

from datetime import datetime

from bot.host.model.hours import Day
from bot.host.model.preferences import TableSettings
from bot.host.model.records import SeatRow
from bot.host.model.timestamps import stamp
from games.core.protocol import Text, say
from games.core.texts import escape

WITH_DEADLINE, WITHOUT_DEADLINE = 24, 72
"""Waking hours of the owner, where the table has set none."""


def silence_hours(table_settings: TableSettings) -> int:
    """Return how many waking hours an owner must be silent after a reminder."""
    if table_settings.absence_hours is not None:
        return table_settings.absence_hours
    return WITHOUT_DEADLINE if table_settings.deadline_hours is None else WITH_DEADLINE


def why_not_silent(seat: SeatRow, table_settings: TableSettings, day: Day, now: datetime) -> Text | None:
    """Return why nothing may be done against the owner of a seat now; None if the owner was silent for long enough.

    Nothing is done in the owner's quiet hours, for the owner is told at once.
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
