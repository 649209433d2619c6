"""Words: the vocabulary in which cards, spaces, leaders and conflicts say what they do.

A word runs (`resolve`), says why it cannot (`hindrance`), describes itself in a sentence (`describe`) and in icons
(`glyphs`). Effects are in `effects`, conditions in `conditions`, one-of-a-kind deeds in `specials`; an expansion adds
its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core.codec import Family
from games.core.protocol import Text, say
from games.imperium.views import Glyphs

if TYPE_CHECKING:
    from games.imperium.state import Play, State


class Word(Family):
    """An effect."""

    __slots__ = ()
    automatic: ClassVar[bool] = False
    """Done at once when it comes up: nobody would wait, nothing is chosen, nothing is learned."""
    optional: ClassVar[bool] = False
    """The player may leave it."""
    asks: ClassVar[bool] = False
    """Resolving it puts a question."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Why it cannot be resolved now."""
        return None

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        return self.automatic

    def is_optional(self) -> bool:
        return self.optional

    def needs_choice(self, state: State, seat: int) -> bool:
        return self.asks

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")

    def glyphs(self) -> Glyphs:
        raise TypeError(f"{type(self).__name__} has no icons")


class Condition(Family):
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, state: State, seat: int, source: str) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be asked")

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")


def describe_all(words: Sequence[Word]) -> Text:
    """Several effects in one clause."""
    if len(words) == 1:
        return words[0].describe()
    return say("words-all", words=[word.describe() for word in words])


def either(texts: Sequence[Text]) -> Text:
    """One of several: a, b or c."""
    head = texts[0]
    for text in texts[1:-1]:
        head = say("list-comma", head=head, tail=text)
    return say("list-or", head=head, tail=texts[-1])


def glyphs_of(words: Sequence[Word]) -> Glyphs:
    return tuple(glyph for word in words for glyph in word.glyphs())
