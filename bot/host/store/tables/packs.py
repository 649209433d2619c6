"""Packs: the moves of a finished game, compressed together into one block.

The snapshots of a game are much alike, so together they take a tenth of the space. `query_pack` reads moves from a pack
with the same SQL as from the table, so log, replay, audit and export work as before.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from typing import Any

import msgspec
import zstandard

from bot.host.store.connection.compression import compress, decompress
from bot.host.store.connection.connections import fetch_rows
from bot.host.store.connection.executors import Params
from bot.host.store.connection.rows import Rows, insert_statement, seconds

BATCH = 20
"""The number of games that are packed, or of lobbies that are deleted, in one run."""
PLAY_TABLES = ("moves", "orders", "votes", "posts", "talks", "plans")
"""The tables with rows that only a running game needs."""
SELECT_PACK = "SELECT moves FROM packs WHERE game = ?"
_PACK_COMPRESSION = zstandard.ZstdCompressionParameters.from_level(17, window_log=24)


class PackRows(Rows):
    """The SQL about packs, and about the games and lobbies that are packed or deleted."""

    async def finished_before(self, then: datetime) -> list[str]:
        """Return finished games whose moves are not packed yet, also those without any moves."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY games_to_pack WHERE packed = 0 AND status IN ('over', 'abandoned')"
            " AND moved <= ? ORDER BY moved LIMIT ?",
            (seconds(then), BATCH),
        )
        return [row["id"] for row in rows]

    async def lobbies_nobody_joined(self, then: datetime) -> list[str]:
        """Return lobbies that have at most one player and have not changed since this time."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY lobbies_by_age WHERE status = 'lobby' AND moved <= ?"
            " AND (SELECT count(*) FROM seats WHERE game = id AND user IS NOT NULL) <= 1 ORDER BY moved LIMIT ?",
            (seconds(then), BATCH),
        )
        return [row["id"] for row in rows]

    async def moves_of(self, game: str) -> list[dict[str, Any]]:
        return await self._all("SELECT * FROM moves WHERE game = ? ORDER BY seq", (game,))

    async def put(self, game: str, pack: bytes) -> None:
        """Store a pack, and delete the rows of the game that only a running game needs."""
        await self._execute("INSERT INTO packs VALUES (?, ?)", (game, pack))
        await self._execute("UPDATE games SET packed = 1 WHERE id = ?", (game,))
        for table in PLAY_TABLES:
            await self._execute(f"DELETE FROM {table} WHERE game = ?", (game,))

    async def delete_table(self, game: str) -> None:
        """Delete a table at which no game was played, with all rows about it."""
        await self._execute("DELETE FROM outbox WHERE state = 'waiting' AND game = ?", (game,))
        for table in (*PLAY_TABLES, "reviews", "acts", "seats"):
            await self._execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        await self._execute("DELETE FROM games WHERE id = ?", (game,))


def pack_moves(moves: Sequence[dict[str, Any]]) -> bytes:
    """Compress the rows of all moves into one block.

    Each snapshot is decompressed first, because compressed snapshots do not shrink any further.
    """
    opened = [{**move, "snapshot": move["snapshot"] and decompress(move["snapshot"])} for move in moves]
    return zstandard.ZstdCompressor(compression_params=_PACK_COMPRESSION).compress(msgspec.msgpack.encode(opened))


def unpack_moves(pack: bytes) -> list[dict[str, Any]]:
    """Return the rows of all moves in a pack, with compressed snapshots as in the table."""
    moves: list[dict[str, Any]] = msgspec.msgpack.decode(decompress(pack))
    return [{**move, "snapshot": move["snapshot"] and compress(move["snapshot"])} for move in moves]


def query_pack(pack: bytes, sql: str, params: Params) -> list[dict[str, Any]]:
    """Return what a SELECT about the table `moves` finds in a pack."""
    moves = unpack_moves(pack)
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute(f"CREATE TABLE moves ({', '.join(moves[0])})")
        db.executemany(insert_statement("moves", moves[0]), moves)
        return fetch_rows(db, sql, params)
