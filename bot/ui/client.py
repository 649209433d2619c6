"""The bot on Discord: the gateway's events to the commands and presses, and the host's courier back."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep as wait
from collections import Counter

import discord
import yarl
from discord import app_commands
from discord.app_commands import (
    AppCommandError,
    CommandInvokeError,
    CommandNotFound,
    CommandSignatureMismatch,
    TransformerError,
)

from bot.host.host import Host
from bot.host.model.presses import Unreadable
from bot.ops.metrics import Metrics
from bot.ui import answering, presses
from bot.ui.base import Interaction, TableClient
from bot.ui.icons import bring_icons
from bot.ui.naming import names_of_tables
from bot.ui.panels import Panels
from bot.ui.registration import Registration
from bot.ui.tracing import traced
from bot.ui.underway import Underway
from bot.ui.welcome import welcome
from bot.ui.wires import use_our_adapter

log = logging.getLogger(__name__)

# Nobody speaks here: discord.py need not warn that it lacks what voice would need.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


BETWEEN_IDENTIFIES = 5.0
"""Seconds between two new sessions, as Discord wants it."""
KEPT_SESSIONS = 20
"""So many of the day's sessions are left for whoever mends something by hand."""
LONGEST_WAIT = 3600.0
MOST_LAUNCHES = 2
LONGEST_HOLD = 30.0
"""Seconds that a request waits where Discord has enough of us. What is to wait longer waits in the outbox, where it is
written down and holds up only what it must."""

OF_ANOTHER_TIME = (CommandNotFound, CommandSignatureMismatch, TransformerError)
"""A command that we had before an upgrade, or that never was."""


class Tree(app_commands.CommandTree[TableClient]):
    """All commands: answered whatever happens."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.client.count("autocomplete", interaction)
            return True
        if interaction.client.underway.is_closing:
            return False
        interaction.client.count("command", interaction)
        answering.reply_to(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: AppCommandError) -> None:
        cause: Exception = error.original if isinstance(error, CommandInvokeError) else error
        if isinstance(error, OF_ANOTHER_TIME):
            cause = Unreadable(str(error))
        name = interaction.command.qualified_name if interaction.command else ""
        await answering.apologise(interaction, cause, None, {"command": name})


class TableBot(TableClient):
    """No privileged intent: servers, and nothing said in them. As many shards as Discord recommends, or are given."""

    def __init__(
        self,
        host: Host,
        registration: Registration,
        metrics: Metrics,
        *,
        welcomes: bool = False,
        ready_after: float = 2.0,
        shards: int | None = None,
    ) -> None:
        """`ready_after`: seconds to wait for servers at the start."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_after,
            shard_count=shards,
            max_ratelimit_timeout=LONGEST_HOLD,
            http_trace=traced(metrics),
        )
        host.presence.lost()
        self.tree = Tree(self)
        self.host = host
        self.registration = registration
        self.metrics = metrics
        self.panels = Panels()
        self.icons = {}
        self.bringing_icons = None
        self.underway = Underway()
        self._welcomes = welcomes
        self._launched: Counter[int] = Counter()

    async def setup_hook(self) -> None:
        use_our_adapter()
        await self.registration.register(self.tree)
        self.bringing_icons = asyncio.create_task(bring_icons(self))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord allows so many sessions a day, and one every few seconds: whatever goes wrong, none is wasted."""
        if not initial:
            await wait(BETWEEN_IDENTIFIES)
        while True:
            limits = await self.fetch_session_start_limits()
            if limits.remaining > KEPT_SESSIONS:
                return
            pause = min(limits.reset_after / 1000 + 1, LONGEST_WAIT)
            log.warning("no session is left today; waiting", extra={"left": limits.remaining, "pause": pause})
            await wait(pause)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """discord.py would try for ever by itself; the supervisor does it with longer and longer pauses."""
        self._launched[shard_id] += 1
        if self._launched[shard_id] > MOST_LAUNCHES:
            raise discord.GatewayNotFound
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._is_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._is_back(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.metrics.shard(shard_id, connected=False)
        self.host.presence.lost(shard_id, self.shard_count or 1)

    def _is_back(self, shard_id: int) -> None:
        self.metrics.shard(shard_id, connected=True)
        self.host.presence.back(shard_id, self.shard_count or 1)

    async def close(self) -> None:
        self.host.presence.lost()
        if self.bringing_icons is not None:
            self.bringing_icons.cancel()
            await asyncio.gather(self.bringing_icons, return_exceptions=True)
        await super().close()

    async def on_ready(self) -> None:
        self.host.presence.back()
        self.host.presence.served_by(self.shard_count or 1)
        await self.host.places.compare({guild.id for guild in self.guilds})
        await self.host.places.name(await names_of_tables(self))
        log.info("at the table", extra={"servers": len(self.guilds), "shards": self.shard_count})
        if self._welcomes:
            for guild in self.guilds:
                await welcome(self, guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.host.places.lost(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.host.places.lost(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.host.places.lost(thread.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.host.places.back(guild.id)
        await welcome(self, guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        if self.underway.is_closing:
            return
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            self.count(interaction.type.name, interaction)
            await presses.answer(interaction)

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:
        log.exception("an event failed", extra={"event": event})
