"""The clients that serve the shards of this process, and the sessions at Discord that processes leave to each other.

A process that takes over resumes the sessions of the former one. Discord repeats what came meanwhile, so that a press
is answered a moment later. But Discord does not repeat the list of servers and channels. So a second client begins new
sessions behind the first one, and replaces it when it knows all servers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot import supervisor
from bot.host.model.sessions import Session
from bot.ui.client import TableBot

log = logging.getLogger(__name__)


class MakeClient(Protocol):
    """Makes a client for some shards, or for all of them."""

    def __call__(
        self,
        shard_ids: list[int] | None = None,
        *,
        sessions: Sequence[Session] = (),
        predecessor: TableBot | None = None,
    ) -> TableBot: ...


class DiscordShards:
    """Serves shards of this process, each group of them by a client of its own."""

    def __init__(self, make: MakeClient, token: str) -> None:
        self._make = make
        self._token = token
        self._clients: dict[tuple[int, ...], list[TableBot]] = {}
        """The clients of each group of shards. The last one is the newest."""

    async def serve(self, shards: list[int], sessions: Sequence[Session]) -> None:
        """Serve some shards until the task is cancelled. Sessions that another process has left are resumed."""
        clients = self._clients[tuple(shards)] = []
        resuming: asyncio.Task[None] | None = None
        if sessions:
            clients.append(self._make(shards, sessions=sessions))
            resuming = asyncio.create_task(self._resume(clients[0]))

        def make_next() -> TableBot:
            predecessor = clients[0] if sessions else None
            clients.append(self._make(shards, predecessor=predecessor))
            return clients[-1]

        try:
            await supervisor.keep(make_next, self._token)
        finally:
            if resuming is not None:
                resuming.cancel()
                await asyncio.gather(resuming, return_exceptions=True)
            for client in clients:
                client.stop_serving()
            if self._clients.get(tuple(shards)) is clients:  # Otherwise this process has taken the slot again.
                del self._clients[tuple(shards)]

    def is_connected(self, shards: list[int]) -> bool:
        """Return whether events of these shards come in."""
        clients = self._clients.get(tuple(shards), [])
        return any(client.is_ready() and not client.is_closed() for client in clients)

    async def leave_sessions(self, shards: list[int]) -> list[Session]:
        """Stop to receive events of some shards, and return the sessions, so that another process can resume them."""
        clients = self._clients.get(tuple(shards), [])
        left = await asyncio.gather(*(client.leave_sessions() for client in clients))
        return next((sessions for sessions in left if sessions), [])

    async def _resume(self, client: TableBot) -> None:
        """Run a client on sessions of another process until the next client has replaced it."""
        try:
            await client.start(self._token)
        except Exception as error:  # The client behind it serves these shards, a little later.
            log.warning("the sessions of another process could not be resumed", extra={"why": str(error)})
        finally:
            await client.close()
