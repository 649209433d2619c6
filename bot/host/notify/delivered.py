"""What a delivered letter changes at its table: a reminder begins a silence, and a late call moves a deadline."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from bot.host.model.hours import HOUR
from bot.host.model.preferences import TableSettings
from bot.host.model.records import CALL, CALL_DUE, NUDGE, REMINDS, OutboxRow, SeatRow
from bot.host.store import RowSet

LATE = timedelta(minutes=1)
"""A call that arrives later than this after it was due moves the deadline."""


def called_by(letter: OutboxRow) -> dict[int, int]:
    """Return the seats that a letter calls, each with the number of its wait."""
    called = {int(seat): number for seat, number in letter.data.get("pinged", {}).items()} if not letter.direct else {}
    if letter.kind in (CALL, NUDGE, "dms_closed") and "wait_number" in letter.data:
        called[letter.data["seat"]] = letter.data["wait_number"]
    return called


def is_called_for(letters: Iterable[OutboxRow], seat: SeatRow) -> bool:
    """Whether one of these letters, which are still to go, calls this seat for its present wait."""
    calls = [letter for letter in letters if not reminds(letter)]
    return any(called_by(letter).get(seat.seat) == seat.wait_number for letter in calls)


def reminds(letter: OutboxRow) -> bool:
    return letter.kind == NUDGE or bool(letter.data.get(REMINDS))


def first_due(letter: OutboxRow) -> datetime:
    """Return when a call was due, whatever has delayed its letter since."""
    due = letter.data.get(CALL_DUE)
    return letter.created if due is None else datetime.fromtimestamp(due, UTC)


def changes_seats(letter: OutboxRow, now: datetime) -> bool:
    """Whether the delivery of this letter changes something for the seats that it calls."""
    return bool(called_by(letter)) and (reminds(letter) or now - first_due(letter) > LATE)


async def note_delivery(rows: RowSet, letter: OutboxRow, settings: TableSettings, now: datetime) -> None:
    """Write down what the delivery of a letter changes: deadlines count from the moment of the call."""
    if not changes_seats(letter, now):
        return
    hours = settings.deadline_hours
    for seat, number in called_by(letter).items():
        if reminds(letter):
            await rows.games.reminder_came(letter.game, seat, number, now)
        else:
            await rows.games.call_came_late(letter.game, seat, number, now, now + hours * HOUR if hours else None)


async def note_failure(rows: RowSet, letter: OutboxRow) -> None:
    """Take the deadline from whoever could not be called."""
    if not reminds(letter):
        for seat, number in called_by(letter).items():
            await rows.games.drop_deadline(letter.game, seat, number)
