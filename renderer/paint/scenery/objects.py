"""Things one holds, hangs up or trades: blades, vials, scrolls, banners, coins, eyes."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.colours import mix, parse
from renderer.paint.pen import curve, regular, starred
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, mirrored, oval
from renderer.paint.scenery.signs import sign
from renderer.paint.scenery.things import Head, livery, thing
from renderer.scenes import Thing

STEEL = parse("#C9CED6")
BONE = parse("#EFE6CF")
GOLD = parse("#D8AE52")
LEATHER = parse("#6B4630")
PAPER = parse("#EBD9B4")


@thing("blade", 0.46, head=Head(0.0, 0.7, 0.2))
def blade(f: Figure, t: Thing) -> None:
    """A knife, point upwards; that of the Fremen is a tooth."""
    fremen = t.house == "fremen"
    f.glow(0, 0.6, 0.5, f.light.key, 0.25)
    edge = [
        *curve((-0.06, 0.3), (-0.14, 0.6), (-0.06, 0.9), (0.08, 1.08)),
        *curve((0.08, 1.08), (0.1, 0.8), (0.1, 0.5), (0.06, 0.3)),
    ]
    f.solid(
        edge if fremen else [(-0.07, 0.3), (-0.07, 0.92), (0, 1.08), (0.07, 0.92), (0.07, 0.3)],
        BONE if fremen else STEEL,
    )
    f.flat([(0.01, 0.3), (0.03, 1.0), (0.07, 0.9), (0.06, 0.3)], f.light.dark, 0.3)
    f.solid([(-0.18, 0.25), (-0.18, 0.32), (0.18, 0.32), (0.18, 0.25)], livery(t, GOLD))
    f.solid([(-0.05, 0), (-0.06, 0.26), (0.06, 0.26), (0.05, 0)], LEATHER)
    f.disc(0, -0.02, 0.065, livery(t, GOLD))


@thing("blades", 0.5)
def blades(f: Figure, t: Thing) -> None:
    """Two swords crossed."""
    for side in (-1, 1):
        one = Figure(f.brush, f.x, f.y, f.scale, f.depth, side < 0)
        one.solid([(-0.5, 0.16), (-0.44, 0.1), (0.56, 1.0), (0.6, 1.1), (0.5, 1.05)], STEEL)
        one.solid([(-0.5, 0.3), (-0.3, 0.1), (-0.27, 0.14), (-0.46, 0.33)], livery(t, GOLD))
        one.solid([(-0.64, 0.0), (-0.58, -0.06), (-0.42, 0.14), (-0.46, 0.18)], LEATHER)


@thing("dart", 0.3, 0.14)
def dart(f: Figure, t: Thing) -> None:
    """A needle with a drop at its point."""
    f.line([(-0.9, 0.9), (0.7, 0.22)], 0.05, f.light.on(STEEL, f.depth))
    f.line([(-0.9, 0.93), (0.7, 0.25)], 0.014, f.light.key)
    f.solid([(-1.15, 1.05), (-0.8, 0.98), (-0.7, 0.78), (-1.0, 0.86)], livery(t, parse("#A8322B")))
    f.glow(0.78, 0.16, 0.22, parse("#6FE08A"), 0.8)
    f.disc(0.78, 0.14, 0.06, parse("#6FC07A"))


@thing("vial", 0.44)
def vial(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    colour = livery(t, parse("#5FB86A"))
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
    f.flat(oval(-0.12, 0.3, 0.03, 0.16), WHITE, 0.6)


@thing("cup", 0.4)
def cup(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    gold = livery(t, GOLD)
    f.solid(mirrored([(0, 0.9), (0.32, 0.9), (0.28, 0.56), (0.06, 0.42), (0.05, 0.14), (0.22, 0.06), (0.22, 0)]), gold)
    f.solid(oval(0, 0.9, 0.32, 0.07), mix(gold, BLACK, 0.45))
    f.flat(oval(0, 0.89, 0.27, 0.05), parse("#4FA8C8"))


@thing("scroll", 0.36)
def scroll(f: Figure, t: Thing) -> None:
    f.shadow(0.6)
    f.solid([(-0.6, 0.1), (-0.6, 0.82), (0.6, 0.82), (0.6, 0.1)], PAPER)
    for y in (0.84, 0.06):
        f.solid([(-0.68, y - 0.07), (-0.68, y + 0.07), (0.68, y + 0.07), (0.68, y - 0.07)], mix(PAPER, BLACK, 0.15))
    for i in range(4):
        f.line([(-0.45, 0.7 - i * 0.13), (0.45 - 0.15 * (i % 2), 0.7 - i * 0.13)], 0.022, parse("#6B4A34"), 0.7)
    f.disc(0.36, 0.2, 0.11, livery(t, parse("#A8322B")))


@thing("book", 0.34)
def book(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.8, 0.1), (-0.7, 0.72), (0, 0.6), (0.7, 0.72), (0.8, 0.1), (0, 0)], livery(t, LEATHER))
    f.solid([(-0.7, 0.16), (-0.62, 0.76), (0, 0.64), (0, 0.06)], PAPER)
    f.solid([(0.7, 0.16), (0.62, 0.76), (0, 0.64), (0, 0.06)], mix(PAPER, BLACK, 0.12))
    for i in range(4):
        f.line([(-0.54, 0.62 - i * 0.11), (-0.1, 0.54 - i * 0.11)], 0.015, parse("#6B4A34"), 0.6)
        f.line([(0.54, 0.62 - i * 0.11), (0.1, 0.54 - i * 0.11)], 0.015, parse("#6B4A34"), 0.6)


@thing("coins", 0.26)
def coins(f: Figure, t: Thing) -> None:
    """Stacks of solari."""
    f.shadow(0.9)
    for x, count in ((-0.62, 5), (-0.12, 9), (0.42, 7), (0.86, 3)):
        for i in range(count):
            f.solid(
                oval(x, 0.08 + i * 0.1, 0.25, 0.09, 20),
                mix(parse("#CDD2DA"), livery(t, GOLD), 0.3 + 0.2 * (i % 2)),
                0.8,
            )


@thing("chest", 0.32)
def chest(f: Figure, t: Thing) -> None:
    f.shadow(0.7)
    f.solid([(-0.6, 0), (-0.6, 0.46), (0.6, 0.46), (0.6, 0)], livery(t, LEATHER))
    f.solid([(-0.6, 0.6), (-0.5, 0.96), (0.5, 0.96), (0.6, 0.6)], mix(livery(t, LEATHER), BLACK, 0.25))
    f.glow(0, 0.54, 0.7, GOLD, 0.75)
    for i in range(7):
        f.disc(-0.42 + i * 0.14, 0.5, 0.085, GOLD, 0.8)
    f.solid([(-0.08, 0.16), (-0.08, 0.36), (0.08, 0.36), (0.08, 0.16)], GOLD)


@thing("crates", 0.3)
def crates(f: Figure, t: Thing) -> None:
    f.shadow(0.8)
    for x, y in ((-0.7, 0), (-0.1, 0), (0.5, 0), (-0.4, 0.46), (0.2, 0.46)):
        f.solid([(x, y), (x, y + 0.45), (x + 0.56, y + 0.45), (x + 0.56, y)], mix(livery(t, LEATHER), WHITE, 0.12))
        f.line([(x + 0.04, y + 0.06), (x + 0.52, y + 0.4)], 0.025, f.light.dark, 0.4)


@thing("banner", 0.66)
def banner(f: Figure, t: Thing) -> None:
    """The banner of a House, with its sign."""
    f.line([(-0.3, 0), (-0.3, 1.08)], 0.03, LEATHER)
    f.solid([(-0.3, 1.02), (0.42, 1.02), (0.42, 0.42), (0.06, 0.28), (-0.3, 0.42)], livery(t))
    sign(f, t.house, 0.06, 0.7, 0.26)


@thing("crest", 0.66, 0.12)
def crest(f: Figure, t: Thing) -> None:
    """The sign of a House, hung behind somebody."""
    f.glow(0, 0.5, 0.9, livery(t), 0.45)
    f.solid(mirrored([(0, 1.0), (0.44, 0.94), (0.44, 0.4), (0.26, 0.12), (0, 0)]), mix(livery(t), BLACK, 0.25))
    f.line([*mirrored([(0, 0.96), (0.4, 0.9), (0.4, 0.41), (0.24, 0.15), (0, 0.04)]), (0, 0.96)], 0.016, GOLD, 0.8)
    sign(f, t.house, 0, 0.54, 0.34)


@thing("eye", 0.34, 0.1, head=Head(0.18, 0.82, 0.4))
def eye(f: Figure, t: Thing) -> None:
    """An eye that sees more than it should."""
    colour = livery(t, parse("#3F8FE0"))
    f.glow(0, 0.5, 1.0, colour, 0.4)
    lid = [
        *curve((-0.9, 0.46), (-0.45, 1.0), (0.45, 1.0), (0.9, 0.46)),
        *curve((0.9, 0.46), (0.45, 0.06), (-0.45, 0.06), (-0.9, 0.46)),
    ]
    f.solid(lid, mix(BONE, colour, 0.12))
    f.disc(0, 0.5, 0.32, colour)
    f.disc(0, 0.5, 0.15, parse("#0E0A14"))
    f.flat(oval(-0.1, 0.62, 0.06, 0.05), WHITE, 0.9)
    f.line(lid[:17], 0.035, f.light.dark, 0.8)


@thing("mask", 0.5)
def mask(f: Figure, t: Thing) -> None:
    """A face that can be another."""
    f.solid(mirrored([(0, 1.0), (0.26, 0.94), (0.34, 0.66), (0.24, 0.24), (0, 0.04)]), livery(t, BONE))
    f.flat([(0.02, 1.0), (0.26, 0.94), (0.34, 0.66), (0.24, 0.24), (0.02, 0.04)], f.light.dark, 0.45)
    for x in (-0.13, 0.13):
        f.flat(oval(x, 0.62, 0.08, 0.045), BLACK, 0.9)
    f.line([(-0.12, 0.28), (0, 0.25), (0.12, 0.28)], 0.025, BLACK, 0.8)


@thing("ring", 0.36)
def ring(f: Figure, t: Thing) -> None:
    """A signet ring."""
    f.glow(0, 0.5, 0.9, GOLD, 0.35)
    f.line([*oval(0, 0.34, 0.32, 0.32, 44), (0.32, 0.34)], 0.1, f.light.on(GOLD, f.depth))
    f.line(oval(-0.02, 0.36, 0.32, 0.32, 44)[10:26], 0.03, f.light.key)
    f.solid([(-0.26, 0.62), (-0.2, 0.92), (0.2, 0.92), (0.26, 0.62)], GOLD)
    f.solid([(-0.16, 0.66), (-0.12, 0.86), (0.12, 0.86), (0.16, 0.66)], livery(t, parse("#A8322B")))


@thing("shield", 0.56)
def shield(f: Figure, t: Thing) -> None:
    """A body shield: a shimmer around somebody."""
    colour = livery(t, parse("#7FC8FF"))
    f.glow(0, 0.5, 0.6, colour, 0.4)
    for r in (0.5, 0.46):
        f.line([*oval(0, 0.5, r * 0.76, r, 60), (r * 0.76, 0.5)], 0.014, mix(colour, WHITE, 0.5), 0.8)


@thing("globe", 0.16, 0.44)
def globe(f: Figure, t: Thing) -> None:
    """A lamp that floats."""
    f.glow(0, 0.5, 2.6, f.light.disc, 0.45)
    f.disc(0, 0.5, 0.36, parse("#FFE3A0"))


@thing("star", 0.34, 0.3)
def star(f: Figure, t: Thing) -> None:
    f.glow(0, 0.5, 1.2, livery(t, GOLD), 0.6)
    f.flat(starred(0, 0.5, 0.55, 0.12, 8), mix(livery(t, GOLD), WHITE, 0.5))


@thing("web", 0.8, head=Head(0.2, 0.7))
def web(f: Figure, t: Thing) -> None:
    """Threads that hold everything together."""
    spokes = [(cos(a), sin(a)) for a in (2 * pi * i / 11 + 0.2 for i in range(11))]
    for x, y in spokes:
        f.line([(0, 0.5), (0.9 * x, 0.5 + 0.62 * y)], 0.008, livery(t, BONE), 0.8)
    for r in (0.16, 0.3, 0.44, 0.58):
        loop = [(r * 1.4 * x, 0.5 + r * y) for x, y in spokes]
        f.line([*loop, loop[0]], 0.008, livery(t, BONE), 0.8)
    f.glow(0, 0.5, 0.22, livery(t, BONE), 0.8)


@thing("fold", 0.8, 0.06, head=Head(0.0, 0.5))
def fold(f: Figure, t: Thing) -> None:
    """Space folded: rings that draw everything in."""
    for i in range(9):
        r = 0.62 - i * 0.065
        tone = mix(parse("#7A4FD0"), parse("#FFB060"), i / 8)
        f.line(
            [*oval(0.05 * sin(i), 0.5, r * 1.5, r * 0.72, 50), (0.05 * sin(i) + r * 1.5, 0.5)],
            0.012 + 0.003 * i,
            tone,
            0.75,
        )
    f.glow(0, 0.5, 0.34, parse("#FFF0D0"))


@thing("veins", 0.6)
def veins(f: Figure, t: Thing) -> None:
    """A helix: blood lines, inheritance."""
    for i in range(22):
        y, x = i / 21, sin(i * 0.6) * 0.22
        f.line([(x, y), (-x, y)], 0.012, BONE, 0.5)
        f.disc(x, y, 0.042, livery(t, parse("#A8322B")), 0.8)
        f.disc(-x, y, 0.042, parse("#4FA8C8"), 0.8)


@thing("box", 0.34)
def box(f: Figure, t: Thing) -> None:
    """A box with a dark opening: pain."""
    f.shadow(0.6)
    f.solid([(-0.5, 0), (-0.5, 0.66), (0.5, 0.66), (0.5, 0)], parse("#4E6A52"))
    f.solid([(-0.5, 0.66), (-0.3, 0.88), (0.7, 0.88), (0.5, 0.66)], parse("#6A8A6C"))
    f.flat([(-0.34, 0.12), (-0.34, 0.54), (0.34, 0.54), (0.34, 0.12)], parse("#07060A"))
    f.glow(0, 0.32, 0.3, parse("#6FE08A"), 0.35)


@thing("hex", 0.34, 0.2, head=Head(worth=0.3))
def hexagon(f: Figure, t: Thing) -> None:
    """A hexagon of light: a plan, a market, a machine's thought."""
    f.glow(0, 0.5, 0.9, livery(t, parse("#6FC0D8")), 0.4)
    for r in (0.5, 0.36, 0.2):
        points = regular(0, 0.5, r, 6)
        f.line([*points, points[0]], 0.022, mix(livery(t, parse("#6FC0D8")), WHITE, 0.35), 0.9)


