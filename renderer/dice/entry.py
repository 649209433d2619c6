"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.dice.arrakis import one_region
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.dice.regions import regions
from renderer.entry import HIGH, LOW, entry_page, with_scene, with_sign
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Drawing, Panel, Part


def thing(frame: Frame[Any]) -> Entry:
    """What is looked up stands in place of the view: it is the same for all."""
    given: object = frame.view
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return given


def single(frame: Frame[Any]) -> Drawing:
    """A House before its scene, a region on its land, anything else with its sign."""
    entry = thing(frame)
    if any(region.id == entry.key for region in regions()):
        return entry_page(entry, frame, lambda box: _on_the_map(box, entry, frame), LOW + 40)
    if entry.key not in CRESTS:
        return entry_page(entry, frame, with_sign(entry, frame, sign(entry.key)))
    scene = f"dice/house/{entry.key}"
    card = with_scene(entry, frame, CRESTS[entry.key], TINTS.get(entry.key, "stone"), scene)
    return entry_page(entry, frame, card, HIGH, scene)


def _on_the_map(box: Box, entry: Entry, frame: Frame[Any]) -> Part:
    """The whole map, the region lit, and below its name."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    name = frame.say(entry.name)
    size = fitting([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.moving += [*one_region(box.top(box.h - 140), regions(), entry.key), Panel(plate, "card")]
    part.moving += line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.moving += heading(plate.below(72).top(40), frame.say(entry.kind), "label", TEXT, "centre")
    return part


def sign(key: str) -> str:
    """The drawing of an entry."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"
