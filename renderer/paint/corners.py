"""Masks of boxes with round corners or soft edges."""

from functools import cache

from PIL import Image, ImageDraw, ImageFilter

FINE = 4
"""How many times finer corners are drawn than the result."""

SOFT_EDGE = 8
"""How far a soft edge reaches out of its box."""
SOFT_CORNER = 24
"""The side of the corner of a soft mask."""

Corners = tuple[bool, bool, bool, bool]
"""The round corners: top left, top right, bottom right, bottom left."""


def make_rounded_mask(width: int, height: int, radius: int, corners: Corners | None = None) -> Image.Image:
    """Return a mask of a box with round, smooth corners. Only the corners are drawn finely."""
    side = 4 * radius
    if not radius:
        return Image.new("L", (width, height), 255)
    if side >= min(width, height):
        return _draw_mask(width, height, radius, corners)
    mask, half = Image.new("L", (width, height), 255), side // 2
    tile = _draw_mask(side, side, radius, corners)
    for x, at_x in ((0, 0), (half, width - half)):
        for y, at_y in ((0, 0), (half, height - half)):
            mask.paste(tile.crop((x, y, x + half, y + half)), (at_x, at_y))
    return mask


def _draw_mask(width: int, height: int, radius: int, corners: Corners | None) -> Image.Image:
    """Draw the whole mask finely and reduce it."""
    mask = Image.new("L", (width * FINE, height * FINE))
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, fill=255, corners=corners)
    return mask.reduce(FINE)


def make_soft_mask(width: int, height: int) -> Image.Image:
    """Return a mask that is opaque inside and has soft edges and corners. Only its edge is drawn, for speed."""
    tile, side = _draw_soft_tile(), SOFT_CORNER
    if min(width, height) < 2 * side:
        return tile.resize((width, height))
    mask = Image.new("L", (width, height), 255)
    long, high = width - 2 * side, height - 2 * side
    for x, at_x in ((0, 0), (side, width - side)):
        mask.paste(tile.crop((x, side, x + side, side + 1)).resize((side, max(high, 1))), (at_x, side))
        for y, at_y in ((0, 0), (side, height - side)):
            mask.paste(tile.crop((side, y, side + 1, y + side)).resize((max(long, 1), side)), (side, at_y))
            mask.paste(tile.crop((x, y, x + side, y + side)), (at_x, at_y))
    return mask


@cache
def _draw_soft_tile() -> Image.Image:
    """Return the smallest soft mask."""
    edge = 2 * SOFT_CORNER - SOFT_EDGE - 1
    mask = Image.new("L", (2 * SOFT_CORNER, 2 * SOFT_CORNER))
    ImageDraw.Draw(mask).rounded_rectangle((SOFT_EDGE, SOFT_EDGE, edge, edge), SOFT_CORNER - SOFT_EDGE, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(SOFT_EDGE / 2))
