"""The value of answers to questions that seldom come: worms and tokens on the move, ties of the automa."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.arrakis.components import AREAS, TOKENS, zones_over
from games.arrakis.judging.card_values import CardRater
from games.arrakis.rules.board import force_in
from games.arrakis.state import Force
from games.arrakis.vocabulary import Kind, Side
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks

Keys = tuple[str, ...]


def worm_source(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a source for a worm: the supply first, then a maker, then the worm that threatens least."""
    if key[0] == "worm":
        return -_worm_does(rater, key[1])
    return {"supply": 1.0, "maker": 0.9}.get(key[0], 0.5)


def _worm_does(rater: CardRater, area: str) -> float:
    """Return how many Harkonnen lives a worm threatens in the neighbouring areas."""
    return sum(rater.at(near).lives for near in AREAS[area].adj if rater.state.areas[near].side == Side.HARKONNEN)


def own_share(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of discarding this number of cards oneself: half of the total is best."""
    fair: float = about.count / 2
    return -abs(float(key[1]) - fair)


def token_strength(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a deployment token by its units."""
    token = TOKENS[key[1]]
    prices = rater.prices
    return prices["regular"] * token.regular + prices["elite"] * token.elite + prices["special"] * token.special


def exchange_from(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of choosing a sietch to exchange tokens: the value of its best exchange."""
    if key[0] != "from":
        return 0.0
    ends = [area for area, there in rater.state.areas.items() if there.sietch and area != key[1]]
    return max((_exchange_worth(rater, key[1], end) for end in ends), default=0.0)


def exchange_with(rater: CardRater, about: Any, key: Keys) -> float:
    return _exchange_worth(rater, about.first, key[1])


def _exchange_worth(rater: CardRater, first: str, second: str) -> float:
    """Return how much safer two sietches are together after they exchange their tokens."""
    forces = [force_in(rater.state, area) for area in (first, second)]
    swapped = [
        Force(dict(own.units), list(other.tokens), list(own.leaders))
        for own, other in zip(forces, reversed(forces), strict=True)
    ]
    stakes = [rater.settlement_worth(area) for area in (first, second)]
    return sum(
        rater.exposure(area, rater.strength(before), stake) - rater.exposure(area, rater.strength(after), stake)
        for area, before, after, stake in zip((first, second), forces, swapped, stakes, strict=True)
    )


def sietch_from(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of moving a sietch away: its danger, less a little for the legion that must follow."""
    if key[0] != "from":
        return 0.0
    force = rater.at(key[1])
    return rater.exposure(key[1], force, rater.settlement_worth(key[1])) - rater.prices["regular"]


def sietch_to(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of an area for a sietch: far from Harkonnen."""
    stake = rater.settlement_worth(about.origin)
    return -rater.exposure(key[1], rater.at(about.origin), stake)


def maker_home(rater: CardRater, about: Any, key: Keys) -> float:
    """Return 1 for leaving the Wild Maker where it is, and 0 otherwise, because it is the stronger worm."""
    return 1.0 if key[0] == "stay" else 0.0


def flown_by(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of using up the ornithopter of a zone: higher where fewer own legions can fly."""
    own = [area for area in rater.strengths if rater.state.areas[area].side == rater.side]
    return -float(sum(key[0] in zones_over(area) for area in own))


def schemed(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of discarding this number of copies: fewer are better."""
    return -float(key[0])


def worm_met_next(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of resolving a worm next: the strongest legion first, before its rescue is used up."""
    return rater.at(key[1]).lives


# ---------------------------------------------------------------- several picks


def weakest_tokens(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Pick the tokens that are turned up: those whose units say least."""
    _, most = asked.limits
    by_units = sorted(asked.offered, key=lambda key: token_strength(rater, asked.about, tuple(key.split(":"))))
    return dict.fromkeys(by_units[:most], 1)


def all_move(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Move all units with the sietch that they guard."""
    _, most = asked.limits
    return dict(asked.offered) if sum(asked.offered.values()) <= most else asked.mildest


def come_home(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Call home the leaders whose legion would fall with them: those who guard nothing and face a stronger enemy."""
    about: Any = asked.about
    return {leader: 1 for leader in asked.offered if _is_lost(rater, leader, about.side)}


def _is_lost(rater: CardRater, leader: str, side: Side) -> bool:
    areas = [area for area in rater.strengths if leader in force_in(rater.state, area).leaders]
    if not areas:
        return False
    force = force_in(rater.state, areas[0])
    return rater.exposure(areas[0], rater.at(areas[0]), 1.0) > 0.5 and force.of(Kind.REGULAR) < 2


def for_automa(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Answer for the automa, for which its rules leave the answer open: mildly."""
    return asked.mildest


def tied_targets(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Pick among targets that are equal for the automa: the targets whose loss hurts the player least."""
    _, most = asked.limits
    known = [key for key in asked.offered if key in AREAS or key.partition(":")[0] in ("attack", "raid")]
    if not known:
        return asked.mildest
    by_loss = sorted(known, key=lambda key: _loss(rater, key.rpartition(":")[2]))
    return dict.fromkeys(by_loss[:most], 1)


def _loss(rater: CardRater, area: str) -> float:
    return rater.settlement_worth(area) + rater.at(area).lives


BY_KIND: dict[str, Callable[[CardRater, Any, Keys], float]] = {
    "worm-source": worm_source,
    "share-discards": own_share,
    "which-token": token_strength,
    "exchange-first": exchange_from,
    "exchange-second": exchange_with,
    "kitab-from": sietch_from,
    "kitab-to": sietch_to,
    "maker-home": maker_home,
    "ornithopter": flown_by,
    "schemes": schemed,
    "worm-next": worm_met_next,
}
"""Kind of question -> the function that rates an answer."""

SEVERAL: dict[str, Callable[[CardRater, LiveQuestion], Picks]] = {
    "flip-two": weakest_tokens,
    "kitab-units": all_move,
    "kitab-leaders": all_move,
    "call-home": come_home,
    "for-mahdi": for_automa,
    "mahdi-tie": tied_targets,
}
"""Kind of question -> the function that picks an answer to it."""
