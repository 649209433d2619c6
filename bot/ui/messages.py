"""Messages as discord.py sends and edits them: words, pictures with alt text, components, and who may be mentioned."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
import msgspec

from bot.host.screen.elements import Message, cut
from bot.ui.components import Icons, view_of

LONGEST_ALT = 1024


class Outgoing(msgspec.Struct, frozen=True):
    content: str
    files: tuple[discord.File, ...]
    view: discord.ui.View
    mentions: discord.AllowedMentions


def outgoing(message: Message, icons: Icons, mark: str = "") -> Outgoing:
    """A whole message, ready to be sent."""
    files = tuple(_file(each.name, each.data, each.alt) for each in message.files)
    return Outgoing(message.content, files, view_of(message, icons, mark), mentions(message.calls))


def _file(name: str, data: bytes, alt: str) -> discord.File:
    return discord.File(io.BytesIO(data), filename=name, description=cut(alt, LONGEST_ALT) or None)


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these users may be called by a message."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
