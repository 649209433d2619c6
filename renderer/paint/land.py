"""Land on maps: polygons and lines of any shape as masks, kept by shape."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.keeping import kept
from renderer.sprites import Path

FINE = 3


BROAD = 400_000
"""Larger masks are of grounds, which are kept themselves."""


def land(width: int, height: int, paths: tuple[Path, ...], broad: int, opacity: int, soft: int = 0) -> Image.Image:
    """Polygons filled, or broken lines of a width, with a smooth edge."""
    return (_drawn if width * height > BROAD else _kept)(width, height, paths, broad, opacity, soft)


@kept(megabytes=6)
def _kept(width: int, height: int, paths: tuple[Path, ...], broad: int, opacity: int, soft: int) -> Image.Image:
    return _drawn(width, height, paths, broad, opacity, soft)


def _drawn(width: int, height: int, paths: tuple[Path, ...], broad: int, opacity: int, soft: int) -> Image.Image:
    fine = Image.new("L", (width * FINE, height * FINE))
    pencil = ImageDraw.Draw(fine)
    for path in paths:
        points = [(x * FINE, y * FINE) for x, y in path]
        if broad:
            pencil.line(points, fill=opacity, width=broad * FINE, joint="curve")
        else:
            pencil.polygon(points, fill=opacity)
    mask = fine.reduce(FINE)
    return mask.filter(ImageFilter.GaussianBlur(soft)) if soft else mask


@kept(megabytes=3)
def glow(width: int, height: int, path: Path, reach: int, opacity: int) -> Image.Image:
    """What lies within an outline, most at its edge and little beyond `reach`."""
    body = _drawn(width, height, (path,), 0, 255, 0)
    inside = body.filter(ImageFilter.GaussianBlur(reach * 0.5))
    faded = ImageChops.invert(inside).point([min(v * 2 + 36, 255) * opacity // 255 for v in range(256)])
    return ImageChops.multiply(faded, body)


@kept(megabytes=2)
def rim(width: int, height: int, path: Path, broad: int) -> Image.Image:
    """A line along the inside of an outline."""
    body = _drawn(width, height, (path,), 0, 255, 0)
    return ImageChops.multiply(_drawn(width, height, ((*path, path[0]),), 2 * broad, 255, 0), body)
