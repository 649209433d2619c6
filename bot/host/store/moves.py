"""Moves: append only, with compressed snapshots. Seats are named here, never users."""

from __future__ import annotations

from typing import Any

import msgspec
import zstandard

from bot.host.store.records import Move, MoveKind
from bot.host.store.rows import Rows, moment, seconds
from games.core.protocol import Answer, Event, Roll

_COLUMNS = "seq, prev, kind, seat, answer, sealed, events, rolls, reveals, closes, barrier, closed, at"
_events = msgspec.json.Decoder(tuple[Event, ...])
_rolls = msgspec.json.Decoder(tuple[Roll, ...])
_answer = msgspec.json.Decoder(Answer)
_squeeze = zstandard.ZstdCompressor(level=6)
_unsqueeze = zstandard.ZstdDecompressor()


class MoveRows(Rows):
    async def append(self, game: str, move: Move, snapshot: bytes | None) -> None:
        """Fails if this move is already there: seq is unique."""
        row = msgspec.structs.asdict(move) | {
            "game": game,
            "answer": msgspec.json.encode(move.answer) if move.answer else None,
            "events": msgspec.json.encode(move.events),
            "rolls": msgspec.json.encode(move.rolls),
            "at": seconds(move.at),
            "snapshot": None if snapshot is None else _squeeze.compress(snapshot),
        }
        await self._insert("moves", row)

    async def last(self, game: str) -> Move | None:
        row = await self._one(f"SELECT {_COLUMNS} FROM moves WHERE game = ? ORDER BY seq DESC LIMIT 1", (game,))
        return _move(row) if row else None

    async def get(self, game: str, seq: int) -> Move | None:
        row = await self._one(f"SELECT {_COLUMNS} FROM moves WHERE game = ? AND seq = ?", (game, seq))
        return _move(row) if row else None

    async def after(self, game: str, seq: int) -> list[Move]:
        rows = await self._all(f"SELECT {_COLUMNS} FROM moves WHERE game = ? AND seq > ? ORDER BY seq", (game, seq))
        return [_move(row) for row in rows]

    async def last_by(self, game: str, seat: int) -> int | None:
        """The last move this player made, or had made for them."""
        row = await self._one(
            "SELECT max(seq) AS seq FROM moves WHERE game = ? AND seat = ? AND kind <> ?", (game, seat, MoveKind.BACK)
        )
        return row["seq"] if row else None

    async def snapshot(self, game: str, seq: int) -> bytes | None:
        row = await self._one("SELECT snapshot FROM moves WHERE game = ? AND seq = ?", (game, seq))
        return _unsqueeze.decompress(row["snapshot"]) if row and row["snapshot"] is not None else None

    async def nth_last_close(self, game: str, back: int) -> int | None:
        row = await self._one(
            "SELECT seq FROM moves WHERE game = ? AND closes = 1 ORDER BY seq DESC LIMIT 1 OFFSET ?", (game, back)
        )
        return row["seq"] if row else None

    async def thin_out(self, game: str, before: int) -> None:
        """Of turns long closed only the closing snapshot is kept, and that of the start."""
        await self._do(
            "UPDATE moves SET snapshot = NULL"
            " WHERE game = ? AND seq > 0 AND seq < ? AND closes = 0 AND snapshot IS NOT NULL",
            (game, before),
        )


def _move(row: dict[str, Any]) -> Move:
    return Move(
        seq=row["seq"],
        prev=row["prev"],
        kind=MoveKind(row["kind"]),
        seat=row["seat"],
        answer=_answer.decode(row["answer"]) if row["answer"] else None,
        events=_events.decode(row["events"]),
        rolls=_rolls.decode(row["rolls"]),
        sealed=bool(row["sealed"]),
        reveals=bool(row["reveals"]),
        closes=bool(row["closes"]),
        barrier=row["barrier"],
        closed=row["closed"],
        at=moment(row["at"]),
    )
