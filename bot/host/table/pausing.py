"""Pausing: while a game stands still its reminders and deadlines do too."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from bot.host.context import Desk, Loaded
from bot.host.facts import Status, Terms
from bot.host.people.hours import HOUR
from bot.host.store import Ledger
from bot.host.store.records import SeatRow


def with_time_anew(seat: SeatRow, terms: Terms, now: datetime) -> SeatRow:
    """An awaited seat for which nothing has counted so far."""
    deadline = now + terms.deadline_hours * HOUR if terms.deadline_hours else None
    return msgspec.structs.replace(seat, counted=now, deadline=deadline, reminded=0)


def later(seat: SeatRow, time: timedelta) -> SeatRow:
    """A seat for which this time does not count."""
    return msgspec.structs.replace(
        seat,
        counted=seat.counted + time if seat.counted else None,
        deadline=seat.deadline + time if seat.deadline else None,
    )


async def give_time_anew(ledger: Ledger, seats: Iterable[SeatRow], terms: Terms, now: datetime) -> None:
    """Nobody is late in a game that could not be played: whoever is awaited begins to be so now."""
    for seat in seats:
        if seat.awaited is not None:
            await ledger.games.put_seat(with_time_anew(seat, terms, now))


async def pause(desk: Desk, ledger: Ledger, loaded: Loaded, why: str) -> None:
    """`why`: "steward" or "vote"."""
    await ledger.games.update(loaded.id, status=Status.PAUSED, paused_by=why, paused_at=desk.now())


async def resume(desk: Desk, ledger: Ledger, loaded: Loaded) -> Loaded:
    """Go on; the time that stood still counts for nobody. Returns the game as it is then."""
    stood = desk.now() - (loaded.row.paused_at or desk.now())
    await ledger.games.update(loaded.id, status=Status.RUNNING, paused_by="", paused_at=None, moved=desk.now())
    for seat in loaded.seats:
        if seat.counted is not None:
            await ledger.games.put_seat(later(seat, stood))
    row = await ledger.games.get(loaded.id)
    assert row is not None
    return Loaded(row, tuple(await ledger.games.seats(loaded.id)), loaded.last)
