"""The screen as plain data: messages, rows, buttons, selects, modals, wanted pictures, and what a press says.

All words are already in the reader's language. `bot.ui` turns this into Discord's objects; the outbox keeps it as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256

import msgspec

from bot.host.model.actions import Action
from bot.host.model.facts import SeatView
from bot.host.model.preferences import PersonSettings

MOST_ROWS = 5
MOST_BUTTONS = 5
LONGEST_CONTENT = 2000
LONGEST_LABEL = 80
LONGEST_LINE = 100
"""Label, description and value of a select's option, and a custom id."""
LONGEST_TITLE = 45
LONGEST_ALT = 1024

CLAUSE_ENDS = (" · ", "; ", ", ", ". ", "\n")


class Style(StrEnum):
    PRIMARY = "primary"
    PLAIN = "secondary"
    GOOD = "success"
    GRAVE = "danger"


class Button(msgspec.Struct, frozen=True, tag="button"):
    label: str
    act: Action
    style: Style = Style.PLAIN
    icon: str = ""
    """The name of an application emoji, or of nothing."""
    disabled: bool = False


class SelectOption(msgspec.Struct, frozen=True):
    label: str
    value: str
    help: str = ""
    icon: str = ""
    chosen: bool = False


class Select(msgspec.Struct, frozen=True, tag="select"):
    """A row of its own; what was chosen arrives beside its act."""

    act: Action
    options: tuple[SelectOption, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1


Row = tuple[Button | Select, ...]
"""One select, or up to five buttons."""


class PictureWanted(msgspec.Struct, frozen=True):
    """A picture by what it shows; it is drawn when the message is sent."""

    game: str
    picture: str
    """One of the game's own (`Game.pictures`), or "lobby", "card" or "result"."""
    seq: int = 0
    """The state after this move."""
    seat: int | None = None
    """Whose eyes it is for; nobody's: public."""
    focus: str | None = None
    before: int | None = None
    """Mark the changes since this move."""
    marks: tuple[str, ...] = ()
    lang: str = "en"
    palette: str = "default"
    size: str = "wide"
    said: str = ""
    """The sentence that a glance tells."""
    glows: tuple[str, ...] = ()
    """What may be chosen, by its names on the picture."""
    spare: bool = False
    """The message says as much without it, where very many wait for theirs."""


class File(msgspec.Struct, frozen=True):
    """A file with its bytes, such as an exported log."""

    name: str
    data: bytes
    alt: str = ""
    is_unchanged: bool = False
    """The message that is replaced has this file already, so it need not be sent."""


def picture_file(name: str, data: bytes, alt: str, digest: str) -> File:
    """Return a picture as a file whose name says what is in it.

    Pictures of the same name are the same picture with the same alt text. `digest`: the digest of the data.
    """
    alt = cut(alt, LONGEST_ALT)
    if not alt:
        return File(name, data)
    stem, dot, ending = name.rpartition(".")
    content = sha256(f"{digest} {alt}".encode()).hexdigest()
    return File(f"{stem}-{content[:12]}{dot}{ending}", data, alt)


class Message(msgspec.Struct, frozen=True):
    content: str = ""
    rows: tuple[Row, ...] = ()
    pictures: tuple[PictureWanted, ...] = ()
    files: tuple[File, ...] = ()
    calls: tuple[int, ...] = ()
    """The users who are called: exactly these may be mentioned."""
    seen: SeatView | None = None
    """What its reader sees, where that is at hand: pictures of it are drawn without another look at the game."""


class Field(msgspec.Struct, frozen=True):
    key: str
    label: str
    value: str = ""
    placeholder: str = ""
    longest: int = 100
    paragraph: bool = False
    required: bool = True


class Modal(msgspec.Struct, frozen=True):
    title: str
    act: Action
    fields: tuple[Field, ...]


class Reply(msgspec.Struct, frozen=True):
    """A complete reply of the host to a press or a command. `bot.ui` turns it into Discord's payload."""

    message: Message
    """All pictures are drawn: they are among the files."""
    settings: PersonSettings
    """The settings of the person who reads the reply."""
    form: Modal | None = None
    """A form that is opened; there is no message then."""
    opened_panel: str = ""
    """The game whose panel was opened; the player's older panel of the game is closed then."""
    has_failed: bool = False
    """The reply is an apology for a mistake of the program."""


def cut(text: str, longest: int) -> str:
    """Text that fits; Discord refuses a whole message for one letter too many."""
    return text if len(text) <= longest else _cut_well(text, longest - 1) + "…"


def _cut_well(text: str, longest: int) -> str:
    """Cut a text at the end of a clause or word, unless that would remove half of it."""
    clause = max(text.rfind(end, 0, longest + 1) for end in CLAUSE_ENDS)
    word = text.rfind(" ", 0, longest + 1)
    at = next((end for end in (clause, word) if end >= longest // 2), longest)
    return text[:at].rstrip(" ·;,.")


def fitting(top: Sequence[str], below: Sequence[str], bottom: Sequence[str] = ()) -> str:
    """Lines within Discord's limit: top and bottom stay, what is between goes line by line. What is still too long
    loses the end of its top: below stands what is asked.
    """
    end = "\n".join(["", *bottom])
    head = cut("\n".join(top), max(LONGEST_CONTENT - len(end), 1))
    room = LONGEST_CONTENT - len(head) - len(end)
    between: list[str] = []
    for line in below:
        room -= len(line) + 1
        if room < 0:
            break
        between.append(line)
    return cut("\n".join([*([head] if top else []), *between, *bottom]), LONGEST_CONTENT)


def capital(sentence: str) -> str:
    """Words that begin a line or stand on a control; styling may stand before them."""
    first = len(sentence) - len(sentence.lstrip("*"))
    return sentence[:first] + sentence[first : first + 1].upper() + sentence[first + 1 :]
