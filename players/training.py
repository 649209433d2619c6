"""The command `make train`, which learns the weights of standings from self-play. It needs numpy, for developers only.

    python -m players.training imperium --only four --games 4000
    python -m players.training imperium --only four --games 800 --minds sharp

The seeds are fixed, so the same command finds the same weights. Every fifth game, by number, is kept apart: the
log-loss and calibration in the file are measured on those.
"""

from __future__ import annotations

import zlib
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import count
from math import exp
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from games.core.data import DATA, read_toml
from games.core.game import Game
from games.core.judgement import Prices
from games.core.protocol import State
from games.core.simulation import random_below
from games.core.standing import Features, Fit, Standing, Table
from players.levels import Work
from players.tournament import Player, Sharp, judgement_of, play, priced
from players.tuning import normal

SPREAD = 0.35
"""The standard deviation of the logarithm of a price's factor, in every other game. It shows unusual standings."""
KEPT_APART = 5
"""Every game whose number this divides is for testing."""
STEPS = 12
HALVINGS = 20
"""How often a step of the learning is halved at most."""
BINS = 10
LENGTH = 4
"""Bytes before each saved game that hold its length."""
LIGHT = Work(ways=2, worlds=2, answers=160)
"""The work of sharp minds in training games."""


class Record(msgspec.Struct, array_like=True):
    """A game that was played: its winners, and its states as far apart as a look ahead goes."""

    number: int
    winners: list[int]
    states: list[bytes]


class Seen(NamedTuple):
    """One standing of a game: the features of each contender, and its share of the win in the end."""

    game: int
    progress: float
    features: list[Features]
    won: list[float]


def record_of(game: Game, table: Table, number: int, name: str, minds: str) -> Record:
    """Play one game, and return who won and the positions from which the training learns."""
    judgement = judgement_of(game)
    states: list[bytes] = []
    last: list[object] = [None]
    changes = count()

    def watch(state: State) -> None:
        here = judgement.horizon(state)
        if here == last[0]:
            return
        last[0] = here
        if next(changes) % judgement.changes == 0:
            states.append(game.encode(state))

    options = dict(table.options[number % len(table.options)])
    seed = f"train {name} {number}"
    players = _players(judgement.pricing.prices, table.seats, number, seed, minds)
    return Record(number, list(play(game, players, seed, options, watch).winners), states)


def _players(prices: Prices, seats: int, number: int, seed: str, minds: str) -> list[Player]:
    """Return the players of a game: in every other game, each with prices of its own."""
    below = random_below(seed)
    if minds == "sharp":
        return [Sharp(LIGHT) for _ in range(seats)]
    if number % 2:
        return [priced(prices)] * seats
    return [priced({name: price * exp(SPREAD * normal(below)) for name, price in prices.items()}) for _ in range(seats)]


def records(game: Game, name: str, table: Table, games: int, minds: str, kept: Path) -> Iterator[Record]:
    """Yield the games. Those already played are in the file `kept`."""
    done = 0
    if kept.exists():
        with kept.open("rb") as file:
            while done < games and (head := file.read(LENGTH)):
                yield msgspec.msgpack.decode(zlib.decompress(file.read(int.from_bytes(head, "big"))), type=Record)
                done += 1
    for number in range(done, games):
        found = record_of(game, table, number, name, minds)
        packed = zlib.compress(msgspec.msgpack.encode(found))
        with kept.open("ab") as file:
            file.write(len(packed).to_bytes(LENGTH, "big") + packed)
        yield found


def standings_in(game: Game, standing: Standing, record: Record) -> Iterator[Seen]:
    """Yield the standings of a game in which somebody won."""
    for state in map(game.decode, record.states):
        groups = list(standing.contenders(state))
        winning = [group for group in groups if any(seat in record.winners for seat in group)]
        if len(groups) > 1 and winning:
            amounts = [standing.features(state, group[0]) for group in groups]
            won = [(group in winning) / len(winning) for group in groups]
            yield Seen(record.number, standing.progress(state), amounts, won)


