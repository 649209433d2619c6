"""Grounds in rooms, in towns and in space."""

from __future__ import annotations

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.brush import Brush, Point, make_oval, make_ramp
from renderer.paint.scenery.grounds import draw_land, draw_plain, make_wave, register_ground
from renderer.paint.scenery.skies import draw_sky

STONE = parse_colour("#9A7F66")
CLAY = parse_colour("#B98A5E")


def draw_house(brush: Brush, x: float, base: float, wide: float, high: float, depth: float, dome: bool) -> None:
    """Draw a house of clay with windows, perhaps with a dome."""
    light = brush.light
    brush.solid(
        [(x, base), (x + wide * 0.04, base - high), (x + wide * 0.96, base - high), (x + wide, base)], CLAY, depth
    )
    brush.flat(
        [(x + wide * 0.62, base), (x + wide * 0.62, base - high), (x + wide * 0.96, base - high), (x + wide, base)],
        mix(light.dark, light.air, depth),
        0.35,
    )
    if dome:
        brush.solid(
            [p for p in make_oval(x + wide / 2, base - high, wide * 0.36, wide * 0.36) if p[1] <= base - high + 1],
            CLAY,
            depth,
        )
    for _ in range(3):
        wx, wy = x + wide * brush.chance.uniform(0.12, 0.82), base - high * brush.chance.uniform(0.2, 0.85)
        lit = brush.chance.random() < 0.6
        colour = parse_colour("#FFD98C") if lit else light.dark
        s = max(min(wide, high) * 0.07, 1.2)
        brush.flat(
            [(wx, wy), (wx + s, wy), (wx + s, wy + s * 1.9), (wx, wy + s * 1.9)],
            mix(colour, light.air, depth * 0.6),
            0.85,
        )


def draw_street(brush: Brush, base: float, depth: float, tall: float) -> None:
    x = -0.04
    while x < 1.02:
        wide = brush.chance.uniform(0.05, 0.13) * (1.3 - depth)
        draw_house(
            brush,
            x * brush.w,
            base * brush.h,
            wide * brush.w,
            brush.h * tall * brush.chance.uniform(0.5, 1.2),
            depth,
            brush.chance.random() < 0.35,
        )
        x += wide * 0.92


@register_ground("roofs")
def draw_roofs(brush: Brush) -> None:
    """Draw the roofs of a town."""
    draw_sky(brush, 0.72)
    draw_street(brush, 0.72, 0.7, 0.2)
    draw_street(brush, 0.84, 0.4, 0.2)
    draw_street(brush, 1.02, 0.08, 0.2)


@register_ground("square")
def draw_square(brush: Brush) -> None:
    """Draw a paved square in a town."""
    draw_sky(brush, 0.7)
    draw_street(brush, 0.72, 0.62, 0.3)
    draw_plain(brush, 0.71, STONE)
    _draw_paving(brush, 0.71)


def _draw_paving(brush: Brush, horizon: float) -> None:
    dark = brush.light.dark
    for i in range(-8, 9):
        brush.line(
            [(brush.w * (0.5 + i * 0.05), brush.h * horizon), (brush.w * (0.5 + i * 0.22), brush.h)],
            max(brush.h / 300, 1),
            dark,
            0.28,
        )
    for i in range(1, 7):
        y = horizon + (1 - horizon) * (i / 7) ** 1.7
        brush.line([(0, y * brush.h), (brush.w, y * brush.h)], max(brush.h / 300, 1), dark, 0.28)


def _draw_shaft(brush: Brush, x: float) -> None:
    """Draw light that falls from the left through a high window."""
    shaft: list[Point] = [
        (x, -4),
        (x + brush.w * 0.1, -4),
        (x + brush.w * 0.46, brush.h),
        (x + brush.w * 0.22, brush.h),
    ]
    brush.soft(shaft, brush.light.key, brush.h * 0.02, 0.22)


@register_ground("hall")
def draw_hall(brush: Brush) -> None:
    """Draw a great hall with columns."""
    light = brush.light
    back = (mix(light.sky[0], light.dark, 0.4), light.sky[1], mix(light.sky[1], light.ground, 0.5))
    brush.image.paste(make_ramp((brush.w, round(brush.h * 0.74)), back), (0, 0))
    draw_plain(brush, 0.72, STONE)
    _draw_paving(brush, 0.72)
    for depth, positions, wide in (
        (0.55, (0.32, 0.44, 0.56, 0.68), 0.03),
        (0.3, (0.2, 0.8), 0.045),
        (0.05, (0.04, 0.96), 0.075),
    ):
        foot = 0.73 + 0.22 * (0.55 - depth) * 1.6
        for x in positions:
            brush.solid(
                [
                    ((x - wide) * brush.w, -6),
                    ((x + wide) * brush.w, -6),
                    ((x + wide) * brush.w, foot * brush.h),
                    ((x - wide) * brush.w, foot * brush.h),
                ],
                STONE,
                depth,
            )
            base = wide * 1.35
            brush.solid(
                [
                    ((x - base) * brush.w, foot * brush.h),
                    ((x + base) * brush.w, foot * brush.h),
                    ((x + base) * brush.w, (foot - 0.04) * brush.h),
                    ((x - base) * brush.w, (foot - 0.04) * brush.h),
                ],
                STONE,
                depth,
            )
    _draw_shaft(brush, brush.w * brush.chance.uniform(-0.05, 0.2))


