"""Effects that contain other effects: a cost with its effects, a choice, and a condition."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.codec import TAG
from games.core.protocol import Text, either, say
from games.imperium.rules.changes import Do, do_all
from games.imperium.rules.choices import Alternative, PickAlternative, all_possible, why_not_all
from games.imperium.rules.paying import can_pay, pay_cost, why_unaffordable
from games.imperium.state import Play, State, Word
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Count
from games.imperium.words.costs import NO_COST, Cost
from games.imperium.words.influence import Influence
from games.imperium.words.word import (
    Condition,
    SomeWords,
    describe_all,
    describe_paid_effects,
    glyphs_of,
    join_with_semicolons,
    printed_all,
)

LETTERS = "abcd"
"""The keys of the sides of a choice."""


class Pay(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pay"):
    """Effects behind a cost (an arrow on the card). The player may decline."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    cost: Cost
    then: SomeWords

    def __post_init__(self) -> None:
        if self.cost == NO_COST:
            raise ValueError("a price of nothing is none")

    def needs_choice(self, state: State, seat: int) -> bool:
        return True

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return why_unaffordable(state, seat, self.cost, source) or why_not_all(self.then, state, seat, source)

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        return can_pay(state, seat, self.cost, source) and all_possible(self.then, state, seat, source)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        pay_cost(play, seat, self.cost, source, *(Do(word, seat, source) for word in self.then))

    def describe(self) -> Text:
        return say("word-pay", cost=self.cost.describe(), then=describe_paid_effects(tuple(self.then)))

    def named(self, state: State, seat: int, source: str) -> Text:
        return say("word-pay", cost=self.cost.named(source), then=describe_paid_effects(tuple(self.then)))

    def printed(self) -> Text:
        return say("word-may", deed=self.describe())

    def glyphs(self) -> Glyphs:
        return (*self.cost.glyphs(), Glyph("arrow"), *glyphs_of(self.then))


class Choose(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-choose"):
    """A choice of one of several effects, or of `n` different ones."""

    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    among: tuple[SomeWords, ...]
    n: Count = 1

    def __post_init__(self) -> None:
        if not self.n < len(self.among) <= len(LETTERS):
            raise ValueError(f"{self.n} of {len(self.among)} is no choice")

    def alternatives(self) -> tuple[Alternative, ...]:
        return tuple(Alternative(f"{letter}", words) for letter, words in zip(LETTERS, self.among, strict=False))

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        reasons = [why_not_all(words, state, seat, source) for words in self.among]
        return reasons[0] if all(reasons) else None

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        return any(all_possible(words, state, seat, source) for words in self.among)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, PickAlternative(self.alternatives(), self.n, source))

    def describe(self) -> Text:
        if self.n > 1:
            return self._describe_several()
        singles = [words[0] for words in self.among if len(words) == 1 and not words[0].clause]
        if len(singles) < len(self.among):
            last_is_conditional = isinstance(self.among[-1][0], If)
            key = "list-or-condition" if last_is_conditional else "list-or-clause"
            return either([printed_as_choice(words) for words in self.among], key)
        gained = [what for word in singles if (what := word.gains())]
        if len(gained) == len(singles):
            return self._describe_gains(singles, gained)
        return either([word.describe() for word in singles])

    def _describe_gains(self, words: list[Word], gained: list[Text]) -> Text:
        """Join gains by "or". Influence gains are joined as clauses, because "with the Guild or 2 spice" is unclear."""
        if any(word.gained_last for word in words):
            return either([word.describe() for word in words], "list-or-clause")
        return say("word-gain", what=either(gained))

    def _describe_several(self) -> Text:
        sides = [describe_all(words) for words in self.among]
        if all(isinstance(word, Influence) for words in self.among for word in words):
            return say("word-influence-several", n=self.n)
        return say("word-choose-several", n=self.n, sides=join_with_semicolons(sides))

    def glyphs(self) -> Glyphs:
        signs: list[Glyph] = [Glyph("if", self.n, say("glyph-choose", n=self.n))] if self.n > 1 else []
        for at, words in enumerate(self.among):
            signs += [Glyph("or")] * (at > 0 and self.n == 1) + list(glyphs_of(words))
        return tuple(signs)


def printed_as_choice(words: tuple[Word, ...]) -> Text:
    """Return the text of one side of a choice: with its condition, but without "you may"."""
    return describe_all(words) if not isinstance(words[0], If) else words[0].printed()


class If(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-if"):
    """Effects under a condition, which is checked when they are resolved. The player may decline."""

    optional: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    condition: Condition
    then: SomeWords
    otherwise: tuple[Word, ...] = ()
    """Effects if the condition is false."""

    def applies(self, state: State, seat: int, source: str) -> tuple[Word, ...]:
        """Return the effects that apply now; nothing if the condition is false and `otherwise` is empty."""
        return self.then if self.condition.holds(state, seat, source) else self.otherwise

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        now = self.applies(state, seat, source)
        return bool(now) and all(word.automatic for word in now)

    def needs_choice(self, state: State, seat: int) -> bool:
        return any(word.needs_choice(state, seat) for word in (*self.then, *self.otherwise))

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        now = self.applies(state, seat, source)
        if not now:
            return say("why-only-if", condition=self.condition.describe())
        return why_not_all(now, state, seat, source)

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        now = self.applies(state, seat, source)
        return bool(now) and all_possible(now, state, seat, source)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        do_all(play, self.applies(play.state, seat, source) or self.then, seat, source)

    def describe(self) -> Text:
        return self.printed() if self.otherwise else describe_all(self.then)

    def named(self, state: State, seat: int, source: str) -> Text:
        return describe_all(self.applies(state, seat, source) or self.then)

    def printed(self) -> Text:
        text = say("word-if", condition=self.condition.describe(), then=printed_all(self.then))
        return say("word-otherwise", text=text, otherwise=printed_all(self.otherwise)) if self.otherwise else text

    def glyphs(self) -> Glyphs:
        signs = (self.condition.glyph(), *glyphs_of(self.then))
        if not self.otherwise:
            return signs
        return (*signs, Glyph("if", None, say("glyph-otherwise"), opens=True), *glyphs_of(self.otherwise))
