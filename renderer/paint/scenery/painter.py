"""The painter of a whole scene from its description."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.data_errors import suggest_name
from renderer.paint.scenery import busts, interiors, machines, nature, objects, people, places  # noqa: F401
from renderer.paint.scenery.brush import Brush, Figure
from renderer.paint.scenery.grounds import DEPTH_LEVELS, GROUNDS
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
    for thing in sorted(scene.things, key=lambda thing: -thing.depth):
        _draw_thing(brush, thing)
    brush.grade(*MOODS[scene.mood])
    brush.finish()
    return brush.image


def _draw_thing(brush: Brush, thing: Thing) -> None:
    """Draw one thing at its place."""
    y, scale = find_position(thing)
    figure = Figure(brush, thing.x * brush.w, y * brush.h, scale * brush.h, thing.depth * 0.75, "turned" in thing.looks)
    THING_KINDS[thing.kind].draw(figure, thing)


def find_position(thing: Thing) -> tuple[float, float]:
    """Return how far down a thing stands and how high it is, as shares of the picture's height."""
    word = THING_KINDS[thing.kind]
    near = 1.15 if thing.depth == 0 else 0.62 if thing.depth > 0.5 else 0.9
    return DEPTH_LEVELS[thing.depth] - thing.rise - (
        0 if thing.rise else word.default_rise
    ), word.height * thing.size * near
