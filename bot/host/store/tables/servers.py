"""Servers: their stored games, the servers that the bot has left, and deleting all data of a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import msgspec

from bot.host.model.records import GameRow
from bot.host.store.rows import Rows, seconds, to_record
from bot.host.store.tables.finished import FinishedRows
from bot.host.store.tables.games import OPEN_STATUSES, game_of
from bot.host.store.tables.packs import PLAY_TABLES
from bot.host.store.tables.seekers import SeekerRows


class GoneServer(msgspec.Struct, frozen=True):
    """A server that the bot was removed from, while games of it are stored."""

    id: int
    since: datetime
    warned: datetime | None


class ServerRows(Rows):
    """The SQL about servers."""

    async def known(self) -> set[int]:
        """Return every server with a stored game, open or finished."""
        return {row["guild"] for row in await self._all("SELECT DISTINCT guild FROM games WHERE guild IS NOT NULL")}

    async def games(self, server: int) -> list[GameRow]:
        return [game_of(row) for row in await self._all("SELECT * FROM games WHERE guild = ?", (server,))]

    async def players(self, server: int) -> list[int]:
        """Return the users who have a seat in an open game of the server."""
        rows = await self._all(
            "SELECT DISTINCT user FROM games INDEXED BY open_games_by_guild CROSS JOIN seats ON game = games.id"
            f" WHERE guild = ? AND status IN {OPEN_STATUSES} AND user IS NOT NULL ORDER BY user",
            (server,),
        )
        return [row["user"] for row in rows]

    async def erase(self, server: int) -> None:
        """Delete all games of a server with everything about them, and the names of the server and its channels."""
        await FinishedRows(self._executor).forget_server(server)
        await SeekerRows(self._executor).forget_server(server)
        of_server = "IN (SELECT id FROM games WHERE guild = ?)"
        for table in (*PLAY_TABLES, "former_holders", "packs", "outbox", "acts", "seats"):
            await self._execute(f"DELETE FROM {table} WHERE game {of_server}", (server,))
        await self._execute(
            "DELETE FROM places WHERE id = :id OR id IN (SELECT channel FROM games WHERE guild = :id)", {"id": server}
        )
        await self._execute("DELETE FROM games WHERE guild = ?", (server,))
        await self.are_back([server])

    async def are_gone(self, servers: Collection[int], now: datetime) -> None:
        """Note since when the bot is not in these servers. An earlier note stays; servers without games are skipped."""
        for server in servers:
            await self._execute(
                "INSERT INTO gone_servers (id, since) SELECT :id, :now"
                " WHERE EXISTS (SELECT 1 FROM games WHERE guild = :id) ON CONFLICT DO NOTHING",
                {"id": server, "now": seconds(now)},
            )

    async def are_back(self, servers: Collection[int]) -> None:
        """Delete the note that the bot is not in these servers."""
        for server in servers:
            await self._execute("DELETE FROM gone_servers WHERE id = ?", (server,))

    async def gone(self) -> list[GoneServer]:
        rows = await self._all("SELECT id, since, warned FROM gone_servers ORDER BY since")
        return [to_record(GoneServer, row, "since", "warned") for row in rows]

    async def warned(self, server: int, now: datetime) -> None:
        await self._execute("UPDATE gone_servers SET warned = ? WHERE id = ?", (seconds(now), server))
