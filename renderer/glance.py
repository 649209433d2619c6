"""The parts of a glance that all games share.

A glance is the small picture in a post: whose turn it is, what happened and how the players stand. It must be readable
at a width of 316 px.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height
from renderer.scene_placement import find_shift_down
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import ELLIPSIS, fit_line_size, set_line, set_paragraph, wrap

WIDTH, HEIGHT = 1100, 620
MIN_FONT_SIZE = 44
"""The smallest font size on a glance."""
MAX_LINES = 2
"""The lines of the sentence for which there is always room."""
MORE_LINES = 2
"""How many more lines a long sentence may have. The stage above it is then lower."""
OUTSIDE_BRACKETS = r"(?![^(]*\))"
"""A regular expression that matches only outside brackets."""
MARGIN = 16
PAGE = Box(0, 0, WIDTH, HEIGHT).inset(MARGIN)
HEAD = PAGE.top(96)
ROUND_WIDTH = 190
"""The width of the round at the right end of the head."""
BAND = PAGE.below(PAGE.h - 134)
STAGE = PAGE.below(108).top(PAGE.h - 108 - 146)
"""The box between the head and the sentence."""

Standing = tuple[int, Sequence[tuple[str, str, str]]]
"""A seat and its counters: icon, number and tint of each."""


def make_glance(scene: str) -> Drawing:
    """Return an empty glance over a scene."""
    return Drawing(WIDTH, HEIGHT, scene=scene)


def draw_turn(
    context: RenderContext[Any], seat: int | None, words: str, round_text: str, tints: Mapping[int, str] | None = None
) -> Part:
    """Draw the head: the player whose turn it is, in their colour, and the round. In a film it names the player who
    acted. `tints` are the colours of the seats in a game where sides have colours.
    """
    if context.acting_seat is not None:
        seat, words = context.acting_seat, context.name(context.acting_seat)
    tint = "" if seat is None else (tints or {}).get(seat) or context.tint(seat)
    part = Part("turn", HEAD)
    right = HEAD.after(HEAD.w - ROUND_WIDTH)
    pill = HEAD.left(HEAD.w - ROUND_WIDTH - 12)
    part.changing.append(Panel(pill, "pill", tint) if seat is not None else Panel(pill, "band"))
    room = pill.inset(20, 0)
    if seat is not None:
        part.changing.append(make_marker(Box(pill.x + 14, pill.y + 12, 70, 70), seat, context, tint))
        room = pill.after(100).left(pill.w - 116)
    size = fit_line_size([words], room.w, "serif-bold", (64, 58, 52, 48, MIN_FONT_SIZE))
    ink = f"on:{tint}" if seat is not None else "paper"
    part.changing += set_line(room.top(room.h - 4), words, "serif-bold", size, ink)
    part.changing.append(Panel(right, "band"))
    part.changing += set_line(right, round_text, "sans-bold", MIN_FONT_SIZE, "paper", "centre")
    return part


def find_stage(context: RenderContext[Any], otherwise: str) -> Box:
    """Return the box between the head and the sentence. It is lower above a long sentence."""
    return STAGE.top(STAGE.h - _find_extra(context, otherwise))


def _find_extra(context: RenderContext[Any], otherwise: str) -> int:
    """Return by how much the band of the sentence is higher than for `MAX_LINES` lines."""
    lines = len(wrap(_find_words(context, otherwise), BAND.inset(24, 4).w, "sans-bold", MIN_FONT_SIZE))
    return min(max(lines - MAX_LINES, 0), MORE_LINES) * get_line_height(MIN_FONT_SIZE)


def _find_words(context: RenderContext[Any], otherwise: str) -> str:
    """Return the whole sentence, or only whole clauses of it if it is too long even for the higher band."""
    return _keep_whole_clauses(context.sentence or otherwise, BAND.inset(24, 4).w, context.words.join(["", ""]))


def draw_sentence(context: RenderContext[Any], otherwise: str) -> Part:
    """Draw the sentence that says what happened. Without one, draw `otherwise`."""
    more = _find_extra(context, otherwise)
    band = Box(BAND.x, BAND.y - more, BAND.w, BAND.h + more)
    part = Part("said", band)
    part.changing.append(Panel(band, "said"))
    room = band.inset(24, 4)
    words = _find_words(context, otherwise)
    high = MAX_LINES * get_line_height(MIN_FONT_SIZE) + more
    lines = set_paragraph(room.middle(room.w, high), words, "sans-bold", MIN_FONT_SIZE, "paper")
    if len(lines) == 1:
        lines = set_line(room, words, "sans-bold", MIN_FONT_SIZE, "paper")
    part.changing += lines
    return part


def _keep_whole_clauses(text: str, room: int, and_: str) -> str:
    """Return as many whole clauses as fit into the highest band, or the whole text if less than half would remain."""
    ends = [clause.start() for clause in re.finditer(rf" \(|(?:[,;:] |{re.escape(and_)}){OUTSIDE_BRACKETS}", text)]
    shorter = [f"{text[:end]}{ELLIPSIS}" for end in reversed(ends) if 2 * end > len(text)]
    most = MAX_LINES + MORE_LINES
    return next((each for each in (text, *shorter) if len(wrap(each, room, "sans-bold", MIN_FONT_SIZE)) <= most), text)


def draw_stage(scene: str, box: Box, sprites: Sequence[Sprite] = ()) -> Part:
    """Draw the scene of the action. The sprites are drawn on the scene and hide no face."""
    part = Part("deed", box)
    shift = find_shift_down(box, scene, tuple(sprite.box for sprite in sprites))
    part.changing += [
        Panel(box.inset(-3), "frame-thin"),
        Vista(box, scene, radius=18, shade="title", shift_down=shift),
        *sprites,
    ]
    return part


def draw_standings(
    box: Box, rows: Sequence[Standing], context: RenderContext[Any], active_seats: Sequence[int], max_rows: int = 4
) -> Part:
    """Draw one row for each player, in two columns if there are more than `max_rows`.

    The rows of the players to act are lit, or in a film the row of the player who acted.
    """
    part = Part("standings", box)
    lit_seats = active_seats if context.acting_seat is None else [context.acting_seat]
    column_count = 1 if len(rows) <= max_rows else 2
    lines = -(-len(rows) // column_count)
    high = min((box.h + 6) // max(lines, 1) - 6, 86)
    for number, (seat, goods) in enumerate(rows):
        column = box.columns(column_count, 6)[number // lines]
        row = Box(column.x, column.y + number % lines * (high + 6), column.w, high)
        part.changing.append(Panel(row, "mat-lit" if seat in lit_seats else "mat"))
        side = high - 12
        part.changing.append(make_marker(Box(row.x + 10, row.y + 6, side, side), seat, context))
        places = row.after(side + 20).left(row.w - side - 28).columns(max(len(goods), 1), 6)
        for place, (icon, figure, tint) in zip(places, goods, strict=True):
            part.changing.append(Icon(place.middle(high - 6, high - 6), icon, figure, tint))
    return part
