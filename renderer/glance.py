"""The glance: whose turn, what happened, how it stands; to be read at 316 px in a post. What all games share of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from renderer.frame import Frame
from renderer.framing import lowered
from renderer.paint.type import line_height
from renderer.pieces import marker
from renderer.setting import ELLIPSIS, fitting, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista

WIDTH, HEIGHT = 1100, 620
TYPE = 44
"""Nothing on a glance is set smaller."""
LINES = 2
"""Of the sentence."""
OUTSIDE_BRACKETS = r"(?![^(]*\))"
MARGIN = 16
PAGE = Box(0, 0, WIDTH, HEIGHT).inset(MARGIN)
HEAD = PAGE.top(96)
BAND = PAGE.below(PAGE.h - 134)
STAGE = PAGE.below(108).top(PAGE.h - 108 - 146)
"""Between head and sentence."""

Standing = tuple[int, Sequence[tuple[str, str, str]]]
"""A seat, and what it has: icon, number, tint."""


def page(scene: str) -> Drawing:
    """An empty glance over a scene."""
    return Drawing(WIDTH, HEIGHT, scene=scene)


def turn(frame: Frame[Any], seat: int | None, words: str, beside: str) -> Part:
    """Whose turn it is, large and in their colour, and in which round; in a film whose turn is told."""
    if frame.acted is not None:
        seat, words = frame.acted, frame.name(frame.acted)
    part = Part("turn", HEAD)
    right = HEAD.after(HEAD.w - 190)
    pill = HEAD.left(HEAD.w - 202)
    part.moving.append(Panel(pill, "pill", frame.tint(seat)) if seat is not None else Panel(pill, "band"))
    room = pill.inset(20, 0)
    if seat is not None:
        part.moving.append(marker(Box(pill.x + 14, pill.y + 12, 70, 70), seat, frame))
        room = pill.after(100).left(pill.w - 116)
    size = fitting([words], room.w, "serif-bold", (64, 58, 52, 48, TYPE))
    ink = f"on:{frame.tint(seat)}" if seat is not None else "paper"
    part.moving += line(room.top(room.h - 4), words, "serif-bold", size, ink)
    part.moving.append(Panel(right, "band"))
    part.moving += line(right, beside, "sans-bold", TYPE, "paper", "centre")
    return part


def sentence(frame: Frame[Any], otherwise: str) -> Part:
    """What happened, in two lines at most; where nothing is told, how it stands."""
    part = Part("said", BAND)
    part.moving.append(Panel(BAND, "said"))
    room = BAND.inset(24, 4)
    words = _whole_clauses(frame.said or otherwise, room.w, frame.words.join(["", ""]))
    high = LINES * line_height(TYPE)
    lines = paragraph(room.middle(room.w, high), words, "sans-bold", TYPE, "paper")
    if len(lines) == 1:
        lines = line(room, words, "sans-bold", TYPE, "paper")
    part.moving += lines
    return part


def _whole_clauses(said: str, room: int, and_: str) -> str:
    """As many clauses as two lines have room for; but a word is cut where that would leave less than half."""
    ends = [clause.start() for clause in re.finditer(rf" \(|(?:[,;:] |{re.escape(and_)}){OUTSIDE_BRACKETS}", said)]
    shorter = [f"{said[:end]}{ELLIPSIS}" for end in reversed(ends) if 2 * end > len(said)]
    return next((each for each in (said, *shorter) if len(wrap(each, room, "sans-bold", TYPE)) <= LINES), said)


def stage(scene: str, box: Box, told: Sequence[Sprite] = ()) -> Part:
    """The deed in full light; what is told of it is laid upon it, and hides no face."""
    part = Part("deed", box)
    low = lowered(box, scene, tuple(sprite.box for sprite in told))
    part.moving += [Panel(box.inset(-3), "frame-thin"), Vista(box, scene, radius=18, shade="title", lowered=low), *told]
    return part


def standings(box: Box, rows: Sequence[Standing], frame: Frame[Any], lit: Sequence[int], most: int = 4) -> Part:
    """A row for each player, in two columns where there are more than fit; those who are awaited are lit."""
    part = Part("standings", box)
    across = 1 if len(rows) <= most else 2
    lines = -(-len(rows) // across)
    high = min((box.h + 6) // max(lines, 1) - 6, 86)
    for number, (seat, goods) in enumerate(rows):
        column = box.columns(across, 6)[number // lines]
        row = Box(column.x, column.y + number % lines * (high + 6), column.w, high)
        part.moving.append(Panel(row, "mat-lit" if seat in lit else "mat"))
        side = high - 12
        part.moving.append(marker(Box(row.x + 10, row.y + 6, side, side), seat, frame))
        places = row.after(side + 20).left(row.w - side - 28).columns(max(len(goods), 1), 6)
        for place, (icon, figure, tint) in zip(places, goods, strict=True):
            part.moving.append(Icon(place.middle(high - 6, high - 6), icon, figure, tint))
    return part
