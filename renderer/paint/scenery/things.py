"""The vocabulary: a registry of things that scenes are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renderer.colours import Colour, parse
from renderer.paint.scenery.brush import Figure
from renderer.scenes import Thing

Drawing = Callable[[Figure, Thing], None]


@dataclass(frozen=True)
class Head:
    """The part of a thing by which it is known, in its own height."""

    low: float = 0.3
    high: float = 1.0
    half: float = 0.45
    """Half its width."""
    worth: float = 1.0
    """How much worse it is to hide it than a thing as large."""


UPPER = Head()


@dataclass(frozen=True)
class Word:
    drawing: Drawing
    height: float
    """Of the picture's height, where a scene says nothing of its size."""
    flies: float = 0.0
    """How far above the ground it is, where a scene says nothing."""
    head: Head = UPPER


WORDS: dict[str, Word] = {}
HOUSE_COLOURS: dict[str, Colour] = {
    "atreides": parse("#3E7D4C"),
    "harkonnen": parse("#A8322B"),
    "corrino": parse("#7A6FB0"),
    "guild": parse("#C1502F"),
    "sisterhood": parse("#8A3F78"),
    "fremen": parse("#2F6FA8"),
    "tleilax": parse("#2F8A86"),
    "smugglers": parse("#C9922A"),
    "thorvald": parse("#5C7F96"),
    "richese": parse("#C9A24A"),
    "ecaz": parse("#6FA04C"),
    "vernius": parse("#8C5AA8"),
    "moritani": parse("#B5522B"),
    "ix": parse("#7F8FA0"),
    "choam": parse("#C7A24A"),
}
CLOTH = parse("#7A5E48")


def thing(name: str, height: float, flies: float = 0.0, head: Head = UPPER) -> Callable[[Drawing], Drawing]:
    """Enter a drawing into the vocabulary."""

    def enter(drawing: Drawing) -> Drawing:
        WORDS[name] = Word(drawing, height, flies, head)
        return drawing

    return enter


def livery(thing: Thing, otherwise: Colour = CLOTH) -> Colour:
    """The colour of whose it is."""
    return HOUSE_COLOURS.get(thing.house, otherwise)
