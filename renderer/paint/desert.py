"""The desert behind most pictures: late sun over dunes, drawn once for each size and palette."""

from hashlib import shake_128
from math import sin, tau

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.colours import Colour, Palette, get_palette, mix
from renderer.paint.background_cache import BackgroundCache

RIDGES = 7
"""The number of dune ridges."""
WAVES = ((1.0, 1.0), (0.34, 2.3), (0.12, 4.3), (0.03, 9.0))
"""Height and frequency of the sines that make a ridgeline."""


_deserts = BackgroundCache(max_open=1)

PAGE_HEIGHTS = {1600: 1200, 1080: 1620}
"""The sizes in which deserts are drawn: width -> height. Other heights are made from them."""


def make_backdrop(width: int, height: int, palette_key: str, sun: bool = False) -> Image.Image:
    """Return a desert of this height: the page of its width, cropped at the bottom, or stretched if it is too short."""
    page = get_desert(width, PAGE_HEIGHTS[width], palette_key, sun)
    if height <= page.height:
        return page.crop((0, 0, width, height))
    return page.resize((width, height), Image.Resampling.BILINEAR)


def get_desert(width: int, height: int, palette_key: str, sun: bool = False) -> Image.Image:
    """Return the desert of this size, from the cache if possible."""
    return _deserts.get((width, height, palette_key, sun), lambda: _draw_desert(width, height, palette_key, sun)).image


def _draw_desert(width: int, height: int, palette_key: str, sun: bool) -> Image.Image:
    """Draw a desert. The sun itself is drawn only on request, because panels would hide most of it."""
    colours = get_palette(palette_key)
    image = _make_gradient(width, height, colours["sky_high"], colours["sky_low"], reach=0.42)
    _draw_glow(image, colours)
    if sun:
        _draw_sun(image, colours)
    for number in range(RIDGES):
        _draw_ridge(image, number, colours)
    _add_grain(image)
    return _darken_edges(image, colours)


def _make_gradient(width: int, height: int, top: Colour, bottom: Colour, reach: float = 1.0) -> Image.Image:
    """Return a vertical gradient that reaches the lower colour at `reach` of the height."""
    ramp = Image.linear_gradient("L").resize((width, max(round(height * reach), 1)), Image.Resampling.BILINEAR)
    mask = Image.new("L", (width, height), 255)
    mask.paste(ramp, (0, 0))
    return Image.composite(Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), mask)


def _find_sun(image: Image.Image) -> tuple[int, int, int]:
    """Return the radius and the centre of the sun."""
    width, height = image.size
    return round(height * 0.075), round(width * 0.6), round(height * 0.12)


def _draw_glow(image: Image.Image, colours: Palette) -> None:
    """Draw the glow around the sun."""
    radius, x, y = _find_sun(image)
    for spread, strength in ((6.0, 70), (2.8, 90)):
        side = round(radius * spread * 2)
        glow = ImageChops.invert(Image.radial_gradient("L")).resize((side, side), Image.Resampling.BILINEAR)
        glow = glow.point([max(0, v - 74) * strength // 181 for v in range(256)])
        image.paste(colours["sun"], (x - side // 2, y - side // 2), glow)


def _draw_sun(image: Image.Image, colours: Palette) -> None:
    """Draw the disc of the sun."""
    radius, x, y = _find_sun(image)
    disc = Image.new("L", (radius * 8, radius * 8))
    ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=235)
    image.paste(colours["sun"], (x - radius, y - radius), disc.reduce(4))


def compute_ridgeline(number: int, width: int, height: int) -> list[float]:
    """Return the height of a ridge at every column. Nearer ridges are lower, longer and rounder."""
    near = number / (RIDGES - 1)
    base, swing = height * (0.24 + 0.62 * near**1.25), height * (0.035 + 0.045 * near)
    turn = 0.8 + 0.3 * (number % 3) + 0.5 * near
    return [
        base + swing * sum(a * sin(tau * turn * f * x / width * 0.8 + number * (2.1 + f)) for a, f in WAVES)
        for x in range(width + 1)
    ]


def _draw_ridge(image: Image.Image, number: int, colours: Palette) -> None:
    """Draw one ridge with its lit and shaded slopes."""
    width, height = image.size
    near = number / (RIDGES - 1)
    crest = compute_ridgeline(number, width, height)
    colour = mix(colours["ridge_far"], colours["ridge_near"], near)
    lit = mix(colour, colours["sun"], 0.34 - 0.2 * near)
    top = max(round(min(crest)) - 2, 0)
    body = _mask_below(width, height, [(x, y) for x, y in enumerate(crest)])
    fall = _make_gradient(width, height - top, lit, mix(colour, colours["ridge_near"], 0.35), reach=0.34)
    image.paste(fall, (0, top), body.crop((0, top, width, height)))
    shade = _mask_shadows(crest, width, height).filter(ImageFilter.GaussianBlur(3 + 6 * near))
    dark = ImageChops.multiply(shade, body).point([v * 96 // 255 for v in range(256)])
    image.paste(mix(colours["night"], colour, 0.2), (0, 0), dark)


def _mask_below(width: int, height: int, line: list[tuple[float, float]]) -> Image.Image:
    """Return a mask of everything below a line, with a smooth edge."""
    mask = Image.new("L", (width * 2, height * 2))
    points = [(x * 2, y * 2) for x, y in line]
    ImageDraw.Draw(mask).polygon([*points, (width * 2, height * 2), (0, height * 2)], fill=255)
    return mask.reduce(2)


def _mask_shadows(crest: list[float], width: int, height: int) -> Image.Image:
    """Return a mask of the shadows: slopes that fall away from the sun, stretched downwards."""
    mask = Image.new("L", (width, height))
    pencil = ImageDraw.Draw(mask)
    for x in range(width):
        slope = crest[min(x + 6, width)] - crest[max(x - 6, 0)]
        if slope < 0:
            pencil.line([(x, crest[x]), (x - 30, crest[x] + min(-slope * 14, height * 0.16))], fill=255, width=2)
    return mask


def _add_grain(image: Image.Image) -> None:
    """Add a fine grain that is the same on every machine."""
    side = 256
    noise = Image.frombytes("L", (side, side), shake_128(b"sand").digest(side * side))
    light, dark = (
        noise.point([8 if v > 150 else 0 for v in range(256)]),
        noise.point([11 if v < 90 else 0 for v in range(256)]),
    )
    for x in range(0, image.width, side):
        for y in range(0, image.height, side):
            image.paste((255, 236, 200), (x, y), light)
            image.paste((20, 12, 24), (x, y), dark)


def _darken_edges(image: Image.Image, colours: Palette) -> Image.Image:
    """Darken the edges, so that panels stand out."""
    mask = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    mask = mask.point([min(max(v - 96, 0) * 160 // 160, 170) for v in range(256)])
    image.paste(mix(colours["night"], (0, 0, 0), 0.2), (0, 0), mask)
    return image
