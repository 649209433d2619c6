"""Who knows of a game: who sits at it, wherever they are, and in its server who sees where it is played.

To everybody else there is no such game, whichever way they ask.
"""

from __future__ import annotations

import discord

from bot.host.model.facts import Refused
from bot.host.model.records import Whereabouts
from bot.ui.base import Interaction
from games.core.protocol import say


async def must_know(interaction: Interaction, game: str, *, as_steward: bool = False) -> Whereabouts:
    """`as_steward`: whoever manages the server looks after all its games."""
    place = await interaction.client.host.whereabouts(game, interaction.user.id)
    if place is None or not (place.is_theirs or await _is_in_sight(interaction, place, as_steward)):
        raise Refused(say("host-no-such-game"))
    return place


async def _is_in_sight(interaction: Interaction, place: Whereabouts, as_steward: bool) -> bool:
    if place.guild is None or place.guild != interaction.guild_id:
        return False
    if place.channel == interaction.channel_id or (as_steward and interaction.permissions.manage_guild):
        return True
    return await _sees(interaction, place.channel)


async def _sees(interaction: Interaction, number: int) -> bool:
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(number) or await _fetched(interaction, number)
    if channel is None or not channel.permissions_for(person).view_channel:
        return False
    return not _is_private(channel) or await _was_let_in(channel, person)


async def _fetched(interaction: Interaction, number: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """A thread that has gone to sleep is not among those at hand."""
    try:
        channel = await interaction.client.fetch_channel(number)
    except discord.DiscordException:
        return None
    return channel if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None


def _is_private(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _was_let_in(thread: discord.abc.GuildChannel | discord.Thread, person: discord.Member) -> bool:
    assert isinstance(thread, discord.Thread)
    if thread.permissions_for(person).manage_threads:
        return True
    try:
        await thread.fetch_member(person.id)
    except discord.DiscordException:
        return False
    return True
