"""Messages as discord.py sends and edits them: words, pictures with alt text, components, and who may be mentioned."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
import msgspec

from bot.host.facts import Settings
from bot.host.host import Host
from bot.host.screen import LONGEST_CONTENT, Message, PictureWanted, cut
from bot.ui.components import Icons, view_of

LONGEST_ALT = 1024


class Outgoing(msgspec.Struct, frozen=True):
    content: str
    files: tuple[discord.File, ...]
    view: discord.ui.View
    mentions: discord.AllowedMentions


async def outgoing(
    host: Host, message: Message, icons: Icons, settings: Settings | None = None, mark: str = ""
) -> Outgoing:
    """A message ready to be sent; its pictures are drawn, or told where the reader prefers words."""
    content, files = message.content, [_file(each.name, each.data, each.alt) for each in message.files]
    for wanted in message.pictures:
        if settings is not None and not settings.pictures:
            content = "\n".join([content, await host.describe(wanted)])
        else:
            picture = await host.paint(_in_palette(wanted, settings))
            files.append(_file(picture.filename, picture.data, picture.alt))
    view = view_of(message, icons, mark)
    return Outgoing(cut(content, LONGEST_CONTENT), tuple(files), view, mentions(message.calls))


def _in_palette(wanted: PictureWanted, settings: Settings | None) -> PictureWanted:
    return msgspec.structs.replace(wanted, palette=settings.palette) if settings else wanted


def _file(name: str, data: bytes, alt: str) -> discord.File:
    return discord.File(io.BytesIO(data), filename=name, description=cut(alt, LONGEST_ALT) or None)


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these users may be called by a message."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
