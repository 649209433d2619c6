"""Sentences as posts and direct messages show them: with icons, coloured squares or numbers, or the weightiest only."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from bot.host.model.facts import Chair, Summary
from bot.host.screen.elements import Block, Message, Paragraph, Section
from bot.host.screen.headings import short_lines
from games.core.protocol import Line, PlayerName
from games.core.texts import Words, escape, plain, without_icons, words_with_icons

LONGEST_AT_A_GLANCE = 92
"""Letters of the sentences in a glance: they fill two lines."""
LONGEST_WITH_ICONS = 1500
"""Letters of a message's sentences with icons. If there are more, icons are left out, and no sentence is."""
STYLED_ICON = re.compile(r"(\*+)(<:\w+:> )")


SQUARES = {
    "red": "🟥",
    "blue": "🟦",
    "green": "🟩",
    "yellow": "🟨",
    "purple": "🟪",
    "white": "⬜",
    "teal": "🩵",
    "pink": "🩷",
}
"""The emoji that shows a seat's colour in text."""
ACCENTS = {
    "red": 0xD23B33,
    "blue": 0x2E7FD0,
    "green": 0x3FA35A,
    "yellow": 0xF0B429,
    "purple": 0x9A62C8,
    "white": 0xF2F2F2,
    "teal": 0x19B5B0,
    "pink": 0xE77BB0,
}
"""A seat's colour at the edge of a panel, as the pictures of the usual palette have it."""
A_SQUARE = f"[{''.join(SQUARES.values())}]"
SQUARE = re.compile(f"^{A_SQUARE} | {A_SQUARE}", re.MULTILINE)


def what_happened(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Return lines of the log as sentences with icons and coloured squares."""
    return by_colour(summary, words, with_icons(words, lines, summary.names))


def by_colour(summary: Summary, words: Words, sentences: Sequence[str]) -> list[str]:
    """Return sentences with a coloured square before each that begins with a player's or rival's name."""
    everybody = [*((escape(chair.name), chair.colour) for chair in summary.chairs), *rivals_of(summary, words)]
    colours = {f"**{name}**": SQUARES[colour] for name, colour in everybody}
    found = [next((square for name, square in colours.items() if each.startswith(name)), "") for each in sentences]
    return [f"{square} {each}" if square else each for square, each in zip(found, sentences, strict=True)]


def coloured(chair: Chair) -> str:
    """Return a player's name with the coloured square before it."""
    return f"{SQUARES[chair.colour]} {escape(chair.name)}"


def rivals_of(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return the names of the rivals, and their colours on the board."""
    return [(words.say(name), colour) for name, colour in zip(summary.rivals, summary.rival_colours, strict=False)]


def with_icons(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    """Return sentences with icons before the things they name, or without icons if the text would become too long."""
    drawn = sentences(words_with_icons(words.language), lines, names)
    shown = [STYLED_ICON.sub(r"\2\1", each) for each in drawn]
    return shown if sum(map(len, shown)) <= LONGEST_WITH_ICONS else sentences(words, lines, names)


def words_alone(content: str) -> str:
    """Return a text without coloured squares and icons, for readers who use words instead of pictures."""
    return SQUARE.sub("", without_icons(content))


def without_squares(message: Message) -> Message:
    """Return a message whose texts are words alone."""
    blocks = tuple(map(_in_words_alone, message.blocks))
    return msgspec.structs.replace(message, content=words_alone(message.content), blocks=blocks)


def _in_words_alone(block: Block) -> Block:
    if not isinstance(block, Paragraph | Section):
        return block
    return msgspec.structs.replace(block, text=words_alone(block.text))


def numbered(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Return sentences with the numbers that mark the same things on the picture. A single sentence has no number."""
    sentences = by_colour(summary, words, with_icons(words, lines, summary.names))
    return [short_lines(f"{at}. {each}" if len(sentences) > 1 else each) for at, each in enumerate(sentences, 1)]


def marks_of(lines: Sequence[Line]) -> tuple[str, ...]:
    """Return what the picture marks for these sentences, each with the number of its sentence."""
    if len(lines) < 2:
        return tuple(mark for line in lines for mark in line.marks)
    return tuple(f"{at}:{mark}" for at, line in enumerate(lines, 1) for mark in line.marks)


def at_a_glance(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> tuple[str, tuple[str, ...]]:
    """Return the sentences that a glance shows, and the marks on its picture.

    The glance shows the last of the weightiest sentences, after as many weighty ones before it as fit. Its picture has
    the marks of these sentences, those of the last one first.
    """
    weighty = weightiest(lines)
    chosen: list[str] = []
    marks: list[str] = []
    for line in reversed(weighty):
        room = LONGEST_AT_A_GLANCE - sum(len(each) + 1 for each in chosen)
        tellings = [plain(words.say(text, names)) for text in (line.text, *line.briefer)]
        said = next((telling for telling in tellings if len(telling) <= room), tellings[-1])
        if chosen and len(said) > room:
            break
        chosen.insert(0, said)
        marks += line.marks
    return " ".join(chosen), tuple(dict.fromkeys(marks))


def weightiest(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with the greatest weight."""
    most = max((line.weight for line in lines), default=0)
    return [line for line in lines if line.weight == most]


def sentences(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    return [words.say(line.text, names) for line in lines]
