"""An index of passages in one language: SQLite's FTS5 in memory, with words and their stems."""

from __future__ import annotations

import sqlite3
import threading
from collections import Counter, defaultdict
from collections.abc import Sequence, Set

from bot.host.search.passages import Kind, Passage
from bot.host.search.stems import Stems, words_of
from games.core.texts import folded, plain

MOST_WORDS = 30
"""Words of a question that are looked for."""
SHORTEST_PREFIX = 4
"""Shorter words are only found as they are, because too many others begin like them."""
TITLE_WEIGHT = 2.5
"""How much more a word counts in a title than in a text."""
KIND_WEIGHTS = {Kind.RULE: 1.25, Kind.TERM: 1.25, Kind.CARD: 0.75, Kind.COMMAND: 0.85}
"""Most questions are about the rules. Cards are short and many, so that they would come before the rules."""
NAMED_WEIGHT = 1.5
"""How much more a term counts whose whole name is in the question."""


class Index:
    """The passages of one language, and which of them answer a question best."""

    def __init__(self, language: str, passages: Sequence[Passage]) -> None:
        self.passages = tuple(passages)
        self._stems = Stems(language)
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
        named = self._stems.of_text(question)
        ranked = sorted(
            (-score * matched[at] / looked_for * self._weight(at, named), at) for at, score in scores.items()
        )
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

    def _weight(self, at: int, named: Set[str]) -> float:
        """Return the weight of a passage. It is higher for a term if the question says the whole name of that term."""
        passage = self.passages[at]
        is_named = passage.kind is Kind.TERM and self._stems.of_text(passage.title) <= named
        return KIND_WEIGHTS[passage.kind] * (NAMED_WEIGHT if is_named else 1.0)

    def _with_stems(self, text: str) -> str:
        """Return a text with the stems of its words below it, so that both are found."""
        text = plain(text)
        if not self._stems.is_known:
            return text
        return f"{text}\n{' '.join(map(self._stems.of, words_of(text)))}"

    def _asked(self, question: str) -> list[list[str]]:
        """Return what FTS5 looks for: for each word that says something, it and the words that mean the same."""
        asked = [word for word in words_of(question)[:MOST_WORDS] if self._stems.says_something(word)]
        by_stem = {self._stems.of(word): word for word in asked}
        return [list(dict.fromkeys(map(self._term, (word, *self._same_as(word))))) for word in by_stem.values()]

    def _same_as(self, word: str) -> list[str]:
        """Return the words that mean the same. Accents are left out, because many do not type them."""
        stem = self._folded_stem(word)
        return [
            other
            for group in self._stems.grammar.same
            if stem in {self._folded_stem(each) for each in group}
            for other in group
        ]

    def _folded_stem(self, word: str) -> str:
        return folded(self._stems.of(word))

    def _term(self, word: str) -> str:
        """Return a word for FTS5. Only letters and digits get here, so nothing of its syntax can be typed."""
        stem = self._stems.of(word)
        return f'"{stem}"*' if len(stem) >= SHORTEST_PREFIX else f'"{stem}"'
