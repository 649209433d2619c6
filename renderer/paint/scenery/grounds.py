"""Outdoor grounds: dunes, rock, plains, ice, sea, garden. Each paints its sky and ground."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import Brush, Point, make_oval, make_ramp
from renderer.paint.scenery.skies import draw_sky

GroundPainter = Callable[[Brush], None]
"""A function that paints a ground with its sky."""
GROUNDS: dict[str, GroundPainter] = {}
"""Word -> function that paints the ground."""
ROCK = parse_colour("#8A5A3C")
DEPTH_LEVELS = {0.75: 0.66, 0.4: 0.78, 0.0: 0.93}
"""Depth -> how far down things stand, as a share of the picture's height."""
GROUND_EDGES = {
    "canyon": 0.7,
    "rocks": 0.7,
    "basin": 0.7,
    "field": 0.7,
    "square": 0.73,
    "hall": 0.76,
    "wall": 0.78,
    "chamber": 0.81,
}
"""Ground -> how far down its far edge is, where that is below the things that stand far away."""


def register_ground(name: str) -> Callable[[GroundPainter], GroundPainter]:
    """Return a decorator that registers a function for a ground word."""

    def add(paint: GroundPainter) -> GroundPainter:
        GROUNDS[name] = paint
        return paint

    return add


def make_wave(brush: Brush, base: float, swing: float, rough: float = 1.0) -> list[Point]:
    """Return a random line across the picture, in pixels."""
    turns = [(brush.chance.uniform(0.5, 1.2), brush.chance.uniform(0, 6)) for _ in range(3)]
    heights = (1.0, 0.45 * rough, 0.2 * rough)
    steps = 64
    return [
        (
            x * brush.w / steps,
            brush.h
            * (
                base
                + swing
                * sum(
                    a * sin(t * (i + 1) * 6.3 * x / steps + s)
                    for i, (a, (t, s)) in enumerate(zip(heights, turns, strict=True))
                )
            ),
        )
        for x in range(steps + 1)
    ]


def draw_land(brush: Brush, crest: list[Point], colour: Colour, depth: float) -> None:
    """Paint everything below a line."""
    brush.solid([*crest, (brush.w + 4, brush.h + 4), (-4, brush.h + 4)], colour, depth)


def draw_plain(brush: Brush, horizon: float, colour: Colour | None = None) -> None:
    """Paint flat ground, paler towards the horizon."""
    light = brush.light
    own = light.on(colour or light.ground, 0)
    top = round(brush.h * horizon)
    size = (brush.w, brush.h - top)
    brush.image.paste(make_ramp(size, (mix(own, light.air, 0.65), own, mix(own, light.dark, 0.45))), (0, top))


def draw_dune(brush: Brush, peak: Point, wide: float, high: float, depth: float) -> None:
    """Draw one dune: a lit slope on the left, a shaded one on the right, and a winding crest."""
    (px, py), light = peak, brush.light
    foot = py + high
    bend = brush.chance.uniform(0.05, 0.16) * wide
    crest = [(px + bend * sin(3.1 * t) + wide * 0.3 * t, py + high * t) for t in (i / 18 for i in range(19))]
    left = [(px - wide * t, foot - high * (1 - t) ** 1.7) for t in (i / 16 for i in range(16, -1, -1))]
    right = [(px + wide * 0.8 * t, foot - high * (1 - t) ** 1.25) for t in (i / 16 for i in range(17))]
    own = light.on(mix(light.ground, light.key, 0.14), depth)
    brush.flat([*left, *right], own)
    dark = mix(mix(own, light.dark, 0.62), light.air, depth * 0.5)
    brush.flat([*right, *reversed(crest)], dark)
    brush.line([*left[4:], *crest[:1]], max(brush.h / 260, 1), mix(light.key, light.air, depth), 0.75)
    brush.line(crest[:14], max(brush.h / 300, 1), mix(light.key, own, 0.3), 0.5)
    if depth < 0.3:
        for i in range(1, 9):
            y = py + high * i / 7
            row = [
                (px - wide * (0.62 * i / 8) + wide * 0.62 * i / 8 * t, y + sin(t * 9 + i) * brush.h * 0.004)
                for t in (j / 12 for j in range(12))
            ]
            brush.line(row, max(brush.h / 300, 1), mix(own, light.dark, 0.3), 0.35)


