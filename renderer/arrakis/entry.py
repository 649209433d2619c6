"""One thing large: a card or a leader as it is printed, an area on its land, or the sentences of whatever else can be
looked up."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry
from renderer.arrakis.atlas import outlined
from renderer.arrakis.cards import Face, card
from renderer.arrakis.chart import around
from renderer.arrakis.geography import board
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.lookup_page import SCENE_PAGE_HEIGHT, draw_entry_page, make_icon_card
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_heading, set_line

SCENES = {CardFace: "planning", PrescienceFace: "prescience", LeaderView: "leader", TacticFace: "tactic"}


def single(context: RenderContext[Any]) -> Drawing:
    """The card itself, a piece of the map, or a sign at the left and its sentences at the right."""
    given: object = context.view
    if isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace):
        return _large(given, context)
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    area = given.key.removeprefix("area-")
    if area in board().areas:
        return draw_entry_page(given, context, lambda box: _land(box, area, given, context), SCENE_PAGE_HEIGHT)
    return draw_entry_page(given, context, make_icon_card(given, context, icon_of(given.key)))


def _large(face: Face, context: RenderContext[Any]) -> Drawing:
    scene = next(kind for of, kind in SCENES.items() if isinstance(face, of))
    drawing = Drawing(1080, 800, scene=f"arrakis/{scene}/{face.id}")
    drawing.parts.append(card(Box(140, 24, 800, 752), face, context, "card"))
    return drawing


def _land(box: Box, area: str, entry: Entry, context: RenderContext[Any]) -> Part:
    """An area among its neighbours, and below its name and code."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    part.changing.append(Panel(plate, "card"))
    name = context.say(entry.name)
    size = fit_line_size([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.changing += set_line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.changing += set_heading(plate.below(72).top(40), context.say(entry.kind), "label", TEXT, "centre")
    part.changing.append(Panel(box.top(box.h - 140), "frame"))
    part.changing += outlined(around(box.top(box.h - 140).inset(6), [area], 60), area, context.lang)
    return part


def icon_of(key: str) -> str:
    """The drawing of an entry: its own, or that of a thing on the board."""
    return next((name for name in (f"war_{key}", key) if name in DRAWINGS), "dune")
