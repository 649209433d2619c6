"""People: single figures, soldiers of each House, crowds."""

from __future__ import annotations

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, make_oval
from renderer.paint.scenery.things import CLOTH, KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

SKIN = parse_colour("#C08A62")
STEEL = parse_colour("#C3C8D0")
ONE_HEAD, THREE_HEADS, TWO_HEADS = (
    KeyPart(0.8, 1.04, 0.13, 4.0),
    KeyPart(0.8, 1.04, 0.65, 4.0),
    KeyPart(0.78, 1.0, 0.5, 4.0),
)
"""The heads of one, three and two people side by side."""
BOWED_HEAD = KeyPart(0.68, 1.0, 0.25, 4.0)
"""The head of a kneeling person."""


def draw_body(f: Figure, t: Thing, x: float = 0.0, high: float = 1.0) -> None:
    """Draw a robed figure: cloak, head, and a sash in the colour of the House."""
    cloth = mix(find_house_colour(t), BLACK, 0.35)
    f.solid(
        [
            (x - 0.17 * high, 0),
            (x - 0.13 * high, 0.5 * high),
            (x - 0.16 * high, 0.76 * high),
            (x, 0.84 * high),
            (x + 0.16 * high, 0.76 * high),
            (x + 0.14 * high, 0.5 * high),
            (x + 0.2 * high, 0),
        ],
        cloth,
    )
    f.flat(
        [
            (x + 0.02 * high, 0.8 * high),
            (x + 0.16 * high, 0.75 * high),
            (x + 0.14 * high, 0.5 * high),
            (x + 0.2 * high, 0),
            (x + 0.06 * high, 0),
        ],
        f.light.dark,
        0.35,
    )
    f.flat(
        [
            (x - 0.13 * high, 0.7 * high),
            (x - 0.08 * high, 0.74 * high),
            (x + 0.13 * high, 0.44 * high),
            (x + 0.12 * high, 0.38 * high),
        ],
        find_house_colour(t, parse_colour("#A88A5E")),
        0.85,
    )
    draw_head(f, t, x, 0.91 * high, 0.085 * high)


