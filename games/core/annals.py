"""The annals of a finished game: each seat's leader or side, counts of its actions, and remarkable events.

A game describes this as data in `data/<game>/annals.toml`. It is computed from public facts of events alone, so it
contains nothing that the table may not know at the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games.core.data import BadData, read_toml
from games.core.protocol import Event, Result

Tallies = Mapping[str, Mapping[int, int]]
"""How often each seat did each thing: name of the tally -> seat -> number."""

FEWEST_FACTS = 3
"""How many superlatives a closing story has, if as many are held by somebody."""
EVERY = "*"
"""A step of a path that stands for all values of a mapping."""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of event that a tally counts."""

    event: str
    field: str = ""
    """The path to the number that is added, such as `forces.units.*`. Empty: each event adds 1."""
    value: str = ""
    """If the path leads to a list: count only the items that are equal to this value."""
    only: dict[str, str] = {}
    """Count only events whose data has these values."""


class Superlative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence for the closing story: which seat did something most. Its words are `story-<game>-<name>`."""

    tally: str
    least: int = 1
    """Below this number the story includes the superlative only if a game has few others."""
    per: str = ""
    """Divide by this tally. The sentence then gives a percentage."""
    of_winner: bool = False
    """Include the sentence only if the winner has the lowest number."""

    @property
    def least_told(self) -> int:
        """Return the number from which on the story always includes the superlative."""
        return 0 if self.of_winner else self.least


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement of one game. Its words are `achievement-<name>` and `achievement-<name>-how`."""

    tallies: dict[str, int] = {}
    """The least number in each of these tallies."""
    at_most: dict[str, int] = {}
    """The greatest number in each of these tallies."""
    won: bool = False
    ahead: int = 0
    """By how many points, at least, the seat won."""
    options: dict[str, str] = {}
    """The options that the game must have had."""
    played: tuple[str, ...] = ()
    """The seat must have played one of these, such as one of several leaders."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The events that tell the leader, House or side of a seat. The last event counts."""

    event: str
    field: str
    words: str
    """The prefix of the locale keys of their names."""


class Annals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `data/<game>/annals.toml`."""

    played: Played
    pool: tuple[str, ...] = ()
    """The options that make games incomparable, such as the expansion. Ratings are kept apart by their values."""
    teams: bool = False
    """Whether seats that play the same win together."""
    has_scores: bool = True
    """Whether the scores of two games can be compared. If not, records show no highest score."""
    tallies: dict[str, tuple[Count, ...]] = {}
    superlatives: dict[str, Superlative] = {}
    achievements: dict[str, Achievement] = {}


class Deeds(msgspec.Struct, frozen=True):
    """Counts and facts about the seats, computed from a game's events."""

    played: Mapping[int, str]
    tallies: Tallies


class Story(msgspec.Struct, frozen=True):
    """One remarkable fact: which seat, and the number."""

    name: str
    seat: int
    number: int


def read_annals(path: Path) -> Annals:
    """Read and check a file of annals. A mistake stops the program with file and entry."""
    file = f"{path.parent.name}/{path.name}"
    try:
        annals = msgspec.convert(read_toml(path), Annals)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error
    for section, name, used in _used_tallies(annals):
        if unknown := set(used) - set(annals.tallies):
            raise BadData(f"{file}, [{section}.{name}]: there is no tally {min(unknown)}")
    return annals


def _used_tallies(annals: Annals) -> Iterable[tuple[str, str, Collection[str]]]:
    for name, superlative in annals.superlatives.items():
        yield "superlatives", name, {superlative.tally, *([superlative.per] if superlative.per else [])}
    for name, goal in annals.achievements.items():
        yield "achievements", name, {*goal.tallies, *goal.at_most}


def tell_deeds(annals: Annals, events: Iterable[Event]) -> Deeds:
    """Return what the seats played and did, from all events of a game."""
    counts_of: dict[str, list[tuple[str, Count]]] = {}
    for name, counts in annals.tallies.items():
        for count in counts:
            counts_of.setdefault(count.event, []).append((name, count))
    played: dict[int, str] = {}
    tallies: dict[str, dict[int, int]] = {name: {} for name in annals.tallies}
    for event in events:
        if event.kind == annals.played.event:
            played[event.seat] = str(event.data.get(annals.played.field, ""))
        for name, count in counts_of.get(event.kind, ()):
            number = _number_in(event, count)
            if number and event.seat >= 0:
                tallies[name][event.seat] = tallies[name].get(event.seat, 0) + number
    return Deeds(played, tallies)


