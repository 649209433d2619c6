"""People: their names and settings, and when they were last seen."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.host.model.preferences import PersonSettings
from bot.host.model.records import UserRow
from bot.host.store.connection.rows import Rows, from_seconds, seconds, to_json


class PeopleRows(Rows):
    """The SQL about the table `users`."""

    async def get(self, user: int) -> UserRow | None:
        row = await self._one("SELECT * FROM users WHERE id = ?", (user,))
        return _user(row) if row else None

    async def lock(self, user: int) -> None:
        """Let one transaction at a time read the settings of a user and change them."""
        await self._executor.wait_for_others(user)

    async def everybody(self) -> list[int]:
        """Return the ids of all users who are named anywhere, also of those to whom a seat is only offered."""
        rows = await self._all(
            "SELECT id FROM users UNION SELECT user FROM seats WHERE user IS NOT NULL"
            " UNION SELECT host FROM games WHERE host IS NOT NULL UNION SELECT by FROM acts WHERE by IS NOT NULL"
            " UNION SELECT offered FROM seats WHERE offered > 1 UNION SELECT target FROM outbox WHERE direct = 1"
            " UNION SELECT user FROM left_seats UNION SELECT user FROM finished_seats WHERE user IS NOT NULL"
            " UNION SELECT user FROM ratings UNION SELECT user FROM achievements"
            " UNION SELECT user FROM opponents UNION SELECT other FROM opponents"
            " UNION SELECT user FROM seekers UNION SELECT user FROM seeker_calls"
            " UNION SELECT user FROM challenge_tries WHERE user IS NOT NULL"
            " UNION SELECT user FROM entrants WHERE user IS NOT NULL UNION SELECT user FROM puzzle_answers"
        )
        return [row["id"] for row in rows]

    async def meet(self, user: int, name: str) -> None:
        """Store the name of a user."""
        await self._execute(
            "INSERT INTO users (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            (user, name),
        )

    async def set(self, user: int, settings: PersonSettings) -> None:
        await self._execute("UPDATE users SET settings = ? WHERE id = ?", (to_json(settings), user))

    async def visited(self, user: int, settings: PersonSettings, now: datetime) -> None:
        """Note that a user did something now, so that their data does not expire."""
        await self._execute(
            "UPDATE users SET settings = ?, seen = ?, warned = NULL WHERE id = ?",
            (to_json(settings), seconds(now), user),
        )

    async def seen(self, user: int) -> datetime | None:
        row = await self._one("SELECT seen FROM users WHERE id = ?", (user,))
        return from_seconds(row["seen"]) if row and row["seen"] is not None else None

    async def count_from(self, now: datetime) -> None:
        """Let the data of users without a known last visit expire as if they had been seen now."""
        await self._execute("UPDATE users SET seen = ? WHERE seen IS NULL", (seconds(now),))

    async def to_warn(self, seen_before: datetime, most: int) -> list[int]:
        """Return users who were not seen since this time and were not warned that their data expires."""
        unseen = "SELECT id FROM users WHERE seen <= ? AND warned IS NULL ORDER BY seen LIMIT ?"
        return [row["id"] for row in await self._all(unseen, (seconds(seen_before), most))]

    async def warned(self, user: int, now: datetime) -> None:
        await self._execute("UPDATE users SET warned = ? WHERE id = ?", (seconds(now), user))

    async def expired(self, seen_before: datetime, warned_before: datetime, most: int) -> list[int]:
        """Return users who were neither seen nor warned since these times."""
        rows = await self._all(
            "SELECT id FROM users WHERE seen <= ? AND warned <= ? ORDER BY seen LIMIT ?",
            (seconds(seen_before), seconds(warned_before), most),
        )
        return [row["id"] for row in rows]

    async def forget(self, user: int) -> None:
        await self._execute("DELETE FROM users WHERE id = ?", (user,))


def _user(row: dict[str, Any]) -> UserRow:
    return UserRow(id=row["id"], name=row["name"], settings=msgspec.json.decode(row["settings"], type=PersonSettings))
