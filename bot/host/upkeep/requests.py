"""Carrying out the requests of the operator's command: in the next sweep of the running bot, or at once without one."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.people.people import People
from bot.host.store.tables.requests import Request, RequestKind
from bot.host.upkeep.servers import Servers


class Requests:
    """Carries out stored requests."""

    def __init__(self, context: HostContext, people: People, servers: Servers) -> None:
        self.context = context
        self.people = people
        self.servers = servers

    async def run(self) -> None:
        for request in await self.context.store.read.requests.all():
            await self._carry_out(request)
            async with self.context.store.write_for_outbox() as rows:
                await rows.requests.done(request)
            await self.context.store.truncate_wal()

    async def _carry_out(self, request: Request) -> None:
        match request.kind:
            case RequestKind.FORGET_PERSON:
                await self.people.forget(request.target)
            case RequestKind.FORGET_SERVER:
                await self.servers.forget(request.target)
