"""Typesetting: lines, wrapped paragraphs and shortened texts in boxes. All drawing code places its text with these."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from renderer.paint.fonts import get_line_height, has_glyph, measure_text
from renderer.sprites import Box, Lettering, Sprite

SMALL, TEXT, NAME, TITLE, HUGE = 22, 26, 32, 44, 64
"""The font sizes at a picture width of 1600 px. Nothing important is smaller than SMALL."""

ELLIPSIS = "…"


def is_cut(sprites: Iterable[Sprite]) -> bool:
    """Return whether any text was shortened with an ellipsis."""
    return any(isinstance(sprite, Lettering) and sprite.text.endswith(ELLIPSIS) for sprite in sprites)


@lru_cache(maxsize=4096)
def keep_printable(text: str) -> str:
    """Return the text without characters that our fonts lack, such as emoji in a name."""
    return " ".join("".join(char for char in text if has_glyph(char)).split())


def shorten(text: str, room: int, face: str, size: int, spacing: int = 0) -> str:
    """Return the text, cut with an ellipsis if it is wider than the room."""
    if measure_text(text, face, size, spacing) <= room:
        return text
    while text and measure_text(text + ELLIPSIS, face, size, spacing) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS if text else ""


MOST_SQUEEZED = 0.76
"""The least width of squeezed letters, as a share of their usual width."""


def can_be_squeezed(text: str, room: int, face: str, size: int, spacing: int = 0) -> bool:
    """Return whether a text fits the room if its letters are made narrower, or as they are."""
    return measure_text(text, face, size, spacing) * MOST_SQUEEZED <= room


def set_line(
    box: Box, text: str, face: str, size: int, ink: str, align: str = "left", spacing: int = 0, halo: str = ""
) -> list[Lettering]:
    """Set one line in a box, centred vertically. Return nothing if not even one letter fits.

    A line that is a little too long is squeezed, because narrow letters tell more than missing ones.
    """
    if not can_be_squeezed(text, box.w, face, size, spacing):
        text = shorten(text, box.w, face, size, spacing)
    if not text:
        return []
    wide, high = min(measure_text(text, face, size, spacing), box.w), get_line_height(size)
    x = {"left": box.x, "centre": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
    return [Lettering(Box(x, box.y + (box.h - high) // 2, wide, high), text, face, size, ink, spacing, halo)]


def wrap(text: str, room: int, face: str, size: int) -> list[str]:
    """Split the text into lines no wider than the room. A single word that is too long is broken or shortened."""
    lines: list[str] = []
    for word in _keep_short_words(text.split(), room, face, size):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and measure_text(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines += _break_word(word, room, face, size)
    return lines


SHORT_WORDS = frozenset("iIkKoOsSuUvVzZвВзЗуУіІйЙоО")
"""Prepositions and conjunctions of one letter. Czech and Ukrainian lines do not end with them."""


def _keep_short_words(split: list[str], room: int, face: str, size: int) -> list[str]:
    """Join words of one letter with the next word, and "%" with its number, where both have room on a line."""
    kept: list[str] = []
    for word in split:
        joined = f"{kept[-1]} {word}" if kept else word
        is_kept = kept and (kept[-1] in SHORT_WORDS or word.startswith("%"))
        if is_kept and measure_text(joined, face, size) <= room:
            kept[-1] = joined
        else:
            kept.append(word)
    return kept


def _break_word(word: str, room: int, face: str, size: int) -> list[str]:
    """Split a word that is wider than the room into two lines, or shorten it if it cannot be split."""
    if measure_text(word, face, size) > room:
        for at in reversed(find_breaks(word)):
            first, rest = word[:at].removesuffix("-") + "-", word[at:]
            if measure_text(first, face, size) <= room and measure_text(rest, face, size) <= room:
                return [first, rest]
    return [shorten(word, room, face, size)]


VOWELS = frozenset("aáäeéěiíoóöőuúůüűyýаеєиіїоуюя")
DOUBLE_LETTERS = frozenset(("ch", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"))
"""Pairs of letters that are one sound in Czech or Hungarian."""
SHORTEST_PART = 3
"""The fewest letters before and after a break."""


def find_breaks(word: str) -> list[int]:
    """Return where a word may be broken, the best place last: before the consonant that begins a syllable, or better
    after a hyphen.
    """
    word = word.lower()
    inside = range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    hyphens = [at for at in inside if word[at - 1] == "-"]
    return [*(at for at in inside if _begins_syllable(word, at)), *hyphens]


def _begins_syllable(word: str, at: int) -> bool:
    """Return whether the letter before this place and the consonant after it belong to two syllables."""
    if word[at] in VOWELS or word[at] == "ь" or not word[at - 1 : at + 2].isalpha():
        return False
    if word[at - 1 : at + 1] in DOUBLE_LETTERS:
        return False
    following = at + 2 if word[at : at + 2] in DOUBLE_LETTERS else at + 1
    return word[following] in VOWELS


def set_paragraph(
    box: Box,
    text: str,
    face: str,
    size: int,
    ink: str,
    align: str = "left",
    leading: int | None = None,
    halo: str = "",
) -> list[Lettering]:
    """Set wrapped lines from the top of the box. Text that does not fit ends in an ellipsis."""
    step = leading or get_line_height(size)
    lines = wrap(text, box.w, face, size)
    line_count = max((box.h - get_line_height(size)) // step + 1, 0)
    if len(lines) > line_count:
        lines = lines[:line_count]
        if lines:
            lines[-1] = _end_with_ellipsis(lines[-1], box.w, face, size)
    placed: list[Lettering] = []
    for number, words in enumerate(lines):
        row = Box(box.x, box.y + number * step, box.w, get_line_height(size))
        placed += set_line(row, words, face, size, ink, align, halo=halo)
    return placed


def _end_with_ellipsis(text: str, room: int, face: str, size: int) -> str:
    """Return as much of the text as fits with an ellipsis after it."""
    while text and measure_text(text + ELLIPSIS, face, size) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def fit_line_size(texts: Sequence[str], room: int, face: str, sizes: Sequence[int]) -> int:
    """Return the largest of the sizes in which every text fits on one line, or the last size."""
    for size in sizes:
        if all(measure_text(text, face, size) <= room for text in texts):
            return size
    return sizes[-1]


def fit_wrapped_size(text: str, room: Box, face: str, sizes: Sequence[int]) -> int:
    """Return the largest of the sizes in which the wrapped text fits the room, or the last size."""
    return next((size for size in sizes if _measure_height(text, room.w, face, size) <= room.h), sizes[-1])


def _measure_height(text: str, room: int, face: str, size: int) -> int:
    """Return the height of a wrapped text."""
    return len(wrap(text, room, face, size)) * get_line_height(size)


def set_whole_text(room: Box, text: str, face: str, sizes: Sequence[int], ink: str) -> list[Lettering]:
    """Set a text centred vertically, in the largest of the sizes in which all of it fits."""
    size = fit_wrapped_size(text, room, face, sizes)
    return set_paragraph(
        room.middle(room.w, min(_measure_height(text, room.w, face, size), room.h)), text, face, size, ink
    )


def set_heading(
    box: Box, text: str, ink: str, size: int = SMALL, align: str = "left", halo: str = ""
) -> list[Lettering]:
    """Set a small heading in letter-spaced capitals."""
    return set_line(box, text.upper(), "sans-bold", size, ink, align, spacing=3, halo=halo)


DASH = "– "
"""The start of an entry of a list."""


def format_change(change: int) -> str:
    """Return a change as it is printed, with a plus or a typographic minus."""
    return f"{change:+d}".replace("-", "−")


def make_sentence(clause: str) -> str:
    """Return an entry of a list as a sentence: without its dash, with a capital letter and a full stop."""
    words = clause.removeprefix(DASH)
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!', '?', '…')) else '.'}"


def clip_text(text: str, limit: int) -> str:
    """Return the text no longer than a limit, cut between words."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0] + ELLIPSIS


def fit_sentences(sentences: Sequence[str], limit: int, count_rest: Callable[[int], str]) -> str:
    """Return as many whole sentences as a limit allows. `count_rest` says how many are left out."""
    for kept in range(len(sentences), 0, -1):
        rest = len(sentences) - kept
        text = " ".join([*sentences[:kept], *([count_rest(rest)] if rest else [])])
        if len(text) <= limit:
            return text
    return clip_text(" ".join(sentences[:1]), limit)
