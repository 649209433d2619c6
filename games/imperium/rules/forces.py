"""The pieces that fight in a conflict, and the strength of each player there."""

from __future__ import annotations

from games.core.protocol import say
from games.imperium.modules import UnitKind, modules_in
from games.imperium.rules.moments import ask_handlers
from games.imperium.state import State
from games.imperium.vocabulary import Moment

TROOP = UnitKind(
    "troop", lambda state, seat: state.players[seat], lambda state, seat: 2, lambda n: say("unit-troop", n=n)
)


def unit_kinds(state: State) -> list[UnitKind]:
    """Return the kinds of units in this game: troops, and those of its modules."""
    if not state.tables:
        return [TROOP]
    return [TROOP, *(kind for module in modules_in(state) for kind in module.units)]


def units(state: State, seat: int) -> int:
    """Return how many units of any kind this player has in the conflict."""
    return sum(kind.forces(state, seat).troops for kind in unit_kinds(state))


def is_fighting(state: State, seat: int) -> bool:
    """Return whether this player has a unit in the conflict."""
    return state.players[seat].troops > 0 or (bool(state.tables) and units(state, seat) > 0)


def strength(state: State, seat: int) -> int:
    """Return the strength of a player in the conflict."""
    # Swords count only beside a unit (rulebook p. 11).
    if not is_fighting(state, seat):
        return 0
    more: int = sum(ask_handlers(state, Moment.STRENGTH, seat))
    return strength_of_units(state, seat) + state.players[seat].swords + more


def strength_of_units(state: State, seat: int) -> int:
    """Return the strength of a player's units, without swords."""
    return sum(kind.forces(state, seat).troops * kind.strength(state, seat) for kind in unit_kinds(state))
