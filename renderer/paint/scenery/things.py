"""The registry of things that scenes are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renderer.colours import Colour, parse_colour
from renderer.paint.scenery.brush import Figure
from renderer.scenes import Thing

ThingDrawer = Callable[[Figure, Thing], None]
"""A function that draws a thing."""


@dataclass(frozen=True)
class KeyPart:
    """The part of a thing that makes it recognisable, in units of its height."""

    low: float = 0.3
    high: float = 1.0
    half: float = 0.45
    """Half of its width."""
    weight: float = 1.0
    """How much worse it is to hide this part than another of the same size."""


UPPER_PART = KeyPart()
"""The default: the upper part of a thing."""


@dataclass(frozen=True)
class ThingKind:
    """A thing of the scene language: how it is drawn, its height and where it stands."""

    draw: ThingDrawer
    height: float
    """The height as a share of the picture's height, if a scene gives no size."""
    default_rise: float = 0.0
    """How far above the ground the thing is, if a scene does not say."""
    key_part: KeyPart = UPPER_PART


THING_KINDS: dict[str, ThingKind] = {}
"""Word -> thing."""
HOUSE_COLOURS: dict[str, Colour] = {
    "atreides": parse_colour("#3E7D4C"),
    "harkonnen": parse_colour("#A8322B"),
    "corrino": parse_colour("#7A6FB0"),
    "guild": parse_colour("#C1502F"),
    "sisterhood": parse_colour("#8A3F78"),
    "fremen": parse_colour("#2F6FA8"),
    "tleilax": parse_colour("#2F8A86"),
    "smugglers": parse_colour("#C9922A"),
    "thorvald": parse_colour("#5C7F96"),
    "richese": parse_colour("#C9A24A"),
    "ecaz": parse_colour("#6FA04C"),
    "vernius": parse_colour("#8C5AA8"),
    "moritani": parse_colour("#B5522B"),
    "ix": parse_colour("#7F8FA0"),
    "choam": parse_colour("#C7A24A"),
}
CLOTH = parse_colour("#7A5E48")
"""The colour of cloth without a House."""


def register_thing(
    name: str, height: float, default_rise: float = 0.0, key_part: KeyPart = UPPER_PART
) -> Callable[[ThingDrawer], ThingDrawer]:
    """Return a decorator that registers a function as the drawing of a thing."""

    def add(drawing: ThingDrawer) -> ThingDrawer:
        THING_KINDS[name] = ThingKind(drawing, height, default_rise, key_part)
        return drawing

    return add


def find_house_colour(thing: Thing, otherwise: Colour = CLOTH) -> Colour:
    """Return the colour of the thing's House, or another colour if it has none."""
    return HOUSE_COLOURS.get(thing.house, otherwise)
