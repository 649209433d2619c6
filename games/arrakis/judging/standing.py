"""The position of a seat: what its side has, as amounts that have prices."""

from __future__ import annotations

from collections.abc import Hashable

from games.arrakis.components import LEADERS, LOWEST_ROW
from games.arrakis.judging.marching import MoveRater
from games.arrakis.judging.prescience import needs
from games.arrakis.judging.pricing import PLAIN
from games.arrakis.judging.raters import rater_for
from games.arrakis.rules.board import force_in, harvesters, in_tank, is_deep, legions, settlements, worms
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import DECKS, GENERICS, Imperium, Kind, Side
from games.core.protocol import Text, say

OBJECTIVE_STEPS = 20
"""About the number of steps of an objective."""


SEEN_TWICE = 0.5
"""The share of hopes and dangers that counts: what one side hopes to take, the other fears to lose. Counted in full,
both together would be worth more than the fall itself, and nobody would attack."""
GOALS = 3
"""How many of the nearest goals count for prospects."""


def parts(state: ArrakisState, seat: int) -> dict[str, float]:
    side = state.players[seat].side
    rater = rater_for(state, seat, PLAIN)
    forces = [force_in(state, area) for area in legions(state, side)]
    named = [leader for leader in state.leaders if LEADERS[leader].deck in DECKS[side]]
    common = {
        **{kind.value: float(sum(force.of(kind) for force in forces)) for kind in Kind},
        "token": float(sum(len(force.tokens) for force in forces)),
        "leader": float(sum(leader in GENERICS for force in forces for leader in force.leaders)),
        "named": float(sum(not in_tank(state, leader) for leader in named)),
        "card": float(sum(len(state.players[each].hand) for each in state.seats(side))),
        "bene_gesserit": float(state.bene_gesserit[side]),
        "march": SEEN_TWICE * hopes(rater),
        "attack": fought_for(rater),
        "spite": -enemy_left(rater),
        "danger": -SEEN_TWICE * sum(exposed(rater, area) for area in settlements(state, side)),
    }
    return {**common, **(atreides(state, rater) if side == Side.ATREIDES else harkonnen(state))}


def hopes(rater: MoveRater) -> float:
    """Return what the own legions may hope for: the best goals, each once."""
    return sum(sorted(rater.goals_in_sight.values(), reverse=True)[:GOALS])


def fought_for(rater: MoveRater) -> float:
    """Return the value of the current battle for the attacker."""
    battle = rater.state.battle
    if battle is None or battle.attacker != rater.side:
        return 0.0
    return rater.battle_now().wins * (rater.settlement_worth(battle.area) + 1.0)


def enemy_left(rater: MoveRater) -> float:
    """Return the visible value of the enemy's legions and harvesters."""
    fields = harvesters(rater.state) if rater.side == Side.ATREIDES else []
    return sum(rater.at(area).lives for area in rater.enemies) + sum(rater.harvester_worth(area) for area in fields)


def exposed(rater: MoveRater, area: str) -> float:
    """Return the expected loss of a settlement."""
    return rater.exposure(area, rater.at(area), rater.settlement_worth(area))


def atreides(state: ArrakisState, rater: MoveRater) -> dict[str, float]:
    return {
        "vision": rater.row_now,
        "marker": float(OBJECTIVE_STEPS - sum(needs(state).values())),
        "worm": float(len(worms(state))),
        "sign": float(sum(there.wormsign is not None for there in state.areas.values())),
    }


def harkonnen(state: ArrakisState) -> dict[str, float]:
    fields = harvesters(state)
    return {
        "supremacy": float(state.supremacy),
        "row": float(sum(LOWEST_ROW - state.imperium[marker] for marker in Imperium)),
        "spice": float(state.reserve + sum(2 if is_deep(state, area) else 1 for area in fields)),
    }


def named(part: str, n: int) -> Text:
    return say(f"arrakis-part-{part}", n=n)


def horizon(state: ArrakisState) -> Hashable:
    """Return a key that changes when a turn begins: the round, and how many dice the turns from this one on have."""
    unused = sum(player.unused for player in state.players) + (state.mahdi.unrolled if state.mahdi else 0)
    return state.round, unused + state.turn.spent
