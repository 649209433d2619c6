"""Messages as discord.py sends and edits them: words, pictures with alt text, components, and who may be mentioned."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import discord
import msgspec

from bot.host.host import Host
from bot.host.preferences import PersonSettings, Pictures
from bot.host.screen.elements import LONGEST_CONTENT, Message, PictureWanted, cut
from bot.host.screen.gallery import NotInSight, Picture, as_liked
from bot.ui.components import Icons, view_of

T = TypeVar("T")
log = logging.getLogger(__name__)

LONGEST_ALT = 1024


class Outgoing(msgspec.Struct, frozen=True):
    content: str
    files: tuple[discord.File, ...]
    view: discord.ui.View
    mentions: discord.AllowedMentions


async def outgoing(
    host: Host, message: Message, icons: Icons, settings: PersonSettings | None = None, mark: str = ""
) -> Outgoing:
    """A message ready to be sent; its pictures are drawn, or told where the reader prefers words."""
    content, files = message.content, [_file(each.name, each.data, each.alt) for each in message.files]
    for wanted in message.pictures:
        picture = await _painted(host, wanted, settings)
        if picture is not None:
            files.append(_file(picture.filename, picture.data, picture.alt))
        else:
            content = "\n".join([content, await _unless_it_fails(host.describe(wanted), wanted) or ""])
    view = view_of(message, icons, mark)
    return Outgoing(cut(content, LONGEST_CONTENT), tuple(files), view, mentions(message.calls))


async def _painted(host: Host, wanted: PictureWanted, settings: PersonSettings | None) -> Picture | None:
    """Nothing for whoever prefers words. Without settings it is drawn as it was wanted."""
    if settings is None:
        return await _unless_it_fails(host.paint(wanted), wanted)
    if settings.pictures is Pictures.WORDS:
        return None
    return await _unless_it_fails(host.paint(as_liked(wanted, settings)), wanted)


async def _unless_it_fails(work: Awaitable[T], wanted: PictureWanted) -> T | None:
    """A mistake in drawing or describing must not keep the rest of a message from arriving."""
    try:
        return await work
    except NotInSight:
        return None
    except Exception:
        log.exception("a picture failed", extra={"game": wanted.game, "picture": wanted.picture, "seq": wanted.seq})
        return None


def _file(name: str, data: bytes, alt: str) -> discord.File:
    return discord.File(io.BytesIO(data), filename=name, description=cut(alt, LONGEST_ALT) or None)


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these users may be called by a message."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
