"""People: their names and settings."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.host.preferences import PersonSettings
from bot.host.store.records import UserRow
from bot.host.store.rows import Rows, to_json


class PeopleRows(Rows):
    async def get(self, user: int) -> UserRow | None:
        row = await self._one("SELECT * FROM users WHERE id = ?", (user,))
        return _user(row) if row else None

    async def everybody(self) -> list[int]:
        """Whoever is known here, sits somewhere or laid a table."""
        rows = await self._all(
            "SELECT id FROM users UNION SELECT user FROM seats WHERE user IS NOT NULL"
            " UNION SELECT host FROM games WHERE host IS NOT NULL UNION SELECT by FROM acts WHERE by IS NOT NULL"
        )
        return [row["id"] for row in rows]

    async def meet(self, user: int, name: str) -> None:
        """Remember what somebody is called."""
        await self._do(
            "INSERT INTO users (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            (user, name),
        )

    async def set(self, user: int, settings: PersonSettings) -> None:
        await self._do("UPDATE users SET settings = ? WHERE id = ?", (to_json(settings), user))

    async def forget(self, user: int) -> None:
        await self._do("DELETE FROM users WHERE id = ?", (user,))


def _user(row: dict[str, Any]) -> UserRow:
    return UserRow(id=row["id"], name=row["name"], settings=msgspec.json.decode(row["settings"], type=PersonSettings))
