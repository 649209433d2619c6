"""What is in the box: cards, intrigue cards, conflicts, leaders and spaces, read from `data/imperium` and checked."""

from __future__ import annotations

import tomllib
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from games.core.codec import hook
from games.core.texts import DATA
from games.imperium.costs import NO_COST, Cost
from games.imperium.terms import Faction, Kind, Resource, Symbol
from games.imperium.words import Condition, Word

FOLDER = DATA / "imperium"
C = TypeVar("C", bound=msgspec.Struct)


class BadData(Exception):
    """A mistake in a data file: tells file, entry and reason."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A card of a player's deck."""

    key: str
    copies: int
    cost: int | None = None
    """In persuasion; none: it cannot be bought."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Symbol, ...] = ()
    agent: tuple[Word, ...] = ()
    reveal: tuple[Word, ...] = ()
    acquire: tuple[Word, ...] = ()
    on_trash: tuple[Word, ...] = ()
    set: str = "imperium"
    """starter, reserve or imperium"""
    sends_anywhere: bool = False
    """It replaces the way an agent is sent: any own agent, any space (Kwisatz Haderach)."""


class Timing(msgspec.Struct, frozen=True):
    """One way to use an intrigue card: when, under which condition, at what price, and what it does."""

    kind: Kind
    effect: tuple[Word, ...]
    cost: Cost = NO_COST
    condition: Condition | None = None


class Intrigue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    key: str
    copies: int
    uses: tuple[Timing, ...]
    start_of_turn: bool = False
    """Only at the very start of the own turn."""
    before_sending: bool = False
    """Only before an agent is sent this turn."""
    delayed: bool = False
    """Played on an agent turn, it waits face up for the reveal turn."""
    on_win: bool = False
    """Only by the sole winner, after combat."""

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(use.kind for use in self.uses)

    def use(self, kind: Kind) -> Timing | None:
        return next((use for use in self.uses if use.kind == kind), None)


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    level: int
    first: tuple[Word, ...]
    second: tuple[Word, ...]
    third: tuple[Word, ...]
    controls: str | None = None

    @property
    def rewards(self) -> tuple[tuple[Word, ...], tuple[Word, ...], tuple[Word, ...]]:
        return self.first, self.second, self.third


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    house: str
    signet: tuple[Word, ...]
    start: tuple[Word, ...] = ()
    """Had at the start of the game."""
    discounts: dict[Symbol, int] = {}
    """Solari less for spaces of a symbol."""
    ignores_agents_at: tuple[Symbol, ...] = ()
    """Enemy agents do not block spaces of these symbols."""
    sees_deck_top: bool = False
    when_paying_solari: tuple[Word, ...] = ()
    """At once, when solari is paid as the cost of a space."""
    when_seated: tuple[Word, ...] = ()
    """On taking a seat in the High Council."""
    harvest_less: int = 0
    when_harvesting: tuple[Word, ...] = ()
    secret_factions: int = 0
    """How many factions are picked in secret before the first round..."""
    masterstroke_at: int = 0
    """...and how many troops deployed in one turn reveal them, each for one influence."""


class Exchange(msgspec.Struct, frozen=True):
    spice: int
    solari: int


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    key: str
    icon: Symbol
    effect: tuple[Word, ...] = ()
    faction: Faction | None = None
    cost: dict[Resource, int] = {}
    exchange: tuple[Exchange, ...] = ()
    """Prices to choose from instead of a fixed cost, and what each brings."""
    requirement: Condition | None = None
    once: str = ""
    """A thing that each player can have once per game: council_seat or swordmaster."""
    combat: bool = False
    maker: int = 0
    """Spice harvested here; 0: no maker space."""
    control_bonus: tuple[Word, ...] = ()
    persuasion: int = 0
    """Persuasion on the reveal turn of a player whose agent stands here."""

    @cached_property
    def resources(self) -> tuple[tuple[Resource, int], ...]:
        return tuple(self.cost.items())


CARDS: dict[str, Card] = {}
INTRIGUE: dict[str, Intrigue] = {}
CONFLICTS: dict[str, Conflict] = {}
LEADERS: dict[str, Leader] = {}
SPACES: dict[str, Space] = {}
TRACK_BONUS: dict[Faction, tuple[Word, ...]] = {}


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus for reaching the fourth step of an influence track."""

    key: Faction
    bonus: tuple[Word, ...]


def load() -> None:
    """Fill the tables. A mistake stops the program with file, entry and reason."""
    CARDS.update({card.key: card for card in read("cards.toml", Card)})
    INTRIGUE.update({card.key: card for card in read("intrigue.toml", Intrigue)})
    SPACES.update({space.key: space for space in read("spaces.toml", Space)})
    CONFLICTS.update({conflict.key: conflict for conflict in read("conflicts.toml", Conflict)})
    LEADERS.update({leader.key: leader for leader in read("leaders.toml", Leader)})
    TRACK_BONUS.update({track.key: track.bonus for track in read("tracks.toml", Track)})
    _check_references()


def read(file: str, kind: type[C]) -> list[C]:
    """The entries of a data file; each table is an entry and its heading is the key."""
    path = FOLDER / file
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from error
    return [_entry(path.name, key, plain, kind) for key, plain in entries.items()]


def _entry(file: str, key: str, plain: Any, kind: type[C]) -> C:
    if not isinstance(plain, dict):
        raise BadData(f"{file}, [{key}]: an entry is a table")
    try:
        return msgspec.convert({"key": key, **plain}, kind, dec_hook=hook)
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        raise BadData(f"{file}, [{key}]: {error}") from error


def _check_references() -> None:
    for conflict in CONFLICTS.values():
        if conflict.controls and not SPACES[conflict.controls].control_bonus:
            raise BadData(f"conflicts.toml, [{conflict.key}]: {conflict.controls} cannot be controlled")
    for space in SPACES.values():
        if space.once not in ("", "council_seat", "swordmaster"):
            raise BadData(f"spaces.toml, [{space.key}]: nothing called {space.once!r} is had once")


def deck_of(which: str) -> list[str]:
    """All cards of a set, each as often as it is printed."""
    return [card.key for card in CARDS.values() if card.set == which for _ in range(card.copies)]


def price(card: Card) -> int:
    """What a card is worth when the cheapest is looked for."""
    return card.cost or 0
