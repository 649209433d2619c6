"""People who want to be told when a table opens, and the tables that they were told about."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.host.model.community.seekers import Seeker
from bot.host.store.connection.rows import Rows, seconds

BATCH = 20
"""How many tables are announced in one run."""


class SeekerRows(Rows):
    """The SQL about the tables `seekers` and `seeker_calls`."""

    async def get(self, user: int, guild: int) -> Seeker | None:
        row = await self._one("SELECT * FROM seekers WHERE user = ? AND guild = ?", (user, guild))
        return _seeker(row) if row else None

    async def put(self, seeker: Seeker) -> None:
        row = {
            "user": seeker.user,
            "guild": seeker.guild,
            "games": ",".join(seeker.games),
            "paces": ",".join(seeker.paces),
            "most": seeker.most,
        }
        await self._upsert("seekers", ("user", "guild"), row)

    async def drop(self, user: int, guild: int) -> None:
        await self._execute("DELETE FROM seekers WHERE user = ? AND guild = ?", (user, guild))

    async def in_guild(self, guild: int) -> list[Seeker]:
        return [
            _seeker(row) for row in await self._all("SELECT * FROM seekers WHERE guild = ? ORDER BY user", (guild,))
        ]

    async def to_announce(self, created_before: datetime) -> list[str]:
        """Return tables that wait for players and were not announced to anybody yet, the oldest first."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY games_to_announce WHERE announced = 0 AND status = 'lobby'"
            " AND created <= ? ORDER BY created LIMIT ?",
            (seconds(created_before), BATCH),
        )
        return [row["id"] for row in rows]

    async def mark_announced(self, game: str) -> bool:
        """Mark a table as announced. Return False if it was announced before."""
        marked = "UPDATE games SET announced = 1 WHERE id = ? AND announced = 0 RETURNING id"
        return bool(await self._all(marked, (game,)))

    async def count_calls(self, user: int, since: datetime) -> int:
        """Return how many notifications about tables somebody has received since a time."""
        row = await self._one(
            "SELECT count(*) AS count FROM seeker_calls WHERE user = ? AND at > ?", (user, seconds(since))
        )
        return int(row["count"]) if row else 0

    async def note_call(self, user: int, game: str, at: datetime) -> None:
        await self._execute(
            "INSERT INTO seeker_calls (user, game, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (user, game, seconds(at)),
        )

    async def delete_calls(self, before: datetime) -> None:
        """Delete the notes of calls that no longer matter."""
        await self._execute("DELETE FROM seeker_calls WHERE at < ?", (seconds(before),))

    async def forget_user(self, user: int) -> None:
        for table in ("seekers", "seeker_calls"):
            await self._execute(f"DELETE FROM {table} WHERE user = ?", (user,))

    async def forget_server(self, guild: int) -> None:
        await self._execute("DELETE FROM seeker_calls WHERE game IN (SELECT id FROM games WHERE guild = ?)", (guild,))
        await self._execute("DELETE FROM seekers WHERE guild = ?", (guild,))


def _seeker(row: dict[str, Any]) -> Seeker:
    games, paces = (tuple(row[name].split(",")) if row[name] else () for name in ("games", "paces"))
    return Seeker(row["user"], row["guild"], games, paces, row["most"])
