"""Events that one sentence tells: what belongs together is folded into one event before it is put into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.protocol import Data, Event

Fold = Callable[[Event, Event], Event | None]
"""What two events are together, or nothing if each is told by itself."""


def gathered(events: Sequence[Event]) -> list[Event]:
    """Each event with what follows from it, or goes on with the same."""
    found: list[Event] = []
    for event in events:
        whole = next((made for fold in FOLDS if found and (made := fold(found[-1], event)) is not None), None)
        found[-1:] = [whole] if whole is not None else [*found[-1:], event]
    return found


def with_data(event: Event, kind: str = "", **data: object) -> Event:
    return Event(kind or event.kind, event.seat, {**event.data, **data}, event.secret, event.to)


def are(kinds: tuple[str, str], first: Event, second: Event, *same: str) -> bool:
    """Whether two events are of these kinds, and alike in these words."""
    alike = all(first.data.get(name) == second.data.get(name) for name in same)
    return (first.kind, second.kind) == kinds and alike


def fold_station(first: Event, second: Event) -> Event | None:
    """A station advances its marker at once."""
    if are(("station", "marker"), first, second, "marker") and "now" not in first.data:
        return with_data(first, now=second.data["now"])
    return None


def fold_leaders(first: Event, second: Event) -> Event | None:
    """Leaders whose units are gone go with them."""
    kinds = ("losses", "leaders-lost"), ("destroyed", "leaders-lost")
    if not any(are(pair, first, second, "side", "area") for pair in kinds):
        return None
    lost: Data = first.data["forces"]
    leaders = [*lost["leaders"], *second.data["forces"]["leaders"]]
    return with_data(first, forces={**lost, "leaders": leaders})


def fold_continued(first: Event, second: Event) -> Event | None:
    """That an attack which costs nothing goes on is said by its next round."""
    if are(("continued", "battle-rolled"), first, second, "area", "side") and not first.data["hits"]:
        return second
    return None


def fold_rolls(first: Event, second: Event) -> Event | None:
    """Both sides roll in a battle round."""
    if are(("battle-rolled", "battle-rolled"), first, second, "area", "round"):
        return with_data(first, "battle-round", other=second.data["side"], answer=second.data["faces"])
    return None


def fold_hits(first: Event, second: Event) -> Event | None:
    """What came of the rolls."""
    if are(("battle-round", "battle-hits"), first, second, "area", "side"):
        return with_data(first, hits=second.data["hits"], suffered=second.data["suffered"])
    return None


def fold_places(first: Event, second: Event) -> Event | None:
    """The same vehicles or wormsigns, placed one after the other."""
    kinds = ("harvesters-placed", "areas"), ("aircraft-placed", "zones"), ("signs-laid", "areas")
    for kind, places in kinds:
        if are((kind, kind), first, second, "side", "vehicle"):
            placed: Data = {places: [*first.data[places], *second.data[places]]}
            return with_data(first, **placed)
    return None


def fold_worms(first: Event, second: Event) -> Event | None:
    """Several sandworms appear."""
    if are(("worm-appeared", "worm-appeared"), first, second, "worm"):
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
