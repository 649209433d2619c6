"""Changes of figures on the board: add, remove and relocate them, and remove leaders without units."""

from __future__ import annotations

from games.arrakis.rules.asking import tell, units_data
from games.arrakis.rules.board import force_in, supply
from games.arrakis.rules.leaders import TankAll
from games.arrakis.rules.marks import WALKING_ORDER, Marked, clear_marks, marked_in, set_marks, take_out
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.vocabulary import GENERICS, Kind, Side

SUBSTITUTES = {Kind.SPECIAL: (Kind.SPECIAL, Kind.ELITE, Kind.REGULAR), Kind.ELITE: (Kind.ELITE, Kind.REGULAR)}
"""The kinds that may replace a kind which the supply has run out of, in order of preference."""
AUTOMA_SUBSTITUTES = {
    Kind.REGULAR: (Kind.REGULAR, Kind.ELITE),
    Kind.ELITE: (Kind.ELITE, Kind.SPECIAL, Kind.REGULAR),
    Kind.SPECIAL: (Kind.SPECIAL, Kind.ELITE),
}
"""The same for the automa: one kind higher first, then one lower."""


# ---- figures


def put_force(state: ArrakisState, side: Side, area: str, part: Force) -> None:
    if part.is_empty:
        return
    state.areas[area].side = side
    state.areas[area].force.add(part)


def put_marked(state: ArrakisState, side: Side, area: str, part: Force, marked: Marked) -> None:
    """Put figures into an area together with their marks."""
    here = marked_in(state, area)
    set_marks(state, area, Marked(*(old + new for old, new in zip(here, marked, strict=True))))
    put_force(state, side, area, part)


def relocate(state: ArrakisState, origin: str, end: str, part: Force) -> None:
    """Put figures into another area without a move, for example in a retreat. Their marks go with them."""
    side = state.areas[origin].side
    if side is None:
        raise ValueError(f"nobody is in {origin}")
    taken = take_out(state, origin, part, WALKING_ORDER)
    clear_if_empty(state, origin)
    put_marked(state, side, end, part, taken)
    if state.turn.focus == origin and state.areas[origin].side is None:
        # "That legion" of a card is now in the new area.
        state.turn.focus = end


def clear_if_empty(state: ArrakisState, area: str) -> None:
    if not force_in(state, area).size and not force_in(state, area).leaders:
        state.areas[area].side = None


def add_units(state: ArrakisState, side: Side, area: str, kind: Kind, count: int) -> dict[Kind, int]:
    """Place units from the supply and return what was placed.

    A missing kind is replaced by a lower one, if there is any.
    """
    placed: dict[Kind, int] = {}
    for _ in range(count):
        found = next((k for k in substitutes(state, side, kind) if supply(state, side, k)), None)
        if found is None:
            break
        put_force(state, side, area, Force({found: 1}))
        placed[found] = placed.get(found, 0) + 1
    return placed


def substitutes(state: ArrakisState, side: Side, kind: Kind) -> tuple[Kind, ...]:
    """Return a kind and its possible replacements, best first."""
    if state.is_automa(side):
        return AUTOMA_SUBSTITUTES[kind]
    return SUBSTITUTES.get(kind, (kind,))


def set_aside(state: ArrakisState, side: Side, tokens: list[str]) -> None:
    """Remove unflipped tokens. Those of Atreides leave the game, those of the automa return to their pools."""
    if side == Side.HARKONNEN and state.mahdi is not None:
        state.mahdi.take_back(tokens)
    else:
        state.dropped += tokens


def remove_lone_leaders(play: ArrakisPlay, area: str) -> None:
    """Remove the leaders of an area in which no unit is left. Named leaders go to the tank."""
    state = play.state
    there = state.areas[area]
    if there.side is None or there.force.size:
        return
    side, lost = there.side, list(there.force.leaders)
    there.force, there.side = Force(), None
    clear_marks(state, area)
    if lost:
        tell(play, "leaders-lost", side, area=area, forces=units_data(side, {}, lost))
        named = [leader for leader in lost if leader not in GENERICS]
        play.push(TankAll(side, tuple(named)))


def wipe_out(play: ArrakisPlay, area: str) -> None:
    """Remove all units of a legion, and its leaders with them."""
    force = force_in(play.state, area)
    force.units.clear()
    set_aside(play.state, play.state.areas[area].side or Side.ATREIDES, list(force.tokens))
    force.tokens.clear()
    clear_marks(play.state, area)
    remove_lone_leaders(play, area)
    clear_if_empty(play.state, area)
