"""The value of a seat's position in the dice game, and of each region for it."""

from __future__ import annotations

from collections.abc import Hashable

from games.core.judgement import Prices
from games.core.protocol import Text, say
from games.dice.components import REGIONS, STRATEGIC
from games.dice.rules.board import (
    are_adjacent,
    forces_in,
    has_force,
    holds_alone,
    is_under_storm,
    occupants,
    strategic_alone,
)
from games.dice.rules.cargo import hold
from games.dice.state import DiceState

ENOUGH = 3
"""How many strategic regions a House needs to win alone."""


def parts(state: DiceState, seat: int) -> dict[str, float]:
    player = state.players[seat]
    alone = len(strategic_alone(state, seat))
    if player.house is None:
        return {}
    return {
        "region": alone + 0.5 * max(0, alone - 1),
        "foothold": sum(has_force(state, region, seat) for region in STRATEGIC) - alone,
        "force": sum(forces_in(state, region, seat).strength for region in state.regions),
        "card": hold(state, seat).strength,
        "leader": len(player.leaders),
        "spice": player.spice,
        "token": (state.snooper == seat) + (state.shield == seat) + player.thumper,
        "equipment": sum(
            there.equipment is not None and holds_alone(state, region, seat) for region, there in state.regions.items()
        ),
    }


def named(part: str, n: int) -> Text:
    return say(f"dice-part-{part}", n=n)


def horizon(state: DiceState) -> Hashable:
    """Return the value that changes when looking ahead should stop: the turn."""
    return state.round, state.active


class Eyes:
    """The map as one seat values it by its prices."""

    __slots__ = ("alone", "prices", "seat", "state")

    def __init__(self, state: DiceState, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.alone = len(strategic_alone(state, seat))

    def side(self) -> set[int]:
        """Return the seats on this seat's side in the current turn: itself and an ally."""
        state = self.state
        if state.ally is not None and self.seat in (state.active, state.ally):
            return {state.active, state.ally}
        return {self.seat}

    def own(self, region: str) -> int:
        return forces_in(self.state, region, self.seat).strength

    def against(self, region: str) -> int:
        """Return the strength of all enemies in a region."""
        side, there = self.side(), self.state.regions[region].forces
        return sum(forces.strength for seat, forces in there.items() if seat not in side)

    def enemy_leaders(self, region: str) -> int:
        side = self.side()
        return sum(len(self.state.players[seat].leaders) for seat in occupants(self.state, region) if seat not in side)

    def worth_of_holding(self, region: str) -> float:
        """Return the gain of holding this region alone, if the seat does not yet."""
        if not REGIONS[region].strategic or holds_alone(self.state, region, self.seat):
            return 0.0
        # The last strategic region that the seat needs wins the game.
        last = 3.0 if self.alone + 1 >= ENOUGH else 1.0
        return self.prices["region"] * last

    def threat(self, region: str) -> float:
        """Return how dangerous the enemy who holds this region alone is: most if it needs only one more to win."""
        here = [seat for seat in occupants(self.state, region) if seat not in self.side()]
        if not here or not REGIONS[region].strategic:
            return 0.0
        held = max(len(strategic_alone(self.state, seat)) for seat in here)
        return self.prices["spite"] * self.prices["region"] * (0.2 + 0.5 * held)

    def near(self, region: str) -> float:
        """Return the value of what can be gained in the regions around this one."""
        around = [r for r in STRATEGIC if are_adjacent(self.state, region, r) and not is_under_storm(self.state, r)]
        return sum(self.worth_of_holding(r) / (2.0 + self.against(r)) for r in around)
