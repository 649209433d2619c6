"""Objects to hold, hang up or trade: blades, vials, scrolls, banners, coins, eyes."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.colours import mix, parse_colour
from renderer.paint.pen import make_curve, make_polygon, make_star
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, make_oval, mirror_outline, round_outline
from renderer.paint.scenery.signs import draw_sign
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

STEEL = parse_colour("#C9CED6")
BONE = parse_colour("#EFE6CF")
GOLD = parse_colour("#D8AE52")
LEATHER = parse_colour("#6B4630")
PAPER = parse_colour("#EBD9B4")


@register_thing("blade", 0.46, key_part=KeyPart(0.0, 0.7, 0.2))
def draw_blade(f: Figure, t: Thing) -> None:
    """Draw a knife, point upwards. The Fremen's is a tooth."""
    fremen = t.house == "fremen"
    f.glow(0, 0.6, 0.5, f.light.key, 0.25)
    edge = [
        *make_curve((-0.06, 0.3), (-0.14, 0.6), (-0.06, 0.9), (0.08, 1.08)),
        *make_curve((0.08, 1.08), (0.1, 0.8), (0.1, 0.5), (0.06, 0.3)),
    ]
    f.solid(
        edge if fremen else [(-0.07, 0.3), (-0.07, 0.92), (0, 1.08), (0.07, 0.92), (0.07, 0.3)],
        BONE if fremen else STEEL,
    )
    f.flat([(0.01, 0.3), (0.03, 1.0), (0.07, 0.9), (0.06, 0.3)], f.light.dark, 0.3)
    f.solid([(-0.18, 0.25), (-0.18, 0.32), (0.18, 0.32), (0.18, 0.25)], find_house_colour(t, GOLD))
    f.solid([(-0.05, 0), (-0.06, 0.26), (0.06, 0.26), (0.05, 0)], LEATHER)
    f.disc(0, -0.02, 0.065, find_house_colour(t, GOLD))


@register_thing("blades", 0.5)
def draw_blades(f: Figure, t: Thing) -> None:
    """Draw two swords crossed."""
    for side in (-1, 1):
        one = Figure(f.brush, f.x, f.y, f.scale, f.depth, side < 0)
        one.solid([(-0.5, 0.16), (-0.44, 0.1), (0.56, 1.0), (0.6, 1.1), (0.5, 1.05)], STEEL)
        one.solid([(-0.5, 0.3), (-0.3, 0.1), (-0.27, 0.14), (-0.46, 0.33)], find_house_colour(t, GOLD))
        one.solid([(-0.64, 0.0), (-0.58, -0.06), (-0.42, 0.14), (-0.46, 0.18)], LEATHER)


@register_thing("dart", 0.3, 0.14)
def draw_dart(f: Figure, t: Thing) -> None:
    """Draw a needle with a drop at its point."""
    f.line([(-0.9, 0.9), (0.7, 0.22)], 0.05, f.light.on(STEEL, f.depth))
    f.line([(-0.9, 0.93), (0.7, 0.25)], 0.014, f.light.key)
    f.solid([(-1.15, 1.05), (-0.8, 0.98), (-0.7, 0.78), (-1.0, 0.86)], find_house_colour(t, parse_colour("#A8322B")))
    f.glow(0.78, 0.16, 0.22, parse_colour("#6FE08A"), 0.8)
    f.disc(0.78, 0.14, 0.06, parse_colour("#6FC07A"))


