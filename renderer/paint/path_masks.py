"""Masks of polygons, lines and glows on maps, cached by shape."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.image_cache import cache_images
from renderer.sprites import Area, Box, Glow, Path

RIM_WIDTH = 4
"""The width of the line along the edge of a glow."""
FINE = 3
"""How many times finer masks with sharp edges are drawn than the result."""


MAX_CACHED_PIXELS = 400_000
"""Masks with more pixels belong to backgrounds, which are cached themselves."""


def make_path_mask(area: Area) -> Image.Image:
    """Return a mask of filled polygons, or of lines if the area has a width, with a smooth edge."""
    return (_draw_area_mask if area.box.w * area.box.h > MAX_CACHED_PIXELS else _get_area_mask)(area)


@cache_images(megabytes=6)
def _get_area_mask(area: Area) -> Image.Image:
    return _draw_area_mask(area)


def _draw_area_mask(area: Area) -> Image.Image:
    paths = tuple(_move_into_box(path, area.box) for path in area.paths)
    return _draw_path_mask(area.box, paths, area.width, area.opacity, area.soft)


def _move_into_box(path: Path, box: Box) -> Path:
    """Return a path as seen from the upper left corner of its box."""
    x, y, _, _ = box
    return tuple((px - x, py - y) for px, py in path)


def _draw_path_mask(box: Box, paths: tuple[Path, ...], line_width: int, opacity: int, soft: int = 0) -> Image.Image:
    fine = 1 if soft else FINE  # A blur smooths the edges anyway.
    mask = Image.new("L", (box.w * fine, box.h * fine))
    pencil = ImageDraw.Draw(mask)
    for path in paths:
        points = [(x * fine, y * fine) for x, y in path]
        if line_width:
            pencil.line(points, fill=opacity, width=line_width * fine, joint="curve")
        else:
            pencil.polygon(points, fill=opacity)
    return mask.filter(ImageFilter.GaussianBlur(soft)) if soft else mask.reduce(FINE)


@cache_images(megabytes=3)
def make_glow_mask(glow: Glow) -> Image.Image:
    """Return a mask that is strongest at the edge of an outline and weak beyond `reach` inside it."""
    body = _draw_path_mask(glow.box, (_move_into_box(glow.path, glow.box),), 0, 255)
    inside = body.filter(ImageFilter.GaussianBlur(glow.reach * 0.5))
    faded = ImageChops.invert(inside).point([min(v * 2 + 36, 255) * glow.opacity // 255 for v in range(256)])
    return ImageChops.multiply(faded, body)


@cache_images(megabytes=2)
def make_rim_mask(glow: Glow) -> Image.Image:
    """Return a mask of a line along the inside of an outline."""
    path = _move_into_box(glow.path, glow.box)
    body = _draw_path_mask(glow.box, (path,), 0, 255)
    return ImageChops.multiply(_draw_path_mask(glow.box, ((*path, path[0]),), 2 * RIM_WIDTH, 255), body)
