"""Figures: how many games, letters and bytes there are, for whoever runs the bot."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from bot.host.store.outbox import DUE
from bot.host.store.rows import Rows, moment, seconds


class WaitingLetters(msgspec.Struct, frozen=True):
    waiting: int
    due: int
    oldest: datetime | None
    """Since when the one that is longest due should have gone."""


class FigureRows(Rows):
    async def games_by_status(self) -> dict[str, int]:
        rows = await self._all("SELECT status, count(*) AS count FROM games INDEXED BY games_by_status GROUP BY status")
        return {row["status"]: row["count"] for row in rows}

    async def packed_games(self) -> int:
        (row,) = await self._all("SELECT count(*) AS count FROM packs")
        return int(row["count"])

    async def letters(self, now: datetime) -> WaitingLetters:
        (all_,) = await self._all(
            "SELECT count(*) AS count FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting'"
        )
        (due,) = await self._all(
            f"SELECT count(*) AS count, min(due) AS oldest {DUE}", {"now": seconds(now), "until": seconds(now)}
        )
        return WaitingLetters(all_["count"], due["count"], moment(due["oldest"]) if due["count"] else None)


def sizes(database: Path) -> dict[str, int]:
    """Bytes of the file, and of what was written ahead of it."""
    files = {"database": database, "written_ahead": database.with_name(f"{database.name}-wal")}
    return {name: path.stat().st_size for name, path in files.items() if path.exists()}
