"""The land of the map: sand and rock by region, the ice of the pole, borders, and the storm track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from renderer.dice.geometry import AZIMUTHS, RADII, Plot, find_bounds, find_point, trace_circle, trace_outline
from renderer.paint.relief import LANDS, Land
from renderer.sprites import Area, Box, Glow, Icon, Path, Relief, Sprite

BORDER_WIDTH = 16
"""The width of the dark edge along borders."""
NUMBER_SHARE = 0.085
"""The size of a zone's number on the storm track, as a share of the map's radius."""


@dataclass(frozen=True)
class RegionLand:
    """The facts of a region that never change."""

    zone: int
    bearing: str
    desert: bool
    plot: Plot
    linked: bool
    """True if the region borders the Polar Sink although other land lies between."""


@lru_cache(maxsize=8)
def draw_land(centre: tuple[int, int], lands: tuple[RegionLand, ...]) -> tuple[Sprite, ...]:
    """Draw everything that never changes during a game."""
    radius = lands[0].plot.radius
    inner = round(radius * RADII["rim"]) + 2
    placed: list[Sprite] = [
        _make_disc(centre, radius, "night"),
        _make_disc(centre, radius - 5, "stone"),
        make_area(centre, (trace_circle(radius - 9, 285, 345),), "sand", 5, 120),
        make_area(centre, (trace_circle(radius * (RADII["rim"] + 1) / 2, 0, 360),), "ash", 3),
        _make_disc(centre, inner + 3, "night"),
        Relief(
            Box(centre[0] - inner, centre[1] - inner, 2 * inner, 2 * inner),
            _name_land(lands),
            Box(0, 0, 2 * UNIT, 2 * UNIT),
            True,
        ),
    ]
    placed += [make_area(centre, (trace_outline(one.plot),), "night", BORDER_WIDTH, 50) for one in lands]
    placed += [make_area(centre, (trace_outline(one.plot),), "night", 4, 190) for one in lands]
    placed += [_draw_passage(centre, one.plot) for one in lands if one.linked]
    for one in {one.zone: one for one in lands if one.zone}.values():
        placed.append(_draw_tick(centre, radius, one))
    return tuple(placed)


UNIT = 1000
"""The radius of the land within the storm track, in its own units."""


def _name_land(lands: tuple[RegionLand, ...]) -> str:
    """Return the name of the land, which contains all of it: each region's azimuths, circles and terrain."""
    said = [f"{one.plot.start},{one.plot.end},{one.plot.inner},{one.plot.outer},{int(one.desert)}" for one in lands]
    return f"dice/{';'.join(said)}"


def _read_land(said: str) -> Land:
    """Return the land from its name: sand, rock, and the ice of the pole."""
    found: dict[str, list[Path]] = {"desert": [], "mountain": [], "ice": []}
    for region in said.split(";"):
        start, end, inner, outer, desert = region.split(",")
        plot = Plot(round(UNIT / RADII["rim"]), int(start), int(end), inner, outer)
        kind = "ice" if plot.is_pole else "desert" if desert == "1" else "mountain"
        found[kind].append(tuple((x + UNIT, y + UNIT) for x, y in trace_outline(plot)))
    return Land(2 * UNIT, 2 * UNIT, {kind: tuple(paths) for kind, paths in found.items() if paths})


LANDS["dice"] = _read_land


def _make_disc(centre: tuple[int, int], radius: int, ink: str) -> Area:
    return make_area(centre, (trace_circle(radius, 0, 360),), ink)


def make_area(
    centre: tuple[int, int], paths: tuple[Path, ...], ink: str, width: int = 0, opacity: int = 255, soft: int = 0
) -> Area:
    """Return paths around the pole as an area of the picture."""
    x, y = centre
    moved = tuple(tuple((px + x, py + y) for px, py in path) for path in paths)
    west, north, east, south = find_bounds(tuple(spot for path in moved for spot in path))
    reach = width // 2 + 2 + 3 * soft
    box = Box(west - reach, north - reach, east - west + 2 * reach + 1, south - north + 2 * reach + 1)
    return Area(box, moved, ink, width, opacity, soft)


@lru_cache(maxsize=64)
def make_owner_glow(centre: tuple[int, int], plot: Plot, tint: str) -> Glow:
    """Return the glow of a region that one player holds alone."""
    path = tuple((x + centre[0], y + centre[1]) for x, y in trace_outline(plot))
    west, north, east, south = find_bounds(path)
    return Glow(Box(west, north, east - west + 1, south - north + 1), path, tint, 34, 245, "paper")


