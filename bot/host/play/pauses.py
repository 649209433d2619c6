"""Pauses: while a game is paused, its reminders and deadlines are stopped too."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import Status
from bot.host.model.hours import HOUR
from bot.host.model.preferences import TableSettings
from bot.host.model.records import SeatRow
from bot.host.store import RowSet


def with_time_anew(seat: SeatRow, table_settings: TableSettings, now: datetime) -> SeatRow:
    """Return a waiting seat with its time restarted."""
    deadline = now + table_settings.deadline_hours * HOUR if table_settings.deadline_hours else None
    return msgspec.structs.replace(seat, counts_from=now, deadline=deadline, reminded=0, reminded_at=None)


def later(seat: SeatRow, time: timedelta) -> SeatRow:
    """Return a seat with all its times moved by a duration that does not count."""
    return msgspec.structs.replace(
        seat,
        counts_from=seat.counts_from + time if seat.counts_from else None,
        deadline=seat.deadline + time if seat.deadline else None,
        reminded_at=seat.reminded_at + time if seat.reminded_at else None,
    )


async def give_time_anew(rows: RowSet, seats: Iterable[SeatRow], table_settings: TableSettings, now: datetime) -> None:
    """Restart the time of every seat that is waited for, because the game could not be played."""
    for seat in seats:
        if seat.awaited is not None:
            await rows.games.put_seat(with_time_anew(seat, table_settings, now))


async def pause(context: HostContext, rows: RowSet, loaded: Loaded, why: str) -> None:
    """Pause a game. `why` is "steward" for an admin, or "vote"."""
    await rows.games.update(loaded.id, status=Status.PAUSED, paused_by=why, paused_at=context.now())


async def resume(context: HostContext, rows: RowSet, loaded: Loaded) -> Loaded:
    """Resume a game without counting the time of the pause, and return the game after that."""
    stood = context.now() - (loaded.row.paused_at or context.now())
    await rows.games.update(loaded.id, status=Status.RUNNING, paused_by="", paused_at=None, moved=context.now())
    for seat in loaded.seats:
        if seat.counts_from is not None:
            await rows.games.put_seat(later(seat, stood))
    row = await rows.games.get(loaded.id)
    assert row is not None
    return msgspec.structs.replace(loaded, row=row, seats=tuple(await rows.games.seats(loaded.id)))
