"""The person behind an interaction, as the host knows them, and what Discord lets them see."""

from __future__ import annotations

from functools import partial

import discord

from bot.host.model.facts import Person
from bot.host.model.interaction.interactions import Visitor
from bot.host.model.interaction.progress import Progress
from bot.ui.base import Interaction
from bot.ui.channels import find_channel
from bot.ui.payload import files_of


def visitor_of(interaction: Interaction, replaced: discord.Message | None = None) -> Visitor:
    """Return who presses or types. `replaced`: the message that the reply replaces."""
    user, guild = interaction.user, interaction.guild_id
    return Visitor(
        Person(user.id, user.display_name),
        str(interaction.locale),
        interaction.channel_id,
        guild,
        guild is not None and interaction.permissions.manage_guild,
        interaction.message.id if interaction.message is not None and guild is None else 0,
        frozenset(file.filename for file in files_of(replaced)) if replaced is not None else frozenset(),
        partial(_can_see, interaction),
        progress_of(interaction),
    )


async def _can_see(interaction: Interaction, number: int) -> bool:
    """Return whether the person may see a channel or thread of the server they are in."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    channel = await find_channel(interaction.client, guild, number)
    if channel is None or not channel.permissions_for(person).view_channel:
        return False
    return not _is_private_thread(channel) or await _is_thread_member(channel, person)


def _is_private_thread(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _is_thread_member(thread: discord.abc.GuildChannel | discord.Thread, person: discord.Member) -> bool:
    assert isinstance(thread, discord.Thread)
    if thread.permissions_for(person).manage_threads:
        return True
    try:
        await thread.fetch_member(person.id)
    except discord.DiscordException:
        return False
    return True


def progress_of(interaction: Interaction) -> Progress:
    """Return what a person reads while the reply to an interaction is being made."""
    progress = interaction.extras.setdefault("progress", Progress())
    assert isinstance(progress, Progress)
    return progress
