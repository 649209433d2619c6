"""The land of the map: sand and rock by region, the ice of the pole, borders, and the storm's track around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from renderer.dice.geometry import AZIMUTHS, RADII, Plot, arc, bounds, holds, outline, point
from renderer.sprites import Area, Box, Icon, Path, Sprite

SHORE = 22
"""How broad the land darkens along its borders."""
NUMBER = 0.085
"""A zone's number on the storm track; of the map's radius."""


@dataclass(frozen=True)
class Land:
    """What of a region never changes."""

    zone: int
    bearing: str
    desert: bool
    plot: Plot
    linked: bool
    """It borders the Polar Sink, though other land lies between."""


@lru_cache(maxsize=8)
def land(centre: tuple[int, int], lands: tuple[Land, ...]) -> tuple[Sprite, ...]:
    """Everything that never changes during a game."""
    radius = lands[0].plot.radius
    placed: list[Sprite] = [
        _disc(centre, radius, "night"),
        _disc(centre, radius - 5, "stone"),
        shift(centre, (arc(radius * (RADII["rim"] + 1) / 2, 0, 360),), "ash", 3),
        _disc(centre, round(radius * RADII["rim"]) + 3, "night"),
    ]
    for one in lands:
        placed += _region(centre, one)
    placed += [shift(centre, (outline(one.plot),), "earth", SHORE, 90) for one in lands]
    placed += [shift(centre, (outline(one.plot),), "night", 5) for one in lands]
    placed += [_passage(centre, one.plot) for one in lands if one.linked]
    for one in {one.zone: one for one in lands if one.zone}.values():
        placed.append(_slot(centre, radius, one))
    return tuple(placed)


def _disc(centre: tuple[int, int], radius: int, ink: str) -> Area:
    return shift(centre, (arc(radius, 0, 360),), ink)


def shift(centre: tuple[int, int], paths: tuple[Path, ...], ink: str, width: int = 0, opacity: int = 255) -> Area:
    """Paths around the pole as an area of the picture."""
    x, y = centre
    moved = tuple(tuple((px + x, py + y) for px, py in path) for path in paths)
    west, north, east, south = bounds(tuple(spot for path in moved for spot in path))
    reach = width // 2 + 2
    box = Box(west - reach, north - reach, east - west + 2 * reach + 1, south - north + 2 * reach + 1)
    return Area(box, moved, ink, width, opacity)


def _region(centre: tuple[int, int], one: Land) -> list[Sprite]:
    """Sand lies in ripples, rock in broken ledges, the pole in rings of ice."""
    path = outline(one.plot)
    if one.plot.is_pole:
        rings = tuple(arc(one.plot.radius * RADII["pole"] * share, 0, 360) for share in (0.88, 0.68))
        return [shift(centre, (path,), "solari"), shift(centre, rings, "paper", 5, 190)]
    if one.desert:
        return [shift(centre, (path,), "shade"), shift(centre, _ripples(one.plot), "sand", 5)]
    return [shift(centre, (path,), "dune"), shift(centre, _ledges(one.plot), "earth", 4, 150)]


def _kept(plot: Plot, points: Sequence[tuple[float, float]]) -> list[Path]:
    """The pieces of a line that lie in the region."""
    pieces: list[list[tuple[int, int]]] = [[]]
    for x, y in points:
        if holds(plot, x, y, 8):
            pieces[-1].append((round(x), round(y)))
        elif pieces[-1]:
            pieces.append([])
    return [tuple(piece) for piece in pieces if len(piece) > 3]


def _ripples(plot: Plot) -> tuple[Path, ...]:
    """Long waves of sand across the wind."""
    west, north, east, south = bounds(outline(plot))
    found: list[Path] = []
    for y in range(north, south, 21):
        swing = [(x, y + 7 * sin(x / 43 + y / 31) + 3 * sin(x / 17 + y)) for x in range(west, east, 6)]
        found += _kept(plot, swing)
    return tuple(found)


def _ledges(plot: Plot) -> tuple[Path, ...]:
    """Strata of rock round the pole, broken and jagged."""
    found: list[Path] = []
    low, high = round(plot.radius * RADII[plot.inner]), round(plot.radius * RADII[plot.outer])
    for number, r in enumerate(range(low + 16, high, 22)):
        length, gap = 90 + number * 37 % 60, 50 + number * 29 % 40
        start = plot.start * r * pi / 180 - number * 53 % 70
        end = plot.end * r * pi / 180
        while start < end:
            steps = [start + i * 11 for i in range(length // 11)]
            jag = [point(at / r * 180 / pi, r + 4 * (i % 2) + 5 * sin(at / 37 + number)) for i, at in enumerate(steps)]
            found += _kept(plot, jag)
            start += length + gap
    return tuple(found)


def _passage(centre: tuple[int, int], plot: Plot) -> Area:
    """A way from the pole through the land between, in dashes."""
    low, high = plot.radius * (RADII["pole"] - 0.03), plot.radius * (RADII["belt"] + 0.03)
    azimuth = plot.start + 7
    dashes = [(low + (high - low) * n / 12, low + (high - low) * (n + 1) / 12) for n in range(0, 12, 2)]
    paths = [tuple((round(x), round(y)) for x, y in (point(azimuth, r) for r in dash)) for dash in dashes]
    return shift(centre, tuple(paths), "night", 9)


def _slot(centre: tuple[int, int], radius: int, one: Land) -> Area:
    """A tick on the track where zones meet."""
    azimuth = AZIMUTHS[one.bearing]
    edge = azimuth + 30
    tick = tuple((round(x), round(y)) for x, y in (point(edge, radius * RADII["rim"]), point(edge, radius - 5)))
    return shift(centre, (tick,), "night", 5)


def number(centre: tuple[int, int], radius: int, bearing: str, zone: int) -> Icon:
    return Icon(on_track(centre, radius, AZIMUTHS[bearing], round(radius * NUMBER)), "rank", str(zone))


def on_track(centre: tuple[int, int], radius: int, azimuth: float, side: int) -> Box:
    """A square on the storm track."""
    x, y = point(azimuth, radius * (RADII["rim"] + 1) / 2)
    return Box(round(centre[0] + x) - side // 2, round(centre[1] + y) - side // 2, side, side)


def storm(centre: tuple[int, int], over: Plot) -> list[Sprite]:
    """The storm over a zone: darkness, winds that circle the pole, and its piece of the track in red."""
    radius = over.radius
    low, high = radius * (RADII["pole"] + 0.035), radius * RADII["rim"] - 6
    winds = [_wind(low + number * 19, over, number) for number in range(round((high - low) / 19))]
    track = (*arc(radius - 6, over.start + 0.5, over.end - 0.5), *arc(high + 10, over.end - 0.5, over.start + 0.5))
    return [
        shift(centre, (outline(over),), "night", 0, 165),
        shift(centre, tuple(winds), "sand", 4, 120),
        shift(centre, (track,), "blood"),
        shift(centre, (outline(over),), "blood", 8),
    ]


def coming(centre: tuple[int, int], over: Plot, way: int) -> list[Sprite]:
    """An arrow on the track from the storm into the zone to which it will move: 1 is clockwise, -1 the other way."""
    low, high = over.radius * RADII["rim"], over.radius
    third = (high - low) / 3
    edge = over.end if way > 0 else over.start
    shaft, neck, tip = edge + way, edge + way * 8, edge + way * 15
    head = [point(neck, high - 6), point(tip, (low + high) / 2), point(neck, low + 6)]
    corners = [point(shaft, high - third), point(neck, high - third), *head, point(neck, low + third)]
    arrow = tuple((round(x), round(y)) for x, y in [*corners, point(shaft, low + third)])
    return [shift(centre, (arrow,), "blood"), shift(centre, ((*arrow, arrow[0]),), "paper", 4)]


def _wind(r: float, over: Plot, number: int) -> Path:
    """A gust: part of a circle, each beginning elsewhere."""
    start = over.start + 4 + number * 23 % 19
    end = min(start + 17 + number * 11 % 16, over.end - 4)
    steps = [start + (end - start) * i / 14 for i in range(15)]
    swing = [point(a, r + 5 * sin(i * pi / 7) * cos(number)) for i, a in enumerate(steps)]
    return tuple((round(x), round(y)) for x, y in swing)
