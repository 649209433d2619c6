"""The permissions that a table needs in a channel, and which of them are missing."""

from __future__ import annotations

import discord

from bot.host.model.facts import Refused
from games.core.protocol import Text, say

NEEDED = ("view_channel", "attach_files", "read_message_history")
SEND = "send_messages"
SEND_IN_THREADS = "send_messages_in_threads"
MAKE_THREADS = "create_public_threads"


def missing(permissions: discord.Permissions, in_thread: bool, makes_thread: bool = False) -> list[Text]:
    """Return the names of the missing permissions."""
    needed = [*NEEDED, SEND_IN_THREADS if in_thread or makes_thread else SEND]
    if makes_thread:
        needed.append(MAKE_THREADS)
    return [say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(permissions, name)]


def must_allow_table(permissions: discord.Permissions, in_thread: bool, makes_thread: bool = False) -> None:
    """Refuse a channel in which the bot lacks a permission that a table needs."""
    lacking = missing(permissions, in_thread, makes_thread)
    if lacking:
        raise Refused(say("new-permissions", missing=lacking))


def find_missing(guild: discord.Guild, channels: set[int]) -> list[tuple[int, list[Text]]]:
    """Return the text channels, and the threads with a table, in which permissions are missing, with their names."""
    found = []
    every: list[discord.TextChannel | discord.Thread] = [*guild.text_channels, *guild.threads]
    places = {channel.id: channel for channel in every}
    for number, channel in sorted(places.items()):
        if isinstance(channel, discord.Thread) and number not in channels:
            continue
        lacking = missing(channel.permissions_for(guild.me), isinstance(channel, discord.Thread))
        if lacking:
            found.append((number, lacking))
    return found
