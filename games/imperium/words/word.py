"""Words: the vocabulary in which cards, spaces, leaders and conflicts say what they do.

A word runs (`resolve`), says why it cannot (`hindrance`), describes its deed (`describe`), stands on a card
(`printed`) and in icons (`glyphs`). Effects are in `effects`, `compound` and `acquiring`, conditions in
`conditions`, one-of-a-kind deeds in `specials`; an expansion adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Annotated

import msgspec

from games.core.codec import Family
from games.core.protocol import Text, say
from games.imperium.state import State, Word
from games.imperium.views import Glyph, Glyphs, Sign

SomeWords = Annotated[tuple[Word, ...], msgspec.Meta(min_length=1)]
"""At least one."""


class Condition(Family):
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, state: State, seat: int, source: str) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be asked")

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")

    def signs(self) -> tuple[Sign, ...]:
        """The icons that say it, if icons can; `picture-` and the key of its sentence are the words beside them."""
        return ()

    def glyph(self) -> Glyph:
        text, signs = self.describe(), self.signs()
        words = Text(f"picture-{text.key}", text.args) if signs else say("picture-if", condition=text)
        return Glyph("if", None, words, signs, opens=True)


def describe_all(words: Sequence[Word]) -> Text:
    """Several deeds, as a button names them."""
    return _described(tuple(added_up(words)))


def added_up(words: Sequence[Word]) -> list[Word]:
    """What can be counted together stands once, in its first place."""
    summed: list[Word] = []
    for word in words:
        sums = ((place, each.with_another(word)) for place, each in enumerate(summed))
        place, both = next(((place, both) for place, both in sums if both), (len(summed), word))
        summed[place : place + 1] = [both]
    return summed


def printed_all(words: Sequence[Word]) -> Text:
    """Several effects, as a card says them."""
    return _printed(tuple(words))


@cache
def _described(words: tuple[Word, ...]) -> Text:
    return in_clauses(words, lambda word: word.describe())


@cache
def _printed(words: tuple[Word, ...]) -> Text:
    return in_clauses(words, lambda word: word.printed())


def in_clauses(words: Sequence[Word], tell: Callable[[Word], Text]) -> Text:
    """Simple deeds are joined by "and"; what is less simple is kept apart by a semicolon."""
    return apart(list(_clauses(words, tell)))


@cache
def all_for_one_price(words: tuple[Word, ...]) -> Text:
    """Deeds that one price pays for: never kept apart as if the second were free."""
    clauses = list(_clauses(words, lambda word: word.describe()))
    return either(clauses, "list-and") if len(clauses) > 1 else clauses[0]


def apart(clauses: Sequence[Text]) -> Text:
    """Clauses kept apart by a semicolon."""
    head, *rest = clauses
    for clause in rest:
        head = say("list-clauses", head=head, tail=clause)
    return head


def _clauses(words: Sequence[Word], tell: Callable[[Word], Text]) -> Iterator[Text]:
    for alone, group in groupby(words, key=lambda word: word.clause):
        if alone:
            yield from (tell(word) for word in group)
        else:
            yield from _deeds(list(group), tell)


def _deeds(words: list[Word], tell: Callable[[Word], Text]) -> list[Text]:
    deeds: list[Text] = []
    has_list = False
    for _, group in groupby(words, key=lambda word: word.gains() is not None):
        together = list(group)
        gained = [what for word in sorted(together, key=lambda word: word.gained_last) if (what := word.gains())]
        deeds += [say("word-gain", what=gained)] if gained else [tell(word) for word in together]
        has_list = has_list or len(gained) > 1
    # A list within a list would not tell what belongs to what.
    return deeds if has_list or len(deeds) == 1 else [say("words-all", words=deeds)]


def either(texts: Sequence[Text], key: str = "list-or") -> Text:
    """One of several: a, b or c."""
    head = texts[0]
    for text in texts[1:-1]:
        head = say("list-comma", head=head, tail=text)
    return say(key, head=head, tail=texts[-1])


def glyphs_of(words: Sequence[Word]) -> Glyphs:
    return tuple(glyph for word in words for glyph in word.glyphs())
