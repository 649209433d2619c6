"""Names of people as they may be shown, without invisible characters and without direction overrides."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories that are removed: controls, format characters, surrogates, private and unassigned ones."""
BLANKS = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u2d7f\ufffc\U0001107f\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Characters that look empty, also some that are newer than this Python's Unicode data."""
VARIANTS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Variation selectors, which change the character before them and show nothing themselves."""
MOST_MARKS = 2
"""The most accents on one letter."""
LONGEST = 64
NAMELESS = "?"


@lru_cache(maxsize=4096)
def readable(name: str) -> str:
    """Return the name without invisible characters. A name with nothing else becomes a question mark."""
    seen = [letter for letter in unicodedata.normalize("NFC", name) if _is_seen(letter)]
    runs = ((is_mark, list(run)) for is_mark, run in groupby(seen, _is_mark))
    letters = "".join("".join(run[:MOST_MARKS] if is_mark else run) for is_mark, run in runs)
    named = any(not _is_mark(letter) and not letter.isspace() for letter in letters)
    return " ".join(letters.split())[:LONGEST].strip() if named else NAMELESS


def _is_seen(letter: str) -> bool:
    if letter.isspace():
        return True
    return unicodedata.category(letter) not in UNSEEN and letter not in BLANKS and letter not in VARIANTS


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")
