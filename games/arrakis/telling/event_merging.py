"""Merging of events: events that belong together become one event, so that one sentence tells them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.protocol import Data, Event

Fold = Callable[[Event, Event], Event | None]
"""A function that merges two events into one, or returns None if they stay separate."""


def merged(events: Sequence[Event]) -> list[Event]:
    """Return the events with each event merged into the one before it where a fold applies."""
    found: list[Event] = []
    for event in events:
        whole = next((made for fold in FOLDS if found and (made := fold(found[-1], event)) is not None), None)
        found[-1:] = [whole] if whole is not None else [*found[-1:], event]
    return found


def with_data(event: Event, kind: str = "", **data: object) -> Event:
    return Event(kind or event.kind, event.seat, {**event.data, **data}, event.secret, event.to)


def have_kinds(kinds: tuple[str, str], first: Event, second: Event, *same: str) -> bool:
    """Return whether two events have these kinds and agree in these data fields."""
    alike = all(first.data.get(name) == second.data.get(name) for name in same)
    return (first.kind, second.kind) == kinds and alike


def fold_station(first: Event, second: Event) -> Event | None:
    """Merge a station with the marker that it advances."""
    if have_kinds(("station", "marker"), first, second, "marker") and "now" not in first.data:
        return with_data(first, now=second.data["now"])
    return None


def fold_leaders(first: Event, second: Event) -> Event | None:
    """Merge the loss of units with the loss of the leaders who were with them."""
    kinds = ("losses", "leaders-lost"), ("destroyed", "leaders-lost")
    if not any(have_kinds(pair, first, second, "side", "area") for pair in kinds):
        return None
    lost: Data = first.data["forces"]
    leaders = [*lost["leaders"], *second.data["forces"]["leaders"]]
    return with_data(first, forces={**lost, "leaders": leaders})


def fold_continued(first: Event, second: Event) -> Event | None:
    """Drop the event "the attack continues" if it cost nothing. The next roll shows it."""
    if have_kinds(("continued", "battle-rolled"), first, second, "area", "side") and not first.data["hits"]:
        return second
    return None


def fold_rolls(first: Event, second: Event) -> Event | None:
    """Merge the rolls of both sides in a battle round."""
    if have_kinds(("battle-rolled", "battle-rolled"), first, second, "area", "round"):
        return with_data(first, "battle-round", other=second.data["side"], answer=second.data["faces"])
    return None


def fold_hits(first: Event, second: Event) -> Event | None:
    """Merge the rolls with the hits that result from them."""
    if have_kinds(("battle-round", "battle-hits"), first, second, "area", "side"):
        return with_data(first, hits=second.data["hits"], suffered=second.data["suffered"])
    return None


def fold_places(first: Event, second: Event) -> Event | None:
    """Merge placements of the same vehicles or wormsigns one after the other."""
    kinds = ("harvesters-placed", "areas"), ("aircraft-placed", "zones"), ("signs-laid", "areas")
    for kind, places in kinds:
        if have_kinds((kind, kind), first, second, "side", "vehicle"):
            placed: Data = {places: [*first.data[places], *second.data[places]]}
            return with_data(first, **placed)
    return None


def fold_worms(first: Event, second: Event) -> Event | None:
    """Merge sandworms that appear together."""
    if have_kinds(("worm-appeared", "worm-appeared"), first, second, "worm"):
        return with_data(first, areas=[*first.data.get("areas", [first.data["area"]]), second.data["area"]])
    return None


FOLDS: tuple[Fold, ...] = (
    fold_station,
    fold_leaders,
    fold_continued,
    fold_rolls,
    fold_hits,
    fold_places,
    fold_worms,
)
