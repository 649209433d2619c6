"""The atelier: a scene painted from its words."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.blame import perhaps
from renderer.paint.scenery import busts, interiors, machines, nature, objects, people, places  # noqa: F401
from renderer.paint.scenery.brush import Brush, Figure
from renderer.paint.scenery.grounds import GROUNDS, LEVELS
from renderer.paint.scenery.light import LIGHTS, MOODS
from renderer.paint.scenery.things import WORDS
from renderer.scenes import Scene, Thing, scenes

WIDTH, HEIGHT = 640, 400
"""A scene as it is kept."""


def undrawable() -> list[str]:
    """The things in scenes that nobody can draw, with what may have been meant."""
    return [
        f"scenes, {key}: nobody can draw {thing.kind!r}{perhaps(thing.kind, list(WORDS))}"
        for key, scene in scenes().items()
        for thing in scene.things
        if thing.kind not in WORDS
    ]


class Cut(NamedTuple):
    """Where in a scene its shown part begins, and how much larger it is shown."""

    left: float
    top: float
    scale: float


def cut(width: int, height: int) -> Cut:
    """The middle of its width, the lower part of its height."""
    scale = max(width / WIDTH, height / HEIGHT)
    return Cut(max(WIDTH - width / scale, 0) / 2, max(HEIGHT - height / scale, 0) * 0.6, scale)


def paint(scene: Scene, width: int = WIDTH, height: int = HEIGHT) -> Image.Image:
    """Sky, ground, then things from far to near, then the mood over all."""
    brush = Brush(width, height, LIGHTS[scene.hour], scene.key)
    GROUNDS[scene.ground](brush)
    for thing in sorted(scene.things, key=lambda thing: -thing.depth):
        _place(brush, thing)
    brush.grade(*MOODS[scene.mood])
    brush.finish()
    return brush.image


def _place(brush: Brush, thing: Thing) -> None:
    y, scale = standing(thing)
    figure = Figure(brush, thing.x * brush.w, y * brush.h, scale * brush.h, thing.depth * 0.75, "turned" in thing.looks)
    WORDS[thing.kind].drawing(figure, thing)


def standing(thing: Thing) -> tuple[float, float]:
    """How far down a thing stands and how high it is, in heights of the picture."""
    word = WORDS[thing.kind]
    near = 1.15 if thing.depth == 0 else 0.62 if thing.depth > 0.5 else 0.9
    return LEVELS[thing.depth] - thing.rise - (0 if thing.rise else word.flies), word.height * thing.size * near
