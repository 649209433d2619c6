"""The spice board: what each row gives and locks, the three imperium markers, and their bans."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, MarkerView, RowView, SpiceView
from renderer.context import RenderContext
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

MIN_LARGE_HEIGHT = 60
"""From this height on, a row belongs to the separate page, and everything in it is larger."""
COLUMN_ICONS = ("war_house", "war_harvester", "ornithopter", "war_carryall")
"""The icons of the counted columns: locked dice, and vehicles to place."""


def draw_spice_board(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the board as a table: rows from the top, their counts, and a column for every marker."""
    spice = context.view.spice
    part = Part("spice", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(10, 8)
    banned = [marker for marker in spice.markers if marker.banned]
    foot = 30 if box.h < 300 else 56
    table, below = inner.top(inner.h - foot - 4), inner.below(inner.h - foot)
    lines = table.rows(len(spice.rows) + 1, 3)
    part.changing += _draw_heads(lines[0], spice)
    for number, (row, cells) in enumerate(zip(spice.rows, lines[1:], strict=True), start=1):
        part.changing += _draw_row(cells, number, row, spice)
    part.changing += _draw_foot(below, banned, context)
    return part


def split_columns(row: Box) -> list[Box]:
    """Return four narrow columns for the counts, and three for the markers."""
    left = row.left(row.w * 4 // 7)
    return [*left.columns(4, 3), *row.after(left.w + 6).columns(3, 3)]


def _draw_heads(row: Box, spice: SpiceView) -> list[Sprite]:
    side = min(row.h, 76)
    names = [*COLUMN_ICONS, *(f"war_{marker.track}" for marker in spice.markers)]
    return [
        Icon(cell.middle(side, side), name, "", "blood" if name == "war_house" else "")
        for cell, name in zip(split_columns(row), names, strict=True)
    ]


def _draw_row(cells: Box, number: int, row: RowView, spice: SpiceView) -> list[Sprite]:
    """Draw a row. The active one is lit, the last one is red."""
    lit = number == spice.active
    placed: list[Sprite] = [Panel(cells, "chip", "gold")] if lit else []
    ink = "night" if lit else "paper"
    counts = (row.dice, row.harvesters, row.ornithopters, row.carryalls)
    places = split_columns(cells)
    for cell, count in zip(places, counts, strict=False):
        placed += set_line(cell, str(count), "sans-bold", _find_font_size(cells), ink, "centre")
    for cell, marker in zip(places[4:], spice.markers, strict=True):
        placed += _place(cell, marker, number, row)
    return placed


def _find_font_size(cells: Box) -> int:
    return 50 if cells.h > MIN_LARGE_HEIGHT else TEXT if cells.h > 32 else SMALL


def _place(cell: Box, marker: MarkerView, number: int, row: RowView) -> list[Sprite]:
    """Draw a place of a marker, and the marker if it stands there."""
    side = min(cell.h - 2, 66)
    at = cell.middle(side, side)
    if marker.row != number:
        return [
            Panel(
                cell.middle(min(cell.w - 8, 40), 8 if cell.h > MIN_LARGE_HEIGHT else 6),
                "bar",
                "blood" if row.bans else "ash",
            )
        ]
    return [Icon(at, "war_ban" if marker.banned else f"war_{marker.track}")]


def _draw_foot(box: Box, banned: list[MarkerView], context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the spice that is left, and which bans are in force."""
    spice = context.view.spice
    left = spice.reserve if spice.harvested is None else spice.harvested
    side = min(box.h + 4, 56)
    placed: list[Sprite] = [Icon(box.left(side).middle(side, side), "spice", str(left))]
    room = box.after(side + 10).left(box.w - side - 10 - len(banned) * box.h)
    words = context.label("arrakis-banned" if banned else "arrakis-no-ban")
    size = fit_line_size([words], room.w, "sans", (NAME, TEXT, SMALL) if side > 40 else (TEXT, SMALL))
    placed += set_line(room, words, "sans", size, "paper")
    return [
        *placed,
        *_draw_banning_markers(Box(room.x + measure_text(words, "sans", size) + 12, box.y, box.w, box.h), banned),
    ]


def _draw_banning_markers(box: Box, banned: list[MarkerView]) -> list[Sprite]:
    """Draw the icons of the markers that ban, side by side."""
    places = [Box(box.x + number * (box.h + 4), box.y, box.h, box.h) for number in range(len(banned))]
    return [Icon(place, f"war_{marker.track}") for place, marker in zip(places, banned, strict=True)]
