"""Creatures, weather and plants: worm, riders, hawk, storm, spice, water."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.colours import mix, parse_colour
from renderer.paint.pen import make_curve
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, make_oval
from renderer.paint.scenery.things import find_house_colour, register_thing
from renderer.scenes import Thing

HIDE = parse_colour("#B5804E")
SPICE = parse_colour("#E0762E")
WATER = parse_colour("#4FA8C8")
GREEN = parse_colour("#5F8A45")


@register_thing("worm", 0.6)
def draw_worm(f: Figure, t: Thing) -> None:
    """Draw a ringed worm that arches out of the sand, its mouth wide open."""
    spine = make_curve((-0.75, -0.12), (-0.75, 1.0), (-0.05, 1.25), (0.28, 0.62), 30)
    f.dust(-0.72, 0.02, 0.32)
    for i, (x, y) in enumerate(spine):
        f.disc(x, y, 0.13 + 0.075 * i / 30, mix(HIDE, BLACK, 0.12 * (i % 2)), 0.8)
    (x, y), r = spine[-1], 0.215
    maw = make_oval(x + 0.05, y - 0.06, r * 0.86, r * 0.9)
    f.solid(maw, mix(HIDE, BLACK, 0.3))
    f.flat(make_oval(x + 0.07, y - 0.08, r * 0.68, r * 0.72), parse_colour("#2A0E10"))
    for i in range(18):
        a = 2 * pi * i / 18
        cx, cy = x + 0.07, y - 0.08
        f.flat(
            [
                (cx + r * 0.7 * cos(a - 0.1), cy + r * 0.74 * sin(a - 0.1)),
                (cx + r * 0.7 * cos(a + 0.1), cy + r * 0.74 * sin(a + 0.1)),
                (cx + r * 0.38 * cos(a), cy + r * 0.4 * sin(a)),
            ],
            parse_colour("#F2E3C2"),
            0.9,
        )
    f.dust(-0.72, -0.02, 0.28, 0.8)


@register_thing("maw", 0.75)
def draw_maw(f: Figure, t: Thing) -> None:
    """Draw the mouth of a worm from the front, rising."""
    f.dust(0, 0.0, 0.7)
    f.solid([(-0.5, -0.3), (-0.56, 0.3), (-0.44, 0.72), (0, 0.95), (0.44, 0.72), (0.56, 0.3), (0.5, -0.3)], HIDE)
    for i in range(4):
        f.line(
            make_curve((-0.54, 0.1 - i * 0.1), (-0.2, -0.05 - i * 0.1), (0.2, -0.05 - i * 0.1), (0.54, 0.1 - i * 0.1)),
            0.012,
            BLACK,
            0.35,
        )
    f.solid(make_oval(0, 0.5, 0.42, 0.4), mix(HIDE, BLACK, 0.35))
    f.flat(make_oval(0, 0.5, 0.36, 0.34), parse_colour("#1E0A0E"))
    for ring, count in ((0.36, 26), (0.25, 18)):
        for i in range(count):
            a = 2 * pi * i / count
            f.flat(
                [
                    (ring * cos(a - 0.1), 0.5 + ring * 0.95 * sin(a - 0.1)),
                    (ring * cos(a + 0.1), 0.5 + ring * 0.95 * sin(a + 0.1)),
                    (ring * 0.62 * cos(a), 0.5 + ring * 0.6 * sin(a)),
                ],
                parse_colour("#EFE0BE"),
                0.85,
            )
    f.glow(0, 0.48, 0.16, SPICE, 0.7)
    f.dust(-0.1, -0.05, 0.6, 0.8)


@register_thing("wormsign", 0.2)
def draw_wormsign(f: Figure, t: Thing) -> None:
    """Draw a bulge of sand over something that moves below."""
    f.solid(
        make_curve((-1.4, 0), (-0.5, 0.05), (-0.3, 0.55), (0.1, 0.5))
        + make_curve((0.1, 0.5), (0.5, 0.45), (0.8, 0.02), (1.2, 0)),
        f.light.ground,
    )
    f.dust(0.25, 0.3, 0.5)


@register_thing("hawk", 0.22, 0.36)
def draw_hawk(f: Figure, t: Thing) -> None:
    f.solid(
        [
            (0, 0.35),
            (-0.3, 0.6),
            (-0.95, 0.95),
            (-0.7, 0.55),
            (-0.3, 0.25),
            (-0.12, 0.05),
            (-0.1, -0.22),
            (0.06, -0.05),
            (0.14, 0.1),
            (0.4, 0.2),
            (0.85, 0.75),
            (0.95, 0.3),
            (0.5, 0.02),
            (0.22, 0.12),
            (0.28, 0.34),
            (0.14, 0.44),
        ],
        parse_colour("#4A3426"),
    )


@register_thing("spice", 0.2)
def draw_spice(f: Figure, t: Thing) -> None:
    """Draw a heap of spice that glows."""
    f.glow(0, 0.25, 1.3, SPICE, 0.5)
    f.shadow(0.9)
    f.solid([(-1.0, 0), (-0.62, 0.4), (-0.25, 0.74), (0.02, 0.86), (0.35, 0.62), (0.7, 0.3), (1.05, 0)], SPICE)
    for _ in range(46):
        x = f.chance.uniform(-0.8, 0.85)
        y = f.chance.uniform(0.02, max(0.85 - abs(x) * 0.85, 0.06))
        f.flat(make_oval(x, y, 0.028, 0.022, 6), mix(SPICE, WHITE if f.chance.random() < 0.55 else BLACK, 0.45), 0.7)


@register_thing("blow", 0.62)
def draw_blow(f: Figure, t: Thing) -> None:
    """Draw a spice blow that bursts out of the ground."""
    f.glow(0, 0.4, 0.6, SPICE, 0.5)
    for i in range(34):
        a, r = f.chance.uniform(-0.85, 0.85), f.chance.random()
        f.glow(
            sin(a) * r * 0.55,
            r * cos(a) * 0.95,
            0.05 + 0.11 * r,
            mix(SPICE, f.light.key if i % 2 else f.light.dark, 0.3 * r),
            0.8,
        )
    f.dust(0, 0, 0.4)


@register_thing("pool", 0.14)
def draw_pool(f: Figure, t: Thing) -> None:
    """Draw still water."""
    f.solid(make_oval(0, 0.25, 2.3, 0.5, 40), parse_colour("#6B4A38"))
    f.flat(make_oval(0, 0.27, 2.1, 0.4, 40), mix(WATER, f.light.dark, 0.3))
    for i in range(7):
        f.flat(make_oval(-0.8 + i * 0.3, 0.15 + 0.06 * i, 0.5, 0.02, 14), f.light.key, 0.5)


@register_thing("drop", 0.3, 0.2)
def draw_drop(f: Figure, t: Thing) -> None:
    """Draw a large drop of water."""
    f.glow(0, 0.4, 0.8, WATER, 0.4)
    f.solid(
        [
            *make_curve((0, 1), (0.1, 0.72), (0.34, 0.55), (0.34, 0.34)),
            *make_curve((0.34, 0.34), (0.34, -0.1), (-0.34, -0.1), (-0.34, 0.34)),
            *make_curve((-0.34, 0.34), (-0.34, 0.55), (-0.1, 0.72), (0, 1)),
        ],
        WATER,
    )
    f.flat(make_oval(-0.12, 0.36, 0.06, 0.13), WHITE, 0.7)


@register_thing("palm", 0.5)
def draw_palm(f: Figure, t: Thing) -> None:
    f.shadow(0.2)
    f.solid([(-0.05, 0), (-0.02, 0.5), (0.04, 0.82), (0.08, 0.8), (0.04, 0.5), (0.05, 0)], parse_colour("#7A5636"))
    for a in (-150, -115, -60, -20, 15, 200):
        x, y = cos(a * pi / 180), -sin(a * pi / 180)
        f.solid(
            [
                (0.06, 0.82),
                (0.06 + 0.22 * x, 0.86 + 0.22 * y + 0.08),
                (0.06 + 0.46 * x, 0.8 + 0.3 * y - 0.06),
                (0.06 + 0.2 * x, 0.82 + 0.18 * y - 0.02),
            ],
            GREEN,
        )


@register_thing("roots", 0.5)
def draw_roots(f: Figure, t: Thing) -> None:
    """Draw a spreading tree with roots, for lines of descent."""

    def branch(x: float, y: float, a: float, long: float, wide: float) -> None:
        if long < 0.07:
            f.glow(x, y, 0.05, find_house_colour(t, GREEN), 0.9)
            return
        nx, ny = x + long * cos(a), y + long * sin(a)
        f.line([(x, y), (nx, ny)], wide, parse_colour("#5A3E2A"))
        f.line([(x - wide * 0.3, y), (nx - wide * 0.3, ny)], wide * 0.3, f.light.key, 0.6)
        for turn in (-0.5, 0.45):
            branch(nx, ny, a + turn + f.chance.uniform(-0.1, 0.1), long * 0.72, wide * 0.66)

    branch(0, 0, pi / 2, 0.3, 0.05)


@register_thing("mouse", 0.2)
def draw_mouse(f: Figure, t: Thing) -> None:
    """Draw a desert mouse, sitting up."""
    f.shadow(0.4)
    f.line(make_curve((0.25, 0.1), (0.7, 0), (0.9, 0.3), (0.75, 0.7)), 0.04, parse_colour("#6B5038"))
    f.solid(make_oval(0.02, 0.32, 0.3, 0.34), parse_colour("#A88058"))
    f.solid(make_oval(-0.2, 0.72, 0.2, 0.18), parse_colour("#A88058"))
    for x in (-0.26, -0.06):
        f.solid(make_oval(x, 0.97, 0.08, 0.17), parse_colour("#B89068"))
    f.flat(make_oval(-0.3, 0.74, 0.03, 0.03), BLACK)


@register_thing("moon", 0.34, 0.24)
def draw_moon(f: Figure, t: Thing) -> None:
    """Draw a moon with the mark of a hand."""
    f.glow(0, 0.5, 1.1, parse_colour("#CFE0FF"), 0.45)
    f.disc(0, 0.5, 0.5, parse_colour("#D9DEEA"), 0.5)
    for x, y in ((-0.05, 0.42), (0.0, 0.55), (0.08, 0.6), (0.15, 0.56), (-0.14, 0.5)):
        f.flat(make_oval(x, y, 0.05, 0.14), parse_colour("#8E97AC"), 0.55)


@register_thing("smoke", 0.6)
def draw_smoke(f: Figure, t: Thing) -> None:
    for i in range(22):
        y = i / 22
        f.glow(0.28 * y + 0.06 * sin(i), y, 0.07 + 0.17 * y, mix(parse_colour("#2A2326"), f.light.air, y * 0.5), 0.75)


@register_thing("fire", 0.34)
def draw_fire(f: Figure, t: Thing) -> None:
    f.glow(0, 0.3, 1.1, parse_colour("#FF8A2E"), 0.55)
    for x, high, colour in (
        (0, 1.0, "#D8441E"),
        (-0.24, 0.66, "#D8441E"),
        (0.26, 0.7, "#D8441E"),
        (0.02, 0.62, "#FFA531"),
        (0, 0.36, "#FFE9A0"),
    ):
        f.flat(
            [
                *make_curve((x - 0.2, 0), (x - 0.26, high * 0.4), (x - 0.02, high * 0.5), (x + 0.03, high)),
                *make_curve((x + 0.03, high), (x + 0.1, high * 0.5), (x + 0.3, high * 0.4), (x + 0.2, 0)),
            ],
            parse_colour(colour),
            0.95,
        )


@register_thing("burst", 0.4)
def draw_burst(f: Figure, t: Thing) -> None:
    """Draw an explosion."""
    f.glow(0, 0.4, 1.2, parse_colour("#FFB050"), 0.6)
    rays = [
        (0.6 * (1 if i % 2 else 0.45) * cos(2 * pi * i / 22), 0.4 + 0.6 * (1 if i % 2 else 0.45) * sin(2 * pi * i / 22))
        for i in range(22)
    ]
    f.flat(rays, parse_colour("#FF9A3A"), 0.9)
    f.glow(0, 0.4, 0.4, parse_colour("#FFF3C8"))
    for _ in range(9):
        f.glow(f.chance.uniform(-0.5, 0.5), f.chance.uniform(0.4, 1.1), 0.2, parse_colour("#3A2A2A"), 0.6)
