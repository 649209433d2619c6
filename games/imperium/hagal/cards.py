"""The House Hagal deck and the difficulties of the game alone, read from `data/imperium/hagal` and checked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.core.data import DATA, BadData
from games.core.data_errors import describe_unknown_name
from games.imperium.components import LEADERS, SPACES, read
from games.imperium.modules import MODULES
from games.imperium.state import Word
from games.imperium.vocabulary import Amount, Count, FewOrNone, Resource
from games.imperium.words.word import Condition

KEY = "hagal"
FOLDER = DATA / "imperium" / "hagal"
LAST_ROUND = 10


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rival goes by a card that fulfils a condition, and what it gets there."""

    condition: Condition
    space: str
    effect: tuple[Word, ...]


class HagalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    swords: Amount
    copies: Count = 1
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
    mentat_cost: Amount
    garrison: Amount
    intrigue: FewOrNone
    swordmasters: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
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
    deck = read(FOLDER / "deck.toml", HagalCard, KEY)
    rivals = read(FOLDER / "rivals.toml", RivalLeader, KEY)
    _check_deck(deck)
    _check_rivals(rivals)
    DECK.update(deck)
    DIFFICULTIES.update(read(FOLDER / "difficulty.toml", Difficulty, KEY))
    RIVALS.update(rivals)


def _check_deck(deck: dict[str, HagalCard]) -> None:
    for card in deck.values():
        where = f"{KEY}/deck.toml, [{card.key}]"
        for space in spaces_of(card):
            if space not in SPACES:
                raise BadData(f"{where}: space: {describe_unknown_name('space', space, SPACES)}")
        _check_module(f"{where}: needs", card.needs)
        _check_module(f"{where}: replaced_by", card.replaced_by)


def _check_rivals(rivals: dict[str, RivalLeader]) -> None:
    for rival in rivals.values():
        where = f"{KEY}/rivals.toml, [{rival.key}]"
        if rival.key not in LEADERS:
            raise BadData(f"{where}: {describe_unknown_name('leader', rival.key, LEADERS)}")
        _check_module(f"{where}: needs", rival.needs)


def _check_module(where: str, module: str) -> None:
    if module and module not in MODULES:
        raise BadData(f"{where}: {describe_unknown_name('module', module, MODULES)}")


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
