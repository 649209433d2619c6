"""The painter of a whole scene from its description."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from PIL import Image

from games.core.data_errors import suggest_name
from renderer.paint.scenery import (  # noqa: F401  (these modules register their things)
    busts,
    hands,
    interiors,
    machines,
    nature,
    objects,
    people,
    places,
    riders,
    weather,
)
from renderer.paint.scenery.brush import Brush, Figure
from renderer.paint.scenery.grounds import DEPTH_LEVELS, GROUND_EDGES, GROUNDS
from renderer.paint.scenery.light import LIGHTS, MOODS
from renderer.paint.scenery.things import THING_KINDS
from renderer.scenes import Scene, Thing, load_scenes

WIDTH, HEIGHT = 640, 400
"""The size in which scenes are painted and cached."""


def find_undrawable() -> list[str]:
    """Return an error for each thing in a scene that no function draws, with a likely spelling."""
    return [
        f"scenes, {key}: nobody can draw {thing.kind!r}{suggest_name(thing.kind, list(THING_KINDS))}"
        for key, scene in load_scenes().items()
        for thing in scene.things
        if thing.kind not in THING_KINDS
    ]


class Crop(NamedTuple):
    """The left and top edge of the visible part of a scene, and its scale."""

    left: float
    top: float
    scale: float


def find_crop(width: int, height: int) -> Crop:
    """Return the visible part of a scene in a box: the middle of its width, the lower part of its height."""
    scale = max(width / WIDTH, height / HEIGHT)
    return Crop(max(WIDTH - width / scale, 0) / 2, max(HEIGHT - height / scale, 0) * 0.6, scale)


def paint_scene(scene: Scene, width: int = WIDTH, height: int = HEIGHT) -> Image.Image:
    """Paint a scene: sky, ground, things from far to near, and the mood over everything."""
    brush = Brush(width, height, LIGHTS[scene.hour], scene.key)
    GROUNDS[scene.ground](brush)
    is_mirrored = is_lit_from_right(scene)
    for thing in sorted(scene.things, key=lambda thing: -thing.depth):
        _draw_thing(brush, thing, scene.ground, is_mirrored)
    brush.grade(*MOODS[scene.mood])
    brush.finish()
    return brush.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if is_mirrored else brush.image


def is_lit_from_right(scene: Scene) -> bool:
    """Return whether the light comes from the right. Such a scene is painted from behind and then mirrored."""
    words = (scene.hour, scene.ground, *(thing.kind for thing in scene.things))
    return bool(crc32(" ".join(words).encode()) >> 3 & 1)


def _draw_thing(brush: Brush, thing: Thing, ground: str, is_mirrored: bool) -> None:
    """Draw one thing at its place."""
    y, scale = find_position(thing, ground)
    x = 1 - thing.x if is_mirrored else thing.x
    is_turned = ("turned" in thing.looks) != is_mirrored
    figure = Figure(brush, x * brush.w, y * brush.h, scale * brush.h, thing.depth * 0.75, is_turned)
    THING_KINDS[thing.kind].draw(figure, thing)


def find_position(thing: Thing, ground: str) -> tuple[float, float]:
    """Return how far down a thing stands and how high it is, as shares of the picture's height.

    What neither flies nor stands on something stands on the ground, not on what rises behind it.
    """
    word = THING_KINDS[thing.kind]
    near = 1.15 if thing.depth == 0 else 0.62 if thing.depth > 0.5 else 0.9
    level, rise = DEPTH_LEVELS[thing.depth], thing.rise or word.default_rise
    if not rise:
        level = max(level, GROUND_EDGES.get(ground, 0))
    return level - rise, word.height * thing.size * near
