"""The worth of solari, spice and water to a seat: full as long as they are needed, less when they only pile up."""

from __future__ import annotations

from games.imperium.components import SPACES
from games.imperium.judging.evaluator import Evaluator

ENOUGH = {"solari": 8, "spice": 4, "water": 2}
"""How much of each resource is needed at one time. More is worth `PILED` of its price."""
PILED = 0.45
LAST_ROUND_SHARE = 0.4
"""The share of a resource's price in the last round, when little can be bought with it."""
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
    used = min(amount, enough) + PILED * max(0, amount - enough)
    late = LAST_ROUND_SHARE + (1 - LAST_ROUND_SHARE) * min(1.0, evaluator.rounds)
    worth = evaluator.prices[what] * used * late
    return worth + saved(evaluator, amount) if what == "solari" else worth


def saved(evaluator: Evaluator, solari: int) -> float:
    """Return what solari are worth on the way to the Swordmaster and to the High Council, whichever is more."""
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
