"""Packs: the moves of a finished game as one small block, from which they are read as if they lay in their table.

Its snapshots are much alike: each by itself they take ten times the room. Nothing is lost: log, result, replay, check
of all chance and export are the same as before.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from typing import Any

import msgspec
import zstandard

from bot.host.store.compression import squeezed, unsqueezed
from bot.host.store.connections import Params, found
from bot.host.store.rows import Rows, insertion, seconds

AT_ONCE = 20
"""Games that are packed, or lobbies that are cleared, in one go."""
OF_PLAY = ("moves", "orders", "votes", "posts", "talks", "plans")
"""What only a running game needs."""
PACK_OF = "SELECT moves FROM packs WHERE game = ?"
_SMALL = zstandard.ZstdCompressionParameters.from_level(17, window_log=24)


class PackRows(Rows):
    async def finished_before(self, then: datetime) -> list[str]:
        """Games whose moves are not packed yet; also those that never had any."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY games_to_pack WHERE packed = 0 AND status IN ('over', 'abandoned')"
            " AND moved <= ? ORDER BY moved LIMIT ?",
            (seconds(then), AT_ONCE),
        )
        return [row["id"] for row in rows]

    async def lobbies_nobody_joined(self, then: datetime) -> list[str]:
        rows = await self._all(
            "SELECT id FROM games INDEXED BY lobbies_by_age WHERE status = 'lobby' AND moved <= ?"
            " AND (SELECT count(*) FROM seats WHERE game = id AND user IS NOT NULL) <= 1 ORDER BY moved LIMIT ?",
            (seconds(then), AT_ONCE),
        )
        return [row["id"] for row in rows]

    async def moves_of(self, game: str) -> list[dict[str, Any]]:
        return await self._all("SELECT * FROM moves WHERE game = ? ORDER BY seq", (game,))

    async def put(self, game: str, pack: bytes) -> None:
        """In place of the moves; what only a running game needs goes too."""
        await self._do("INSERT INTO packs VALUES (?, ?)", (game, pack))
        await self._do("UPDATE games SET packed = 1 WHERE id = ?", (game,))
        for table in OF_PLAY:
            await self._do(f"DELETE FROM {table} WHERE game = ?", (game,))

    async def clear_away(self, game: str) -> None:
        """A table at which nothing was ever played."""
        await self._do("DELETE FROM outbox WHERE state = 'waiting' AND game = ?", (game,))
        for table in (*OF_PLAY, "acts", "seats"):
            await self._do(f"DELETE FROM {table} WHERE game = ?", (game,))
        await self._do("DELETE FROM games WHERE id = ?", (game,))


def packed(moves: Sequence[dict[str, Any]]) -> bytes:
    """The snapshots lie open in it, or they would not shrink together."""
    opened = [{**move, "snapshot": move["snapshot"] and unsqueezed(move["snapshot"])} for move in moves]
    return zstandard.ZstdCompressor(compression_params=_SMALL).compress(msgspec.msgpack.encode(opened))


def unpacked(pack: bytes) -> list[dict[str, Any]]:
    moves: list[dict[str, Any]] = msgspec.msgpack.decode(zstandard.ZstdDecompressor().decompress(pack))
    return [{**move, "snapshot": move["snapshot"] and squeezed(move["snapshot"])} for move in moves]


def asked_of(pack: bytes, sql: str, params: Params) -> list[dict[str, Any]]:
    """What a statement about moves finds in a pack."""
    moves = unpacked(pack)
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute(f"CREATE TABLE moves ({', '.join(moves[0])})")
        db.executemany(insertion("moves", moves[0]), moves)
        return found(db, sql, params)
