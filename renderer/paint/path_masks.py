"""Masks of polygons, lines and glows on maps, cached by shape."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.image_cache import cache_images
from renderer.sprites import Path

FINE = 3
"""How many times finer masks are drawn than the result."""


MAX_CACHED_PIXELS = 400_000
"""Masks with more pixels belong to backgrounds, which are cached themselves."""


def make_path_mask(
    width: int, height: int, paths: tuple[Path, ...], line_width: int, opacity: int, soft: int = 0
) -> Image.Image:
    """Return a mask of filled polygons, or of lines if `broad` is set, with a smooth edge."""
    return (_draw_path_mask if width * height > MAX_CACHED_PIXELS else _get_path_mask)(
        width, height, paths, line_width, opacity, soft
    )


@cache_images(megabytes=6)
def _get_path_mask(
    width: int, height: int, paths: tuple[Path, ...], line_width: int, opacity: int, soft: int
) -> Image.Image:
    return _draw_path_mask(width, height, paths, line_width, opacity, soft)


def _draw_path_mask(
    width: int, height: int, paths: tuple[Path, ...], line_width: int, opacity: int, soft: int
) -> Image.Image:
    fine = Image.new("L", (width * FINE, height * FINE))
    pencil = ImageDraw.Draw(fine)
    for path in paths:
        points = [(x * FINE, y * FINE) for x, y in path]
        if line_width:
            pencil.line(points, fill=opacity, width=line_width * FINE, joint="curve")
        else:
            pencil.polygon(points, fill=opacity)
    mask = fine.reduce(FINE)
    return mask.filter(ImageFilter.GaussianBlur(soft)) if soft else mask


@cache_images(megabytes=3)
def make_glow_mask(width: int, height: int, path: Path, reach: int, opacity: int) -> Image.Image:
    """Return a mask that is strongest at the edge of an outline and weak beyond `reach` inside it."""
    body = _draw_path_mask(width, height, (path,), 0, 255, 0)
    inside = body.filter(ImageFilter.GaussianBlur(reach * 0.5))
    faded = ImageChops.invert(inside).point([min(v * 2 + 36, 255) * opacity // 255 for v in range(256)])
    return ImageChops.multiply(faded, body)


@cache_images(megabytes=2)
def make_rim_mask(width: int, height: int, path: Path, line_width: int) -> Image.Image:
    """Return a mask of a line along the inside of an outline."""
    body = _draw_path_mask(width, height, (path,), 0, 255, 0)
    return ImageChops.multiply(_draw_path_mask(width, height, ((*path, path[0]),), 2 * line_width, 255, 0), body)
