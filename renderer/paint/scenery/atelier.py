"""The atelier: a scene painted from its words."""

from __future__ import annotations

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
    word = WORDS[thing.kind]
    near = 1.15 if thing.depth == 0 else 0.62 if thing.depth > 0.5 else 0.9
    y = LEVELS[thing.depth] - thing.rise - (0 if thing.rise else word.flies)
    scale = word.height * thing.size * near * brush.h
    figure = Figure(brush, thing.x * brush.w, y * brush.h, scale, thing.depth * 0.75, "turned" in thing.looks)
    word.drawing(figure, thing)
