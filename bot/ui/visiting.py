"""A look at Discord without joining it: to which server a channel belongs."""

from __future__ import annotations

import aiohttp
import discord


class NoSuchChannel(Exception):
    """The bot cannot see it; the message says why."""


async def server_of(channel: int, token: str) -> int:
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            found = await client.fetch_channel(channel)
    except discord.LoginFailure as error:
        raise NoSuchChannel(
            "Discord does not accept DISCORD_TOKEN, so that the channel cannot be looked at."
        ) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise NoSuchChannel(f"The bot cannot see the channel {channel} ({error}). Invite it there first.") from error
    if isinstance(found, discord.abc.GuildChannel | discord.Thread) and found.guild is not None:
        return found.guild.id
    raise NoSuchChannel(f"The channel {channel} belongs to no server.")
