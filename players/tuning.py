"""The command `make tune`, which tunes prices by self-play.

Each seat plays by slightly different prices. A regression then shows which higher prices win more often.

    python -m players.tuning imperium 400
    python -m players.tuning imperium 400 --with expansion=ix --only tech dreadnought
    python -m players.tuning arrakis 400 --seats 2

A tuning that was stopped goes on where it stopped. Its results are in `tuning.json` beside the prices until the new
prices are written.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Collection
from importlib import import_module
from math import exp
from pathlib import Path

from games.core.data import DATA
from games.core.game import Game
from games.core.judgement import Prices
from games.core.simulation import RandomBelow, random_below
from players.tournament import judgement_of, play, priced

SPREAD = 0.25
"""The standard deviation of the logarithm of the factor between a seat's price and the price in the file."""
STEP = 0.5
"""The largest change of a price's logarithm in one tuning."""
DOUBT = 2.0
"""A slope of twice this many standard errors changes a price by the whole `STEP`; a smaller slope by less."""
FINE = 1 << 16
SAVED_EVERY = 10
"""After how many games the results are saved."""


class Sums:
    """The results so far: the sums from which the regression of wins on each price is computed."""

    def __init__(self, names: list[str]) -> None:
        self.games = 0
        self.seats = 0
        self.won = 0.0
        self.sums = {name: [0.0, 0.0, 0.0] for name in names}
        """For each price: the sums of its logarithm, of the square of that, and of its product with the win."""

    def add(self, factors: dict[str, float], won: float) -> None:
        """Add one seat of one game: the logarithms of its factors, and its share of the win."""
        self.seats += 1
        self.won += won
        for name, factor in factors.items():
            sums = self.sums[name]
            sums[0] += factor
            sums[1] += factor * factor
            sums[2] += factor * won

    def slope(self, name: str) -> tuple[float, float]:
        """Return how much a higher price wins (the slope of the regression), and its standard error."""
        x, xx, xw = self.sums[name]
        share = self.won / self.seats
        spread = xx / self.seats - (x / self.seats) ** 2
        slope = (xw / self.seats - x / self.seats * share) / spread
        return slope, (share * (1 - share) / (spread * self.seats)) ** 0.5

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.__dict__), encoding="utf-8")

    def load(self, path: Path) -> None:
        if path.exists():
            self.__dict__.update(json.loads(path.read_text(encoding="utf-8")))


def normal(below: RandomBelow) -> float:
    """Return a random number with about a standard normal distribution."""
    return sum(below(FINE) / FINE for _ in range(12)) - 6


def tune(
    game: Game,
    games: int,
    kept: Path,
    seats: int = 4,
    options: dict[str, str] | None = None,
    only: Collection[str] = (),
) -> Sums:
    """Play until there are `games` games in all, including those saved in `kept`, and return the results."""
    prices = judgement_of(game).pricing.prices
    # The first price of the file is the unit of all others, so it stays.
    names = [name for name in list(prices)[1:] if not only or name in only]
    sums = Sums(names)
    sums.load(kept)
    for number in range(sums.games, games):
        below = random_below(f"tune {game.key} {number}")
        factors = [{name: SPREAD * normal(below) for name in names} for _ in range(seats)]
        players = [priced(_with_factors(prices, each)) for each in factors]
        winners = play(game, players, f"tune {game.key} {number}", options).winners
        for seat, each in enumerate(factors):
            sums.add(each, (seat in winners) / max(1, len(winners)))
        sums.games += 1
        if sums.games % SAVED_EVERY == 0:
            sums.save(kept)
    sums.save(kept)
    return sums


def _with_factors(prices: Prices, factors: dict[str, float]) -> Prices:
    return {name: price * exp(factors.get(name, 0.0)) for name, price in prices.items()}


def tuned(prices: Prices, sums: Sums) -> dict[str, float]:
    """Return new prices: each moves towards what won, the further the more certain the slope is."""
    found = dict(prices)
    for name in sums.sums:
        slope, error = sums.slope(name)
        found[name] = prices[name] * exp(STEP * max(-1.0, min(1.0, slope / error / DOUBT / 2)))
    return found


def write_prices(path: Path, prices: Prices, sums: Sums, before: dict[str, str]) -> None:
    """Write the prices and the tuning results into the file. Its comments stay."""
    text = path.read_text(encoding="utf-8")
    head, _, rest = text.partition("\n[manners")
    for name, price in prices.items():
        head = re.sub(rf"(?m)^{name} = [\d.]+", f"{name} = {price:.2f}", head)
    body = f"{head}\n[manners{rest}".partition("\n[tuning]")[0]
    figures = before | {name: describe_slope(sums, name) for name in sums.sums}
    lines = "".join(f'{name} = "{figures[name]}"\n' for name in prices if name in figures)
    title = "[tuning]  # what a seat wins by valuing a thing e times as much, with two standard errors"
    path.write_text(f"{body}\n{title}\n{lines}", encoding="utf-8")


def describe_slope(sums: Sums, name: str) -> str:
    slope, error = sums.slope(name)
    return f"{slope:+.3f} ± {2 * error:.3f} in {sums.games} games"


def run_tuning(asked: Namespace) -> None:
    game: Game = import_module(f"games.{asked.game}").GAME
    path = DATA / asked.game / "prices.toml"
    kept = path.with_name("tuning.json")
    pricing = judgement_of(game).pricing
    sums = tune(game, asked.games, kept, asked.seats, dict(pair.split("=") for pair in asked.options), asked.only)
    for name in sums.sums:
        print(f"{name:12} {describe_slope(sums, name)}")
    write_prices(path, tuned(pricing.prices, sums), sums, pricing.tuning)
    kept.unlink()


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Tune the prices of a game's minds by self-play.")
    parser.add_argument("game")
    parser.add_argument("games", nargs="?", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--with", dest="options", nargs="*", default=[], metavar="option=choice")
    parser.add_argument("--only", nargs="*", default=[], metavar="price")
    return parser


if __name__ == "__main__":
    run_tuning(arguments().parse_args())
