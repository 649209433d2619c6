"""The stems of words in one language, so that a word is found whatever its ending."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import snowballstemmer

from games.core.data import read_text
from games.core.locales import LOCALES
from games.core.texts import folded, plain

LONG, VERY_LONG = 5, 7
"""In a language without a stemmer, words of so many letters are compared without their last one or two."""
_WORD = re.compile(r"\w+")


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The search settings of a language: `search.toml` in the folder of the language. The file may be missing."""

    stemmer: str = ""
    """The name of a Snowball stemmer, or nothing: then words are compared by how they begin."""
    ignored: frozenset[str] = frozenset()
    """Words that say nothing about what is asked, such as "how" and "the"."""
    same: tuple[tuple[str, ...], ...] = ()
    """Groups of words that mean the same in a question."""


@cache
def grammar_of(language: str) -> Grammar:
    path = LOCALES / language / "search.toml"
    try:
        return msgspec.toml.decode(read_text(path), type=Grammar)
    except FileNotFoundError:
        return Grammar()


class Stems:
    """Finds the stems of words in one language."""

    def __init__(self, language: str) -> None:
        self.grammar = grammar_of(language)
        self._ignored = {folded(word) for word in self.grammar.ignored}
        name = self.grammar.stemmer
        self._stemmer: Any = snowballstemmer.stemmer(name) if name else None

    @property
    def is_known(self) -> bool:
        """Whether there is a stemmer for the language."""
        return self._stemmer is not None

    def says_something(self, word: str) -> bool:
        return folded(word) not in self._ignored

    def of(self, word: str) -> str:
        if self._stemmer is not None:
            return str(self._stemmer.stemWord(word))
        return word[:-2] if len(word) >= VERY_LONG else word[:-1] if len(word) >= LONG else word

    def of_text(self, text: str) -> frozenset[str]:
        """Return the stems of all words of a text that say something."""
        return frozenset(self.of(word) for word in words_of(plain(text)) if self.says_something(word))


def words_of(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
