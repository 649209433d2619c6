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
from renderer.entry import HIGH, entry_page, with_sign
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Drawing, Panel, Part

SCENES = {CardFace: "planning", PrescienceFace: "prescience", LeaderView: "leader", TacticFace: "tactic"}


def single(frame: Frame[Any]) -> Drawing:
    """The card itself, a piece of the map, or a sign at the left and its sentences at the right."""
    given: object = frame.view
    if isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace):
        return _large(given, frame)
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    area = given.key.removeprefix("area-")
    if area in board().areas:
        return entry_page(given, frame, lambda box: _land(box, area, given, frame), HIGH)
    return entry_page(given, frame, with_sign(given, frame, icon_of(given.key)))


def _large(face: Face, frame: Frame[Any]) -> Drawing:
    scene = next(kind for of, kind in SCENES.items() if isinstance(face, of))
    drawing = Drawing(1080, 800, scene=f"arrakis/{scene}/{face.id}")
    drawing.parts.append(card(Box(140, 24, 800, 752), face, frame, "card"))
    return drawing


def _land(box: Box, area: str, entry: Entry, frame: Frame[Any]) -> Part:
    """An area among its neighbours, and below its name and code."""
    part = Part("card", box)
    plate = box.below(box.h - 128)
    part.moving.append(Panel(plate, "card"))
    name = frame.say(entry.name)
    size = fitting([name], plate.w - 32, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.moving += line(plate.top(74).inset(16, 0), name, "serif-bold", size, "night", "centre")
    part.moving += heading(plate.below(72).top(40), frame.say(entry.kind), "label", TEXT, "centre")
    part.moving.append(Panel(box.top(box.h - 140), "frame"))
    part.moving += outlined(around(box.top(box.h - 140).inset(6), [area], 60), area, frame.lang)
    return part


def icon_of(key: str) -> str:
    """The drawing of an entry: its own, or that of a thing on the board."""
    return next((name for name in (f"war_{key}", key) if name in DRAWINGS), "dune")
