"""Fields of chance, the same on every machine: rough ground, ripples of sand, ledges of rock."""

from array import array
from functools import lru_cache
from hashlib import shake_128
from math import pi, sin

from PIL import Image, ImageMath

TURN = 65536
"""A full wave, in the units in which ripples are counted."""
STEPS = 1024
"""So many heights a wave has."""


@lru_cache(maxsize=4)
def clouds(seed: str, size: tuple[int, int], cell: int, octaves: int, fade: float = 0.5) -> Image.Image:
    """Soft hills about `cell` pixels wide, with finer ones upon them."""
    field = Image.new("L", size, 128)
    share = 1.0
    for octave in range(octaves):
        wide, high = (max(side * 2**octave // cell, 1) + 3 for side in size)
        grains = shake_128(f"{seed} {octave}".encode()).digest(wide * high)
        layer = Image.frombytes("L", (wide, high), grains).resize(size, Image.Resampling.BICUBIC)
        field = layer if not octave else Image.blend(field, layer, share / (1 + share))
        share *= fade
    return field


def ridged(field: Image.Image) -> Image.Image:
    """Crests where the field was in the middle, valleys where it was high or low."""
    return field.point([max(0, 255 - round(abs(v - 128) * 3.6)) for v in range(256)])


def terraced(field: Image.Image, steps: int) -> Image.Image:
    """The field in steps, as rock lies in ledges."""
    high = 256 / steps
    return field.point([min(255, round((v // high + min(1.0, v % high / high * 4)) * high)) for v in range(256)])


def ripples(warp: Image.Image, length: int, lean: float, bend: float, lee: float = 0.5) -> Image.Image:
    """Waves of sand `length` pixels from crest to crest, the crests leaning and bent by a field.

    `lee` is the share of a wave that falls: dunes rise slowly against the wind and fall steeply behind it.
    """
    width, height = warp.size
    down = _ramp(height, TURN / length).resize((width, height), Image.Resampling.NEAREST)
    across = _ramp(width, TURN / length * lean).transpose(Image.Transpose.ROTATE_90)
    across = across.transpose(Image.Transpose.FLIP_LEFT_RIGHT).resize((width, height), Image.Resampling.NEAREST)
    swing = round(bend * TURN / 256)
    phase: Image.Image = ImageMath.lambda_eval(
        lambda a: a["convert"]((a["d"] + a["x"] + a["w"] * swing) % TURN, "I"),
        d=down,
        x=across,
        w=warp,
    )
    return phase.point(_wave(lee), "L")


def _ramp(long: int, step: float) -> Image.Image:
    """A column of whole numbers that rise by a step."""
    return Image.frombytes("I", (1, long), array("i", [round(n * step) for n in range(long)]).tobytes())


def _wave(lee: float) -> list[int]:
    """One wave as a table: it rises for 1 - lee of its length."""
    rise = 1 - lee
    found: list[int] = []
    for n in range(STEPS):
        at = n / STEPS
        way = at / rise / 2 if at < rise else 0.5 + (at - rise) / lee / 2
        found += [round(127.5 + 127.5 * sin((way - 0.25) * 2 * pi))] * (TURN // STEPS)
    return found
