"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.context import RenderContext
from renderer.dice.arrakis import one_region
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.dice.regions import regions
from renderer.game_renderer import NothingToShow
from renderer.lookup_page import ICON_PAGE_HEIGHT, SCENE_PAGE_HEIGHT, draw_entry_page, make_icon_card, make_scene_card
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_heading, set_line


def thing(context: RenderContext[Any]) -> Entry:
    """What is looked up stands in place of the view: it is the same for all."""
    given: object = context.view
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return given


def single(context: RenderContext[Any]) -> Drawing:
    """A House before its scene, a region on its land, anything else with its sign."""
    entry = thing(context)
    if any(region.id == entry.key for region in regions()):
        return draw_entry_page(entry, context, lambda box: _on_the_map(box, entry, context), ICON_PAGE_HEIGHT + 40)
    if entry.key not in CRESTS:
        return draw_entry_page(entry, context, make_icon_card(entry, context, sign(entry.key)))
    scene = f"dice/house/{entry.key}"
    card = make_scene_card(entry, context, CRESTS[entry.key], TINTS.get(entry.key, "stone"), scene)
    return draw_entry_page(entry, context, card, SCENE_PAGE_HEIGHT, scene)


def _on_the_map(box: Box, entry: Entry, context: RenderContext[Any]) -> Part:
    """The whole map, the region lit, and below its name."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    name = context.say(entry.name)
    size = fit_line_size([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.changing += [*one_region(box.top(box.h - 140), regions(), entry.key), Panel(plate, "card")]
    part.changing += set_line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.changing += set_heading(plate.below(72).top(40), context.say(entry.kind), "label", TEXT, "centre")
    return part


def sign(key: str) -> str:
    """The drawing of an entry."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"
