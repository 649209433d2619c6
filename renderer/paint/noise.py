"""Pseudo-random height fields that are the same on every machine: rough ground, ripples of sand, ledges of rock."""

from array import array
from functools import lru_cache
from hashlib import shake_128
from math import pi, sin

from PIL import Image, ImageMath

FULL_WAVE = 65536
"""A full wave, in the units of the phase of ripples."""
STEPS = 1024
"""How many different heights a wave has."""


@lru_cache(maxsize=4)
def make_clouds(seed: str, size: tuple[int, int], cell: int, octaves: int, fade: float = 0.5) -> Image.Image:
    """Return soft hills about `cell` pixels wide, with finer hills on them."""
    field = Image.new("L", size, 128)
    share = 1.0
    for octave in range(octaves):
        wide, high = (max(side * 2**octave // cell, 1) + 3 for side in size)
        grains = shake_128(f"{seed} {octave}".encode()).digest(wide * high)
        layer = Image.frombytes("L", (wide, high), grains).resize(size, Image.Resampling.BICUBIC)
        field = layer if not octave else Image.blend(field, layer, share / (1 + share))
        share *= fade
    return field


def make_ridges(field: Image.Image) -> Image.Image:
    """Return a field with crests where the given field is at half height."""
    return field.point([max(0, 255 - round(abs(v - 128) * 3.6)) for v in range(256)])


def make_terraces(field: Image.Image, steps: int) -> Image.Image:
    """Return the field rounded to steps, so that it looks like ledges of rock."""
    high = 256 / steps
    return field.point([min(255, round((v // high + min(1.0, v % high / high * 4)) * high)) for v in range(256)])


def make_ripples(warp: Image.Image, length: int, lean: float, bend: float, lee: float = 0.5) -> Image.Image:
    """Return waves of sand with `length` pixels from crest to crest. `warp` bends the crests, `lean` tilts them.

    `lee` is the share of a wave that falls. Dunes rise slowly against the wind and fall steeply behind it.
    """
    width, height = warp.size
    down = _make_ramp(height, FULL_WAVE / length).resize((width, height), Image.Resampling.NEAREST)
    across = _make_ramp(width, FULL_WAVE / length * lean).transpose(Image.Transpose.ROTATE_90)
    across = across.transpose(Image.Transpose.FLIP_LEFT_RIGHT).resize((width, height), Image.Resampling.NEAREST)
    swing = round(bend * FULL_WAVE / 256)
    phase: Image.Image = ImageMath.lambda_eval(
        lambda a: a["convert"]((a["d"] + a["x"] + a["w"] * swing) % FULL_WAVE, "I"),
        d=down,
        x=across,
        w=warp,
    )
    return phase.point(_make_wave_table(lee), "L")


def _make_ramp(long: int, step: float) -> Image.Image:
    """Return a column of integers that rise by a step."""
    return Image.frombytes("I", (1, long), array("i", [round(n * step) for n in range(long)]).tobytes())


def _make_wave_table(lee: float) -> list[int]:
    """Return one wave as a table. It rises for 1 - lee of its length."""
    rise = 1 - lee
    found: list[int] = []
    for n in range(STEPS):
        at = n / STEPS
        way = at / rise / 2 if at < rise else 0.5 + (at - rise) / lee / 2
        found += [round(127.5 + 127.5 * sin((way - 0.25) * 2 * pi))] * (FULL_WAVE // STEPS)
    return found
