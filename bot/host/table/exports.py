"""Saves: a whole game as one file, out of one database and into another."""

from __future__ import annotations

import msgspec

from bot.host.context import Desk, stretches
from bot.host.facts import OPEN, Refused, Status
from bot.host.store import AlreadyThere, Ledger
from bot.host.store.records import NOBODY, GameRow, Move, RecordedAct, SeatRow
from bot.host.table.pausing import give_time_anew
from bot.host.table.scribe import put_notice
from games.core.protocol import say

FORMAT = 1


class SavedMove(msgspec.Struct, frozen=True):
    move: Move
    snapshot: bytes | None


class Save(msgspec.Struct, frozen=True, kw_only=True):
    format: int = FORMAT
    game: GameRow
    seats: list[SeatRow]
    moves: list[SavedMove]
    orders: list[tuple[int, str]]
    acts: list[RecordedAct]


class Saves:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def export(self, game: str, *, people: bool) -> bytes:
        """`people`: with users' ids, for the operator only."""
        await self.desk.load(game)
        # One transaction: a move that is made meanwhile is in it wholly, or not at all.
        async with self.desk.store.write() as ledger:
            save = await _collect(ledger, game)
        return msgspec.json.encode(save if people else _without_people(save))

    async def take_in(self, data: bytes, channel: int | None = None) -> str:
        """Bring a saved game to this table, in its old channel or another; a game it already holds is refused."""
        save = msgspec.json.decode(data, type=Save)
        row = _arriving(save.game, channel)
        try:
            async with self.desk.store.write() as ledger:
                await ledger.games.insert(row)
                for seat in save.seats:
                    await ledger.games.put_seat(seat)
                await give_time_anew(ledger, save.seats, row.terms, self.desk.now())
                for saved in save.moves:
                    await ledger.moves.append(row.id, saved.move, saved.snapshot)
                for seat_number, key in save.orders:
                    await ledger.games.give_order(row.id, seat_number, key)
                for act in save.acts:
                    await ledger.games.add_act(act)
                await self.desk.record_act(ledger, row.id, "imported", None)
                if row.status is Status.RUNNING:
                    await put_notice(ledger, row, say("host-imported"), self.desk.now(), stretches(save.seats))
        except AlreadyThere:
            taken = row.status in OPEN and await self.desk.store.read.games.open_in_channel(row.channel)
            raise Refused(say("host-channel-taken" if taken else "host-already-here")) from None
        self.desk.committed(row.id)
        return row.id


def _arriving(row: GameRow, channel: int | None) -> GameRow:
    """In its channel here. A vote that it stood still for stays behind, so it goes on."""
    if row.paused_by == "vote":
        row = msgspec.structs.replace(row, status=Status.RUNNING, paused_by="", paused_at=None)
    return msgspec.structs.replace(row, channel=row.channel if channel is None else channel)


async def _collect(ledger: Ledger, game: str) -> Save:
    row = await ledger.games.get(game)
    assert row is not None
    return Save(
        game=row,
        seats=await ledger.games.seats(game),
        moves=[
            SavedMove(move, await ledger.moves.snapshot(game, move.seq))
            for move in await ledger.moves.after(game, NOBODY)
        ],
        orders=sorted(await ledger.games.orders(game)),
        acts=await ledger.games.acts(game),
    )


def _without_people(save: Save) -> Save:
    return msgspec.structs.replace(
        save,
        game=msgspec.structs.replace(save.game, host=None, guild=None),
        seats=[msgspec.structs.replace(seat, user=None) for seat in save.seats],
        acts=[msgspec.structs.replace(act, by=None) for act in save.acts],
    )
