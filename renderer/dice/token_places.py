"""Places in a region: the name in a fixed place, tokens in rows beside it, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from renderer.dice.geometry import GRID, Plot, find_middle, find_widest_span, map_inside
from renderer.sprites import Box

GAP = 4
CROWDS = ((40,) * 10, (40,) * 6, (40,) * 4)
"""The widths of tokens for which a name leaves room, in the smallest size. The first are the most that a region must
hold: every House, Sardaukar and equipment. The others are for names that would be cut beside so many."""


MIN_NAME_WIDTH = 60
"""The least width of a name."""


@dataclass(frozen=True)
class NamePlate:
    """The place and size of a region's name, and the side of it on which tokens are placed first."""

    size: int
    box: Box
    below: bool


def place_name_and_tokens(
    plot: Plot, sizes: tuple[tuple[int, int], ...], tokens: Sequence[tuple[tuple[int, ...], int]]
) -> tuple[NamePlate, int, tuple[Box, ...]]:
    """Return the place of a name, and the number of the first size in which all tokens fit, with their places.

    A name stands where there is room for the largest crowd. One that would be cut there stands where fewer tokens have
    room, if those that lie here do.
    """
    for crowd in CROWDS:
        plate = place_name(plot, sizes, crowd)
        chosen, places = place_tokens(plot, plate, tokens)
        if plate.box.w == sizes[plate.size][0] and (places or not tokens[0][0]):
            return plate, chosen, places
    plate = place_name(plot, sizes)
    return plate, *place_tokens(plot, plate, tokens)


@cache
def place_name(plot: Plot, sizes: tuple[tuple[int, int], ...], crowd: tuple[int, ...] = CROWDS[0]) -> NamePlate:
    """Return the place of a name, as near to the region's middle as leaves room for a crowd.

    The first size that has such a place is used. If all are too wide, the one that is cut least.
    """
    found: list[tuple[int, int, int, bool, int]] = []
    for number, (width, height) in enumerate(sizes):
        places = _list_name_places(plot, width, height, crowd)
        found += [(lack, number, away, above, y) for lack, away, above, y in places]
        if found and not min(found)[0]:
            break
    lack, number, _, above, y = min(found)
    width, height = sizes[number]
    west, east = find_widest_span(plot, y, height)
    return NamePlate(number, Box((west + east - width + lack) // 2, y, width - lack, height), not above)


def _list_name_places(plot: Plot, width: int, height: int, crowd: tuple[int, ...]) -> list[tuple[int, int, bool, int]]:
    """Return places that leave room for a crowd: how much each is too narrow, its distance from the middle, whether
    tokens go above, and its y.
    """
    _, centre = find_middle(plot)
    found: list[tuple[int, int, bool, int]] = []
    for y in range(min(map_inside(plot)) * GRID, max(map_inside(plot)) * GRID - height, GRID):
        west, east = find_widest_span(plot, y, height)
        if east - west < MIN_NAME_WIDTH:
            continue
        for above in (False, True):
            if place_rows(plot, y, height, not above, crowd, crowd[0]):
                away = abs(y + height // 2 - centre + (-1 if above else 1) * 30)
                found.append((max(width - (east - west), 0), away, above, y))
    return found


@lru_cache(maxsize=4096)
def place_rows(plot: Plot, top: int, high: int, below: bool, widths: tuple[int, ...], height: int) -> tuple[Box, ...]:
    """Return boxes in rows beside a name, first on the one side, then on the other, or nothing if they do not fit.

    Each row is centred in its stretch.
    """
    placed: list[Box] = []
    left = list(widths)
    north, south = min(map_inside(plot)) * GRID, max(map_inside(plot)) * GRID
    under, over = range(top + high + GAP, south, height + GAP), range(top - GAP - height, north, -height - GAP)
    for y in (*under, *over) if below else (*over, *under):
        if not left:
            break
        west, east = find_widest_span(plot, y, height)
        row = _take_fitting(left, east - west)
        del left[: len(row)]
        x = (west + east - sum(row) - GAP * max(len(row) - 1, 0)) // 2
        for width in row:
            placed.append(Box(x, y, width, height))
            x += width + GAP
    return () if left else tuple(placed)


def _take_fitting(widths: Sequence[int], room: int) -> list[int]:
    """Return the first of these widths that fit side by side."""
    row: list[int] = []
    for width in widths:
        if sum(row) + GAP * len(row) + width > room:
            break
        row.append(width)
    return row


def place_tokens(
    plot: Plot, plate: NamePlate, sizes: Sequence[tuple[tuple[int, ...], int]]
) -> tuple[int, tuple[Box, ...]]:
    """Return the number of the first size (widths and height) that fits, and the places of the tokens."""
    for number, (widths, height) in enumerate(sizes):
        placed = place_rows(plot, plate.box.y, plate.box.h, plate.below, widths, height)
        if placed or not widths:
            return number, placed
    return len(sizes) - 1, ()
