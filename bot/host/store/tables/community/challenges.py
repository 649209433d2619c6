"""The challenges of the weeks, and the tries of people."""

from __future__ import annotations

from typing import Any

from bot.host.model.community.challenges import COUNTED_TRIES, Challenge, Try
from bot.host.store.connection.rows import Rows, columns, to_record

MOST_WEEKS = 10
"""How many past weeks are listed."""


class ChallengeRows(Rows):
    """The SQL about the tables `challenges` and `challenge_tries`."""

    async def get(self, week: int) -> Challenge | None:
        row = await self._one("SELECT * FROM challenges WHERE week = ?", (week,))
        return to_record(Challenge, row) if row else None

    async def add(self, challenge: Challenge) -> None:
        """Store the challenge of a week, unless another process has done so."""
        await self._execute(
            "INSERT INTO challenges (week, key, format, twist, seed, commitment)"
            " VALUES (:week, :key, :format, :twist, :seed, :commitment) ON CONFLICT DO NOTHING",
            columns(challenge),
        )

    async def weeks_before(self, week: int) -> list[int]:
        """Return the past weeks that had a challenge, the latest first."""
        rows = await self._all(
            "SELECT week FROM challenges WHERE week < ? ORDER BY week DESC LIMIT ?", (week, MOST_WEEKS)
        )
        return [row["week"] for row in rows]

    async def begin(self, new: Try) -> None:
        await self._insert("challenge_tries", columns(new) | {"won": int(new.won)})

    async def tries_of(self, week: int, user: int) -> list[Try]:
        """Return the tries of a person in a week, the first first."""
        rows = await self._all(
            "SELECT * FROM challenge_tries WHERE user = ? AND week = ? ORDER BY number", (user, week)
        )
        return [_try(row) for row in rows]

    async def finished(self, week: int, guild: int | None = None) -> list[Try]:
        """Return the finished tries of a week: all, or those that were begun in a server."""
        here = "" if guild is None else " AND guild = :guild"
        rows = await self._all(
            f"SELECT * FROM challenge_tries WHERE week = :week AND outcome = 'finished'{here} ORDER BY begun, game",
            {"week": week, "guild": guild},
        )
        return [_try(row) for row in rows]

    async def record_of(self, user: int) -> tuple[int, int]:
        """Return in how many weeks somebody finished a try that counts, and in how many of them they won."""
        row = await self._one(
            "SELECT count(DISTINCT week) AS weeks, count(DISTINCT CASE WHEN won = 1 THEN week END) AS won"
            " FROM challenge_tries WHERE user = ? AND outcome = 'finished' AND number <= ?",
            (user, COUNTED_TRIES),
        )
        return (row["weeks"], row["won"]) if row else (0, 0)

    async def of_game(self, game: str) -> Try | None:
        row = await self._one("SELECT * FROM challenge_tries WHERE game = ?", (game,))
        return _try(row) if row else None

    async def end(self, ended: Try) -> None:
        """Store how a try ended."""
        await self._execute(
            "UPDATE challenge_tries SET outcome = :outcome, won = :won, score = :score, rounds = :rounds"
            " WHERE game = :game",
            columns(ended) | {"won": int(ended.won)},
        )

    async def forget_user(self, user: int) -> None:
        """Delete a person's tries. The best finished one of each week stays without the name, so places stay."""
        await self._execute(
            "DELETE FROM challenge_tries WHERE user = :user AND game NOT IN (SELECT game FROM"
            " (SELECT game, row_number() OVER (PARTITION BY week ORDER BY won DESC, score DESC,"
            " CASE WHEN won = 1 THEN rounds ELSE -rounds END, number) AS place FROM challenge_tries"
            " WHERE user = :user AND outcome = 'finished' AND number <= :counted) AS placed WHERE place = 1)",
            {"user": user, "counted": COUNTED_TRIES},
        )
        await self._execute("UPDATE challenge_tries SET user = NULL WHERE user = ?", (user,))

    async def forget_server(self, guild: int) -> None:
        """Take a server off the tries that were begun there. They stay in the table over all servers."""
        await self._execute("UPDATE challenge_tries SET guild = NULL WHERE guild = ?", (guild,))


def _try(row: dict[str, Any]) -> Try:
    return to_record(Try, row | {"won": bool(row["won"])}, "begun")
