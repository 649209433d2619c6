"""Channels that were deleted while nobody told the bot."""

from __future__ import annotations

import discord

from bot.ui.base import Interaction


async def note_if_gone(interaction: Interaction, game: str) -> None:
    """Ask Discord whether the channel of a game is still there, and note it if it was deleted."""
    host = interaction.client.host
    place = await host.whereabouts(game, interaction.user.id)
    if place is None or interaction.guild is None or place.guild != interaction.guild_id:
        return
    if interaction.guild.get_channel_or_thread(place.channel) is not None:
        return
    try:
        await interaction.client.fetch_channel(place.channel)
    except discord.NotFound:
        await host.places.lost(place.channel)
    except discord.DiscordException:
        return
