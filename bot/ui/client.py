"""The bot on Discord: the gateway's events to the commands and presses, and the host's courier back."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands
from discord.app_commands import (
    AppCommandError,
    CommandInvokeError,
    CommandNotFound,
    CommandSignatureMismatch,
    TransformerError,
)

from bot.host.host import Host
from bot.host.screen.answers import Unreadable
from bot.metrics import Metrics
from bot.ui import answering, presses
from bot.ui.answering import Interaction
from bot.ui.icons import bring_icons
from bot.ui.panels import Panels
from bot.ui.registration import Registration
from bot.ui.welcome import welcome

log = logging.getLogger(__name__)

# Nobody speaks here: discord.py need not warn that it lacks what voice would need.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


OF_ANOTHER_TIME = (CommandNotFound, CommandSignatureMismatch, TransformerError)
"""A command that we had before an upgrade, or that never was."""


class Tree(app_commands.CommandTree["TableBot"]):
    """All commands: answered whatever happens."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.client.metrics.received("autocomplete")
            return True
        interaction.client.metrics.received("command")
        answering.reply_to(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: AppCommandError) -> None:
        cause: Exception = error.original if isinstance(error, CommandInvokeError) else error
        if isinstance(error, OF_ANOTHER_TIME):
            cause = Unreadable(str(error))
        name = interaction.command.qualified_name if interaction.command else ""
        await answering.apologise(interaction, cause, None, {"command": name, "user": interaction.user.id})


class TableBot(discord.Client):
    """No privileged intent: servers, and nothing said in them."""

    def __init__(
        self,
        host: Host,
        registration: Registration,
        metrics: Metrics,
        *,
        welcomes: bool = False,
        ready_after: float = 2.0,
    ) -> None:
        """`ready_after`: seconds to wait for servers at the start."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_after,
        )
        self.tree = Tree(self)
        self.host = host
        self.registration = registration
        self.metrics = metrics
        self.panels = Panels()
        self.icons: dict[str, discord.Emoji] = {}
        self.bringing_icons: asyncio.Task[None] | None = None
        self._welcomes = welcomes

    async def setup_hook(self) -> None:
        await self.registration.register(self.tree)
        self.bringing_icons = asyncio.create_task(bring_icons(self))

    async def close(self) -> None:
        if self.bringing_icons is not None:
            self.bringing_icons.cancel()
            await asyncio.gather(self.bringing_icons, return_exceptions=True)
        await super().close()

    async def on_ready(self) -> None:
        log.info("at the table", extra={"servers": len(self.guilds)})
        if self._welcomes:
            for guild in self.guilds:
                await welcome(self, guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await welcome(self, guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            self.metrics.received(interaction.type.name)
            await presses.answer(interaction)

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:
        log.exception("an event failed", extra={"event": event})