def _draw_dunes(brush: Brush, count: int, tall: float) -> None:
    for depth, base in ((0.72, 0.6), (0.5, 0.67), (0.28, 0.76), (0.0, 0.9)):
        draw_land(brush, make_wave(brush, base + 0.05, 0.012), brush.light.ground, depth)
        near = 1 - depth
        for _ in range(count):
            x = brush.chance.uniform(-0.05, 1.05) * brush.w
            high = brush.h * tall * (0.35 + near) * brush.chance.uniform(0.6, 1.1)
            draw_dune(
                brush, (x, brush.h * (base + 0.05) - high * 0.7), high * brush.chance.uniform(2.2, 3.4), high, depth
            )


@register_ground("dunes")
def draw_dunes(brush: Brush) -> None:
    draw_sky(brush, 0.66)
    _draw_dunes(brush, 2, 0.1)


@register_ground("erg")
def draw_erg(brush: Brush) -> None:
    """Draw the deep desert: dunes as high as mountains."""
    draw_sky(brush, 0.66)
    _draw_dunes(brush, 1, 0.26)


@register_ground("flat")
def draw_flat(brush: Brush) -> None:
    draw_sky(brush, 0.66)
    draw_plain(brush, 0.66)
    light = brush.light
    for i in range(22):
        y = 0.67 + 0.33 * (i / 22) ** 1.7
        start, long = brush.chance.uniform(-0.2, 0.8), brush.chance.uniform(0.2, 0.7)
        row = [
            ((start + long * t) * brush.w, (y + 0.004 * sin(t * 12 + i)) * brush.h) for t in (j / 14 for j in range(15))
        ]
        brush.line(
            row,
            brush.h * 0.003 * (1 + i / 9),
            mix(light.on(light.ground, 0), light.dark if i % 2 else light.key, 0.4),
            0.3,
        )


def draw_mesa(brush: Brush, x: float, base: float, wide: float, high: float, depth: float) -> None:
    """Draw a table of rock: a lit face, a shaded face, and strata across both."""
    light, ch = brush.light, brush.chance
    top = [(x + wide * t, base - high * (1 + 0.07 * ch.uniform(-1, 1))) for t in (-0.34, -0.2, -0.02, 0.12, 0.26, 0.36)]
    body = [
        (x - wide * 0.56, base),
        (x - wide * 0.42, base - high * 0.4),
        *top,
        (x + wide * 0.44, base - high * 0.45),
        (x + wide * 0.6, base),
    ]
    brush.solid(body, ROCK, depth)
    split = ch.uniform(0.0, 0.15)
    shade = [
        (x + wide * split, top[3][1]),
        top[4],
        top[5],
        (x + wide * 0.44, base - high * 0.45),
        (x + wide * 0.6, base),
        (x + wide * (split + 0.1), base),
        (x + wide * (split - 0.03), base - high * 0.5),
    ]
    brush.flat(shade, mix(light.dark, light.air, depth), 0.42)
    for i in range(1, 6):
        y = base - high * i / 6.3
        row = [(x + wide * t, y + ch.uniform(-1, 1) * high * 0.015) for t in (-0.42, -0.2, 0, 0.2, 0.42)]
        brush.line(row, max(high * 0.012, 1), mix(light.dark, light.air, depth), 0.3)


@register_ground("rocks")
def draw_rocks(brush: Brush) -> None:
    draw_sky(brush, 0.68)
    draw_plain(brush, 0.68)
    for depth, base, high in ((0.7, 0.68, 0.16), (0.45, 0.74, 0.22)):
        for _ in range(4):
            draw_mesa(
                brush,
                brush.chance.random() * brush.w,
                base * brush.h,
                brush.h * brush.chance.uniform(0.2, 0.5),
                high * brush.h * brush.chance.uniform(0.5, 1.1),
                depth,
            )
    draw_land(brush, make_wave(brush, 0.82, 0.012), brush.light.ground, 0.12)
    for x in (-0.02, 1.02):
        draw_mesa(brush, x * brush.w, brush.h * 1.02, brush.h * 0.5, brush.h * brush.chance.uniform(0.25, 0.5), 0.0)


@register_ground("canyon")
def draw_canyon(brush: Brush) -> None:
    """Draw a canyon: walls, a strip of sky and sand."""
    draw_sky(brush, 0.7)
    draw_plain(brush, 0.68)
    for depth, reach in ((0.65, 0.36), (0.38, 0.27), (0.08, 0.17)):
        for side in (0, 1):
            edge = [(reach * (1 - 0.5 * t) + brush.chance.uniform(-0.03, 0.03), t) for t in (i / 9 for i in range(10))]
            points = [
                ((x if side == 0 else 1 - x) * brush.w, (0.98 - 0.95 * t * (1 - depth * 0.35)) * brush.h)
                for x, t in edge
            ]
            outer = -8 if side == 0 else brush.w + 8
            brush.solid(
                [*points, (outer, points[-1][1]), (outer, brush.h + 8), (points[0][0], brush.h + 8)], ROCK, depth
            )
            if side:
                brush.flat([*points, (outer, points[-1][1]), (outer, brush.h + 8)], brush.light.dark, 0.25)


