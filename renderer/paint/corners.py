"""Round corners: only they are drawn finely, the rest of a mask is plain."""

from PIL import Image, ImageDraw

FINE = 4

Corners = tuple[bool, bool, bool, bool]
"""Which are round: top left, top right, bottom right, bottom left."""


def rounded(width: int, height: int, radius: int, corners: Corners | None = None) -> Image.Image:
    """A mask of a box with round corners and smooth edges."""
    side = 4 * radius
    if not radius:
        return Image.new("L", (width, height), 255)
    if side >= min(width, height):
        return _drawn(width, height, radius, corners)
    mask, half = Image.new("L", (width, height), 255), side // 2
    tile = _drawn(side, side, radius, corners)
    for x, at_x in ((0, 0), (half, width - half)):
        for y, at_y in ((0, 0), (half, height - half)):
            mask.paste(tile.crop((x, y, x + half, y + half)), (at_x, at_y))
    return mask


def _drawn(width: int, height: int, radius: int, corners: Corners | None) -> Image.Image:
    mask = Image.new("L", (width * FINE, height * FINE))
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, fill=255, corners=corners)
    return mask.reduce(FINE)