def _number_in(event: Event, count: Count) -> int:
    """Return how much an event adds to a tally."""
    if any(str(event.data.get(name)) != value for name, value in count.only.items()):
        return 0
    if not count.field:
        return 1
    return sum(_numeric(found, count.value) for found in _follow(event.data, count.field.split(".")))


def _follow(data: Any, path: Sequence[str]) -> list[Any]:
    """Return the values at a path. A path that the data does not have leads to nothing."""
    if not path:
        return [data]
    if not isinstance(data, Mapping):
        return []
    step, *rest = path
    found = list(data.values()) if step == EVERY else [data[step]] if step in data else []
    return [value for each in found for value in _follow(each, rest)]


def _numeric(found: Any, value: str) -> int:
    if isinstance(found, list | tuple):
        return sum(1 for each in found if not value or each == value)
    if isinstance(found, bool) or not isinstance(found, int):
        return int(bool(value) and found == value)
    return found


def remarkable(annals: Annals, deeds: Deeds, seats: Collection[int], result: Result) -> list[Story]:
    """Return the superlatives of a game that one seat alone holds, in the order of the file.

    If only a few reach their least number, others that somebody holds are added.
    """
    held = [story for name in annals.superlatives if (story := _holder(annals, name, deeds, seats, result)) is not None]
    notable = [story for story in held if story.number >= annals.superlatives[story.name].least_told]
    others = [story for story in held if story not in notable]
    chosen = [*notable, *others[: max(0, FEWEST_FACTS - len(notable))]]
    return [story for story in held if story in chosen]


def _holder(annals: Annals, name: str, deeds: Deeds, seats: Collection[int], result: Result) -> Story | None:
    """Return who holds a superlative, or None if nobody does or several do."""
    superlative = annals.superlatives[name]
    numbers = _numbers(superlative, deeds.tallies, seats)
    best = (min if superlative.of_winner else max)(numbers.values(), default=0)
    holders = [seat for seat, number in numbers.items() if number == best]
    winners = [place.seat for place in result.ranking if place.rank == 1]
    is_told = winners == holders and len(numbers) > 1 if superlative.of_winner else best > 0
    return Story(name, holders[0], best) if len(holders) == 1 and is_told else None


def _numbers(superlative: Superlative, tallies: Tallies, seats: Collection[int]) -> dict[int, int]:
    """Return the number of each seat, or its percentage of another tally."""
    own = {seat: tallies[superlative.tally].get(seat, 0) for seat in seats}
    if not superlative.per:
        return own
    whole = {seat: tallies[superlative.per].get(seat, 0) for seat in seats}
    return {seat: round(100 * own[seat] / whole[seat]) for seat in seats if whole[seat]}


def achieved(annals: Annals, deeds: Deeds, seat: int, result: Result, options: Mapping[str, str]) -> list[str]:
    """Return the names of what a seat has achieved in a game."""
    place = next((each for each in result.ranking if each.seat == seat), None)
    if place is None:
        return []
    others = [each.score for each in result.ranking if each.seat != seat]
    ahead = place.score - max(others, default=place.score)
    return [
        name
        for name, goal in annals.achievements.items()
        if _has_reached(goal, deeds, seat)
        and (not goal.won or place.rank == 1)
        and (not goal.ahead or (place.rank == 1 and ahead >= goal.ahead))
        and all(options.get(key) == value for key, value in goal.options.items())
    ]


def _has_reached(goal: Achievement, deeds: Deeds, seat: int) -> bool:
    enough = all(deeds.tallies[name].get(seat, 0) >= least for name, least in goal.tallies.items())
    little = all(deeds.tallies[name].get(seat, 0) <= most for name, most in goal.at_most.items())
    return enough and little and (not goal.played or deeds.played.get(seat) in goal.played)


def pool_of(annals: Annals, key: str, options: Mapping[str, str], players: int) -> str:
    """Return the name of the pool in which a game is rated: game, options that matter, number of players."""
    return ":".join([key, *(options.get(name, "") for name in annals.pool), str(players)])
