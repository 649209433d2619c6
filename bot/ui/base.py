"""The Discord client as all of `bot.ui` knows it, its interactions, and the responses that are not sent yet."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TypeAlias

import aiohttp
import discord
from cachetools import TTLCache
from discord import app_commands

from bot.host.host import Host
from bot.host.loading.outages import shard_of
from bot.ops.metrics import Metrics
from bot.ui.discord_private import ShardLauncher
from bot.ui.panels import OpenPanels
from bot.ui.payload import Signs
from bot.ui.watched_panels import WatchedPanels

ANSWER_TIMEOUT = 10.0
"""Seconds that a stop waits for open answers."""
MOST_REMEMBERED, REMEMBERED_FOR = 10_000, 900.0
"""How many events are remembered, and for how many seconds. A token of an interaction is valid for so long."""
NETWORK_ERRORS = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors of the connection to Discord. The request may have arrived all the same."""


class NewEvents:
    """The events that were not handled yet. Of two clients that receive the same events, one handles each."""

    def __init__(self) -> None:
        self._handled: TTLCache[tuple[str, int], bool] = TTLCache(MOST_REMEMBERED, REMEMBERED_FOR)

    def is_new(self, kind: str, number: int) -> bool:
        """Return whether an event is seen for the first time."""
        if (kind, number) in self._handled:
            return False
        self._handled[kind, number] = True
        return True


class PendingResponses:
    """The responses to interactions that are not sent yet. A stop waits for them and lets none begin."""

    def __init__(self) -> None:
        self._responses: set[object] = set()
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self.is_closed = False
        """Presses are ignored from now on: Discord tells the person that the bot did not respond."""

    def add(self, response: object) -> None:
        self._responses.add(response)
        self._is_empty.clear()

    def remove(self, response: object) -> None:
        self._responses.discard(response)
        if not self._responses:
            self._is_empty.set()

    async def close(self, seconds: float) -> int:
        """Let no response begin, wait for the pending ones up to a timeout, and return how many are left."""
        self.is_closed = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._is_empty.wait()
        return len(self._responses)


class TableClient(ShardLauncher):
    """The state that handlers of interactions use. `bot.ui.client` adds the gateway's events."""

    host: Host
    metrics: Metrics
    open_panels: OpenPanels
    watched_panels: WatchedPanels
    pending: PendingResponses
    tree: app_commands.CommandTree[TableClient]
    icons: Signs
    """The application emoji that Discord has, by the name of the icon, and the ids of the commands."""
    uploading_icons: asyncio.Task[None] | None

    new_events: NewEvents

    def is_new(self, interaction: Interaction) -> bool:
        """Return whether no other client of this process has received an interaction."""
        return self.new_events.is_new("interaction", interaction.id)

    def count(self, kind: str, interaction: Interaction) -> None:
        """Count an interaction, by its kind and by the shard that received it."""
        self.metrics.received(kind, shard_of(interaction.guild_id, self.shard_count))


Interaction: TypeAlias = discord.Interaction[TableClient]
