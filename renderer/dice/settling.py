"""Where things stand in a region: its name always in one place, tokens in rows beside it, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from renderer.dice.geometry import GRID, Plot, field, middle, span
from renderer.sprites import Box

GAP = 4
CROWD = (40,) * 10
"""The least room that a name must leave: every House, Sardaukar and equipment, as small as they get."""


LEAST = 60
"""No name is cut to less than this."""


@dataclass(frozen=True)
class Plate:
    """Where a region's name lies, in which of its sizes, and on which side tokens are put first."""

    size: int
    box: Box
    below: bool


@cache
def name_place(plot: Plot, sizes: tuple[tuple[int, int], ...]) -> Plate:
    """The name as near to the region's middle as leaves room for a crowd.

    The first size that has such a place is taken; if all are too wide, the one that is cut least."""
    found: list[tuple[int, int, int, bool, int]] = []
    for number, (width, height) in enumerate(sizes):
        found += [(lack, number, away, above, y) for lack, away, above, y in _places(plot, width, height)]
        if found and not min(found)[0]:
            break
    lack, number, _, above, y = min(found)
    width, height = sizes[number]
    west, east = span(plot, y, height)
    return Plate(number, Box((west + east - width + lack) // 2, y, width - lack, height), not above)


def _places(plot: Plot, width: int, height: int) -> list[tuple[int, int, bool, int]]:
    """Places that leave room for a crowd: how much they are too narrow, how far from the middle, above or below."""
    _, centre = middle(plot)
    found: list[tuple[int, int, bool, int]] = []
    for y in range(min(field(plot)) * GRID, max(field(plot)) * GRID - height, GRID):
        west, east = span(plot, y, height)
        if east - west < LEAST:
            continue
        for above in (False, True):
            if rows(plot, y, height, not above, CROWD, CROWD[0]):
                away = abs(y + height // 2 - centre + (-1 if above else 1) * 30)
                found.append((max(width - (east - west), 0), away, above, y))
    return found


@lru_cache(maxsize=4096)
def rows(plot: Plot, top: int, high: int, below: bool, widths: tuple[int, ...], height: int) -> tuple[Box, ...]:
    """Boxes in rows away from a name, first on the one side, then on the other; none if they do not fit.

    Each row stands in the middle of its stretch."""
    placed: list[Box] = []
    left = list(widths)
    north, south = min(field(plot)) * GRID, max(field(plot)) * GRID
    under, over = range(top + high + GAP, south, height + GAP), range(top - GAP - height, north, -height - GAP)
    for y in (*under, *over) if below else (*over, *under):
        if not left:
            break
        west, east = span(plot, y, height)
        row = _taken(left, east - west)
        del left[: len(row)]
        x = (west + east - sum(row) - GAP * max(len(row) - 1, 0)) // 2
        for width in row:
            placed.append(Box(x, y, width, height))
            x += width + GAP
    return () if left else tuple(placed)


def _taken(widths: Sequence[int], room: int) -> list[int]:
    """The first of these widths that fit side by side."""
    row: list[int] = []
    for width in widths:
        if sum(row) + GAP * len(row) + width > room:
            break
        row.append(width)
    return row


def settle(plot: Plot, plate: Plate, sizes: Sequence[tuple[tuple[int, ...], int]]) -> tuple[int, tuple[Box, ...]]:
    """Which of the sizes (widths and height) fits first, and the places of the tokens."""
    for number, (widths, height) in enumerate(sizes):
        placed = rows(plot, plate.box.y, plate.box.h, plate.below, widths, height)
        if placed or not widths:
            return number, placed
    return len(sizes) - 1, ()
