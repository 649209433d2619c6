"""Exporting a game to a file, and importing it into another database."""

from __future__ import annotations

import asyncio

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import wait_numbers
from bot.host.lobby.lobby import new_game_id
from bot.host.model.facts import OPEN, Refused, Status
from bot.host.model.records import ANYBODY, GameRow
from bot.host.notify.queueing import put_notice, put_public
from bot.host.play.pauses import give_time_anew
from bot.host.store import RowConflict, RowSet
from bot.host.store.connection.compression import compress
from bot.host.transfer.game_file import FiledMove, GameFile
from bot.host.transfer.imports import BadGameFile, last_told, read_game_file, without_forgotten, without_people
from games.core.locales import choose_language
from games.core.protocol import say

MOVED_OUT = "moved-out"


class Venue(msgspec.Struct, frozen=True):
    """The server and the channel of a game."""

    guild: int | None
    channel: int


class Exports:
    """Writes and reads files of games."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def export(self, game: str, *, people: bool) -> bytes:
        """Return the game as a file. `people`: with ids and names, for the operator only. Without, seats are free."""
        await self.context.load(game)
        # Read everything at one moment, so that a move is in the file as a whole or not at all.
        async with self.context.store.read_consistently() as rows:
            save = await _collect(rows, game)
        return msgspec.json.encode(save if people else _without_people(save))

    async def export_and_close(self, game: str) -> bytes:
        """Return an open game as a file and close it here in the same transaction, to continue elsewhere."""
        loaded = await self.context.load(game)
        if loaded.row.status not in OPEN:
            raise Refused(say(f"host-is-{loaded.row.status.value}"))
        async with self.context.store.write() as rows:
            save = await _collect(rows, game)
            await rows.games.update(game, status=Status.ABANDONED)
            await rows.games.await_nobody(game)
            await self.context.record_act(rows, game, MOVED_OUT, None)
            await put_notice(rows, loaded.row, say("host-moved-out"), self.context.now())
        self.context.committed(game)
        return msgspec.json.encode(save)

    async def _read(self, data: bytes) -> GameFile:
        try:
            return await asyncio.to_thread(read_game_file, data, self.context.games)
        except BadGameFile as bad:
            raise Refused(say("host-bad-save", why=str(bad))) from bad

    async def import_game(self, data: bytes, place: Venue | None = None) -> str:
        """Store a game from a file, in its old channel or another one. Refuse a game that is here already.

        A game that was exported and closed in this database gets a new id, because the old one is closed.
        """
        read = await self._read(data)
        save = without_forgotten(read, await self.context.store.forgotten_since(last_told(read)))
        free = [seat.seat for seat in save.seats if seat.offered == ANYBODY and seat.user is None and not seat.friend]
        if await self._has_moved_out(save.game.id):
            save = _renamed(save, new_game_id())
        row = _adapt_row(save.game, place)
        try:
            async with self.context.store.write() as rows:
                await _write(rows, row, save)
                await give_time_anew(rows, save.seats, row.table_settings, self.context.now())
                await self.context.record_act(rows, row.id, "imported", None)
                if row.status is Status.RUNNING:
                    await put_notice(rows, row, say("host-imported"), self.context.now(), wait_numbers(save.seats))
                for number in free if row.status in OPEN else ():
                    await put_public(rows, row, "offered", {"seat": number}, self.context.now())
        except RowConflict:
            taken = row.status in OPEN and await self.context.store.read.games.open_in_channel(row.channel)
            raise Refused(say("host-channel-taken" if taken else "host-already-here")) from None
        if save.orders:
            self.context.games_with_prepared_answers.add(row.id)
        self.context.committed(row.id)
        return row.id

    async def _has_moved_out(self, game: str) -> bool:
        return any(act.kind == MOVED_OUT for act in await self.context.store.read.games.acts(game))


async def _write(rows: RowSet, row: GameRow, save: GameFile) -> None:
    await rows.games.insert(row)
    for seat in save.seats:
        await rows.games.put_seat(seat)
    for saved in save.moves:
        await rows.moves.append(row.id, saved.move, saved.snapshot and compress(saved.snapshot))
    for seat_number, key in save.orders:
        await rows.games.give_order(row.id, seat_number, key)
    for act in save.acts:
        await rows.games.add_act(act)
    for talk in save.talks:
        await rows.talks.open(talk)
    for seat_number, mark in save.holders:
        await rows.holders.add(row.id, seat_number, mark)


def _adapt_row(row: GameRow, place: Venue | None) -> GameRow:
    """Return the row as it is imported: in its new place, in a known language, and not paused by a vote."""
    if row.paused_by == "vote":
        row = msgspec.structs.replace(row, status=Status.RUNNING, paused_by="", paused_at=None)
    here = place or Venue(row.guild, row.channel)
    spoken = msgspec.structs.replace(row.table_settings, lang=choose_language(row.table_settings.lang))
    return msgspec.structs.replace(
        row, guild=here.guild, channel=here.channel, gone_since=None, packed=False, table_settings=spoken
    )


def _renamed(save: GameFile, name: str) -> GameFile:
    return msgspec.structs.replace(
        save,
        game=msgspec.structs.replace(save.game, id=name),
        seats=[msgspec.structs.replace(seat, game=name) for seat in save.seats],
        acts=[msgspec.structs.replace(act, game=name) for act in save.acts],
        talks=[msgspec.structs.replace(talk, game=name) for talk in save.talks],
    )


async def _collect(rows: RowSet, game: str) -> GameFile:
    row = await rows.games.get(game)
    assert row is not None
    return GameFile(
        game=row,
        seats=await rows.games.seats(game),
        moves=[FiledMove(move, snapshot) for move, snapshot in await rows.moves.with_snapshots(game)],
        orders=sorted(await rows.games.orders(game)),
        acts=await rows.games.acts(game),
        talks=await rows.talks.of(game),
        holders=await rows.holders.of(game),
    )


def _without_people(save: GameFile) -> GameFile:
    return msgspec.structs.replace(without_people(save), moves=[_round_time(saved) for saved in save.moves], holders=[])


def _round_time(saved: FiledMove) -> FiledMove:
    """Round a move's time to the minute, because steps at the same second would reveal a plan."""
    at = saved.move.at.replace(second=0, microsecond=0)
    return msgspec.structs.replace(saved, move=msgspec.structs.replace(saved.move, at=at))
