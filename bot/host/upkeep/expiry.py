"""Expiry: data of people not seen for long, and of servers that the bot left long ago, is deleted after a warning."""

from __future__ import annotations

import logging
import secrets
from datetime import datetime, timedelta

from bot.host.delivery.courier import Courier, Direct, NotNow, Parcel, Unreachable
from bot.host.loading.context import HostContext
from bot.host.model.timestamps import stamp
from bot.host.people.people import People
from bot.host.screen.elements import Message
from bot.host.store.tables.servers import GoneServer
from bot.host.upkeep.servers import Servers
from games.core.locales import choose_language
from games.core.protocol import Text, say
from games.core.texts import words

log = logging.getLogger(__name__)

NOTICE = timedelta(days=30)
"""The time between the warning and the deletion."""
BATCH = 20
"""How many people are warned or deleted in one run."""


class Expiry:
    """Warns people and deletes expired data."""

    def __init__(
        self, context: HostContext, people: People, servers: Servers, courier: Courier, after: timedelta | None
    ) -> None:
        """Keep the settings. Without `after` nothing expires."""
        self.context = context
        self.people = people
        self.servers = servers
        self.courier = courier
        self.after = after

    async def run(self) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.people.count_from(self.context.now())
        if self.after is not None:
            await self._people(self.after)
            await self._servers(self.after)

    async def _people(self, after: timedelta) -> None:
        now, read = self.context.now(), self.context.store.read.people
        for user in await read.expired(now - after, now - NOTICE, BATCH):
            await self.people.forget(user)
            log.info("a person who was not seen for long was forgotten")
        for user in await read.to_warn(now - max(after - NOTICE, timedelta()), BATCH):
            text = say("host-expiry-person", on=stamp(await self._deletion_of(user, after), "D"))
            if await self._warn_person(user, text):
                async with self.context.store.write_for_outbox() as rows:
                    await rows.people.warned(user, now)

    async def _deletion_of(self, user: int, after: timedelta) -> datetime:
        seen = await self.context.store.read.people.seen(user) or self.context.now()
        return max(seen + after, self.context.now() + NOTICE)

    async def _servers(self, after: timedelta) -> None:
        now = self.context.now()
        for server in await self.context.store.read.servers.gone():
            if server.warned is None and now >= server.since + after - NOTICE:
                await self._warn_server(server, after)
            elif server.warned is not None and now >= expires(server, after):
                await self.servers.forget(server.id)

    async def _warn_server(self, server: GoneServer, after: timedelta) -> None:
        """Warn the players of the server's open games, and write the warning to the log for the operator."""
        now = self.context.now()
        on = max(server.since + after, now + NOTICE)
        for user in await self.context.store.read.servers.players(server.id):
            await self._warn_person(user, say("host-expiry-server", on=stamp(on, "D")))
        async with self.context.store.write_for_outbox() as rows:
            await rows.servers.warned(server.id, now)
        log.warning("the data of a server will be deleted", extra={"server": server.id, "on": f"{on:%Y-%m-%d}"})

    async def _warn_person(self, user: int, text: Text) -> bool:
        """Return whether the message arrived or can never arrive. It is tried once in every run."""
        settings = await self.people.settings(user)
        said = words(choose_language(settings.locale, settings.discord)).say(text)
        try:
            await self.courier.carry(Parcel(secrets.token_hex(8), Direct(user), Message(said)))
        except NotNow:
            return False
        except Unreachable:
            log.info("a warning before the deletion could not be delivered")
        return True


def expires(server: GoneServer, after: timedelta) -> datetime:
    """Return the earliest time when the data of a server is deleted."""
    return max(server.since + after, server.warned + NOTICE) if server.warned else server.since + after