class Matrix:
    """Standings as numbers: a row for each contender, and the standing that it belongs to."""

    def __init__(self, seen: Sequence[Seen], names: Sequence[str]) -> None:
        rows = [
            (at, each, features, won)
            for at, each in enumerate(seen)
            for features, won in zip(each.features, each.won, strict=True)
        ]
        place = {name: column for column, name in enumerate(names)}
        self.amounts = np.zeros((len(rows), 2 * len(names)))
        for row, (_, each, features, _) in enumerate(rows):
            for feature, amount in features.items():
                column = place.get(feature)
                if column is not None:
                    self.amounts[row, column] = amount * (1 - each.progress)
                    self.amounts[row, column + len(names)] = amount * each.progress
        self.won = np.array([won for *_, won in rows])
        self.standing = np.array([at for at, *_ in rows], dtype=np.int64)
        self.count = len(seen)

    def chances(self, weights: np.ndarray) -> np.ndarray:
        raised: np.ndarray = np.exp(np.clip(self.amounts @ weights, -40, 40))
        whole = _sums(self.standing, raised, self.count)
        found: np.ndarray = raised / whole[self.standing]
        return found

    def log_loss(self, chances: np.ndarray) -> float:
        return float(-(self.won * np.log(np.maximum(chances, 1e-12))).sum() / max(1, self.count))

    def even(self) -> float:
        return self.log_loss(1 / _sums(self.standing, np.ones(len(self.standing)), self.count)[self.standing])

    def calibration(self, chances: np.ndarray) -> float:
        """Return the mean difference, over ten bins, between a chance and how often it came true."""
        bins = np.minimum((chances * BINS).astype(int), BINS - 1)
        gaps = [abs(chances[bins == each].sum() - self.won[bins == each].sum()) for each in range(BINS)]
        return float(sum(gaps) / max(1, len(chances)))


def _sums(groups: np.ndarray, amounts: np.ndarray, count: int) -> np.ndarray:
    """Return the sum of the amounts of each group."""
    found = np.zeros(count)
    np.add.at(found, groups, amounts)
    return found


def learn(matrix: Matrix, ridge: float) -> np.ndarray:
    """Return the weights that make the results likeliest (a conditional logit with a ridge, by Newton's steps)."""
    if not matrix.count:
        raise ValueError("there are no standings to learn from")
    scale = matrix.amounts.std(axis=0)
    used = scale > 1e-9
    amounts = matrix.amounts[:, used] / scale[used]
    weights = np.zeros(amounts.shape[1])
    for _ in range(STEPS):
        raised = np.exp(np.clip(amounts @ weights, -40, 40))
        chances = raised / _sums(matrix.standing, raised, matrix.count)[matrix.standing]
        slope = amounts.T @ (matrix.won - chances) - ridge * weights
        weighted = amounts * chances[:, None]
        means = np.zeros((matrix.count, amounts.shape[1]))
        np.add.at(means, matrix.standing, weighted)
        curve = amounts.T @ weighted - means.T @ means + ridge * np.eye(len(weights))
        weights = improved(matrix, amounts, weights, np.linalg.solve(curve, slope), ridge)
    found = np.zeros(matrix.amounts.shape[1])
    found[used] = weights / scale[used]
    return found


def improved(matrix: Matrix, amounts: np.ndarray, weights: np.ndarray, step: np.ndarray, ridge: float) -> np.ndarray:
    """Return the weights after this step, or after a shorter step if the whole step leads too far."""
    before = likelihood(matrix, amounts, weights, ridge)
    for _ in range(HALVINGS):
        further: np.ndarray = weights + step
        if likelihood(matrix, amounts, further, ridge) >= before:
            return further
        step = step / 2
    return weights


