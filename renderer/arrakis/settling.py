"""Finding a place for pieces in an area: in its outline, clear of its code and of what lies on its borders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from renderer.sprites import Box, Path

STEPS = [(dx, dy) for dy in range(-5, 6) for dx in range(-5, 6)]
CLOSE = sorted(STEPS, key=lambda step: step[0] ** 2 + step[1] ** 2)
"""Places around the middle, the nearest first."""


Size = tuple[int, int]
SMALLEST = 12
"""So many of the last sizes are tried where none has room."""


@lru_cache(maxsize=4096)
def settle(ring: Path, middle: tuple[int, int], sizes: tuple[Size, ...], taken: tuple[Box, ...]) -> tuple[int, Box]:
    """The first of the sizes that has room, and its box; if none has, the least bad place for one of the last."""
    for number, (wide, high) in enumerate(sizes):
        found = _place(ring, middle, wide, high, taken)
        if found is not None:
            return number, found
    last = list(enumerate(sizes))[-SMALLEST:]
    return min(
        ((number, _least_bad(ring, middle, size, taken)) for number, size in last),
        key=lambda placed: _badness(ring, middle, placed[1], taken),
    )


def _place(ring: Path, middle: tuple[int, int], wide: int, high: int, taken: Sequence[Box]) -> Box | None:
    step = max(high // 8, 4)
    for dx, dy in CLOSE:
        box = Box(middle[0] + dx * step - wide // 2, middle[1] + dy * step - high // 2, wide, high)
        if not any(box.meets(other) for other in taken) and holds(ring, box):
            return box
    return None


def _least_bad(ring: Path, middle: tuple[int, int], size: Size, taken: Sequence[Box]) -> Box:
    """Where a box that has no room is least in the way."""
    wide, high = size
    step = max(high // 12, 3)
    places = [(middle[0] + dx * step - wide // 2, middle[1] + dy * step - high // 2) for dx, dy in CLOSE]
    return min((Box(x, y, wide, high) for x, y in places), key=lambda box: _badness(ring, middle, box, taken))


def _badness(ring: Path, middle: tuple[int, int], box: Box, taken: Sequence[Box]) -> tuple[int, int]:
    """How much of a box lies outside or upon something, and how far from the middle it stands."""
    out = sum(not inside(ring, x, y) for x, y in _spots(box))
    x, y = box.centre
    return out + 2 * sum(box.meets(other) for other in taken), abs(x - middle[0]) + abs(y - middle[1])


def _spots(box: Box) -> list[tuple[int, int]]:
    """The corners of a box and the middles of its sides."""
    (mx, my), right, bottom = box.centre, box.right, box.bottom
    corners = [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)]
    return [*corners, (mx, box.y), (mx, bottom), (box.x, my), (right, my)]


def holds(ring: Path, box: Box) -> bool:
    return all(inside(ring, x, y) for x, y in _spots(box))


def inside(ring: Path, x: float, y: float) -> bool:
    within = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
        ax, ay = bx, by
    return within
