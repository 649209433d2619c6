"""Servers and channels: their names, and whether they are gone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from bot.host.model.records import GameRow
from bot.host.store.connection.rows import Rows, seconds
from bot.host.store.tables.games import OPEN_STATUSES, game_of


class PlaceRows(Rows):
    """The SQL about the table `places`, and about the places of games."""

    async def names(self) -> dict[int, str]:
        return {row["id"]: row["name"] for row in await self._all("SELECT id, name FROM places")}

    async def name(self, names: Mapping[int, str]) -> None:
        for place, name in names.items():
            await self._upsert("places", ("id",), {"id": place, "name": name})

    async def of_open_games(self) -> list[tuple[int | None, int]]:
        """Return the server and the channel of each open game."""
        rows = await self._all(f"SELECT DISTINCT guild, channel FROM games WHERE status IN {OPEN_STATUSES}")
        return [(row["guild"], row["channel"]) for row in rows]

    async def are_gone(self, places: Collection[int], now: datetime) -> None:
        """Note since when these servers or channels are gone, in every open game there. An earlier note stays."""
        for place in places:
            for kind, index in (("guild", "open_games_by_guild"), ("channel", "one_open_game_a_channel")):
                await self._execute(
                    f"UPDATE games INDEXED BY {index} SET gone_since = ? WHERE {kind} = ? AND status IN {OPEN_STATUSES}"
                    " AND gone_since IS NULL",
                    (seconds(now), place),
                )

    async def gone(self) -> list[GameRow]:
        """Return open games whose server or channel is gone."""
        rows = await self._all(
            f"SELECT * FROM games INDEXED BY games_gone WHERE gone_since IS NOT NULL AND status IN {OPEN_STATUSES}"
        )
        return [game_of(row) for row in rows]
