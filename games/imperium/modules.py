"""Modules: expansions of Dune: Imperium. A `Module` record holds all that an expansion adds to the base game.

`components` holds everything printed. A module is in a game if `state.tables` has an entry for it. Only set-up reads
the options to choose the modules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from games.core.chance import Chance
from games.core.protocol import Chapter, Entry, Event, Picks, Text, Variant
from games.imperium.state import ModuleTable, State
from games.imperium.vocabulary import ENDGAME_VP, LASTING, MARKS, Moment

BASE = "base"
"""The key of the base game, in the place of a module's key."""


class Forces(Protocol):
    """How many pieces of one kind a player has, by place; `troops` are those in the conflict."""

    supply: int
    garrison: int
    troops: int


class UnitKind(NamedTuple):
    """A kind of piece that fights in conflicts."""

    key: str
    forces: Callable[[State, int], Forces]
    strength: Callable[[State, int], int]
    """The strength of one piece."""
    name: Callable[[int], Text]
    """Return the text for a number of pieces: "2 troops"."""
    falls: bool = True
    """After a combat the pieces return to the supply; if False, to the garrison."""


class Judging(msgspec.Struct, frozen=True, kw_only=True):
    """The prices and functions by which minds judge a module. They take a seat's evaluator (`judging.worth`)."""

    prices: tuple[str, ...] = ()
    """Names that have a price in `prices.toml`."""
    words: Mapping[type, Callable[[Any, Any, str], float]] = {}
    """Class of an effect -> the function that computes its worth."""
    answers: Mapping[str, Callable[[Any, Any], dict[str, float]]] = {}
    """Kind of question -> the function that computes the worth of each option."""
    several: Mapping[str, Callable[[Any, Any], Picks]] = {}
    """Kind of question -> the function that answers it, for questions with several picks."""
    turn: Mapping[str, Callable[[Any, str], float]] = {}
    """Start of an option key in a turn -> the function that computes its worth."""
    parts: Callable[[State, int], Mapping[str, float]] | None = None
    """Return what the module adds to the parts of a seat's standing."""
    named: Callable[[State, State, int], Mapping[str, Text]] | None = None
    """`named(before, after, seat)`: return words for the parts that grew, where they say more than an amount."""


def no_entries(modules: Collection[str]) -> Sequence[Entry]:
    """Return nothing: the default of `Module.entries`."""
    return ()


class Module(msgspec.Struct, frozen=True, kw_only=True):
    """All that an expansion adds to the base game."""

    key: str
    folder: Path
    """The folder of its data files. They have the same names as those of the base; none is required."""
    is_chosen: Callable[[Mapping[str, str]], bool]
    """Return whether these options choose the module."""
    table: Callable[[int, Mapping[str, str]], ModuleTable]
    """Return what the module keeps in the state of a new game, for a number of players and these options."""
    for_people: Callable[[Mapping[str, str]], tuple[int, int]] = lambda options: (3, 4)
    """Return the fewest and the most people with whom the module is played under these options."""
    goal: Callable[[Mapping[str, str]], int] = lambda options: ENDGAME_VP
    """Return with how many victory points the endgame begins under these options."""
    is_offered: bool = True
    """Whether lobbies and lookups show the module. False for a module that is not finished."""
    variants: tuple[Variant, ...] = ()
    covers: tuple[str, ...] = ()
    """Spaces of the base that are not on its board."""
    moments: Mapping[Moment, Callable[..., Any]] = {}
    """Moment -> the function of the module that is called then."""
    units: tuple[UnitKind, ...] = ()
    lasting: tuple[str, ...] = ()
    """Names of effects that last for a turn."""
    marks: Mapping[str, Callable[[State, int], bool]] = {}
    """Thing that each player can have once a game -> whether a seat has it."""
    heads: Mapping[str, Callable[[Event, int | None], tuple[Text, Sequence[str]]]] = {}
    """Kind of event -> the function that writes the beginning of a log sentence."""
    alone: tuple[str, ...] = ()
    """Kinds of events whose sentence takes no clauses."""
    clauses: Mapping[str, Callable[[Event, int | None], Any]] = {}
    """Kind of event -> the function that writes a clause of a log sentence."""
    look: Callable[[State, int | None], Any] | None = None
    """Return what a seat (None: the public) sees of the module: the value in `ImperiumView.modules`."""
    reroll: Callable[[Chance, State], None] | None = None
    """Shuffle what nobody may know."""
    hide: Callable[[Chance, State, int | None], None] | None = None
    """Shuffle what this seat (None: the public) may not know."""
    known_of_intrigue: Callable[[State, int | None], int] | None = None
    """Return how many cards on top of the intrigue deck a seat is looking at. They are not shuffled for it."""
    entries: Callable[[Collection[str]], Sequence[Entry]] = no_entries
    """Return what can be looked up besides the cards, spaces, conflicts and leaders of its folder."""
    chapters: Callable[[Mapping[str, str]], Sequence[Chapter]] | None = None
    """Return its short rules and its rulings."""
    picture: str = ""
    """The name of a picture of its own, which the layout draws. Its title is `imperium-picture-<name>`."""
    judging: Judging = Judging()


MODULES: dict[str, Module] = {}
"""All registered modules by key."""


def add(module: Module) -> None:
    """Register a module. Raise an error if another module already handles one of its events."""
    for other in MODULES.values():
        both = {*module.heads, *module.clauses} & {*other.heads, *other.clauses}
        if both:
            raise ValueError(f"{module.key} and {other.key} both tell of {min(both)!r}")
    MODULES[module.key] = module


def remove(key: str) -> None:
    del MODULES[key]


def lasting_names() -> set[str]:
    """Return the names of all effects that may last for a turn."""
    return {*LASTING, *(name for module in MODULES.values() for name in module.lasting)}


def mark_names() -> set[str]:
    """Return the names of everything that a player can gain only once in a game, such as the swordmaster."""
    return {*MARKS, *(name for module in MODULES.values() for name in module.marks)}


def modules_of(options: Mapping[str, str], people: int | None = None) -> list[Module]:
    """Return the modules of a new game with these options, for this number of people (None: for any number)."""
    chosen = [module for module in MODULES.values() if module.is_chosen(options)]
    if people is None:
        return chosen
    return [module for module in chosen if is_for(module, options, people)]


def goal_of(options: Mapping[str, str]) -> int:
    """Return with how many victory points the endgame begins under these options."""
    return max((module.goal(options) for module in modules_of(options)), default=ENDGAME_VP)


def is_for(module: Module, options: Mapping[str, str], people: int) -> bool:
    """Return whether a module is played with this number of people."""
    fewest, most = module.for_people(options)
    return fewest <= people <= most


def offered() -> list[Module]:
    """Return the modules that lobbies and lookups show."""
    return [module for module in MODULES.values() if module.is_offered]


def modules_in(state: State) -> list[Module]:
    """Return the modules that are in this game."""
    return [MODULES[key] for key in state.tables]


def has_mark(state: State, seat: int, mark: str) -> bool:
    """Return whether a player has this mark, a thing that each player can have once a game."""
    if mark in MARKS:
        return bool(getattr(state.players[seat], mark))
    return any(mark in module.marks and module.marks[mark](state, seat) for module in modules_in(state))
