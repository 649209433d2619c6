"""Scenes as they lie in pictures: with round corners, and darkened where type stands on them."""

from __future__ import annotations

from PIL import Image, ImageChops

from renderer.colours import palette
from renderer.paint.corners import rounded
from renderer.paint.icons import Stamp
from renderer.paint.keeping import kept
from renderer.paint.scenery.kept import view

ROUND = {
    "all": (True, True, True, True),
    "top": (True, True, False, False),
    "left": (True, False, False, True),
    "right": (False, True, True, False),
    "none": (False, False, False, False),
}


@kept(megabytes=10)
def vista(
    scene: str, width: int, height: int, corners: str, shade: str, radius: int, low: int, aside: int, palette_key: str
) -> Stamp:
    """A scene cut to its box, and the mask through which it is pasted."""
    image = view(scene, width, height, low, aside).copy()
    mask = rounded(width, height, radius, ROUND[corners])
    if shade == "fade":
        return Stamp(image, ImageChops.multiply(mask, _fade(width, height)))
    if shade:
        image.paste(palette(palette_key)["night"], (0, 0), _shade(width, height, shade))
    if shade == "ebb":
        mask = ImageChops.multiply(mask, _ebb(width, height))
    return Stamp(image, mask)


def _shade(width: int, height: int, kind: str) -> Image.Image:
    """How dark each place is."""
    if kind == "all":
        return Image.new("L", (width, height), 165)
    fall = Image.linear_gradient("L").resize((width, height), Image.Resampling.BILINEAR)
    above = fall.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return above.point([round(150 * min(max(v - 120, 0) / 90, 1.0)) for v in range(256)])


def _fade(width: int, height: int) -> Image.Image:
    """Nothing at the left; from the middle on, where people and crests stand, all of it."""
    return _from_the_left(width, height).point([round(255 * min(v / 120, 1.0) ** 1.4) for v in range(256)])


def _ebb(width: int, height: int) -> Image.Image:
    """All of it but for the last fifth, which runs out to the right."""
    return _from_the_left(width, height).point([round(255 * min((255 - v) / 50, 1.0) ** 1.4) for v in range(256)])


def _from_the_left(width: int, height: int) -> Image.Image:
    return Image.linear_gradient("L").rotate(90).resize((width, height), Image.Resampling.BILINEAR)
