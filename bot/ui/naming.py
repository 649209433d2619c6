"""What servers and channels with a table are called, so that whoever runs the bot need not know them by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.ui.client import TableBot


def names_of(guild: discord.Guild | None, channel: int) -> dict[int, str]:
    if guild is None:
        return {}
    place = guild.get_channel_or_thread(channel)
    return {guild.id: guild.name} | ({place.id: place.name} if place else {})


async def names_of_tables(bot: TableBot) -> dict[int, str]:
    """Of all open games."""
    names: dict[int, str] = {}
    for guild, channel in await bot.host.store.read.places.of_open_games():
        names |= names_of(bot.get_guild(guild) if guild is not None else None, channel)
    return names
