"""Busts: head and shoulders, large, lit from the left. Hair, headdress, collar and build tell them apart."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, Point, make_oval, mirror_outline
from renderer.paint.scenery.things import KeyPart, find_house_colour, register_thing
from renderer.scenes import Thing

SKINS = {"dark": parse_colour("#7A4E34"), "fair": parse_colour("#D9A67E"), "pale": parse_colour("#DCCBBB")}
SKIN = parse_colour("#B98058")
HAIR = parse_colour("#2E211C")
GOLD = parse_colour("#D8AE52")


def _find_skin_colour(t: Thing) -> Colour:
    return next((tone for look, tone in SKINS.items() if look in t.looks), SKIN)


def _find_hair_colour(t: Thing) -> Colour:
    return parse_colour("#8A5A32") if "fair" in t.looks else parse_colour("#8C8680") if "pale" in t.looks else HAIR


@register_thing("bust", 0.66, key_part=KeyPart(0.36, 0.94, 0.165, 8.0))
def draw_bust(f: Figure, t: Thing) -> None:
    wide = 1.45 if "fat" in t.looks else 1.2 if "broad" in t.looks else 0.86 if "gaunt" in t.looks else 1.0
    f.glow(0, 0.62, 0.62, f.light.key, 0.22)
    _draw_back(f, t, wide)
    _draw_shoulders(f, t, wide)
    f.solid(
        [(-0.1 * wide, 0.3), (-0.09 * wide, 0.5), (0.09 * wide, 0.5), (0.1 * wide, 0.3)],
        mix(_find_skin_colour(t), BLACK, 0.3),
    )
    _draw_face(f, t, 1 + (wide - 1) * 0.55)
    _draw_collar(f, t, wide)
    _draw_front(f, t, 1 + (wide - 1) * 0.55)


def _draw_shoulders(f: Figure, t: Thing, wide: float) -> None:
    cloth = mix(find_house_colour(t), BLACK, 0.42)
    f.solid(
        mirror_outline([(0, 0.42), (0.14 * wide, 0.38), (0.36 * wide, 0.3), (0.5 * wide, 0.16), (0.56 * wide, -0.3)]),
        cloth,
    )
    f.flat(
        [(0.05, 0.4), (0.14 * wide, 0.38), (0.36 * wide, 0.3), (0.5 * wide, 0.16), (0.56 * wide, -0.3), (0.1, -0.3)],
        f.light.dark,
        0.38,
    )
    if "uniform" in t.looks:
        for side in (-1, 1):
            f.solid(
                [
                    (side * 0.25 * wide, 0.34),
                    (side * 0.5 * wide, 0.24),
                    (side * 0.54 * wide, 0.14),
                    (side * 0.27 * wide, 0.24),
                ],
                GOLD,
            )
        f.line([(0, 0.36), (0, -0.2)], 0.02, GOLD, 0.8)
        for i in range(4):
            f.disc(0.06, 0.26 - i * 0.12, 0.017, GOLD)
    if "armoured" in t.looks:
        for side in (-1, 1):
            f.solid(
                make_oval(side * 0.4 * wide, 0.2, 0.17 * wide, 0.15),
                mix(find_house_colour(t), parse_colour("#8B8594"), 0.6),
            )
        f.solid(
            [(-0.22, 0.3), (-0.26, -0.1), (0, -0.22), (0.26, -0.1), (0.22, 0.3), (0, 0.2)],
            mix(find_house_colour(t), parse_colour("#8B8594"), 0.5),
        )
    if "robed" in t.looks:
        for x in (-0.3, -0.12, 0.12, 0.3):
            f.line([(x * 0.5, 0.36), (x * wide, -0.3)], 0.014, f.light.dark, 0.5)
        f.flat([(-0.08, 0.4), (0, 0.16), (0.08, 0.4)], find_house_colour(t), 0.9)
    if "stillsuit" in t.looks:
        for x in (-0.3, -0.1, 0.12, 0.32):
            f.line([(x * 0.6, 0.32), (x, 0.05), (x * 0.9, -0.3)], 0.022, parse_colour("#8A7A66"), 0.6)
        f.line([(-0.2, 0.1), (0.22, 0.1)], 0.03, parse_colour("#8A7A66"), 0.6)


def _draw_face(f: Figure, t: Thing, wide: float) -> None:
    """Draw the face: lit on the left, shaded on the right, the nose between."""
    skin = _find_skin_colour(t)
    jaw = 0.11 if "gaunt" in t.looks else 0.15 if "broad" in t.looks or "fat" in t.looks else 0.125
    egg = mirror_outline(
        [
            (0, 0.86),
            (0.11 * wide, 0.83),
            (0.165 * wide, 0.74),
            (0.165 * wide, 0.64),
            (jaw * wide, 0.52),
            (0.06 * wide, 0.45),
            (0, 0.44),
        ]
    )
    f.solid(egg, skin)
    shade: list[Point] = [
        (0.02, 0.86),
        (0.03, 0.74),
        (0.01, 0.7),
        (0.055, 0.62),
        (0.015, 0.6),
        (0.02, 0.55),
        (0.0, 0.53),
        (0.01, 0.44),
        (0.06 * wide, 0.45),
        (jaw * wide, 0.52),
        (0.165 * wide, 0.64),
        (0.165 * wide, 0.74),
        (0.11 * wide, 0.83),
    ]
    f.flat(shade, mix(skin, f.light.dark, 0.75), 0.62)
    dark = mix(skin, BLACK, 0.72)
    for x in (-0.068, 0.074):
        f.flat([(x - 0.045, 0.695), (x, 0.712), (x + 0.045, 0.695), (x + 0.035, 0.668), (x - 0.035, 0.668)], dark, 0.75)
        iris = parse_colour("#3FA8FF") if "blue-eyed" in t.looks else mix(skin, WHITE, 0.5)
        f.flat(make_oval(x, 0.684, 0.02, 0.012, 10), iris, 1.0 if "blue-eyed" in t.looks else 0.7)
        if "blue-eyed" in t.looks:
            f.glow(x, 0.684, 0.06, iris, 0.5)
        f.line([(x - 0.05, 0.722), (x + 0.045, 0.726)], 0.016, mix(_find_hair_colour(t), BLACK, 0.3), 0.9)
    mouth = parse_colour("#7A1F28") if "stained" in t.looks else dark
    f.line([(-0.05, 0.535), (0.0, 0.53), (0.055, 0.536)], 0.02 if "stained" in t.looks else 0.013, mouth, 0.9)
    f.flat([(-0.02, 0.6), (0.0, 0.59), (0.04, 0.6), (0.0, 0.61)], dark, 0.6)
    if "scarred" in t.looks:
        f.line([(-0.12, 0.74), (-0.08, 0.64), (-0.11, 0.55)], 0.012, parse_colour("#7A2A24"), 0.9)


def _draw_back(f: Figure, t: Thing, wide: float) -> None:
    """Draw what is behind the head: hood or veil, long hair, bun, high collar and fur."""
    if "hooded" in t.looks or "veiled" in t.looks:
        f.solid(
            mirror_outline(
                [
                    (0, 1.0),
                    (0.16 * wide, 0.94),
                    (0.27 * wide, 0.76),
                    (0.28 * wide, 0.5),
                    (0.4 * wide, 0.24),
                    (0.42 * wide, -0.1),
                ]
            ),
            mix(find_house_colour(t), BLACK, 0.5),
        )
    if "longhaired" in t.looks:
        f.solid(
            mirror_outline([(0, 0.95), (0.14, 0.92), (0.22, 0.78), (0.23, 0.5), (0.27, 0.22), (0.18, 0.16)]),
            _find_hair_colour(t),
        )
    if "bun" in t.looks:
        f.disc(0.05, 0.97, 0.1, _find_hair_colour(t))
    if "highcollar" in t.looks:
        f.solid(
            mirror_outline(
                [(0, 0.3), (0.2 * wide, 0.34), (0.31 * wide, 0.72), (0.25 * wide, 0.7), (0.16 * wide, 0.46)]
            ),
            find_house_colour(t),
        )
    if "fur" in t.looks:
        for i in range(13):
            x = (-0.4 + i * 0.066) * wide
            f.disc(x, 0.33 - 0.5 * (x / wide) ** 2, 0.1, parse_colour("#7A6250"), 0.6)


def _draw_collar(f: Figure, t: Thing, wide: float) -> None:
    if "highcollar" in t.looks or "uniform" in t.looks:
        f.solid(
            [(-0.14 * wide, 0.32), (-0.13 * wide, 0.48), (-0.02, 0.4), (0.0, 0.3)],
            mix(find_house_colour(t), WHITE, 0.1),
        )
        f.solid(
            [(0.14 * wide, 0.32), (0.13 * wide, 0.48), (0.02, 0.4), (0.0, 0.3)], mix(find_house_colour(t), BLACK, 0.15)
        )
    if "fur" in t.looks:
        for i in range(11):
            x = (-0.32 + i * 0.064) * wide
            f.disc(x, 0.3 - 0.7 * (x / wide) ** 2, 0.075, mix(parse_colour("#9A8268"), BLACK, 0.2 * (i % 2)), 0.7)


def _draw_front(f: Figure, t: Thing, wide: float) -> None:
    """Draw hair, headdress and face wear in front of the head."""
    if not t.looks & HAIRLESS_LOOKS:
        _draw_short_hair(f, t, wide)
    for look, wear in WEAR_DRAWERS.items():
        if look in t.looks:
            wear(f, t, wide)


def _draw_short_hair(f: Figure, t: Thing, wide: float) -> None:
    crown = [(0, 0.92), (0.12, 0.89), (0.185, 0.79), (0.175, 0.66), (0.155, 0.7), (0.14, 0.79), (0.05, 0.8)]
    f.solid(mirror_outline(_widen_outline(crown, wide)), _find_hair_colour(t))


def _draw_curls(f: Figure, t: Thing, wide: float) -> None:
    for i in range(11):
        x = -0.18 + i * 0.036
        f.disc(x, 0.87 - 3.2 * x * x, 0.055, mix(_find_hair_colour(t), WHITE, 0.07 * (i % 2)), 0.7)


def _draw_beard(f: Figure, t: Thing, wide: float) -> None:
    beard = [(0, 0.555), (0.09, 0.58), (0.15, 0.66), (0.145, 0.5), (0.07, 0.38), (0, 0.35)]
    f.solid(mirror_outline(_widen_outline(beard, wide)), _find_hair_colour(t))
    f.line([(-0.04, 0.535), (0.045, 0.535)], 0.014, mix(_find_skin_colour(t), BLACK, 0.5))


def _draw_hood(f: Figure, t: Thing, wide: float) -> None:
    outside = [(0, 0.99), (0.15, 0.93), (0.23, 0.76), (0.22, 0.52), (0.24, 0.34)]
    inside = [(0.15, 0.44), (0.155, 0.7), (0.1, 0.83), (0, 0.87)]
    f.solid(mirror_outline(_widen_outline([*outside, *inside], wide)), mix(find_house_colour(t), BLACK, 0.3))


def _draw_veil(f: Figure, t: Thing, wide: float) -> None:
    over_the_mouth = [(0, 0.6), (0.17, 0.63), (0.15, 0.44), (0, 0.36)]
    over_the_hair = [(0, 0.96), (0.15, 0.9), (0.2, 0.75), (0.1, 0.77), (0, 0.78)]
    f.solid(mirror_outline(_widen_outline(over_the_mouth, wide)), mix(find_house_colour(t), BLACK, 0.2))
    f.solid(mirror_outline(_widen_outline(over_the_hair, wide)), mix(find_house_colour(t), BLACK, 0.3))


def _draw_crown(f: Figure, t: Thing, wide: float) -> None:
    f.solid([(-0.17, 0.8), (-0.2, 1.02), (-0.1, 0.92), (0, 1.06), (0.1, 0.92), (0.2, 1.02), (0.17, 0.8)], GOLD)
    f.disc(0, 0.87, 0.024, parse_colour("#B5302A"))


def _draw_peaked_cap(f: Figure, t: Thing, wide: float) -> None:
    cap = [(0, 0.97), (0.14, 0.94), (0.19, 0.82), (0.16, 0.76), (0, 0.77)]
    f.solid(mirror_outline(_widen_outline(cap, wide)), mix(find_house_colour(t), BLACK, 0.3))
    f.disc(0, 0.86, 0.03, GOLD)


def _draw_helmet(f: Figure, t: Thing, wide: float) -> None:
    shell = [(0, 1.02), (0.13, 0.95), (0.2, 0.8), (0.19, 0.52), (0.14, 0.5), (0.135, 0.72)]
    nosepiece = [(0.03, 0.74), (0.02, 0.62), (0, 0.6)]
    f.solid(
        mirror_outline([*_widen_outline(shell, wide), *nosepiece]),
        mix(find_house_colour(t), parse_colour("#6B6672"), 0.6),
    )


def _draw_goggles(f: Figure, t: Thing, wide: float) -> None:
    f.line([(-0.17 * wide, 0.69), (0.17 * wide, 0.69)], 0.03, parse_colour("#3A2E28"))
    for x in (-0.07, 0.075):
        f.disc(x, 0.688, 0.055, parse_colour("#C98A3A"))
        f.flat(make_oval(x - 0.015, 0.7, 0.018, 0.014), WHITE, 0.7)


def _draw_breathing_tube(f: Figure, t: Thing, wide: float) -> None:
    f.line([(0.03, 0.6), (0.05, 0.54), (0.1, 0.46)], 0.018, parse_colour("#2A2320"))


def _widen_outline(outline: Sequence[Point], wide: float) -> list[Point]:
    return [(x * wide, y) for x, y in outline]


WEAR_DRAWERS = {
    "curly": _draw_curls,
    "bearded": _draw_beard,
    "hooded": _draw_hood,
    "veiled": _draw_veil,
    "crowned": _draw_crown,
    "capped": _draw_peaked_cap,
    "helmed": _draw_helmet,
    "goggled": _draw_goggles,
    "stillsuit": _draw_breathing_tube,
}
"""Word -> function that draws what is worn, from the lowest layer to the highest."""
HAIRLESS_LOOKS = {"bald", "hooded", "veiled", "capped", "helmed"}
"""Words for looks without visible hair."""