@register_thing("vial", 0.44)
def draw_vial(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    colour = find_house_colour(t, parse_colour("#5FB86A"))
    f.glow(0, 0.35, 0.6, colour, 0.4)
    f.solid(
        [
            (-0.08, 0.62),
            (-0.08, 0.9),
            (0.08, 0.9),
            (0.08, 0.62),
            (0.26, 0.36),
            (0.26, 0.06),
            (0.16, 0),
            (-0.16, 0),
            (-0.26, 0.06),
            (-0.26, 0.36),
        ],
        mix(colour, WHITE, 0.4),
    )
    f.flat([(-0.22, 0.32), (0.22, 0.32), (0.22, 0.07), (0.14, 0.03), (-0.14, 0.03), (-0.22, 0.07)], colour)
    f.solid([(-0.1, 0.88), (-0.1, 1.0), (0.1, 1.0), (0.1, 0.88)], LEATHER)
    f.flat(make_oval(-0.12, 0.3, 0.03, 0.16), WHITE, 0.6)


@register_thing("cup", 0.4)
def draw_cup(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    gold = find_house_colour(t, GOLD)
    f.solid(
        mirror_outline([(0, 0.9), (0.32, 0.9), (0.28, 0.56), (0.06, 0.42), (0.05, 0.14), (0.22, 0.06), (0.22, 0)]), gold
    )
    f.solid(make_oval(0, 0.9, 0.32, 0.07), mix(gold, BLACK, 0.45))
    f.flat(make_oval(0, 0.89, 0.27, 0.05), parse_colour("#4FA8C8"))


@register_thing("scroll", 0.36)
def draw_scroll(f: Figure, t: Thing) -> None:
    """Draw an unrolled parchment that curls at both ends, with lines of writing and a seal on a ribbon."""
    f.shadow(0.6)
    sheet = [(-0.56, 0.9), (0.0, 0.95), (0.58, 0.88), (0.54, 0.5), (0.57, 0.1), (0.0, 0.04), (-0.57, 0.1), (-0.53, 0.5)]
    f.solid(round_outline(sheet), PAPER)
    f.soft([(-0.56, 0.3), (0.56, 0.3), (0.57, 0.1), (0.0, 0.04), (-0.57, 0.1)], f.light.dark, 0.06, 0.3)
    ink = parse_colour("#4A3022")
    f.line([(-0.2, 0.8), (0.0, 0.83), (0.2, 0.8)], 0.035, find_house_colour(t, ink), 0.9)
    for i in range(5):
        y, left, right = 0.68 - i * 0.1, -0.42, 0.42 - 0.17 * (i % 3)
        stroke = [(left + (right - left) * n / 8, y + 0.012 * (n % 2)) for n in range(9)]
        f.line(stroke, 0.02, ink, 0.75)
    for y, lit in ((0.92, 0.12), (0.06, -0.12)):
        roll = [
            (-0.64, y - 0.05),
            (-0.66, y + 0.02),
            (-0.6, y + 0.07),
            (0.6, y + 0.07),
            (0.66, y + 0.02),
            (0.64, y - 0.05),
        ]
        f.solid(roll, mix(PAPER, WHITE if lit > 0 else BLACK, abs(lit)))
        for side in (-1, 1):
            f.solid(make_oval(side * 0.65, y + 0.01, 0.035, 0.065, 16), mix(PAPER, BLACK, 0.3))
            f.line(make_oval(side * 0.65, y + 0.01, 0.016, 0.035, 10), 0.01, ink, 0.7)
            f.disc(side * 0.73, y + 0.01, 0.035, LEATHER)
    seal = find_house_colour(t, parse_colour("#A8322B"))
    for dx in (-0.05, 0.06):
        f.solid(
            [
                (0.34 + dx - 0.03, 0.2),
                (0.34 + dx * 2 - 0.04, -0.06),
                (0.34 + dx * 2 + 0.04, -0.06),
                (0.34 + dx + 0.03, 0.2),
            ],
            mix(seal, BLACK, 0.3),
        )
    wax = [
        (0.34 + (0.1 + 0.012 * (i % 2)) * cos(i * pi / 8), 0.22 + (0.1 + 0.012 * (i % 2)) * sin(i * pi / 8))
        for i in range(16)
    ]
    f.solid(round_outline(wax), seal)
    f.line(make_oval(0.34, 0.22, 0.06, 0.06, 18), 0.014, mix(seal, WHITE, 0.35), 0.8)


@register_thing("book", 0.34)
def draw_book(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.8, 0.1), (-0.7, 0.72), (0, 0.6), (0.7, 0.72), (0.8, 0.1), (0, 0)], find_house_colour(t, LEATHER))
    f.solid([(-0.7, 0.16), (-0.62, 0.76), (0, 0.64), (0, 0.06)], PAPER)
    f.solid([(0.7, 0.16), (0.62, 0.76), (0, 0.64), (0, 0.06)], mix(PAPER, BLACK, 0.12))
    for i in range(4):
        f.line([(-0.54, 0.62 - i * 0.11), (-0.1, 0.54 - i * 0.11)], 0.015, parse_colour("#6B4A34"), 0.6)
        f.line([(0.54, 0.62 - i * 0.11), (0.1, 0.54 - i * 0.11)], 0.015, parse_colour("#6B4A34"), 0.6)


