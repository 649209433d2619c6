"""Words: the vocabulary in which cards, spaces, leaders and conflicts say what they do.

A word runs (`resolve`), says why it cannot (`hindrance`), describes its deed (`describe`), stands on a card
(`printed`) and in icons (`glyphs`). Effects are in `effects`, `compound` and `acquiring`, conditions in
`conditions`, one-of-a-kind deeds in `specials`; an expansion adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from games.core.codec import Family
from games.core.protocol import Text, say
from games.imperium.views import Glyph, Glyphs, Sign

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
    clause: ClassVar[bool] = False
    """It is told in a clause of its own, apart from what stands beside it."""
    gained_last: ClassVar[bool] = False
    """Among gains it stands last ("with any faction"), so that nothing seems to belong to it."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Why it cannot be resolved now."""
        return None

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        """Whether nothing hinders it: the same as `hindrance`, without the words."""
        return self.hindrance(state, seat, source) is None

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        return self.automatic

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        """Whether it has to be done, without a choice, and nobody learns anything new from it."""
        return False

    def is_optional(self) -> bool:
        return self.optional

    def needs_choice(self, state: State, seat: int) -> bool:
        return self.asks

    def describe(self) -> Text:
        """The deed, as a button names it: draw a card."""
        raise TypeError(f"{type(self).__name__} has no description")

    def named(self, state: State, seat: int, source: str) -> Text:
        """The deed as a button names it in this turn: with the card that is meant, and with what the turn changed."""
        return self.describe()

    def printed(self) -> Text:
        """As a card says it, with its condition, and with "you may" where it is left to the player."""
        return self.describe()

    def gains(self) -> Text | None:
        """What is gained, as a noun: gains that stand together share their verb."""
        return None

    def as_it_is(self, state: State, seat: int) -> Word:
        """With what the turn has changed."""
        return self

    def with_another(self, other: Word) -> Word | None:
        """Both as one, where they can be counted together: draw a card and draw a card are 2 cards."""
        return None

    def glyphs(self) -> Glyphs:
        raise TypeError(f"{type(self).__name__} has no icons")


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
