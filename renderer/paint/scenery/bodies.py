"""Whole figures: limbs with joints, heads seen from afar, robes, armour, and what hands hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, Point, make_oval, round_outline
from renderer.paint.scenery.heads import find_hair_colour, find_skin_colour
from renderer.paint.scenery.things import find_house_colour
from renderer.scenes import Thing

STEEL, IRON = parse_colour("#C3C8D0"), parse_colour("#3A3640")
BONE, LEATHER = parse_colour("#F0EAD8"), parse_colour("#4A362A")
IBAD = parse_colour("#6FC0FF")
RIFLES = {"atreides", "harkonnen", "smugglers"}
"""The Houses whose soldiers carry rifles."""
HELMETS = {"harkonnen", "corrino", "atreides", "moritani", "thorvald"}
HOODS = {"fremen", "sisterhood"}


def draw_limb(f: Figure, joints: Sequence[Point], start: float, end: float, colour: Colour) -> None:
    """Draw an arm or a leg: a shape along its joints that becomes thinner."""
    left, right = list[Point](), list[Point]()
    last = len(joints) - 1
    for i, (x, y) in enumerate(joints):
        (ax, ay), (bx, by) = joints[max(i - 1, 0)], joints[min(i + 1, last)]
        long = hypot(bx - ax, by - ay) or 1.0
        half = (start + (end - start) * i / last) / 2
        left.append((x - (by - ay) / long * half, y + (bx - ax) / long * half))
        right.append((x + (by - ay) / long * half, y - (bx - ax) / long * half))
    f.solid(round_outline([*left, *reversed(right)]), colour, 0.7)


def draw_hand(f: Figure, t: Thing, x: float, y: float, r: float = 0.026) -> None:
    f.solid(make_oval(x, y, r, r, 12), find_skin_colour(t), 0.6)


def draw_head(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    """Draw a head seen from afar, with its face and headdress. It looks the way that the figure faces."""
    skin = find_skin_colour(t)
    f.solid(
        [(x - r * 0.4, y - r * 1.7), (x - r * 0.4, y), (x + r * 0.4, y), (x + r * 0.4, y - r * 1.7)],
        mix(skin, BLACK, 0.35),
        0.5,
    )
    if t.house in HOODS or t.looks & {"hooded", "veiled"}:
        _draw_hooded_head(f, t, x, y, r)
        return
    face = [(x, y + r * 1.05), (x + r * 0.72, y + r * 0.7), (x + r * 0.85, y), (x + r * 0.5, y - r * 0.85)]
    back = [(x + r * 0.1, y - r * 1.15), (x - r * 0.45, y - r * 0.8), (x - r * 0.85, y), (x - r * 0.72, y + r * 0.7)]
    f.solid(round_outline([*face, *back]), skin)
    _draw_features(f, t, x, y, r)
    if t.house in HELMETS or "helmed" in t.looks:
        _draw_helmet(f, t, x, y, r)
    elif "bald" not in t.looks:
        _draw_hair(f, t, x, y, r)


def _draw_features(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    """Draw eyes, brows, nose and mouth, a little to the side to which the person looks."""
    dark = mix(find_skin_colour(t), BLACK, 0.7)
    for dx in (-0.16, 0.46):
        eye = IBAD if t.house == "fremen" or "blue-eyed" in t.looks else dark
        f.flat(make_oval(x + r * dx, y + r * 0.02, r * 0.12, r * 0.1, 8), eye, 0.95)
        f.line([(x + r * (dx - 0.17), y + r * 0.22), (x + r * (dx + 0.16), y + r * 0.24)], r * 0.1, dark, 0.7)
    f.line([(x + r * 0.2, y), (x + r * 0.3, y - r * 0.3), (x + r * 0.14, y - r * 0.32)], r * 0.08, dark, 0.5)
    f.line([(x - r * 0.06, y - r * 0.62), (x + r * 0.36, y - r * 0.6)], r * 0.09, dark, 0.7)
    if "bearded" in t.looks:
        beard = [
            (x - r * 0.6, y - r * 0.3),
            (x + r * 0.14, y - r * 0.5),
            (x + r * 0.76, y - r * 0.25),
            (x + r * 0.2, y - r * 1.5),
        ]
        f.solid(round_outline(beard), find_hair_colour(t), 0.4)


def _draw_hooded_head(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    """Draw a hood that falls on the shoulders, and a face in its shade."""
    cloth = mix(find_house_colour(t), BLACK, 0.3)
    outside = [
        (-1.7, -1.9),
        (-1.35, -0.6),
        (-1.2, 0.4),
        (-0.7, 1.25),
        (0.1, 1.5),
        (0.85, 1.15),
        (1.2, 0.35),
        (1.3, -0.7),
        (1.7, -1.9),
    ]
    f.solid(round_outline([(x + r * px, y + r * py) for px, py in (*outside, (0, -2.2))]), cloth)
    inner = make_oval(x + r * 0.1, y - r * 0.05, r * 0.78, r * 1.0, 18)
    f.flat(inner, mix(cloth, BLACK, 0.65))
    skin = mix(find_skin_colour(t), f.light.dark, 0.25)
    f.flat(make_oval(x + r * 0.14, y - r * 0.16, r * 0.62, r * 0.78, 18), skin)
    _draw_features(f, t, x, y - r * 0.1, r * 0.86)
    if t.house == "fremen" or "veiled" in t.looks:
        veil = [
            (x - r * 0.6, y - r * 0.32),
            (x + r * 0.14, y - r * 0.42),
            (x + r * 0.84, y - r * 0.32),
            (x + r * 0.6, y - r * 1.1),
            (x, y - r * 1.2),
        ]
        f.flat(veil, mix(cloth, BLACK, 0.15))


def _draw_helmet(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    steel = mix(find_house_colour(t), parse_colour("#4A4650"), 0.5)
    high = 1.95 if t.house == "corrino" else 1.4
    shell = [
        (-1.1, -0.75),
        (-1.12, 0.4),
        (-0.75, 1.1),
        (0.05, high),
        (0.8, 1.05),
        (1.05, 0.42),
        (0.95, 0.3),
        (-0.35, 0.28),
        (-0.5, -0.8),
    ]
    f.solid([(x + r * px, y + r * py) for px, py in shell], steel)
    f.line([(x - r * 0.35, y + r * 0.3), (x + r * 0.98, y + r * 0.34)], r * 0.12, mix(steel, WHITE, 0.35), 0.8)


def _draw_hair(f: Figure, t: Thing, x: float, y: float, r: float) -> None:
    hair = find_hair_colour(t)
    cap = [
        (-0.95, -0.5),
        (-1.05, 0.3),
        (-0.7, 1.0),
        (0.0, 1.28),
        (0.7, 1.0),
        (0.9, 0.45),
        (0.5, 0.62),
        (-0.3, 0.55),
        (-0.6, 0.1),
        (-0.62, -0.4),
    ]
    if t.looks & {"longhaired", "woman"}:
        cap = [(-1.0, -1.6), *cap[1:-1], (-0.6, -0.8), (-0.62, -1.6)]
    f.solid(round_outline([(x + r * px, y + r * py) for px, py in cap]), hair, 0.5)
    if "crowned" in t.looks:
        crown = [(-0.85, 0.75), (-1.0, 1.6), (-0.5, 1.2), (0, 1.8), (0.5, 1.2), (1.0, 1.6), (0.85, 0.75)]
        f.solid([(x + r * px, y + r * py) for px, py in crown], parse_colour("#D8AE52"))


ROBE_POSES: dict[str, tuple[Sequence[Point], Sequence[Point], float]] = {
    "standing": (((-0.12, 0.77), (-0.19, 0.6), (-0.02, 0.53)), ((0.12, 0.77), (0.2, 0.6), (0.05, 0.53)), 0.0),
    "beckoning": (((-0.12, 0.77), (-0.21, 0.6), (-0.17, 0.44)), ((0.11, 0.78), (0.26, 0.72), (0.4, 0.82)), 0.02),
    "walking": (((-0.11, 0.77), (-0.22, 0.62), (-0.15, 0.48)), ((0.12, 0.77), (0.2, 0.6), (0.3, 0.64)), 0.09),
}
"""Pose of a robed person -> joints of both arms, and how far the robe flows back."""


def draw_robed(f: Figure, t: Thing, pose: str) -> None:
    """Draw a person in a robe with wide sleeves. A walking person carries a staff."""
    back, front, flow = ROBE_POSES[pose]
    cloth = mix(find_house_colour(t), BLACK, 0.35)
    draw_limb(f, back, 0.1, 0.13, mix(cloth, BLACK, 0.2))
    draw_hand(f, t, *back[-1])
    wide = 1.35 if "fat" in t.looks else 1.0
    left = [(-0.045, 0.85), (-0.13, 0.8), (-0.15, 0.66), (-0.115, 0.52), (-0.15 - flow, 0.26), (-0.2 - flow * 1.6, 0.0)]
    right = [(0.2 - flow * 0.4, 0.0), (0.155, 0.26), (0.12, 0.52), (0.15, 0.66), (0.13, 0.8), (0.045, 0.85)]
    outline = [(px * wide, py) for px, py in (*left, (-0.19 - flow * 1.6, 0.0), *right)]
    f.solid(round_outline(outline), cloth)
    side = f.direction
    f.soft(
        [(0.03 * side, 0.8), (0.14 * side, 0.76), (0.12 * side, 0.5), (0.2 * side, 0.0), (0.07 * side, 0.0)],
        f.light.dark,
        0.02,
        0.5,
    )
    for i, x in enumerate((-0.1, -0.035, 0.03, 0.1)):
        f.line(
            round_outline([(x * 0.6, 0.5), (x * 0.9 - flow * 0.5, 0.26), (x * 1.5 - flow, 0.0)], False),
            0.011,
            mix(cloth, BLACK if i % 2 else WHITE, 0.3),
            0.5,
        )
    sash = find_house_colour(t, parse_colour("#A88A5E"))
    f.flat([(-0.145 * wide, 0.72), (-0.1, 0.755), (0.125 * wide, 0.53), (0.12 * wide, 0.475)], sash, 0.9)
    f.line([(-0.115 * wide, 0.52), (0.12 * wide, 0.52)], 0.03, mix(sash, BLACK, 0.35), 0.9)
    if pose == "walking":
        f.line([(0.3, 0.0), (0.3, 0.98)], 0.02, LEATHER)
    draw_head(f, t, 0.0, 0.925, 0.072)
    draw_limb(f, front, 0.1, 0.13, mix(cloth, WHITE, 0.06))
    draw_hand(f, t, *front[-1])


SOLDIER_POSES: dict[str, tuple[Sequence[Point], Sequence[Point], float, tuple[Point, Point]]] = {
    "guarding": (
        ((-0.12, 0.77), (-0.19, 0.62), (-0.04, 0.55)),
        ((0.12, 0.77), (0.2, 0.62), (0.12, 0.66)),
        0.0,
        ((-0.1, 0.5), (0.2, 0.88)),
    ),
    "charging": (
        ((-0.1, 0.77), (-0.2, 0.66), (-0.04, 0.58)),
        ((0.13, 0.77), (0.25, 0.67), (0.34, 0.74)),
        0.12,
        ((-0.1, 0.55), (0.62, 0.86)),
    ),
    "cheering": (
        ((-0.12, 0.77), (-0.2, 0.61), (-0.14, 0.48)),
        ((0.12, 0.78), (0.24, 0.86), (0.2, 1.04)),
        0.0,
        ((0.1, 0.9), (0.32, 1.3)),
    ),
}
"""Pose of a soldier -> joints of both arms, how far he leans forward, and where his weapon begins and ends."""


UPRIGHT: tuple[Point, Point] = ((0.1, 0.46), (0.17, 1.1))
"""Where a blade is that a soldier on guard holds up."""


def draw_armed(f: Figure, t: Thing, pose: str) -> None:
    """Draw a soldier on two legs, who really holds his weapon."""
    back, front, lean, weapon = SOLDIER_POSES[pose]
    cloth = mix(find_house_colour(t), BLACK, 0.35)

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + lean * max(y - 0.45, 0), y) for x, y in points]

    if t.house == "fremen":
        cape = [
            (-0.1, 0.83),
            (-0.2, 0.6),
            (-0.27 - lean, 0.2),
            (-0.3 - lean, 0.04),
            (-0.05, 0.1),
            (0.16, 0.06),
            (0.15, 0.6),
            (0.1, 0.83),
        ]
        f.solid(round_outline(at(cape)), mix(cloth, BLACK, 0.35))
    stride = 0.08 + lean * 1.1
    _draw_leg(f, [(-0.055, 0.48), (-0.07 - stride * 0.5, 0.26), (-0.06 - stride, 0.03)], mix(cloth, BLACK, 0.3))
    draw_limb(f, at(back), 0.075, 0.055, mix(cloth, BLACK, 0.2))
    _draw_leg(f, [(0.06, 0.48), (0.09 + stride * 0.7, 0.27), (0.06 + stride * 0.8, 0.03)], mix(cloth, BLACK, 0.15))
    _draw_torso(f, t, at, cloth)
    (hx, hy) = at([(0.005, 0.93)])[0]
    draw_head(f, t, hx, hy, 0.07)
    if pose == "guarding" and t.house not in RIFLES:
        weapon = UPRIGHT
    _draw_weapon(f, t, *at(weapon))
    draw_hand(f, t, *at(back)[-1])
    draw_limb(f, at(front), 0.078, 0.056, cloth)
    draw_hand(f, t, *at(front)[-1])


def _draw_leg(f: Figure, joints: Sequence[Point], cloth: Colour) -> None:
    """Draw a leg in trousers and a boot."""
    draw_limb(f, joints, 0.105, 0.062, cloth)
    (_, (kx, ky), (x, y)) = joints
    shin = (kx + (x - kx) * 0.3, ky + (y - ky) * 0.3)
    draw_limb(f, [shin, ((shin[0] + x) / 2, (shin[1] + y) / 2), (x, y)], 0.078, 0.066, LEATHER)
    f.solid(
        round_outline([(x - 0.035, 0.0), (x - 0.035, 0.05), (x + 0.035, 0.05), (x + 0.085, 0.02), (x + 0.085, 0.0)]),
        LEATHER,
        0.6,
    )


def _draw_torso(f: Figure, t: Thing, at: Callable[[Sequence[Point]], list[Point]], cloth: Colour) -> None:
    """Draw a tunic with belt, breastplate and sash."""
    left = [(-0.045, 0.86), (-0.125, 0.815), (-0.14, 0.7), (-0.1, 0.54), (-0.125, 0.4)]
    f.solid(
        round_outline(
            at([*left, (0.0, 0.375), (0.13, 0.4), (0.105, 0.54), (0.14, 0.7), (0.125, 0.815), (0.045, 0.86)])
        ),
        cloth,
    )
    side = f.direction
    f.soft(
        at([(0.03 * side, 0.84), (0.13 * side, 0.8), (0.1 * side, 0.54), (0.12 * side, 0.4), (0.04 * side, 0.4)]),
        f.light.dark,
        0.02,
        0.45,
    )
    colour = find_house_colour(t, parse_colour("#A88A5E"))
    if t.house not in HOODS:
        plate = [(-0.11, 0.8), (-0.115, 0.68), (-0.06, 0.6), (0.07, 0.6), (0.12, 0.68), (0.11, 0.8), (0.0, 0.83)]
        f.solid(round_outline(at(plate)), mix(colour, IRON, 0.45))
    f.flat(at([(-0.135, 0.73), (-0.1, 0.77), (0.115, 0.56), (0.105, 0.51)]), colour, 0.9)
    f.line(at([(-0.105, 0.53), (0.108, 0.53)]), 0.034, LEATHER)
    f.flat(at([(-0.02, 0.515), (-0.02, 0.547), (0.02, 0.547), (0.02, 0.515)]), parse_colour("#D8AE52"), 0.9)


def _draw_weapon(f: Figure, t: Thing, start: Point, end: Point) -> None:
    """Draw a rifle, the Fremen's knife, or a sword."""
    (x, y), (ex, ey) = start, end
    dx, dy = ex - x, ey - y
    if t.house in RIFLES:
        f.line([start, end], 0.022, IRON)
        f.line([start, (x + dx * 0.5, y + dy * 0.5)], 0.046, mix(LEATHER, BLACK, 0.2))
        f.line([(x + dx * 0.45, y + dy * 0.45 - 0.05), (x + dx * 0.48, y + dy * 0.48)], 0.03, IRON)
        f.line([(x + dx * 0.3, y + dy * 0.3 + 0.02), (ex, ey + 0.008)], 0.006, f.light.key, 0.7)
        return
    if t.house == "fremen":
        hold, tip = (x + dx * 0.42, y + dy * 0.42), (x + dx * 0.86, y + dy * 0.86)
        bend = ((hold[0] + tip[0]) / 2 - dy * 0.07, (hold[1] + tip[1]) / 2 + dx * 0.07)
        f.solid(
            round_outline([hold, bend, tip, ((bend[0] + tip[0]) / 2 + dy * 0.1, (bend[1] + tip[1]) / 2 - dx * 0.1)]),
            BONE,
        )
        return
    hold = (x + dx * 0.4, y + dy * 0.4)
    f.line([hold, end], 0.028, STEEL)
    f.line([hold, end], 0.008, WHITE, 0.8)
    f.line(
        [(hold[0] - dy * 0.12, hold[1] + dx * 0.12), (hold[0] + dy * 0.12, hold[1] - dx * 0.12)],
        0.026,
        parse_colour("#D8AE52"),
    )
    f.line([(x + dx * 0.28, y + dy * 0.28), hold], 0.03, LEATHER)
