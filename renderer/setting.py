"""Setting words in boxes: lines, wrapping, shortening. All layouts place their type through here."""

from collections.abc import Iterable, Sequence

from renderer.paint.type import has_glyph, line_height, width
from renderer.sprites import Box, Lettering, Sprite

SMALL, TEXT, NAME, TITLE, HUGE = 22, 26, 32, 44, 64
"""The scale of type at 1600 px. Nothing that matters is smaller than SMALL."""

ELLIPSIS = "…"


def is_cut(sprites: Iterable[Sprite]) -> bool:
    """Whether something could not be said whole."""
    return any(isinstance(sprite, Lettering) and sprite.text.endswith(ELLIPSIS) for sprite in sprites)


def printable(text: str) -> str:
    """The text without letters that our fonts lack (an emoji in somebody's name)."""
    return " ".join("".join(char for char in text if has_glyph(char)).split())


def shorten(text: str, room: int, face: str, size: int, spacing: int = 0) -> str:
    """The text, cut with an ellipsis where it is wider than its room."""
    if width(text, face, size, spacing) <= room:
        return text
    while text and width(text + ELLIPSIS, face, size, spacing) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS if text else ""


def line(
    box: Box, text: str, face: str, size: int, ink: str, align: str = "left", spacing: int = 0, halo: str = ""
) -> list[Lettering]:
    """One line in a box, in the middle of its height; nothing if not even a letter fits."""
    text = shorten(text, box.w, face, size, spacing)
    if not text:
        return []
    wide, high = width(text, face, size, spacing), line_height(size)
    x = {"left": box.x, "centre": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
    return [Lettering(Box(x, box.y + (box.h - high) // 2, wide, high), text, face, size, ink, spacing, halo)]


def wrap(text: str, room: int, face: str, size: int) -> list[str]:
    """The text in lines no wider than the room; a word that is too long alone is shortened."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines.append(shorten(word, room, face, size))
    return lines


def paragraph(
    box: Box,
    text: str,
    face: str,
    size: int,
    ink: str,
    align: str = "left",
    leading: int | None = None,
    halo: str = "",
) -> list[Lettering]:
    """Wrapped lines from the top of the box; what does not fit ends in an ellipsis."""
    step = leading or line_height(size)
    lines = wrap(text, box.w, face, size)
    most = max((box.h - line_height(size)) // step + 1, 0)
    if len(lines) > most:
        lines = lines[:most]
        if lines:
            lines[-1] = _ending(lines[-1], box.w, face, size)
    placed: list[Lettering] = []
    for number, words in enumerate(lines):
        row = Box(box.x, box.y + number * step, box.w, line_height(size))
        placed += line(row, words, face, size, ink, align, halo=halo)
    return placed


def _ending(text: str, room: int, face: str, size: int) -> str:
    """The text with an ellipsis after as much of it as fits."""
    while text and width(text + ELLIPSIS, face, size) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def fitting(texts: Sequence[str], room: int, face: str, sizes: Sequence[int]) -> int:
    """The largest of the sizes in which every text fits on a line; the last if none does."""
    for size in sizes:
        if all(width(text, face, size) <= room for text in texts):
            return size
    return sizes[-1]


def filling(text: str, room: Box, face: str, sizes: Sequence[int]) -> int:
    """The largest of the sizes in which the room holds all of a wrapped text; the last if none does."""
    return next((size for size in sizes if _high(text, room.w, face, size) <= room.h), sizes[-1])


def _high(text: str, room: int, face: str, size: int) -> int:
    return len(wrap(text, room, face, size)) * line_height(size)


def whole(room: Box, text: str, face: str, sizes: Sequence[int], ink: str) -> list[Lettering]:
    """A text in the middle of its room's height, in the largest of the sizes in which it is whole."""
    size = filling(text, room, face, sizes)
    return paragraph(room.middle(room.w, min(_high(text, room.w, face, size), room.h)), text, face, size, ink)


def heading(box: Box, text: str, ink: str, size: int = SMALL, align: str = "left", halo: str = "") -> list[Lettering]:
    """A small heading in letter-spaced capitals."""
    return line(box, text.upper(), "sans-bold", size, ink, align, spacing=3, halo=halo)


def signed(change: int) -> str:
    """A change with its sign, as it is printed."""
    return f"{change:+d}".replace("-", "−")


def clip(text: str, most: int) -> str:
    """Plain words no longer than a limit, cut between words."""
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0] + ELLIPSIS
