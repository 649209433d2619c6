"""Changes of figures: coming, going, moving; what happens to leaders who are left alone."""

from __future__ import annotations

from games.arrakis.rules.asking import tell, units_data
from games.arrakis.rules.board import force_in, supply
from games.arrakis.rules.leaders import TankAll
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.vocabulary import GENERICS, Kind, Side

LOWER = {Kind.SPECIAL: (Kind.SPECIAL, Kind.ELITE, Kind.REGULAR), Kind.ELITE: (Kind.ELITE, Kind.REGULAR)}
"""What may stand in for a kind that has run out."""
HIGHER = {
    Kind.REGULAR: (Kind.REGULAR, Kind.ELITE),
    Kind.ELITE: (Kind.ELITE, Kind.SPECIAL, Kind.REGULAR),
    Kind.SPECIAL: (Kind.SPECIAL, Kind.ELITE),
}
"""For the automa: one step higher, else one lower."""


# ---- figures


def put_force(state: ArrakisState, side: Side, area: str, part: Force) -> None:
    if part.is_empty:
        return
    state.areas[area].side = side
    state.areas[area].force.add(part)


def relocate(state: ArrakisState, origin: str, end: str, part: Force) -> None:
    """Figures change their area; marks of transported ones go with them, those first who have been carried."""
    side = state.areas[origin].side
    if side is None:
        raise ValueError(f"nobody is in {origin}")
    force_in(state, origin).take(part)
    shift_marks(state.now.flown, origin, end, part)
    clear_if_empty(state, origin)
    put_force(state, side, end, part)


def shift_marks(marks: dict[str, Force], origin: str, end: str, part: Force) -> None:
    if origin not in marks:
        return
    before = marks[origin]
    left = before.without(part)
    carried = before.without(left)
    marks[origin] = left
    add_mark(marks, end, carried)


def add_mark(marks: dict[str, Force], area: str, part: Force) -> None:
    marks.setdefault(area, Force()).add(part.copy())


def trim_marks(state: ArrakisState, area: str) -> None:
    """What is no longer there is not marked either."""
    for marks in (state.now.flown, state.turn.moved):
        if area in marks:
            force = force_in(state, area)
            marks[area] = force.without(force.without(marks[area]))


def clear_if_empty(state: ArrakisState, area: str) -> None:
    if not force_in(state, area).size and not force_in(state, area).leaders:
        state.areas[area].side = None


def add_units(state: ArrakisState, side: Side, area: str, kind: Kind, count: int) -> dict[Kind, int]:
    """From the supply; a kind that has run out is replaced by a lower one, and what is not there either lapses."""
    placed: dict[Kind, int] = {}
    for _ in range(count):
        found = next((k for k in substitutes(state, side, kind) if supply(state, side, k)), None)
        if found is None:
            break
        put_force(state, side, area, Force({found: 1}))
        placed[found] = placed.get(found, 0) + 1
    return placed


def substitutes(state: ArrakisState, side: Side, kind: Kind) -> tuple[Kind, ...]:
    """The kind itself, and what may stand in for it: a lower one, with the automa first the next higher one."""
    if state.is_automa(side):
        return HIGHER[kind]
    return LOWER.get(kind, (kind,))


def set_aside(state: ArrakisState, side: Side, tokens: list[str]) -> None:
    """Tokens removed unflipped leave the game; those of the automa return to their pools."""
    if side == Side.HARKONNEN and state.mahdi is not None:
        state.mahdi.take_back(tokens)
    else:
        state.dropped += tokens


def swap_unit(state: ArrakisState, side: Side, area: str, old: Kind, new: Kind) -> None:
    """Replace one unit by another kind, supply permitting."""
    force = force_in(state, area)
    force.change(old, -1)
    force.change(new, 1)
    trim_marks(state, area)


def settle(play: ArrakisPlay, area: str) -> None:
    """Leaders are never alone: without a unit they are lost at once."""
    state = play.state
    there = state.areas[area]
    if there.side is None or there.force.size:
        return
    side, lost = there.side, list(there.force.leaders)
    there.force, there.side = Force(), None
    trim_marks(state, area)
    if lost:
        tell(play, "leaders-lost", side, area=area, forces=units_data(side, {}, lost))
        named = [leader for leader in lost if leader not in GENERICS]
        play.push(TankAll(side, tuple(named)))


def wipe_out(play: ArrakisPlay, area: str) -> None:
    """Every unit of the legion goes, and its leaders with it."""
    force = force_in(play.state, area)
    force.units.clear()
    set_aside(play.state, play.state.areas[area].side or Side.ATREIDES, list(force.tokens))
    force.tokens.clear()
    settle(play, area)
    clear_if_empty(play.state, area)