@register_ground("wall")
def draw_wall(brush: Brush) -> None:
    """Draw the Shield Wall along the horizon."""
    draw_sky(brush, 0.7)
    crest: list[Point] = []
    for i in range(25):
        y = 0.36 + brush.chance.uniform(-0.04, 0.04) + 0.1 * abs(i / 24 - 0.35)
        crest += [
            (i / 24 * brush.w, y * brush.h),
            ((i + 0.6) / 24 * brush.w, (y + brush.chance.uniform(-0.015, 0.02)) * brush.h),
        ]
    draw_land(brush, crest, ROCK, 0.42)
    for x, y in crest[::2]:
        brush.line(
            [(x, y + 3), (x + brush.h * 0.02, brush.h * brush.chance.uniform(0.5, 0.8))],
            brush.h * brush.chance.uniform(0.004, 0.03),
            brush.light.dark,
            0.2,
        )
    draw_land(brush, make_wave(brush, 0.76, 0.015), brush.light.ground, 0.15)


@register_ground("basin")
def draw_basin(brush: Brush) -> None:
    """Draw a bowl of sand with low rock around it."""
    draw_sky(brush, 0.6)
    for depth, base in ((0.7, 0.58), (0.5, 0.6)):
        crest = make_wave(brush, base, 0.035, 2.0)
        draw_land(brush, crest, ROCK, depth)
    draw_plain(brush, 0.68)
    light = brush.light
    for i in range(7):
        brush.soft(
            make_oval(brush.w * 0.5, brush.h * (0.7 + i * 0.05), brush.w * (0.2 + 0.12 * i), brush.h * 0.008),
            mix(light.ground, light.key, 0.5),
            brush.h * 0.01,
            0.4,
        )


@register_ground("ice")
def draw_ice(brush: Brush) -> None:
    """Draw slabs of polar ice."""
    draw_sky(brush, 0.66)
    pale = parse_colour("#CFE3EE")
    draw_plain(brush, 0.66, pale)
    for depth, base in ((0.6, 0.68), (0.35, 0.76), (0.05, 0.9)):
        for _ in range(5):
            x, s = brush.chance.random() * brush.w, brush.h * brush.chance.uniform(0.06, 0.2) * (1.3 - depth)
            y = base * brush.h
            brush.solid(
                [
                    (x - s, y),
                    (x - s * 0.3, y - s * brush.chance.uniform(0.5, 1.1)),
                    (x + s * 0.4, y - s * 0.5),
                    (x + s, y + s * 0.1),
                    (x, y + s * 0.3),
                ],
                pale,
                depth,
            )


@register_ground("sea")
def draw_sea(brush: Brush) -> None:
    """Draw the sea of another world."""
    draw_sky(brush, 0.62)
    deep = parse_colour("#2F6A86")
    draw_plain(brush, 0.62, deep)
    light = brush.light
    for i in range(70):
        t = brush.chance.random()
        y = brush.h * (0.63 + 0.37 * t**1.5)
        x, long = brush.chance.random() * brush.w, brush.w * (0.02 + 0.08 * t)
        brush.flat(
            make_oval(x, y, long, brush.h * 0.002 * (1 + 2 * t), 12), mix(light.key, deep, 0.25 + 0.4 * (i % 2)), 0.5
        )


@register_ground("garden")
def draw_garden(brush: Brush) -> None:
    """Draw green hills."""
    draw_sky(brush, 0.66)
    green = parse_colour("#6E8F4E")
    for depth, base in ((0.6, 0.62), (0.35, 0.7), (0.08, 0.82)):
        draw_land(brush, make_wave(brush, base, 0.03), green, depth)
        for _ in range(14):
            x, y, r = (
                brush.chance.random() * brush.w,
                (base + brush.chance.uniform(0, 0.04)) * brush.h,
                brush.h * brush.chance.uniform(0.015, 0.04) * (1.4 - depth),
            )
            brush.solid(make_oval(x, y - r, r, r * 1.2, 14), parse_colour("#4F7A3E"), depth)
