"""How a game is judged: what a standing is worth, and what each answer promises, for the minds that play it.

A game fills a `Judgement` in its own `judgement.py`; what things are worth are data, in `data/<game>/prices.toml`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from pathlib import Path

import msgspec

from games.core.data import BadData, read_toml
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, State, Text

Prices = Mapping[str, float]
"""What a thing is worth, by its name."""

LEAST_FACTOR, MOST_FACTOR = 0.7, 1.4
MOST_PRICE = 20.0
"""Twice what wins: nothing is worth more, and nothing that is worth having is worth less than nothing."""


class Pricing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of prices: the prices, manners as factors on some of them, and the figures of each price's last tuning."""

    prices: dict[str, float]
    manners: dict[str, dict[str, float]] = {}
    tuning: dict[str, str] = {}

    def under(self, manner: str) -> Prices:
        """The prices as somebody of this manner sees them."""
        factors = self.manners.get(manner, {})
        return {name: price * factors.get(name, 1.0) for name, price in self.prices.items()}


class Judgement(msgspec.Struct, frozen=True):
    pricing: Pricing
    weigh: Callable[[State, LiveQuestion, Prices], Mapping[str, float]]
    """What each way of a question promises; doing nothing is 0."""
    several: Callable[[State, LiveQuestion, Prices], Picks]
    """A quick answer where several are picked at once."""
    parts: Callable[[State, int], Mapping[str, float]]
    """The standing of a seat, in things that have a price."""
    named: Callable[[str, int], Text]
    """So many of a thing that has a price, in words."""
    horizon: Callable[[State], Hashable]
    """What stays the same until so much has happened that a look ahead is no use: the round."""
    others: Callable[[State, LiveQuestion], Sequence[Picks]] = lambda state, asked: ()
    """Other answers worth a look ahead where several are picked at once."""
    worlds: int = 5
    """In how many worlds a sharp mind tries an answer: as many as there is time for."""


def worth(judgement: Judgement, state: State, seat: int, prices: Prices) -> float:
    return sum(prices[name] * amount for name, amount in judgement.parts(state, seat).items())


def read_prices(path: Path, names: Collection[str], never: Collection[str] = ()) -> Pricing:
    """Prices checked: every name has one and no other has; manners are mild, and `never` is left to no manner."""
    file = f"{path.parent.name}/{path.name}"
    try:
        pricing = msgspec.convert(read_toml(path), Pricing)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error
    if missing := set(names) - set(pricing.prices):
        raise BadData(f"{file}, [prices]: {min(missing)} has no price")
    if unknown := set(pricing.prices) - set(names):
        raise BadData(f"{file}, [prices]: nothing is called {min(unknown)}")
    _check_range(f"{file}, [prices]", pricing.prices, 0.0, MOST_PRICE)
    for manner, factors in pricing.manners.items():
        where = f"{file}, [manners.{manner}]"
        if silent := [name for name in factors if name not in pricing.prices or name in never]:
            raise BadData(f"{where}: a manner has nothing to say about {silent[0]}")
        _check_range(where, factors, LEAST_FACTOR, MOST_FACTOR)
    return pricing


def _check_range(where: str, given: Mapping[str, float], least: float, most: float) -> None:
    for name, number in given.items():
        if not least <= number <= most:
            raise BadData(f"{where}: {name} = {number} is not from {least} to {most}")
