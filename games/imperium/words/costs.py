"""Costs: what an arrow, a plot or a space wants before it gives."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text, say
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import RESOURCES


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solari: int = 0
    spice: int = 0
    water: int = 0
    troops: int = 0
    """Own troops in the conflict, lost to the supply."""
    influence: int = 0
    """Steps down on a track of the player's choice."""
    trash: int = 0
    """Cards from hand, discard pile or play."""
    trash_self: bool = False

    def resources(self) -> dict[str, int]:
        return {what: n for what in RESOURCES if (n := getattr(self, what))}

    def describe(self) -> Text:
        """What is done to pay: pay 2 spice and lose 1 influence."""
        return say("words-all", words=self.parts())

    def parts(self) -> list[Text]:
        resources = [cost_text(what, n) for what, n in self.resources().items()]
        parts = [say("cost-pay", resources=resources)] if resources else []
        if self.troops:
            parts.append(say("cost-troops", n=self.troops))
        if self.influence:
            parts.append(say("cost-influence", n=self.influence))
        if self.trash:
            parts.append(say("cost-trash", n=self.trash))
        if self.trash_self:
            parts.append(say("cost-trash-self"))
        return parts

    def glyphs(self) -> Glyphs:
        glyphs = [Glyph(what, n) for what, n in self.resources().items()]
        if self.troops:
            glyphs.append(Glyph("lose_troop", self.troops))
        if self.influence:
            glyphs.append(Glyph("any_faction", -self.influence))
        if self.trash or self.trash_self:
            glyphs.append(Glyph("trash", self.trash or 1, say("glyph-this-card") if self.trash_self else None))
        return tuple(glyphs)


NO_COST = Cost()


def cost_text(what: str, n: int) -> Text:
    return say(f"cost-{what}", n=n)


def lacking(what: str, n: int, have: int) -> Text:
    return say("why-costs", cost=cost_text(what, n), have=have)
