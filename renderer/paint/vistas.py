"""Scenes as they appear in pictures: with round corners, and darkened where text stands on them."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from renderer.colours import get_palette
from renderer.paint.corners import make_rounded_mask
from renderer.paint.dither import dither
from renderer.paint.icons import Stamp
from renderer.paint.image_cache import cache_images
from renderer.paint.scenery.scene_cache import get_scene_view

CORNER_SETS = {
    "all": (True, True, True, True),
    "top": (True, True, False, False),
    "left": (True, False, False, True),
    "right": (False, True, True, False),
    "none": (False, False, False, False),
}
"""Names of corner sets -> which corners are round."""
BLUR_DIVISOR = 8
"""How many times smaller a backdrop is blurred, which is faster than at its full size."""


@cache_images(megabytes=12, growth=1.8)
def get_vista(
    scene: str,
    width: int,
    height: int,
    corners: str,
    shade: str,
    radius: int,
    shift_down: int,
    shift_left: int,
    palette_key: str,
    is_dithered: bool = False,
) -> Stamp:
    """Return a scene cropped to its box, and the mask through which it is pasted."""
    image = get_scene_view(scene, width, height, shift_down, shift_left).copy()
    mask = make_rounded_mask(width, height, radius, CORNER_SETS[corners])
    if shade == "fade":
        mask = ImageChops.multiply(mask, _make_fade_mask(width, height))
    elif shade:
        image.paste(get_palette(palette_key)["night"], (0, 0), _make_shade_mask(width, height, shade))
    if is_dithered:
        image = dither(image)
    if shade == "ebb":
        mask = ImageChops.multiply(mask, _make_ebb_mask(width, height))
    return Stamp(image, mask)


@cache_images(megabytes=4)
def get_backdrop(scene: str, width: int, height: int, palette_key: str) -> Image.Image:
    """Return a scene that lies dark and out of focus behind a picture."""
    small = _get_small_backdrop(scene, width // BLUR_DIVISOR, height // BLUR_DIVISOR, palette_key)
    return small.resize((width, height), Image.Resampling.BILINEAR)


@cache_images(megabytes=2)
def _get_small_backdrop(scene: str, width: int, height: int, palette_key: str) -> Image.Image:
    """Return the backdrop before it is enlarged. Some thirty of them take as much memory as a large one."""
    image = get_scene_view(scene, width, height).filter(ImageFilter.GaussianBlur(1.2))
    image.paste(get_palette(palette_key)["night"], (0, 0), _make_shade_mask(width, height, "all"))
    return image


def _make_shade_mask(width: int, height: int, kind: str) -> Image.Image:
    """Return a mask of how dark each pixel becomes."""
    if kind == "all":
        return Image.new("L", (width, height), 165)
    fall = Image.linear_gradient("L").resize((width, height), Image.Resampling.BILINEAR)
    above = fall.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return above.point([round(150 * min(max(v - 120, 0) / 90, 1.0)) for v in range(256)])


def _make_fade_mask(width: int, height: int) -> Image.Image:
    """Return a mask that is empty at the left and full from the middle on, where people and crests stand."""
    return _make_gradient(width, height).point([round(255 * min(v / 120, 1.0) ** 1.4) for v in range(256)])


def _make_ebb_mask(width: int, height: int) -> Image.Image:
    """Return a mask that is full except for the last fifth, which fades out to the right."""
    return _make_gradient(width, height).point([round(255 * min((255 - v) / 50, 1.0) ** 1.4) for v in range(256)])


def _make_gradient(width: int, height: int) -> Image.Image:
    """Return a horizontal gradient."""
    return Image.linear_gradient("L").rotate(90).resize((width, height), Image.Resampling.BILINEAR)
