"""The spice board: what each row brings and locks, where the three imperium markers stand, and what they ban."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, MarkerView, RowView, SpiceView
from renderer.frame import Frame
from renderer.paint.type import width
from renderer.setting import SMALL, TEXT, fitting, line
from renderer.sprites import Box, Icon, Panel, Part, Sprite

MARKER = 30
HEADS = ("war_house", "war_harvester", "ornithopter", "war_carryall")
"""What a row counts: locked dice, and vehicles to place."""


def spice_board(box: Box, frame: Frame[ArrakisView]) -> Part:
    """A table: rows from the top, what they count in numbers, and a column for every marker."""
    spice = frame.view.spice
    part = Part("spice", box)
    part.still.append(Panel(box, "band"))
    inner = box.inset(10, 8)
    banned = [marker for marker in spice.markers if marker.banned]
    foot = 30 if banned or box.h < 300 else 34 * max(len(banned), 1)
    table, below = inner.top(inner.h - foot - 4), inner.below(inner.h - foot)
    lines = table.rows(len(spice.rows) + 1, 3)
    part.moving += _heads(lines[0], spice)
    for number, (row, cells) in enumerate(zip(spice.rows, lines[1:], strict=True), start=1):
        part.moving += _row(cells, number, row, spice)
    part.moving += _foot(below, banned, frame)
    return part


def columns(row: Box) -> list[Box]:
    """Four narrow columns for what a row counts, three for the markers."""
    left = row.left(row.w * 4 // 7)
    return [*left.columns(4, 3), *row.after(left.w + 6).columns(3, 3)]


def _heads(row: Box, spice: SpiceView) -> list[Sprite]:
    side = min(row.h, 68)
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
        placed += line(cell, str(count), "sans-bold", TEXT if cells.h > 32 else SMALL, ink, "centre")
    for cell, marker in zip(places[4:], spice.markers, strict=True):
        placed += _place(cell, marker, number, row)
    return placed


def _place(cell: Box, marker: MarkerView, number: int, row: RowView) -> list[Sprite]:
    """A place of a marker, and the marker if it stands there."""
    side = min(cell.h - 2, 48)
    at = cell.middle(side, side)
    if marker.row != number:
        return [Panel(cell.middle(min(cell.w - 8, 40), 6), "bar", "blood" if row.bans else "ash")]
    return [Icon(at, "war_ban" if marker.banned else f"war_{marker.track}")]


def _foot(box: Box, banned: list[MarkerView], frame: Frame[ArrakisView]) -> list[Sprite]:
    """The spice that is left, and which bans are in force."""
    spice = frame.view.spice
    left = spice.reserve if spice.harvested is None else spice.harvested
    placed: list[Sprite] = [Icon(box.left(34).middle(34, 34), "spice", str(left))]
    room = box.after(44).left(box.w - 44 - len(banned) * (MARKER + 4))
    words = frame.label("arrakis-banned" if banned else "arrakis-no-ban")
    size = fitting([words], room.w, "sans", (TEXT, SMALL))
    placed += line(room, words, "sans", size, "paper")
    return [*placed, *_by_whom(Box(room.x + width(words, "sans", size) + 12, box.y, box.w, box.h), banned)]


def _by_whom(box: Box, banned: list[MarkerView]) -> list[Sprite]:
    """The signs of those who ban, side by side."""
    places = [Box(box.x + number * (MARKER + 4), box.y, MARKER, box.h) for number in range(len(banned))]
    return [
        Icon(place.middle(MARKER, MARKER), f"war_{marker.track}") for place, marker in zip(places, banned, strict=True)
    ]
