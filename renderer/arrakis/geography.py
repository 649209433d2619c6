"""The board as numbers, read once: what each area is, its outline, its borders, and the room it has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from games.core.data import DATA, BadData, tables

Point = tuple[int, int]


@dataclass(frozen=True)
class Area:
    id: str
    code: str
    sectors: tuple[str, ...]
    terrain: str
    adj: tuple[str, ...]
    wall: tuple[str, ...]
    ring: tuple[Point, ...]
    """Its outline, clockwise, in the units of the board."""
    spot: Point
    """Where it has most room."""
    room: int
    """The radius of the largest circle about that."""
    fine: tuple[Point, ...]
    """Its outline without corners, for charts of a part."""


@dataclass(frozen=True)
class Border:
    between: tuple[str, ...]
    """Two areas, or the one area at the edge of the board."""
    points: tuple[Point, ...]
    fine: tuple[Point, ...]
    """The same without corners."""
    is_wall: bool
    parts: tuple[tuple[str, ...], ...]
    """The sectors on its two sides, where they differ."""


@dataclass(frozen=True)
class Zone:
    id: str
    code: str
    sectors: tuple[str, ...]
    at: Point


@dataclass(frozen=True)
class Board:
    width: int
    height: int
    areas: dict[str, Area]
    borders: tuple[Border, ...]
    zones: dict[str, Zone]
    sectors: tuple[str, ...]

    def of_sector(self, sector: str) -> list[Area]:
        return [area for area in self.areas.values() if sector in area.sectors]


@cache
def board() -> Board:
    facts, shapes = tables(DATA / "arrakis" / "map.toml"), tables(DATA / "arrakis" / "shapes.toml")
    try:
        return _board(facts, shapes)
    except (KeyError, IndexError) as error:
        raise BadData(f"arrakis/shapes.toml does not fit map.toml at {error}: make shapes writes it anew") from error


def _board(facts: dict[str, Any], shapes: dict[str, Any]) -> Board:
    wide, high = shapes["width"], shapes["height"]
    lines = {tuple(entry["between"]): _points(entry["points"]) for entry in shapes["border"]}
    areas = {key: _area(key, given, shapes["spot"][key], lines) for key, given in facts["areas"].items()}
    borders = tuple(_border(between, points, areas) for between, points in lines.items())
    zones = {
        key: Zone(key, given["code"], tuple(given["sectors"]), (round(given["x"] * wide), round(given["y"] * high)))
        for key, given in facts["zones"].items()
    }
    return Board(wide, high, areas, borders, zones, tuple(facts["sectors"]))


def _points(flat: list[int]) -> tuple[Point, ...]:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


def _area(key: str, given: dict[str, Any], spot: list[int], lines: dict[tuple[str, ...], tuple[Point, ...]]) -> Area:
    own = [points for between, points in lines.items() if key in between]
    return Area(
        key,
        given["code"],
        tuple(given["sectors"]),
        given["terrain"],
        tuple(given["adj"]),
        tuple(given.get("wall", ())),
        ring(own),
        (spot[0], spot[1]),
        spot[2],
        ring([smooth(points) for points in own]),
    )


def ring(lines: list[tuple[Point, ...]]) -> tuple[Point, ...]:
    """Lines that meet at their ends, joined to an outline that runs clockwise."""
    waiting = list(lines)
    found = list(waiting.pop(0))
    while waiting:
        number = next(n for n, line in enumerate(waiting) if found[-1] in (line[0], line[-1]))
        line = waiting.pop(number)
        found += line[1:] if line[0] == found[-1] else line[-2::-1]
    found.pop()
    return tuple(found if doubled_size(found) > 0 else found[::-1])


def doubled_size(outline: list[Point] | tuple[Point, ...]) -> int:
    """Twice the area within an outline; above zero if it runs clockwise."""
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)


def _border(between: tuple[str, ...], points: tuple[Point, ...], areas: dict[str, Area]) -> Border:
    sides = tuple(areas[key].sectors for key in between)
    apart = len(sides) == 2 and not set(sides[0]) & set(sides[1])
    is_wall = len(between) == 2 and between[1] in areas[between[0]].wall
    return Border(between, points, smooth(points), is_wall, sides if apart else ())


def smooth(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """The line with its corners cut twice; its ends stay."""
    for _ in range(2 if len(line) > 3 else 0):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [((3 * ax + bx) // 4, (3 * ay + by) // 4), ((ax + 3 * bx) // 4, (ay + 3 * by) // 4)]
        line = (*cut, line[-1])
    return line
