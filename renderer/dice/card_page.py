"""The card page: a House, equipment, a die face or a region, large, with its full text."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.context import RenderContext
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.dice.map_picture import draw_region_on_map
from renderer.dice.regions import load_regions
from renderer.game_renderer import NothingToShow
from renderer.lookup_page import ICON_PAGE_HEIGHT, SCENE_PAGE_HEIGHT, draw_entry_page, make_icon_card, make_scene_card
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_heading, set_line


def find_entry(context: RenderContext[Any]) -> Entry:
    """Return the entry to show. The context has it in place of a view, because all readers see the same entry."""
    given: object = context.view
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return given


def draw_card_page(context: RenderContext[Any]) -> Drawing:
    """Draw a House with its scene, a region on the map, and anything else with its icon."""
    entry = find_entry(context)
    if any(region.id == entry.key for region in load_regions()):
        return draw_entry_page(
            entry, context, lambda box: _draw_region_card(box, entry, context), ICON_PAGE_HEIGHT + 40
        )
    if entry.key not in CRESTS:
        return draw_entry_page(entry, context, make_icon_card(entry, context, find_icon(entry.key)))
    scene = f"dice/house/{entry.key}"
    card = make_scene_card(entry, context, CRESTS[entry.key], TINTS.get(entry.key, "stone"), scene)
    return draw_entry_page(entry, context, card, SCENE_PAGE_HEIGHT, scene)


def _draw_region_card(box: Box, entry: Entry, context: RenderContext[Any]) -> Part:
    """Draw the whole map with the region lit, and its name below."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    name = context.say(entry.name)
    size = fit_line_size([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.changing += [*draw_region_on_map(box.top(box.h - 140), load_regions(), entry.key), Panel(plate, "card")]
    part.changing += set_line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.changing += set_heading(plate.below(72).top(40), context.say(entry.kind), "label", TEXT, "centre")
    return part


def find_icon(key: str) -> str:
    """Return the icon of an entry."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"
