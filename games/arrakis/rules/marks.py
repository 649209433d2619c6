"""Marks on figures: which have moved in this action, and which were transported in this round.

Figures of one kind are alike, so marks are counts by area. Code that takes figures from an area or replaces them must
use this module. Then the marks go with the figures.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from games.arrakis.rules.board import force_in
from games.arrakis.state import ArrakisState, Force
from games.arrakis.vocabulary import Kind
from games.core.protocol import Picks

Pieces = Counter[str]
"""Counts by piece: a kind of unit, "token:" or "leader:" with a name."""

WALKING_ORDER = ("flown", "fresh", "both", "moved")
"""The order of marks in which figures leave on foot: those that cannot fly any more go first."""
FLYING = ("fresh", "flown", "moved", "both")
LOSS_ORDER = ("both", "moved", "flown", "fresh")
"""The order of marks in which figures are lost or replaced: those that can do least go first."""


class Marked(NamedTuple):
    """The figures of an area by their marks."""

    fresh: Pieces = Counter()
    flown: Pieces = Counter()
    moved: Pieces = Counter()
    both: Pieces = Counter()

    def after_move(self) -> Marked:
        return Marked(moved=self.fresh + self.moved, both=self.flown + self.both)

    def after_flight(self) -> Marked:
        return Marked(flown=self.fresh + self.flown, both=self.moved + self.both)


def pieces_of(force: Force) -> Pieces:
    found: Pieces = Counter()
    for kind, count in force.units.items():
        found[str(kind)] = count
    for token in force.tokens:
        found[f"token:{token}"] += 1
    for leader in force.leaders:
        found[f"leader:{leader}"] += 1
    return found


def force_of(pieces: Picks) -> Force:
    """Return the force that these option keys stand for."""
    force = Force()
    for key, count in pieces.items():
        if key.startswith("token:"):
            force.tokens.append(key.removeprefix("token:"))
        elif key.startswith("leader:"):
            force.leaders += [key.removeprefix("leader:")] * count
        else:
            force.change(Kind(key), count)
    return force


# ---- reading and writing


def is_marked(state: ArrakisState, area: str) -> bool:
    return area in state.turn.moved or area in state.now.flown or area in state.turn.moved_and_flown


def marked_in(state: ArrakisState, area: str) -> Marked:
    here = pieces_of(force_in(state, area))
    if not is_marked(state, area):
        return Marked(here)
    moved = pieces_of(state.turn.moved.get(area, Force())) & here
    flown = pieces_of(state.now.flown.get(area, Force())) & here
    known = pieces_of(state.turn.moved_and_flown.get(area, Force())) & moved & flown
    both = known | (moved + flown - here)
    return Marked(here - (moved + flown - both), flown - both, moved - both, both)


def set_marks(state: ArrakisState, area: str, marked: Marked) -> None:
    write(state.turn.moved, area, marked.moved + marked.both)
    write(state.now.flown, area, marked.flown + marked.both)
    write(state.turn.moved_and_flown, area, marked.both)


def write(marks: dict[str, Force], area: str, pieces: Pieces) -> None:
    marks.pop(area, None)
    if pieces:
        marks[area] = force_of(pieces)


def clear_moves(state: ArrakisState) -> None:
    """Clear the marks of moves, because a new action begins."""
    state.turn.moved, state.turn.moved_and_flown, state.turn.stayed = {}, {}, []


def clear_marks(state: ArrakisState, area: str) -> None:
    set_marks(state, area, Marked())


def mark_as(state: ArrakisState, area: str, part: Force, name: str) -> None:
    """Give figures that have just come to an area the marks of the figures that they replace."""
    before, pieces = marked_in(state, area), pieces_of(part)
    if name != "fresh":
        changed = before._replace(fresh=before.fresh - pieces)
        set_marks(state, area, changed._replace(**{name: getattr(before, name) + pieces}))


def mark_flown(state: ArrakisState, area: str) -> None:
    """Mark the whole legion of an area as transported. It stays in the area for the battle."""
    set_marks(state, area, marked_in(state, area).after_flight())


def unflown(state: ArrakisState, area: str) -> Force:
    """Return the figures that may still be transported: not flown in this round and not moved in this action."""
    return force_of(marked_in(state, area).fresh)


# ---- figures that go, and figures that replace them


def take_out(state: ArrakisState, area: str, part: Force, order: tuple[str, ...] = LOSS_ORDER) -> Marked:
    """Take figures from an area, and return them by marks. `order` says which marks go first."""
    if not is_marked(state, area):
        taken = Marked(pieces_of(force_in(state, area)) & pieces_of(part))
        force_in(state, area).take(part)
        return taken
    left, wanted = marked_in(state, area), pieces_of(part)
    taken = Marked()
    for name in order:
        found = getattr(left, name) & wanted
        wanted -= found
        left = left._replace(**{name: getattr(left, name) - found})
        taken = taken._replace(**{name: found})
    force_in(state, area).take(part)
    set_marks(state, area, left)
    return taken


def take_one(state: ArrakisState, area: str, piece: Force) -> str:
    """Take one figure or token from an area and return the name of its mark."""
    taken = take_out(state, area, piece)
    return next((name for name in LOSS_ORDER if getattr(taken, name)), "fresh")


def swap_unit(state: ArrakisState, area: str, old: Kind, new: Kind) -> None:
    """Replace one unit by a unit of another kind. The new unit gets the marks of the old one."""
    name = take_one(state, area, Force({old: 1}))
    force_in(state, area).change(new, 1)
    mark_as(state, area, Force({new: 1}), name)
