"""Finding a place for pieces in an area: in its outline, clear of what lies on its borders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import inf

from renderer.arrakis.chart import Chart
from renderer.arrakis.geography import board
from renderer.sprites import Box

STEP = 24
"""From row to row of an area, in the units of the board."""
CLOSE = sorted(((dx, dy) for dy in range(-5, 6) for dx in range(-5, 6)), key=lambda step: step[0] ** 2 + step[1] ** 2)
"""Places around the middle, the nearest first."""
HEIGHTS = [step for step in CLOSE if step[0] == 0]
FINE, FINER = 8, 12
"""Steps to the height of a piece."""
SMALLEST = 12
"""So many of the last sizes are tried where none has room."""
NOTHING = 1e-6
"""Less than anybody sees."""
Size = tuple[int, int]
Span = tuple[float, float]
NOWHERE: Span = (inf, -inf)


@cache
def spans(area: str) -> tuple[int, tuple[Span, ...]]:
    """Where an area begins, and how far it reaches in each of its rows."""
    ring = board().areas[area].ring
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    return top, tuple(_span(ring, y) for y in range(top, bottom + 1, STEP))


def _span(ring: Sequence[tuple[int, int]], y: int) -> Span:
    """The widest piece of a row that lies within an outline."""
    level = y + 0.5
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    cuts = sorted(
        ax + (level - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay > level) != (by > level)
    )
    pieces = list(zip(cuts[::2], cuts[1::2], strict=False))
    return max(pieces, key=lambda piece: piece[1] - piece[0], default=(0.0, -1.0))


def settle(chart: Chart, area: str, sizes: Sequence[Size], taken: Sequence[Box]) -> tuple[int, Box]:
    """The first of the sizes that has room, and its box; if none has, the least bad place for one of the last."""
    middle = chart.at(board().areas[area].spot)
    for number, size in enumerate(sizes):
        for box in _within(chart, area, middle, size) if _may_fit(chart, area, size) else ():
            if not any(box.overlaps(other) for other in taken):
                return number, box
    small = list(enumerate(sizes))[-SMALLEST:]
    last = ((number, box) for number, size in small for box in _places(middle, size, FINER))
    return _least_bad(chart, area, last, taken)


def _places(middle: tuple[int, int], size: Size, fineness: int, steps: Sequence[Size] = CLOSE) -> Iterator[Box]:
    wide, high = size
    step = max(high // fineness, 3)
    x, y = middle[0] - wide // 2, middle[1] - high // 2
    for dx, dy in steps:
        yield Box(x + dx * step, y + dy * step, wide, high)


def _within(chart: Chart, area: str, middle: tuple[int, int], size: Size) -> Iterator[Box]:
    """The places that lie wholly in an area; at most heights it is too narrow for any."""
    rooms = {}
    for box in _places(middle, size, FINE, HEIGHTS):
        west, east = _room(area, *_rows(chart, area, box))
        if east - west > size[0] / chart.scale - NOTHING:
            rooms[box.y] = west, east
    for box in _places(middle, size, FINE) if rooms else ():
        west, east = rooms.get(box.y, NOWHERE)
        left, right = _sides(chart, box)
        if west <= left and right <= east:
            yield box


@cache
def _room(area: str, first: int, last: int) -> Span:
    """What all these rows of an area have in common; beyond the area there is none."""
    _, rows = spans(area)
    if first < 0 or last >= len(rows):
        return NOWHERE
    west, east = zip(*rows[first : last + 1], strict=True)
    return max(west), min(east)


def _sides(chart: Chart, box: Box) -> Span:
    """Where a box begins and ends from west to east, in the units of the board."""
    scale, seen, window = chart.scale, chart.box.x, chart.window.x
    return (box.x - seen) / scale + window, (box.right - seen) / scale + window


def _rows(chart: Chart, area: str, box: Box) -> tuple[int, int]:
    """The first and the last row of an area that a box lies in, counted on beyond both of its ends."""
    scale, seen, top = chart.scale, chart.box.y, chart.window.y - spans(area)[0]
    start, end = (box.y - seen) / scale + top, (box.bottom - seen) / scale + top
    return int(start // STEP), int(-(-end // STEP))


def _may_fit(chart: Chart, area: str, size: Size) -> bool:
    """Whether some row is wide enough, and there are rows enough."""
    _, rows = spans(area)
    broadest = max(right - left for left, right in rows)
    return size[0] <= broadest * chart.scale and size[1] <= len(rows) * STEP * chart.scale


def overhang(chart: Chart, area: str, box: Box) -> float:
    """By how much a box leaves its area, in pixels summed over the rows."""
    _, rows = spans(area)
    left, right = _sides(chart, box)
    first, last = _rows(chart, area, box)
    beside = left + box.w / chart.scale, left
    out = 0.0
    for number in range(first, last + 1):
        west, east = rows[number] if 0 <= number < len(rows) else beside
        if west > left:
            out += west - left
        if right > east:
            out += right - east
    return out * chart.scale


def _least_bad(chart: Chart, area: str, placed: Iterable[tuple[int, Box]], taken: Sequence[Box]) -> tuple[int, Box]:
    """The one of which least lies outside or upon something, and nearest to the middle."""
    middle = chart.at(board().areas[area].spot)
    found, best, least = None, inf, dict[tuple[int, int], float]()
    for number, box in placed:
        height = number, box.y
        if height not in least:
            least[height] = _least_overhang(chart, area, box)
        if least[height] < best and (bad := _crowded(middle, box, taken)) + least[height] < best:
            bad += overhang(chart, area, box)
            if bad < best:
                found, best = (number, box), bad
    assert found is not None
    return found


def _least_overhang(chart: Chart, area: str, box: Box) -> float:
    """By how much a box leaves its area at this height, wherever it stands from west to east."""
    wide = box.w / chart.scale
    first, last = _rows(chart, area, box)
    inside = spans(area)[1][max(first, 0) : last + 1]
    out = sum(wide - (east - west) for west, east in inside if east - west < wide)
    return (out + 2 * wide * (last + 1 - first - len(inside))) * chart.scale - NOTHING


def _crowded(middle: tuple[int, int], box: Box, taken: Sequence[Box]) -> float:
    """How much of a box lies upon something, and how far from the middle it stands."""
    x, y = box.centre
    away = abs(x - middle[0]) + abs(y - middle[1])
    return 4 * box.h * sum(box.overlaps(other) for other in taken) + away / 4
