"""The screen as plain data: messages, blocks, rows, buttons, selects, modals, wanted pictures, and what a press says.

All words are already in the reader's language. `bot.ui` turns this into Discord's objects.
A message is plain (content and rows of controls) or made of blocks, which stand one below the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from hashlib import sha256

import msgspec

from bot.host.model.facts import SeatView
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings

MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_COMPONENTS = 40
"""Components of a message of blocks, nested ones included."""
LONGEST_CONTENT = 2000
LONGEST_TEXTS = 4000
"""All texts of a message of blocks."""
LONGEST_LABEL = 80
LONGEST_LINE = 100
"""Letters in the label, description and value of a select's option, and in a custom id."""
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
    """The name of an application emoji, or an empty string."""
    disabled: bool = False


class SelectOption(msgspec.Struct, frozen=True):
    label: str
    value: str
    help: str = ""
    icon: str = ""
    chosen: bool = False


class Select(msgspec.Struct, frozen=True, tag="select"):
    """A list to choose from, which fills a row. The chosen values arrive together with its action."""

    act: Action
    options: tuple[SelectOption, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1


Row = tuple[Button | Select, ...]
"""One select, or up to five buttons."""


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    text: str


class Section(msgspec.Struct, frozen=True, tag="section"):
    """A text with a button beside it."""

    text: str
    button: Button


class Gallery(msgspec.Struct, frozen=True, tag="gallery"):
    """The place of the message's pictures."""


class Divider(msgspec.Struct, frozen=True, tag="divider"):
    """A line between blocks."""


Block = Paragraph | Section | Gallery | Divider | Row


class PictureWanted(msgspec.Struct, frozen=True):
    """The request for a picture. The picture is drawn when the message is sent."""

    game: str
    picture: str
    """A key of `Game.pictures`, or "lobby", "card" or "result"."""
    seq: int = 0
    """The picture shows the state after this move."""
    seat: int | None = None
    """The seat whose view is drawn; None: the public view."""
    focus: str | None = None
    before: int | None = None
    """The changes since this move are marked."""
    marks: tuple[str, ...] = ()
    lang: str = "en"
    palette: str = "default"
    size: str = "wide"
    said: str = ""
    """The sentence that a glance tells."""
    glows: tuple[str, ...] = ()
    """The names of the things on the picture that may be chosen. They glow."""
    spare: bool = False
    """The message says the same without the picture, so the picture may be left out under load."""


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


class PanelShown(msgspec.Struct, frozen=True):
    """The facts of a running game that a panel shows. They tell later whether the panel is still true."""

    game: str
    tip: int
    """The number of the newest move when the panel was made."""
    epoch: int
    asked: str = ""
    """The id of the question. Empty: nothing is asked."""
    is_waited: bool = False
    """Whether the table waits for the answer to that question."""
    waits: tuple[str, ...] | None = None
    """Those whom a panel without a question shows as waited for. None: it shows nobody, whoever is waited for."""


class Message(msgspec.Struct, frozen=True):
    content: str = ""
    rows: tuple[Row, ...] = ()
    """The controls of a plain message, below its pictures."""
    pictures: tuple[PictureWanted, ...] = ()
    files: tuple[File, ...] = ()
    calls: tuple[int, ...] = ()
    """The users who are called: exactly these may be mentioned."""
    seen: SeatView | None = None
    """The view of the reader, if the caller has it already. Pictures are then drawn without loading the game again."""
    blocks: tuple[Block, ...] = ()
    """A message of blocks has neither content nor rows."""
    panel: PanelShown | None = None
    """The facts that the panel of a running game shows. Once they are not true, the panel is shown again."""
    accent: str = ""
    """The colour of the frame around the blocks, as players are coloured. Without a colour there is no frame."""

    @property
    def text(self) -> str:
        """Return the whole text, whatever the message is made of."""
        texts = (block.text for block in self.blocks if isinstance(block, Paragraph | Section))
        return "\n".join(text for text in (self.content, *texts) if text)

    @property
    def controls(self) -> tuple[Row, ...]:
        """Return all rows of controls. The button of a section is a row of its own."""
        return (*self.rows, *rows_of(self.blocks))


def rows_of(blocks: Sequence[Block]) -> Iterator[Row]:
    for block in blocks:
        if isinstance(block, tuple):
            yield block
        elif isinstance(block, Section):
            yield (block.button,)


def blocks_of(message: Message) -> tuple[Block, ...]:
    """Return the blocks of a message. A plain one has its text first, then its pictures, then its controls."""
    return message.blocks or (Paragraph(message.content), Gallery(), *message.rows)


def without_controls(message: Message) -> Message:
    blocks = tuple(block for block in message.blocks if isinstance(block, Paragraph | Gallery))
    return msgspec.structs.replace(message, rows=(), blocks=blocks)


def with_descriptions(message: Message, descriptions: Sequence[str]) -> Message:
    """Return a message that describes its pictures in words: below the text, or where the pictures would stand."""
    if not message.blocks:
        return msgspec.structs.replace(
            message, content=cut("\n".join([message.content, *descriptions]), LONGEST_CONTENT)
        )
    room = LONGEST_TEXTS - len(message.text)
    text = Paragraph(cut("\n".join(descriptions), max(room, 1)))
    blocks = (text if isinstance(block, Gallery) and descriptions else block for block in message.blocks)
    return msgspec.structs.replace(message, blocks=tuple(blocks))


def size_of(blocks: Sequence[Block]) -> int:
    """Return how many components blocks are, without the frame around them."""
    sizes = {Section: 3, Paragraph: 1, Gallery: 1, Divider: 1}
    return sum(1 + len(block) if isinstance(block, tuple) else sizes[type(block)] for block in blocks)


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
    panel: PanelShown | None = None
    """The facts that the panel of a running game shows."""
    has_failed: bool = False
    """The reply is an apology for a mistake of the program."""


def cut(text: str, longest: int) -> str:
    """Return a text, shortened with "…" if it is too long. Discord refuses a message that is one character too long."""
    return text if len(text) <= longest else _cut_at_clause(text, longest - 1) + "…"


def _cut_at_clause(text: str, longest: int) -> str:
    """Cut a text at the end of a clause or word, unless that would remove half of it."""
    clause = max(text.rfind(end, 0, longest + 1) for end in CLAUSE_ENDS)
    word = text.rfind(" ", 0, longest + 1)
    at = next((end for end in (clause, word) if end >= longest // 2), longest)
    return text[:at].rstrip(" ·;,.")


def fitting(top: Sequence[str], below: Sequence[str], bottom: Sequence[str] = (), earlier: str = "") -> str:
    """Join lines to a text within Discord's limit.

    Lines of `below` are dropped first, from the end. If that is not enough, `top` is cut. `bottom` has the question,
    and stays.
    `earlier`: a line that stands in for the first lines of `below`, which are dropped then instead of the last.
    """
    end = "\n".join(["", *bottom])
    head = cut("\n".join(top), max(LONGEST_CONTENT - len(end), 1))
    room = LONGEST_CONTENT - len(head) - len(end)
    between = _latest(below, room, earlier) if earlier else _first(below, room)
    return cut("\n".join([*([head] if top else []), *between, *bottom]), LONGEST_CONTENT)


def _first(lines: Sequence[str], room: int) -> list[str]:
    """Return the first lines that fit."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        found.append(line)
    return found


def _latest(lines: Sequence[str], room: int, earlier: str) -> list[str]:
    """Return all lines, or the last that fit below a line that stands in for those before them."""
    found = _first(lines, room)
    if len(found) == len(lines):
        return found
    return [earlier, *reversed(_first(lines[::-1], room - len(earlier) - 1))]


def capital(sentence: str) -> str:
    """Return a sentence with a capital first letter. Asterisks of styling before the letter are skipped."""
    first = len(sentence) - len(sentence.lstrip("*"))
    return sentence[:first] + sentence[first : first + 1].upper() + sentence[first + 1 :]
