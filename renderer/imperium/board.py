"""The board after a turn, wide for a desk and tall for a phone: the same parts, restacked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.imperium.views import ImperiumView, SpaceView
from renderer.frame import Frame
from renderer.imperium import cards, ix, mats, spaces, stage, tracks
from renderer.imperium.glyphs import FACTIONS
from renderer.sprites import Box, Drawing, Part, Ring

Strip = Callable[[Box, Any, Frame[ImperiumView]], list[Part]]
STRIPS: dict[str, tuple[int, int, Strip]] = {"ix": (ix.WIDE, ix.TALL, ix.strip)}
"""Module -> how high its strip below the board is, wide and tall, and what draws it from the module's view."""

ROOMIER = 16
"""How much higher the cards of the row are on a phone beside a module, whose cards say more."""


def board(frame: Frame[ImperiumView]) -> Drawing:
    drawing = _wide(frame) if frame.wide else _tall(frame)
    for key, seen in frame.view.modules.items():
        if key in STRIPS:
            wide, tall, strip = STRIPS[key]
            height = wide if frame.wide else tall
            drawing.parts += strip(Box(0, drawing.height, drawing.width, height).inset(8, 4), seen, frame)
            drawing.height += height
    return drawing


def _wide(frame: Frame[ImperiumView]) -> Drawing:
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(16, 10)
    header, page = page.top(86), page.below(94)
    drawing.parts += _header(header, frame)
    middle, row = page.top(page.h - 306), page.below(page.h - 298)
    factions, rest = middle.left(396), middle.after(404)
    players = Box(rest.right - 340, rest.y, 340, rest.h)
    centre = rest.left(rest.w - 348)
    for box, faction in zip(factions.rows(4, 8), FACTIONS, strict=True):
        drawing.parts += _faction(box, faction, frame)
    for box, place in zip(centre.top(442).columns(3, 8), spaces.PLACES, strict=True):
        drawing.parts += spaces.region(box, place, _of(place, frame), frame)
    drawing.parts.append(stage.conflict(centre.below(450), frame))
    for box, player in zip(players.rows(len(frame.view.players), 8), frame.view.players, strict=True):
        drawing.parts.append(mats.mat(box, player, frame))
    drawing.parts += _row(row.left(row.w - 372), frame)
    drawing.parts += _reserve(row.after(row.w - 364).rows(max(len(frame.view.reserve), 1), 6), frame)
    return drawing


def _header(box: Box, frame: Frame[ImperiumView]) -> list[Part]:
    turn, rest = box.left(430), box.after(440)
    score, rounds = rest.left(596), rest.after(606)
    return [tracks.turn(turn, frame), tracks.scores(score, frame), tracks.rounds(rounds, frame)]


def _faction(box: Box, faction: str, frame: Frame[ImperiumView]) -> list[Part]:
    """A faction's spaces, and its track beside them."""
    parts = spaces.region(box.after(126), faction, _of(faction, frame), frame)
    return [tracks.influence(box.left(122), faction, frame), *parts]


def _of(region: str, frame: Frame[ImperiumView]) -> list[SpaceView]:
    return [space for space in frame.view.spaces if space.region == region]


def _row(row: Box, frame: Frame[ImperiumView]) -> list[Part]:
    view = frame.view
    places = row.columns(max(len(view.row), 5), 8)
    parts = [
        cards.card(box, face, frame, f"row:{n}") for n, (box, face) in enumerate(zip(places, view.row, strict=False))
    ]
    for part, face in zip(parts, view.row, strict=False):
        if frame.before is not None and face not in frame.before.row:
            part.marks.append(Ring(part.box.inset(-3), frame.tags.get(f"row:{face.key}", frame.tags.get("row", ""))))
    return parts


def _tall(frame: Frame[ImperiumView]) -> Drawing:
    more = ROOMIER if any(key in STRIPS for key in frame.view.modules) else 0
    drawing = Drawing(1080, 1620 + more)
    page = Box(0, 0, drawing.width, drawing.height).inset(8, 10)
    heights = (66, 50, 230, 284, 186, 392, 278 + more)
    boxes: list[Box] = []
    for height in heights:
        boxes.append(page.top(height))
        page = page.below(height + 6)
    header, score, conflict, players, factions, places, row = boxes
    drawing.parts += [tracks.turn(header.left(450), frame), tracks.rounds(header.after(456), frame)]
    drawing.parts += [tracks.scores(score, frame), stage.conflict(conflict, frame, 0.46)]
    columns = [box for line in players.rows(2, 6) for box in line.columns(2, 6)]
    for box, player in zip(columns, frame.view.players, strict=False):
        drawing.parts.append(mats.mat(box, player, frame))
    for box, faction in zip(factions.columns(4, 4), FACTIONS, strict=True):
        drawing.parts += spaces.region(box, faction, _of(faction, frame), frame, 4)
    *grounds, influence = places.columns(4, 4)
    for box, place in zip(grounds, spaces.PLACES, strict=True):
        drawing.parts += spaces.region(box, place, _of(place, frame), frame, 4)
    drawing.parts += tracks.together(influence, frame)
    drawing.parts += _row(row, frame)
    drawing.parts += _reserve(page.columns(max(len(frame.view.reserve), 1), 6), frame)
    return drawing


def _reserve(places: list[Box], frame: Frame[ImperiumView]) -> list[Part]:
    return [cards.reserve(box, stack, frame) for box, stack in zip(places, frame.view.reserve, strict=False)]
