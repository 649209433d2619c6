"""Type: the fonts, how wide words are, and their cached masks. Basic layout only, so that every machine sets alike."""

from functools import cache, lru_cache

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageFilter, ImageFont

from renderer.paint.keeping import kept

FACES = {
    "serif": font_source_serif_pro.font_files_otf["SourceSerifProSemibold"],
    "serif-bold": font_source_serif_pro.font_files_otf["SourceSerifProBold"],
    "sans": font_source_sans_pro.font_files_otf["SourceSansProSemibold"],
    "sans-bold": font_source_sans_pro.font_files_otf["SourceSansProBold"],
}
UNKNOWN = "\ue123"
"""A private character no font has: what it looks like is how missing letters look."""


@lru_cache(maxsize=32)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def advance(char: str, face: str, size: int) -> int:
    return round(font(face, size).getlength(char))


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: int, spacing: int = 0) -> int:
    """The width of a line. Advances simply add up: the basic engine knows no kerning in these fonts."""
    return sum(advance(char, face, size) for char in text) + spacing * max(len(text) - 1, 0)


def line_height(size: int) -> int:
    """Room for accents above and tails below, alike in all faces, so that they share a baseline."""
    return round(size * 1.23)


def baseline(size: int) -> int:
    return round(size * 0.94)


@cache
def has_glyph(char: str, face: str = "sans") -> bool:
    if char.isspace():
        return True
    drawn, missing = (font(face, 24).getmask(c) for c in (char, UNKNOWN))
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@kept(megabytes=5)
def mask(text: str, face: str, size: int, spacing: int = 0) -> Image.Image:
    """The ink of a line as a mask of exactly its box."""
    image = Image.new("L", (max(width(text, face, size, spacing), 1), line_height(size)))
    ink = font(face, size)
    if not spacing:
        _set(image, ink, text, 0, baseline(size))
        return image
    x = 0
    for char in text:
        _set(image, ink, char, x, baseline(size))
        x += advance(char, face, size) + spacing
    return image


HALO = 4
"""How far the soft outline of words on land reaches."""


@kept(megabytes=3)
def halo(text: str, face: str, size: int, spacing: int = 0) -> Image.Image:
    """A soft outline of a line, HALO wider than its box on each side."""
    ink = mask(text, face, size, spacing)
    wide = Image.new("L", (ink.width + 2 * HALO, ink.height + 2 * HALO))
    wide.paste(ink, (HALO, HALO))
    return wide.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(1.6))


def _set(image: Image.Image, ink: ImageFont.FreeTypeFont, text: str, x: int, base: int) -> None:
    glyphs, (dx, dy) = ink.getmask2(text, mode="L", anchor="ls")
    if glyphs.size[0] and glyphs.size[1]:
        stamp = Image.frombytes("L", glyphs.size, bytes(glyphs))
        image.paste(stamp, (x + dx, base + dy))
