"""Busts: head and shoulders, large. Face, hair, headdress, collar and build tell people apart."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, make_oval, mirror_outline, round_outline
from renderer.paint.scenery.hair import GOLD, RUBBER, VALVE, draw_hair_behind, draw_wear
from renderer.paint.scenery.heads import POSES, Head, draw_face
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

STEEL = parse_colour("#8B8594")
FUR = parse_colour("#8A7158")
Dress = Callable[[Figure, Thing, float], None]


@register_thing("bust", 0.66, key_part=KeyPart(0.36, 0.94, 0.165, 8.0))
def draw_bust(f: Figure, t: Thing) -> None:
    """Draw head and shoulders of a person. Without a word for it, their place decides the pose."""
    wide = 1.6 if "fat" in t.looks else 1.22 if "broad" in t.looks else 0.9 if t.looks & {"gaunt", "woman"} else 1.0
    pose = next((word for word in POSES if word in t.looks), "") or choose_pose(t)
    head = Head(f, t, pose, 1 + (wide - 1) * 0.4)
    f.glow(0, 0.62, 0.62, f.light.key, 0.22)
    _draw_behind(f, t, wide)
    draw_hair_behind(head)
    _draw_shoulders(f, t, wide)
    _draw_neck(head, wide)
    draw_face(head)
    _draw_collar(f, t, wide)
    draw_wear(head)


def choose_pose(t: Thing) -> str:
    """Return the pose of a person, which is the same in every game."""
    number = crc32(f"{t.house} {sorted(t.looks)}".encode()) % 7
    return ("facing", "aside", "aside", "bowed", "facing", "lifted", "aside")[number]


def _draw_neck(h: Head, wide: float) -> None:
    f, thick = h.f, (0.07 if "woman" in h.t.looks else 0.095) * (1 + (wide - 1) * 0.5)
    skin = mix(h.skin, BLACK, 0.22)
    f.solid(
        [(-thick * 1.25, 0.28), (-thick, 0.4), (-thick, 0.56), (thick, 0.56), (thick, 0.4), (thick * 1.25, 0.28)], skin
    )
    f.soft(
        [(-thick, 0.5), (thick, 0.5), (thick * 0.9, 0.38), (0, 0.36), (-thick * 0.9, 0.38)], f.light.dark, 0.015, 0.6
    )
    if not h.t.looks & {"fat", "woman"}:
        for side in (-1, 1):
            f.line([(side * thick * 0.75, 0.46), (side * 0.018, 0.33)], 0.009, mix(skin, f.light.dark, 0.6), 0.5)


def _draw_shoulders(f: Figure, t: Thing, wide: float) -> None:
    """Draw the body down to the breast, with folds of cloth, and the arms apart from it."""
    slope = 0.012 if "woman" in t.looks else 0.0
    outline = mirror_outline(
        [
            (0, 0.37),
            (0.1 * wide, 0.385),
            (0.18 * wide, 0.345),
            (0.34 * wide, 0.3 - slope),
            (0.46 * wide, 0.235 - slope),
            (0.525 * wide, 0.11 - slope),
            (0.555 * wide, -0.08),
            (0.57 * wide, -0.32),
        ]
    )
    cloth = mix(find_house_colour(t), BLACK, 0.42)
    f.solid(round_outline(outline), cloth)
    away = f.direction
    f.soft(
        [
            (0.04 * away, 0.36),
            (0.34 * wide * away, 0.28),
            (0.52 * wide * away, 0.1),
            (0.57 * wide * away, -0.3),
            (0.12 * away, -0.3),
        ],
        f.light.dark,
        0.05,
        0.5,
    )
    for side in (-1, 1):
        arm = [(side * 0.35 * wide, 0.1), (side * 0.37 * wide, -0.05), (side * 0.36 * wide, -0.3)]
        f.line(round_outline(arm, False), 0.012, f.light.dark, 0.55)
        f.soft(
            make_oval(side * 0.42 * wide, 0.2, 0.09 * wide, 0.05, 14), f.light.key, 0.03, 0.3 if side == -away else 0.1
        )
    for look, dress in DRESSES.items():
        if look in t.looks:
            dress(f, t, wide)
    if not t.looks & set(DRESSES):
        _draw_plain_dress(f, t, wide)


def _draw_plain_dress(f: Figure, t: Thing, wide: float) -> None:
    """Draw a coat that is crossed over the breast, with a trimmed edge."""
    trim = mix(find_house_colour(t), WHITE, 0.22)
    f.line(round_outline([(-0.12 * wide, 0.37), (-0.03, 0.2), (0.1, -0.02), (0.16, -0.3)], False), 0.026, trim, 0.85)
    f.line(round_outline([(0.12 * wide, 0.37), (0.07, 0.24), (0.02, 0.13)], False), 0.026, mix(trim, BLACK, 0.25), 0.85)
    for x in (-0.24, -0.14, 0.3):
        f.line(
            round_outline([(x * 0.8, 0.28), (x * wide, 0.0), (x * wide * 1.05, -0.3)], False), 0.011, f.light.dark, 0.4
        )


def _draw_uniform(f: Figure, t: Thing, wide: float) -> None:
    """Draw epaulettes with fringes, a row of buttons, and ribbons."""
    for side in (-1, 1):
        board = [(0.22, 0.345), (0.44, 0.268), (0.5, 0.22), (0.44, 0.215), (0.23, 0.295)]
        f.solid([(side * px * wide, py) for px, py in board], GOLD)
        for i in range(6):
            x = (0.4 + i * 0.022) * wide
            f.line(
                [(side * x, 0.235 - i * 0.004), (side * (x + 0.008), 0.165 - i * 0.008)],
                0.012,
                mix(GOLD, BLACK, 0.15 * (i % 2)),
            )
    f.line([(0.01, 0.34), (0.01, -0.3)], 0.014, mix(find_house_colour(t), BLACK, 0.7), 0.8)
    for i in range(5):
        f.disc(0.055, 0.27 - i * 0.115, 0.017, GOLD)
    for i in range(3):
        x = -0.24 + i * 0.055
        f.flat(
            [(x, 0.13), (x, 0.165), (x + 0.045, 0.165), (x + 0.045, 0.13)],
            (GOLD, parse_colour("#A8322B"), parse_colour("#D9E0E8"))[i],
            0.9,
        )


def _draw_armour(f: Figure, t: Thing, wide: float) -> None:
    """Draw a breastplate and pauldrons in three layers."""
    plate = mix(find_house_colour(t), STEEL, 0.5)
    breast = mirror_outline([(0, 0.235), (0.1, 0.3), (0.24, 0.27), (0.29, 0.1), (0.24, -0.12), (0, -0.24)])
    f.solid([(px * wide, py) for px, py in breast], plate)
    f.line([(0, 0.24), (0, -0.24)], 0.014, mix(plate, BLACK, 0.45), 0.8)
    for y in (0.12, 0.02):
        f.line(
            round_outline([(-0.27 * wide, y), (0, y - 0.07), (0.27 * wide, y)], False),
            0.011,
            mix(plate, BLACK, 0.5),
            0.6,
        )
    for side in (-1, 1):
        for layer in range(3):
            y = 0.14 + layer * 0.06
            guard = make_oval(side * 0.41 * wide, y, (0.16 - layer * 0.015) * wide, 0.11, 22)
            f.solid(guard, mix(plate, BLACK, 0.18 - 0.08 * layer))
        f.disc(side * 0.33 * wide, 0.29, 0.02, GOLD)


def _draw_robe(f: Figure, t: Thing, wide: float) -> None:
    """Draw deep folds, and a stole in the colour of the House."""
    for x in (-0.4, -0.28, -0.16, 0.16, 0.28, 0.4):
        f.line(
            round_outline([(x * 0.45, 0.34), (x * 0.85 * wide, 0.06), (x * wide, -0.3)], False),
            0.016,
            f.light.dark,
            0.45,
        )
        f.line(
            round_outline([(x * 0.45 + 0.016, 0.34), (x * 0.85 * wide + 0.018, 0.06), (x * wide + 0.018, -0.3)], False),
            0.006,
            f.light.key,
            0.25,
        )
    for side in (-1, 1):
        f.solid(
            [
                (side * 0.12, 0.385),
                (side * 0.055, 0.2),
                (side * 0.07, -0.3),
                (side * 0.15, -0.3),
                (side * 0.135, 0.2),
                (side * 0.19, 0.35),
            ],
            mix(find_house_colour(t), WHITE, 0.08),
            0.7,
        )


def _draw_stillsuit(f: Figure, t: Thing, wide: float) -> None:
    """Draw a stillsuit: padded plates, seams, the catch pocket and the tube that leads up to the nose."""
    suit = mix(parse_colour("#4A4440"), find_house_colour(t), 0.25)
    for side in (-1, 1):
        pad = [(0.03, 0.27), (0.15, 0.3), (0.27, 0.25), (0.29, 0.08), (0.22, 0.0), (0.03, 0.02)]
        f.solid(round_outline([(side * px * wide, py) for px, py in pad]), suit)
        low = [(0.03, -0.02), (0.21, -0.04), (0.27, 0.02), (0.3, -0.3), (0.03, -0.3)]
        f.solid([(side * px * wide, py) for px, py in low], mix(suit, BLACK, 0.2))
        for y in (0.2, 0.13, 0.06):
            f.line(
                round_outline(
                    [(side * 0.05 * wide, y), (side * 0.16 * wide, y + 0.022), (side * 0.26 * wide, y)], False
                ),
                0.01,
                mix(suit, BLACK, 0.5),
                0.75,
            )
        shoulder = [(0.3, 0.28), (0.43, 0.22), (0.5, 0.1), (0.4, 0.1), (0.32, 0.16)]
        f.solid(round_outline([(side * px * wide, py) for px, py in shoulder]), mix(suit, BLACK, 0.1))
    for colour, width in ((RUBBER, 0.036), (mix(VALVE, f.light.key, 0.25), 0.009)):
        f.line(
            round_outline([(0.15, 0.38), (0.185, 0.28), (0.12, 0.16), (0.02, 0.1), (0.0, -0.05)], False), width, colour
        )
    f.disc(0.0, 0.09, 0.034, VALVE)
    f.disc(0.0, 0.09, 0.017, RUBBER)


DRESSES: dict[str, Dress] = {
    "robed": _draw_robe,
    "uniform": _draw_uniform,
    "stillsuit": _draw_stillsuit,
    "armoured": _draw_armour,
}
"""Word -> function that draws what is worn on the body."""


def _draw_behind(f: Figure, t: Thing, wide: float) -> None:
    """Draw what stands up behind the neck: a high collar, and the floating belt of the Baron."""
    if "highcollar" in t.looks:
        collar = mirror_outline(
            [
                (0, 0.3),
                (0.18 * wide, 0.33),
                (0.34 * wide, 0.7),
                (0.29 * wide, 0.72),
                (0.17 * wide, 0.5),
                (0.1 * wide, 0.42),
            ]
        )
        f.solid(collar, find_house_colour(t))
    if "fat" in t.looks:
        for side in (-1, 1):
            f.solid(make_oval(side * 0.8, 0.02, 0.09, 0.06, 18), STEEL)
            f.glow(side * 0.8, -0.05, 0.16, parse_colour("#FFB060"), 0.6)
            f.line([(side * 0.74, 0.03), (side * 0.6, 0.08)], 0.03, RUBBER)
    if "fur" in t.looks:
        _draw_fur(f, wide, 0.36, 0.44, mix(FUR, BLACK, 0.35))


def _draw_collar(f: Figure, t: Thing, wide: float) -> None:
    if t.looks & {"highcollar", "uniform"}:
        for side in (-1, 1):
            shade = 0.0 if side == -f.direction else 0.3
            flap = [(0.155, 0.31), (0.135, 0.47), (0.105, 0.455), (0.01, 0.36), (0.005, 0.29)]
            f.solid(
                [(side * px * wide, py) for px, py in flap], mix(mix(find_house_colour(t), WHITE, 0.08), BLACK, shade)
            )
            f.line([(side * 0.135 * wide, 0.465), (side * 0.012 * wide, 0.36)], 0.009, GOLD, 0.8)
    if "fur" in t.looks:
        _draw_fur(f, wide, 0.33, 0.36, FUR)


def _draw_fur(f: Figure, wide: float, high: float, reach: float, colour: Colour) -> None:
    """Draw a collar of fur: very many tufts along a curve."""
    band = [(px * wide, high + 0.04 - 0.85 * px * px) for px in (-reach, -reach / 2, 0, reach / 2, reach)]
    low = [(px * wide, high - 0.2 - 0.85 * px * px) for px in (reach, reach / 2, 0, -reach / 2, -reach)]
    f.solid(round_outline([*band, *low]), mix(colour, BLACK, 0.3))
    for i in range(130):
        x = f.chance.uniform(-reach, reach)
        y = high + 0.05 - 0.85 * x * x - 0.22 * i / 130
        tip = (x * wide + x * 0.1 + f.chance.uniform(-0.02, 0.02), y - f.chance.uniform(0.06, 0.1))
        tone = mix(colour, (BLACK, WHITE)[i % 2], f.chance.uniform(0.05, 0.3))
        f.flat([(x * wide - 0.014, y), (x * wide + 0.014, y), tip], tone, 0.85)
