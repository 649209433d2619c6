"""The worth of solari, spice, water and troops to a seat: less when they only pile up, or are of no use any more."""

from __future__ import annotations

from games.imperium.components import SPACES
from games.imperium.judging.evaluator import Evaluator

ENOUGH = {"solari": 8, "spice": 4, "water": 2}
"""How much of each resource is needed at one time. More is worth `PILED` of its price."""
PILED = {"solari": 0.45, "spice": 0.3, "water": 0.45}
"""The share of a price that more than enough of a resource is worth."""
ROUNDS_TO_USE = 4.0
"""With fewer rounds left than this, resources are worth less: near the end they buy little any more."""
SWORDMASTER, HIGH_COUNCIL = "swordmaster", "high_council"


def goods(evaluator: Evaluator, what: str, more: int) -> float:
    """Return the worth of gaining this much of a resource; of losing it, if negative."""
    have = getattr(evaluator.player, what)
    return stock(evaluator, what, have + more) - stock(evaluator, what, have)


def stock(evaluator: Evaluator, what: str, amount: int) -> float:
    """Return the worth of having this much of a resource."""
    known = evaluator.stocks.get((what, amount))
    if known is None:
        known = evaluator.stocks[what, amount] = _stock(evaluator, what, max(0, amount))
    return known


def _stock(evaluator: Evaluator, what: str, amount: int) -> float:
    enough = ENOUGH[what]
    used = min(amount, enough) + PILED[what] * max(0, amount - enough)
    worth = evaluator.prices[what] * used * min(1.0, evaluator.rounds / ROUNDS_TO_USE)
    return worth + saved(evaluator, amount) if what == "solari" else worth


def troops_worth(evaluator: Evaluator, n: int) -> float:
    """Return the worth of troops in the garrison. After the last conflict they are of no use."""
    return evaluator.prices["troop"] * n * min(1.0, evaluator.rounds)


def saved(evaluator: Evaluator, solari: int) -> float:
    """Return the worth of solari saved for the Swordmaster or for the High Council: the greater of the two."""
    player, rounds, prices = evaluator.player, evaluator.rounds, evaluator.prices
    aims = (
        (SWORDMASTER, 0.0 if player.swordmaster else prices["swordmaster"] * max(0.0, rounds - 0.5)),
        (HIGH_COUNCIL, 0.0 if player.council_seat else prices["council"] * max(0.0, rounds - 0.5)),
    )
    return prices["save"] * max(worth * (min(1.0, solari / _cost(evaluator, space))) ** 2 for space, worth in aims)


def _cost(evaluator: Evaluator, space: str) -> int:
    """Return the solari that a space costs at this table."""
    asked = evaluator.state.prices.get(space) or SPACES[space].cost
    return max(1, asked.get("solari", 0))
