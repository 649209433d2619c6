"""Hands, large: open, closed to a fist, and cupped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.bodies import draw_limb
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, Point, make_oval, round_outline
from renderer.paint.scenery.heads import find_skin_colour
from renderer.paint.scenery.things import find_house_colour, register_thing
from renderer.scenes import Thing


def _draw_cuff(f: Figure, colour: Colour, wide: float, top: float) -> None:
    """Draw a sleeve with a trimmed edge below a hand."""
    sleeve = [(-wide * 1.25, -0.45), (-wide, top - 0.05), (-wide * 1.06, top), (wide * 1.06, top), (wide, top - 0.05)]
    f.solid([*sleeve, (wide * 1.25, -0.45)], mix(colour, BLACK, 0.25))
    f.line([(-wide * 1.05, top - 0.03), (wide * 1.05, top - 0.03)], 0.05, mix(colour, WHITE, 0.2))
    for x in (-0.5, 0.1, 0.6):
        f.line([(x * wide, top - 0.08), (x * wide * 1.2, -0.45)], 0.012, f.light.dark, 0.4)


def _draw_finger(f: Figure, joints: Sequence[Point], thick: float, skin: Colour) -> None:
    """Draw a finger with its creases and a soft shade along one side."""
    draw_limb(f, joints, thick, thick * 0.74, skin)
    away = f.direction
    shaded = [(x + away * thick * 0.24, y) for x, y in joints]
    f.line(round_outline(shaded, False), thick * 0.22, mix(skin, f.light.dark, 0.5), 0.4)
    for (ax, ay), (bx, by) in pairwise(joints):
        x, y = (ax + bx) / 2, (ay + by) / 2
        dx, dy = (by - ay), -(bx - ax)
        long = (dx * dx + dy * dy) ** 0.5 or 1
        reach = thick * 0.3
        f.line(
            [(x - dx / long * reach, y - dy / long * reach), (x + dx / long * reach, y + dy / long * reach)],
            0.009,
            mix(skin, BLACK, 0.5),
            0.55,
        )


@register_thing("hand", 0.5)
def draw_open_hand(f: Figure, t: Thing) -> None:
    """Draw an open hand, held up with its palm to the reader."""
    skin = mix(find_skin_colour(t), BLACK, 0.05)
    draw_limb(f, [(-0.01, -0.3), (0.0, -0.05), (0.0, 0.18)], 0.25, 0.3, mix(skin, BLACK, 0.08))
    for roots in (
        [(-0.135, 0.44), (-0.165, 0.64), (-0.19, 0.84)],
        [(-0.045, 0.48), (-0.055, 0.72), (-0.055, 0.95)],
        [(0.05, 0.47), (0.065, 0.7), (0.075, 0.9)],
        [(0.14, 0.41), (0.17, 0.57), (0.2, 0.73)],
    ):
        _draw_finger(f, roots, 0.098 if roots[0][0] < 0.1 else 0.084, skin)
    palm = [
        (-0.19, 0.46),
        (-0.2, 0.28),
        (-0.17, 0.1),
        (-0.1, 0.02),
        (0.1, 0.02),
        (0.17, 0.14),
        (0.2, 0.32),
        (0.19, 0.45),
    ]
    f.solid(round_outline([*palm, (0.09, 0.53), (-0.04, 0.55), (-0.14, 0.52)]), skin)
    _draw_finger(f, [(-0.12, 0.16), (-0.26, 0.3), (-0.35, 0.47), (-0.36, 0.56)], 0.12, skin)
    dark, light = mix(skin, f.light.dark, 0.55), mix(skin, f.light.key, 0.5)
    f.soft(make_oval(-0.1, 0.2, 0.075, 0.11, 16), light, 0.03, 0.45)
    f.soft(make_oval(0.11, 0.24, 0.06, 0.13, 16), light, 0.03, 0.3)
    f.soft(make_oval(0.02, 0.3, 0.06, 0.09, 16), dark, 0.03, 0.45)
    for crease in (
        [(-0.17, 0.36), (-0.06, 0.34), (-0.02, 0.22), (-0.03, 0.08)],
        [(-0.17, 0.385), (-0.04, 0.37), (0.09, 0.3), (0.16, 0.22)],
        [(-0.08, 0.47), (0.02, 0.42), (0.17, 0.41)],
    ):
        f.line(round_outline(crease, False), 0.012, dark, 0.75)
    _draw_cuff(f, find_house_colour(t, parse_colour("#5A3E6A")), 0.2, -0.06)


@register_thing("fist", 0.34)
def draw_fist(f: Figure, t: Thing) -> None:
    """Draw a raised fist: four bent fingers, and the thumb across them."""
    skin = mix(find_skin_colour(t), BLACK, 0.05)
    dark = mix(skin, f.light.dark, 0.6)
    draw_limb(f, [(0.0, -0.4), (0.0, -0.05), (0.0, 0.25)], 0.46, 0.52, mix(skin, BLACK, 0.12))
    hand = [
        (-0.33, 0.62),
        (-0.36, 0.4),
        (-0.28, 0.16),
        (-0.16, 0.08),
        (0.16, 0.08),
        (0.3, 0.2),
        (0.36, 0.44),
        (0.33, 0.66),
    ]
    f.solid(round_outline([*hand, (0.1, 0.78), (-0.12, 0.78)]), skin)
    for i, (x, high) in enumerate(((-0.255, 0.86), (-0.085, 0.91), (0.09, 0.9), (0.255, 0.83))):
        half = 0.088
        finger = [
            (x - half, 0.44),
            (x - half, high - 0.08),
            (x - half * 0.6, high),
            (x + half * 0.6, high),
            (x + half, high - 0.08),
        ]
        f.solid(round_outline([*finger, (x + half, 0.44), (x, 0.4)]), skin)
        f.soft(make_oval(x - 0.02 * f.direction, high - 0.07, 0.05, 0.04, 12), mix(skin, f.light.key, 0.6), 0.02, 0.5)
        f.line([(x - half * 0.75, high - 0.2), (x, high - 0.215), (x + half * 0.75, high - 0.2)], 0.014, dark, 0.8)
        f.line([(x + half, 0.46), (x + half, high - 0.1)], 0.018, dark, 0.75 if i < 3 else 0.0)
    thumb = [
        (-0.37, 0.3),
        (-0.34, 0.48),
        (-0.2, 0.54),
        (0.02, 0.5),
        (0.14, 0.44),
        (0.15, 0.34),
        (0.04, 0.31),
        (-0.16, 0.34),
    ]
    f.soft([(px, py - 0.05) for px, py in thumb], f.light.dark, 0.03, 0.55)
    f.solid(round_outline([*thumb, (-0.26, 0.2)]), skin)
    nail = [(0.06, 0.47), (0.125, 0.445), (0.13, 0.37), (0.07, 0.36)]
    f.flat(round_outline(nail), mix(skin, WHITE, 0.35), 0.8)
    f.line(round_outline([(-0.14, 0.5), (-0.12, 0.44), (-0.14, 0.38)], False), 0.012, dark, 0.7)
    _draw_cuff(f, find_house_colour(t, parse_colour("#6A3A34")), 0.29, -0.02)


@register_thing("palms", 0.36)
def draw_palms(f: Figure, t: Thing) -> None:
    """Draw two hands cupped around something."""
    skin = mix(find_skin_colour(t), BLACK, 0.05)
    for side in (-1, 1):
        one = Figure(f.brush, f.x, f.y, f.scale, f.depth, side < 0)
        draw_limb(
            one, [(1.25, -0.3), (0.95, 0.0), (0.66, 0.2)], 0.46, 0.34, find_house_colour(t, parse_colour("#6B5A48"))
        )
        cup = [
            (0.02, 0.12),
            (0.22, 0.02),
            (0.52, 0.04),
            (0.78, 0.18),
            (0.8, 0.4),
            (0.6, 0.56),
            (0.42, 0.46),
            (0.2, 0.36),
        ]
        one.solid(round_outline([*cup, (0.02, 0.3)]), skin)
        for i in range(4):
            reach = 0.02 + i * 0.025
            joints = [(0.6 - i * 0.02, 0.44 - i * 0.09), (0.34, 0.36 - i * 0.09), (reach, 0.33 - i * 0.085)]
            _draw_finger(one, joints, 0.11, skin)
        _draw_finger(one, [(0.72, 0.34), (0.6, 0.56), (0.44, 0.68)], 0.12, skin)
