"""The ground of every picture: late sun over dunes, drawn once for each size and palette."""

from hashlib import shake_128
from math import sin, tau

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.colours import Colour, Palette, mix, palette
from renderer.paint.grounds import Grounds

RIDGES = 7
WAVES = ((1.0, 1.0), (0.34, 2.3), (0.12, 4.3), (0.03, 9.0))
"""Height and frequency of the sines that make a ridgeline."""


_deserts = Grounds(most_open=1)

PAGES = {1600: 1200, 1080: 1620}
"""The pages that deserts are drawn for: width -> height. Other heights are cut from them."""


def backdrop(width: int, height: int, palette_key: str, sun: bool = False) -> Image.Image:
    """A desert of any height from the page of its width: cut at the foot, or stretched where that is too short."""
    page = desert(width, PAGES[width], palette_key, sun)
    if height <= page.height:
        return page.crop((0, 0, width, height))
    return page.resize((width, height), Image.Resampling.BILINEAR)


def desert(width: int, height: int, palette_key: str, sun: bool = False) -> Image.Image:
    return _deserts.get((width, height, palette_key, sun), lambda: _draw(width, height, palette_key, sun)).image


def _draw(width: int, height: int, palette_key: str, sun: bool) -> Image.Image:
    """Its light is always the same; the sun itself stands only over open air, for plaques would cut it to slivers."""
    colours = palette(palette_key)
    image = _gradient(width, height, colours["sky_high"], colours["sky_low"], reach=0.42)
    _glow(image, colours)
    if sun:
        _sun(image, colours)
    for number in range(RIDGES):
        _ridge(image, number, colours)
    _grain(image)
    return _vignette(image, colours)


def _gradient(width: int, height: int, top: Colour, bottom: Colour, reach: float = 1.0) -> Image.Image:
    """Top to bottom, all of the lower colour below `reach` of the height."""
    ramp = Image.linear_gradient("L").resize((width, max(round(height * reach), 1)), Image.Resampling.BILINEAR)
    mask = Image.new("L", (width, height), 255)
    mask.paste(ramp, (0, 0))
    return Image.composite(Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), mask)


def _place_of_sun(image: Image.Image) -> tuple[int, int, int]:
    """Radius and centre."""
    width, height = image.size
    return round(height * 0.075), round(width * 0.6), round(height * 0.12)


def _glow(image: Image.Image, colours: Palette) -> None:
    radius, x, y = _place_of_sun(image)
    for spread, strength in ((6.0, 70), (2.8, 90)):
        side = round(radius * spread * 2)
        glow = ImageChops.invert(Image.radial_gradient("L")).resize((side, side), Image.Resampling.BILINEAR)
        glow = glow.point([max(0, v - 74) * strength // 181 for v in range(256)])
        image.paste(colours["sun"], (x - side // 2, y - side // 2), glow)


def _sun(image: Image.Image, colours: Palette) -> None:
    radius, x, y = _place_of_sun(image)
    disc = Image.new("L", (radius * 8, radius * 8))
    ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=235)
    image.paste(colours["sun"], (x - radius, y - radius), disc.reduce(4))


def ridgeline(number: int, width: int, height: int) -> list[float]:
    """The height of a crest over every column; nearer ridges are lower, longer and rounder."""
    near = number / (RIDGES - 1)
    base, swing = height * (0.24 + 0.62 * near**1.25), height * (0.035 + 0.045 * near)
    turn = 0.8 + 0.3 * (number % 3) + 0.5 * near
    return [
        base + swing * sum(a * sin(tau * turn * f * x / width * 0.8 + number * (2.1 + f)) for a, f in WAVES)
        for x in range(width + 1)
    ]


def _ridge(image: Image.Image, number: int, colours: Palette) -> None:
    width, height = image.size
    near = number / (RIDGES - 1)
    crest = ridgeline(number, width, height)
    colour = mix(colours["ridge_far"], colours["ridge_near"], near)
    lit = mix(colour, colours["sun"], 0.34 - 0.2 * near)
    top = max(round(min(crest)) - 2, 0)
    body = _mask(width, height, [(x, y) for x, y in enumerate(crest)])
    fall = _gradient(width, height - top, lit, mix(colour, colours["ridge_near"], 0.35), reach=0.34)
    image.paste(fall, (0, top), body.crop((0, top, width, height)))
    shade = _lee(crest, width, height).filter(ImageFilter.GaussianBlur(3 + 6 * near))
    dark = ImageChops.multiply(shade, body).point([v * 96 // 255 for v in range(256)])
    image.paste(mix(colours["night"], colour, 0.2), (0, 0), dark)


def _mask(width: int, height: int, line: list[tuple[float, float]]) -> Image.Image:
    """Everything below a line, with a smooth edge."""
    mask = Image.new("L", (width * 2, height * 2))
    points = [(x * 2, y * 2) for x, y in line]
    ImageDraw.Draw(mask).polygon([*points, (width * 2, height * 2), (0, height * 2)], fill=255)
    return mask.reduce(2)


def _lee(crest: list[float], width: int, height: int) -> Image.Image:
    """The long shadows: slopes that fall away from the sun, stretched downwards."""
    mask = Image.new("L", (width, height))
    pencil = ImageDraw.Draw(mask)
    for x in range(width):
        slope = crest[min(x + 6, width)] - crest[max(x - 6, 0)]
        if slope < 0:
            pencil.line([(x, crest[x]), (x - 30, crest[x] + min(-slope * 14, height * 0.16))], fill=255, width=2)
    return mask


def _grain(image: Image.Image) -> None:
    """A fine grain, the same on every machine."""
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


def _vignette(image: Image.Image, colours: Palette) -> Image.Image:
    """Darker toward the edges, so that plaques stand out."""
    mask = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    mask = mask.point([min(max(v - 96, 0) * 160 // 160, 170) for v in range(256)])
    image.paste(mix(colours["night"], (0, 0, 0), 0.2), (0, 0), mask)
    return image
