"""Masks of polygons, lines and glows on maps, cached by shape."""

from collections.abc import Sequence
from math import hypot

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.image_cache import cache_images
from renderer.sprites import Area, Box, Glow, Path

RIM_WIDTH = 4
"""The width of the line along the edge of a glow."""
Point = tuple[int, int]
FEW_POINTS = 8
"""A dash has no more points than this. Its ends must stay square."""
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
            _draw_line(pencil, points, opacity, line_width * fine)
        else:
            pencil.polygon(points, fill=opacity)
    return mask.filter(ImageFilter.GaussianBlur(soft)) if soft else mask.reduce(FINE)


def _draw_line(pencil: ImageDraw.ImageDraw, points: Sequence[Point], ink: int, width: int) -> None:
    """Draw a line without gaps where it bends. For long lines, Pillow's own joints take three times as long as this."""
    if len(points) <= FEW_POINTS:
        pencil.line(points, fill=ink, width=width, joint="curve")
        return
    pencil.line(points, fill=ink, width=width)
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        inward, outward = (bx - ax, by - ay), (cx - bx, cy - by)
        along = inward[0] * outward[0] + inward[1] * outward[1]
        across = abs(inward[0] * outward[1] - inward[1] * outward[0])
        if along < 0 or across * width > hypot(*inward) * hypot(*outward):
            pencil.circle((bx, by), width / 2, fill=ink)


@cache_images(megabytes=5)
def make_glow_masks(glow: Glow) -> tuple[Image.Image, Image.Image | None]:
    """Return a mask that is strongest at the edge of an outline and weak beyond `reach` inside it, and a mask of the
    line along the inside of the outline if it has a rim.
    """
    path = _move_into_box(glow.path, glow.box)
    body = _draw_path_mask(glow.box, (path,), 0, 255)
    inside = body.filter(ImageFilter.GaussianBlur(glow.reach * 0.5))
    faded = ImageChops.invert(inside).point([min(v * 2 + 36, 255) * glow.opacity // 255 for v in range(256)])
    light = ImageChops.multiply(faded, body)
    if not glow.rim:
        return light, None
    rim = _draw_path_mask(glow.box, ((*path, path[0]),), 2 * RIM_WIDTH, 255)
    return light, ImageChops.multiply(rim, body)
