"""The geometry of the board, read once: each area's facts, outline, borders and room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from games.core.data import DATA, BadData, read_toml

Point = tuple[int, int]


@dataclass(frozen=True)
class Area:
    """An area of the board."""

    id: str
    code: str
    sectors: tuple[str, ...]
    terrain: str
    adj: tuple[str, ...]
    wall: tuple[str, ...]
    ring: tuple[Point, ...]
    """The outline, clockwise, in units of the board."""
    spot: Point
    """The point with the most room around it."""
    room: int
    """The radius of the largest circle around the spot."""
    fine: tuple[Point, ...]
    """The outline with rounded corners, for close-ups."""


@dataclass(frozen=True)
class Border:
    """A border between two areas, or of one area with the edge of the board."""

    between: tuple[str, ...]
    """Two areas, or the one area at the edge of the board."""
    points: tuple[Point, ...]
    fine: tuple[Point, ...]
    """The points with rounded corners."""
    is_wall: bool
    parts: tuple[tuple[str, ...], ...]
    """The sectors on its two sides, if they differ."""


@dataclass(frozen=True)
class Zone:
    """An air zone."""

    id: str
    code: str
    sectors: tuple[str, ...]
    at: Point


@dataclass(frozen=True)
class Board:
    """All areas, borders, zones and sectors."""

    width: int
    height: int
    areas: dict[str, Area]
    borders: tuple[Border, ...]
    zones: dict[str, Zone]
    sectors: tuple[str, ...]

    def find_areas_of(self, sector: str) -> list[Area]:
        """Return the areas of a sector."""
        return [area for area in self.areas.values() if sector in area.sectors]


@cache
def load_board() -> Board:
    """Return the board from the data files. Shapes that do not fit the map are a `BadData` error."""
    facts, shapes = read_toml(DATA / "arrakis" / "map.toml"), read_toml(DATA / "arrakis" / "shapes.toml")
    try:
        return _build_board(facts, shapes)
    except (KeyError, IndexError) as error:
        raise BadData(f"arrakis/shapes.toml does not fit map.toml at {error}: make shapes writes it anew") from error


def _build_board(facts: dict[str, Any], shapes: dict[str, Any]) -> Board:
    wide, high = shapes["width"], shapes["height"]
    lines = {tuple(entry["between"]): _pair_points(entry["points"]) for entry in shapes["border"]}
    areas = {key: _build_area(key, given, shapes["spot"][key], lines) for key, given in facts["areas"].items()}
    borders = tuple(_build_border(between, points, areas) for between, points in lines.items())
    zones = {
        key: Zone(key, given["code"], tuple(given["sectors"]), (round(given["x"] * wide), round(given["y"] * high)))
        for key, given in facts["zones"].items()
    }
    return Board(wide, high, areas, borders, zones, tuple(facts["sectors"]))


def _pair_points(flat: list[int]) -> tuple[Point, ...]:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


def _build_area(
    key: str, given: dict[str, Any], spot: list[int], lines: dict[tuple[str, ...], tuple[Point, ...]]
) -> Area:
    own = [points for between, points in lines.items() if key in between]
    return Area(
        key,
        given["code"],
        tuple(given["sectors"]),
        given["terrain"],
        tuple(given["adj"]),
        tuple(given.get("wall", ())),
        join_ring(own),
        (spot[0], spot[1]),
        spot[2],
        join_ring([smooth_line(points) for points in own]),
    )


def join_ring(lines: list[tuple[Point, ...]]) -> tuple[Point, ...]:
    """Join lines that meet at their ends to an outline that runs clockwise."""
    waiting = list(lines)
    found = list(waiting.pop(0))
    while waiting:
        number = next(n for n, line in enumerate(waiting) if found[-1] in (line[0], line[-1]))
        line = waiting.pop(number)
        found += line[1:] if line[0] == found[-1] else line[-2::-1]
    found.pop()
    return tuple(found if measure_doubled_size(found) > 0 else found[::-1])


def measure_doubled_size(outline: list[Point] | tuple[Point, ...]) -> int:
    """Return twice the size of an outline. It is positive if the outline runs clockwise."""
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)


def _build_border(between: tuple[str, ...], points: tuple[Point, ...], areas: dict[str, Area]) -> Border:
    sides = tuple(areas[key].sectors for key in between)
    apart = len(sides) == 2 and not set(sides[0]) & set(sides[1])
    is_wall = len(between) == 2 and between[1] in areas[between[0]].wall
    return Border(between, points, smooth_line(points), is_wall, sides if apart else ())


def smooth_line(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the line with its corners cut twice. Its ends stay."""
    for _ in range(2 if len(line) > 3 else 0):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [((3 * ax + bx) // 4, (3 * ay + by) // 4), ((ax + 3 * bx) // 4, (ay + 3 * by) // 4)]
        line = (*cut, line[-1])
    return line