def _draw_passage(centre: tuple[int, int], plot: Plot) -> Area:
    """Draw a dashed passage from the pole through the land between."""
    low, high = plot.radius * (RADII["pole"] - 0.03), plot.radius * (RADII["belt"] + 0.03)
    azimuth = plot.start + 7
    dashes = [(low + (high - low) * n / 12, low + (high - low) * (n + 1) / 12) for n in range(0, 12, 2)]
    paths = [tuple((round(x), round(y)) for x, y in (find_point(azimuth, r) for r in dash)) for dash in dashes]
    return make_area(centre, tuple(paths), "night", 9)


def _draw_tick(centre: tuple[int, int], radius: int, one: RegionLand) -> Area:
    """Draw a tick on the track where two zones meet."""
    azimuth = AZIMUTHS[one.bearing]
    edge = azimuth + 30
    tick = tuple(
        (round(x), round(y)) for x, y in (find_point(edge, radius * RADII["rim"]), find_point(edge, radius - 5))
    )
    return make_area(centre, (tick,), "night", 5)


def make_zone_number(centre: tuple[int, int], radius: int, bearing: str, zone: int) -> Icon:
    return Icon(find_track_box(centre, radius, AZIMUTHS[bearing], round(radius * NUMBER_SHARE)), "rank", str(zone))


def find_track_box(centre: tuple[int, int], radius: int, azimuth: float, side: int) -> Box:
    """Return a square on the storm track."""
    x, y = find_point(azimuth, radius * (RADII["rim"] + 1) / 2)
    return Box(round(centre[0] + x) - side // 2, round(centre[1] + y) - side // 2, side, side)


@lru_cache(maxsize=32)
def draw_storm(centre: tuple[int, int], over: Plot) -> tuple[Sprite, ...]:
    """Draw the storm over a zone: dust around the pole, and its part of the track in red."""
    radius = over.radius
    low, high = radius * (RADII["pole"] + 0.035), radius * RADII["rim"] - 6
    track = (
        *trace_circle(radius - 6, over.start + 0.5, over.end - 0.5),
        *trace_circle(high + 10, over.end - 0.5, over.start + 0.5),
    )
    placed: list[Sprite] = [make_area(centre, (trace_outline(over),), "dune", 0, 150)]
    for layer, (wide, ink, opacity) in enumerate(DUST):
        count = round((high - low) / (wide * 2.2))
        winds = tuple(
            _trace_gust(low + (n + 0.37 * layer) * (high - low) / count, over, n + 5 * layer) for n in range(count)
        )
        placed.append(make_area(centre, winds, ink, wide, opacity, max(wide // 3, 2)))
    return *placed, make_area(centre, (track,), "blood"), make_area(centre, (trace_outline(over),), "blood", 6)


DUST = (
    (30, "earth", 120),
    (24, "sand", 120),
    (18, "stone", 70),
    (12, "paper", 110),
    (8, "earth", 110),
    (5, "sand", 150),
)
"""Gusts of the storm from wide to fine: width, colour, opacity."""


def draw_storm_arrow(centre: tuple[int, int], over: Plot, way: int) -> list[Sprite]:
    """Draw an arrow on the track into the zone to which the storm will move. `way` is 1 for clockwise, else -1."""
    low, high = over.radius * RADII["rim"], over.radius
    third = (high - low) / 3
    edge = over.end if way > 0 else over.start
    shaft, neck, tip = edge + way, edge + way * 8, edge + way * 15
    head = [find_point(neck, high - 6), find_point(tip, (low + high) / 2), find_point(neck, low + 6)]
    corners = [find_point(shaft, high - third), find_point(neck, high - third), *head, find_point(neck, low + third)]
    arrow = tuple((round(x), round(y)) for x, y in [*corners, find_point(shaft, low + third)])
    return [make_area(centre, (arrow,), "blood"), make_area(centre, ((*arrow, arrow[0]),), "paper", 4)]


def _trace_gust(r: float, over: Plot, number: int) -> Path:
    """Return the line of a gust of wind: a wavy arc. Gusts with other numbers begin and end at other angles."""
    start = over.start + 4 + number * 23 % 19
    end = min(start + 17 + number * 11 % 16, over.end - 4)
    steps = [start + (end - start) * i / 14 for i in range(15)]
    swing = [find_point(a, r + 5 * sin(i * pi / 7) * cos(number)) for i, a in enumerate(steps)]
    return tuple((round(x), round(y)) for x, y in swing)
