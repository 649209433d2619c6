"""Finding a place for pieces in an area: inside its outline, and clear of other boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import inf

from renderer.arrakis.chart import Chart
from renderer.arrakis.geography import load_board
from renderer.sprites import Box

ROW_STEP = 24
"""The distance of the rows of an area, in units of the board."""
NEAR_STEPS = sorted(
    ((dx, dy) for dy in range(-5, 6) for dx in range(-5, 6)), key=lambda step: step[0] ** 2 + step[1] ** 2
)
"""Steps around the middle, the nearest first."""
VERTICAL_STEPS = [step for step in NEAR_STEPS if step[0] == 0]
"""The vertical ones of these steps."""
FIRST_FINENESS, LAST_FINENESS = 8, 12
"""How many steps make up the height of a piece, in the first and in the last search."""
LAST_SIZES = 12
"""How many of the last sizes are tried if none has room."""
TOLERANCE = 1e-6
"""A tolerance for rounding."""
Size = tuple[int, int]
Span = tuple[float, float]
EMPTY_SPAN: Span = (inf, -inf)
"""An empty span."""


@cache
def find_spans(area: str) -> tuple[int, tuple[Span, ...]]:
    """Return the top of an area, and the span of each of its rows."""
    ring = load_board().areas[area].ring
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    return top, tuple(_find_span(ring, y) for y in range(top, bottom + 1, ROW_STEP))


def _find_span(ring: Sequence[tuple[int, int]], y: int) -> Span:
    """Return the widest piece of a row inside an outline."""
    level = y + 0.5
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    cuts = sorted(
        ax + (level - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay > level) != (by > level)
    )
    pieces = list(zip(cuts[::2], cuts[1::2], strict=False))
    return max(pieces, key=lambda piece: piece[1] - piece[0], default=(0.0, -1.0))


@lru_cache(maxsize=4096)
def place_box(chart: Chart, area: str, sizes: tuple[Size, ...], taken: tuple[Box, ...]) -> tuple[int, Box]:
    """Return the first of the sizes that has room, and its box. If none has, return the least bad place for one of
    the last. It is cached, because legions that differ only in their numbers have the same size.
    """
    middle = chart.at(load_board().areas[area].spot)
    for number, size in enumerate(sizes):
        for box in _list_boxes_within(chart, area, middle, size) if _can_fit(chart, area, size) else ():
            if not any(box.overlaps(other) for other in taken):
                return number, box
    small = list(enumerate(sizes))[-LAST_SIZES:]
    last = ((number, box) for number, size in small for box in _list_boxes(middle, size, LAST_FINENESS))
    return _find_least_bad(chart, area, last, taken)


def _list_boxes(
    middle: tuple[int, int], size: Size, fineness: int, steps: Sequence[Size] = NEAR_STEPS
) -> Iterator[Box]:
    """Yield boxes around the middle, the nearest first."""
    wide, high = size
    step = max(high // fineness, 3)
    x, y = middle[0] - wide // 2, middle[1] - high // 2
    for dx, dy in steps:
        yield Box(x + dx * step, y + dy * step, wide, high)


def _list_boxes_within(chart: Chart, area: str, middle: tuple[int, int], size: Size) -> Iterator[Box]:
    """Yield the boxes that lie wholly in an area. Heights at which it is too narrow are skipped."""
    rooms = {}
    for box in _list_boxes(middle, size, FIRST_FINENESS, VERTICAL_STEPS):
        west, east = _find_shared_span(area, *_find_rows(chart, area, box))
        if east - west > size[0] / chart.scale - TOLERANCE:
            rooms[box.y] = west, east
    for box in _list_boxes(middle, size, FIRST_FINENESS) if rooms else ():
        west, east = rooms.get(box.y, EMPTY_SPAN)
        left, right = _find_sides(chart, box)
        if west <= left and right <= east:
            yield box


@cache
def _find_shared_span(area: str, first: int, last: int) -> Span:
    """Return the span that all these rows share. Outside of the area there is none."""
    _, rows = find_spans(area)
    if first < 0 or last >= len(rows):
        return EMPTY_SPAN
    west, east = zip(*rows[first : last + 1], strict=True)
    return max(west), min(east)


def _find_sides(chart: Chart, box: Box) -> Span:
    """Return the west and east ends of a box, in units of the board."""
    scale, seen, window = chart.scale, chart.box.x, chart.window.x
    return (box.x - seen) / scale + window, (box.right - seen) / scale + window


def _find_rows(chart: Chart, area: str, box: Box) -> tuple[int, int]:
    """Return the first and last row of an area that a box touches. Rows are counted on beyond the area."""
    scale, seen, top = chart.scale, chart.box.y, chart.window.y - find_spans(area)[0]
    start, end = (box.y - seen) / scale + top, (box.bottom - seen) / scale + top
    return int(start // ROW_STEP), int(-(-end // ROW_STEP))


def _can_fit(chart: Chart, area: str, size: Size) -> bool:
    """Return whether a box of this size is no wider than the widest row of an area, and no taller than all its rows."""
    _, rows = find_spans(area)
    broadest = max(right - left for left, right in rows)
    return size[0] <= broadest * chart.scale and size[1] <= len(rows) * ROW_STEP * chart.scale


def measure_overhang(chart: Chart, area: str, box: Box) -> float:
    """Return by how much a box leaves its area, in pixels summed over the rows."""
    _, rows = find_spans(area)
    left, right = _find_sides(chart, box)
    first, last = _find_rows(chart, area, box)
    beside = left + box.w / chart.scale, left
    out = 0.0
    for number in range(first, last + 1):
        west, east = rows[number] if 0 <= number < len(rows) else beside
        if west > left:
            out += west - left
        if right > east:
            out += right - east
    return out * chart.scale


def _find_least_bad(
    chart: Chart, area: str, placed: Iterable[tuple[int, Box]], taken: Sequence[Box]
) -> tuple[int, Box]:
    """Return the place with the least overhang and overlap, nearest to the middle."""
    middle = chart.at(load_board().areas[area].spot)
    found, best, least = None, inf, dict[tuple[int, int], float]()
    for number, box in placed:
        height = number, box.y
        if height not in least:
            least[height] = _measure_least_overhang(chart, area, box)
        if least[height] < best and (bad := _measure_crowding(middle, box, taken)) + least[height] < best:
            bad += measure_overhang(chart, area, box)
            if bad < best:
                found, best = (number, box), bad
    assert found is not None
    return found


def _measure_least_overhang(chart: Chart, area: str, box: Box) -> float:
    """Return the least overhang of a box at this height, for any horizontal position."""
    wide = box.w / chart.scale
    first, last = _find_rows(chart, area, box)
    inside = find_spans(area)[1][max(first, 0) : last + 1]
    out = sum(wide - (east - west) for west, east in inside if east - west < wide)
    return (out + 2 * wide * (last + 1 - first - len(inside))) * chart.scale - TOLERANCE


def _measure_crowding(middle: tuple[int, int], box: Box, taken: Sequence[Box]) -> float:
    """Return the cost of overlaps and of the distance from the middle."""
    x, y = box.centre
    away = abs(x - middle[0]) + abs(y - middle[1])
    return 4 * box.h * sum(box.overlaps(other) for other in taken) + away / 4