def draw_head(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    """Draw a head with its headdress."""
    if t.house in ("fremen", "sisterhood") or "hooded" in t.looks:
        f.solid(
            [
                (x - r * 1.5, y - r * 1.6),
                (x - r * 1.3, y + r * 0.5),
                (x, y + r * 1.5),
                (x + r * 1.25, y + r * 0.5),
                (x + r * 1.5, y - r * 1.6),
            ],
            mix(find_house_colour(t), BLACK, 0.3),
        )
        f.flat(make_oval(x - r * 0.15, y - r * 0.1, r * 0.72, r * 0.85), mix(SKIN, BLACK, 0.55))
        if t.house == "fremen":
            f.flat(make_oval(x - r * 0.4, y, r * 0.14, r * 0.12, 8), parse_colour("#5FB8FF"))
            f.flat(make_oval(x + r * 0.14, y, r * 0.14, r * 0.12, 8), parse_colour("#5FB8FF"))
    elif t.house in ("harkonnen", "corrino", "atreides", "moritani", "thorvald") or "helmed" in t.looks:
        f.disc(x, y, r, SKIN)
        f.solid(
            [
                (x - r * 1.2, y - r * 0.2),
                (x - r * 1.1, y + r * 0.9),
                (x, y + r * (1.9 if t.house == "corrino" else 1.35)),
                (x + r * 1.1, y + r * 0.9),
                (x + r * 1.2, y - r * 0.2),
            ],
            mix(find_house_colour(t), parse_colour("#4A4650"), 0.5),
        )
    else:
        f.disc(x, y, r, SKIN)
        f.solid(
            [
                (x - r * 1.05, y + r * 0.1),
                (x - r * 0.8, y + r),
                (x, y + r * 1.2),
                (x + r * 0.9, y + r),
                (x + r * 1.05, y),
            ],
            parse_colour("#3A2A22"),
        )


@register_thing("person", 0.46, key_part=ONE_HEAD)
def draw_person(f: Figure, t: Thing) -> None:
    f.shadow(0.3)
    draw_body(f, t)


@register_thing("soldiers", 0.42, key_part=THREE_HEADS)
def draw_soldiers(f: Figure, t: Thing) -> None:
    """Draw three soldiers with blades, or eleven with the word `many`."""
    places = [(-0.5, 0.0), (0.5, 0.0), (0.0, -0.04)]
    if "many" in t.looks:
        places = [
            (-1.5, 0.1),
            (-0.9, 0.12),
            (-0.3, 0.1),
            (0.3, 0.12),
            (0.9, 0.1),
            (1.5, 0.12),
            *((x, -0.05) for x in (-1.2, -0.6, 0.0, 0.6, 1.2)),
        ]
    for x, y in places:
        one = Figure(f.brush, f.x + x * f.scale, f.y - y * f.scale, f.scale, f.depth, f.direction < 0)
        one.shadow(0.3)
        draw_body(one, t)
        _draw_weapon(one, t)


def _draw_weapon(f: Figure, t: Thing) -> None:
    """Draw the weapon of a soldier."""
    if t.house in ("atreides", "harkonnen", "smugglers"):
        f.line([(0.14, 0.3), (0.32, 0.86)], 0.035, parse_colour("#3A3640"))
    elif t.house == "fremen":
        f.solid([(0.18, 0.5), (0.22, 0.52), (0.4, 0.82), (0.36, 0.84)], parse_colour("#F0EAD8"))
    else:
        f.solid([(0.16, 0.42), (0.2, 0.42), (0.34, 1.06), (0.29, 1.04)], STEEL)


@register_thing("duel", 0.5, key_part=TWO_HEADS)
def draw_duel(f: Figure, t: Thing) -> None:
    """Draw two fighters with crossed blades."""
    for side in (-1, 1):
        one = Figure(f.brush, f.x + side * 0.42 * f.scale, f.y, f.scale, f.depth, side > 0)
        one.shadow(0.3)
        cloth = mix(find_house_colour(t) if side < 0 else parse_colour("#4A3A4A"), BLACK, 0.3)
        one.solid(
            [
                (-0.24, 0),
                (-0.16, 0.02),
                (-0.02, 0.34),
                (0.16, 0.0),
                (0.26, 0.0),
                (0.14, 0.46),
                (0.16, 0.72),
                (0.02, 0.82),
                (-0.12, 0.74),
                (-0.1, 0.44),
            ],
            cloth,
        )
        one.line([(0.08, 0.7), (0.3, 0.6), (0.4, 0.7)], 0.07, cloth)
        one.line([(0.4, 0.7), (0.62, 1.0)], 0.024, STEEL)
        one.disc(0.06, 0.9, 0.085, SKIN)
    f.glow(0, 0.96, 0.2, WHITE, 0.8)


@register_thing("crowd", 0.24)
def draw_crowd(f: Figure, t: Thing) -> None:
    """Draw a crowd of heads."""
    for row in range(4):
        y = 0.55 - row * 0.24
        for i in range(15):
            x = -2.1 + i * 0.3 + f.chance.uniform(-0.08, 0.08) + row * 0.09
            tone = mix(find_house_colour(t), BLACK, 0.15 + 0.25 * f.chance.random())
            f.solid([(x - 0.15, y - 0.4), (x - 0.14, y), (x, y + 0.09), (x + 0.14, y), (x + 0.15, y - 0.4)], tone, 0.8)
            f.disc(x, y + 0.2, 0.1, mix(SKIN, BLACK, 0.3 + 0.2 * (i % 2)), 0.8)


@register_thing("line", 0.3)
def draw_line(f: Figure, t: Thing) -> None:
    """Draw people who walk in a line with burdens."""
    for i in range(6):
        x = -1.6 + i * 0.62
        one = Figure(f.brush, f.x + x * f.scale * f.direction, f.y, f.scale * (1 - 0.03 * i), f.depth, f.direction < 0)
        one.shadow(0.3)
        draw_body(one, t)
        if i % 2 == 0:
            one.solid([(-0.3, 0.46), (-0.34, 0.72), (-0.14, 0.8), (-0.1, 0.46)], CLOTH)


@register_thing("kneeling", 0.34, key_part=BOWED_HEAD)
def draw_kneeling(f: Figure, t: Thing) -> None:
    f.shadow(0.5)
    f.solid(
        [(-0.36, 0), (-0.32, 0.3), (-0.1, 0.66), (0.14, 0.7), (0.2, 0.42), (0.44, 0.1), (0.46, 0)],
        mix(find_house_colour(t), BLACK, 0.3),
    )
    draw_head(f, t, 0.12, 0.82, 0.12)


@register_thing("seated", 0.42, key_part=ONE_HEAD)
def draw_seated(f: Figure, t: Thing) -> None:
    """Draw a person who sits and thinks."""
    f.shadow(0.5)
    f.solid([(-0.3, 0), (-0.3, 0.4), (0.1, 0.4), (0.1, 0)], parse_colour("#5A3E2C"))
    f.solid(
        [
            (-0.28, 0.36),
            (-0.2, 0.74),
            (0.02, 0.84),
            (0.12, 0.6),
            (0.34, 0.42),
            (0.36, 0.0),
            (0.2, 0.0),
            (0.18, 0.3),
            (-0.1, 0.34),
        ],
        mix(find_house_colour(t), BLACK, 0.25),
    )
    draw_head(f, t, 0.0, 0.93, 0.1)


@register_thing("hand", 0.5)
def draw_hand(f: Figure, t: Thing) -> None:
    """Draw an open hand, held up."""
    skin = mix(SKIN, BLACK, 0.1)
    f.solid(
        [
            (-0.16, -0.2),
            (-0.17, 0.16),
            (-0.24, 0.4),
            (-0.2, 0.56),
            (0.2, 0.56),
            (0.24, 0.34),
            (0.15, 0.1),
            (0.16, -0.2),
        ],
        skin,
    )
    for x, high, lean in ((-0.17, 0.92, -0.05), (-0.055, 1.04, -0.01), (0.06, 1.0, 0.03), (0.165, 0.86, 0.07)):
        f.solid(
            [
                (x - 0.05, 0.5),
                (x - 0.045 + lean, high - 0.04),
                (x + lean, high),
                (x + 0.045 + lean, high - 0.04),
                (x + 0.05, 0.5),
            ],
            skin,
        )
    f.solid([(-0.2, 0.3), (-0.42, 0.56), (-0.4, 0.66), (-0.33, 0.66), (-0.17, 0.5)], skin)
    f.solid([(-0.22, -0.25), (-0.22, 0.02), (0.21, 0.02), (0.22, -0.25)], find_house_colour(t, parse_colour("#5A3E6A")))


@register_thing("fist", 0.34)
def draw_fist(f: Figure, t: Thing) -> None:
    skin = mix(SKIN, BLACK, 0.12)
    f.solid([(-0.2, -0.4), (-0.22, 0.2), (0.2, 0.2), (0.2, -0.4)], find_house_colour(t, parse_colour("#6A3A34")))
    f.solid([(-0.3, 0.16), (-0.36, 0.6), (-0.28, 0.8), (0.3, 0.84), (0.38, 0.5), (0.28, 0.16)], skin)
    for i in range(4):
        x = -0.31 + i * 0.17
        f.solid([(x, 0.46), (x, 0.86), (x + 0.08, 0.92), (x + 0.16, 0.86), (x + 0.16, 0.46)], skin)
    f.solid([(-0.36, 0.3), (-0.3, 0.5), (0.12, 0.46), (0.16, 0.32), (-0.1, 0.24)], skin)


@register_thing("palms", 0.36)
def draw_palms(f: Figure, t: Thing) -> None:
    """Draw two hands cupped around something."""
    for side in (-1, 1):
        one = Figure(f.brush, f.x, f.y, f.scale, f.depth, side < 0)
        one.solid(
            [
                (0.06, 0.2),
                (0.2, 0.06),
                (0.6, 0.1),
                (1.0, -0.3),
                (1.2, -0.1),
                (0.82, 0.42),
                (0.5, 0.66),
                (0.4, 0.6),
                (0.42, 0.4),
                (0.16, 0.36),
            ],
            mix(SKIN, BLACK, 0.1),
        )
        for i in range(3):
            one.line([(0.12 + i * 0.1, 0.3 - i * 0.06), (0.42, 0.52 - i * 0.1)], 0.014, f.light.dark, 0.4)
