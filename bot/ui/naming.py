"""What servers and channels with a table are called, so that whoever runs the bot need not know them by number."""

from __future__ import annotations

import discord

from bot.ui.base import TableClient


def names_of(guild: discord.Guild | None, channel: int) -> dict[int, str]:
    if guild is None:
        return {}
    place = guild.get_channel_or_thread(channel)
    return {guild.id: guild.name} | ({place.id: place.name} if place else {})


async def names_of_tables(bot: TableClient) -> dict[int, str]:
    """Of all open games."""
    names: dict[int, str] = {}
    for guild, channel in await bot.host.store.read.places.of_open_games():
        names |= names_of(bot.get_guild(guild) if guild is not None else None, channel)
    return names
