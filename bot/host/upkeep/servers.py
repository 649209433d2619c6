"""Deleting all data of a server: by its admins, by the operator, or by expiry."""

from __future__ import annotations

import contextlib
import logging
import secrets

from bot.host.delivery.courier import Channel, Courier, NotNow, Parcel, Unreachable
from bot.host.loading.context import HostContext
from bot.host.model.facts import OPEN
from bot.host.model.records import GameRow
from bot.host.screen.elements import Message
from games.core.protocol import say
from games.core.texts import words

log = logging.getLogger(__name__)


class Servers:
    """Deletes the data of servers."""

    def __init__(self, context: HostContext, courier: Courier | None = None) -> None:
        """Keep the courier. Without a courier, no table is notified, because Discord cannot be reached."""
        self.context = context
        self.courier = courier

    async def forget(self, server: int) -> int:
        """Delete the data of a server, also from backups that are restored later. Return the number of games."""
        await self.context.store.note_forgotten(server, self.context.now())
        return await self.erase(server)

    async def erase(self, server: int) -> int:
        games = await self.context.store.read.servers.games(server)
        async with contextlib.AsyncExitStack() as turns:
            for row in sorted(games, key=lambda row: row.id):
                await turns.enter_async_context(self.context.queues.turn(row.id))
            async with self.context.store.write() as rows:
                await rows.servers.erase(server)
        for row in games:
            self.context.games_with_prepared_answers.discard(row.id)
            self.context.suspects.discard(row.id)
        await self.context.store.truncate_wal()
        log.info("the data of a server was deleted", extra={"server": server, "games": len(games)})
        for row in games:
            if row.status in OPEN:
                await self._tell(row)
        return len(games)

    async def _tell(self, row: GameRow) -> None:
        """Post in the channel of an open game that its server's data is deleted.

        The post is sent at once, because nothing of the game stays in the outbox.
        """
        if self.courier is not None:
            text = words(row.table_settings.lang).say(say("host-server-forgotten"))
            parcel = Parcel(secrets.token_hex(8), Channel(row.channel), Message(text))
            with contextlib.suppress(Unreachable, NotNow):
                await self.courier.carry(parcel)
