"""Sides: a person who has left a seat may not take a seat of another side, because they know a hand."""

from __future__ import annotations

from collections.abc import Collection

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.records import GameRow
from bot.host.store import RowSet


def mark_of(row: GameRow, user: int) -> str:
    """Return the mark that is stored of a person who left a seat. It can be compared, but it is not an id."""
    return row.salt(f"holder/{user}")


def may_take(seat: int, held: Collection[int], open_hands: Collection[Collection[int]]) -> bool:
    """Return whether a person who held these seats may take this one: their own, or one whose hand they may know."""
    return all(seat == each or any(seat in group and each in group for group in open_hands) for each in held)


class Sides:
    """Remembers who held which seat, and decides which seats they may take."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def held_by(self, loaded: Loaded, user: int) -> tuple[int, ...]:
        """Return the seats that somebody has held in this game and left."""
        return await self.context.store.read.holders.seats_of(loaded.id, mark_of(loaded.row, user))

    async def seats_for(self, loaded: Loaded, user: int, seats: Collection[int]) -> list[int]:
        """Return the seats, of those given, that a person may take."""
        held = await self.held_by(loaded, user)
        if not held:
            return list(seats)
        rules = self.context.rules(loaded.row)
        state = await self.context.state(loaded, loaded.tip.barrier)
        open_hands = rules.open_hands(rules.view(state, None))
        return [seat for seat in seats if may_take(seat, held, open_hands)]

    async def note_leaver(self, rows: RowSet, loaded: Loaded, seat: int) -> None:
        """Store that the present player of a seat has held it."""
        user = loaded.seats[seat].user
        if user is not None:
            await rows.holders.add(loaded.id, seat, mark_of(loaded.row, user))
            await rows.finished.note_left(loaded.id, seat, user, self.context.now())
