"""The base class of conditions, and the functions that join the texts and icons of several effects.

`Word` in `state` is the base class of effects. Effects are in `effects`, `influence`, `compound` and
`rules/acquiring`, conditions in `conditions`, effects of a single card in `specials`; an expansion adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Annotated

import msgspec

from games.core.codec import Family
from games.core.protocol import Text, join_deeds, say
from games.imperium.state import State, Word
from games.imperium.views import Glyph, Glyphs, Sign

SomeWords = Annotated[tuple[Word, ...], msgspec.Meta(min_length=1)]
"""One effect or more."""


class Condition(Family):
    """The base class of conditions that cards, spaces and plots check."""

    __slots__ = ()

    def holds(self, state: State, seat: int, source: str) -> bool:
        """Return whether the condition is true for a seat."""
        raise TypeError(f"{type(self).__name__} cannot be asked")

    def describe(self) -> Text:
        """Return the condition as a text."""
        raise TypeError(f"{type(self).__name__} has no description")

    def signs(self) -> tuple[Sign, ...]:
        """Return the icons of the condition, or nothing if it has none. The text `picture-<key>` stands beside them."""
        return ()

    def glyph(self) -> Glyph:
        """Return the condition as a glyph: its icons with a short text, or its text alone."""
        text, signs = self.describe(), self.signs()
        words = Text(f"picture-{text.key}", text.args) if signs else say("picture-if", condition=text)
        return Glyph("if", None, words, signs, opens=True)


def describe_all(words: Sequence[Word]) -> Text:
    """Return the text of several effects on a button."""
    return _described(tuple(merge_counted(words)))


def merge_counted(words: Sequence[Word]) -> list[Word]:
    """Merge effects that can be counted together, in the place of the first."""
    summed: list[Word] = []
    for word in words:
        sums = ((place, each.with_another(word)) for place, each in enumerate(summed))
        place, both = next(((place, both) for place, both in sums if both), (len(summed), word))
        summed[place : place + 1] = [both]
    return summed


def printed_all(words: Sequence[Word]) -> Text:
    """Return the text of several effects on a card."""
    return _printed(tuple(words))


@cache
def _described(words: tuple[Word, ...]) -> Text:
    return join_clauses(words, lambda word: word.describe())


@cache
def _printed(words: tuple[Word, ...]) -> Text:
    return join_clauses(words, lambda word: word.printed())


def join_clauses(words: Sequence[Word], tell: Callable[[Word], Text]) -> Text:
    """Join the texts of effects: simple ones by "and", the others by semicolons."""
    return join_with_semicolons(list(_clauses(words, tell)))


@cache
def describe_paid_effects(words: tuple[Word, ...]) -> Text:
    """Return the text of effects behind one price. The effects are joined by "and", so that no effect seems free."""
    clauses = list(_clauses(words, lambda word: word.describe()))
    return join_deeds(clauses)


def join_with_semicolons(clauses: Sequence[Text]) -> Text:
    """Join clauses by semicolons."""
    head, *rest = clauses
    for clause in rest:
        head = say("list-clauses", head=head, tail=clause)
    return head


def _clauses(words: Sequence[Word], tell: Callable[[Word], Text]) -> Iterator[Text]:
    """Yield the clauses of effects: one for each complex effect, shared ones for neighbouring simple effects."""
    for alone, group in groupby(words, key=lambda word: word.clause):
        if alone:
            yield from (tell(word) for word in group)
        else:
            yield from _deeds(list(group), tell)


def _deeds(words: list[Word], tell: Callable[[Word], Text]) -> list[Text]:
    """Return the texts of simple effects. Neighbouring gains share one verb."""
    deeds: list[Text] = []
    has_list = False
    for _, group in groupby(words, key=lambda word: word.gains() is not None):
        together = list(group)
        gained = [what for word in sorted(together, key=lambda word: word.gained_last) if (what := word.gains())]
        deeds += [say("word-gain", what=gained)] if gained else [tell(word) for word in together]
        has_list = has_list or len(gained) > 1
    # A list inside a list would be ambiguous.
    return deeds if has_list or len(deeds) == 1 else [join_deeds(deeds)]


def glyphs_of(words: Sequence[Word]) -> Glyphs:
    """Return the icons of several effects."""
    return tuple(glyph for word in words for glyph in word.glyphs())