@thing("pieces", 0.3)
def pieces(f: Figure, t: Thing) -> None:
    """Pieces on a board: plans."""
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
            mix(livery(t, BONE), BLACK, 0.65 * dark),
        )


@thing("cage", 0.5)
def cage(f: Figure, t: Thing) -> None:
    for i in range(7):
        x = -0.36 + i * 0.12
        f.line([(x, 0), (x, 0.86)], 0.024, f.light.on(parse("#6B6672"), f.depth))
    f.solid([(-0.42, 0.84), (-0.3, 1.0), (0.3, 1.0), (0.42, 0.84)], livery(t, parse("#6B6672")))
    f.solid([(-0.44, 0), (-0.44, 0.07), (0.44, 0.07), (0.44, 0)], parse("#6B6672"))


@thing("scales", 0.5)
def scales(f: Figure, t: Thing) -> None:
    """A balance."""
    gold = livery(t, GOLD)
    f.shadow(0.4)
    f.solid([(-0.2, 0), (-0.04, 0.08), (-0.03, 0.9), (0.03, 0.9), (0.04, 0.08), (0.2, 0)], gold)
    f.solid([(-0.6, 0.8), (-0.6, 0.85), (0.6, 0.98), (0.6, 0.93)], gold)
    for x, y in ((-0.6, 0.82), (0.6, 0.95)):
        f.line([(x, y), (x - 0.2, y - 0.4)], 0.012, gold)
        f.line([(x, y), (x + 0.2, y - 0.4)], 0.012, gold)
        f.solid([(x - 0.24, y - 0.4), (x - 0.14, y - 0.5), (x + 0.14, y - 0.5), (x + 0.24, y - 0.4)], gold)
