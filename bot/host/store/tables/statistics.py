"""Figures: how many games, letters and bytes there are, for whoever runs the bot."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from bot.host.store.rows import Rows, moment, seconds
from bot.host.store.tables.outbox import DUE


class WaitingLetters(msgspec.Struct, frozen=True):
    waiting: int
    due: int
    oldest: datetime | None
    """Since when the one that is longest due should have gone."""


class FigureRows(Rows):
    async def games_by_status(self) -> dict[str, int]:
        return {status: count for status, count in (await self._counted("games")).items() if count}

    async def packed_games(self) -> int:
        return sum((await self._counted("packs")).values())

    async def letters(self, now: datetime) -> WaitingLetters:
        waiting = sum((await self._counted("letters")).values())
        (due,) = await self._all(
            f"SELECT count(*) AS count, min(due) AS oldest {DUE}", {"now": seconds(now), "until": seconds(now)}
        )
        return WaitingLetters(waiting, due["count"], moment(due["oldest"]) if due["count"] else None)

    async def _counted(self, what: str) -> dict[str, int]:
        """As it was kept while they were written: to count them is to walk through all."""
        rows = await self._all("SELECT kind, count FROM counts WHERE what = ?", (what,))
        return {row["kind"]: row["count"] for row in rows}


def sizes(database: Path) -> dict[str, int]:
    """Bytes of the file, and of what was written ahead of it."""
    files = {"database": database, "written_ahead": database.with_name(f"{database.name}-wal")}
    return {name: path.stat().st_size for name, path in files.items() if path.exists()}
