"""People: single figures, soldiers of each House, duels and crowds."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.bodies import (
    LEATHER,
    ROBE_POSES,
    SOLDIER_POSES,
    STEEL,
    draw_armed,
    draw_hand,
    draw_head,
    draw_limb,
    draw_robed,
)
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, Point, round_outline
from renderer.paint.scenery.things import CLOTH, KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

SKIN = parse_colour("#C08A62")
ONE_HEAD, THREE_HEADS, TWO_HEADS = (
    KeyPart(0.8, 1.04, 0.13, 4.0),
    KeyPart(0.8, 1.04, 0.65, 4.0),
    KeyPart(0.78, 1.0, 0.5, 4.0),
)
"""The heads of one, three and two people side by side."""
BOWED_HEAD = KeyPart(0.68, 1.0, 0.25, 4.0)
"""The head of a kneeling person."""


def choose_pose(t: Thing, poses: Sequence[str]) -> str:
    """Return the pose that the scene names, or else one that depends on the looks."""
    said = next((pose for pose in poses if pose in t.looks), "")
    chance = crc32(f"{t.house} {t.depth} {sorted(t.looks)}".encode()) >> 4
    return said or poses[chance % len(poses)]


@register_thing("person", 0.46, key_part=ONE_HEAD)
def draw_person(f: Figure, t: Thing) -> None:
    """Draw somebody in a robe who stands, beckons or walks, towards the middle of the picture."""
    f.shadow(0.3)
    if t.x > 0.55 and "turned" not in t.looks:
        f = f.turn()
    draw_robed(f, t, choose_pose(t, tuple(ROBE_POSES)))


@register_thing("soldiers", 0.42, key_part=THREE_HEADS)
def draw_soldiers(f: Figure, t: Thing) -> None:
    """Draw three soldiers who guard, charge or cheer, or eleven with the word `many`."""
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
    pose = choose_pose(t, tuple(SOLDIER_POSES))
    for x, y in places:
        one = Figure(f.brush, f.x + x * f.scale, f.y - y * f.scale, f.scale, f.depth, f.direction < 0)
        one.shadow(0.3)
        draw_armed(one.turn() if t.x > 0.55 and "turned" not in t.looks else one, t, pose)


@register_thing("duel", 0.5, key_part=TWO_HEADS)
def draw_duel(f: Figure, t: Thing) -> None:
    """Draw two fighters who have crossed their blades."""
    pose = choose_pose(t, tuple(DUEL_POSES))
    for side in (-1, 1):
        one = Figure(f.brush, f.x + side * 0.42 * f.scale, f.y, f.scale, f.depth, side > 0)
        one.shadow(0.3)
        _draw_fighter(one, t if side < 0 else Thing(t.kind, t.x), pose)
    f.glow(0, DUEL_POSES[pose][2][1], 0.2, WHITE, 0.8)


DUEL_POSES: dict[str, tuple[Sequence[Point], Sequence[Point], Point]] = {
    "guarding": (((-0.06, 0.76), (-0.22, 0.66), (-0.3, 0.8)), ((0.12, 0.76), (0.24, 0.62), (0.34, 0.72)), (0.0, 0.98)),
    "charging": (((-0.06, 0.76), (-0.22, 0.6), (-0.16, 0.46)), ((0.12, 0.76), (0.24, 0.7), (0.33, 0.58)), (0.0, 0.74)),
    "cheering": (((-0.06, 0.76), (-0.2, 0.62), (-0.1, 0.54)), ((0.12, 0.77), (0.2, 0.92), (0.3, 1.0)), (0.0, 1.16)),
}
"""Pose of two fighters -> joints of both arms, and where their blades cross."""


def _draw_fighter(f: Figure, t: Thing, pose: str) -> None:
    """Draw one fighter in a wide stance, who leans towards the other."""
    back, front, (_, cross) = DUEL_POSES[pose]
    cloth = mix(find_house_colour(t, parse_colour("#5A4656")), BLACK, 0.3)
    draw_limb(f, [(-0.05, 0.46), (-0.14, 0.26), (-0.26, 0.04)], 0.12, 0.065, mix(cloth, BLACK, 0.3))
    draw_limb(f, [(-0.18, 0.18), (-0.26, 0.04)], 0.08, 0.07, LEATHER)
    draw_limb(f, back, 0.085, 0.06, mix(cloth, BLACK, 0.2))
    draw_hand(f, t, *back[-1])
    draw_limb(f, [(0.06, 0.46), (0.2, 0.3), (0.17, 0.04)], 0.13, 0.07, mix(cloth, BLACK, 0.12))
    draw_limb(f, [(0.19, 0.2), (0.17, 0.04)], 0.085, 0.075, LEATHER)
    for x in (-0.26, 0.17):
        f.solid(round_outline([(x - 0.04, 0.0), (x - 0.03, 0.05), (x + 0.04, 0.05), (x + 0.1, 0.0)]), LEATHER, 0.6)
    left = [(-0.02, 0.84), (-0.1, 0.78), (-0.115, 0.62), (-0.1, 0.48), (-0.12, 0.36)]
    f.solid(
        round_outline([*left, (0.02, 0.38), (0.14, 0.36), (0.11, 0.5), (0.17, 0.66), (0.14, 0.79), (0.07, 0.84)]), cloth
    )
    f.line([(-0.1, 0.5), (0.11, 0.5)], 0.035, LEATHER)
    f.flat([(-0.1, 0.7), (-0.06, 0.75), (0.13, 0.56), (0.12, 0.52)], find_house_colour(t, parse_colour("#8A6A4A")), 0.8)
    draw_head(f, t, 0.06, 0.92, 0.075)
    hand, tip = front[-1], (0.42 + 0.16, cross + (cross - front[-1][1]) * 0.9)
    f.line([hand, tip], 0.026, STEEL)
    f.line([hand, tip], 0.008, WHITE, 0.8)
    draw_limb(f, front, 0.09, 0.062, mix(cloth, WHITE, 0.05))
    draw_hand(f, t, *hand, 0.032)


@register_thing("crowd", 0.24)
def draw_crowd(f: Figure, t: Thing) -> None:
    """Draw a crowd: shoulders and heads, some with an arm raised."""
    for row in range(4):
        y = 0.55 - row * 0.24
        for i in range(15):
            x = -2.1 + i * 0.3 + f.chance.uniform(-0.08, 0.08) + row * 0.09
            tone = mix(find_house_colour(t), BLACK, 0.15 + 0.25 * f.chance.random())
            if f.chance.random() < 0.16:
                draw_limb(f, [(x + 0.1, y), (x + 0.17, y + 0.2), (x + 0.13, y + 0.42)], 0.09, 0.06, tone)
                draw_hand(f, t, x + 0.13, y + 0.44, 0.035)
            body = [(x - 0.15, y - 0.4), (x - 0.14, y), (x - 0.05, y + 0.1), (x + 0.05, y + 0.1), (x + 0.14, y)]
            f.solid(round_outline([*body, (x + 0.15, y - 0.4)]), tone, 0.8)
            one = Thing("head", house=t.house, looks=frozenset((("bald", "young", "woman", "hooded")[i * 7 % 4],)))
            draw_head(f, one, x, y + 0.2, 0.085)


@register_thing("line", 0.3)
def draw_line(f: Figure, t: Thing) -> None:
    """Draw people who walk in a line with burdens."""
    for i in range(6):
        x = -1.6 + i * 0.62
        one = Figure(f.brush, f.x + x * f.scale * f.direction, f.y, f.scale * (1 - 0.03 * i), f.depth, f.direction < 0)
        one.shadow(0.3)
        if i % 2 == 0:
            pack = [(-0.3, 0.46), (-0.34, 0.66), (-0.24, 0.8), (-0.1, 0.78), (-0.08, 0.46)]
            one.solid(round_outline(pack), CLOTH)
        draw_robed(one, t, "walking" if i % 3 else "standing")


@register_thing("kneeling", 0.34, key_part=BOWED_HEAD)
def draw_kneeling(f: Figure, t: Thing) -> None:
    """Draw somebody who kneels, the hands on one knee and the head bowed."""
    f.shadow(0.5)
    cloth = mix(find_house_colour(t), BLACK, 0.3)
    f.solid(
        round_outline([(-0.44, 0.0), (-0.46, 0.1), (-0.3, 0.28), (-0.06, 0.34), (0.12, 0.2), (0.14, 0.0)]),
        mix(cloth, BLACK, 0.25),
    )
    draw_limb(f, [(-0.08, 0.28), (0.28, 0.38), (0.3, 0.04)], 0.22, 0.13, cloth)
    f.solid(round_outline([(0.22, 0.0), (0.22, 0.07), (0.36, 0.07), (0.46, 0.0)]), LEATHER)
    back = [(-0.22, 0.2), (-0.26, 0.46), (-0.18, 0.66), (0.0, 0.76), (0.14, 0.7), (0.18, 0.5), (0.1, 0.24)]
    f.solid(round_outline(back), cloth)
    for x in (-0.16, -0.04, 0.08):
        f.line(round_outline([(x * 0.6, 0.66), (x, 0.44), (x * 1.2, 0.2)], False), 0.014, f.light.dark, 0.4)
    draw_head(f, t, 0.15, 0.83, 0.115)
    draw_limb(f, [(0.04, 0.64), (0.14, 0.44), (0.28, 0.42)], 0.12, 0.08, mix(cloth, WHITE, 0.06))
    draw_hand(f, t, 0.3, 0.42, 0.045)


@register_thing("seated", 0.42, key_part=ONE_HEAD)
def draw_seated(f: Figure, t: Thing) -> None:
    """Draw a person who sits and thinks, the chin on a hand."""
    f.shadow(0.5)
    cloth = mix(find_house_colour(t), BLACK, 0.25)
    f.solid([(-0.3, 0), (-0.32, 0.38), (0.12, 0.38), (0.1, 0)], parse_colour("#5A3E2C"))
    f.solid([(-0.36, 0.36), (-0.36, 0.42), (0.16, 0.42), (0.16, 0.36)], parse_colour("#7A5638"))
    draw_limb(f, [(-0.14, 0.46), (0.22, 0.46), (0.24, 0.06)], 0.17, 0.09, mix(cloth, BLACK, 0.25))
    draw_limb(f, [(-0.12, 0.45), (0.28, 0.47), (0.34, 0.06)], 0.17, 0.09, cloth)
    f.solid(round_outline([(0.3, 0.0), (0.3, 0.05), (0.38, 0.06), (0.46, 0.0)]), LEATHER)
    torso = [(-0.22, 0.38), (-0.22, 0.6), (-0.16, 0.76), (-0.02, 0.83), (0.1, 0.76), (0.1, 0.56), (0.04, 0.38)]
    f.solid(round_outline(torso), cloth)
    f.flat([(-0.18, 0.7), (-0.13, 0.75), (0.09, 0.55), (0.07, 0.5)], find_house_colour(t, parse_colour("#A88A5E")), 0.8)
    draw_head(f, t, 0.02, 0.91, 0.083)
    draw_limb(f, [(0.02, 0.72), (0.2, 0.56), (0.12, 0.82)], 0.1, 0.06, mix(cloth, WHITE, 0.06))
    draw_hand(f, t, 0.11, 0.835, 0.034)
