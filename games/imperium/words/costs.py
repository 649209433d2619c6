"""Costs: what an arrow, a plot or a space wants before it gives.

A cost is a few prices. Those of the base have a field each; prices that a module adds stand in `also`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from games.core.codec import Family
from games.core.protocol import Text, say
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import RESOURCES, TOP_INFLUENCE, Amount, FewOrNone

if TYPE_CHECKING:
    from games.imperium.state import Play, State


class Price(Family):
    """Something that is given up; members are frozen structs with a `tag`."""

    __slots__ = ()

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Why it cannot be paid now."""
        return None

    def pay(self, play: Play, seat: int, source: str) -> None:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def describe(self) -> Text:
        raise TypeError(f"{type(self).__name__} has no description")

    def named(self, source: str) -> Text:
        """As a button says it, which names the card that is meant."""
        return self.describe()

    def glyphs(self) -> Glyphs:
        raise TypeError(f"{type(self).__name__} has no icons")


SHORTHAND: dict[str, Callable[[int], Price]] = {}
"""Field of a cost -> the price it stands for, in the order in which they are paid; `paying` fills it."""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solari: Amount = 0
    spice: Amount = 0
    water: Amount = 0
    troops: Amount = 0
    """Own troops in the conflict, lost to the supply."""
    influence: Annotated[int, msgspec.Meta(ge=0, le=TOP_INFLUENCE)] = 0
    """Steps down on a track of the player's choice."""
    trash: FewOrNone = 0
    """Cards from hand, discard pile or play."""
    trash_self: bool = False
    discard: FewOrNone = 0
    """Cards of the hand."""
    bottom: FewOrNone = 0
    """Intrigue cards, put unseen under the deck."""
    also: tuple[Price, ...] = ()

    def resources(self) -> dict[str, int]:
        return {what: n for what in RESOURCES if (n := getattr(self, what))}

    def prices(self) -> tuple[Price, ...]:
        """All but the resources."""
        return prices_of(self)

    def describe(self) -> Text:
        """What is done to pay: pay 2 spice and lose 1 influence."""
        return say("words-all", words=self.parts())

    def named(self, source: str) -> Text:
        """The same on a button, which names the card that is meant."""
        return say("words-all", words=[*self._paid(), *(price.named(source) for price in self.prices())])

    def parts(self) -> list[Text]:
        return [*self._paid(), *(price.describe() for price in self.prices())]

    def _paid(self) -> list[Text]:
        resources = [cost_text(what, n) for what, n in self.resources().items()]
        return [say("cost-pay", resources=resources)] if resources else []

    def glyphs(self) -> Glyphs:
        resources = (Glyph(what, n) for what, n in self.resources().items())
        return (*resources, *(glyph for price in self.prices() for glyph in price.glyphs()))


NO_COST = Cost()


@cache
def prices_of(cost: Cost) -> tuple[Price, ...]:
    return (*(price(n) for name, price in SHORTHAND.items() if (n := getattr(cost, name))), *cost.also)


def cost_text(what: str, n: int) -> Text:
    return say(f"cost-{what}", n=n)


def lacking(what: str, n: int, have: int) -> Text:
    return say("why-costs", cost=cost_text(what, n), have=have)
