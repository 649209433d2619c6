"""Costs of effects, plots and spaces.

A cost consists of prices. Prices of the base have a field each; prices that a module adds are in `also`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from games.core.codec import Family
from games.core.protocol import Text, join_deeds, say
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import RESOURCES, TOP_INFLUENCE, Amount, FewOrNone

if TYPE_CHECKING:
    from games.imperium.state import Play, State


class Price(Family):
    """The base class of prices other than resources. Members are frozen structs with a `tag`."""

    __slots__ = ()

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Return why the price cannot be paid now, or None."""
        return None

    def pay(self, play: Play, seat: int, source: str) -> None:
        """Pay the price."""
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def describe(self) -> Text:
        """Return the text of the price."""
        raise TypeError(f"{type(self).__name__} has no description")

    def named(self, source: str) -> Text:
        """Return the text of the price on a button, which names the card."""
        return self.describe()

    def glyphs(self) -> Glyphs:
        raise TypeError(f"{type(self).__name__} has no icons")


SHORTHAND: dict[str, Callable[[int], Price]] = {}
"""Field of `Cost` -> the price that it stands for, in the order of payment. `rules/paying` fills it."""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cost of an effect."""

    solari: Amount = 0
    spice: Amount = 0
    water: Amount = 0
    troops: Amount = 0
    """Own troops in the conflict, returned to the supply."""
    influence: Annotated[int, msgspec.Meta(ge=0, le=TOP_INFLUENCE)] = 0
    """Influence to lose, with factions of the player's choice."""
    trash: FewOrNone = 0
    """Cards to trash from hand, discard pile or play."""
    trash_self: bool = False
    discard: FewOrNone = 0
    """Cards to discard from the hand."""
    bottom: FewOrNone = 0
    """Intrigue cards to put under the deck, unseen."""
    also: tuple[Price, ...] = ()

    def resources(self) -> dict[str, int]:
        return {what: n for what in RESOURCES if (n := getattr(self, what))}

    def prices(self) -> tuple[Price, ...]:
        """Return all prices except resources."""
        return prices_of(self)

    def describe(self) -> Text:
        """Return the text of the cost, such as "pay 2 spice and lose 1 influence"."""
        return join_deeds(self.parts())

    def named(self, source: str) -> Text:
        """Return the text of the cost on a button, which names the card."""
        return join_deeds([*self._paid(), *(price.named(source) for price in self.prices())])

    def parts(self) -> list[Text]:
        """Return the texts of the parts of the cost."""
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
    """Return the text that a resource is missing."""
    return say("why-costs", cost=cost_text(what, n), have=have)
