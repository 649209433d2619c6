"""Sentences as posts and letters tell them: with icons, in players' colours, numbered, or the weightiest alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.host.model.facts import Chair, Summary
from games.core.protocol import Line, PlayerName
from games.core.texts import Words, escape, plain, without_icons, words_with_icons

LONGEST_AT_A_GLANCE = 92
"""Letters in the two lines of a glance, or a few more: then the last clause is left out."""
LONGEST_WITH_ICONS = 1500
"""Of all sentences of a message: no sentence is left out for an icon."""
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
"""A seat's colour where nothing is drawn."""
A_SQUARE = f"[{''.join(SQUARES.values())}]"
SQUARE = re.compile(f"^{A_SQUARE} | {A_SQUARE}", re.MULTILINE)


def what_happened(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Return what happened, in sentences with icons and colours."""
    return by_colour(summary, words, with_icons(words, lines, summary.names))


def by_colour(summary: Summary, words: Words, sentences: Sequence[str]) -> list[str]:
    """Each sentence with the colour of whoever it begins with before it, as on the board."""
    everybody = [*((escape(chair.name), chair.colour) for chair in summary.chairs), *rivals_of(summary, words)]
    colours = {f"**{name}**": SQUARES[colour] for name, colour in everybody}
    found = [next((square for name, square in colours.items() if each.startswith(name)), "") for each in sentences]
    return [f"{square} {each}" if square else each for square, each in zip(found, sentences, strict=True)]


def coloured(chair: Chair) -> str:
    """Return a name with its colour beside it."""
    return f"{SQUARES[chair.colour]} {escape(chair.name)}"


def rivals_of(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return the names of the rivals, and their colours on the board."""
    return [(words.say(name), colour) for name, colour in zip(summary.rivals, summary.rival_colours, strict=False)]


def with_icons(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    """Sentences in which goods, deeds and places bear our icons, unless there are too many."""
    drawn = sentences(words_with_icons(words.language), lines, names)
    shown = [STYLED_ICON.sub(r"\2\1", each) for each in drawn]
    return shown if sum(map(len, shown)) <= LONGEST_WITH_ICONS else sentences(words, lines, names)


def words_alone(content: str) -> str:
    """Return a text without coloured squares and icons, for readers who use words instead of pictures."""
    return SQUARE.sub("", without_icons(content))


def numbered(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Sentences with the numbers that the picture's marks bear; a single one needs none."""
    sentences = by_colour(summary, words, with_icons(words, lines, summary.names))
    return sentences if len(sentences) < 2 else [f"{at}. {each}" for at, each in enumerate(sentences, 1)]


def marks_of(lines: Sequence[Line]) -> tuple[str, ...]:
    """Return the marks of the sentences, each with its sentence's number."""
    if len(lines) < 2:
        return tuple(mark for line in lines for mark in line.marks)
    return tuple(f"{at}:{mark}" for at, line in enumerate(lines, 1) for mark in line.marks)


def at_a_glance(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> tuple[str, tuple[str, ...]]:
    """Return the sentences of a glance and the marks that it shows.

    The last of the weightiest sentences comes with those before it that fit, and with its own marks:
    last speaks of.
    """
    weighty = weightiest(lines)
    chosen: list[str] = []
    for line in reversed(weighty):
        room = LONGEST_AT_A_GLANCE - sum(len(each) + 1 for each in chosen)
        tellings = [plain(words.say(text, names)) for text in (line.text, *line.briefer)]
        said = next((telling for telling in tellings if len(telling) <= room), tellings[-1])
        if chosen and len(said) > room:
            break
        chosen.insert(0, said)
    return " ".join(chosen), weighty[-1].marks if weighty else ()


def weightiest(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with the greatest weight."""
    most = max((line.weight for line in lines), default=0)
    return [line for line in lines if line.weight == most]


def sentences(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    return [words.say(line.text, names) for line in lines]
