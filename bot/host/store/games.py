"""Games, seats, standing orders, where things are posted, and what was done outside the rules."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.host.facts import LIVE, OPEN, PostRef, Status
from bot.host.preferences import TableSettings
from bot.host.store.records import GameRow, RecordedAct, SeatRow
from bot.host.store.rows import Rows, columns, record, seconds, to_json
from games.core.protocol import Result


class GameRows(Rows):
    async def get(self, game: str) -> GameRow | None:
        row = await self._one("SELECT * FROM games WHERE id = ?", (game,))
        return game_of(row) if row else None

    async def in_channel(self, channel: int) -> str | None:
        marks = ", ".join("?" * len(OPEN))
        row = await self._one(
            f"SELECT id FROM games WHERE channel = ? ORDER BY status IN ({marks}) DESC, created DESC LIMIT 1",
            (channel, *OPEN),
        )
        return row["id"] if row else None

    async def open_in_channel(self, channel: int) -> str | None:
        marks = ", ".join("?" * len(OPEN))
        row = await self._one(f"SELECT id FROM games WHERE channel = ? AND status IN ({marks})", (channel, *OPEN))
        return row["id"] if row else None

    async def in_guild(self, guild: int) -> list[str]:
        marks = ", ".join("?" * len(OPEN))
        rows = await self._all(
            f"SELECT id FROM games WHERE guild = ? AND status IN ({marks}) ORDER BY created", (guild, *OPEN)
        )
        return [row["id"] for row in rows]

    async def of_user(self, user: int, *statuses: Status) -> list[str]:
        """Those of such a status that the user sits at or has laid, latest first."""
        marks = ", ".join("?" * len(statuses))
        rows = await self._all(
            f"SELECT id FROM games WHERE status IN ({marks})"
            " AND (host = ? OR id IN (SELECT game FROM seats WHERE user = ?)) ORDER BY created DESC",
            (*statuses, user, user),
        )
        return [row["id"] for row in rows]

    async def with_status(self, *statuses: Status) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return [game_of(row) for row in await self._all(f"SELECT * FROM games WHERE status IN ({marks})", statuses)]

    async def all_ids(self) -> list[str]:
        return [row["id"] for row in await self._all("SELECT id FROM games ORDER BY created")]

    async def insert(self, game: GameRow) -> None:
        await self._insert("games", _columns(game))

    async def update(self, game: str, **changes: Any) -> None:
        row = {name: _value(value) for name, value in changes.items()}
        sets = ", ".join(f"{name} = :{name}" for name in row)
        await self._do(f"UPDATE games SET {sets} WHERE id = :id", {**row, "id": game})

    async def seats(self, game: str) -> list[SeatRow]:
        return [seat_of(row) for row in await self._all("SELECT * FROM seats WHERE game = ? ORDER BY seat", (game,))]

    async def put_seat(self, seat: SeatRow) -> None:
        row = columns(seat)
        marks = ", ".join(":" + name for name in row)
        await self._do(f"INSERT OR REPLACE INTO seats ({', '.join(row)}) VALUES ({marks})", row)

    async def update_seat(self, game: str, seat: int, **changes: Any) -> None:
        row = {name: _value(value) for name, value in changes.items()}
        sets = ", ".join(f"{name} = :{name}" for name in row)
        await self._do(f"UPDATE seats SET {sets} WHERE game = :g AND seat = :s", {**row, "g": game, "s": seat})

    async def await_nobody(self, game: str) -> None:
        await self._do(
            "UPDATE seats SET awaited = NULL, counts_from = NULL, deadline = NULL, reminded = 0 WHERE game = ?", (game,)
        )

    async def drop_seat(self, game: str, seat: int) -> None:
        await self._do("DELETE FROM seats WHERE game = ? AND seat = ?", (game, seat))

    async def awaited(self) -> list[SeatRow]:
        """Seats awaited in running games that have not been dealt with to the last."""
        rows = await self._all(
            "SELECT s.* FROM seats s JOIN games g ON g.id = s.game"
            " WHERE s.awaited IS NOT NULL AND s.friend = 0 AND s.reminded < 3 AND g.status = ?",
            (Status.RUNNING,),
        )
        return [seat_of(row) for row in rows]

    async def with_friends(self) -> list[str]:
        """Running games that wait for a simulated friend."""
        rows = await self._all(
            "SELECT DISTINCT s.game FROM seats s JOIN games g ON g.id = s.game"
            " WHERE s.awaited IS NOT NULL AND s.friend = 1 AND g.status = ?",
            (Status.RUNNING,),
        )
        return [row["game"] for row in rows]

    async def silent_since(self, time: datetime) -> list[GameRow]:
        statuses = (Status.LOBBY, *LIVE)
        marks = ", ".join("?" * len(statuses))
        rows = await self._all(
            f"SELECT * FROM games WHERE status IN ({marks}) AND moved <= ?", (*statuses, seconds(time))
        )
        return [game_of(row) for row in rows]

    async def orders(self, game: str) -> set[tuple[int, str]]:
        rows = await self._all("SELECT seat, key FROM orders WHERE game = ?", (game,))
        return {(row["seat"], row["key"]) for row in rows}

    async def give_order(self, game: str, seat: int, key: str) -> None:
        await self._do("INSERT OR IGNORE INTO orders VALUES (?, ?, ?)", (game, seat, key))

    async def withdraw_order(self, game: str, seat: int, key: str) -> None:
        await self._do("DELETE FROM orders WHERE game = ? AND seat = ? AND key = ?", (game, seat, key))

    async def withdraw_orders(self, game: str, seat: int) -> None:
        await self._do("DELETE FROM orders WHERE game = ? AND seat = ?", (game, seat))

    async def note_post(self, game: str, role: str, seat: int, post: PostRef) -> None:
        await self._do(
            "INSERT OR REPLACE INTO posts VALUES (?, ?, ?, ?, ?)", (game, role, seat, post.channel, post.message)
        )

    async def forget_post(self, game: str, role: str) -> None:
        await self._do("DELETE FROM posts WHERE game = ? AND role = ?", (game, role))

    async def forget_posts_to(self, game: str, seat: int) -> None:
        await self._do("DELETE FROM posts WHERE game = ? AND seat = ?", (game, seat))

    async def post(self, game: str, role: str, seat: int) -> PostRef | None:
        row = await self._one(
            "SELECT channel, message FROM posts WHERE game = ? AND role = ? AND seat = ?", (game, role, seat)
        )
        return PostRef(**row) if row else None

    async def add_act(self, act: RecordedAct) -> None:
        await self._insert("acts", {**columns(act), "data": to_json(act.data)})

    async def acts(self, game: str) -> list[RecordedAct]:
        rows = await self._all("SELECT game, at, kind, by, data FROM acts WHERE game = ? ORDER BY id", (game,))
        for row in rows:
            row["data"] = msgspec.json.decode(row["data"])
        return [record(RecordedAct, row, "at") for row in rows]

    async def forget_user(self, user: int) -> None:
        """Wherever somebody is named but in a seat: as host, as whom a seat is offered to, as who did something."""
        await self._do("UPDATE games SET host = NULL WHERE host = ?", (user,))
        await self._do("UPDATE seats SET offered = 0 WHERE offered = ?", (user,))
        await self._do("UPDATE acts SET by = NULL WHERE by = ?", (user,))


def game_of(row: dict[str, Any]) -> GameRow:
    row["options"] = msgspec.json.decode(row["options"])
    row["table_settings"] = msgspec.json.decode(row["table_settings"], type=TableSettings)
    row["result"] = msgspec.json.decode(row["result"], type=Result) if row["result"] else None
    return record(GameRow, row, "paused_at", "created", "moved")


def seat_of(row: dict[str, Any]) -> SeatRow:
    for name in ("friend", "told_closed"):
        row[name] = bool(row[name])
    return record(SeatRow, row, "awaited", "counts_from", "deadline")


def _columns(game: GameRow) -> dict[str, Any]:
    return {name: _value(value) for name, value in columns(game).items()}


def _value(value: Any) -> Any:
    if isinstance(value, (dict, msgspec.Struct)):
        return to_json(value)
    return seconds(value) if isinstance(value, datetime) else value
