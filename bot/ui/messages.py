"""Messages as discord.py sends and edits them: words, pictures with alt text, components, and who may be mentioned."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from hashlib import sha256

import discord
import msgspec

from bot.host.screen.elements import LONGEST_CONTENT, File, Message, cut
from bot.host.screen.sentences import SQUARES
from bot.ui.components import Components, Icons, components_of
from games.core.texts import ICON, without_icons

LONGEST_ALT = 1024
MARKERS = {square: f"piece_{colour}" for colour, square in SQUARES.items()}
ANYWHERE = re.compile(f"[{''.join(MARKERS)}]")
AFTER_A_NAME = re.compile(f"(?<=[^\\n]){ANYWHERE.pattern}")
NOWHERE = re.compile(r"(?!)")


class Outgoing(msgspec.Struct, frozen=True):
    content: str
    files: tuple[discord.File, ...]
    view: Components
    mentions: discord.AllowedMentions


def outgoing(message: Message, icons: Icons, mark: str = "") -> Outgoing:
    """A whole message, ready to be sent."""
    files = tuple(map(_file, message.files))
    content = with_emoji(message.content, icons)
    return Outgoing(content, files, components_of(message, icons, mark), mentions(message.calls))


def with_emoji(content: str, icons: Icons) -> str:
    """Our drawings among the words: each player's colour as their marker on the board, in a long message only after a
    name, or nowhere; and before what is named its icon, line by line as long as there is room."""
    drawn = [_line_with_emoji(line, icons) for line in content.split("\n")]
    whole = _marked("\n".join(drawn), ANYWHERE, icons)
    return whole if len(whole) <= LONGEST_CONTENT else _with_fewer_emoji(content, drawn, icons)


def _with_fewer_emoji(content: str, drawn: Sequence[str], icons: Icons) -> str:
    bare = without_icons(content)
    fits = (squares for squares in (ANYWHERE, AFTER_A_NAME) if len(_marked(bare, squares, icons)) <= LONGEST_CONTENT)
    squares = next(fits, NOWHERE)
    room = LONGEST_CONTENT - len(_marked(bare, squares, icons))
    lines: list[str] = []
    for plain, with_icons in zip(bare.split("\n"), drawn, strict=True):
        longer = len(with_icons) - len(plain)
        lines.append(with_icons if longer <= room else plain)
        room -= longer if longer <= room else 0
    return _marked("\n".join(lines), squares, icons)


def _line_with_emoji(line: str, icons: Icons) -> str:
    """Each icon once, and only those that were brought to Discord."""
    shown: set[str] = set()

    def drawing(name: re.Match[str]) -> str:
        if name[1] not in icons or name[1] in shown:
            return ""
        shown.add(name[1])
        return f"{icons[name[1]]} "

    return ICON.sub(drawing, line)


def _marked(content: str, squares: re.Pattern[str], icons: Icons) -> str:
    return squares.sub(lambda square: str(icons.get(MARKERS[square[0]], square[0])), content)


def attached(ready: Outgoing, shown: discord.Message | None) -> list[discord.File | discord.Attachment]:
    """The files of a message that takes another's place: what is there already is not sent again."""
    there = {each.filename: each for each in shown.attachments} if shown is not None else {}
    return [there.get(file.filename, file) for file in ready.files]


def _file(file: File) -> discord.File:
    described = cut(file.alt, LONGEST_ALT)
    named = _by_content(file.name, described, file.digest) if described else file.name
    return discord.File(io.BytesIO(file.data), filename=named, description=described or None)


def _by_content(name: str, described: str, digest: str) -> str:
    """Pictures of the same name are the same picture, with the same alt text."""
    stem, dot, ending = name.rpartition(".")
    content = sha256(f"{digest} {described}".encode()).hexdigest()
    return f"{stem}-{content[:12]}{dot}{ending}"


def mentions(users: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these users may be called by a message."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
