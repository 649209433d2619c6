"""The library of all printed cards, intrigue cards, conflicts, leaders and spaces, of the base and of all modules.

`load` reads and checks `data/imperium` and the folders of the modules. Set-up takes the entries of the chosen modules
from the library; after that, the rules look only at the state.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from games.core.data import DATA, BadData, read_toml
from games.core.data_errors import describe_unknown_name, read_entry, suggest_name, walk_parts
from games.imperium.modules import BASE, MODULES, mark_names
from games.imperium.state import Word
from games.imperium.vocabulary import FACTIONS, MOST, Amount, Count, Faction, Few, FewOrNone, Kind, Resource, Symbol
from games.imperium.words.costs import NO_COST, Cost
from games.imperium.words.word import Condition, SomeWords

FOLDER = DATA / "imperium"
C = TypeVar("C", bound=msgspec.Struct)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A card of a player's deck."""

    key: str
    copies: Count
    cost: Amount | None = None
    """The cost in persuasion. None: it cannot be bought."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Symbol, ...] = ()
    agent: tuple[Word, ...] = ()
    reveal: tuple[Word, ...] = ()
    acquire: tuple[Word, ...] = ()
    on_trash: tuple[Word, ...] = ()
    set: Literal["starter", "reserve", "imperium", "special"] = "imperium"
    infiltrates: tuple[Symbol, ...] = ()
    """Symbols of spaces where enemy agents do not block the agent of this card."""
    cheaper: dict[str, dict[Resource, Count]] = {}
    """Space -> how much less the space costs with this card."""
    unload: bool = False
    """The reveal box is also resolved when the card is discarded or trashed."""
    sends_anywhere: bool = False
    """The card sends or moves any own agent to any space (Kwisatz Haderach)."""
    module: str = BASE

    @cached_property
    def source(self) -> str:
        """The source of the card's effects in events and owed effects."""
        return f"card:{self.key}"

    @cached_property
    def has_ways_of_its_own(self) -> bool:
        """Whether the card can send an agent in other ways than by its symbols."""
        return self.sends_anywhere or bool(self.infiltrates or self.cheaper)


class IntrigueUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use an intrigue card: its kind, condition, cost and effect."""

    kind: Kind
    effect: SomeWords
    cost: Cost = NO_COST
    condition: Condition | None = None


class Intrigue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """An intrigue card."""

    key: str
    copies: Count
    uses: Annotated[tuple[IntrigueUse, ...], msgspec.Meta(min_length=1)]
    start_of_turn: bool = False
    """It can be played only at the very start of the player's own turn."""
    before_sending: bool = False
    """It can be played only before an agent is sent in this turn."""
    delayed: bool = False
    """If played in an agent turn, it waits face up for the reveal turn."""
    on_win: bool = False
    """It can be played only by the sole winner, after combat."""

    module: str = BASE

    @cached_property
    def source(self) -> str:
        return f"intrigue:{self.key}"

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(use.kind for use in self.uses)

    @cached_property
    def _by_kind(self) -> dict[Kind, IntrigueUse]:
        return {use.kind: use for use in reversed(self.uses)}

    def use(self, kind: Kind) -> IntrigueUse | None:
        """Return the use of this kind, or None."""
        return self._by_kind.get(kind)


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A conflict card."""

    key: str
    level: Literal[1, 2, 3]
    first: SomeWords
    second: SomeWords
    third: SomeWords
    controls: str | None = None

    module: str = BASE

    @property
    def rewards(self) -> tuple[tuple[Word, ...], tuple[Word, ...], tuple[Word, ...]]:
        return self.first, self.second, self.third


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader."""

    key: str
    house: str
    signet: SomeWords
    difficulty: Few = 1
    """The printed difficulty."""
    first_game: bool = False
    """The rulebook advises this leader for a first game."""
    start: tuple[Word, ...] = ()
    """Effects at the start of the game."""
    discounts: dict[Symbol, Few] = {}
    """Symbol -> how much less solari the spaces with this symbol cost."""
    ignores_agents_at: tuple[Symbol, ...] = ()
    """Symbols of spaces where enemy agents do not block this player."""
    sees_deck_top: bool = False
    when_paying_solari: tuple[Word, ...] = ()
    """Effects that are resolved at once when solari is paid as the cost of a space."""
    when_seated: tuple[Word, ...] = ()
    """Effects when the player takes a seat in the High Council."""
    harvest_less: FewOrNone = 0
    when_harvesting: tuple[Word, ...] = ()
    secret_factions: Annotated[int, msgspec.Meta(ge=0, le=len(FACTIONS))] = 0
    """How many factions the player picks in secret before the first round."""
    masterstroke_at: Amount = 0
    """How many troops deployed in one turn reveal the secret factions, for one influence each."""
    module: str = BASE


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trade that a space offers: spice for solari."""

    spice: Count
    solari: Count


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A board space."""

    key: str
    icon: Symbol
    effect: tuple[Word, ...] = ()
    faction: Faction | None = None
    cost: dict[Resource, Count] = {}
    exchange: tuple[Exchange, ...] = ()
    """Trades to choose from, in place of a fixed cost."""
    requirement: Condition | None = None
    once: str = ""
    """The thing on this space that each player can have once a game."""
    combat: bool = False
    maker: FewOrNone = 0
    """Spice harvested here; 0 if it is not a maker space."""
    control_bonus: tuple[Word, ...] = ()
    persuasion: FewOrNone = 0
    """Persuasion in the reveal turn of a player whose agent is here."""

    @cached_property
    def source(self) -> str:
        return f"space:{self.key}"

    @cached_property
    def is_free(self) -> bool:
        """Whether the space has neither a cost nor a requirement."""
        return not (self.cost or self.exchange or self.requirement or self.once)

    @cached_property
    def price(self) -> tuple[int, int, int]:
        """The cost as solari, spice and water; for trades, the cheapest."""
        if self.exchange:
            return 0, self.exchange[0].spice, 0
        return self.cost.get("solari", 0), self.cost.get("spice", 0), self.cost.get("water", 0)

    module: str = BASE


