"""The placement of a scene in its box: shifted down or left until faces and other important parts are visible."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from renderer.paint.scenery.painter import HEIGHT, WIDTH, find_crop, find_position
from renderer.paint.scenery.things import THING_KINDS
from renderer.scenes import Thing, get_scene
from renderer.sprites import Box

STEP = 2
"""The step in pixels in which shifts are tried."""
GROUND_COST = 0.03
"""The cost of each pixel of ground that a downward shift pushes out of the box."""


class ImportantPart(NamedTuple):
    """The part of a thing that should stay visible, in pixels of the cached scene, and its weight."""

    left: float
    top: float
    right: float
    bottom: float
    weight: float


@cache
def find_important_parts(key: str) -> tuple[ImportantPart, ...]:
    """Return the important part of each thing in a scene. Faces weigh most, and near things more than far ones."""
    ground = get_scene(key).ground
    return tuple(_find_important_part(thing, ground) for thing in _find_known_things(key))


def _find_known_things(key: str) -> list[Thing]:
    """Return the things of a scene that the painter knows."""
    return [thing for thing in get_scene(key).things if thing.kind in THING_KINDS]


def _find_important_part(thing: Thing, ground: str) -> ImportantPart:
    """Return the important part of one thing."""
    y, scale = find_position(thing, ground)
    head = THING_KINDS[thing.kind].key_part
    x, half = thing.x * WIDTH, head.half * scale * HEIGHT
    top, bottom = ((y - share * scale) * HEIGHT for share in (head.high, head.low))
    return ImportantPart(x - half, top, x + half, bottom, head.weight * (1 - thing.depth))


@lru_cache(maxsize=1000)
def find_shift_down(box: Box, key: str, over: tuple[Box, ...]) -> int:
    """Return how many pixels to shift a scene down, so that the sprites over it and the box edge hide the least."""

    placed = [(place_part(part, box, 0), part.weight) for part in find_important_parts(key)]

    def cost(shift: int) -> float:
        hidden_cost = sum(
            _count_hidden_pixels(Box(x, y + shift, w, h), box, over) * worth for (x, y, w, h), worth in placed
        )
        return hidden_cost + shift * box.w * GROUND_COST

    return min(range(0, box.h // 2, STEP), key=cost)


@lru_cache(maxsize=200)
def find_shift_left(box: Box, key: str) -> int:
    """Return how many pixels to shift a scene left in a box that is narrower than the scene.

    In a box narrower than about its height, the shift centres the last bust. Otherwise it hides the least.
    """
    room = int(find_crop(box.w, box.h).left * find_crop(box.w, box.h).scale)
    busts = [
        head
        for thing, head in zip(_find_known_things(key), find_important_parts(key), strict=True)
        if thing.kind == "bust"
    ]
    if box.w < box.h * 11 // 10 and busts:
        return max(-room, min(place_part(busts[-1], box, 0).centre[0] - box.centre[0], room))

    def cost(shift: int) -> float:
        return sum(
            _count_hidden_pixels(place_part(part, box, 0, shift), box, ()) * part.weight
            for part in find_important_parts(key)
        ) + abs(shift)

    return min(range(-room, room + 1, STEP), key=cost)


def place_part(part: ImportantPart, box: Box, shift_down: int, shift_left: int = 0) -> Box:
    """Return where an important part of a scene lies in a box."""
    left, top, scale = find_crop(box.w, box.h)
    x, y = box.x + (part.left - left) * scale - shift_left, box.y + (part.top - top) * scale + shift_down
    return Box(round(x), round(y), round((part.right - part.left) * scale), round((part.bottom - part.top) * scale))


def _count_hidden_pixels(part: Box, box: Box, over: tuple[Box, ...]) -> int:
    """Return how many pixels of a part are outside the box or under other sprites."""
    return part.w * part.h - count_shared_pixels(part, box) + sum(count_shared_pixels(part, other) for other in over)


def count_shared_pixels(one: Box, other: Box) -> int:
    """Return how many pixels two boxes share."""
    (left, top, w, h), (x, y, width, height) = one, other
    wide = min(left + w, x + width) - max(left, x)
    high = min(top + h, y + height) - max(top, y)
    return wide * high if wide > 0 and high > 0 else 0
