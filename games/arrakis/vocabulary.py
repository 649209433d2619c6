"""The rulebook's words as enums: sides, results, kinds of units, terrain."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

Few = Annotated[int, msgspec.Meta(ge=1, le=6)]
"""A number that a card or leader names. A larger one can only be a typing mistake."""
FewOrNone = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Side(StrEnum):
    ATREIDES = "atreides"
    HARKONNEN = "harkonnen"

    @property
    def other(self) -> Side:
        return Side.HARKONNEN if self is Side.ATREIDES else Side.ATREIDES


class Deck(StrEnum):
    """A sub-faction: its planning deck, its leaders and, in a team, its board."""

    HOUSE_ATREIDES = "house_atreides"
    FREMEN_ALLY = "fremen_ally"
    HOUSE_HARKONNEN = "house_harkonnen"
    CORRINO_ALLY = "corrino_ally"


DECKS: dict[Side, tuple[Deck, Deck]] = {
    Side.ATREIDES: (Deck.HOUSE_ATREIDES, Deck.FREMEN_ALLY),
    Side.HARKONNEN: (Deck.HOUSE_HARKONNEN, Deck.CORRINO_ALLY),
}


class Result(StrEnum):
    """The results of an action die."""

    LEADERSHIP = "leadership"
    STRATEGY = "strategy"
    DEPLOYMENT = "deployment"
    MENTAT = "mentat"
    HOUSE = "house"


class Kind(StrEnum):
    """The kinds of units. Special elites are Sardaukar and Fedaykin."""

    REGULAR = "regular"
    ELITE = "elite"
    SPECIAL = "special"


KINDS = tuple(Kind)


class Terrain(StrEnum):
    MOUNTAIN = "mountain"
    PLATEAU = "plateau"
    MINOR_ERG = "minor_erg"
    DESERT = "desert"
    DEEP_DESERT = "deep_desert"


class Face(StrEnum):
    """The results of a combat die."""

    HIT = "hit"
    SHIELD = "shield"
    SPECIAL = "special"


class Vehicle(StrEnum):
    HARVESTER = "harvester"
    ORNITHOPTER = "ornithopter"
    CARRYALL = "carryall"


class Wormsign(StrEnum):
    SAND = "sand"
    SANDWORM = "sandworm"
    BURROWING = "burrowing"


class Worm(StrEnum):
    SANDWORM = "sandworm"
    WILD_MAKER = "wild_maker"


class Marker(StrEnum):
    """The prescience markers: Kwisatz Haderach, Sand Dwellers, Jihad."""

    KH = "kh"
    SD = "sd"
    JH = "jh"


class Imperium(StrEnum):
    """The markers of the spice board, each with its ban."""

    CHOAM = "choam"
    SPACING_GUILD = "spacing_guild"
    LANDSRAAD = "landsraad"


GENERIC: dict[Side, str] = {Side.ATREIDES: "naib", Side.HARKONNEN: "bashar"}
GENERICS = ("naib", "bashar")
PAUL = ("paul_atreides", "paul_muad_dib")
JESSICA = ("lady_jessica", "reverend_mother_jessica")
