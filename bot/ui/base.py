"""The Discord client as all of `bot.ui` knows it, and the interactions that arrive for it."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot.host.host import Host
from bot.host.play.outages import shard_of
from bot.ops.metrics import Metrics
from bot.ui.panels import Panels
from bot.ui.underway import Underway

NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors of the connection to Discord. The request may have arrived all the same."""


class TableClient(discord.AutoShardedClient):
    """The state that handlers of interactions use. `bot.ui.client` adds the gateway's events."""

    host: Host
    metrics: Metrics
    panels: Panels
    underway: Underway
    tree: app_commands.CommandTree[TableClient]
    icons: dict[str, discord.Emoji]
    """The application emoji that Discord has, by the name of the icon."""
    bringing_icons: asyncio.Task[None] | None

    def count(self, kind: str, interaction: Interaction) -> None:
        """Count an interaction, by its kind and by the shard that received it."""
        self.metrics.received(kind, shard_of(interaction.guild_id, self.shard_count))


Interaction: TypeAlias = discord.Interaction[TableClient]