@register_ground("chamber")
def draw_chamber(brush: Brush) -> None:
    """Draw a small room: a wall with hangings, and a lamp."""
    light = brush.light
    brush.image.paste(
        make_ramp((brush.w, round(brush.h * 0.8)), (mix(light.sky[0], light.dark, 0.3), light.sky[1], light.sky[2])),
        (0, 0),
    )
    draw_plain(brush, 0.78, parse_colour("#7A4A34"))
    for i in range(7):
        x = (i + brush.chance.uniform(-0.1, 0.1)) / 6 * brush.w
        brush.soft(
            [
                (x, 0),
                (x + brush.w * 0.05, 0),
                (x + brush.w * 0.04, brush.h * 0.78),
                (x - brush.w * 0.01, brush.h * 0.78),
            ],
            light.dark,
            brush.h * 0.015,
            0.3,
        )
    x = brush.chance.uniform(0.14, 0.28) * brush.w
    brush.glow(x, brush.h * 0.26, brush.h * 0.6, light.disc, 0.5)
    brush.flat(make_oval(x, brush.h * 0.26, brush.h * 0.035, brush.h * 0.035), light.disc)


@register_ground("cave")
def draw_cave(brush: Brush) -> None:
    """Draw a cave that opens to the desert."""
    draw_sky(brush, 0.72)
    draw_land(brush, make_wave(brush, 0.68, 0.012), brush.light.ground, 0.5)
    light = brush.light
    mouth = brush.chance.uniform(0.4, 0.6)
    hole = [(mouth * brush.w + x * brush.w * 0.34, brush.h * 0.82 - y * brush.h * 0.66) for x, y in _make_arch(brush)]
    rock = mix(light.on(parse_colour("#5A3A2C"), 0), light.dark, 0.55)
    brush.flat(
        [
            (-6, -6),
            *[(x, y) for x, y in hole[: len(hole) // 2]],
            (hole[len(hole) // 2][0] + 1, hole[len(hole) // 2][1]),
            (hole[len(hole) // 2][0] + 1, -6),
        ],
        rock,
    )
    brush.flat([(hole[len(hole) // 2][0], -6), *[(x, y) for x, y in hole[len(hole) // 2 :]], (brush.w + 6, -6)], rock)
    brush.flat([(-6, -6), hole[0], (hole[0][0], brush.h + 6), (-6, brush.h + 6)], rock)
    brush.flat([(brush.w + 6, -6), hole[-1], (hole[-1][0], brush.h + 6), (brush.w + 6, brush.h + 6)], rock)
    brush.flat(
        [(-6, brush.h * 0.82), (brush.w + 6, brush.h * 0.82), (brush.w + 6, brush.h + 6), (-6, brush.h + 6)],
        mix(rock, light.ground, 0.18),
    )
    brush.soft(
        [
            (hole[0][0], brush.h * 0.83),
            (hole[-1][0], brush.h * 0.83),
            (brush.w * 0.85, brush.h),
            (brush.w * 0.4, brush.h),
        ],
        light.key,
        brush.h * 0.03,
        0.35,
    )
    brush.line(hole[: len(hole) * 2 // 3], brush.h * 0.008, light.key, 0.5)


def _make_arch(brush: Brush) -> list[Point]:
    steps = 14
    points: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        x = -1 + 2 * t
        points.append(
            (
                x * (1 + brush.chance.uniform(-0.04, 0.04)),
                max(0.0, 1 - abs(x) ** 2.6) + brush.chance.uniform(-0.03, 0.03) * (0 < i < steps),
            )
        )
    return points


@register_ground("orbit")
def draw_orbit(brush: Brush) -> None:
    """Draw space above the planet: stars, and the edge of the desert below."""
    draw_sky(brush, 1.0)
    light = brush.light
    for colour, x, y in ((parse_colour("#4A3A7A"), 0.7, 0.3), (parse_colour("#7A3A4A"), 0.3, 0.55)):
        brush.glow(x * brush.w, y * brush.h, brush.h * 0.6, colour, 0.35)
    x, r = brush.chance.uniform(0.35, 0.65) * brush.w, brush.w * 0.9
    y = brush.h * 0.84 + r
    brush.glow(x, y - r, brush.h * 0.5, parse_colour("#E8A060"), 0.35)
    brush.soft(make_oval(x, y, r * 1.012, r * 1.012, 90), parse_colour("#FFD9A0"), brush.h * 0.012, 0.8)
    brush.flat(make_oval(x, y, r, r, 90), light.on(parse_colour("#C98A4A"), 0))
    for i in range(9):
        brush.soft(
            make_oval(
                x + brush.chance.uniform(-0.4, 0.4) * brush.w,
                y - r + brush.h * (0.05 + 0.02 * i),
                brush.w * 0.16,
                brush.h * 0.008,
            ),
            light.dark if i % 2 else light.key,
            brush.h * 0.01,
            0.3,
        )
    brush.soft(make_oval(x + r * 0.25, y + r * 0.06, r, r, 90), light.dark, brush.h * 0.1, 0.5)


@register_ground("field")
def draw_field(brush: Brush) -> None:
    """Draw a landing field: flat, with lights, and towers behind it."""
    draw_sky(brush, 0.68)
    draw_street(brush, 0.69, 0.7, 0.14)
    draw_plain(brush, 0.68, parse_colour("#8C7A66"))
    for side in (-1, 1):
        for i in range(6):
            t = (i / 6) ** 1.6
            x, y = 0.5 + side * (0.1 + 0.5 * t), 0.69 + 0.28 * t
            brush.glow(x * brush.w, y * brush.h, brush.h * (0.015 + 0.03 * t), parse_colour("#FFD27A"), 0.9)
