"""How minds judge a game: what a position is worth to a seat, and what each answer is expected to gain.

A game fills a `Judgement` in its own `judgement.py`. The prices of things are in `data/<game>/prices.toml`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from games.core.data import BadData, read_toml
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, State, Text
from games.core.standing import Standing

Prices = Mapping[str, float]
"""The price of each thing, by its name. Prices say what a thing is worth compared with the others."""

LEAST_FACTOR, MOST_FACTOR = 0.7, 1.4
MOST_PRICE = 20.0
"""The highest price: twice what is needed to win. The lowest is 0."""


class Pricing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of prices: prices, manners, and the results of each price's last tuning.

    A manner is a style of play: factors on some of the prices.
    """

    prices: dict[str, float]
    manners: dict[str, dict[str, float]] = {}
    tuning: dict[str, str] = {}

    def under(self, manner: str) -> Prices:
        """Return the prices multiplied by the factors of this manner."""
        factors = self.manners.get(manner, {})
        return {name: price * factors.get(name, 1.0) for name, price in self.prices.items()}


class Aim(NamedTuple):
    """Something that an answer is for: how much it adds to the seat's worth, and what it is in words."""

    worth: float
    text: Text


class Judgement(msgspec.Struct, frozen=True):
    """The functions by which minds judge a game. The package `players` uses them."""

    pricing: Pricing
    weigh: Callable[[State, LiveQuestion, Prices], Mapping[str, float]]
    """`weigh(state, question, prices)`: return the expected gain of each way, by key. Doing nothing gains 0."""
    several: Callable[[State, LiveQuestion, Prices], Picks]
    """`several(state, question, prices)`: return a good answer to a question that takes several picks."""
    parts: Callable[[State, int], Mapping[str, float]]
    """`parts(state, seat)`: return how much a seat has of each thing that has a price."""
    named: Callable[[str, int], Text]
    """`named(name, amount)`: return an amount of a thing that has a price, in words."""
    horizon: Callable[[State], Hashable]
    """`horizon(state)`: return a value, such as the round. A look ahead stops when it has changed `changes` times."""
    kinds: Collection[str] = ()
    """The kinds of questions that are judged. Every kind of the game should be among them."""
    others: Callable[[State, LiveQuestion], Sequence[Picks]] = lambda state, asked: ()
    """`others(state, question)`: return further answers to such a question that are worth a look ahead."""
    worlds: int = 5
    """In how many worlds a sharp mind tries an answer. More worlds take more time."""
    changes: int = 1
    """How many changes of the horizon a look ahead plays, for all candidates alike."""
    ahead: Collection[str] = ()
    """The kinds of questions for which looking ahead pays. The others are answered by prices. Empty: all kinds."""
    aims: Callable[[State, State, int, Prices], Sequence[Aim]] | None = None
    """`aims(before, after, seat, prices)`: return what a seat gained between two positions. Without it, the parts that
    grew are told."""
    deed: Callable[[State, State, int], Text | None] = lambda before, after, seat: None
    """`deed(before, after, seat)`: return in a few words what the seat did, or None if the choice says it."""
    idle: Callable[[State, LiveQuestion, Picks], Text | None] = lambda before, asked, picks: None
    """`idle(before, question, picks)`: return why an answer is given that gains nothing at once, or None."""
    obvious: Callable[[State, LiveQuestion, Picks], Text | None] = lambda before, asked, picks: None
    """`obvious(before, question, picks)`: return the reason for an answer whose gains would mislead, or None."""
    completes: Callable[[LiveQuestion, Picks, LiveQuestion, Picks], bool] | None = None
    """`completes(first, picks, next, its_picks)`: return whether the next answer only completes the first, as a visit
    completes sending an agent. Its gain counts as a gain of the first answer. Without this function, all answers that
    follow are counted so."""
    reveals_end: bool = False
    """Whether no answer completes another after something was revealed, such as a card or a roll of dice. Without
    `completes` it is always so."""
    passes: Callable[[LiveQuestion, Picks], bool] = lambda asked, picks: False
    """`passes(question, picks)`: return whether this answer gains nothing by itself, whatever happens after it."""
    standing: Standing | None = None
    """The learnt chances to win. None: positions are compared by prices."""

    def chances(self, state: State) -> dict[int, float] | None:
        """Return the chance of each seat to win, or None if nothing was learnt about such a table.

        The weights were learnt at moments when `horizon` changes. At other moments, look ahead to the next one.
        """
        return self.standing.chances(state) if self.standing else None


def worth(judgement: Judgement, state: State, seat: int, prices: Prices) -> float:
    """Return what a seat has, valued by the prices."""
    return sum(prices[name] * amount for name, amount in judgement.parts(state, seat).items())


def read_prices(path: Path, names: Collection[str], never: Collection[str] = ()) -> Pricing:
    """Read and check a file of prices. Each of `names` must have a price, and nothing else may have one.

    Factors of manners must be near 1, and no manner may change the prices in `never`.
    """
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