@register_thing("coins", 0.26)
def draw_coins(f: Figure, t: Thing) -> None:
    """Draw stacks of solari."""
    f.shadow(0.9)
    for x, count in ((-0.62, 5), (-0.12, 9), (0.42, 7), (0.86, 3)):
        for i in range(count):
            f.solid(
                make_oval(x, 0.08 + i * 0.1, 0.25, 0.09, 20),
                mix(parse_colour("#CDD2DA"), find_house_colour(t, GOLD), 0.3 + 0.2 * (i % 2)),
                0.8,
            )


@register_thing("chest", 0.32)
def draw_chest(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.6, 0), (-0.6, 0.46), (0.6, 0.46), (0.6, 0)], find_house_colour(t, LEATHER))
    f.solid([(-0.6, 0.6), (-0.5, 0.96), (0.5, 0.96), (0.6, 0.6)], mix(find_house_colour(t, LEATHER), BLACK, 0.25))
    f.glow(0, 0.54, 0.7, GOLD, 0.75)
    for i in range(7):
        f.disc(-0.42 + i * 0.14, 0.5, 0.085, GOLD, 0.8)
    f.solid([(-0.08, 0.16), (-0.08, 0.36), (0.08, 0.36), (0.08, 0.16)], GOLD)


@register_thing("crates", 0.3)
def draw_crates(f: Figure, t: Thing) -> None:
    f.shadow(0.8)
    for x, y in ((-0.7, 0), (-0.1, 0), (0.5, 0), (-0.4, 0.46), (0.2, 0.46)):
        f.solid(
            [(x, y), (x, y + 0.45), (x + 0.56, y + 0.45), (x + 0.56, y)],
            mix(find_house_colour(t, LEATHER), WHITE, 0.12),
        )
        f.line([(x + 0.04, y + 0.06), (x + 0.52, y + 0.4)], 0.025, f.light.dark, 0.4)


@register_thing("banner", 0.66)
def draw_banner(f: Figure, t: Thing) -> None:
    """Draw the banner of a House, with its sign."""
    f.line([(-0.3, 0), (-0.3, 1.08)], 0.03, LEATHER)
    f.solid([(-0.3, 1.02), (0.42, 1.02), (0.42, 0.42), (0.06, 0.28), (-0.3, 0.42)], find_house_colour(t))
    draw_sign(f, t.house, 0.06, 0.7, 0.26)


@register_thing("crest", 0.66, 0.12)
def draw_crest(f: Figure, t: Thing) -> None:
    """Draw the sign of a House, to hang behind a person."""
    f.glow(0, 0.5, 0.9, find_house_colour(t), 0.45)
    f.solid(
        mirror_outline([(0, 1.0), (0.44, 0.94), (0.44, 0.4), (0.26, 0.12), (0, 0)]),
        mix(find_house_colour(t), BLACK, 0.25),
    )
    f.line(
        [*mirror_outline([(0, 0.96), (0.4, 0.9), (0.4, 0.41), (0.24, 0.15), (0, 0.04)]), (0, 0.96)], 0.016, GOLD, 0.8
    )
    draw_sign(f, t.house, 0, 0.54, 0.34)


@register_thing("eye", 0.34, 0.1, key_part=KeyPart(0.18, 0.82, 0.4))
def draw_eye(f: Figure, t: Thing) -> None:
    """Draw a large glowing eye."""
    colour = find_house_colour(t, parse_colour("#3F8FE0"))
    f.glow(0, 0.5, 1.0, colour, 0.4)
    lid = [
        *make_curve((-0.9, 0.46), (-0.45, 1.0), (0.45, 1.0), (0.9, 0.46)),
        *make_curve((0.9, 0.46), (0.45, 0.06), (-0.45, 0.06), (-0.9, 0.46)),
    ]
    f.solid(lid, mix(BONE, colour, 0.12))
    f.disc(0, 0.5, 0.32, colour)
    f.disc(0, 0.5, 0.15, parse_colour("#0E0A14"))
    f.flat(make_oval(-0.1, 0.62, 0.06, 0.05), WHITE, 0.9)
    f.line(lid[:17], 0.035, f.light.dark, 0.8)


