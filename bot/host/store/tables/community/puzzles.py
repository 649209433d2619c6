"""The puzzle of the week: the servers that want it, the puzzles posted there, and what people chose."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.host.model.community.puzzles import PostedPuzzle, PuzzleAnswer, PuzzleServer, Stage
from bot.host.store.connection.rows import Rows, columns, seconds, to_record


class PuzzleRows(Rows):
    """The SQL about the tables `puzzle_servers`, `puzzles` and `puzzle_answers`."""

    async def set_server(self, server: PuzzleServer) -> None:
        await self._upsert("puzzle_servers", ("guild",), columns(server))

    async def server(self, guild: int) -> PuzzleServer | None:
        row = await self._one("SELECT * FROM puzzle_servers WHERE guild = ?", (guild,))
        return _server(row) if row else None

    async def stop(self, guild: int) -> None:
        """End the puzzles of a server. The open one is still solved."""
        await self._execute("DELETE FROM puzzle_servers WHERE guild = ?", (guild,))

    async def servers_due(self, now: datetime) -> list[PuzzleServer]:
        rows = await self._all("SELECT * FROM puzzle_servers WHERE due <= ? ORDER BY due", (seconds(now),))
        return [_server(row) for row in rows]

    async def postpone(self, server: PuzzleServer, due: datetime) -> bool:
        """Set when the next puzzle of a server is due, unless another process has done so."""
        rows = await self._all(
            "UPDATE puzzle_servers SET due = ? WHERE guild = ? AND due = ? RETURNING guild",
            (seconds(due), server.guild, seconds(server.due)),
        )
        return bool(rows)

    async def add(self, puzzle: PostedPuzzle) -> int:
        row = columns(puzzle)
        del row["id"]
        return await self._insert_returning_id("puzzles", row)

    async def get(self, puzzle: int) -> PostedPuzzle | None:
        row = await self._one("SELECT * FROM puzzles WHERE id = ?", (puzzle,))
        return _puzzle(row) if row else None

    async def in_work(self) -> list[PostedPuzzle]:
        """Return the puzzles whose solution was not posted yet."""
        rows = await self._all(
            f"SELECT * FROM puzzles INDEXED BY puzzles_in_work WHERE stage < {int(Stage.SOLVED)} ORDER BY id"
        )
        return [_puzzle(row) for row in rows]

    async def set_stage(self, puzzle: int, stage: Stage, now: datetime) -> None:
        await self._execute(
            "UPDATE puzzles SET stage = ?, changed = ? WHERE id = ? AND stage < ?",
            (int(stage), seconds(now), puzzle, int(stage)),
        )

    async def had(self, guild: int) -> list[tuple[str, str]]:
        """Return the games and names of the puzzles that a server had, the latest first."""
        rows = await self._all("SELECT key, name FROM puzzles WHERE guild = ? ORDER BY id DESC", (guild,))
        return [(row["key"], row["name"]) for row in rows]

    async def look(self, puzzle: int, user: int, now: datetime) -> None:
        """Note that a person has looked at a puzzle, the first time."""
        await self._execute(
            "INSERT INTO puzzle_answers (puzzle, user, looked) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (puzzle, user, seconds(now)),
        )

    async def choose(self, puzzle: int, user: int, course: int) -> None:
        """Store the turn that a person chose. They have looked before."""
        await self._execute(
            "UPDATE puzzle_answers SET course = ? WHERE puzzle = ? AND user = ?", (course, puzzle, user)
        )

    async def set_done(self, puzzle: int, user: int) -> None:
        """Note that a person has finished with a puzzle, so that the solution need not wait for them."""
        await self._execute("UPDATE puzzle_answers SET is_done = 1 WHERE puzzle = ? AND user = ?", (puzzle, user))

    async def answers(self, puzzle: int) -> list[PuzzleAnswer]:
        rows = await self._all("SELECT * FROM puzzle_answers WHERE puzzle = ? ORDER BY looked, user", (puzzle,))
        return [_answer(row) for row in rows]

    async def answer_of(self, puzzle: int, user: int) -> PuzzleAnswer | None:
        row = await self._one("SELECT * FROM puzzle_answers WHERE puzzle = ? AND user = ?", (puzzle, user))
        return _answer(row) if row else None

    async def delete_answers(self, before: datetime) -> None:
        """Delete the answers of people who looked at a puzzle before a moment."""
        await self._execute("DELETE FROM puzzle_answers WHERE looked < ?", (seconds(before),))

    async def forget_user(self, user: int) -> None:
        await self._execute("DELETE FROM puzzle_answers WHERE user = ?", (user,))

    async def forget_server(self, guild: int) -> None:
        await self._execute(
            "DELETE FROM puzzle_answers WHERE puzzle IN (SELECT id FROM puzzles WHERE guild = ?)", (guild,)
        )
        await self._execute("DELETE FROM puzzles WHERE guild = ?", (guild,))
        await self.stop(guild)


def _server(row: dict[str, Any]) -> PuzzleServer:
    return to_record(PuzzleServer, row, "due")


def _puzzle(row: dict[str, Any]) -> PostedPuzzle:
    return to_record(PostedPuzzle, row, "posted", "ends", "changed")


def _answer(row: dict[str, Any]) -> PuzzleAnswer:
    return to_record(PuzzleAnswer, row | {"is_done": bool(row["is_done"])}, "looked")
