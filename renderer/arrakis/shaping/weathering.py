"""Roughening the borders. Each bends within the kite between its corners and the middles of its two areas."""

from __future__ import annotations

from hashlib import shake_128
from math import hypot, pi, sin

from renderer.arrakis.shaping.net import Pair, Point

PIECE_LENGTH = 0.011
"""The approximate length of the straight pieces of a border."""
KITE_SHARE = 0.6
"""How much of its kite a border may use. Below 1 two borders never meet."""
WAVES = ((1, 0.3), (2, 0.34), (3, 0.24), (5, 0.16), (9, 0.1))
"""How often a border swings between its corners, and how far."""
MAX_SWING = 0.014
"""The most that a border may swing."""
ROUGHNESS = {"desert": 0.75, "deep_desert": 0.75, "minor_erg": 0.8, "plateau": 1.0, "mountain": 1.15}
"""Terrain -> how far its borders swing."""


def roughen_border(border: Pair, start: Point, end: Point, middles: tuple[Point, Point], rough: float) -> list[Point]:
    """Return the points of a border from corner to corner."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    along = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    across = -along[1], along[0]
    count = max(round(long / PIECE_LENGTH), 4)
    swing = _make_swing(border, count)
    kites = [_find_kite(start, along, long, middle) for middle in middles]
    found = [start]
    for n in range(1, count):
        share = n / count
        most = min(MAX_SWING, *(KITE_SHARE * _find_kite_height(kite, share) for kite in kites))
        off = max(-most, min(most, swing[n] * most * rough))
        x, y = start[0] + along[0] * long * share, start[1] + along[1] * long * share
        found.append((x + across[0] * off, y + across[1] * off))
    return [*found, end]


Kite = tuple[float, float]
"""Distance of an area's middle from a border, and its position along the border as a share."""


def _find_kite(start: Point, along: Point, long: float, middle: Point) -> Kite:
    dx, dy = middle[0] - start[0], middle[1] - start[1]
    share = (dx * along[0] + dy * along[1]) / long
    return abs(dx * along[1] - dy * along[0]), share


def _find_kite_height(kite: Kite, share: float) -> float:
    """Return the height of the kite at a share of the border."""
    high, foot = kite
    up = share / foot if foot > 0 else 1.0
    down = (1 - share) / (1 - foot) if foot < 1 else 1.0
    return high * min(up, down)


def _make_swing(border: Pair, count: int) -> list[float]:
    """Return values from -1 to 1 along a border. A border always gets the same ones."""
    seed = shake_128("|".join(border).encode()).digest(len(WAVES))
    return [
        sum(high * sin(pi * (often * n / count + byte / 128)) for (often, high), byte in zip(WAVES, seed, strict=True))
        for n in range(count + 1)
    ]
