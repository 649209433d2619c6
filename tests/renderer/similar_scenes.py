"""A check for scenes that look alike as thumbnails of 64 pixels, by shapes in grey or by colours at the same
places.

A scene in other colours has the same shapes. A scene with one thing moved or with other dunes has nearly the same
colours everywhere. Either counts as a copy. Scenes with the same hour, ground and kinds of things are compared more
strictly. They must differ more in shape than a scene differs from itself with a thing moved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi
from typing import NamedTuple

from PIL import Image, ImageChops

from renderer.paint.scenery.painter import paint_scene
from renderer.scenes import Scene

PAINTED, THUMB, CELLS = (192, 120), (64, 40), (16, 10)
SHAPES_APART = 22
"""Bits in which the shapes of two scenes differ at least, of 128 of slopes and 52 of waves."""
RETOLD_APART = 67
"""The same for scenes that say the same. A scene of which one thing is moved, larger or in another light differs from
itself by 60 at most; of those that we have, two say the same, and differ by 73."""
COLOURS_APART = 0.28
"""The share of its cells in which a scene differs at least from any other."""
SEEN = 14
"""By more than this, of 255, colours are seen to differ."""
SIDE, WAVES = 32, 9


class Fingerprint(NamedTuple):
    shapes: int
    colours: str
    """Of every cell, as hexadecimal bytes."""
    words: str
    """Hour, ground and kinds of things."""


def fingerprint(one: Scene) -> Fingerprint:
    thumb = paint_scene(one, *PAINTED).resize(THUMB, Image.Resampling.BOX)
    grey = thumb.convert("L")
    bits = [*_slopes(grey), *_waves(grey)]
    colours = thumb.resize(CELLS, Image.Resampling.BOX).tobytes().hex()
    return Fingerprint(int("".join(map(str, bits)), 2), colours, said(one))


def said(one: Scene) -> str:
    return " ".join((one.hour, one.ground, *sorted(thing.kind for thing in one.things)))


def _slopes(grey: Image.Image) -> Iterator[int]:
    """Return where the image becomes lighter to the right, and where downwards."""
    for size, (right, down) in (((9, 8), (1, 0)), ((8, 9), (0, 1))):
        cells = grey.resize(size, Image.Resampling.BOX)
        for x in range(8):
            for y in range(8):
                yield int(cells.getpixel((x, y)) < cells.getpixel((x + right, y + down)))


def _waves(grey: Image.Image) -> list[int]:
    """Return which of the longest waves of a cosine transform are above the median."""
    values = grey.resize((SIDE, SIDE), Image.Resampling.BOX).tobytes()
    bases = [[cos((2 * at + 1) * wave * pi / (2 * SIDE)) for at in range(SIDE)] for wave in range(WAVES)]
    rows = [_transformed(values[start : start + SIDE], bases) for start in range(0, SIDE * SIDE, SIDE)]
    columns = [_transformed([row[wave] for row in rows], bases) for wave in range(WAVES)]
    strong = [columns[x][y] for y in range(WAVES) for x in range(WAVES) if 0 < x + y <= WAVES]
    middle = sorted(strong)[len(strong) // 2]
    return [int(each > middle) for each in strong]


def _transformed(values: bytes | list[float], bases: list[list[float]]) -> list[float]:
    return [sum(value * wave for value, wave in zip(values, basis, strict=True)) for basis in bases]


def alike(one: Fingerprint, other: Fingerprint) -> bool:
    return _alike_in_shape(one, other) or _colours_between(one, other) < COLOURS_APART


def _alike_in_shape(one: Fingerprint, other: Fingerprint) -> bool:
    return _shapes_between(one, other) < (RETOLD_APART if one.words == other.words else SHAPES_APART)


def _shapes_between(one: Fingerprint, other: Fingerprint) -> int:
    return (one.shapes ^ other.shapes).bit_count()


def _colours_between(one: Fingerprint, other: Fingerprint) -> float:
    differing = _differing(*(Image.frombytes("RGB", CELLS, bytes.fromhex(each.colours)) for each in (one, other)))
    return differing.histogram()[255] / (CELLS[0] * CELLS[1])


def _differing(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return a mask that is white where any colour differs by more than the tolerance."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 * (value > SEEN) for value in range(256)])


def copies(found: Mapping[str, Fingerprint]) -> list[tuple[str, str]]:
    """Return all pairs that look alike."""
    keys = list(found)
    by_shape = {
        (key, other)
        for number, key in enumerate(keys)
        for other in keys[number + 1 :]
        if _alike_in_shape(found[key], found[other])
    }
    return sorted(by_shape | set(_alike_in_colour(keys, found)))


def _alike_in_colour(keys: list[str], found: Mapping[str, Fingerprint]) -> Iterator[tuple[str, str]]:
    """Compare all scenes at once: they stand below each other in one picture, which is compared with a shifted copy
    of itself.
    """
    wide, high = CELLS
    data = b"".join(bytes.fromhex(found[key].colours) for key in keys)
    column = Image.frombytes("RGB", (wide, high * len(keys)), data)
    for apart in range(1, len(keys)):
        upper = column.crop((0, 0, wide, column.height - apart * high))
        lower = column.crop((0, apart * high, wide, column.height))
        shares = _differing(upper, lower).convert("F").resize((1, len(keys) - apart), Image.Resampling.BOX)
        for number in range(len(keys) - apart):
            if shares.getpixel((0, number)) < 255 * COLOURS_APART:
                yield keys[number], keys[number + apart]
