"""Pausing: while a game stands still its reminders and deadlines do too."""

from __future__ import annotations

from bot.host.desk import Desk, Loaded
from bot.host.facts import Status
from bot.host.store import Ledger


async def pause(desk: Desk, ledger: Ledger, loaded: Loaded, why: str) -> None:
    """`why`: "steward" or "vote"."""
    await ledger.games.update(loaded.id, status=Status.PAUSED, paused_by=why, paused_at=desk.now())


async def resume(desk: Desk, ledger: Ledger, loaded: Loaded) -> Loaded:
    """Go on; the time that stood still counts for nobody. Returns the game as it is then."""
    stood = desk.now() - (loaded.row.paused_at or desk.now())
    await ledger.games.update(loaded.id, status=Status.RUNNING, paused_by="", paused_at=None, moved=desk.now())
    for seat in loaded.seats:
        if seat.counted is not None:
            deadline = seat.deadline + stood if seat.deadline else None
            await ledger.games.update_seat(loaded.id, seat.seat, counted=seat.counted + stood, deadline=deadline)
    row = await ledger.games.get(loaded.id)
    assert row is not None
    return Loaded(row, tuple(await ledger.games.seats(loaded.id)), loaded.last)