@register_thing("mask", 0.5)
def draw_mask(f: Figure, t: Thing) -> None:
    """Draw a mask, half in shade."""
    f.solid(mirror_outline([(0, 1.0), (0.26, 0.94), (0.34, 0.66), (0.24, 0.24), (0, 0.04)]), find_house_colour(t, BONE))
    f.flat([(0.02, 1.0), (0.26, 0.94), (0.34, 0.66), (0.24, 0.24), (0.02, 0.04)], f.light.dark, 0.45)
    for x in (-0.13, 0.13):
        f.flat(make_oval(x, 0.62, 0.08, 0.045), BLACK, 0.9)
    f.line([(-0.12, 0.28), (0, 0.25), (0.12, 0.28)], 0.025, BLACK, 0.8)


@register_thing("ring", 0.36)
def draw_ring(f: Figure, t: Thing) -> None:
    """Draw a signet ring."""
    f.glow(0, 0.5, 0.9, GOLD, 0.35)
    f.line([*make_oval(0, 0.34, 0.32, 0.32, 44), (0.32, 0.34)], 0.1, f.light.on(GOLD, f.depth))
    f.line(make_oval(-0.02, 0.36, 0.32, 0.32, 44)[10:26], 0.03, f.light.key)
    f.solid([(-0.26, 0.62), (-0.2, 0.92), (0.2, 0.92), (0.26, 0.62)], GOLD)
    f.solid([(-0.16, 0.66), (-0.12, 0.86), (0.12, 0.86), (0.16, 0.66)], find_house_colour(t, parse_colour("#A8322B")))


@register_thing("shield", 0.56)
def draw_shield(f: Figure, t: Thing) -> None:
    """Draw a body shield: a shimmer around a person."""
    colour = find_house_colour(t, parse_colour("#7FC8FF"))
    f.glow(0, 0.5, 0.6, colour, 0.4)
    for r in (0.5, 0.46):
        f.line([*make_oval(0, 0.5, r * 0.76, r, 60), (r * 0.76, 0.5)], 0.014, mix(colour, WHITE, 0.5), 0.8)


@register_thing("globe", 0.16, 0.44)
def draw_globe(f: Figure, t: Thing) -> None:
    """Draw a floating lamp."""
    f.glow(0, 0.5, 2.6, f.light.disc, 0.45)
    f.disc(0, 0.5, 0.36, parse_colour("#FFE3A0"))


@register_thing("star", 0.34, 0.3)
def draw_star(f: Figure, t: Thing) -> None:
    f.glow(0, 0.5, 1.2, find_house_colour(t, GOLD), 0.6)
    f.flat(make_star(0, 0.5, 0.55, 0.12, 8), mix(find_house_colour(t, GOLD), WHITE, 0.5))


@register_thing("web", 0.8, key_part=KeyPart(0.2, 0.7))
def draw_web(f: Figure, t: Thing) -> None:
    """Draw a web of threads."""
    spokes = [(cos(a), sin(a)) for a in (2 * pi * i / 11 + 0.2 for i in range(11))]
    for x, y in spokes:
        f.line([(0, 0.5), (0.9 * x, 0.5 + 0.62 * y)], 0.008, find_house_colour(t, BONE), 0.8)
    for r in (0.16, 0.3, 0.44, 0.58):
        loop = [(r * 1.4 * x, 0.5 + r * y) for x, y in spokes]
        f.line([*loop, loop[0]], 0.008, find_house_colour(t, BONE), 0.8)
    f.glow(0, 0.5, 0.22, find_house_colour(t, BONE), 0.8)


@register_thing("fold", 0.8, 0.06, key_part=KeyPart(0.0, 0.5))
def draw_fold(f: Figure, t: Thing) -> None:
    """Draw folded space: rings that narrow towards the middle."""
    for i in range(9):
        r = 0.62 - i * 0.065
        tone = mix(parse_colour("#7A4FD0"), parse_colour("#FFB060"), i / 8)
        f.line(
            [*make_oval(0.05 * sin(i), 0.5, r * 1.5, r * 0.72, 50), (0.05 * sin(i) + r * 1.5, 0.5)],
            0.012 + 0.003 * i,
            tone,
            0.75,
        )
    f.glow(0, 0.5, 0.34, parse_colour("#FFF0D0"))


