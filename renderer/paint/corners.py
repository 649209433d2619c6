"""Masks of boxes with round corners."""

from PIL import Image, ImageDraw

FINE = 4
"""How many times finer corners are drawn than the result."""

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
