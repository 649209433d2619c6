"""Places: cities, palaces, sietches, towers, gates, tents, and furniture."""

from __future__ import annotations

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.brush import BLACK, Figure, Point, make_oval, mirror_outline
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

CLAY = parse_colour("#C0905F")
STONE = parse_colour("#A48D78")
WINDOW = parse_colour("#FFD98C")


def _draw_windows(f: Figure, count: int, left: float, right: float, low: float, high: float) -> None:
    for _ in range(count):
        x, y = f.chance.uniform(left, right), f.chance.uniform(low, high)
        f.flat([(x, y), (x + 0.016, y), (x + 0.016, y + 0.034), (x, y + 0.034)], WINDOW, 0.9)


def _draw_block(f: Figure, x: float, wide: float, high: float, dome: bool = False) -> None:
    f.solid([(x - wide, 0), (x - wide * 0.9, high), (x + wide * 0.9, high), (x + wide, 0)], CLAY)
    if dome:
        f.solid([p for p in make_oval(x, high, wide * 0.8, wide * 0.95) if p[1] >= high - 0.001], CLAY)


@register_thing("city", 0.42)
def draw_city(f: Figure, t: Thing) -> None:
    """Draw domes and towers crowded together."""
    f.shadow(0.9)
    for x, wide, high, dome in (
        (-0.75, 0.13, 0.36, True),
        (0.78, 0.14, 0.34, False),
        (-0.5, 0.12, 0.56, False),
        (0.54, 0.13, 0.55, True),
        (-0.26, 0.13, 0.7, True),
        (0.3, 0.12, 0.76, False),
        (0.02, 0.15, 0.88, True),
    ):
        _draw_block(f, x, wide, high, dome)
    for x, wide, high in ((-0.62, 0.12, 0.26), (-0.14, 0.16, 0.34), (0.42, 0.15, 0.3), (0.16, 0.1, 0.45)):
        _draw_block(f, x, wide, high, True)
    _draw_windows(f, 26, -0.7, 0.75, 0.06, 0.5)
    if t.house:
        f.solid([(0.02, 1.04), (0.02, 1.2), (0.3, 1.13)], find_house_colour(t))


@register_thing("palace", 0.56)
def draw_palace(f: Figure, t: Thing) -> None:
    """Draw a palace: terraces, a great dome, spires."""
    f.shadow(0.8)
    f.solid([(-0.95, 0), (-0.85, 0.22), (0.85, 0.22), (0.95, 0)], STONE)
    f.solid([(-0.68, 0.22), (-0.6, 0.46), (0.6, 0.46), (0.68, 0.22)], STONE)
    for x in (-0.74, 0.74):
        f.solid([(x - 0.07, 0.1), (x - 0.05, 0.72), (x, 0.98), (x + 0.05, 0.72), (x + 0.07, 0.1)], STONE)
    f.solid([p for p in make_oval(0, 0.46, 0.4, 0.42) if p[1] >= 0.459], find_house_colour(t, CLAY))
    f.line([(0, 0.86), (0, 1.1)], 0.02, find_house_colour(t, WINDOW))
    f.flat([(-0.09, 0.22), (-0.09, 0.36), (0, 0.43), (0.09, 0.36), (0.09, 0.22)], WINDOW, 0.9)
    for i in range(8):
        x = -0.74 + i * 0.2
        f.flat([(x, 0.04), (x, 0.13), (x + 0.04, 0.17), (x + 0.08, 0.13), (x + 0.08, 0.04)], f.light.dark, 0.55)


@register_thing("fortress", 0.5)
def draw_fortress(f: Figure, t: Thing) -> None:
    """Draw dark, heavy blocks: a Harkonnen building."""
    f.shadow(0.8)
    iron = mix(find_house_colour(t, parse_colour("#5E4A4A")), BLACK, 0.45)
    f.solid([(-0.9, 0), (-0.7, 0.42), (-0.2, 0.46), (-0.1, 0)], iron)
    f.solid([(0.1, 0), (0.16, 0.62), (0.62, 0.58), (0.92, 0)], iron)
    f.solid([(-0.42, 0), (-0.3, 0.8), (-0.06, 1.0), (0.2, 0.84), (0.36, 0)], mix(iron, BLACK, 0.15))
    _draw_windows(f, 18, -0.6, 0.6, 0.08, 0.4)
    f.glow(-0.04, 0.72, 0.16, parse_colour("#FF5A3A"), 0.8)


