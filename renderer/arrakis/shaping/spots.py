"""Finds the place with the most room in an area. The area's pieces stand there."""

from __future__ import annotations

from math import hypot, inf

from renderer.arrakis.shaping.net import Point

WIDTH_SHARE = 0.8
"""Rows of pieces are wider than high, so a width counts as this share of a height."""
GRID = 24
"""Points of the search grid in each direction."""


def find_roomiest_spot(ring: list[Point]) -> tuple[Point, float]:
    """Return the point farthest from the outline, and its distance. It is found on finer and finer grids."""
    flat = [(x * WIDTH_SHARE, y) for x, y in ring]
    west, east = min(x for x, _ in flat), max(x for x, _ in flat)
    north, south = min(y for _, y in flat), max(y for _, y in flat)
    best, step = ((west + east) / 2, (north + south) / 2), max(east - west, south - north) / GRID
    room = -inf
    for _ in range(4):
        near = [(best[0] + i * step, best[1] + j * step) for i in range(-GRID // 2, 13) for j in range(-GRID // 2, 13)]
        room, best = max((_measure_room(flat, at), at) for at in near)
        step /= 6
    return (best[0] / WIDTH_SHARE, best[1]), room


def _measure_room(ring: list[Point], at: Point) -> float:
    """Return the distance to the outline, negative outside of it."""
    inside, nearest = False, inf
    for n in range(len(ring)):
        a, b = ring[n - 1], ring[n]
        nearest = min(nearest, _measure_distance(at, a, b))
        if (a[1] > at[1]) != (b[1] > at[1]) and at[0] < a[0] + (at[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]):
            inside = not inside
    return nearest if inside else -nearest


def _measure_distance(at: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from a line segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return hypot(at[0] - a[0] - along * dx, at[1] - a[1] - along * dy)
