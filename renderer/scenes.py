"""Scenes as data: the hour, the ground, and which things stand where. `data/scenes/*.toml` has one sentence for each.

A sentence reads `hour, ground: thing words, thing words; mood`, for instance `dawn, dunes: worm left large, riders
centre; golden`. The words after a thing may come in any order.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, reduce
from zlib import crc32

from games.core.data import DATA, BadData, read_toml

FOLDER = DATA / "scenes"
PEOPLE = DATA / "people.toml"

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
"""Word -> horizontal position, as a share of the width."""
SIZES = {"tiny": 0.4, "small": 0.66, "large": 1.4, "huge": 1.9}
DEPTHS = {"far": 0.75, "middle": 0.4, "near": 0.0}
"""Word -> how much the haze hides a thing, from 0 (near) to 1."""
HEIGHTS = {"deep": -0.42, "sunk": -0.12, "raised": 0.14, "high": 0.3, "aloft": 0.44}
"""Word -> how far a thing is above its ground, as a share of the picture's height."""
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
    "woman",
    "young",
    "old",
    "black",
    "red",
    "greyed",
    "white",
    "swept",
    "bobbed",
    "braided",
    "balding",
    "moustached",
    "ringed",
    "painted",
    "jewelled",
    "cyborg",
    "facing",
    "aside",
    "bowed",
    "lifted",
    "guarding",
    "charging",
    "cheering",
    "standing",
    "beckoning",
    "walking",
    "broad",
    "gaunt",
    "dark",
    "fair",
    "pale",
    "blue-eyed",
    "stained",
    "scarred",
)
"""Words that change how a thing looks. Each thing uses those that it knows."""


@dataclass(frozen=True)
class Thing:
    """One thing in a scene: what it is, where it stands, how large it is and how it looks."""

    kind: str
    x: float = 0.5
    rise: float = 0.0
    size: float = 1.0
    depth: float = DEPTHS["middle"]
    house: str = ""
    looks: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True)
class Scene:
    """A scene as read from its sentence."""

    key: str
    hour: str
    ground: str
    things: tuple[Thing, ...]
    mood: str = "plain"


def parse_scene(key: str, sentence: str) -> Scene:
    """Return the scene of a sentence. An unknown word is a `ValueError` that names it."""
    head, _, rest = sentence.partition(":")
    said, _, mood = rest.partition(";")
    hour, ground = _check_words(head.split(","), ("hour", HOURS), ("ground", GROUNDS))
    things = tuple(_parse_thing(phrase) for phrase in said.split(",") if phrase.strip())
    return Scene(key, hour, ground, things, *_check_words([mood.strip() or "plain"], ("mood", MOODS)))


def _check_words(words: list[str], *wanted: tuple[str, tuple[str, ...]]) -> list[str]:
    """Return the words, after checking each against the list of allowed ones."""
    if len(words) != len(wanted):
        raise ValueError("a scene begins with an hour and a ground")
    found = [word.strip() for word in words]
    for word, (what, known) in zip(found, wanted, strict=True):
        if word not in known:
            raise ValueError(f"{word!r} is no {what}: {', '.join(known)} are")
    return found


def _parse_thing(phrase: str) -> Thing:
    """Return a thing from its phrase.

    The first word is the thing. The others say position, size, depth, House and looks.
    """
    kind, *words = phrase.split()
    thing = Thing(kind)
    for word in words:
        thing = _apply_word(thing, word)
    return thing


@cache
def load_people() -> dict[str, tuple[str, ...]]:
    """Return the words for the looks of each person that scenes may name."""
    return {name: tuple(looks.split()) for name, looks in read_toml(PEOPLE).items()}


def _apply_word(thing: Thing, word: str) -> Thing:
    """Return the thing changed by one word of its phrase. The name of a person sets all their looks."""
    if word in load_people():
        return reduce(_apply_word, load_people()[word], thing)
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
def load_scenes() -> dict[str, Scene]:
    """Return all scenes by key, such as `imperium/card/worm_riders`."""
    found: dict[str, Scene] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for kind, entries in read_toml(path).items():
            for name, sentence in entries.items():
                key = f"{path.stem}/{kind}/{name}"
                try:
                    found[key] = parse_scene(key, sentence)
                except ValueError as error:
                    raise BadData(f"{path.name}, {kind}.{name}: {error}") from error
    return found


def get_scene(key: str) -> Scene:
    """Return a scene by key, or an empty desert if the key has no scene."""
    found = load_scenes().get(key)
    if found is not None:
        return found
    number = crc32(key.encode())
    return Scene(key, HOURS[number % 7], GROUNDS[number // 7 % 7], ())
