"""The board on a picture: where a part of it lies, its land, its borders and walls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from math import hypot

from renderer.arrakis.geography import Area, Border, Point, board
from renderer.paint.relief import LANDS, Land
from renderer.sprites import Area as Shape
from renderer.sprites import Box, Path, Relief, Sprite

PLAIN = 0.21
"""Pixels to a unit on the whole board; finer charts have broader lines and larger type."""
NAMED = 1.6
"""From so much finer on, areas show their names."""


@dataclass(frozen=True)
class Chart:
    """A window of the board, in its units, laid over a box of the picture."""

    box: Box
    window: Box

    @property
    def scale(self) -> float:
        return self.box.w / self.window.w

    @property
    def zoom(self) -> float:
        return self.scale / PLAIN

    def at(self, point: Point) -> Point:
        x, y = point
        return (
            self.box.x + round((x - self.window.x) * self.scale),
            self.box.y + round((y - self.window.y) * self.scale),
        )

    def path(self, points: Iterable[Point]) -> Path:
        return tuple(self.at(point) for point in points)

    def ring(self, area: str) -> Path:
        return _ring(self, area)

    @cached_property
    def shown(self) -> tuple[Area, ...]:
        """Areas of which the middle is seen."""
        return tuple(area for area in board().areas.values() if self.box.inset(6).contains(self._spot(area)))

    def _spot(self, area: Area) -> Box:
        x, y = self.at(area.spot)
        return Box(x, y, 0, 0)

    def broad(self, width: float) -> int:
        """A width of the whole board on this chart: finer charts have broader lines, but less so."""
        return max(round(width * float(self.zoom**0.6)), 1)


def whole(box: Box) -> Chart:
    """All of the board, as large as the box allows."""
    land = board()
    wide = min(box.w, box.h * land.width // land.height)
    return Chart(box.middle(wide, wide * land.height // land.width), Box(0, 0, land.width, land.height))


def around(box: Box, areas: Iterable[str], margin: int = 70) -> Chart:
    """A window that shows these areas whole, widened to the shape of the box and kept on the board."""
    land = board()
    points = [point for area in areas for point in land.areas[area].ring]
    west, east = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
    north, south = min(y for _, y in points) - margin, max(y for _, y in points) + margin
    wide = min(max(east - west, (south - north) * box.w / box.h, land.width * 0.36), land.width)
    high = wide * box.h / box.w
    if high > land.height:
        wide, high = land.height * box.w / box.h, land.height
    x = min(max((west + east - wide) / 2, 0), land.width - wide)
    y = min(max((north + south - high) / 2, 0), land.height - high)
    return Chart(box, Box(round(x), round(y), round(wide), round(high)))


@lru_cache(maxsize=256)
def _ring(chart: Chart, key: str) -> Path:
    area = board().areas[key]
    return chart.path(area.fine if chart.zoom > NAMED else area.ring)


def _land(opened: str) -> Land:
    """The land as the map says, with one mountain made desert by atomics."""
    terrains: dict[str, list[Path]] = {}
    for area in board().areas.values():
        terrains.setdefault("desert" if area.id == opened else area.terrain, []).append(area.ring)
    return Land(board().width, board().height, {key: tuple(paths) for key, paths in terrains.items()})


LANDS["arrakis"] = _land


@lru_cache(maxsize=8)
def ground(chart: Chart, opened: str | None) -> tuple[Sprite, ...]:
    """What lies under the pieces and never changes but by atomics."""
    land = f"arrakis/{opened}" if opened else "arrakis"
    return (Relief(chart.box, land, chart.window), *_lines(chart))


def _lines(chart: Chart) -> list[Sprite]:
    """Borders thin, borders of sectors broad and golden, then the walls."""
    seen = [border for border in board().borders if _is_seen(chart, border) and len(border.between) == 2]
    drawn = {border.between: border.fine if chart.zoom > NAMED else border.points for border in seen}
    plain = _clipped(chart, [drawn[border.between] for border in seen if not border.parts])
    sectors = _clipped(chart, [drawn[border.between] for border in seen if border.parts])
    return [
        Shape(chart.box, plain, "night", chart.broad(2), 190),
        Shape(chart.box, sectors, "night", chart.broad(7), 215),
        Shape(chart.box, sectors, "gold", chart.broad(2.6)),
        *walls(chart),
    ]


@lru_cache(maxsize=8)
def walls(chart: Chart) -> tuple[Sprite, ...]:
    """Barriers of red and white; they lie over every other line."""
    seen = [border for border in board().borders if border.is_wall and _is_seen(chart, border)]
    lines = _clipped(chart, [border.fine if chart.zoom > NAMED else border.points for border in seen])
    if not lines:
        return ()
    bars = tuple(bar for path in lines for bar in _bars(path, chart.broad(9)))
    box = _bounds(lines, chart)
    return (
        Shape(box, lines, "night", chart.broad(15)),
        Shape(box, lines, "paper", chart.broad(10)),
        Shape(box, bars, "blood", chart.broad(10)),
    )


def _bounds(lines: Iterable[Path], chart: Chart) -> Box:
    """What walls take of a chart: they end at its edge."""
    xs, ys = [x for path in lines for x, _ in path], [y for path in lines for _, y in path]
    reach, edge = chart.broad(15), chart.box
    west, north = max(min(xs) - reach, edge.x), max(min(ys) - reach, edge.y)
    return Box(west, north, min(max(xs) + reach, edge.right) - west, min(max(ys) + reach, edge.bottom) - north)


def _is_seen(chart: Chart, border: Border) -> bool:
    xs, ys = [x for x, _ in border.points], [y for _, y in border.points]
    return chart.window.inset(-40).overlaps(Box(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))


def _clipped(chart: Chart, lines: Iterable[tuple[Point, ...]]) -> tuple[Path, ...]:
    """Lines on the picture; what leaves the chart is cut there."""
    found: list[Path] = []
    for line in lines:
        piece: list[Point] = []
        for point in chart.path(line):
            if _within(chart.box, point):
                piece.append(point)
                continue
            found += [tuple(piece)] if len(piece) > 1 else []
            piece = []
        found += [tuple(piece)] if len(piece) > 1 else []
    return tuple(found)


def _within(box: Box, point: Point) -> bool:
    return box.x <= point[0] <= box.right and box.y <= point[1] <= box.bottom


def _bars(path: Path, long: int) -> list[Path]:
    """Every other piece of a line, each about so long."""
    found: list[Path] = []
    walked, piece = 0.0, [path[0]]
    for (ax, ay), (bx, by) in pairwise(path):
        step = hypot(bx - ax, by - ay)
        parts = max(round(step / 3), 1)
        for n in range(1, parts + 1):
            walked += step / parts
            point = round(ax + (bx - ax) * n / parts), round(ay + (by - ay) * n / parts)
            if int(walked // long) % 2 == 0:
                piece.append(point)
            elif len(piece) > 1:
                found.append(tuple(piece))
                piece = [point]
            else:
                piece = [point]
    return [*found, *([tuple(piece)] if len(piece) > 1 else [])]
