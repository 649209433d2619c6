"""People who ride a worm, and fighters who move faster than an eye can follow."""

from __future__ import annotations

from renderer.colours import mix, parse_colour
from renderer.paint.scenery.bodies import draw_armed, draw_head, draw_limb
from renderer.paint.scenery.brush import BLACK, Figure, Point, make_oval, round_outline
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

HIDE = parse_colour("#B5804E")
ROPE = parse_colour("#D8C49A")
BACK: tuple[Point, ...] = (
    (-1.25, 0.0),
    (-1.05, 0.26),
    (-0.7, 0.44),
    (-0.2, 0.5),
    (0.35, 0.5),
    (0.8, 0.6),
    (1.15, 0.68),
    (1.38, 0.66),
)
"""The line of the worm's back, from the tail in the sand to the raised mouth."""
RIDERS = ((-0.64, 0.45), (-0.26, 0.49), (0.1, 0.5), (0.46, 0.52))


@register_thing("riders", 0.44, key_part=KeyPart(0.45, 1.0, 0.9, 2.0))
def draw_riders(f: Figure, t: Thing) -> None:
    """Draw a worm that ploughs through the sand, with riders standing on its back with hooks and ropes."""
    back = round_outline(BACK, False)
    belly = [(1.5, 0.34), (1.3, 0.06), (1.0, -0.02), (-1.25, -0.02)]
    f.solid([*back, (1.5, 0.55), *belly], HIDE)
    for i, (x, y) in enumerate(back[3:-3:1]):
        ring = [(x, y), (x + 0.1, y * 0.55), (x + 0.07, 0.0)]
        f.line(round_outline(ring, False), 0.012, mix(HIDE, BLACK, 0.5), 0.5)
        if i % 2:
            lit = [(x + 0.02, y - 0.01), (x + 0.07, y * 0.78)]
            f.line(lit, 0.014, f.light.key, 0.3)
    _draw_mouth(f)
    for number, (x, y) in enumerate(RIDERS):
        _draw_rider(f, t, x, y, number)
    for x, r in ((1.3, 0.28), (0.85, 0.22), (0.3, 0.18), (-0.3, 0.18), (-0.8, 0.2), (-1.2, 0.24)):
        f.dust(x, -0.03, r, 0.75)


def _draw_mouth(f: Figure) -> None:
    f.solid(make_oval(1.38, 0.46, 0.16, 0.22, 24), mix(HIDE, BLACK, 0.25))
    f.flat(make_oval(1.41, 0.45, 0.11, 0.165, 20), parse_colour("#2A0E10"))
    for i in range(10):
        y = 0.45 + (i % 5 - 2) * 0.066
        side = 1 if i < 5 else -1
        f.flat([(1.41 + side * 0.1, y + 0.022), (1.41 + side * 0.1, y - 0.022), (1.41 + side * 0.035, y)], ROPE)


def _draw_rider(f: Figure, t: Thing, x: float, y: float, number: int) -> None:
    """Draw a rider who leans back into his ropes."""
    cloth = mix(find_house_colour(t, parse_colour("#3A4658")), BLACK, 0.35 + 0.08 * (number % 2))
    for reach in (0.26, 0.36):
        f.line([(x + 0.06, y + 0.26), (x + reach, y + 0.01)], 0.011, ROPE, 0.9)
    draw_limb(f, [(x - 0.02, y + 0.2), (x - 0.07, y + 0.1), (x - 0.06, y)], 0.06, 0.045, mix(cloth, BLACK, 0.3))
    draw_limb(f, [(x, y + 0.2), (x + 0.07, y + 0.12), (x + 0.06, y)], 0.06, 0.045, mix(cloth, BLACK, 0.2))
    cape = [(x - 0.03, y + 0.4), (x - 0.13, y + 0.28), (x - 0.24, y + 0.16), (x - 0.08, y + 0.14), (x + 0.04, y + 0.17)]
    f.solid(round_outline([*cape, (x + 0.06, y + 0.36)]), cloth)
    draw_limb(f, [(x + 0.0, y + 0.36), (x + 0.08, y + 0.31), (x + 0.09, y + 0.25)], 0.045, 0.035, cloth)
    draw_head(f, Thing("head", house="fremen"), x + 0.005, y + 0.45, 0.042)


@register_thing("flurry", 0.5, key_part=KeyPart(0.78, 1.0, 0.2, 4.0))
def draw_flurry(f: Figure, t: Thing) -> None:
    """Draw a fighter who is in several places at once, the last of them the clearest."""
    for step, (x, haze) in enumerate(((-0.95, 0.8), (-0.66, 0.64), (-0.34, 0.42), (0.05, 0.0))):
        one = Figure(f.brush, f.x + x * f.scale * f.direction, f.y, f.scale, max(f.depth, haze), f.direction < 0)
        if not haze:
            one.shadow(0.3)
        draw_armed(one, t, "charging" if step % 2 else "guarding")
    for y in (0.3, 0.55, 0.8):
        f.line([(-1.2, y), (-0.1, y + 0.02)], 0.012, f.light.key, 0.35)
