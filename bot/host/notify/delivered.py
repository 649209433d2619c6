"""The changes of a seat after a delivery: a reminder begins a silence, and a late call moves a deadline."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from bot.host.model.hours import HOUR
from bot.host.model.preferences import TableSettings
from bot.host.model.records import CALL, CALL_DUE, NUDGE, REMINDS, OutboxRow, SeatRow
from bot.host.store import RowSet

LATE = timedelta(minutes=1)
"""A call that arrives later than this after it was due moves the deadline."""


def called_by(notification: OutboxRow) -> dict[int, int]:
    """Return the seats that a notification calls, each with the number of its wait."""
    called = (
        {int(seat): number for seat, number in notification.data.get("pinged", {}).items()}
        if not notification.direct
        else {}
    )
    if notification.kind in (CALL, NUDGE, "dms_closed") and "wait_number" in notification.data:
        called[notification.data["seat"]] = notification.data["wait_number"]
    return called


def is_called_for(notifications: Iterable[OutboxRow], seat: SeatRow) -> bool:
    """Return whether a queued notification calls this seat for its present wait."""
    calls = [notification for notification in notifications if not reminds(notification)]
    return any(called_by(notification).get(seat.seat) == seat.wait_number for notification in calls)


def reminds(notification: OutboxRow) -> bool:
    return notification.kind == NUDGE or bool(notification.data.get(REMINDS))


def first_due(notification: OutboxRow) -> datetime:
    """Return when a call was due at first, before any delay."""
    due = notification.data.get(CALL_DUE)
    return notification.created if due is None else datetime.fromtimestamp(due, UTC)


def changes_seats(notification: OutboxRow, now: datetime) -> bool:
    """Return whether the delivery of a notification changes the seats that it calls."""
    return bool(called_by(notification)) and (reminds(notification) or now - first_due(notification) > LATE)


async def note_delivery(rows: RowSet, notification: OutboxRow, settings: TableSettings, now: datetime) -> None:
    """Store what a delivery changes: a reminder was given, or a deadline counts from a late call."""
    if not changes_seats(notification, now):
        return
    hours = settings.deadline_hours
    for seat, number in called_by(notification).items():
        if reminds(notification):
            await rows.games.reminder_came(notification.game, seat, number, now)
        else:
            await rows.games.call_came_late(notification.game, seat, number, now, now + hours * HOUR if hours else None)


async def note_failure(rows: RowSet, notification: OutboxRow) -> None:
    """Remove the deadline of seats that could not be called."""
    if not reminds(notification):
        for seat, number in called_by(notification).items():
            await rows.games.drop_deadline(notification.game, seat, number)
