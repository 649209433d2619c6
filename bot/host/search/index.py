"""An index of passages in one language: SQLite's FTS5 in memory, with words and their stems."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import snowballstemmer

from bot.host.search.passages import Kind, Passage
from games.core.locales import LOCALES
from games.core.texts import plain

MOST_WORDS = 30
"""Words of a question that are looked for."""
SHORTEST_PREFIX = 4
"""Shorter words are only found as they are, because too many others begin like them."""
LONG, VERY_LONG = 5, 7
"""In a language without a stemmer, words of so many letters are looked for without their last one or two."""
TITLE_WEIGHT = 2.5
"""How much more a word counts in a title than in a text."""
KIND_WEIGHTS = {Kind.RULE: 1.25, Kind.TERM: 1.25, Kind.CARD: 0.75, Kind.COMMAND: 0.85}
"""Most questions are about the rules. Cards are short and many, so that they would come before the rules."""
_WORD = re.compile(r"\w+")


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the search knows of a language: `search.toml` in the folder of the language. The file may be missing."""

    stemmer: str = ""
    """The name of a Snowball stemmer, or nothing: then words are compared by how they begin."""
    ignored: frozenset[str] = frozenset()
    """Words that say nothing about what is asked, such as "how" and "the"."""
    same: tuple[tuple[str, ...], ...] = ()
    """Groups of words that mean the same in a question."""


@cache
def grammar_of(language: str) -> Grammar:
    path = LOCALES / language / "search.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Grammar) if path.is_file() else Grammar()


class Index:
    """The passages of one language, and which of them answer a question best."""

    def __init__(self, language: str, passages: Sequence[Passage]) -> None:
        self.passages = tuple(passages)
        self._grammar = grammar_of(language)
        self._stemmer: Any = snowballstemmer.stemmer(self._grammar.stemmer) if self._grammar.stemmer else None
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        self._connection.execute(
            "CREATE VIRTUAL TABLE passage USING fts5(title, body, content='', tokenize='unicode61 remove_diacritics 2')"
        )
        self._connection.executemany(
            "INSERT INTO passage (rowid, title, body) VALUES (?, ?, ?)",
            [(at, self._with_stems(each.title), self._with_stems(each.text)) for at, each in enumerate(self.passages)],
        )

    def find(self, question: str, most: int) -> list[Passage]:
        """Return the passages that have most of what the question asks about, best first."""
        scores: defaultdict[int, float] = defaultdict(float)
        matched: Counter[int] = Counter()
        looked_for = 0
        for terms in self._asked(question):
            found = self._scores(terms)
            looked_for += bool(found)
            matched.update(found.keys())
            for at, score in found.items():
                scores[at] += score
        ranked = sorted((-score * matched[at] / looked_for * self._weight(at), at) for at, score in scores.items())
        return [self.passages[at] for _, at in ranked[:most]]

    def _scores(self, terms: Sequence[str]) -> dict[int, float]:
        """Return how well each passage fits a word of the question: the best of the words that mean the same."""
        best: dict[int, float] = {}
        for term in terms:
            with self._lock:
                rows = self._connection.execute(
                    "SELECT rowid, -bm25(passage, ?, 1.0) FROM passage WHERE passage MATCH ?", (TITLE_WEIGHT, term)
                ).fetchall()
            for at, score in rows:
                best[at] = max(score, best.get(at, 0.0))
        return best

    def _weight(self, at: int) -> float:
        return KIND_WEIGHTS[self.passages[at].kind]

    def _with_stems(self, text: str) -> str:
        """Return a text with the stems of its words below it, so that both are found."""
        text = plain(text)
        if self._stemmer is None:
            return text
        return f"{text}\n{' '.join(self._stemmer.stemWords(_words(text)))}"

    def _asked(self, question: str) -> list[list[str]]:
        """Return what FTS5 looks for: for each word that says something, it and the words that mean the same."""
        asked = [word for word in _words(question)[:MOST_WORDS] if word not in self._grammar.ignored]
        by_stem = {self._stem(word): word for word in asked}
        return [list(dict.fromkeys(map(self._term, (word, *self._same_as(word))))) for word in by_stem.values()]

    def _same_as(self, word: str) -> list[str]:
        stem = self._stem(word)
        return [
            other for group in self._grammar.same if stem in {self._stem(each) for each in group} for other in group
        ]

    def _term(self, word: str) -> str:
        """Return a word for FTS5. Only letters and digits get here, so nothing of its syntax can be typed."""
        stem = self._stem(word)
        return f'"{stem}"*' if len(stem) >= SHORTEST_PREFIX else f'"{stem}"'

    def _stem(self, word: str) -> str:
        if self._stemmer is not None:
            return str(self._stemmer.stemWord(word))
        return word[:-2] if len(word) >= VERY_LONG else word[:-1] if len(word) >= LONG else word


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
