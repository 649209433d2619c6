"""Channels and servers: finding them, naming them for the operator, and noticing that one was deleted."""

from __future__ import annotations

import aiohttp
import discord

from bot.ui.base import Interaction, TableClient


class NoSuchChannel(Exception):
    """The bot cannot see a channel; the text says why."""


async def find_channel(
    client: discord.Client, guild: discord.Guild, number: int
) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel from the cache, or ask Discord: an archived thread is not in the cache."""
    known = guild.get_channel_or_thread(number)
    if known is not None:
        return known
    try:
        found = await client.fetch_channel(number)
    except discord.DiscordException:
        return None
    return found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None


async def note_if_deleted(interaction: Interaction, game: str) -> None:
    """Ask Discord whether the channel of a game still exists, and tell the host if it was deleted."""
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


def is_private(channel: object) -> bool:
    """Return whether some people of its server cannot see a channel. What cannot be known counts as private."""
    if isinstance(channel, discord.Thread):
        return channel.is_private() or is_private(channel.parent)
    if isinstance(channel, discord.abc.GuildChannel):
        return not channel.permissions_for(channel.guild.default_role).view_channel
    return True


def names_of(guild: discord.Guild | None, channel: int) -> dict[int, str]:
    """Return the names of a server and of one of its channels, by id."""
    if guild is None:
        return {}
    place = guild.get_channel_or_thread(channel)
    return {guild.id: guild.name} | ({place.id: place.name} if place else {})


async def names_of_tables(bot: TableClient) -> dict[int, str]:
    """Return the names of all servers and channels that have an open game, by id."""
    names: dict[int, str] = {}
    for guild, channel in await bot.host.store.read.places.of_open_games():
        names |= names_of(bot.get_guild(guild) if guild is not None else None, channel)
    return names


async def fetch_server(channel: int, token: str) -> int:
    """Return the server of a channel. This logs in for one request, for the operator's commands."""
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            found = await client.fetch_channel(channel)
    except discord.LoginFailure as error:
        raise NoSuchChannel("Discord does not accept DISCORD_TOKEN, so the channel cannot be looked up.") from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise NoSuchChannel(f"The bot cannot see the channel {channel} ({error}). Invite it there first.") from error
    if isinstance(found, discord.abc.GuildChannel | discord.Thread) and found.guild is not None:
        return found.guild.id
    raise NoSuchChannel(f"The channel {channel} belongs to no server.")