@register_thing("sietch", 0.62)
def draw_sietch(f: Figure, t: Thing) -> None:
    """Draw a cliff with lit doors."""
    f.shadow(0.8)
    f.solid(
        [
            (-1.0, 0),
            (-0.86, 0.4),
            (-0.7, 0.52),
            (-0.62, 0.86),
            (-0.3, 0.96),
            (0.08, 0.9),
            (0.36, 1.0),
            (0.6, 0.74),
            (0.78, 0.64),
            (0.96, 0.2),
            (1.05, 0),
        ],
        parse_colour("#8A5C3E"),
    )
    f.flat(
        [(0.2, 0.92), (0.36, 1.0), (0.6, 0.74), (0.78, 0.64), (0.96, 0.2), (1.05, 0), (0.46, 0), (0.34, 0.44)],
        f.light.dark,
        0.42,
    )
    for x, y, s in (
        (-0.52, 0.08, 0.12),
        (-0.1, 0.1, 0.16),
        (0.2, 0.44, 0.07),
        (-0.4, 0.5, 0.07),
        (0.0, 0.62, 0.06),
        (-0.22, 0.36, 0.06),
    ):
        f.glow(x, y + s * 0.6, s * 2.2, WINDOW, 0.35)
        f.flat(
            [
                (x - s / 2, y - s * 0.6),
                (x - s / 2, y + s * 0.5),
                (x, y + s),
                (x + s / 2, y + s * 0.5),
                (x + s / 2, y - s * 0.6),
            ],
            WINDOW,
            0.95,
        )
    for y in (0.3, 0.56, 0.78):
        f.line([(-0.8 + y * 0.2, y), (-0.2, y + 0.03), (0.3, y - 0.02), (0.7, y)], 0.01, f.light.dark, 0.4)


@register_thing("tower", 0.6)
def draw_tower(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    f.solid(
        [
            (-0.14, 0),
            (-0.1, 0.76),
            (-0.16, 0.8),
            (-0.14, 0.9),
            (0, 1.06),
            (0.14, 0.9),
            (0.16, 0.8),
            (0.1, 0.76),
            (0.14, 0),
        ],
        find_house_colour(t, STONE),
    )
    _draw_windows(f, 7, -0.07, 0.05, 0.1, 0.7)


@register_thing("gate", 0.55)
def draw_gate(f: Figure, t: Thing) -> None:
    """Draw a gate in a wall, half open, with light behind it."""
    f.solid([(-0.8, 0), (-0.8, 0.9), (0.8, 0.9), (0.8, 0)], STONE)
    f.flat([(-0.34, 0), (-0.34, 0.5), (0, 0.74), (0.34, 0.5), (0.34, 0)], WINDOW)
    f.glow(0, 0.3, 0.6, WINDOW, 0.5)
    f.solid([(-0.34, 0), (-0.34, 0.5), (-0.1, 0.66), (-0.14, 0)], find_house_colour(t, parse_colour("#6B4A34")))
    f.solid([(0.34, 0), (0.34, 0.5), (0.12, 0.66), (0.16, 0)], find_house_colour(t, parse_colour("#6B4A34")))


@register_thing("tent", 0.26)
def draw_tent(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.85, 0), (-0.1, 0.9), (0.1, 0.92), (0.9, 0)], find_house_colour(t, parse_colour("#A08058")))
    f.flat([(-0.2, 0), (0.02, 0.62), (0.22, 0)], f.light.dark, 0.75)
    f.glow(0.02, 0.16, 0.3, WINDOW, 0.6)
    if "many" in t.looks:
        for x in (-1.9, 1.8, 3.1):
            f.solid([(x - 0.6, 0.1), (x, 0.72), (x + 0.62, 0.1)], parse_colour("#A08058"))


