"""The card page: a card or leader as printed, an area on the map, or the sentences of another entry."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry
from renderer.arrakis.cards import Face, draw_card
from renderer.arrakis.chart import make_chart_around
from renderer.arrakis.geography import load_board
from renderer.arrakis.map_picture import draw_area_on_map
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.lookup_page import SCENE_PAGE_HEIGHT, draw_entry_page, make_icon_card
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_heading, set_line

SCENE_FOLDERS = {CardFace: "planning", PrescienceFace: "prescience", LeaderView: "leader", TacticFace: "tactic"}
"""Kind of card -> folder of its scenes."""


def draw_card_page(context: RenderContext[Any]) -> Drawing:
    """Draw the card, or a part of the map or an icon with sentences beside it."""
    given: object = context.view
    if isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace):
        return _draw_large_card(given, context)
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    area = given.key.removeprefix("area-")
    if area in load_board().areas:
        return draw_entry_page(
            given, context, lambda box: _draw_area_card(box, area, given, context), SCENE_PAGE_HEIGHT
        )
    return draw_entry_page(given, context, make_icon_card(given, context, find_icon(given.key)))


def _draw_large_card(face: Face, context: RenderContext[Any]) -> Drawing:
    scene = next(kind for of, kind in SCENE_FOLDERS.items() if isinstance(face, of))
    drawing = Drawing(1080, 800, scene=f"arrakis/{scene}/{face.id}")
    drawing.parts.append(draw_card(Box(140, 24, 800, 752), face, context, "card"))
    return drawing


def _draw_area_card(box: Box, area: str, entry: Entry, context: RenderContext[Any]) -> Part:
    """Draw an area among its neighbours, with name and code below."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    part.changing.append(Panel(plate, "card"))
    name = context.say(entry.name)
    size = fit_line_size([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.changing += set_line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.changing += set_heading(plate.below(72).top(40), context.say(entry.kind), "label", TEXT, "centre")
    part.changing.append(Panel(box.top(box.h - 140), "frame"))
    part.changing += draw_area_on_map(make_chart_around(box.top(box.h - 140).inset(6), [area], 60), area, context.lang)
    return part


def find_icon(key: str) -> str:
    """Return the icon for the key of an entry. Without an icon for the key, return the icon of a dune."""
    return next((name for name in (f"war_{key}", key) if name in DRAWINGS), "dune")
