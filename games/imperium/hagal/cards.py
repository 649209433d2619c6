"""The House Hagal deck and the difficulties of the solo game, read from `data/imperium/hagal` and checked."""

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
    """Another space and effect of a card, if the rival fulfils a condition."""

    condition: Condition
    space: str
    effect: tuple[Word, ...]


class HagalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the House Hagal deck."""

    key: str
    swords: Amount
    copies: Count = 1
    players: Literal[1, 2] | None = None
    """The card is used only with this number of people."""
    space: str = ""
    harvest: bool = False
    """The agent goes to the maker space with the most bonus spice."""
    reshuffle: bool = False
    effect: tuple[Word, ...] = ()
    signet: bool = False
    instead: Instead | None = None
    compulsory: bool = False
    """If the rival cannot take the first effect, the next card is turned up."""
    replaced_by: str = ""
    """The card is not in the deck if this module is in the game."""
    needs: str = ""
    """The card is in the deck only if this module is in the game."""
    module: str = KEY


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty of the solo game."""

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
    """A leader that rivals can play."""

    key: str
    needs: str = ""
    """The module that must be in the game."""
    module: str = KEY


DECK: dict[str, HagalCard] = {}
DIFFICULTIES: dict[str, Difficulty] = {}
RIVALS: dict[str, RivalLeader] = {}


def load() -> None:
    """Read and check the data files, and fill the tables. The library of the base must be loaded before."""
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
    """Return the spaces that the card names. A harvest or a reshuffle names none."""
    if card.harvest or card.reshuffle:
        return []
    return [space for space in (card.space, card.instead.space if card.instead else "") if space] or [""]


def deck_for(people: int, modules: tuple[str, ...]) -> list[str]:
    """Return the unshuffled House Hagal deck for one or two people and these modules."""
    there = [card for card in DECK.values() if card.needs in ("", *modules) and card.replaced_by not in modules]
    fitting = [card for card in there if card.players in (None, people)]
    return [card.key for card in fitting for _ in range(card.copies)]
