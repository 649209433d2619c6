"""Wind and water on the borders: each bends within the kite between its corners and the middles of its two areas."""

from __future__ import annotations

from hashlib import shake_128
from math import hypot, pi, sin

from renderer.arrakis.shaping.net import Pair, Point

PIECE = 0.011
"""About so long are the straight pieces of a border."""
BEND = 0.6
"""How much of its kite a border may use: below 1 two borders never meet."""
WAVES = ((1, 0.3), (2, 0.34), (3, 0.24), (5, 0.16), (9, 0.1))
"""How often a border swings from corner to corner, and how far."""
FURTHEST = 0.014
"""No border swings farther."""
ROUGH = {"desert": 0.75, "deep_desert": 0.75, "minor_erg": 0.8, "plateau": 1.0, "mountain": 1.15}
"""How far borders of a terrain swing."""


def weather(border: Pair, start: Point, end: Point, middles: tuple[Point, Point], rough: float) -> list[Point]:
    """The points of a border from corner to corner."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    along = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    across = -along[1], along[0]
    count = max(round(long / PIECE), 4)
    swing = _swing(border, count)
    kites = [_kite(start, along, long, middle) for middle in middles]
    found = [start]
    for n in range(1, count):
        share = n / count
        most = min(FURTHEST, *(BEND * _room(kite, share) for kite in kites))
        off = max(-most, min(most, swing[n] * most * rough))
        x, y = start[0] + along[0] * long * share, start[1] + along[1] * long * share
        found.append((x + across[0] * off, y + across[1] * off))
    return [*found, end]


Kite = tuple[float, float]
"""How far a middle lies from a border, and over which share of it."""


def _kite(start: Point, along: Point, long: float, middle: Point) -> Kite:
    dx, dy = middle[0] - start[0], middle[1] - start[1]
    share = (dx * along[0] + dy * along[1]) / long
    return abs(dx * along[1] - dy * along[0]), share


def _room(kite: Kite, share: float) -> float:
    """How far the kite reaches over a share of the border; none beyond a foot that lies outside of it."""
    high, foot = kite
    up = share / foot if foot > 0 else 1.0
    down = (1 - share) / (1 - foot) if foot < 1 else 1.0
    return high * min(up, down)


def _swing(border: Pair, count: int) -> list[float]:
    """A line that swings between -1 and 1, the same for a border every time."""
    seed = shake_128("|".join(border).encode()).digest(len(WAVES))
    return [
        sum(high * sin(pi * (often * n / count + byte / 128)) for (often, high), byte in zip(WAVES, seed, strict=True))
        for n in range(count + 1)
    ]