@register_thing("camp", 0.24)
def draw_camp(f: Figure, t: Thing) -> None:
    """Draw tents around a fire."""
    for x, s in ((-1.5, 0.8), (-0.7, 1.0), (0.9, 0.9), (1.7, 0.7)):
        f.solid([(x - 0.5 * s, 0), (x, 0.75 * s), (x + 0.55 * s, 0)], find_house_colour(t, parse_colour("#A08058")))
    f.glow(0.1, 0.15, 1.2, parse_colour("#FF9A3E"), 0.6)
    f.flat([(-0.02, 0), (0.1, 0.4), (0.22, 0)], parse_colour("#FFD98C"))


@register_thing("throne", 0.6)
def draw_throne(f: Figure, t: Thing) -> None:
    gold = find_house_colour(t, parse_colour("#C9A04E"))
    for i in range(3):
        f.solid(
            [
                (-0.6 + i * 0.09, i * 0.06),
                (-0.6 + i * 0.09, i * 0.06 + 0.06),
                (0.6 - i * 0.09, i * 0.06 + 0.06),
                (0.6 - i * 0.09, i * 0.06),
            ],
            STONE,
        )
    f.glow(0, 0.7, 0.6, f.light.key, 0.3)
    f.solid(mirror_outline([(0, 1.1), (0.1, 0.96), (0.2, 1.0), (0.26, 0.2)]), mix(gold, BLACK, 0.1))
    f.solid(mirror_outline([(0, 0.9), (0.14, 0.82), (0.17, 0.42)]), parse_colour("#5C3A78"))
    f.solid([(-0.34, 0.18), (-0.34, 0.46), (0.34, 0.46), (0.34, 0.18)], gold)


@register_thing("stairs", 0.36)
def draw_stairs(f: Figure, t: Thing) -> None:
    for i in range(7):
        y, wide = i / 7, 0.9 - 0.09 * i
        f.solid([(-wide, y), (-wide, y + 0.14), (wide, y + 0.14), (wide, y)], STONE)


@register_thing("council", 0.3)
def draw_council(f: Figure, t: Thing) -> None:
    """Draw rings of benches full of people."""
    for row in range(4):
        y, wide = 0.75 - row * 0.24, 0.9 + row * 0.3
        for i in range(11 + 2 * row):
            x = -wide + 2 * wide * i / (10 + 2 * row)
            f.disc(x, y + 0.17 + 0.1 * (x / wide) ** 2, 0.055, mix(parse_colour("#6A5040"), BLACK, 0.12 * (i % 3)), 0.6)
        f.solid(
            [
                (-wide - 0.1, y + 0.1),
                (0, y),
                (wide + 0.1, y + 0.1),
                (wide + 0.1, y - 0.04),
                (0, y - 0.12),
                (-wide - 0.1, y - 0.04),
            ],
            find_house_colour(t, parse_colour("#5E7A52")),
        )


@register_thing("table", 0.22)
def draw_table(f: Figure, t: Thing) -> None:
    """Draw a table with a shining map."""
    f.shadow(1.0)
    f.solid([(-1.3, 0.5), (-0.9, 0.9), (0.9, 0.9), (1.3, 0.5), (1.3, 0.36), (-1.3, 0.36)], parse_colour("#6B4630"))
    for x in (-1.1, 1.0):
        f.solid([(x, 0.36), (x + 0.12, 0.36), (x + 0.12, -0.2), (x, -0.2)], parse_colour("#5A3A28"))
    f.flat([(-0.95, 0.56), (-0.7, 0.84), (0.7, 0.84), (0.95, 0.56)], find_house_colour(t, parse_colour("#6FC0D8")), 0.8)
    f.glow(0, 0.9, 0.8, find_house_colour(t, parse_colour("#6FC0D8")), 0.5)


