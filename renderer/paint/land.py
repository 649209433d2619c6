"""Land on maps: polygons and lines of any shape as masks, kept by shape."""

from functools import lru_cache

from PIL import Image, ImageDraw

from renderer.sprites import Path

FINE = 3


@lru_cache(maxsize=96)
def land(width: int, height: int, paths: tuple[Path, ...], broad: int, opacity: int) -> Image.Image:
    """Polygons filled, or broken lines of a width, with a smooth edge."""
    fine = Image.new("L", (width * FINE, height * FINE))
    pencil = ImageDraw.Draw(fine)
    for path in paths:
        points = [(x * FINE, y * FINE) for x, y in path]
        if broad:
            pencil.line(points, fill=opacity, width=broad * FINE, joint="curve")
        else:
            pencil.polygon(points, fill=opacity)
    return fine.reduce(FINE)
