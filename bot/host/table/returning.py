"""Somebody is back: a deputy stops as soon as the person does anything at the table."""

from __future__ import annotations

from bot.host.context import HostContext, Loaded
from bot.host.table.letters import put_notice
from games.core.protocol import say, seat_name


async def welcome_back(context: HostContext, loaded: Loaded, user: int) -> Loaded:
    """Whoever does anything at the table is back: the deputy stops at once. Returns the game as it stands then."""
    seat = loaded.seat_of(user)
    if seat is None or not loaded.seats[seat].deputised:
        return loaded
    async with context.store.write() as rows:
        await rows.games.update_seat(loaded.id, seat, deputised=False)
        await put_notice(rows, loaded.row, say("host-deputy-ends", who=seat_name(seat)), context.now())
    context.committed(loaded.id)
    return await context.load(loaded.id)
