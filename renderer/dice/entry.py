"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.entry import HIGH, entry_page, with_scene, with_sign
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Drawing


def thing(frame: Frame[Any]) -> Entry:
    """What is looked up stands in place of the view: it is the same for all."""
    given: object = frame.view
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return given


def single(frame: Frame[Any]) -> Drawing:
    """A House before its scene, anything else with its sign."""
    entry = thing(frame)
    if entry.key not in CRESTS:
        return entry_page(entry, frame, with_sign(entry, frame, sign(entry.key)))
    scene = f"dice/house/{entry.key}"
    card = with_scene(entry, frame, CRESTS[entry.key], TINTS.get(entry.key, "stone"), scene)
    return entry_page(entry, frame, card, HIGH, scene)


def sign(key: str) -> str:
    """The drawing of an entry; land is a dune."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"
