"""The geometry of the round map: where each region lies, its outline, and how much room a row has in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import asin, atan2, cos, degrees, hypot, pi, sin

from games.dice.views import RegionView
from renderer.sprites import Path

AZIMUTHS = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}
"""Bearing -> degrees clockwise from the north."""
ZONE_ANGLE = 60
"""The angle of a zone in degrees."""
RADII = {"pole": 0.27, "belt": 0.635, "rim": 0.905}
"""The circles around the pole, as shares of the map's radius.

The Polar Sink ends at `pole`, inner and outer regions meet at `belt`, and the storm track begins at `rim`.
"""
GRID = 6
"""The side of the squares in which room is measured."""
MARGIN = 7
"""The least distance of things in a region from its border."""


@dataclass(frozen=True)
class Plot:
    """The land of a region: between two azimuths and two circles."""

    radius: int
    """The radius of the whole map."""
    start: int
    end: int
    inner: str
    outer: str

    @property
    def is_pole(self) -> bool:
        return not self.inner


def make_plots(regions: tuple[RegionView, ...], radius: int) -> dict[str, Plot]:
    return {region.id: make_plot(region, regions, radius) for region in regions}


def make_plot(region: RegionView, regions: tuple[RegionView, ...], radius: int) -> Plot:
    if region.band == "centre":
        return Plot(radius, 0, 360, "", "pole")
    start, end = find_zone_angles(region)
    side = find_zone_half(region, regions)
    if side is not None:
        middle = (start + end) // 2
        return Plot(radius, *((start, middle) if side == "start" else (middle, end)), "pole", "rim")
    inner = "belt" if region.band == "outer" else "pole"
    outer = "belt" if region.band == "inner" else "rim"
    return Plot(radius, start, end, inner, outer)


def make_zone_plot(region: RegionView, radius: int) -> Plot:
    """Return the plot of a region's whole zone."""
    return Plot(radius, *find_zone_angles(region), "pole", "rim")


def find_zone_angles(region: RegionView) -> tuple[int, int]:
    middle = AZIMUTHS[region.bearing]
    return middle - ZONE_ANGLE // 2, middle + ZONE_ANGLE // 2


def find_zone_half(region: RegionView, regions: tuple[RegionView, ...]) -> str | None:
    """Return which half of its zone a region fills, or None if the zone is cut into bands.

    In a zone cut into bands, each region borders both neighbouring zones. In a zone cut from the centre outwards,
    each borders only one.
    """
    by_id = {other.id: other for other in regions}
    others = {by_id[key].zone for key in region.neighbours} - {0, region.zone}
    if region.band not in ("inner", "outer") or len(others) != 1:
        return None
    beside = next(other for other in regions if other.zone in others)
    turn = (AZIMUTHS[beside.bearing] - AZIMUTHS[region.bearing]) % 360
    return "end" if turn < 180 else "start"


def find_circle_radius(name: str, azimuth: float, radius: int) -> float:
    """Return the radius of a border around the pole at an azimuth. It wavers, except for the rim."""
    if not name:
        return 0.0
    a = azimuth * pi / 180
    waver = 0.0 if name == "rim" else 0.011 * sin(5 * a + 1) + 0.006 * sin(11 * a)
    return radius * (RADII[name] + waver)


def find_border_azimuth(azimuth: float, r: float, radius: int) -> float:
    """Return the azimuth of a border from the pole outwards at a radius. It wavers too."""
    return azimuth + 1.5 * sin(13 * r / radius + azimuth % 360)


def find_point(azimuth: float, r: float) -> tuple[float, float]:
    """Return the point east and south of the pole."""
    a = azimuth * pi / 180
    return r * sin(a), -r * cos(a)


def trace_outline(plot: Plot) -> Path:
    """Return the border of a region as points around the pole, rounded to pixels."""
    if plot.is_pole:
        return _round_points([find_point(a, find_circle_radius("pole", a, plot.radius)) for a in range(0, 361, 3)])
    inside = _trace_arc(plot.inner, plot.start, plot.end, plot.radius)
    outside = _trace_arc(plot.outer, plot.end, plot.start, plot.radius)
    out = _trace_edge(plot, plot.end, plot.inner, plot.outer)
    back = _trace_edge(plot, plot.start, plot.outer, plot.inner)
    return _round_points([*inside, *out, *outside, *back, inside[0]])