@register_thing("market", 0.3)
def draw_market(f: Figure, t: Thing) -> None:
    """Draw stalls with striped roofs."""
    for i, x in enumerate((-1.1, -0.2, 0.7)):
        colour = (find_house_colour(t, parse_colour("#B5522B")), parse_colour("#4F86A0"), parse_colour("#C9A24A"))[
            i % 3
        ]
        f.solid([(x, 0), (x, 0.6), (x + 0.06, 0.6), (x + 0.06, 0)], STONE)
        f.solid([(x + 0.66, 0), (x + 0.66, 0.6), (x + 0.72, 0.6), (x + 0.72, 0)], STONE)
        f.solid([(x - 0.06, 0.56), (x + 0.1, 0.86), (x + 0.62, 0.86), (x + 0.8, 0.56)], colour)
        f.solid([(x + 0.04, 0), (x + 0.04, 0.24), (x + 0.68, 0.24), (x + 0.68, 0)], parse_colour("#7A5636"))
        for j in range(5):
            f.disc(
                x + 0.13 + j * 0.12,
                0.29,
                0.06,
                (parse_colour("#E0762E"), parse_colour("#C9A24A"), parse_colour("#7FA04C"))[j % 3],
                0.7,
            )


@register_thing("statue", 0.6, key_part=KeyPart(0.7, 1.0, 0.2, 2.0))
def draw_statue(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    f.solid([(-0.22, 0), (-0.2, 0.16), (0.2, 0.16), (0.22, 0)], STONE)
    f.solid(
        [
            (-0.17, 0.16),
            (-0.11, 0.6),
            (-0.2, 0.74),
            (-0.05, 0.78),
            (0.05, 0.78),
            (0.36, 1.06),
            (0.4, 1.0),
            (0.14, 0.7),
            (0.17, 0.16),
        ],
        find_house_colour(t, STONE),
    )
    f.disc(0, 0.87, 0.085, find_house_colour(t, STONE))


@register_thing("rocks", 0.3)
def draw_rock(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    points: list[Point] = [
        (-0.8, 0),
        (-0.6, 0.5),
        (-0.3, 0.62),
        (-0.15, 0.95),
        (0.15, 1.0),
        (0.3, 0.6),
        (0.62, 0.46),
        (0.85, 0),
    ]
    f.solid(points, parse_colour("#7E5238"))
    f.flat([(0.15, 1.0), (0.3, 0.6), (0.62, 0.46), (0.85, 0), (0.2, 0), (0.1, 0.5)], f.light.dark, 0.4)


@register_thing("ruins", 0.4)
def draw_ruins(f: Figure, t: Thing) -> None:
    for x, high in ((-0.8, 0.5), (-0.45, 0.86), (0.05, 0.36), (0.4, 1.0), (0.75, 0.62)):
        f.solid(
            [
                (x - 0.13, 0),
                (x - 0.11, high),
                (x - 0.02, high - 0.14),
                (x + 0.05, high - 0.04),
                (x + 0.11, high - 0.3),
                (x + 0.14, 0),
            ],
            STONE,
        )
    f.dust(0.1, 0.05, 0.5, 0.4)


@register_thing("pillar", 0.92)
def draw_pillar(f: Figure, t: Thing) -> None:
    """Draw a mighty pillar of rock with a carved base, which carries what is above."""
    f.shadow(0.5)
    f.glow(0.0, 0.1, 0.6, f.light.key, 0.45)
    f.solid([(-0.2, 0.2), (-0.17, 1.3), (0.17, 1.3), (0.2, 0.2)], STONE)
    for x in (-0.13, -0.07, 0.0, 0.07, 0.13):
        f.line([(x * 1.15, 0.22), (x, 1.3)], 0.02, mix(STONE, f.light.dark, 0.6), 0.5)
        f.line([(x * 1.15 - 0.018, 0.22), (x - 0.015, 1.3)], 0.008, f.light.key, 0.4)
    for low, high, wide in ((0.0, 0.11, 0.4), (0.1, 0.18, 0.33), (0.17, 0.24, 0.26)):
        f.solid([(-wide, low), (-wide * 0.97, high), (wide * 0.97, high), (wide, low)], mix(STONE, f.light.key, 0.1))
    for i in range(7):
        x = -0.3 + i * 0.1
        f.flat([(x - 0.03, 0.03), (x, 0.085), (x + 0.03, 0.03)], find_house_colour(t, f.light.dark), 0.6)
