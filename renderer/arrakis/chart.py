"""A chart: a window of the board on a picture, with its land, borders and walls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from math import hypot

from renderer.arrakis.geography import Area, Border, Point, load_board
from renderer.paint.relief import LANDS, Land
from renderer.sprites import Area as Shape
from renderer.sprites import Box, Path, Relief, Sprite

BASE_SCALE = 0.21
"""Pixels for a unit on the whole board. Close-ups have wider lines and larger text."""
NAME_ZOOM = 1.6
"""From this zoom on, areas show their names."""


@dataclass(frozen=True)
class Chart:
    """A window of the board, in its units, over a box of the picture."""

    box: Box
    window: Box

    @property
    def scale(self) -> float:
        return self.box.w / self.window.w

    @property
    def zoom(self) -> float:
        return self.scale / BASE_SCALE

    def at(self, point: Point) -> Point:
        """Return the pixel of a point of the board."""
        x, y = point
        return (
            self.box.x + round((x - self.window.x) * self.scale),
            self.box.y + round((y - self.window.y) * self.scale),
        )

    def path(self, points: Iterable[Point]) -> Path:
        return tuple(self.at(point) for point in points)

    def ring(self, area: str) -> Path:
        return _find_ring(self, area)

    @cached_property
    def shown(self) -> tuple[Area, ...]:
        """Return the areas whose middle is visible."""
        return tuple(area for area in load_board().areas.values() if self.box.inset(6).contains(self._spot(area)))

    def _spot(self, area: Area) -> Box:
        x, y = self.at(area.spot)
        return Box(x, y, 0, 0)

    def scale_width(self, width: float) -> int:
        """Return a line width of the whole board for this chart. It grows more slowly than the zoom."""
        return max(round(width * float(self.zoom**0.6)), 1)


def make_whole_chart(box: Box) -> Chart:
    """Return a chart of the whole board, as large as the box allows."""
    land = load_board()
    wide = min(box.w, box.h * land.width // land.height)
    return Chart(box.middle(wide, wide * land.height // land.width), Box(0, 0, land.width, land.height))


def make_chart_around(box: Box, areas: Iterable[str], margin: int = 70) -> Chart:
    """Return a chart that shows these areas whole, widened to the shape of the box and kept on the board."""
    land = load_board()
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
def _find_ring(chart: Chart, key: str) -> Path:
    area = load_board().areas[key]
    return chart.path(area.fine if chart.zoom > NAME_ZOOM else area.ring)


def _make_land(opened: str) -> Land:
    """Return the land of the map, with one mountain changed to desert by atomics."""
    terrains: dict[str, list[Path]] = {}
    for area in load_board().areas.values():
        terrains.setdefault("desert" if area.id == opened else area.terrain, []).append(area.ring)
    return Land(load_board().width, load_board().height, {key: tuple(paths) for key, paths in terrains.items()})


LANDS["arrakis"] = _make_land


@lru_cache(maxsize=8)
def draw_ground(chart: Chart, opened: str | None) -> tuple[Sprite, ...]:
    """Draw what lies under the pieces. Only atomics change it."""
    land = f"arrakis/{opened}" if opened else "arrakis"
    return (Relief(chart.box, land, chart.window), *_draw_lines(chart))


def _draw_lines(chart: Chart) -> list[Sprite]:
    """Draw thin borders, wide borders of sectors, and the walls."""
    seen = [border for border in load_board().borders if _is_visible(chart, border) and len(border.between) == 2]
    drawn = {border.between: border.fine if chart.zoom > NAME_ZOOM else border.points for border in seen}
    plain = _clip_lines(chart, [drawn[border.between] for border in seen if not border.parts])
    sectors = _clip_lines(chart, [drawn[border.between] for border in seen if border.parts])
    return [
        Shape(chart.box, plain, "night", chart.scale_width(2), 190),
        Shape(chart.box, sectors, "night", chart.scale_width(5), 215),
        *draw_walls(chart),
    ]


@lru_cache(maxsize=8)
def draw_walls(chart: Chart) -> tuple[Sprite, ...]:
    """Draw the barriers in red and white, above all other lines."""
    seen = [border for border in load_board().borders if border.is_wall and _is_visible(chart, border)]
    lines = _clip_lines(chart, [border.fine if chart.zoom > NAME_ZOOM else border.points for border in seen])
    if not lines:
        return ()
    bars = tuple(bar for path in lines for bar in cut_bars(path, chart.scale_width(9)))
    box = _find_bounds(lines, chart)
    return (
        Shape(box, lines, "night", chart.scale_width(15)),
        Shape(box, lines, "paper", chart.scale_width(10)),
        Shape(box, bars, "blood", chart.scale_width(10)),
    )


def _find_bounds(lines: Iterable[Path], chart: Chart) -> Box:
    """Return the box of the walls on a chart."""
    xs, ys = [x for path in lines for x, _ in path], [y for path in lines for _, y in path]
    reach, edge = chart.scale_width(15), chart.box
    west, north = max(min(xs) - reach, edge.x), max(min(ys) - reach, edge.y)
    return Box(west, north, min(max(xs) + reach, edge.right) - west, min(max(ys) + reach, edge.bottom) - north)


def _is_visible(chart: Chart, border: Border) -> bool:
    xs, ys = [x for x, _ in border.points], [y for _, y in border.points]
    return chart.window.inset(-40).overlaps(Box(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))


def _clip_lines(chart: Chart, lines: Iterable[tuple[Point, ...]]) -> tuple[Path, ...]:
    """Return lines on the picture, cut at the edge of the chart."""
    found: list[Path] = []
    for line in lines:
        piece: list[Point] = []
        for point in chart.path(line):
            if _is_within(chart.box, point):
                piece.append(point)
                continue
            found += [tuple(piece)] if len(piece) > 1 else []
            piece = []
        found += [tuple(piece)] if len(piece) > 1 else []
    return tuple(found)


def _is_within(box: Box, point: Point) -> bool:
    return box.x <= point[0] <= box.right and box.y <= point[1] <= box.bottom


def cut_bars(path: Path, long: int) -> list[Path]:
    """Return every other piece of a line, each about this long."""
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