def likelihood(matrix: Matrix, amounts: np.ndarray, weights: np.ndarray, ridge: float) -> float:
    """Return what the learning raises: the logarithm of the results' likelihood, less the ridge."""
    worths = amounts @ weights
    most = np.full(matrix.count, -np.inf)
    np.maximum.at(most, matrix.standing, worths)
    worths -= most[matrix.standing]
    whole = np.log(_sums(matrix.standing, np.exp(worths), matrix.count))
    return float((matrix.won * (worths - whole[matrix.standing])).sum() - ridge / 2 * weights @ weights)


def fit(seen: Sequence[Seen], seeds: str, minds: str, ridge: float = Table(0).ridge) -> Fit:
    """Return the fit that these standings teach."""
    names = sorted({name for each in seen for features in each.features for name in features})
    taught = [each for each in seen if each.game % KEPT_APART]
    test = Matrix([each for each in seen if each.game % KEPT_APART == 0], names)
    weights = learn(Matrix(taught, names), ridge)
    chances = test.chances(weights)
    half = len(names)
    return Fit(
        weights={
            name: (round(float(weights[at]), 4), round(float(weights[at + half]), 4)) for at, name in enumerate(names)
        },
        seeds=seeds,
        minds=minds,
        standings=len(taught),
        log_loss=round(test.log_loss(chances), 4),
        even=round(test.even(), 4),
        calibration=round(test.calibration(chances), 4),
    )


def write_fits(path: Path, fits: Mapping[str, Fit]) -> None:
    """Write the file of fits."""
    lines = [HEAD]
    for key, found in fits.items():
        lines.append(f'\n[{key}]\nseeds = "{found.seeds}"\nminds = "{found.minds}"\nstandings = {found.standings}')
        lines.append(f"log_loss = {found.log_loss}\neven = {found.even}\ncalibration = {found.calibration}\n")
        lines.append(f"[{key}.weights]")
        width = max(len(name) for name in found.weights)
        for name, (early, late) in found.weights.items():
            written = name if ":" not in name else f'"{name}"'
            lines.append(f"{written:{width}} = [{early}, {late}]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


HEAD = """# The chance to win, learnt from self-play by `make train`. Do not edit: the next training writes it again.
#
# A seat's worth is the sum of its features times their weights, [early, late] in the game; chances are the softmax of
# the worths of all seats. log_loss and calibration are measured on games that were kept apart; `even` is the log-loss
# of even chances."""


def run_training(asked: Namespace) -> None:
    game: Game = import_module(f"games.{asked.game}").GAME
    standing: Standing | None = judgement_of(game).standing
    if standing is None:
        raise SystemExit(f"{asked.game} has no features to learn from")
    path = DATA / asked.game / "standing.toml"
    for name in asked.only or standing.tables:
        kept = Path(asked.kept) / f"{asked.game}-{name}-{asked.minds}{asked.again}.games"
        kept.parent.mkdir(parents=True, exist_ok=True)
        seeds = f"{name}{asked.again}"
        played = records(game, seeds, standing.tables[name], asked.games, asked.minds, kept)
        seen = [each for record in played for each in standings_in(game, standing, record)]
        found = fit(seen, f"train {seeds}, {asked.games} games", asked.minds, standing.tables[name].ridge)
        print(f"{name}: log-loss {found.log_loss} (even {found.even}), calibration {found.calibration}", flush=True)
        # Another training may have written other fits in the meantime.
        fits = {key: msgspec.convert(plain, Fit) for key, plain in read_toml(path).items()} | {name: found}
        write_fits(path, {key: fits[key] for key in standing.tables if key in fits})


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Learn the chance to win in a game from self-play.")
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[], metavar="table")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--minds", choices=("steady", "sharp"), default="steady")
    parser.add_argument("--again", default="", help="a word in the seeds, for a training on other games")
    parser.add_argument("--kept", default=".training", help="the folder of the games played so far")
    return parser


if __name__ == "__main__":
    run_training(arguments().parse_args())
