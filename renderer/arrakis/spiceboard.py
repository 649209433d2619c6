"""The spice board: what each row brings and locks, where the three imperium markers stand, and what they ban."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, MarkerView, RowView, SpiceView
from renderer.context import RenderContext
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

LARGE = 60
"""From this height on a row is one of the page by itself, and all in it is larger."""
HEADS = ("war_house", "war_harvester", "ornithopter", "war_carryall")
"""What a row counts: locked dice, and vehicles to place."""


def spice_board(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """A table: rows from the top, what they count in numbers, and a column for every marker."""
    spice = context.view.spice
    part = Part("spice", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(10, 8)
    banned = [marker for marker in spice.markers if marker.banned]
    foot = 30 if box.h < 300 else 56
    table, below = inner.top(inner.h - foot - 4), inner.below(inner.h - foot)
    lines = table.rows(len(spice.rows) + 1, 3)
    part.changing += _heads(lines[0], spice)
    for number, (row, cells) in enumerate(zip(spice.rows, lines[1:], strict=True), start=1):
        part.changing += _row(cells, number, row, spice)
    part.changing += _foot(below, banned, context)
    return part


def columns(row: Box) -> list[Box]:
    """Four narrow columns for what a row counts, three for the markers."""
    left = row.left(row.w * 4 // 7)
    return [*left.columns(4, 3), *row.after(left.w + 6).columns(3, 3)]


def _heads(row: Box, spice: SpiceView) -> list[Sprite]:
    side = min(row.h, 76)
    names = [*HEADS, *(f"war_{marker.track}" for marker in spice.markers)]
    return [
        Icon(cell.middle(side, side), name, "", "blood" if name == "war_house" else "")
        for cell, name in zip(columns(row), names, strict=True)
    ]


def _row(cells: Box, number: int, row: RowView, spice: SpiceView) -> list[Sprite]:
    """A row; the active one is lit, the bottom one is red."""
    lit = number == spice.active
    placed: list[Sprite] = [Panel(cells, "chip", "gold")] if lit else []
    ink = "night" if lit else "paper"
    counts = (row.dice, row.harvesters, row.ornithopters, row.carryalls)
    places = columns(cells)
    for cell, count in zip(places, counts, strict=False):
        placed += set_line(cell, str(count), "sans-bold", _type(cells), ink, "centre")
    for cell, marker in zip(places[4:], spice.markers, strict=True):
        placed += _place(cell, marker, number, row)
    return placed


def _type(cells: Box) -> int:
    return 50 if cells.h > LARGE else TEXT if cells.h > 32 else SMALL


def _place(cell: Box, marker: MarkerView, number: int, row: RowView) -> list[Sprite]:
    """A place of a marker, and the marker if it stands there."""
    side = min(cell.h - 2, 66)
    at = cell.middle(side, side)
    if marker.row != number:
        return [
            Panel(cell.middle(min(cell.w - 8, 40), 8 if cell.h > LARGE else 6), "bar", "blood" if row.bans else "ash")
        ]
    return [Icon(at, "war_ban" if marker.banned else f"war_{marker.track}")]


def _foot(box: Box, banned: list[MarkerView], context: RenderContext[ArrakisView]) -> list[Sprite]:
    """The spice that is left, and which bans are in force."""
    spice = context.view.spice
    left = spice.reserve if spice.harvested is None else spice.harvested
    side = min(box.h + 4, 56)
    placed: list[Sprite] = [Icon(box.left(side).middle(side, side), "spice", str(left))]
    room = box.after(side + 10).left(box.w - side - 10 - len(banned) * box.h)
    words = context.label("arrakis-banned" if banned else "arrakis-no-ban")
    size = fit_line_size([words], room.w, "sans", (NAME, TEXT, SMALL) if side > 40 else (TEXT, SMALL))
    placed += set_line(room, words, "sans", size, "paper")
    return [*placed, *_by_whom(Box(room.x + measure_text(words, "sans", size) + 12, box.y, box.w, box.h), banned)]


def _by_whom(box: Box, banned: list[MarkerView]) -> list[Sprite]:
    """The signs of those who ban, side by side."""
    places = [Box(box.x + number * (box.h + 4), box.y, box.h, box.h) for number in range(len(banned))]
    return [Icon(place, f"war_{marker.track}") for place, marker in zip(places, banned, strict=True)]
