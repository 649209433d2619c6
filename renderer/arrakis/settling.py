"""Finding a place for pieces in an area: in its outline, clear of what lies on its borders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from renderer.arrakis.chart import Chart
from renderer.arrakis.geography import board
from renderer.sprites import Box

STEP = 24
"""From row to row of an area, in the units of the board."""
CLOSE = sorted(((dx, dy) for dy in range(-5, 6) for dx in range(-5, 6)), key=lambda step: step[0] ** 2 + step[1] ** 2)
"""Places around the middle, the nearest first."""
SMALLEST = 12
"""So many of the last sizes are tried where none has room."""
Size = tuple[int, int]
Span = tuple[float, float]


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
        for box in _places(middle, size, 8) if _may_fit(chart, area, size) else ():
            if not any(box.meets(other) for other in taken) and not overhang(chart, area, box, 0.5):
                return number, box
    last = [(number, box) for number, size in list(enumerate(sizes))[-SMALLEST:] for box in _places(middle, size, 12)]
    return min(last, key=lambda placed: _badness(chart, area, middle, placed[1], taken))


def _places(middle: tuple[int, int], size: Size, fineness: int) -> list[Box]:
    wide, high = size
    step = max(high // fineness, 3)
    x, y = middle[0] - wide // 2, middle[1] - high // 2
    return [Box(x + dx * step, y + dy * step, wide, high) for dx, dy in CLOSE]


def _may_fit(chart: Chart, area: str, size: Size) -> bool:
    """Whether some row is wide enough, and there are rows enough."""
    _, rows = spans(area)
    broadest = max(right - left for left, right in rows)
    return size[0] <= broadest * chart.scale and size[1] <= len(rows) * STEP * chart.scale


def overhang(chart: Chart, area: str, box: Box, enough: float = 1e9) -> float:
    """By how much a box leaves its area, in pixels summed over the rows; counting stops when it is enough."""
    top, rows = spans(area)
    scale, seen, window = chart.scale, chart.box, chart.window
    left, right = (box.x - seen.x) / scale + window.x, (box.right - seen.x) / scale + window.x
    start, end = (box.y - seen.y) / scale + window.y - top, (box.bottom - seen.y) / scale + window.y - top
    first, last = int(start // STEP), int(-(-end // STEP))
    beside = left + box.w / scale, left
    out = 0.0
    for number in range(first, last + 1):
        west, east = rows[number] if 0 <= number < len(rows) else beside
        if west > left:
            out += west - left
        if right > east:
            out += right - east
        if out >= enough:
            return out
    return out * scale


def _badness(chart: Chart, area: str, middle: tuple[int, int], box: Box, taken: Sequence[Box]) -> float:
    """How much of a box lies outside or upon something, and how far from the middle it stands."""
    x, y = box.centre
    away = abs(x - middle[0]) + abs(y - middle[1])
    return overhang(chart, area, box) + 4 * box.h * sum(box.meets(other) for other in taken) + away / 4
