"""Machines: harvesters, thopters, ships, and their weapons."""

from __future__ import annotations

from math import pi, sin

from renderer.colours import mix, parse_colour
from renderer.paint.pen import make_curve
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, make_oval
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

STEEL = parse_colour("#8B8594")
IRON = parse_colour("#5A5460")
BRASS = parse_colour("#C79A4E")
LAMP = parse_colour("#FFD27A")


@register_thing("harvester", 0.3)
def draw_harvester(f: Figure, t: Thing) -> None:
    """Draw a factory on tracks that digs the sand."""
    f.shadow(1.0)
    f.solid([(-0.95, 0), (-1.05, 0.22), (-0.85, 0.34), (0.85, 0.34), (1.0, 0.18), (0.92, 0)], mix(IRON, BLACK, 0.25))
    for i in range(9):
        f.flat(make_oval(-0.8 + i * 0.2, 0.14, 0.075, 0.1, 12), mix(IRON, WHITE, 0.22), 0.8)
    f.solid([(-0.82, 0.3), (-0.74, 0.62), (0.5, 0.66), (0.78, 0.3)], STEEL)
    f.solid([(-0.4, 0.62), (-0.34, 0.92), (0.12, 0.92), (0.2, 0.64)], find_house_colour(t, BRASS))
    f.solid([(0.7, 0.3), (1.3, 0.02), (1.36, 0.12), (0.86, 0.5)], IRON)
    for x in (-0.24, -0.1, 0.04):
        f.flat([(x, 0.72), (x + 0.07, 0.72), (x + 0.07, 0.82), (x, 0.82)], LAMP, 0.9)
    f.line([(-0.6, 0.6), (-0.6, 1.08)], 0.05, IRON)
    f.glow(-0.56, 1.2, 0.3, mix(f.light.ground, f.light.key, 0.3), 0.6)
    f.dust(1.3, 0.02, 0.4)


def _draw_wing(f: Figure, a: float, long: float, y: float = 0.5) -> None:
    tip = (-0.1 + long * 0.9 * sin(a), y + long * sin(a + pi / 2) * 0.62)
    f.solid(
        [
            (-0.06, y),
            (tip[0] * 0.55 - 0.05, y + (tip[1] - y) * 0.6 + 0.04),
            tip,
            (tip[0] * 0.7 + 0.07, y + (tip[1] - y) * 0.62 - 0.05),
            (0.1, y - 0.02),
        ],
        parse_colour("#A8937A"),
    )


@register_thing("thopter", 0.24, 0.26, key_part=KeyPart(0.1, 0.9, 0.7, 2.0))
def draw_thopter(f: Figure, t: Thing) -> None:
    """Draw a flying machine with the wings of a dragonfly."""
    for a in (-1.5, -1.15, 1.2, 1.55):
        _draw_wing(f, a, 1.25)
    f.solid(
        [
            (-1.15, 0.56),
            (-0.9, 0.46),
            (-0.3, 0.3),
            (0.4, 0.26),
            (0.75, 0.38),
            (0.8, 0.5),
            (0.5, 0.64),
            (0.0, 0.68),
            (-0.4, 0.58),
            (-1.15, 0.62),
        ],
        find_house_colour(t, STEEL),
    )
    f.solid([(0.36, 0.62), (0.74, 0.5), (0.72, 0.42), (0.34, 0.46)], parse_colour("#F2C46A"))
    for a in (-0.8, 0.75):
        _draw_wing(f, a, 1.0, 0.58)
    f.line([(-0.1, 0.3), (-0.16, 0.1), (0.2, 0.1)], 0.04, IRON)
    if "many" in t.looks:
        for dx, dy in ((-2.2, 0.9), (-1.5, 1.6), (1.9, 1.3)):
            f.solid([(dx - 0.5, dy + 0.2), (dx, dy), (dx + 0.5, dy + 0.22), (dx + 0.1, dy - 0.08)], STEEL)


