"""The table's own diary: when it was last seen to be awake, and the mark of its letters."""

from __future__ import annotations

from datetime import datetime

from bot.host.store.connections import SIGNS_OF_LIFE
from bot.host.store.rows import Rows, moment, seconds

TRY_TO_WRITE = "UPDATE meta SET value = value WHERE key = 'awake'"
IS_AWAKE = "INSERT OR REPLACE INTO meta VALUES ('awake', ?)"
SIGNS_OF_LIFE.update((TRY_TO_WRITE, IS_AWAKE))


class DiaryRows(Rows):
    async def set_instance(self, mark: str) -> None:
        await self._do("UPDATE meta SET value = ? WHERE key = 'instance'", (mark,))

    async def try_to_write(self) -> None:
        await self._do(TRY_TO_WRITE)

    async def awake(self) -> datetime | None:
        row = await self._one("SELECT value FROM meta WHERE key = 'awake'")
        return moment(float(row["value"])) if row else None

    async def is_awake(self, now: datetime) -> None:
        await self._do(IS_AWAKE, (str(seconds(now)),))
