"""The base class of words. A word is one line of a planning card or of a leader's special.

`resolve` carries the line out and asks where there is a choice. `describe` returns its text. Words that move and fight
are in `marching`, those that bring pieces in `placing`, `scattering` and `exchanging`, the rest in `effects`. Effects
of a single card are in `specials`, `prescience` and `desert`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.agenda import Play
from games.core.codec import Family
from games.core.protocol import Text, say


class Word(Family):
    """The base class of all words.

    Its `play` is not bound to the state's type: the state imports the cards, and the cards hold words. Every subclass
    takes an `ArrakisPlay`.
    """

    __slots__ = ()

    def resolve(self, play: Play[Any], seat: int) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def is_possible(self, state: Any, seat: int) -> bool:
        """Return whether the line can change anything now, as far as its player may know."""
        return True

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")


def describe_all(words: Sequence[Word]) -> Text:
    """Join the texts of several lines with semicolons."""
    head, *rest = [word.describe() for word in words]
    for line in rest:
        head = say("arrakis-clauses", head=head, tail=line)
    return head


def is_any_possible(words: Sequence[Word], state: Any, seat: int) -> bool:
    """Return whether any of these lines can change anything now."""
    return any(word.is_possible(state, seat) for word in words)
