"""How a seat stands in the dice game, and what a region is worth to it."""

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
"""So many strategic regions win alone."""


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
    return state.round


class Eyes:
    """A seat that looks at the map with its prices."""

    __slots__ = ("alone", "prices", "seat", "state")

    def __init__(self, state: DiceState, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.alone = len(strategic_alone(state, seat))

    def side(self) -> set[int]:
        """The seats of this one's side in the present turn."""
        state = self.state
        if state.ally is not None and self.seat in (state.active, state.ally):
            return {state.active, state.ally}
        return {self.seat}

    def own(self, region: str) -> int:
        return forces_in(self.state, region, self.seat).strength

    def against(self, region: str) -> int:
        """The strength of others there."""
        side, there = self.side(), self.state.regions[region].forces
        return sum(forces.strength for seat, forces in there.items() if seat not in side)

    def enemy_leaders(self, region: str) -> int:
        side = self.side()
        return sum(len(self.state.players[seat].leaders) for seat in occupants(self.state, region) if seat not in side)

    def worth_of_holding(self, region: str) -> float:
        """What it is worth to hold this region alone, which one does not yet."""
        if not REGIONS[region].strategic or holds_alone(self.state, region, self.seat):
            return 0.0
        # The last one that is needed wins the game.
        last = 3.0 if self.alone + 1 >= ENOUGH else 1.0
        return self.prices["region"] * last

    def threat(self, region: str) -> float:
        """What an enemy who holds this region alone gains by it; who needs only one more is the worst."""
        here = [seat for seat in occupants(self.state, region) if seat not in self.side()]
        if not here or not REGIONS[region].strategic:
            return 0.0
        held = max(len(strategic_alone(self.state, seat)) for seat in here)
        return self.prices["spite"] * self.prices["region"] * (0.2 + 0.5 * held)

    def near(self, region: str) -> float:
        """How much there is to be had around a region."""
        around = [r for r in STRATEGIC if are_adjacent(self.state, region, r) and not is_under_storm(self.state, r)]
        return sum(self.worth_of_holding(r) / (2.0 + self.against(r)) for r in around)
