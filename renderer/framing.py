"""How low, and how far aside, a scene hangs in its box, so that nothing hides what its things are known by."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from renderer.paint.scenery.atelier import HEIGHT, WIDTH, cut, standing
from renderer.paint.scenery.things import WORDS
from renderer.scenes import Thing, scene
from renderer.sprites import Box

STEP = 2
"""In such steps a scene is lowered."""
GROUND = 0.03
"""What the ground is worth that is lost below the edge of a lowered scene."""


class Seen(NamedTuple):
    """What of a thing must be seen, in pixels of a kept scene, and how much that is worth."""

    left: float
    top: float
    right: float
    bottom: float
    worth: float


@cache
def heads(key: str) -> tuple[Seen, ...]:
    """By what the things of a scene are known: faces first of all, and the nearer the more."""
    return tuple(_head(thing) for thing in _known(key))


def _known(key: str) -> list[Thing]:
    return [thing for thing in scene(key).things if thing.kind in WORDS]


def _head(thing: Thing) -> Seen:
    y, scale = standing(thing)
    head = WORDS[thing.kind].head
    x, half = thing.x * WIDTH, head.half * scale * HEIGHT
    top, bottom = ((y - share * scale) * HEIGHT for share in (head.high, head.low))
    return Seen(x - half, top, x + half, bottom, head.worth * (1 - thing.depth))


@lru_cache(maxsize=1000)
def lowered(box: Box, key: str, over: tuple[Box, ...]) -> int:
    """How much lower than usual a scene hangs: least is hidden then, under what lies over it or below its edge."""

    placed = [(shown(seen, box, 0), seen.worth) for seen in heads(key)]

    def lost(lower: int) -> float:
        hidden = sum(_hidden(Box(x, y + lower, w, h), box, over) * worth for (x, y, w, h), worth in placed)
        return hidden + lower * box.w * GROUND

    return min(range(0, box.h // 2, STEP), key=lost)


@lru_cache(maxsize=200)
def aside(box: Box, key: str) -> int:
    """How far left of its middle a scene hangs in a box that is narrower than it: what it shows is seen whole, or in a
    box that has room for one thing only, whoever stands there."""
    room = int(cut(box.w, box.h).left * cut(box.w, box.h).scale)
    busts = [head for thing, head in zip(_known(key), heads(key), strict=True) if thing.kind == "bust"]
    if box.w < box.h * 11 // 10 and busts:
        return max(-room, min(shown(busts[-1], box, 0).centre[0] - box.centre[0], room))

    def lost(left_by: int) -> float:
        return sum(_hidden(shown(seen, box, 0, left_by), box, ()) * seen.worth for seen in heads(key)) + abs(left_by)

    return min(range(-room, room + 1, STEP), key=lost)


def shown(seen: Seen, box: Box, lower: int, left_by: int = 0) -> Box:
    """Where a part of a scene lies in a box."""
    left, top, scale = cut(box.w, box.h)
    x, y = box.x + (seen.left - left) * scale - left_by, box.y + (seen.top - top) * scale + lower
    return Box(round(x), round(y), round((seen.right - seen.left) * scale), round((seen.bottom - seen.top) * scale))


def _hidden(seen: Box, box: Box, over: tuple[Box, ...]) -> int:
    return seen.w * seen.h - common(seen, box) + sum(common(seen, other) for other in over)


def common(one: Box, other: Box) -> int:
    """The pixels that two boxes share."""
    (left, top, w, h), (x, y, width, height) = one, other
    wide = min(left + w, x + width) - max(left, x)
    high = min(top + h, y + height) - max(top, y)
    return wide * high if wide > 0 and high > 0 else 0
