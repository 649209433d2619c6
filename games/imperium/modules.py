"""Modules: what an expansion brings, in one record, so that the base plays with it and never knows it.

The library (`components`) holds everything printed; the table is the state. A module is on a table when the state keeps
something for it (`state.tables`), and only set-up asks the options which modules those are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from games.core.chance import Chance
from games.core.protocol import Chapter, Entry, Event, Picks, Text, Variant
from games.imperium.state import ModuleTable, State
from games.imperium.vocabulary import LASTING, MARKS, Moment

BASE = "base"
"""The module of all that is in the box of the base game."""


class Forces(Protocol):
    """Where a player's pieces of one kind are; `troops` are those in the conflict."""

    supply: int
    garrison: int
    troops: int


class UnitKind(NamedTuple):
    """Pieces that fight."""

    key: str
    forces: Callable[[State, int], Forces]
    strength: Callable[[State, int], int]
    """Of one piece."""
    name: Callable[[int], Text]
    """So many of them: 2 troops."""
    falls: bool = True
    """After a combat it goes back to the supply; otherwise to the garrison."""


class Judging(msgspec.Struct, frozen=True, kw_only=True):
    """What minds must know of a module; functions are given the eyes of a seat (`judging.worth.Eyes`)."""

    prices: tuple[str, ...] = ()
    """Names that have a price in `prices.toml`."""
    words: Mapping[type, Callable[[Any, Any, str], float]] = {}
    """What its words are worth."""
    answers: Mapping[str, Callable[[Any, Any], dict[str, float]]] = {}
    """What the ways of its questions promise, by their kind..."""
    several: Mapping[str, Callable[[Any, Any], Picks]] = {}
    """...and quick answers where several are picked."""
    turn: Mapping[str, Callable[[Any, str], float]] = {}
    """Its ways in a turn, by what their keys begin with."""
    parts: Callable[[State, int], Mapping[str, float]] | None = None
    """What it adds to a standing."""


def no_entries(modules: Collection[str]) -> Sequence[Entry]:
    return ()


class Module(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    folder: Path
    """Its cards, spaces, conflicts and leaders, in the files of the base's names; it need not have each."""
    is_chosen: Callable[[Mapping[str, str]], bool]
    """Whether these options want it."""
    table: Callable[[int, Mapping[str, str]], ModuleTable]
    """What it keeps in the state of a new game, for so many players under these options."""
    for_people: Callable[[Mapping[str, str]], tuple[int, int]] = lambda options: (3, 4)
    """With how few and how many people it is played under these options."""
    is_offered: bool = True
    """Whether it can be chosen in a lobby and looked up; one that is being built is not."""
    variants: tuple[Variant, ...] = ()
    covers: tuple[str, ...] = ()
    """Spaces of the base that are not on its board."""
    moments: Mapping[Moment, Callable[..., Any]] = {}
    """Where it joins: also its ways in a turn and its refusals (`Moment.TURN_WAYS`, `Moment.TURN_REFUSALS`)."""
    units: tuple[UnitKind, ...] = ()
    lasting: tuple[str, ...] = ()
    """Effects that last for a turn, by name."""
    marks: Mapping[str, Callable[[State, int], bool]] = {}
    """Things that each player can have once a game: whether a seat has it."""
    heads: Mapping[str, Callable[[Event, int | None], tuple[Text, Sequence[str]]]] = {}
    """Its events that open a sentence of the log..."""
    alone: tuple[str, ...] = ()
    """...and those of them to which nothing is added."""
    clauses: Mapping[str, Callable[[Event, int | None], Any]] = {}
    """Its events that are added to a sentence."""
    look: Callable[[State, int | None], Any] | None = None
    """What a seat, or the public, sees of it: the value in `ImperiumView.modules`."""
    reroll: Callable[[Chance, State], None] | None = None
    """Shuffle what nobody may know."""
    hide: Callable[[Chance, State, int | None], None] | None = None
    """Mix what this seat, or the public, may not know."""
    known_of_intrigue: Callable[[State, int | None], int] | None = None
    """How many cards on top of the intrigue deck a seat is looking at: they are not mixed for it."""
    entries: Callable[[Collection[str]], Sequence[Entry]] = no_entries
    """What can be looked up beside these modules, besides the cards, spaces, conflicts and leaders of its folder."""
    chapters: Callable[[Mapping[str, str]], Sequence[Chapter]] | None = None
    """Its short rules and its rulings."""
    picture: str = ""
    """The name of a picture of its own, which the layout draws; its title is `imperium-picture-<name>`."""
    judging: Judging = Judging()


MODULES: dict[str, Module] = {}
"""All that are known, by key; set-up takes those that are chosen."""


def add(module: Module) -> None:
    """Make a module known. What it tells must not be told by another."""
    for other in MODULES.values():
        both = {*module.heads, *module.clauses} & {*other.heads, *other.clauses}
        if both:
            raise ValueError(f"{module.key} and {other.key} both tell of {min(both)!r}")
    MODULES[module.key] = module


def remove(key: str) -> None:
    del MODULES[key]


def lasting_names() -> set[str]:
    """Everything that may last for a turn."""
    return {*LASTING, *(name for module in MODULES.values() for name in module.lasting)}


def mark_names() -> set[str]:
    """Everything that a player can have once a game."""
    return {*MARKS, *(name for module in MODULES.values() for name in module.marks)}


def modules_of(options: Mapping[str, str], people: int | None = None) -> list[Module]:
    """Which modules a new game of these options has, for so many people, or for any number."""
    chosen = [module for module in MODULES.values() if module.is_chosen(options)]
    if people is None:
        return chosen
    return [module for module in chosen if is_for(module, options, people)]


def is_for(module: Module, options: Mapping[str, str], people: int) -> bool:
    fewest, most = module.for_people(options)
    return fewest <= people <= most


def offered() -> list[Module]:
    return [module for module in MODULES.values() if module.is_offered]


def modules_in(state: State) -> list[Module]:
    """Which modules are on this table."""
    return [MODULES[key] for key in state.tables]


def has_mark(state: State, seat: int, mark: str) -> bool:
    """Return whether a player has this mark, a thing that each player can have once a game."""
    if mark in MARKS:
        return bool(getattr(state.players[seat], mark))
    return any(mark in module.marks and module.marks[mark](state, seat) for module in modules_in(state))
