"""Palettes: named colours from data files, and helpers for colour and contrast."""

import re
from dataclasses import dataclass
from functools import cache

from games.core.data import DATA, BadData, read_toml
from games.core.data_errors import describe_unknown_name

Colour = tuple[int, int, int]

PALETTES = DATA / "palettes.toml"
PIECE_COLOURS = ("red", "blue", "green", "yellow", "purple", "white", "teal", "pink")
"""The colours that players choose, by the names that the table uses. A palette may show other colours for them."""
SHAPES = ("disc", "square", "diamond", "triangle", "pentagon", "star", "hexagon", "cross")
"""The marker shape for each of these colours, so that colour is never the only difference."""
HIGH_CONTRAST = "high_contrast"
"""The palette for readers who need the most contrast."""

COLOUR_NAMES = (
    *("night", "stone", "ash", "sand", "paper", "shade", "dune", "earth", "label", "mark"),
    *("spice", "water", "solari", "blood", "gold", "persuasion", "intrigue"),
    *("sun", "sky_high", "sky_low", "ridge_far", "ridge_near"),
    *("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"),
)
"""The colour names that pictures use. Every palette defines all of them."""


@dataclass(frozen=True)
class Palette:
    """A set of named colours and the colours of the players."""

    key: str
    named: dict[str, Colour]
    players: tuple[Colour, ...]

    def __getitem__(self, name: str) -> Colour:
        """Return a colour by name. `piece:green` is the colour of the green player's pieces."""
        if name.startswith("piece:"):
            return self.players[PIECE_COLOURS.index(name[6:])]
        return self.named[name]

    @property
    def has_plates(self) -> bool:
        """Return whether names stand on plates instead of soft outlines, so that they never run over art."""
        return self.key == HIGH_CONTRAST


def name_piece_colour(name: str) -> str:
    """Return the palette name of a player colour."""
    return f"piece:{name}"


def name_marker_icon(name: str) -> str:
    """Return the icon name of a player's marker, which has the shape of the colour."""
    return f"marker-{SHAPES[PIECE_COLOURS.index(name)]}"


def parse_colour(text: str) -> Colour:
    """Return the colour of a string such as `#RRGGBB`, as data files write it."""
    if not re.fullmatch("#[0-9A-Fa-f]{6}", text):
        raise ValueError(f"{text!r} is no colour: #RRGGBB is")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def load_palettes() -> dict[str, Palette]:
    """Return all palettes by key. A missing or misspelt colour is a `BadData` error."""
    given = read_toml(PALETTES)
    ground = given.get("default")
    if not isinstance(ground, dict):
        raise BadData(f"{PALETTES.name}: no [default]")
    return {key: _build_palette(key, ground | changes) for key, changes in given.items()}


def get_palette(key: str) -> Palette:
    """Return a palette by key, or the default palette if the key no longer exists."""
    return load_palettes().get(key) or load_palettes()["default"]


def _build_palette(key: str, table: dict[str, str | list[str]]) -> Palette:
    """Return one palette from its table in the data file."""
    try:
        named = {name: parse_colour(value) for name, value in table.items() if isinstance(value, str)}
        players = tuple(parse_colour(value) for value in table.get("players", ()))
    except ValueError as error:
        raise BadData(f"{PALETTES.name}, [{key}]: {error}") from error
    for name in set(COLOUR_NAMES) - set(named):
        raise BadData(f"{PALETTES.name}, [{key}]: {name} is missing: a colour, #RRGGBB")
    for name in set(named) - set(COLOUR_NAMES):
        raise BadData(f"{PALETTES.name}, [{key}]: {describe_unknown_name('colour', name, COLOUR_NAMES)}")
    if len(players) != len(PIECE_COLOURS):
        raise BadData(f"{PALETTES.name}, [{key}]: {len(PIECE_COLOURS)} players have colours, not {len(players)}")
    return Palette(key, named, players)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mix of two colours with `share` of the second one."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


def luminance(colour: Colour) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio as WCAG 2 defines it, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


MIN_TEXT_CONTRAST = 4.5
"""The least contrast that WCAG 2 asks for text."""


def choose_ink(ground: Colour, palette: Palette) -> Colour:
    """Return night or paper, whichever reads better on this ground. If both have too little contrast, return black or
    white.
    """
    best = max((palette["night"], palette["paper"]), key=lambda ink: contrast(ink, ground))
    if contrast(best, ground) >= MIN_TEXT_CONTRAST:
        return best
    return max(((0, 0, 0), (255, 255, 255)), key=lambda ink: contrast(ink, ground))
