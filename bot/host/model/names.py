"""People's names as they may be shown: nothing in them that cannot be seen, or that turns the sentence around it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, direction overrides, joiners, and what stands for nothing."""
BLANKS = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u2d7f\ufffc\U0001107f\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters that look like none, also those that came to Unicode after this Python."""
VARIANTS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose how the letter before them is drawn, and are nothing by themselves."""
MOST_MARKS = 2
"""Accents one upon the other."""
LONGEST = 64
NAMELESS = "?"


@lru_cache(maxsize=4096)
def readable(name: str) -> str:
    """The name without what cannot be seen; one that has nothing else is a question mark."""
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
