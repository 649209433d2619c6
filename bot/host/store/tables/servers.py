"""Servers: their stored games, the servers that the bot has left, and deleting all data of a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import msgspec

from bot.host.model.records import GameRow
from bot.host.store.connection.rows import Rows, seconds, to_record
from bot.host.store.tables.community.challenges import ChallengeRows
from bot.host.store.tables.community.finished import FinishedRows
from bot.host.store.tables.community.puzzles import PuzzleRows
from bot.host.store.tables.community.seekers import SeekerRows
from bot.host.store.tables.community.tournaments import TournamentRows
from bot.host.store.tables.games import OPEN_STATUSES, game_of
from bot.host.store.tables.packs import PLAY_TABLES

NAMING_SERVERS = (
    ("games", "guild"),
    ("finished", "guild"),
    ("server_settings", "id"),
    ("seekers", "guild"),
    ("challenge_tries", "guild"),
    ("tournaments", "guild"),
    ("puzzle_servers", "guild"),
    ("puzzles", "guild"),
)
"""The tables that name servers, each with the column that does."""


class GoneServer(msgspec.Struct, frozen=True):
    """A server that the bot was removed from, while something is stored about it."""

    id: int
    since: datetime
    warned: datetime | None


class ServerRows(Rows):
    """The SQL about servers."""

    async def known(self) -> set[int]:
        """Return every server about which anything is stored."""
        found: set[int] = set()
        for table, column in NAMING_SERVERS:
            rows = await self._all(f"SELECT DISTINCT {column} AS server FROM {table} WHERE {column} IS NOT NULL")
            found |= {row["server"] for row in rows}
        return found

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
        await ChallengeRows(self._executor).forget_server(server)
        await TournamentRows(self._executor).forget_server(server)
        await PuzzleRows(self._executor).forget_server(server)
        of_server = "IN (SELECT id FROM games WHERE guild = ?)"
        for table in (*PLAY_TABLES, "former_holders", "packs", "reviews", "outbox", "acts", "seats"):
            await self._execute(f"DELETE FROM {table} WHERE game {of_server}", (server,))
        await self._execute(
            "DELETE FROM places WHERE id = :id OR id IN (SELECT channel FROM games WHERE guild = :id)", {"id": server}
        )
        await self._execute("DELETE FROM games WHERE guild = ?", (server,))
        await self.are_back([server])

    async def are_gone(self, servers: Collection[int], now: datetime) -> None:
        """Note since when the bot is not in these servers. An earlier note stays; servers without data are skipped."""
        has_data = " OR ".join(
            f"EXISTS (SELECT 1 FROM {table} WHERE {column} = :id)" for table, column in NAMING_SERVERS
        )
        for server in servers:
            await self._execute(
                f"INSERT INTO gone_servers (id, since) SELECT :id, :now WHERE {has_data} ON CONFLICT DO NOTHING",
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
