"""The features of a standing in the dice game from which the chance to win is learnt."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.standing import Features, Table
from games.dice.components import HOUSES, STRATEGIC, Equipment
from games.dice.judging.standing import ENOUGH
from games.dice.rules.board import are_adjacent, forces_in, has_force, holds_alone, is_under_storm, strategic_alone
from games.dice.rules.cargo import hold
from games.dice.state import DiceState

ROUNDS = 5
"""After about so many rounds a game is far on."""
GARRISON = 3
"""The strength that guards a region well. Force above it counts nothing there."""
COUNTS = ("two", "three", "four", "five", "six", "seven", "eight")
NAMES = (
    *("alone", "two_alone", "three_alone", "guarded", "exposed", "foothold", "next_door", "force", "card", "leader"),
    *("spice", "token", "equipment", "to_move", "moves_with_two", "guild_waits"),
    *(f"house:{house}" for house in HOUSES),
)
TABLES = {name: Table(seats) for seats, name in enumerate(COUNTS, 2)}


def fit_of(state: DiceState) -> str:
    return COUNTS[len(state.players) - 2]


def progress(state: DiceState) -> float:
    return min(1.0, (state.round - 1) / ROUNDS)


def contenders(state: DiceState) -> Sequence[tuple[int, ...]]:
    return [(seat,) for seat in range(len(state.players))]


def features(state: DiceState, seat: int) -> Features:
    """Return the features of a seat. Before it has a House there are none."""
    player = state.players[seat]
    if player.house is None:
        return {}
    held = strategic_alone(state, seat)
    # Turns until this seat is active again: the sooner, the sooner it can take what it needs.
    wait = (seat - state.active) % len(state.players)
    soon = 1.0 - wait / len(state.players)
    return {
        **_of_regions(state, seat, held),
        "force": sum(forces_in(state, region, seat).strength for region in state.regions),
        "card": hold(state, seat).strength,
        "leader": len(player.leaders),
        "spice": player.spice,
        "token": (state.snooper == seat) + (state.shield == seat) + player.thumper,
        "equipment": sum(
            there.equipment is not None and holds_alone(state, region, seat) for region, there in state.regions.items()
        ),
        "to_move": soon,
        "moves_with_two": soon * (len(held) >= ENOUGH - 1),
        "guild_waits": (str(player.house) == "guild") * state.round,
        f"house:{player.house}": 1.0,
    }


def _of_regions(state: DiceState, seat: int, held: Sequence[str]) -> dict[str, float]:
    """Return the features of the strategic regions: held well or badly, contested, and near."""
    own = {region: forces_in(state, region, seat).strength for region in state.regions}
    dangers = {region: _near(state, region, seat) for region in held}
    fortified = {region: state.regions[region].equipment == Equipment.FORTIFICATION for region in held}
    return {
        "alone": len(held),
        "two_alone": len(held) >= ENOUGH - 1,
        "three_alone": len(held) >= ENOUGH,
        "guarded": sum(min(GARRISON, own[region]) + fortified[region] for region in held),
        "exposed": sum(max(0, dangers[region] - own[region] - fortified[region]) > 0 for region in held),
        "foothold": sum(has_force(state, region, seat) for region in STRATEGIC) - len(held),
        "next_door": sum(
            any(own[other] and are_adjacent(state, region, other) for other in state.regions)
            for region in STRATEGIC
            if region not in held and not is_under_storm(state, region)
        ),
    }


def _near(state: DiceState, region: str, seat: int) -> int:
    """Return the strength of the strongest other seat around a region."""
    others: dict[int, int] = {}
    for other, there in state.regions.items():
        if are_adjacent(state, region, other):
            for owner, forces in there.forces.items():
                if owner != seat:
                    others[owner] = others.get(owner, 0) + forces.strength
    return max(others.values(), default=0)
