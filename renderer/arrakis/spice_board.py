"""The spice board: what each row gives and locks, the three imperium markers, and their bans."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, MarkerView, SpiceView
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

COUNTS = ("dice", "harvesters", "ornithopters", "carryalls")
"""The things that each row of the board counts. Each has its own line in the table."""
COUNT_ICONS = {
    "dice": "war_house",
    "harvesters": "war_harvester",
    "ornithopters": "ornithopter",
    "carryalls": "war_carryall",
}
"""Count -> its icon."""


def draw_spice_board(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the board as a table: a line with its name for every count and marker, and a column for every row."""
    spice = context.view.spice
    part = Part("spice", box)
    part.static.append(Panel(box, "band"))
    head, *lines = box.inset(10, 6).rows(1 + len(COUNTS) + len(spice.markers), 1)
    lit = split_line(head, len(spice.rows))[spice.active]
    part.changing.append(Panel(Box(lit.x, head.y, lit.w, box.inset(10, 6).h), "chip", "gold"))
    part.changing += _draw_head(head, spice, context)
    for line, name in zip(lines, COUNTS, strict=False):
        numbers = [str(getattr(row, name)) for row in spice.rows]
        words = context.label(f"arrakis-spice-{name}")
        part.changing += _draw_line(line, (COUNT_ICONS[name], words), numbers, spice.active)
    for line, marker in zip(lines[len(COUNTS) :], spice.markers, strict=True):
        part.changing += _draw_marker(line, marker, spice, context)
    return part


def split_line(line: Box, columns: int) -> list[Box]:
    """Return the cell of the name, and a cell for every row of the board."""
    left = line.left(line.w - columns * min(line.w // 10, 110))
    return [left, *line.after(left.w).columns(columns, 3)]


def _choose_size(line: Box) -> int:
    return next((size for size in (44, NAME, TEXT) if get_line_height(size) <= line.h), SMALL)


def _draw_name(cell: Box, icon: str, words: str, ink: str = "sand") -> list[Sprite]:
    side = min(cell.h, 60)
    room = cell.after(side + 6).left(cell.w - side - 12)
    sizes = [size for size in (40, NAME, TEXT, SMALL) if size <= _choose_size(cell)]
    size = fit_line_size([words], room.w, "sans", sizes)
    return [Icon(cell.left(side).middle(side, side), icon), *set_line(room, words, "sans", size, ink)]


def _draw_head(line: Box, spice: SpiceView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the spice that is left, and the number of every row."""
    left = spice.reserve if spice.harvested is None else spice.harvested
    words = context.label("arrakis-spice-left", count=left)
    placed = _draw_name(split_line(line, len(spice.rows))[0], "spice", words, "paper")
    for number, cell in enumerate(split_line(line, len(spice.rows))[1:], start=1):
        ink = "night" if number == spice.active else "sand"
        placed += set_line(cell, f"{number}.", "sans", _choose_size(line), ink, "centre")
    return placed


def _draw_line(line: Box, name: tuple[str, str], numbers: list[str], active: int) -> list[Sprite]:
    label, *cells = split_line(line, len(numbers))
    placed = _draw_name(label, *name)
    for at, (cell, number) in enumerate(zip(cells, numbers, strict=True), start=1):
        placed += set_line(
            cell, number, "sans-bold", _choose_size(line), "night" if at == active else "paper", "centre"
        )
    return placed


def _draw_marker(line: Box, marker: MarkerView, spice: SpiceView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw where a marker stands. A marker that bans has a red name and the sign of a ban."""
    label, *cells = split_line(line, len(spice.rows))
    placed: list[Sprite] = [Panel(label, "chip", "blood")] if marker.banned else []
    placed += _draw_name(label, f"war_{marker.track}", context.say(marker.name), "paper" if marker.banned else "sand")
    for number, (cell, row) in enumerate(zip(cells, spice.rows, strict=True), start=1):
        side = min(cell.h, 66)
        if marker.row == number:
            placed.append(Icon(cell.middle(side, side), "war_ban" if marker.banned else f"war_{marker.track}"))
        else:
            ink = "blood" if row.bans else "night" if number == spice.active else "ash"
            placed.append(Panel(cell.middle(min(cell.w - 14, 40), 6), "bar", ink))
    return placed
