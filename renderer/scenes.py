"""Scenes as data: what hour it is, on what ground, what stands where. `data/scenes/*.toml` holds a sentence for each.

A sentence reads `hour, ground: thing words, thing words; mood`, for instance
`dawn, dunes: worm left large, riders centre; golden`. Words are told apart by what they are, not by their order.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from zlib import crc32

from games.core.data import DATA, BadData, tables

FOLDER = DATA / "scenes"

HOURS = ("night", "dawn", "morning", "noon", "afternoon", "dusk", "gloom", "lamplight", "void")
GROUNDS = (
    "dunes",
    "erg",
    "flat",
    "rocks",
    "canyon",
    "wall",
    "basin",
    "roofs",
    "square",
    "hall",
    "chamber",
    "cave",
    "ice",
    "sea",
    "garden",
    "orbit",
    "field",
)
MOODS = ("plain", "golden", "grim", "cold", "eerie", "bloody", "dusty")
ACROSS = {"edge-left": 0.08, "left": 0.26, "inner-left": 0.38, "centre": 0.5} | {
    "inner-right": 0.62,
    "right": 0.74,
    "edge-right": 0.92,
}
SIZES = {"tiny": 0.4, "small": 0.66, "large": 1.4, "huge": 1.9}
DEPTHS = {"far": 0.75, "middle": 0.4, "near": 0.0}
"""How much of the air lies before a thing."""
HEIGHTS = {"sunk": -0.12, "raised": 0.14, "high": 0.3, "aloft": 0.44}
"""How far above its ground, in heights of the picture."""
HOUSES = (
    "atreides",
    "harkonnen",
    "corrino",
    "guild",
    "sisterhood",
    "fremen",
    "tleilax",
    "smugglers",
    "thorvald",
    "richese",
    "ecaz",
    "vernius",
    "moritani",
    "ix",
    "choam",
)
LOOKS = (
    "turned",
    "many",
    "burning",
    "hooded",
    "veiled",
    "bald",
    "bearded",
    "crowned",
    "capped",
    "helmed",
    "bun",
    "longhaired",
    "curly",
    "short",
    "goggled",
    "stillsuit",
    "robed",
    "uniform",
    "armoured",
    "highcollar",
    "fur",
    "fat",
    "broad",
    "gaunt",
    "dark",
    "fair",
    "pale",
    "blue-eyed",
    "stained",
    "scarred",
)
"""Words that change how a thing looks; each thing heeds those it knows."""


@dataclass(frozen=True)
class Thing:
    kind: str
    x: float = 0.5
    rise: float = 0.0
    size: float = 1.0
    depth: float = DEPTHS["middle"]
    house: str = ""
    looks: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True)
class Scene:
    key: str
    hour: str
    ground: str
    things: tuple[Thing, ...]
    mood: str = "plain"


def parse(key: str, sentence: str) -> Scene:
    """A sentence as a scene; a word nobody knows is a `ValueError` that names it."""
    head, _, rest = sentence.partition(":")
    said, _, mood = rest.partition(";")
    hour, ground = _one_of(head.split(","), ("hour", HOURS), ("ground", GROUNDS))
    things = tuple(_thing(phrase) for phrase in said.split(",") if phrase.strip())
    return Scene(key, hour, ground, things, *_one_of([mood.strip() or "plain"], ("mood", MOODS)))


def _one_of(words: list[str], *wanted: tuple[str, tuple[str, ...]]) -> list[str]:
    if len(words) != len(wanted):
        raise ValueError("a scene begins with an hour and a ground")
    found = [word.strip() for word in words]
    for word, (what, known) in zip(found, wanted, strict=True):
        if word not in known:
            raise ValueError(f"{word!r} is no {what}: {', '.join(known)} are")
    return found


def _thing(phrase: str) -> Thing:
    """The first word is the thing, the others say where, how large, how far, whose, and how it looks."""
    kind, *words = phrase.split()
    thing = Thing(kind)
    for word in words:
        thing = _with_word(thing, word)
    return thing


def _with_word(thing: Thing, word: str) -> Thing:
    if word in ACROSS:
        return replace(thing, x=ACROSS[word])
    if word in SIZES:
        return replace(thing, size=SIZES[word])
    if word in DEPTHS:
        return replace(thing, depth=DEPTHS[word])
    if word in HEIGHTS:
        return replace(thing, rise=HEIGHTS[word])
    if word in HOUSES:
        return replace(thing, house=word)
    if word in LOOKS:
        return replace(thing, looks=thing.looks | {word})
    raise ValueError(f"{thing.kind}: nobody knows what {word!r} means")


@cache
def scenes() -> dict[str, Scene]:
    """All scenes by key, such as `imperium/card/worm_riders`."""
    found: dict[str, Scene] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for kind, entries in tables(path).items():
            for name, sentence in entries.items():
                key = f"{path.stem}/{kind}/{name}"
                try:
                    found[key] = parse(key, sentence)
                except ValueError as error:
                    raise BadData(f"{path.name}, {kind}.{name}: {error}") from error
    return found


def scene(key: str) -> Scene:
    """A scene by key; what nobody has described yet gets an empty desert of its own."""
    found = scenes().get(key)
    if found is not None:
        return found
    number = crc32(key.encode())
    return Scene(key, HOURS[number % 7], GROUNDS[number // 7 % 7], ())
