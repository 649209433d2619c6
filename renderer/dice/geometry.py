"""The round map as numbers: where each region lies, its outline, and how much room a row has in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import asin, atan2, cos, degrees, hypot, pi, sin

from games.dice.views import RegionView
from renderer.sprites import Path

AZIMUTHS = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}
"""Bearing -> degrees clockwise from the north."""
WEDGE = 60
RADII = {"pole": 0.27, "belt": 0.635, "rim": 0.905}
"""Where the Polar Sink ends, inner and outer regions meet, and the storm track begins; shares of the map's radius."""
GRID = 6
"""Room is measured in squares of this side."""
MARGIN = 7
"""What lies in a region keeps so far from its border."""


@dataclass(frozen=True)
class Plot:
    """The land of a region: between two azimuths and two circles."""

    radius: int
    """Of the whole map."""
    start: int
    end: int
    inner: str
    outer: str

    @property
    def is_pole(self) -> bool:
        return not self.inner


def plots(regions: tuple[RegionView, ...], radius: int) -> dict[str, Plot]:
    return {region.id: plot(region, regions, radius) for region in regions}


def plot(region: RegionView, regions: tuple[RegionView, ...], radius: int) -> Plot:
    if region.band == "centre":
        return Plot(radius, 0, 360, "", "pole")
    start, end = wedge(region)
    side = side_of(region, regions)
    if side is not None:
        middle = (start + end) // 2
        return Plot(radius, *((start, middle) if side == "start" else (middle, end)), "pole", "rim")
    inner = "belt" if region.band == "outer" else "pole"
    outer = "belt" if region.band == "inner" else "rim"
    return Plot(radius, start, end, inner, outer)


def zone(region: RegionView, radius: int) -> Plot:
    """All of a region's zone."""
    return Plot(radius, *wedge(region), "pole", "rim")


def wedge(region: RegionView) -> tuple[int, int]:
    middle = AZIMUTHS[region.bearing]
    return middle - WEDGE // 2, middle + WEDGE // 2


def side_of(region: RegionView, regions: tuple[RegionView, ...]) -> str | None:
    """Which half of its zone a region fills, where the zone is cut from the centre outwards.

    Cut into bands, each of its regions borders both neighbouring zones; cut outwards, only the one on its side."""
    by_id = {other.id: other for other in regions}
    others = {by_id[key].zone for key in region.neighbours} - {0, region.zone}
    if region.band not in ("inner", "outer") or len(others) != 1:
        return None
    beside = next(other for other in regions if other.zone in others)
    turn = (AZIMUTHS[beside.bearing] - AZIMUTHS[region.bearing]) % 360
    return "end" if turn < 180 else "start"


def circle(name: str, azimuth: float, radius: int) -> float:
    """A border round the pole, drawn by a hand: the storm track alone is a true circle."""
    if not name:
        return 0.0
    a = azimuth * pi / 180
    waver = 0.0 if name == "rim" else 0.011 * sin(5 * a + 1) + 0.006 * sin(11 * a)
    return radius * (RADII[name] + waver)


def border(azimuth: float, r: float, radius: int) -> float:
    """A border from the pole outwards wavers too."""
    return azimuth + 1.5 * sin(13 * r / radius + azimuth % 360)


def point(azimuth: float, r: float) -> tuple[float, float]:
    """East and south of the pole."""
    a = azimuth * pi / 180
    return r * sin(a), -r * cos(a)


def outline(plot: Plot) -> Path:
    """The region's border as points around the pole, rounded to pixels."""
    if plot.is_pole:
        return _rounded([point(a, circle("pole", a, plot.radius)) for a in range(0, 361, 3)])
    inside = _arc(plot.inner, plot.start, plot.end, plot.radius)
    outside = _arc(plot.outer, plot.end, plot.start, plot.radius)
    out = _edge(plot, plot.end, plot.inner, plot.outer)
    back = _edge(plot, plot.start, plot.outer, plot.inner)
    return _rounded([*inside, *out, *outside, *back, inside[0]])


def _arc(name: str, start: int, end: int, radius: int) -> list[tuple[float, float]]:
    here, there = (border(a, circle(name, a, radius), radius) for a in (start, end))
    steps = [here + (there - here) * i / 30 for i in range(31)]
    return [point(a, circle(name, a, radius)) for a in steps]


def _edge(plot: Plot, azimuth: int, start: str, end: str) -> list[tuple[float, float]]:
    low, high = circle(start, azimuth, plot.radius), circle(end, azimuth, plot.radius)
    steps = [low + (high - low) * i / 20 for i in range(1, 20)]
    return [point(border(azimuth, r, plot.radius), r) for r in steps]


def _rounded(points: list[tuple[float, float]]) -> Path:
    return tuple((round(x), round(y)) for x, y in points)


def arc(radius: float, start: float, end: float) -> Path:
    """A piece of a circle round the pole."""
    steps = max(round(abs(end - start) / 2), 2)
    return _rounded([point(start + (end - start) * i / steps, radius) for i in range(steps + 1)])


def holds(plot: Plot, x: float, y: float, margin: float = MARGIN) -> bool:
    """Whether a point lies in a region and not too near to its border."""
    r, azimuth = hypot(x, y), degrees(atan2(x, -y)) % 360
    if not circle(plot.inner, azimuth, plot.radius) + (margin if plot.inner else 0) <= r:
        return False
    if r > circle(plot.outer, azimuth, plot.radius) - margin:
        return False
    if plot.is_pole:
        return True
    near = degrees(asin(min(margin / r, 1)))
    after = (azimuth - border(plot.start, r, plot.radius)) % 360
    before = (border(plot.end, r, plot.radius) - azimuth) % 360
    return near <= after < 180 and near <= before < 180


@cache
def field(plot: Plot) -> dict[int, int]:
    """Row of the grid -> which of its squares' corners lie in the region, as bits from the west."""
    reach = plot.radius // GRID
    west, north, east, south = bounds(outline(plot))
    rows: dict[int, int] = {}
    for row in range(north // GRID, south // GRID + 1):
        columns = range(west // GRID, east // GRID + 1)
        bits = sum(1 << column + reach for column in columns if holds(plot, column * GRID, row * GRID))
        if bits:
            rows[row] = bits
    return rows


def bounds(path: Path) -> tuple[int, int, int, int]:
    """West, north, east, south."""
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs), min(ys), max(xs), max(ys)


@cache
def span(plot: Plot, y: int, height: int) -> tuple[int, int]:
    """The widest stretch, west to east, in which a row of this height lies wholly in the region."""
    rows = field(plot)
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
def middle(plot: Plot) -> tuple[int, int]:
    """The centre of gravity of a region's room."""
    reach = plot.radius // GRID
    rows = field(plot)
    count = sum(bits.bit_count() for bits in rows.values())
    y = sum(row * GRID * bits.bit_count() for row, bits in rows.items()) // count
    x = sum((i - reach) * GRID for bits in rows.values() for i in range(2 * reach + 1) if bits >> i & 1) // count
    return x, y
