"""The library: all cards, intrigue cards, conflicts, leaders and spaces that are printed, the base's and its modules'.

They are read from `data/imperium` and the modules' folders, and checked. What of it is on a table is in the state; only
set-up chooses from the library, by the modules that an entry belongs to.
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
    """In persuasion; none: it cannot be bought."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Symbol, ...] = ()
    agent: tuple[Word, ...] = ()
    reveal: tuple[Word, ...] = ()
    acquire: tuple[Word, ...] = ()
    on_trash: tuple[Word, ...] = ()
    set: Literal["starter", "reserve", "imperium", "special"] = "imperium"
    infiltrates: tuple[Symbol, ...] = ()
    """Printed symbols by which its agent goes where enemy agents are."""
    cheaper: dict[str, dict[Resource, Count]] = {}
    """Space -> what its visit costs less by this card."""
    unload: bool = False
    """The reveal box is also gained when the card is discarded or trashed."""
    sends_anywhere: bool = False
    """It replaces the way an agent is sent: any own agent, any space (Kwisatz Haderach)."""
    module: str = BASE

    @cached_property
    def source(self) -> str:
        """What its effects are told to come from."""
        return f"card:{self.key}"

    @cached_property
    def has_ways_of_its_own(self) -> bool:
        """Its symbols alone do not tell where it leads."""
        return self.sends_anywhere or bool(self.infiltrates or self.cheaper)


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use an intrigue card: when, under which condition, at what price, and what it does."""

    kind: Kind
    effect: SomeWords
    cost: Cost = NO_COST
    condition: Condition | None = None


class Intrigue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    key: str
    copies: Count
    uses: Annotated[tuple[Timing, ...], msgspec.Meta(min_length=1)]
    start_of_turn: bool = False
    """Only at the very start of the own turn."""
    before_sending: bool = False
    """Only before an agent is sent this turn."""
    delayed: bool = False
    """Played on an agent turn, it waits face up for the reveal turn."""
    on_win: bool = False
    """Only by the sole winner, after combat."""

    module: str = BASE

    @cached_property
    def source(self) -> str:
        return f"intrigue:{self.key}"

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(use.kind for use in self.uses)

    @cached_property
    def _by_kind(self) -> dict[Kind, Timing]:
        return {use.kind: use for use in reversed(self.uses)}

    def use(self, kind: Kind) -> Timing | None:
        return self._by_kind.get(kind)


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    key: str
    house: str
    signet: SomeWords
    difficulty: Few = 1
    """As printed: the number of markers after the name."""
    first_game: bool = False
    """The rulebook advises this leader for a first game."""
    start: tuple[Word, ...] = ()
    """Had at the start of the game."""
    discounts: dict[Symbol, Few] = {}
    """Solari less for spaces of a symbol."""
    ignores_agents_at: tuple[Symbol, ...] = ()
    """Enemy agents do not block spaces of these symbols."""
    sees_deck_top: bool = False
    when_paying_solari: tuple[Word, ...] = ()
    """At once, when solari is paid as the cost of a space."""
    when_seated: tuple[Word, ...] = ()
    """On taking a seat in the High Council."""
    harvest_less: FewOrNone = 0
    when_harvesting: tuple[Word, ...] = ()
    secret_factions: Annotated[int, msgspec.Meta(ge=0, le=len(FACTIONS))] = 0
    """How many factions are picked in secret before the first round..."""
    masterstroke_at: Amount = 0
    """...and how many troops deployed in one turn reveal them, each for one influence."""
    module: str = BASE


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spice: Count
    solari: Count


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    key: str
    icon: Symbol
    effect: tuple[Word, ...] = ()
    faction: Faction | None = None
    cost: dict[Resource, Count] = {}
    exchange: tuple[Exchange, ...] = ()
    """Prices to choose from instead of a fixed cost, and what each brings."""
    requirement: Condition | None = None
    once: str = ""
    """A thing that each player can have once per game."""
    combat: bool = False
    maker: FewOrNone = 0
    """Spice harvested here; 0: no maker space."""
    control_bonus: tuple[Word, ...] = ()
    persuasion: FewOrNone = 0
    """Persuasion on the reveal turn of a player whose agent stands here."""

    @cached_property
    def source(self) -> str:
        return f"space:{self.key}"

    @cached_property
    def is_free(self) -> bool:
        """Nothing is asked of those who enter."""
        return not (self.cost or self.exchange or self.requirement or self.once)

    @cached_property
    def price(self) -> tuple[int, int, int]:
        """The cost as solari, spice and water; of several, the least."""
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
    """What was read, before it is known to be sound."""

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
"""File by file, what its entries are."""


def load() -> None:
    """Fill the tables. A mistake stops the program with file, entry and reason, before anything is filled."""
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
    """Keys are unique over all modules."""
    for key, entry in found.items():
        if key in shelf:
            raise BadData(f"{_file(name, entry)}, [{key}]: {_file(name, shelf[key])} has this key too")
        shelf[key] = entry


def _file(name: str, entry: Any) -> str:
    """Where an entry was read, as a mistake in it is told."""
    return f"{name}.toml" if entry.module == BASE else f"{entry.module}/{name}.toml"


def read(path: Path, kind: type[C], module: str = BASE) -> dict[str, C]:
    """The entries of a data file; each table is an entry and its heading is the key."""
    file = path.name if module == BASE else f"{module}/{path.name}"
    return {key: _entry(file, key, plain, kind, module) for key, plain in read_toml(path).items()}


def _entry(file: str, key: str, plain: Any, kind: type[C], module: str) -> C:
    if not isinstance(plain, dict):
        raise BadData(f"{file}, [{key}]: an entry is a table")
    return read_entry(f"{file}, [{key}]", {"key": key, **plain, "module": module}, kind, "imperium")


def check_names(
    name: str, entries: Mapping[str, msgspec.Struct], cards: dict[str, Card], spaces: dict[str, Space]
) -> None:
    """What words and conditions name must exist, and be something for them."""
    for key, entry in entries.items():
        for path, part in walk_parts(entry):
            for what, known in (("card", cards), ("space", spaces)):
                named = getattr(part, what, None)
                if named is not None and (wrong := _wrong_name(part, what, named, known)):
                    raise BadData(f"{_file(name, entry)}, [{key}]: {path}.{what}: {wrong}")


def _wrong_name(part: Any, what: str, named: str, known: Mapping[str, Card | Space]) -> str | None:
    """A word may speak of cards of the reserve alone, or of spaces that can be controlled."""
    if named not in known:
        return describe_unknown_name(what, named, known)
    is_for_it = getattr(part, "is_for_it", lambda thing: True)
    if is_for_it(known[named]):
        return None
    return (
        f"{named!r} is no {what} for it{suggest_name(named, [key for key, thing in known.items() if is_for_it(thing)])}"
    )


def _check_prices(cards: dict[str, Card]) -> None:
    """A card of the row that nobody can buy would lie there for ever."""
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
    """What these modules bring of a kind."""
    return [entry for entry in shelf.values() if entry.module in modules]


@cache
def board_of(modules: tuple[str, ...]) -> tuple[Space, ...]:
    """The spaces on a table with these modules beside the base."""
    covered = {space for key in modules for space in MODULES[key].covers}
    return tuple(space for space in printed(SPACES, (BASE, *modules)) if space.key not in covered)


@cache
def deck_of(which: str, modules: tuple[str, ...] = (BASE,)) -> tuple[str, ...]:
    """All cards of a set, each as often as it is printed."""
    return tuple(card.key for card in printed(CARDS, modules) if card.set == which for _ in range(card.copies))


@cache
def intrigue_deck_of(modules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card.key for card in printed(INTRIGUE, modules) for _ in range(card.copies))


def price(card: Card) -> int:
    """In persuasion; what cannot be bought is worth nothing."""
    return card.cost or 0
