"""Moves: append only, with compressed snapshots. Seats are named here, never users."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.store.compression import unsqueezed
from bot.host.store.connections import Params
from bot.host.store.rows import Rows, insertion, moment, seconds
from bot.host.store.tables.games import OPEN_STATUSES
from bot.host.store.tables.packs import PACK_OF, asked_of
from games.core.protocol import Answer, Event, Roll

COLUMNS = "seq, prev, kind, seat, answer, sealed, events, rolls, reveals, closes, barrier, closed, at"
_BY_OTHERS = "SELECT max(seq) FROM moves WHERE game = :game AND seq <= :seen AND seat IS NOT :seat"
_LAST_TURN = (
    f"SELECT coalesce(max(seq) FILTER (WHERE closes), max(seq) FILTER (WHERE seq < ({_BY_OTHERS}))) AS seq FROM moves"
    " WHERE game = :game AND seat = :seat AND kind = :kind"
)
"""What a plan has done since the others' last move is told with the plan, and not what came before it withheld."""
_events = msgspec.json.Decoder(tuple[Event, ...])
_rolls = msgspec.json.Decoder(tuple[Roll, ...])
_answer = msgspec.json.Decoder(Answer)


class MoveRows(Rows):
    async def _all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        """Where nothing is found in the table, the game may be packed."""
        found = await super()._all(sql, params)
        if any(value is not None for row in found for value in row.values()):
            return found
        game = params["game"] if isinstance(params, dict) else params[0]
        packs = await super()._all(PACK_OF, (game,))
        return asked_of(packs[0]["moves"], sql, params) if packs else found

    async def play(self, game: str, move: Move, snapshot: bytes) -> None:
        """As `append`, and fails if the game is closed by now: then there is none of this name to play in."""
        row = _row(game, move, snapshot)
        open_game = f"(SELECT id FROM games WHERE id = :game AND status IN {OPEN_STATUSES})"
        await self._do(insertion("moves", row).replace(":game", open_game), row)

    async def append(self, game: str, move: Move, snapshot: bytes | None) -> None:
        """`snapshot` is squeezed. Fails if this move is already there: seq is unique."""
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
        """From the end of this player's last turn on, undone or not; before the first, from what they did before the
        others last acted, as far as that was `seen`. An order is no turn."""
        rows = await self._all(
            f"SELECT {COLUMNS} FROM moves WHERE game = :game AND seq >= coalesce(({_LAST_TURN}), :nobody) ORDER BY seq",
            {"game": game, "seat": seat, "seen": seen, "kind": MoveKind.ANSWER, "nobody": NOBODY},
        )
        return [move_of(row) for row in rows]

    async def with_snapshots(self, game: str) -> list[tuple[Move, bytes | None]]:
        """All of them."""
        rows = await self._all(f"SELECT {COLUMNS}, snapshot FROM moves WHERE game = ? ORDER BY seq", (game,))
        return [(move_of(row), row["snapshot"] and unsqueezed(row["snapshot"])) for row in rows]

    async def last_by(self, game: str, seat: int) -> int | None:
        """The last move this player made, or had made for them."""
        row = await self._one(
            "SELECT max(seq) AS seq FROM moves WHERE game = ? AND seat = ? AND kind <> ?", (game, seat, MoveKind.BACK)
        )
        return row["seq"] if row else None

    async def snapshot(self, game: str, seq: int) -> bytes | None:
        row = await self._one("SELECT snapshot FROM moves WHERE game = ? AND seq = ?", (game, seq))
        return unsqueezed(row["snapshot"]) if row and row["snapshot"] is not None else None

    async def thin_out(self, game: str, turns: int) -> None:
        """Of turns closed longer ago than so many only the closing snapshot is kept, and that of the start."""
        await self._do(
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
        at=moment(row["at"]),
    )
