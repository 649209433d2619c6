"""The land of the map: sand and rock by region, the ice of the pole, borders, and the storm's track around them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from renderer.dice.geometry import AZIMUTHS, RADII, Plot, arc, bounds, outline, point
from renderer.paint.relief import LANDS
from renderer.paint.relief import Land as Relieved
from renderer.sprites import Area, Box, Glow, Icon, Path, Relief, Sprite

SHORE = 16
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
    inner = round(radius * RADII["rim"]) + 2
    placed: list[Sprite] = [
        _disc(centre, radius, "night"),
        _disc(centre, radius - 5, "stone"),
        shift(centre, (arc(radius - 9, 285, 345),), "sand", 5, 120),
        shift(centre, (arc(radius * (RADII["rim"] + 1) / 2, 0, 360),), "ash", 3),
        _disc(centre, inner + 3, "night"),
        Relief(
            Box(centre[0] - inner, centre[1] - inner, 2 * inner, 2 * inner),
            _named(lands),
            Box(0, 0, 2 * UNIT, 2 * UNIT),
            True,
        ),
    ]
    placed += [shift(centre, (outline(one.plot),), "night", SHORE, 50) for one in lands]
    placed += [shift(centre, (outline(one.plot),), "night", 4, 190) for one in lands]
    placed += [_passage(centre, one.plot) for one in lands if one.linked]
    for one in {one.zone: one for one in lands if one.zone}.values():
        placed.append(_slot(centre, radius, one))
    return tuple(placed)


UNIT = 1000
"""The radius of the land within the storm track, in its own units."""


def _named(lands: tuple[Land, ...]) -> str:
    """The land's name, which says all of it: each region's azimuths, circles, and what it is made of."""
    said = [f"{one.plot.start},{one.plot.end},{one.plot.inner},{one.plot.outer},{int(one.desert)}" for one in lands]
    return f"dice/{';'.join(said)}"


def _terrains(said: str) -> Relieved:
    """A land from its name: sand, rock, and the ice of the pole."""
    found: dict[str, list[Path]] = {"desert": [], "mountain": [], "ice": []}
    for region in said.split(";"):
        start, end, inner, outer, desert = region.split(",")
        plot = Plot(round(UNIT / RADII["rim"]), int(start), int(end), inner, outer)
        kind = "ice" if plot.is_pole else "desert" if desert == "1" else "mountain"
        found[kind].append(tuple((x + UNIT, y + UNIT) for x, y in outline(plot)))
    return Relieved(2 * UNIT, 2 * UNIT, {kind: tuple(paths) for kind, paths in found.items() if paths})


LANDS["dice"] = _terrains


def _disc(centre: tuple[int, int], radius: int, ink: str) -> Area:
    return shift(centre, (arc(radius, 0, 360),), ink)


def shift(
    centre: tuple[int, int], paths: tuple[Path, ...], ink: str, width: int = 0, opacity: int = 255, soft: int = 0
) -> Area:
    """Paths around the pole as an area of the picture."""
    x, y = centre
    moved = tuple(tuple((px + x, py + y) for px, py in path) for path in paths)
    west, north, east, south = bounds(tuple(spot for path in moved for spot in path))
    reach = width // 2 + 2 + 3 * soft
    box = Box(west - reach, north - reach, east - west + 2 * reach + 1, south - north + 2 * reach + 1)
    return Area(box, moved, ink, width, opacity, soft)


def held(centre: tuple[int, int], plot: Plot, tint: str) -> Glow:
    """Whoever holds a region alone lights it from within."""
    path = tuple((x + centre[0], y + centre[1]) for x, y in outline(plot))
    west, north, east, south = bounds(path)
    return Glow(Box(west, north, east - west + 1, south - north + 1), path, tint, 34, 245, "paper")


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
    """The storm over a zone: dust that circles the pole, and its piece of the track in red."""
    radius = over.radius
    low, high = radius * (RADII["pole"] + 0.035), radius * RADII["rim"] - 6
    track = (*arc(radius - 6, over.start + 0.5, over.end - 0.5), *arc(high + 10, over.end - 0.5, over.start + 0.5))
    placed: list[Sprite] = [shift(centre, (outline(over),), "dune", 0, 150)]
    for layer, (wide, ink, opacity) in enumerate(DUST):
        count = round((high - low) / (wide * 2.2))
        winds = tuple(_wind(low + (n + 0.37 * layer) * (high - low) / count, over, n + 5 * layer) for n in range(count))
        placed.append(shift(centre, winds, ink, wide, opacity, max(wide // 3, 2)))
    return [*placed, shift(centre, (track,), "blood"), shift(centre, (outline(over),), "blood", 6)]


DUST = (
    (30, "earth", 120),
    (24, "sand", 120),
    (18, "stone", 70),
    (12, "paper", 110),
    (8, "earth", 110),
    (5, "sand", 150),
)
"""Gusts of the storm from broad to fine: width, colour, opacity."""


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
