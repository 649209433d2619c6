"""Moves: rows are only added, with compressed snapshots. They name seats, never users."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.store.connection.compression import decompress
from bot.host.store.connection.executors import Params
from bot.host.store.connection.rows import Rows, from_seconds, insert_statement, seconds
from bot.host.store.tables.games import OPEN_STATUSES
from bot.host.store.tables.packs import SELECT_PACK, query_pack
from games.core.protocol import Answer, Event, Roll

COLUMNS = "seq, prev, kind, seat, answer, sealed, events, rolls, reveals, closes, barrier, closed, at"
_BY_OTHERS = "SELECT max(seq) FROM moves WHERE game = :game AND seq <= :seen AND seat IS NOT :seat"
_LAST_TURN = (
    f"SELECT coalesce(max(seq) FILTER (WHERE closes = 1), max(seq) FILTER (WHERE seq < ({_BY_OTHERS}))) AS seq"
    " FROM moves WHERE game = :game AND seat = :seat AND kind = :kind"
)
"""Selects the seq of the move that closed the seat's last turn. Before that, the seat's last move before another
seat's."""
_events = msgspec.json.Decoder(tuple[Event, ...])
_rolls = msgspec.json.Decoder(tuple[Roll, ...])
_answer = msgspec.json.Decoder(Answer)


class MoveRows(Rows):
    """The SQL about the table `moves`, which also finds the moves of packed games."""

    async def _all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        """Execute a SELECT. If the table has no such moves, look into the pack of the game."""
        found = await super()._all(sql, params)
        if any(value is not None for row in found for value in row.values()):
            return found
        game = params["game"] if isinstance(params, dict) else params[0]
        packs = await super()._all(SELECT_PACK, (game,))
        return query_pack(packs[0]["moves"], sql, params) if packs else found

    async def play(self, game: str, move: Move, snapshot: bytes) -> None:
        """Add a move to an open game. Fails if the game is closed by now, because then its id is not found."""
        row = _row(game, move, snapshot)
        open_game = f"(SELECT id FROM games WHERE id = :game AND status IN {OPEN_STATUSES})"
        await self._execute(insert_statement("moves", row).replace(":game", open_game), row)

    async def append(self, game: str, move: Move, snapshot: bytes | None) -> None:
        """Add a move with its compressed snapshot. Fails if the game has a move with this seq already."""
        await self._insert("moves", _row(game, move, snapshot))

    async def last(self, game: str) -> Move | None:
        row = await self._one(f"SELECT {COLUMNS} FROM moves WHERE game = ? ORDER BY seq DESC LIMIT 1", (game,))
        return move_of(row) if row else None

    async def get(self, game: str, seq: int) -> Move | None:
        row = await self._one(f"SELECT {COLUMNS} FROM moves WHERE game = ? AND seq = ?", (game, seq))
        return move_of(row) if row else None

    async def after(self, game: str, seq: int) -> list[Move]:
        rows = await self._all(f"SELECT {COLUMNS} FROM moves WHERE game = ? AND seq > ? ORDER BY seq", (game, seq))
        return [move_of(row) for row in rows]

    async def from_turn_of(self, game: str, seat: int, seen: int) -> list[Move]:
        """Return the moves from the end of this seat's last turn on, also undone ones.

        Before the end of its first turn: from its own moves before the others last acted, up to move `seen`. Moves made
        by a standing order do not count as a turn.
        """
        rows = await self._all(
            f"SELECT {COLUMNS} FROM moves WHERE game = :game AND seq >= coalesce(({_LAST_TURN}), :nobody) ORDER BY seq",
            {"game": game, "seat": seat, "seen": seen, "kind": MoveKind.ANSWER, "nobody": NOBODY},
        )
        return [move_of(row) for row in rows]

    async def with_snapshots(self, game: str) -> list[tuple[Move, bytes | None]]:
        """Return all moves of a game with their decompressed snapshots."""
        rows = await self._all(f"SELECT {COLUMNS}, snapshot FROM moves WHERE game = ? ORDER BY seq", (game,))
        return [(move_of(row), row["snapshot"] and decompress(row["snapshot"])) for row in rows]

    async def last_by(self, game: str, seat: int) -> int | None:
        """Return the seq of the last move that this seat made, or that was made for it."""
        row = await self._one(
            "SELECT max(seq) AS seq FROM moves WHERE game = ? AND seat = ? AND kind <> ?", (game, seat, MoveKind.BACK)
        )
        return row["seq"] if row else None

    async def snapshot(self, game: str, seq: int) -> bytes | None:
        row = await self._one("SELECT snapshot FROM moves WHERE game = ? AND seq = ?", (game, seq))
        return decompress(row["snapshot"]) if row and row["snapshot"] is not None else None

    async def thin_out(self, game: str, turns: int) -> None:
        """Delete the snapshots of older turns, except the first and those that close a turn. The last `turns` turns
        keep all.
        """
        await self._execute(
            "UPDATE moves SET snapshot = NULL"
            " WHERE game = :game AND seq > 0 AND closes = 0 AND snapshot IS NOT NULL AND seq < "
            " (SELECT seq FROM moves WHERE game = :game AND closes = 1 ORDER BY seq DESC LIMIT 1 OFFSET :turns)",
            {"game": game, "turns": turns},
        )


def _row(game: str, move: Move, snapshot: bytes | None) -> dict[str, Any]:
    return msgspec.structs.asdict(move) | {
        "game": game,
        "answer": msgspec.json.encode(move.answer) if move.answer else None,
        "events": msgspec.json.encode(move.events),
        "rolls": msgspec.json.encode(move.rolls),
        "at": seconds(move.at),
        "snapshot": snapshot,
    }


def move_of(row: dict[str, Any]) -> Move:
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
        at=from_seconds(row["at"]),
    )
