"""The House Hagal deck and the difficulties of the game alone, read from `data/imperium/hagal` and checked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.core.data import DATA, BadData
from games.imperium.components import LEADERS, SPACES, read
from games.imperium.vocabulary import Resource
from games.imperium.words.word import Condition, Word

KEY = "hagal"
FOLDER = DATA / "imperium" / "hagal"
Count = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rival goes by a card that fulfils a condition, and what it gets there."""

    condition: Condition
    space: str
    effect: tuple[Word, ...]


class HagalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    swords: Count
    copies: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    players: Literal[1, 2] | None = None
    """Only in a game for so many people."""
    space: str = ""
    harvest: bool = False
    """To the maker space with the most bonus spice."""
    reshuffle: bool = False
    effect: tuple[Word, ...] = ()
    signet: bool = False
    instead: Instead | None = None
    compulsory: bool = False
    """A rival that cannot have the first of its effects turns up another card."""
    replaced_by: str = ""
    """The module with which it is not in the deck..."""
    needs: str = ""
    """...and the one without which it is not."""
    module: str = KEY


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    mentat_cost: Count
    garrison: Count
    intrigue: Count
    swordmasters: Count
    """The round in which both rivals get their third agent."""
    human: dict[Resource, Count] = {}
    expert: bool = False
    no_swordmaster: bool = False
    module: str = KEY


class RivalLeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader whom rivals can play."""

    key: str
    needs: str = ""
    """A module without which they cannot."""
    module: str = KEY


DECK: dict[str, HagalCard] = {}
DIFFICULTIES: dict[str, Difficulty] = {}
RIVALS: dict[str, RivalLeader] = {}


def load() -> None:
    """Fill the tables, once the library of the base is filled."""
    DECK.update(read(FOLDER / "deck.toml", HagalCard, KEY))
    DIFFICULTIES.update(read(FOLDER / "difficulty.toml", Difficulty, KEY))
    RIVALS.update(read(FOLDER / "rivals.toml", RivalLeader, KEY))
    for card in DECK.values():
        for space in spaces_of(card):
            if space not in SPACES:
                raise BadData(f"{KEY}/deck.toml, [{card.key}]: no space is called {space!r}")
    for leader in RIVALS:
        if leader not in LEADERS:
            raise BadData(f"{KEY}/rivals.toml, [{leader}]: no leader is called so")


def spaces_of(card: HagalCard) -> list[str]:
    """Where the card may lead; a harvest leads anywhere, and a reshuffle nowhere."""
    if card.harvest or card.reshuffle:
        return []
    return [space for space in (card.space, card.instead.space if card.instead else "") if space] or [""]


def deck_for(people: int, modules: tuple[str, ...]) -> list[str]:
    """The deck of a game for one or two people beside these modules, before it is shuffled."""
    there = [card for card in DECK.values() if card.needs in ("", *modules) and card.replaced_by not in modules]
    fitting = [card for card in there if card.players in (None, people)]
    return [card.key for card in fitting for _ in range(card.copies)]
