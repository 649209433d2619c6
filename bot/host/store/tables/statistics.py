"""Counts of games and notifications, for metrics and reports to the operator."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.host.store.connection.rows import Rows, from_seconds, seconds
from bot.host.store.tables.outbox import DUE


class WaitingNotifications(msgspec.Struct, frozen=True):
    """How many notifications wait, and how late they are."""

    waiting: int
    due: int
    oldest: datetime | None
    """When the most overdue notification should have been sent, or None if nothing is due."""


class StatisticsRows(Rows):
    """The SQL for counts."""

    async def games_by_status(self) -> dict[str, int]:
        return {status: count for status, count in (await self._counted("games")).items() if count}

    async def packed_games(self) -> int:
        return sum((await self._counted("packs")).values())

    async def notifications(self, now: datetime) -> WaitingNotifications:
        waiting = sum((await self._counted("letters")).values())
        (due,) = await self._all(
            f"SELECT count(*) AS count, min(due) AS oldest {DUE}", {"now": seconds(now), "until": seconds(now)}
        )
        return WaitingNotifications(waiting, due["count"], from_seconds(due["oldest"]) if due["count"] else None)

    async def _counted(self, what: str) -> dict[str, int]:
        """Return counts by kind from the table `counts`, which triggers keep, instead of counting all rows."""
        rows = await self._all("SELECT kind, count FROM counts WHERE what = ?", (what,))
        return {row["kind"]: msgspec.convert(row["count"], int) for row in rows}
