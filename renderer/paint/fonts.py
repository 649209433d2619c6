"""Fonts, text widths and cached text masks. Only Pillow's basic layout is used, so that all machines set text alike."""

from functools import cache, lru_cache

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageFilter, ImageFont

from renderer.paint.image_cache import cache_images

FACES = {
    "serif": font_source_serif_pro.font_files_otf["SourceSerifProSemibold"],
    "serif-bold": font_source_serif_pro.font_files_otf["SourceSerifProBold"],
    "sans": font_source_sans_pro.font_files_otf["SourceSansProSemibold"],
    "sans-bold": font_source_sans_pro.font_files_otf["SourceSansProBold"],
}
MISSING_CHARACTER = "\ue123"
"""A private-use character that no font has. It shows how a missing glyph looks."""


@lru_cache(maxsize=32)
def get_font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font, from the cache if possible."""
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def measure_character(char: str, face: str, size: int) -> int:
    """Return the width of one character."""
    return round(get_font(face, size).getlength(char))


@lru_cache(maxsize=8192)
def measure_text(text: str, face: str, size: int, spacing: int = 0) -> int:
    """Return the width of a line. Widths simply add up, because the basic layout has no kerning in these fonts."""
    return sum(measure_character(char, face, size) for char in text) + spacing * max(len(text) - 1, 0)


def get_line_height(size: int) -> int:
    """Return the line height of a font size. It is the same for all typefaces, so that they share a baseline."""
    return round(size * 1.23)


def get_baseline(size: int) -> int:
    """Return the distance from the top of a line to its baseline."""
    return round(size * 0.94)


@cache
def has_glyph(char: str, face: str = "sans") -> bool:
    """Return whether a typeface has a glyph for a character."""
    if char.isspace():
        return True
    drawn, missing = (get_font(face, 24).getmask(c) for c in (char, MISSING_CHARACTER))
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@cache_images(megabytes=5)
def get_text_mask(text: str, face: str, size: int, spacing: int = 0) -> Image.Image:
    """Return a line of text as a mask of exactly its box."""
    image = Image.new("L", (max(measure_text(text, face, size, spacing), 1), get_line_height(size)))
    ink = get_font(face, size)
    if not spacing:
        _paint_text(image, ink, text, 0, get_baseline(size))
        return image
    x = 0
    for char in text:
        _paint_text(image, ink, char, x, get_baseline(size))
        x += measure_character(char, face, size) + spacing
    return image


HALO_REACH = 4
"""How far the soft outline of text reaches."""


@cache_images(megabytes=1)
def get_squeezed_mask(text: str, face: str, size: int, spacing: int, width: int) -> Image.Image:
    """Return a line of text as a mask of this width, with narrower letters."""
    mask = get_text_mask(text, face, size, spacing)
    return mask.resize((width, mask.height), Image.Resampling.LANCZOS)


@cache_images(megabytes=3)
def get_halo_mask(text: str, face: str, size: int, spacing: int = 0, width: int = 0) -> Image.Image:
    """Return the soft outline of a line, wider than its box by HALO on each side. With a width, it is squeezed."""
    ink = get_squeezed_mask(text, face, size, spacing, width) if width else get_text_mask(text, face, size, spacing)
    wide = Image.new("L", (ink.width + 2 * HALO_REACH, ink.height + 2 * HALO_REACH))
    wide.paste(ink, (HALO_REACH, HALO_REACH))
    return wide.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(1.6))


def _paint_text(image: Image.Image, ink: ImageFont.FreeTypeFont, text: str, x: int, base: int) -> None:
    """Paint text into a mask."""
    glyphs, (dx, dy) = ink.getmask2(text, mode="L", anchor="ls")
    if glyphs.size[0] and glyphs.size[1]:
        stamp = Image.frombytes("L", glyphs.size, bytes(glyphs))
        image.paste(stamp, (x + dx, base + dy))