@register_thing("carryall", 0.3, 0.3)
def draw_carryall(f: Figure, t: Thing) -> None:
    """Draw broad wings that lift a harvester on cables."""
    for x in (-0.5, 0.5):
        f.line([(x * 0.8, 0.55), (x, -0.32)], 0.022, f.light.dark)
    f.solid([(-1.7, 0.62), (-0.5, 0.5), (0.5, 0.5), (1.7, 0.62), (0.7, 0.82), (-0.7, 0.82)], STEEL)
    f.solid([(-0.55, 0.48), (-0.42, 0.95), (0.42, 0.95), (0.55, 0.48)], find_house_colour(t, BRASS))
    for x in (-1.1, -0.75, 0.75, 1.1):
        f.solid(make_oval(x, 0.6, 0.12, 0.15, 16), IRON)
        f.glow(x, 0.42, 0.14, LAMP, 0.7)
    f.flat([(-0.25, 0.74), (0.25, 0.74), (0.2, 0.86), (-0.2, 0.86)], parse_colour("#F2C46A"), 0.9)
    if "many" in t.looks:
        f.solid([(-0.8, -0.5), (-0.7, -0.25), (0.7, -0.25), (0.8, -0.5)], mix(IRON, BLACK, 0.2))


@register_thing("heighliner", 0.42, 0.26)
def draw_heighliner(f: Figure, t: Thing) -> None:
    """Draw the Guild's ship: a huge tube, open at one end, with small ships in front."""
    body = [
        *make_curve((-1.35, 0.5), (-1.3, 1.0), (0.7, 1.0), (1.05, 0.86)),
        *make_curve((1.05, 0.14), (0.7, 0.0), (-1.3, 0.0), (-1.35, 0.5)),
    ]
    f.solid(body, mix(find_house_colour(t, STEEL), STEEL, 0.55))
    for i in range(7):
        x = -1.0 + i * 0.27
        f.line([(x, 0.96), (x + 0.05, 0.5), (x, 0.04)], 0.014, f.light.dark, 0.5)
    f.solid(make_oval(1.05, 0.5, 0.17, 0.37), mix(STEEL, WHITE, 0.2))
    f.flat(make_oval(1.06, 0.5, 0.125, 0.3), parse_colour("#120A1E"))
    f.glow(1.06, 0.5, 0.24, parse_colour("#FFB060"), 0.75)
    for _ in range(26):
        f.flat(make_oval(f.chance.uniform(-1.2, 0.9), f.chance.uniform(0.15, 0.85), 0.011, 0.011, 6), LAMP, 0.85)
    for x, y in ((1.45, 0.55), (1.62, 0.44), (1.78, 0.58)):
        f.solid([(x - 0.06, y), (x, y + 0.03), (x + 0.07, y), (x, y - 0.02)], WHITE)


@register_thing("frigate", 0.36, 0.06)
def draw_frigate(f: Figure, t: Thing) -> None:
    """Draw a House's ship, upright on its legs or in the air."""
    f.solid(
        [(-0.5, 0.1), (-0.62, 0.34), (-0.42, 0.72), (0.1, 0.95), (0.7, 0.82), (0.95, 0.46), (0.7, 0.22), (0.2, 0.1)],
        STEEL,
    )
    f.solid(
        [(-0.42, 0.72), (0.1, 0.95), (0.7, 0.82), (0.62, 0.74), (0.1, 0.82), (-0.36, 0.64)], find_house_colour(t, BRASS)
    )
    for x in (-0.36, 0.1, 0.55):
        f.line([(x, 0.16), (x - 0.1, -0.1)], 0.05, IRON)
        f.glow(x + 0.1, 0.04, 0.16, LAMP, 0.7)
    for i in range(6):
        f.flat(make_oval(-0.3 + i * 0.18, 0.46, 0.028, 0.028, 8), LAMP, 0.95)
    if "many" in t.looks:
        for dx, dy, s in ((-1.5, 0.8, 0.4), (1.5, 1.0, 0.34), (-0.9, 1.35, 0.25)):
            f.solid([(dx - s, dy), (dx, dy + s * 0.5), (dx + s, dy + s * 0.1), (dx + s * 0.3, dy - s * 0.3)], STEEL)


@register_thing("dreadnought", 0.36, 0.22)
def draw_dreadnought(f: Figure, t: Thing) -> None:
    """Draw a warship: a long wedge with turrets."""
    f.solid([(-1.4, 0.42), (-1.2, 0.66), (0.2, 0.78), (1.5, 0.5), (0.3, 0.22), (-1.15, 0.24)], IRON)
    f.solid([(-0.9, 0.66), (-0.7, 0.98), (-0.2, 0.98), (0.05, 0.74)], find_house_colour(t, STEEL))
    for x, y in ((-0.35, 0.22), (0.25, 0.26), (0.55, 0.7)):
        f.solid(make_oval(x, y, 0.11, 0.09, 14), STEEL)
        f.line([(x, y), (x + 0.4, y - 0.04)], 0.035, STEEL)
    f.line([(-1.1, 0.44), (1.2, 0.5)], 0.02, LAMP, 0.8)
    for x in (-1.42, -1.34):
        f.glow(x, 0.44, 0.24, parse_colour("#7FC8FF"), 0.7)


