"""Palettes: named colours read from data, resolved when a picture is painted."""

import re
from dataclasses import dataclass
from functools import cache

from games.core.blame import misnamed
from games.core.data import DATA, BadData, tables

Colour = tuple[int, int, int]

PALETTES = DATA / "palettes.toml"
PIECES = ("red", "blue", "green", "yellow", "purple", "white", "teal", "pink")
"""The colours players choose, by the names the table gives them; a palette may show others in their place."""
SHAPES = ("disc", "square", "diamond", "triangle", "pentagon", "star", "hexagon", "cross")
"""The shape that goes with each of them, so that colour is never alone."""


NAMES = (
    *("night", "stone", "ash", "sand", "paper", "shade", "dune", "earth", "label", "mark"),
    *("spice", "water", "solari", "blood", "gold", "persuasion", "intrigue"),
    *("sun", "sky_high", "sky_low", "ridge_far", "ridge_near"),
    *("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"),
)
"""The colours that pictures ask for by name."""


@dataclass(frozen=True)
class Palette:
    key: str
    named: dict[str, Colour]
    players: tuple[Colour, ...]

    def __getitem__(self, name: str) -> Colour:
        """A colour by name; `piece:green` is that of the green player's pieces."""
        if name.startswith("piece:"):
            return self.players[PIECES.index(name[6:])]
        return self.named[name]


def piece(name: str) -> str:
    """The name of a player's colour among all colours."""
    return f"piece:{name}"


def marker(name: str) -> str:
    """The icon of a player's marker: the shape that goes with the colour."""
    return f"marker-{SHAPES[PIECES.index(name)]}"


def parse(text: str) -> Colour:
    """`#RRGGBB`, as data files write it."""
    if not re.fullmatch("#[0-9A-Fa-f]{6}", text):
        raise ValueError(f"{text!r} is no colour: #RRGGBB is")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def palettes() -> dict[str, Palette]:
    given = tables(PALETTES)
    ground = given.get("default")
    if not isinstance(ground, dict):
        raise BadData(f"{PALETTES.name}: no [default]")
    return {key: _palette(key, ground | changes) for key, changes in given.items()}


def palette(key: str) -> Palette:
    """A palette by key; somebody's old setting never costs them the picture."""
    return palettes().get(key) or palettes()["default"]


def _palette(key: str, table: dict[str, str | list[str]]) -> Palette:
    try:
        named = {name: parse(value) for name, value in table.items() if isinstance(value, str)}
        players = tuple(parse(value) for value in table.get("players", ()))
    except ValueError as error:
        raise BadData(f"{PALETTES.name}, [{key}]: {error}") from error
    for name in set(NAMES) - set(named):
        raise BadData(f"{PALETTES.name}, [{key}]: {name} is missing: a colour, #RRGGBB")
    for name in set(named) - set(NAMES):
        raise BadData(f"{PALETTES.name}, [{key}]: {misnamed('colour', name, NAMES)}")
    if len(players) != len(PIECES):
        raise BadData(f"{PALETTES.name}, [{key}]: {len(PIECES)} players have colours, not {len(players)}")
    return Palette(key, named, players)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the one."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG 2 defines it."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


ENOUGH = 4.5
"""The contrast of type that WCAG 2 asks for."""


def ink_on(ground: Colour, palette: Palette) -> Colour:
    """Night or paper, whichever reads better on this ground; black or white where neither does well."""
    best = max((palette["night"], palette["paper"]), key=lambda ink: contrast(ink, ground))
    if contrast(best, ground) >= ENOUGH:
        return best
    return max(((0, 0, 0), (255, 255, 255)), key=lambda ink: contrast(ink, ground))
