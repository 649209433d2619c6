"""The post with which the bot introduces itself in a new server."""

from __future__ import annotations

import logging

import discord

from bot.ui.base import TableClient
from bot.ui.commands.groups import dune
from bot.ui.commands.learning import LEARN
from games.core.locales import choose_language
from games.core.protocol import say
from games.core.texts import words

log = logging.getLogger(__name__)


async def welcome(bot: TableClient, guild: discord.Guild) -> None:
    """Post the welcome, once in a server. Nothing happens if no channel allows it."""
    channel = _welcome_channel(guild)
    if channel is None:
        return
    try:
        if await _is_posted(bot, channel):
            return
        speech = words(choose_language(str(guild.preferred_locale)))
        new, help_, learn = await _command_mentions(bot)
        await channel.send(speech.say(say("welcome", new=new, help=help_, learn=learn)))
    except discord.DiscordException as error:
        log.warning("the welcome could not be posted", extra={"server": guild.id, "why": str(error)})


async def _command_mentions(bot: TableClient) -> tuple[str, str, str]:
    """Return the first commands to try, as mentions that can be pressed."""
    registered = {each.name: each.id for each in await bot.tree.fetch_commands()}
    group = registered[dune.name]
    return (
        f"</{dune.name} new:{group}>",
        f"</{dune.name} help:{group}>",
        f"</{LEARN}:{registered[LEARN]}>",
    )


def _welcome_channel(guild: discord.Guild) -> discord.TextChannel | None:
    named = next((channel for channel in guild.text_channels if channel.name == "welcome"), None)
    channel = named or guild.system_channel
    if channel is None or not channel.permissions_for(guild.me).send_messages:
        return None
    return channel


async def _is_posted(bot: TableClient, channel: discord.TextChannel) -> bool:
    assert bot.user is not None
    own = bot.user.id
    return any([message.author.id == own async for message in channel.history(limit=50)])
