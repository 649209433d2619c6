"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.entry import entry_page
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
    entry = thing(frame)
    return entry_page(entry, frame, sign(entry.key), TINTS.get(entry.key, "stone"))


def sign(key: str) -> str:
    """The drawing of an entry; land is a dune."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"
