"""Dithering for scenes in pictures with few colours.

A fixed pattern is added to a scene when it is cropped to its box. Its skies then have no visible bands after each pixel
has been set to the nearest of the picture's tones. That costs nothing when a picture is painted, and a regular pattern
needs fewer bytes than noise.
"""

from functools import lru_cache

from PIL import Image, ImageChops

SIDE = 8
"""The side of the pattern in pixels."""
REACH = 6
"""The most that the pattern adds to a channel, or takes from it."""


def dither(image: Image.Image) -> Image.Image:
    """Return an image with the pattern added."""
    more, less = _make_patterns(*image.size)
    return ImageChops.subtract(ImageChops.add(image, more), less)


@lru_cache(maxsize=1)
def _make_patterns(width: int, height: int) -> tuple[Image.Image, Image.Image]:
    """Return what is added to an image of this size, and what is subtracted."""
    square = _order(SIDE)
    turned = [list(column) for column in zip(*reversed(square), strict=True)]
    # Each channel has the pattern turned otherwise, so that hues are mixed as well as shades.
    channels = (square, turned, [row[::-1] for row in reversed(square)])
    steps = [round((2 * v / (SIDE * SIDE - 1) - 1) * REACH) for v in range(SIDE * SIDE)]
    more, less = (
        [_tile(each, [max(sign * step, 0) for step in steps], width, height) for each in channels] for sign in (1, -1)
    )
    return Image.merge("RGB", more), Image.merge("RGB", less)


def _order(side: int) -> list[list[int]]:
    """Return Bayer's threshold matrix."""
    if side == 1:
        return [[0]]
    half = side // 2
    inner, corner = _order(half), ((0, 2), (3, 1))
    return [[4 * inner[y % half][x % half] + corner[y // half][x // half] for x in range(side)] for y in range(side)]


def _tile(square: list[list[int]], values: list[int], width: int, height: int) -> Image.Image:
    """Return a channel that repeats a square, with a value for each of its numbers."""
    row = [bytes(values[number] for number in line) * (width // SIDE + 1) for line in square]
    strip = b"".join(line[:width] for line in row)
    return Image.frombytes("L", (width, height), (strip * (height // SIDE + 1))[: width * height])
