"""The board after a turn. The wide page for a desktop and the tall page for a phone have the same parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.imperium.views import ImperiumView, SpaceView
from renderer.context import RenderContext
from renderer.imperium import cards, conflict_area, ix, mats, spaces, tracks
from renderer.imperium.glyphs import FACTIONS
from renderer.sprites import Box, Drawing, Part, Ring

Strip = Callable[[Box, Any, RenderContext[ImperiumView]], list[Part]]
"""A function that draws the strip of a module."""
STRIPS: dict[str, tuple[int, int, Strip]] = {"ix": (ix.WIDE_HEIGHT, ix.TALL_HEIGHT, ix.draw_ix_strip)}
"""Module -> height of its strip on the wide page, on the tall page, and the function that draws it."""

EXTRA_ROW_HEIGHT = 16
"""How much higher the cards of the row are on a tall page with a module, because its cards have more text."""


def draw_board(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the board with the strips of the modules in play."""
    drawing = _draw_wide(context) if context.is_wide else _draw_tall(context)
    for key, module_view in context.view.modules.items():
        if key in STRIPS:
            wide, tall, strip = STRIPS[key]
            height = wide if context.is_wide else tall
            drawing.parts += strip(Box(0, drawing.height, drawing.width, height).inset(8, 4), module_view, context)
            drawing.height += height
    return drawing


def _draw_wide(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the board for a desktop."""
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(16, 10)
    header, page = page.top(86), page.below(94)
    drawing.parts += _draw_header(header, context)
    middle, row = page.top(page.h - 306), page.below(page.h - 298)
    factions, rest = middle.left(396), middle.after(404)
    players = Box(rest.right - 340, rest.y, 340, rest.h)
    centre = rest.left(rest.w - 348)
    for box, faction in zip(factions.rows(4, 8), FACTIONS, strict=True):
        drawing.parts += _draw_faction(box, faction, context)
    for box, place in zip(centre.top(442).columns(3, 8), spaces.OTHER_REGIONS, strict=True):
        drawing.parts += spaces.draw_region(box, place, _find_spaces(place, context), context)
    drawing.parts.append(conflict_area.draw_conflict(centre.below(450), context))
    for box, player in zip(players.rows(len(context.view.players), 8), context.view.players, strict=True):
        drawing.parts.append(mats.draw_mat(box, player, context))
    drawing.parts += _draw_row(row.left(row.w - 372), context)
    drawing.parts += _draw_reserve(row.after(row.w - 364).rows(max(len(context.view.reserve), 1), 6), context)
    return drawing


def _draw_header(box: Box, context: RenderContext[ImperiumView]) -> list[Part]:
    turn, rest = box.left(430), box.after(440)
    score, rounds = rest.left(596), rest.after(606)
    return [tracks.draw_turn(turn, context), tracks.draw_scores(score, context), tracks.draw_rounds(rounds, context)]


def _draw_faction(box: Box, faction: str, context: RenderContext[ImperiumView]) -> list[Part]:
    """Draw a faction's spaces and its track beside them."""
    parts = spaces.draw_region(box.after(126), faction, _find_spaces(faction, context), context)
    return [tracks.draw_influence(box.left(122), faction, context), *parts]


def _find_spaces(region: str, context: RenderContext[ImperiumView]) -> list[SpaceView]:
    """Return the spaces of a region."""
    return [space for space in context.view.spaces if space.region == region]


def _draw_row(row: Box, context: RenderContext[ImperiumView]) -> list[Part]:
    """Draw the Imperium row, with rings around new cards."""
    view = context.view
    places = row.columns(max(len(view.row), 5), 8)
    parts = [
        cards.draw_card(box, face, context, f"row:{n}")
        for n, (box, face) in enumerate(zip(places, view.row, strict=False))
    ]
    for part, face in zip(parts, view.row, strict=False):
        if context.before is not None and face not in context.before.row:
            part.marks.append(
                Ring(part.box.inset(-3), context.mentions.get(f"row:{face.key}", context.mentions.get("row", "")))
            )
    return parts


def _draw_tall(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the board for a phone."""
    extra = EXTRA_ROW_HEIGHT if any(key in STRIPS for key in context.view.modules) else 0
    drawing = Drawing(1080, 1620 + extra)
    page = Box(0, 0, drawing.width, drawing.height).inset(8, 10)
    heights = (66, 50, 230, 284, 186, 392, 278 + extra)
    boxes: list[Box] = []
    for height in heights:
        boxes.append(page.top(height))
        page = page.below(height + 6)
    header, score, conflict, players, factions, places, row = boxes
    drawing.parts += [tracks.draw_turn(header.left(450), context), tracks.draw_rounds(header.after(456), context)]
    drawing.parts += [tracks.draw_scores(score, context), conflict_area.draw_conflict(conflict, context, 0.46)]
    columns = [box for line in players.rows(2, 6) for box in line.columns(2, 6)]
    for box, player in zip(columns, context.view.players, strict=False):
        drawing.parts.append(mats.draw_mat(box, player, context))
    for box, faction in zip(factions.columns(4, 4), FACTIONS, strict=True):
        drawing.parts += spaces.draw_region(box, faction, _find_spaces(faction, context), context, 4)
    *grounds, influence = places.columns(4, 4)
    for box, place in zip(grounds, spaces.OTHER_REGIONS, strict=True):
        drawing.parts += spaces.draw_region(box, place, _find_spaces(place, context), context, 4)
    drawing.parts += tracks.draw_all_tracks(influence, context)
    drawing.parts += _draw_row(row, context)
    drawing.parts += _draw_reserve(page.columns(max(len(context.view.reserve), 1), 6), context)
    return drawing


def _draw_reserve(places: list[Box], context: RenderContext[ImperiumView]) -> list[Part]:
    return [cards.draw_reserve(box, stack, context) for box, stack in zip(places, context.view.reserve, strict=False)]
