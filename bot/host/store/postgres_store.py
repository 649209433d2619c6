"""The database in PostgreSQL: opening it, upgrading it, and transactions that several processes write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

from bot.host.store.cluster import Cluster
from bot.host.store.connection.address import PostgresAddress
from bot.host.store.connection.executors import Unusable, Unwritable
from bot.host.store.connection.postgres_connection import (
    BEGIN_SNAPSHOT,
    ONE_SNAPSHOT,
    SETTINGS,
    PoolExecutor,
    PostgresPool,
    PostgresTransaction,
)
from bot.host.store.connection.rows import seconds
from bot.host.store.connection.turns import Turn, current_turn
from bot.host.store.forgotten_people import Fingerprint, new_entry
from bot.host.store.game_reader import STATEMENTS, StoredGame, needs_pack, stored_game
from bot.host.store.moving import postgres_to_file
from bot.host.store.postgres_schema import VERSION, check_version, known_version, migrate, with_connection
from bot.host.store.store import RowSet, Store
from bot.host.store.tables.packs import SELECT_PACK

READERS, WRITERS = 2, 3
"""Connections of each process. A transaction may read beside itself, so both have their own."""
SIZES = "SELECT pg_database_size(current_database())::bigint AS database"


class PostgresStore(Store):
    """An open database of PostgreSQL."""

    def __init__(self, address: PostgresAddress, folder: Path, readers: PostgresPool, instance: str) -> None:
        super().__init__(folder, PoolExecutor(readers), instance)
        self.address = address
        self.readers = readers
        self.writers = PostgresPool(address, WRITERS)
        self.beats = PostgresPool(address, 1)
        """A connection for leases alone, so that they are renewed while the others wait."""
        self.cluster = Cluster(self.beats.pipeline, known_version())

    @classmethod
    async def open(cls, address: PostgresAddress, folder: Path) -> PostgresStore:
        """Open the database for the running bot. One of an earlier version is upgraded."""
        await asyncio.to_thread(with_connection, address, migrate)
        return await cls._open(address, folder)

    @classmethod
    async def open_without_upgrade(cls, address: PostgresAddress, folder: Path) -> PostgresStore:
        """Open the database beside running bots. It is never upgraded, because the bots need its version."""
        await asyncio.to_thread(with_connection, address, check_version)
        return await cls._open(address, folder)

    @classmethod
    async def _open(cls, address: PostgresAddress, folder: Path) -> PostgresStore:
        readers = PostgresPool(address, READERS, SETTINGS + ONE_SNAPSHOT)
        try:
            (row,) = await PoolExecutor(readers).all("SELECT value FROM meta WHERE key = 'instance'")
        except Unwritable as error:
            raise Unusable(str(error)) from error
        return cls(address, folder, readers, str(row["value"]))

    async def close(self) -> None:
        await self.readers.close()
        await self.writers.close()
        await self.beats.close()

    @property
    def round_trips(self) -> int:
        """How often this process has waited for the server."""
        return sum(each.round_trips for pool in (self.readers, self.writers) for each in pool.connections)

    async def read_game(self, game: str) -> StoredGame | None:
        found = await self.readers.pipeline([(statement, {"game": game}) for statement in STATEMENTS])
        turn = current_turn()
        if turn is not None and turn.game == game and found[0]:
            turn.was_read(found[0][0]["revision"])
        pack = await self._pack(game) if needs_pack(found) else None
        return stored_game(game, found, lambda: pack)

    async def _pack(self, game: str) -> bytes | None:
        ((packed,),) = (await self.readers.pipeline([(SELECT_PACK, (game,))]),)
        return packed[0]["moves"] if packed else None

    @asynccontextmanager
    async def write(self, game: str | None = None) -> AsyncIterator[RowSet]:
        """Open a transaction. In a turn of a game it fails with `Outdated` if another process has written the game."""
        try:
            async with self._transaction(current_turn() or (Turn(game) if game else None)) as rows:
                yield rows
        finally:
            self._call_after_writing(game)

    @asynccontextmanager
    async def write_for_outbox(self) -> AsyncIterator[RowSet]:
        async with self._transaction(None) as rows:
            yield rows

    @asynccontextmanager
    async def _transaction(self, turn: Turn | None) -> AsyncIterator[RowSet]:
        async with self.writers.connection() as connection:
            executor = PostgresTransaction(connection, turn)
            try:
                yield RowSet(executor)
                await executor.commit()
            except BaseException:
                await executor.roll_back()
                raise

    @asynccontextmanager
    async def write_one_for_outbox(self) -> AsyncIterator[RowSet]:
        yield RowSet(PoolExecutor(self.writers))

    @asynccontextmanager
    async def read_consistently(self) -> AsyncIterator[RowSet]:
        async with self.writers.connection() as connection:
            executor = PostgresTransaction(connection, begin=BEGIN_SNAPSHOT)
            try:
                yield RowSet(executor)
            finally:
                await executor.roll_back()

    async def try_to_write(self) -> None:
        try:
            async with self.write_for_outbox() as rows:
                await rows.bot_state.try_to_write()
        except Unwritable as error:
            raise Unusable(str(error)) from error

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(postgres_to_file, self.address, to)

    async def note_forgotten(self, who: int, now: datetime) -> None:
        salt, mark = new_entry(who)
        entry = {"at": seconds(now), "salt": salt, "mark": mark}
        await self.writers.pipeline([("INSERT INTO forgotten VALUES (:at, :salt, :mark)", entry)])

    async def forgotten_since(self, then: datetime) -> list[Fingerprint]:
        chosen = "SELECT salt, mark FROM forgotten WHERE at >= ?"
        (rows,) = await self.readers.pipeline([(chosen, (seconds(then.replace(microsecond=0)),))])
        return [Fingerprint(row["salt"], row["mark"]) for row in rows]

    async def version(self) -> int:
        ((row,),) = await self.readers.pipeline([(VERSION, ())])
        return int(row["value"])

    async def sizes(self) -> dict[str, int]:
        ((row,),) = await self.readers.pipeline([(SIZES, ())])
        return {"database": int(row["database"])}
