"""One friendly post where newcomers arrive: what this is, and what to type first."""

from __future__ import annotations

import logging

import discord

from bot.ui.base import TableClient
from bot.ui.commands.groups import dune
from games.core.locales import choose_language
from games.core.protocol import say
from games.core.texts import words

log = logging.getLogger(__name__)


async def welcome(bot: TableClient, guild: discord.Guild) -> None:
    """Said once in a server; where nobody lets us speak, nothing is said."""
    channel = _arrivals(guild)
    if channel is None:
        return
    try:
        if await _was_said(bot, channel):
            return
        speech = words(choose_language(str(guild.preferred_locale)))
        new, help_ = await _commands(bot)
        await channel.send(speech.say(say("welcome", new=new, help=help_)))
    except discord.DiscordException as error:
        log.warning("no welcome could be said", extra={"server": guild.id, "why": str(error)})


async def _commands(bot: TableClient) -> tuple[str, str]:
    """What to type first, so that it can be pressed as well."""
    group = next(told for told in await bot.tree.fetch_commands() if told.name == dune.name)
    return f"</{dune.name} new:{group.id}>", f"</{dune.name} help:{group.id}>"


def _arrivals(guild: discord.Guild) -> discord.TextChannel | None:
    named = next((channel for channel in guild.text_channels if channel.name == "welcome"), None)
    channel = named or guild.system_channel
    if channel is None or not channel.permissions_for(guild.me).send_messages:
        return None
    return channel


async def _was_said(bot: TableClient, channel: discord.TextChannel) -> bool:
    assert bot.user is not None
    own = bot.user.id
    return any([message.author.id == own async for message in channel.history(limit=50)])
