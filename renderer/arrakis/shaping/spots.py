"""Where an area has most room: there its pieces stand."""

from __future__ import annotations

from math import hypot, inf

from renderer.arrakis.shaping.net import Point

FLAT = 0.8
"""Rows of pieces are wider than high: so much of a width counts as a height."""
GRID = 24


def roomiest(ring: list[Point]) -> tuple[Point, float]:
    """The place farthest from the outline, found on finer and finer grids, and how far that is."""
    flat = [(x * FLAT, y) for x, y in ring]
    west, east = min(x for x, _ in flat), max(x for x, _ in flat)
    north, south = min(y for _, y in flat), max(y for _, y in flat)
    best, step = ((west + east) / 2, (north + south) / 2), max(east - west, south - north) / GRID
    room = -inf
    for _ in range(4):
        near = [(best[0] + i * step, best[1] + j * step) for i in range(-GRID // 2, 13) for j in range(-GRID // 2, 13)]
        room, best = max((_room(flat, at), at) for at in near)
        step /= 6
    return (best[0] / FLAT, best[1]), room


def _room(ring: list[Point], at: Point) -> float:
    """How far the outline is; below zero outside of it."""
    inside, nearest = False, inf
    for n in range(len(ring)):
        a, b = ring[n - 1], ring[n]
        nearest = min(nearest, _from_piece(at, a, b))
        if (a[1] > at[1]) != (b[1] > at[1]) and at[0] < a[0] + (at[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]):
            inside = not inside
    return nearest if inside else -nearest


def _from_piece(at: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return hypot(at[0] - a[0] - along * dx, at[1] - a[1] - along * dy)