@register_thing("freighter", 0.26, 0.2)
def draw_freighter(f: Figure, t: Thing) -> None:
    """Draw a cargo ship made of boxes."""
    f.solid([(-1.2, 0.36), (-1.1, 0.6), (1.0, 0.62), (1.3, 0.44), (1.0, 0.3)], STEEL)
    for i in range(5):
        x = -0.95 + i * 0.38
        f.solid(
            [(x, 0.02), (x + 0.32, 0.02), (x + 0.32, 0.34), (x, 0.34)],
            mix(find_house_colour(t, BRASS), BLACK, 0.15 * (i % 2)),
        )
    f.solid([(0.7, 0.6), (0.78, 0.86), (1.02, 0.8), (1.1, 0.56)], STEEL)
    f.glow(-1.25, 0.46, 0.26, parse_colour("#8FD0FF"), 0.75)


@register_thing("shuttle", 0.14, 0.3)
def draw_shuttle(f: Figure, t: Thing) -> None:
    for dx, dy, s in ((0, 0, 1.0), (-1.6, 0.9, 0.7), (1.5, 0.8, 0.6), (-0.4, 1.7, 0.5))[
        : 4 if "many" in t.looks else 1
    ]:
        f.solid(
            [(dx - s, dy + 0.1), (dx - 0.3 * s, dy + 0.5 * s), (dx + s, dy + 0.3 * s), (dx + 0.4 * s, dy)],
            find_house_colour(t, STEEL),
        )
        f.glow(dx - s, dy + 0.16, 0.3 * s, parse_colour("#FFC070"), 0.8)


@register_thing("satellite", 0.24, 0.34)
def draw_satellite(f: Figure, t: Thing) -> None:
    f.solid([(-0.2, 0.3), (-0.2, 0.7), (0.2, 0.7), (0.2, 0.3)], BRASS)
    for x in (-0.95, 0.3):
        f.solid([(x, 0.36), (x + 0.65, 0.36), (x + 0.65, 0.64), (x, 0.64)], parse_colour("#2F4F86"))
    f.line([(0, 0.7), (0, 1.0)], 0.04, STEEL)
    f.solid(make_oval(0.06, 0.14, 0.2, 0.1), STEEL)
    f.glow(0, 1.02, 0.14, parse_colour("#FF5A4A"))


@register_thing("cannon", 0.34)
def draw_cannon(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.6, 0), (-0.5, 0.4), (0.3, 0.46), (0.55, 0)], IRON)
    f.solid([(-0.3, 0.34), (-0.2, 0.62), (1.2, 0.98), (1.28, 0.84), (0.1, 0.4)], find_house_colour(t, STEEL))
    f.solid(make_oval(-0.1, 0.42, 0.26, 0.26), STEEL)
    if "burning" in t.looks:
        f.glow(1.35, 0.95, 0.5, LAMP)


@register_thing("beam", 0.3, 0.3)
def draw_beam(f: Figure, t: Thing) -> None:
    """Draw a lasgun beam across the picture."""
    for wide, opacity in ((0.16, 0.25), (0.06, 0.6), (0.02, 1.0)):
        f.line(
            [(-2.4, -0.4), (2.4, 0.7)],
            wide,
            mix(find_house_colour(t, parse_colour("#FF6A5A")), WHITE, 0.6 if wide < 0.05 else 0.1),
            opacity,
        )


@register_thing("drone", 0.2, 0.2)
def draw_drone(f: Figure, t: Thing) -> None:
    """Draw a training machine with blades."""
    f.solid(make_oval(0, 0.5, 0.3, 0.36), STEEL)
    for a in (-0.9, -0.3, 0.3, 0.9):
        f.line([(a * 0.3, 0.4), (a * 0.8, 0.12), (a, -0.12)], 0.05, IRON)
    for a in (-1, 1):
        f.line([(a * 0.25, 0.6), (a * 0.75, 0.95)], 0.045, parse_colour("#D9DEE6"))
    f.glow(0, 0.55, 0.22, parse_colour("#FF4A3A"))


