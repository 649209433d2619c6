"""Words: the vocabulary in which planning cards and leaders say what they do.

A word runs (`resolve`, which asks where there is a choice: every line is optional) and describes itself (`describe`).
Those that move and fight are in `marching`, those that place pieces in `placing`, the rest in `effects`, deeds of one
card only in `specials` and `visionary`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.agenda import Play
from games.core.codec import Family
from games.core.protocol import Text, say


class Word(Family):
    """The base of all words.

    Its `play` is not bound to the state: the state imports the cards, and the cards are made of words.
    Every subclass takes an `ArrakisPlay`.
    """

    __slots__ = ()

    def resolve(self, play: Play[Any], seat: int) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")


def describe_all(words: Sequence[Word]) -> Text:
    """Several lines as one, kept apart by a semicolon."""
    head, *rest = [word.describe() for word in words]
    for line in rest:
        head = say("arrakis-clauses", head=head, tail=line)
    return head
