"""Storms and dust devils."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.brush import WHITE, Figure, Point, make_oval, round_outline
from renderer.paint.scenery.things import register_thing
from renderer.scenes import Thing


def _draw_billow(f: Figure, x: float, y: float, r: float, shade: float) -> None:
    """Draw one billow of dust: dark below, lit above."""
    sand = mix(f.light.on(f.light.ground, 0.0), f.light.dark, 0.12 + 0.75 * shade)
    edge = [
        (x + r * (1 + 0.08 * sin(5 * a)) * cos(a), y + r * (0.86 + 0.07 * cos(4 * a)) * sin(a))
        for a in (2 * pi * i / 16 for i in range(16))
    ]
    f.soft(round_outline(edge), sand, 0.012, 0.95)
    f.soft(
        make_oval(x - r * 0.25 * f.direction, y + r * 0.34, r * 0.6, r * 0.42, 16),
        mix(sand, f.light.key, 0.5),
        r * 0.22,
        0.75,
    )
    f.soft(make_oval(x + r * 0.2 * f.direction, y - r * 0.4, r * 0.75, r * 0.4, 16), f.light.dark, r * 0.25, 0.4)


@register_thing("storm", 0.66)
def draw_storm(f: Figure, t: Thing) -> None:
    """Draw a wall of dust that rolls over the land, with lightning in it."""
    f.soft(
        [(-1.0, -0.05), (-0.85, 0.9), (-0.2, 1.15), (0.5, 1.05), (0.95, 0.7), (1.05, -0.05)], f.light.dark, 0.12, 0.5
    )
    for row in range(5):
        y = 0.92 - row * 0.21
        count = 5 + row
        for i in range(count):
            x = (2 * i / (count - 1) - 1) * (0.55 + 0.11 * row) + f.chance.uniform(-0.06, 0.06)
            top = y - 0.16 * abs(x) + f.chance.uniform(-0.05, 0.05)
            _draw_billow(f, x, top, f.chance.uniform(0.16, 0.23), 0.18 + 0.15 * row)
        if row in (1, 3):
            _draw_lightning(f, f.chance.uniform(-0.4, 0.4), 0.85)
    for x in (-0.8, -0.4, 0.0, 0.4, 0.8):
        f.dust(x, -0.02, 0.3, 0.55)


def _draw_lightning(f: Figure, x: float, y: float) -> None:
    """Draw a forked bolt, and its light in the dust around it."""
    bolt: list[Point] = [(x, y + 0.12)]
    while bolt[-1][1] > 0.05:
        bolt.append((bolt[-1][0] + f.chance.uniform(-0.08, 0.09), bolt[-1][1] - 0.11))
    fork = bolt[len(bolt) // 2]
    f.glow(*fork, 0.4, parse_colour("#B9CBFF"), 0.4)
    branch = [fork, (fork[0] + 0.1, fork[1] - 0.08), (fork[0] + 0.13, fork[1] - 0.2)]
    for path, wide in ((bolt, 1.0), (branch, 0.6)):
        f.line(path, 0.026 * wide, parse_colour("#9FB8FF"), 0.5)
        f.line(path, 0.009 * wide, WHITE, 0.95)


@register_thing("whirl", 0.7)
def draw_whirl(f: Figure, t: Thing) -> None:
    """Draw a dust devil: bands of sand that wind upwards and become wider."""
    sand = mix(f.light.on(f.light.ground, 0.1), f.light.dark, 0.25)
    for i in range(22):
        y = i / 22
        wide, x = 0.05 + 0.3 * y**1.4, 0.09 * sin(i * 0.55)
        f.soft(make_oval(x, y, wide, 0.045 + 0.03 * y, 20), mix(sand, f.light.dark, 0.25 * (i % 2)), 0.018, 0.75)
        lit = [(x - wide * 0.8, y + 0.01), (x - wide * 0.2, y - 0.02), (x + wide * 0.5, y - 0.01)]
        f.line(round_outline(lit, False), 0.011, f.light.key, 0.45)
    f.dust(0, 0.02, 0.28, 0.7)