CARDS: dict[str, Card] = {}
INTRIGUE: dict[str, Intrigue] = {}
CONFLICTS: dict[str, Conflict] = {}
LEADERS: dict[str, Leader] = {}
SPACES: dict[str, Space] = {}
TRACK_BONUS: dict[Faction, tuple[Word, ...]] = {}


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus for reaching the fourth step of an influence track."""

    key: Faction
    bonus: SomeWords
    module: str = BASE


class Library(msgspec.Struct):
    """Entries that were read but not checked yet."""

    cards: dict[str, Card] = {}
    intrigue: dict[str, Intrigue] = {}
    spaces: dict[str, Space] = {}
    conflicts: dict[str, Conflict] = {}
    leaders: dict[str, Leader] = {}
    tracks: dict[str, Track] = {}


KINDS: dict[str, type[msgspec.Struct]] = {
    "cards": Card,
    "intrigue": Intrigue,
    "spaces": Space,
    "conflicts": Conflict,
    "leaders": Leader,
    "tracks": Track,
}
"""Name of a data file -> the class of its entries."""


def load() -> None:
    """Read and check all data files, then fill the tables. A mistake stops the program with file, entry and reason."""
    library = Library()
    for module, folder in ((BASE, FOLDER), *((module.key, module.folder) for module in MODULES.values())):
        for name, kind in KINDS.items():
            if module == BASE or (folder / f"{name}.toml").exists():
                _shelve(name, getattr(library, name), read(folder / f"{name}.toml", kind, module))
    for name in KINDS:
        check_names(name, getattr(library, name), library.cards, library.spaces)
    _check_prices(library.cards)
    _check_cheaper(library.cards, library.spaces)
    _check_control(library.conflicts, library.spaces)
    _check_marks(library.spaces)
    if missing := set(FACTIONS) - set(library.tracks):
        raise BadData(f"tracks.toml: no track of {min(missing)}")
    CARDS.update(library.cards)
    INTRIGUE.update(library.intrigue)
    SPACES.update(library.spaces)
    CONFLICTS.update(library.conflicts)
    LEADERS.update(library.leaders)
    TRACK_BONUS.update({track.key: track.bonus for track in library.tracks.values()})


def _shelve(name: str, shelf: dict[str, Any], found: dict[str, Any]) -> None:
    """Add entries to a table. Raise an error if two modules use the same key."""
    for key, entry in found.items():
        if key in shelf:
            raise BadData(f"{_file(name, entry)}, [{key}]: {_file(name, shelf[key])} has this key too")
        shelf[key] = entry


def _file(name: str, entry: Any) -> str:
    """Return the name of the file of an entry, for error messages."""
    return f"{name}.toml" if entry.module == BASE else f"{entry.module}/{name}.toml"


def read(path: Path, kind: type[C], module: str = BASE) -> dict[str, C]:
    """Return the entries of a data file. Each TOML table is an entry, and its heading is the key."""
    file = path.name if module == BASE else f"{module}/{path.name}"
    return {key: _entry(file, key, plain, kind, module) for key, plain in read_toml(path).items()}


def _entry(file: str, key: str, plain: Any, kind: type[C], module: str) -> C:
    if not isinstance(plain, dict):
        raise BadData(f"{file}, [{key}]: an entry is a table")
    return read_entry(f"{file}, [{key}]", {"key": key, **plain, "module": module}, kind, "imperium")


def check_names(
    name: str, entries: Mapping[str, msgspec.Struct], cards: dict[str, Card], spaces: dict[str, Space]
) -> None:
    """Check that the cards and spaces named by effects and conditions exist and fit."""
    for key, entry in entries.items():
        for path, part in walk_parts(entry):
            for what, known in (("card", cards), ("space", spaces)):
                named = getattr(part, what, None)
                if named is not None and (wrong := _wrong_name(part, what, named, known)):
                    raise BadData(f"{_file(name, entry)}, [{key}]: {path}.{what}: {wrong}")


def _wrong_name(part: Any, what: str, named: str, known: Mapping[str, Card | Space]) -> str | None:
    """Return what is wrong with a name, or None. Some effects allow only reserve cards or controllable spaces."""
    if named not in known:
        return describe_unknown_name(what, named, known)
    is_for_it = getattr(part, "is_for_it", lambda thing: True)
    if is_for_it(known[named]):
        return None
    return (
        f"{named!r} is no {what} for it{suggest_name(named, [key for key, thing in known.items() if is_for_it(thing)])}"
    )


def _check_prices(cards: dict[str, Card]) -> None:
    """Check that every card of the Imperium deck can be bought."""
    for card in cards.values():
        if card.set == "imperium" and card.cost is None:
            raise BadData(f"{_file('cards', card)}, [{card.key}]: cost is missing: a number from 0 to {MOST}")


def _check_cheaper(cards: dict[str, Card], spaces: dict[str, Space]) -> None:
    for card in cards.values():
        for space in card.cheaper:
            if space not in spaces:
                where = f"{_file('cards', card)}, [{card.key}]: cheaper.{space}"
                raise BadData(f"{where}: {describe_unknown_name('space', space, spaces)}")


def _check_marks(spaces: dict[str, Space]) -> None:
    for space in spaces.values():
        if space.once and space.once not in mark_names():
            near = suggest_name(space.once, list(mark_names()))
            where = f"{_file('spaces', space)}, [{space.key}]: once"
            raise BadData(f"{where}: nothing had once is called {space.once!r}{near}")


def _check_control(conflicts: dict[str, Conflict], spaces: dict[str, Space]) -> None:
    for conflict in conflicts.values():
        where, space = f"{_file('conflicts', conflict)}, [{conflict.key}]: controls", conflict.controls
        if space is not None and space not in spaces:
            raise BadData(f"{where}: {describe_unknown_name('space', space, spaces)}")
        if space is not None and not spaces[space].control_bonus:
            raise BadData(f"{where}: {space} cannot be controlled")


Printed = TypeVar("Printed", Card, Intrigue, Conflict, Leader, Space)


def printed(shelf: Mapping[str, Printed], modules: Collection[str] = (BASE,)) -> list[Printed]:
    """Return the entries of these modules."""
    return [entry for entry in shelf.values() if entry.module in modules]


@cache
def board_of(modules: tuple[str, ...]) -> tuple[Space, ...]:
    """Return the spaces of a board with these modules besides the base."""
    covered = {space for key in modules for space in MODULES[key].covers}
    return tuple(space for space in printed(SPACES, (BASE, *modules)) if space.key not in covered)


@cache
def deck_of(which: str, modules: tuple[str, ...] = (BASE,)) -> tuple[str, ...]:
    """Return the keys of all cards of a set, one for each copy."""
    return tuple(card.key for card in printed(CARDS, modules) if card.set == which for _ in range(card.copies))


@cache
def intrigue_deck_of(modules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card.key for card in printed(INTRIGUE, modules) for _ in range(card.copies))


def price(card: Card) -> int:
    """Return the cost of a card in persuasion; 0 if it cannot be bought."""
    return card.cost or 0