@register_thing("seeker", 0.1, 0.3)
def draw_seeker(f: Figure, t: Thing) -> None:
    """Draw a hunter-seeker: a flying needle."""
    f.glow(0.8, 0.5, 0.7, parse_colour("#FF5A4A"), 0.5)
    f.solid([(-1.3, 0.42), (-1.2, 0.62), (0.6, 0.64), (1.5, 0.5), (0.6, 0.38)], STEEL)
    f.flat(make_oval(0.4, 0.51, 0.09, 0.09), parse_colour("#FF4A3A"))


@register_thing("thumper", 0.36)
def draw_thumper(f: Figure, t: Thing) -> None:
    """Draw a thumper, which beats the ground to call a worm."""
    for r in (0.9, 0.6, 0.32):
        f.line(make_oval(0, 0.02, r, r * 0.22, 40), 0.016, f.light.key, 0.55)
    f.line([(0, -0.06), (0, 0.95)], 0.08, IRON)
    f.solid([(-0.12, 0.55), (-0.12, 0.95), (0.12, 0.95), (0.12, 0.55)], find_house_colour(t, BRASS))
    f.solid([(-0.2, 0.95), (-0.14, 1.05), (0.14, 1.05), (0.2, 0.95)], STEEL)


@register_thing("windtrap", 0.4)
def draw_windtrap(f: Figure, t: Thing) -> None:
    """Draw vanes that catch water from the wind."""
    f.shadow(0.5)
    f.solid([(-0.3, 0), (-0.22, 0.62), (0.22, 0.62), (0.3, 0)], parse_colour("#A67C52"))
    for i in range(4):
        y = 0.58 + i * 0.11
        f.solid([(-0.5 + i * 0.04, y), (-0.34, y + 0.09), (0.34, y + 0.09), (0.5 - i * 0.04, y)], STEEL)
    f.glow(0, 0.22, 0.22, parse_colour("#5FB8D8"), 0.7)


@register_thing("sonic", 0.36)
def draw_sonic(f: Figure, t: Thing) -> None:
    """Draw a listening dish."""
    f.shadow(0.4)
    f.line([(0, 0), (0, 0.5)], 0.07, IRON)
    f.solid(make_oval(0.02, 0.66, 0.26, 0.36), STEEL)
    f.solid(make_oval(0.06, 0.66, 0.18, 0.28), mix(IRON, BLACK, 0.2))
    for r in (0.5, 0.7, 0.9):
        f.line(
            [(r * 0.9, 0.66 + r * 0.42), (r * 1.08, 0.66), (r * 0.9, 0.66 - r * 0.42)],
            0.02,
            parse_colour("#9FE0FF"),
            0.6,
        )


@register_thing("engine", 0.5)
def draw_engine(f: Figure, t: Thing) -> None:
    """Draw a great machine of rings with a glow inside."""
    f.shadow(0.6)
    f.solid([(-0.62, 0), (-0.5, 0.16), (0.5, 0.16), (0.62, 0)], IRON)
    f.disc(0, 0.58, 0.44, STEEL)
    f.flat(make_oval(0, 0.58, 0.34, 0.34), parse_colour("#120E22"))
    f.glow(0, 0.58, 0.44, find_house_colour(t, parse_colour("#7FC8FF")), 0.95)
    f.line(make_oval(0, 0.58, 0.42, 0.14, 40), 0.03, BRASS)
    f.line(make_oval(0, 0.58, 0.14, 0.42, 40), 0.03, BRASS)


@register_thing("tank", 0.52)
def draw_tank(f: Figure, t: Thing) -> None:
    """Draw a vessel of gas or brine with a person in it."""
    f.shadow(0.5)
    f.solid([(-0.42, 0), (-0.46, 0.1), (0.46, 0.1), (0.42, 0)], IRON)
    f.solid(
        [(-0.38, 0.1), (-0.4, 0.8), (-0.2, 0.98), (0.2, 0.98), (0.4, 0.8), (0.38, 0.1)],
        mix(find_house_colour(t, BRASS), BLACK, 0.45),
    )
    f.glow(0, 0.5, 0.55, find_house_colour(t, BRASS), 0.65)
    f.flat([*make_oval(0, 0.66, 0.13, 0.16)], parse_colour("#2A1A16"), 0.85)
    f.flat([(-0.2, 0.12), (-0.16, 0.44), (0, 0.52), (0.16, 0.44), (0.2, 0.12)], parse_colour("#2A1A16"), 0.8)
    f.flat([(-0.3, 0.2), (-0.26, 0.86), (-0.2, 0.88), (-0.22, 0.2)], WHITE, 0.35)
