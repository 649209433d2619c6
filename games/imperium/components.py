"""What is in the box: cards, intrigue cards, conflicts, leaders and spaces, read from `data/imperium` and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from games.core.codec import decode_checked
from games.core.data import DATA, BadData, tables
from games.imperium.vocabulary import FACTIONS, Faction, Kind, Resource, Symbol
from games.imperium.words.costs import NO_COST, Cost
from games.imperium.words.word import Condition, Word

FOLDER = DATA / "imperium"
C = TypeVar("C", bound=msgspec.Struct)
Copies = Annotated[int, msgspec.Meta(ge=1)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A card of a player's deck."""

    key: str
    copies: Copies
    cost: int | None = None
    """In persuasion; none: it cannot be bought."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Symbol, ...] = ()
    agent: tuple[Word, ...] = ()
    reveal: tuple[Word, ...] = ()
    acquire: tuple[Word, ...] = ()
    on_trash: tuple[Word, ...] = ()
    set: Literal["starter", "reserve", "imperium"] = "imperium"
    sends_anywhere: bool = False
    """It replaces the way an agent is sent: any own agent, any space (Kwisatz Haderach)."""


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use an intrigue card: when, under which condition, at what price, and what it does."""

    kind: Kind
    effect: tuple[Word, ...]
    cost: Cost = NO_COST
    condition: Condition | None = None


class Intrigue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    key: str
    copies: Copies
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
    level: Literal[1, 2, 3]
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


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    once: Literal["", "council_seat", "swordmaster"] = ""
    """A thing that each player can have once per game."""
    combat: bool = False
    maker: int = 0
    """Spice harvested here; 0: no maker space."""
    control_bonus: tuple[Word, ...] = ()
    persuasion: int = 0
    """Persuasion on the reveal turn of a player whose agent stands here."""


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
    """Fill the tables. A mistake stops the program with file, entry and reason, before anything is filled."""
    cards, intrigue = read("cards.toml", Card), read("intrigue.toml", Intrigue)
    spaces, conflicts = read("spaces.toml", Space), read("conflicts.toml", Conflict)
    leaders, tracks = read("leaders.toml", Leader), read("tracks.toml", Track)
    _check_names("cards.toml", cards, cards, spaces)
    _check_names("intrigue.toml", intrigue, cards, spaces)
    _check_names("spaces.toml", spaces, cards, spaces)
    _check_names("conflicts.toml", conflicts, cards, spaces)
    _check_names("leaders.toml", leaders, cards, spaces)
    _check_control(conflicts, spaces)
    if missing := set(FACTIONS) - set(tracks):
        raise BadData(f"tracks.toml: no track of {min(missing)}")
    CARDS.update(cards)
    INTRIGUE.update(intrigue)
    SPACES.update(spaces)
    CONFLICTS.update(conflicts)
    LEADERS.update(leaders)
    TRACK_BONUS.update({track.key: track.bonus for track in tracks.values()})


def read(file: str, kind: type[C]) -> dict[str, C]:
    """The entries of a data file; each table is an entry and its heading is the key."""
    return {key: _entry(file, key, plain, kind) for key, plain in tables(FOLDER / file).items()}


def _entry(file: str, key: str, plain: Any, kind: type[C]) -> C:
    if not isinstance(plain, dict):
        raise BadData(f"{file}, [{key}]: an entry is a table")
    try:
        entry = msgspec.convert({"key": key, **plain}, kind, dec_hook=decode_checked("imperium"))
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        raise BadData(f"{file}, [{key}]: {error}") from error
    for part in _parts(entry):
        if isinstance(part, int) and part < 0:
            raise BadData(f"{file}, [{key}]: {part} is below 0")
    return entry


def _parts(value: Any) -> Iterator[Any]:
    """A value and all that it is made of."""
    yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for inner in value:
            yield from _parts(inner)


def _check_names(
    file: str, entries: Mapping[str, msgspec.Struct], cards: dict[str, Card], spaces: dict[str, Space]
) -> None:
    """What words and conditions name must exist."""
    for key, entry in entries.items():
        for part in _parts(entry):
            if getattr(part, "card", None) not in (None, *cards):
                raise BadData(f"{file}, [{key}]: no card is called {part.card!r}")
            if getattr(part, "space", None) not in (None, *spaces):
                raise BadData(f"{file}, [{key}]: no space is called {part.space!r}")


def _check_control(conflicts: dict[str, Conflict], spaces: dict[str, Space]) -> None:
    for conflict in conflicts.values():
        if conflict.controls and conflict.controls not in spaces:
            raise BadData(f"conflicts.toml, [{conflict.key}]: no space is called {conflict.controls!r}")
        if conflict.controls and not spaces[conflict.controls].control_bonus:
            raise BadData(f"conflicts.toml, [{conflict.key}]: {conflict.controls} cannot be controlled")


def deck_of(which: str) -> list[str]:
    """All cards of a set, each as often as it is printed."""
    return [card.key for card in CARDS.values() if card.set == which for _ in range(card.copies)]


def price(card: Card) -> int:
    """In persuasion; what cannot be bought is worth nothing."""
    return card.cost or 0