def _trace_arc(name: str, start: int, end: int, radius: int) -> list[tuple[float, float]]:
    here, there = (find_border_azimuth(a, find_circle_radius(name, a, radius), radius) for a in (start, end))
    steps = [here + (there - here) * i / 30 for i in range(31)]
    return [find_point(a, find_circle_radius(name, a, radius)) for a in steps]


def _trace_edge(plot: Plot, azimuth: int, start: str, end: str) -> list[tuple[float, float]]:
    low, high = find_circle_radius(start, azimuth, plot.radius), find_circle_radius(end, azimuth, plot.radius)
    steps = [low + (high - low) * i / 20 for i in range(1, 20)]
    return [find_point(find_border_azimuth(azimuth, r, plot.radius), r) for r in steps]


def _round_points(points: list[tuple[float, float]]) -> Path:
    return tuple((round(x), round(y)) for x, y in points)


def trace_circle(radius: float, start: float, end: float) -> Path:
    """Return a part of a circle around the pole."""
    steps = max(round(abs(end - start) / 2), 2)
    return _round_points([find_point(start + (end - start) * i / steps, radius) for i in range(steps + 1)])


def is_inside(plot: Plot, x: float, y: float, margin: float = MARGIN) -> bool:
    """Return whether a point lies in a region and far enough from its border."""
    r, azimuth = hypot(x, y), degrees(atan2(x, -y)) % 360
    if not find_circle_radius(plot.inner, azimuth, plot.radius) + (margin if plot.inner else 0) <= r:
        return False
    if r > find_circle_radius(plot.outer, azimuth, plot.radius) - margin:
        return False
    if plot.is_pole:
        return True
    near = degrees(asin(min(margin / r, 1)))
    after = (azimuth - find_border_azimuth(plot.start, r, plot.radius)) % 360
    before = (find_border_azimuth(plot.end, r, plot.radius) - azimuth) % 360
    return near <= after < 180 and near <= before < 180


@cache
def map_inside(plot: Plot) -> dict[int, int]:
    """Return row of the grid -> which corners of its squares lie in the region, as bits from the west."""
    reach = plot.radius // GRID
    west, north, east, south = find_bounds(trace_outline(plot))
    rows: dict[int, int] = {}
    for row in range(north // GRID, south // GRID + 1):
        columns = range(west // GRID, east // GRID + 1)
        bits = sum(1 << column + reach for column in columns if is_inside(plot, column * GRID, row * GRID))
        if bits:
            rows[row] = bits
    return rows


def find_bounds(path: Path) -> tuple[int, int, int, int]:
    """Return west, north, east and south of a path."""
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs), min(ys), max(xs), max(ys)


@cache
def find_widest_span(plot: Plot, y: int, height: int) -> tuple[int, int]:
    """Return the widest stretch, west to east, in which a row of this height lies wholly in the region."""
    rows = map_inside(plot)
    bits = -1
    for row in range(y // GRID, -(-(y + height) // GRID) + 1):
        bits &= rows.get(row, 0)
    if not bits:
        return 0, 0
    written = f"{bits:b}"
    widest = max(written.split("0"), key=len)
    west = len(written) - written.index(widest) - len(widest) - plot.radius // GRID
    return west * GRID, (west + len(widest) - 1) * GRID


@cache
def find_middle(plot: Plot) -> tuple[int, int]:
    """Return the centre of gravity of a region."""
    reach = plot.radius // GRID
    rows = map_inside(plot)
    count = sum(bits.bit_count() for bits in rows.values())
    y = sum(row * GRID * bits.bit_count() for row, bits in rows.items()) // count
    x = sum((i - reach) * GRID for bits in rows.values() for i in range(2 * reach + 1) if bits >> i & 1) // count
    return x, y
