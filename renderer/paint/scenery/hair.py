"""Hair and headgear: hair, beards, hoods, veils, crowns, helmets, goggles and the tubes of stillsuits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Point, make_oval, mirror_outline, round_outline
from renderer.paint.scenery.heads import Head
from renderer.paint.scenery.things import find_house_colour

GOLD = parse_colour("#D8AE52")
RUBBER, VALVE = parse_colour("#241E1C"), parse_colour("#8E7F6A")
Wear = Callable[[Head], None]


def _cloth(h: Head, dark: float = 0.3) -> Colour:
    return mix(find_house_colour(h.t), BLACK, dark)


def _lock(h: Head, points: Sequence[Point], z: float, shine: float = 0.25) -> None:
    """Draw a line of light that follows the hair."""
    h.line(points, 0.006, mix(h.hair, h.light.key, shine + 0.15), 0.45, z)


def draw_hair_behind(h: Head) -> None:
    """Draw long hair, braids, a bun, or the back of a hood."""
    if h.t.looks & {"hooded", "veiled"}:
        h.solid(
            mirror_outline(
                [(0, 1.01), (0.16, 0.96), (0.26, 0.8), (0.27, 0.6), (0.3, 0.42), (0.38, 0.24), (0.3, 0.1), (0, 0.1)]
            ),
            _cloth(h, 0.55),
            -0.08,
        )
    for look, outline in BACK_HAIR.items():
        if look in h.t.looks:
            h.solid(outline, mix(h.hair, BLACK, 0.25), -0.09)
    if "bun" in h.t.looks:
        h.solid(make_oval(0.0, 0.965, 0.085, 0.075, 18), h.hair, -0.12)
        for i in range(3):
            _lock(h, [(-0.06, 0.95 + i * 0.02), (0, 0.965 + i * 0.022), (0.06, 0.95 + i * 0.02)], -0.11, 0.1)


BACK_HAIR: dict[str, list[Point]] = {
    "longhaired": mirror_outline(
        [(0, 0.95), (0.13, 0.93), (0.215, 0.8), (0.225, 0.6), (0.26, 0.42), (0.27, 0.2), (0.17, 0.12), (0.1, 0.3)]
    ),
    "bobbed": mirror_outline([(0, 0.94), (0.13, 0.92), (0.2, 0.8), (0.21, 0.62), (0.19, 0.47), (0.1, 0.5)]),
    "swept": mirror_outline([(0, 0.94), (0.12, 0.92), (0.185, 0.8), (0.18, 0.66), (0.15, 0.55), (0.05, 0.55)]),
    "braided": mirror_outline([(0, 0.95), (0.14, 0.92), (0.21, 0.78), (0.2, 0.6), (0.15, 0.5), (0, 0.5)]),
}


def draw_wear(h: Head) -> None:
    """Draw the hair in front, and everything that is worn over it."""
    if not h.t.looks & HIDDEN_HAIR:
        next((draw for look, draw in HAIR_STYLES.items() if look in h.t.looks), _draw_short_hair)(h)
    for look, wear in WEAR_DRAWERS.items():
        if look in h.t.looks:
            wear(h)


def _draw_short_hair(h: Head) -> None:
    """Draw short hair, combed to one side."""
    cap = [(-0.165, 0.66), (-0.183, 0.76), (-0.15, 0.87), (-0.05, 0.92), (0.06, 0.92), (0.15, 0.875), (0.18, 0.77)]
    brow = [(0.163, 0.66), (0.15, 0.74), (0.12, 0.8), (0.03, 0.825), (-0.06, 0.79), (-0.12, 0.795), (-0.148, 0.74)]
    h.solid([*cap, *brow], h.hair, 0.03, 0.6)
    for i in range(5):
        x = -0.1 + i * 0.045
        _lock(h, [(x, 0.835), (x + 0.03, 0.875), (x + 0.075, 0.885 - i * 0.008)], 0.06, 0.0)


def _draw_young_hair(h: Head) -> None:
    """Draw smooth dark hair that falls over the brow."""
    cap = [(-0.166, 0.63), (-0.187, 0.76), (-0.15, 0.89), (-0.03, 0.945), (0.09, 0.93), (0.17, 0.86), (0.186, 0.74)]
    brow = [(0.164, 0.63), (0.15, 0.74), (0.08, 0.775), (0.0, 0.745), (-0.06, 0.775), (-0.1, 0.75), (-0.146, 0.76)]
    h.solid([*cap, *brow], h.hair, 0.035)
    for x in (-0.1, -0.03, 0.05, 0.11):
        _lock(h, [(0.02, 0.925), (x, 0.87), (x - 0.01, 0.79)], 0.06)


def _draw_curls(h: Head) -> None:
    """Draw a full head of loose curls."""
    crown = [(-0.17, 0.64), (-0.205, 0.72), (-0.2, 0.83), (-0.14, 0.92), (-0.04, 0.96), (0.07, 0.955), (0.15, 0.91)]
    brow = [
        (0.205, 0.82),
        (0.2, 0.71),
        (0.165, 0.64),
        (0.15, 0.75),
        (0.08, 0.79),
        (-0.02, 0.765),
        (-0.1, 0.79),
        (-0.15, 0.75),
    ]
    h.solid([*crown, *brow], h.hair, 0.04, 0.5)
    for i in range(26):
        x, y = ((i * 37) % 26 / 12.5 - 1) * 0.18, 0.945 - (i * 17) % 26 / 26 * 0.13
        y -= 2.6 * x * x
        r = 0.026 + 0.008 * (i % 3)
        h.flat(make_oval(x, y, r, r * 0.9, 9), mix(h.hair, WHITE if i % 2 else BLACK, 0.1 + 0.04 * (i % 3)), 0.75, 0.06)
        arc = [(x - r * 0.6, y + r * 0.2), (x - r * 0.1, y + r * 0.75), (x + r * 0.55, y + r * 0.35)]
        h.line(arc, 0.006, mix(h.hair, h.light.key, 0.45), 0.5, 0.06)
    for x, y in ((-0.085, 0.795), (-0.03, 0.775), (0.035, 0.78), (0.095, 0.795)):
        h.flat(make_oval(x, y, 0.034, 0.032, 9), mix(h.hair, BLACK, 0.1), 1.0, 0.11)


def _draw_swept_hair(h: Head) -> None:
    """Draw hair that is combed back from a high brow, grey at the temples."""
    cap = [(-0.16, 0.62), (-0.19, 0.74), (-0.165, 0.88), (-0.06, 0.955), (0.06, 0.955), (0.165, 0.88), (0.19, 0.74)]
    brow = [(0.16, 0.62), (0.145, 0.75), (0.1, 0.83), (0.05, 0.85), (0, 0.838), (-0.05, 0.85), (-0.1, 0.83)]
    h.solid([*cap, *brow, (-0.145, 0.75)], h.hair, 0.02)
    for side in (-1, 1):
        h.flat(
            [(side * 0.15, 0.64), (side * 0.183, 0.72), (side * 0.168, 0.82), (side * 0.14, 0.74)],
            mix(h.hair, parse_colour("#B9B2A6"), 0.75),
            0.85,
            0.02,
        )
    for x in (-0.1, -0.05, 0.0, 0.05, 0.1):
        _lock(h, [(x * 0.8, 0.85), (x, 0.9), (x * 1.15, 0.935)], 0.04)


def _draw_long_hair(h: Head) -> None:
    """Draw a middle parting, and locks that frame the face."""
    for side in (-1, 1):
        lock = [(0.0, 0.935), (0.11, 0.92), (0.19, 0.82), (0.205, 0.66), (0.225, 0.46), (0.215, 0.26), (0.165, 0.24)]
        inner = [(0.165, 0.46), (0.15, 0.62), (0.14, 0.74), (0.08, 0.81), (0.0, 0.86)]
        h.solid([(side * px, py) for px, py in (*lock, *inner)], h.hair, 0.03)
        for shift in (0.0, 0.025):
            path = [(0.04, 0.905), (0.13 + shift / 2, 0.85), (0.172 + shift, 0.7), (0.185 + shift, 0.45), (0.19, 0.3)]
            _lock(h, [(side * px, py) for px, py in path], 0.04)


def _draw_bob(h: Head) -> None:
    """Draw straight black hair with a fringe, cut at the chin."""
    for side in (-1, 1):
        side_hair = [(0.1, 0.9), (0.185, 0.8), (0.2, 0.65), (0.192, 0.48), (0.13, 0.47), (0.145, 0.62), (0.14, 0.76)]
        h.solid([(side * px, py) for px, py in side_hair], h.hair, 0.035)
    top = [(-0.178, 0.74), (-0.16, 0.87), (-0.06, 0.94), (0.06, 0.94), (0.16, 0.87), (0.178, 0.74), (0.12, 0.745)]
    h.solid([*top, (0.0, 0.755), (-0.12, 0.745)], h.hair, 0.06)
    for x in (-0.12, -0.07, -0.02, 0.03, 0.08, 0.13):
        _lock(h, [(x * 0.5, 0.93), (x * 0.9, 0.86), (x, 0.77)], 0.09, 0.1)


def _draw_drawn_back_hair(h: Head) -> None:
    """Draw hair that is drawn back tightly into a knot."""
    cap = [(-0.16, 0.68), (-0.176, 0.78), (-0.13, 0.89), (0, 0.93), (0.13, 0.89), (0.176, 0.78), (0.16, 0.68)]
    brow = [(0.14, 0.77), (0.09, 0.83), (0, 0.85), (-0.09, 0.83), (-0.14, 0.77)]
    h.solid([*cap, *brow], h.hair, 0.025)
    for x in (-0.12, -0.06, 0.0, 0.06, 0.12):
        _lock(h, [(x, 0.83 - abs(x) * 0.4), (x * 0.7, 0.89), (x * 0.3, 0.925)], 0.04)


def _draw_braids(h: Head) -> None:
    """Draw two heavy braids that fall on the breast."""
    _draw_drawn_back_hair(h)
    for side in (-1, 1):
        for i in range(8):
            x, y = side * (0.185 + 0.006 * i), 0.66 - i * 0.062
            h.solid(make_oval(x, y, 0.034, 0.042, 10), mix(h.hair, WHITE, 0.06 * (i % 2)), 0.02, 0.8)
        h.flat(make_oval(side * 0.232, 0.175, 0.026, 0.018, 10), GOLD, 1.0, 0.02)


def _draw_balding_hair(h: Head) -> None:
    """Draw what is left of the hair at the sides."""
    for side in (-1, 1):
        tuft = [(0.14, 0.76), (0.172, 0.79), (0.186, 0.7), (0.178, 0.58), (0.155, 0.62), (0.152, 0.7)]
        h.solid([(side * px, py) for px, py in tuft], h.hair, 0.0)


HAIR_STYLES: dict[str, Wear] = {
    "curly": _draw_curls,
    "longhaired": _draw_long_hair,
    "bobbed": _draw_bob,
    "swept": _draw_swept_hair,
    "braided": _draw_braids,
    "bun": _draw_drawn_back_hair,
    "balding": _draw_balding_hair,
    "young": _draw_young_hair,
}
HIDDEN_HAIR = {"bald", "hooded", "veiled", "capped", "helmed"}
"""Words for looks without visible hair."""


def _draw_beard(h: Head) -> None:
    deep = 0.33 if h.t.looks & {"broad", "old", "hooded"} else 0.395
    right = [(0.0, 0.548), (0.05, 0.553), (0.085, 0.572), (0.13, 0.605), (0.154, 0.665), (0.15, 0.56), (0.125, 0.47)]
    h.solid(mirror_outline([*right, (0.07, deep + 0.03), (0, deep)]), h.hair, 0.06, 0.35)
    for side in (-1, 1):
        tash = [(0, 0.572), (0.03, 0.575), (0.072, 0.552), (0.086, 0.522), (0.05, 0.54), (0, 0.548)]
        h.flat([(side * px, py) for px, py in tash], mix(h.hair, BLACK, 0.12), 1.0, 0.15)
        for i in range(3):
            x = side * (0.022 + i * 0.034)
            path = [(x, 0.5 + i * 0.014), (x * 0.95, 0.46), (x * 0.6, deep + 0.045)]
            h.line(path, 0.006, mix(h.hair, WHITE, 0.25), 0.4, 0.1)
    lip = [(-0.04, 0.531), (0, 0.536), (0.04, 0.531), (0, 0.517)]
    h.flat(lip, mix(h.skin, parse_colour("#8A4A40"), 0.5), 0.95, 0.15)
    h.line([(-0.042, 0.532), (0, 0.53), (0.042, 0.532)], 0.006, mix(h.skin, BLACK, 0.75), 0.9, 0.152)


def _draw_moustache(h: Head) -> None:
    low = 0.45 if "gaunt" in h.t.looks else 0.515
    for side in (-1, 1):
        tash = [(0, 0.574), (0.035, 0.57), (0.07, 0.54), (0.084, low), (0.062, low + 0.012), (0.045, 0.543), (0, 0.55)]
        h.flat([(side * px, py) for px, py in tash], h.hair, 1.0, 0.15)


def _draw_hood(h: Head) -> None:
    outside = [(0, 1.0), (0.15, 0.95), (0.235, 0.8), (0.235, 0.6), (0.26, 0.42), (0.3, 0.28)]
    inside = [(0.17, 0.36), (0.148, 0.48), (0.162, 0.62), (0.155, 0.75), (0.1, 0.85), (0, 0.885)]
    h.solid(mirror_outline([*outside, *inside]), _cloth(h, 0.28), 0.03)
    h.soft(
        mirror_outline([(0, 0.885), (0.1, 0.85), (0.155, 0.75), (0.14, 0.76), (0, 0.84)]),
        h.light.dark,
        0.012,
        0.7,
        0.05,
    )
    for side in (-1, 1):
        fold = [(side * 0.06, 0.97), (side * 0.175, 0.84), (side * 0.2, 0.62), (side * 0.21, 0.42)]
        h.line(fold, 0.009, h.light.dark, 0.45, 0.03)


def _draw_veil(h: Head) -> None:
    cloth = _cloth(h, 0.15)
    over = [(0, 0.607), (0.08, 0.622), (0.158, 0.648), (0.172, 0.5), (0.2, 0.34), (0.1, 0.25), (0, 0.24)]
    h.solid(mirror_outline(over), cloth, 0.1)
    for side in (-1, 1):
        h.line([(side * 0.13, 0.62), (side * 0.07, 0.5), (side * 0.06, 0.3)], 0.009, mix(cloth, BLACK, 0.5), 0.5, 0.12)
    if "hooded" not in h.t.looks:
        hair = [
            (0, 0.98),
            (0.14, 0.93),
            (0.215, 0.79),
            (0.22, 0.6),
            (0.165, 0.62),
            (0.15, 0.74),
            (0.09, 0.8),
            (0, 0.815),
        ]
        h.solid(mirror_outline(hair), _cloth(h, 0.35), 0.04)
        h.line([(-0.14, 0.775), (0, 0.825), (0.14, 0.775)], 0.012, GOLD, 0.8, 0.09)


def _draw_crown(h: Head) -> None:
    h.f.solid(
        h.at(
            [(-0.165, 0.8), (-0.2, 1.0), (-0.1, 0.92), (0, 1.05), (0.1, 0.92), (0.2, 1.0), (0.165, 0.8), (0, 0.83)],
            0.04,
        ),
        GOLD,
    )
    for x in (-0.1, 0.0, 0.1):
        h.flat(make_oval(x, 0.862 - abs(x) * 0.1, 0.02, 0.024, 10), parse_colour("#B5302A"), 1.0, 0.07)


def _draw_circlet(h: Head) -> None:
    h.line([(-0.163, 0.77), (-0.08, 0.815), (0, 0.83), (0.08, 0.815), (0.163, 0.77)], 0.02, GOLD, 1.0, 0.09)
    h.flat([(-0.018, 0.83), (0, 0.862), (0.018, 0.83), (0, 0.8)], parse_colour("#7FC4E8"), 1.0, 0.12)


def _draw_peaked_cap(h: Head) -> None:
    cap = [(0, 0.985), (0.14, 0.97), (0.215, 0.9), (0.178, 0.79), (0, 0.8)]
    h.f.solid(h.at(mirror_outline(cap), 0.02), _cloth(h, 0.3))
    h.solid(mirror_outline([(0, 0.815), (0.11, 0.805), (0.165, 0.775), (0.1, 0.755), (0, 0.757)]), RUBBER, 0.12)
    h.flat(make_oval(0, 0.87, 0.03, 0.034, 12), GOLD, 1.0, 0.08)


def _draw_helmet(h: Head) -> None:
    steel = mix(find_house_colour(h.t), parse_colour("#6B6672"), 0.6)
    shell = [(0, 1.02), (0.13, 0.97), (0.205, 0.82), (0.2, 0.56), (0.16, 0.47), (0.135, 0.53), (0.145, 0.735)]
    h.f.solid(h.at(mirror_outline([*shell, (0.03, 0.745), (0.022, 0.63), (0, 0.61)]), 0.05), steel)
    h.line([(0, 1.01), (0, 0.75)], 0.022, mix(steel, BLACK, 0.4), 0.8, 0.12)
    h.line([(-0.145, 0.75), (-0.035, 0.76)], 0.012, mix(steel, WHITE, 0.35), 0.8, 0.1)
    h.line([(0.145, 0.75), (0.035, 0.76)], 0.012, mix(steel, WHITE, 0.35), 0.8, 0.1)


def _draw_goggles(h: Head) -> None:
    h.line([(-0.165, 0.69), (-0.08, 0.7), (0.08, 0.7), (0.165, 0.69)], 0.03, RUBBER, 1.0, 0.1)
    for x in (-0.07, 0.07):
        h.solid(make_oval(x, 0.688, 0.058, 0.052, 18), parse_colour("#5A4636"), 0.14)
        h.flat(make_oval(x, 0.688, 0.045, 0.04, 16), parse_colour("#C98A3A"), 1.0, 0.15)
        h.flat(make_oval(x + h.side * 0.015, 0.702, 0.016, 0.012, 8), WHITE, 0.8, 0.15)


def _draw_stillsuit_tube(h: Head) -> None:
    """Draw the plug in the nostrils and the tube that runs from it over the cheek to the collar."""
    way = ((0.0, 0.575, 0.19), (0.04, 0.56, 0.165), (0.085, 0.563, 0.13), (0.122, 0.545, 0.09), (0.128, 0.49, 0.06))
    for colour, width, up in ((RUBBER, 0.026, 0.0), (mix(VALVE, h.light.key, 0.3), 0.007, 0.004)):
        tube = [h.at([(px, py + up)], z)[0] for px, py, z in (*way, (0.12, 0.43, 0.04), (0.145, 0.36, 0.0))]
        h.f.line(round_outline(tube, False), width, colour)
    h.flat([(-0.022, 0.587), (0.022, 0.587), (0.018, 0.568), (-0.018, 0.568)], RUBBER, 1.0, 0.185)
    for r, colour in ((0.019, VALVE), (0.009, RUBBER)):
        h.flat(make_oval(0.1, 0.562, r, r, 10), colour, 1.0, 0.115)


WEAR_DRAWERS: dict[str, Wear] = {
    "bearded": _draw_beard,
    "moustached": _draw_moustache,
    "stillsuit": _draw_stillsuit_tube,
    "veiled": _draw_veil,
    "hooded": _draw_hood,
    "crowned": _draw_crown,
    "ringed": _draw_circlet,
    "capped": _draw_peaked_cap,
    "helmed": _draw_helmet,
    "goggled": _draw_goggles,
}
"""Word -> function that draws what is worn, from the lowest layer to the highest."""