@register_thing("veins", 0.6)
def draw_veins(f: Figure, t: Thing) -> None:
    """Draw a helix, for inheritance."""
    for i in range(22):
        y, x = i / 21, sin(i * 0.6) * 0.22
        f.line([(x, y), (-x, y)], 0.012, BONE, 0.5)
        f.disc(x, y, 0.042, find_house_colour(t, parse_colour("#A8322B")), 0.8)
        f.disc(-x, y, 0.042, parse_colour("#4FA8C8"), 0.8)


@register_thing("box", 0.34)
def draw_box(f: Figure, t: Thing) -> None:
    """Draw a box with a dark opening: the box of pain."""
    f.shadow(0.6)
    f.solid([(-0.5, 0), (-0.5, 0.66), (0.5, 0.66), (0.5, 0)], parse_colour("#4E6A52"))
    f.solid([(-0.5, 0.66), (-0.3, 0.88), (0.7, 0.88), (0.5, 0.66)], parse_colour("#6A8A6C"))
    f.flat([(-0.34, 0.12), (-0.34, 0.54), (0.34, 0.54), (0.34, 0.12)], parse_colour("#07060A"))
    f.glow(0, 0.32, 0.3, parse_colour("#6FE08A"), 0.35)


@register_thing("hex", 0.34, 0.2, key_part=KeyPart(weight=0.3))
def draw_hexagon(f: Figure, t: Thing) -> None:
    """Draw a glowing hexagon, for a plan, a market or a machine."""
    f.glow(0, 0.5, 0.9, find_house_colour(t, parse_colour("#6FC0D8")), 0.4)
    for r in (0.5, 0.36, 0.2):
        points = make_polygon(0, 0.5, r, 6)
        f.line([*points, points[0]], 0.022, mix(find_house_colour(t, parse_colour("#6FC0D8")), WHITE, 0.35), 0.9)


@register_thing("pieces", 0.3)
def draw_pieces(f: Figure, t: Thing) -> None:
    """Draw pieces on a board, for plans."""
    f.solid([(-1.2, 0), (-0.9, 0.3), (0.9, 0.3), (1.2, 0)], LEATHER)
    for x, high, dark in ((-0.6, 0.7, 0), (-0.15, 1.0, 1), (0.3, 0.62, 0), (0.65, 0.8, 1)):
        f.solid(
            [
                (x - 0.13, 0.16),
                (x - 0.06, 0.2 + high * 0.4),
                (x - 0.07, 0.1 + high * 0.8),
                (x, 0.15 + high),
                (x + 0.07, 0.1 + high * 0.8),
                (x + 0.06, 0.2 + high * 0.4),
                (x + 0.13, 0.16),
            ],
            mix(find_house_colour(t, BONE), BLACK, 0.65 * dark),
        )


@register_thing("cage", 0.5)
def draw_cage(f: Figure, t: Thing) -> None:
    for i in range(7):
        x = -0.36 + i * 0.12
        f.line([(x, 0), (x, 0.86)], 0.024, f.light.on(parse_colour("#6B6672"), f.depth))
    f.solid([(-0.42, 0.84), (-0.3, 1.0), (0.3, 1.0), (0.42, 0.84)], find_house_colour(t, parse_colour("#6B6672")))
    f.solid([(-0.44, 0), (-0.44, 0.07), (0.44, 0.07), (0.44, 0)], parse_colour("#6B6672"))


@register_thing("scales", 0.5)
def draw_scales(f: Figure, t: Thing) -> None:
    """Draw a balance."""
    gold = find_house_colour(t, GOLD)
    f.shadow(0.4)
    f.solid([(-0.2, 0), (-0.04, 0.08), (-0.03, 0.9), (0.03, 0.9), (0.04, 0.08), (0.2, 0)], gold)
    f.solid([(-0.6, 0.8), (-0.6, 0.85), (0.6, 0.98), (0.6, 0.93)], gold)
    for x, y in ((-0.6, 0.82), (0.6, 0.95)):
        f.line([(x, y), (x - 0.2, y - 0.4)], 0.012, gold)
        f.line([(x, y), (x + 0.2, y - 0.4)], 0.012, gold)
        f.solid([(x - 0.24, y - 0.4), (x - 0.14, y - 0.5), (x + 0.14, y - 0.5), (x + 0.24, y - 0.4)], gold)
