"""Learnt standings: the chance of each seat to win, as a sum of features times weights.

`data/<game>/standing.toml` holds the weights, which `make train` learns from self-play. Each kind of table, such as
three or four players, has a fit of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp, isfinite
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.data import BadData, read_toml
from games.core.protocol import State

MOST_WEIGHT = 50.0
"""The largest weight, up or down. A larger one is a mistake in the file."""

Features = Mapping[str, float]


class Table(NamedTuple):
    """The tables from whose games a fit is learnt: their number of seats, and the options of one after another."""

    seats: int
    options: tuple[Mapping[str, str], ...] = ({},)
    ridge: float = 30.0
    """How strongly weights are drawn towards 0, as a number of standings. More where a game has many of them."""


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for one kind of table, and how they were learnt."""

    weights: dict[str, tuple[float, float]]
    """Feature -> its weight at the beginning and at the end of a game."""
    seeds: str = ""
    """The name of the seeds of the games, and how many games were played."""
    minds: str = ""
    """The players of these games."""
    standings: int = 0
    """How many standings were learnt from."""
    log_loss: float = 0.0
    """The log-loss on the games that were kept apart, of which `even` is that of even chances."""
    even: float = 0.0
    calibration: float = 0.0
    """The mean difference between a chance and how often it came true, on the same games."""

    def worth(self, features: Features, progress: float) -> float:
        """Return the sum of the features times their weights at this progress of the game, from 0 to 1."""
        early, late = 1.0 - progress, progress
        weights, found = self.weights, 0.0
        for name, amount in features.items():
            if amount and name in weights:
                first, last = weights[name]
                found += amount * (first * early + last * late)
        return found

    def weight(self, name: str, progress: float) -> float:
        """Return the weight of a feature at this progress of the game. Unknown features weigh nothing."""
        first, last = self.weights.get(name, (0.0, 0.0))
        return first * (1.0 - progress) + last * progress


class Standing(msgspec.Struct, frozen=True):
    """The features of a game's positions, and the chances to win that were learnt from them."""

    fits: Mapping[str, Fit]
    features: Callable[[State, int], Features]
    """`features(state, seat)`: return the amounts that the weights are for. They use what the state shows, so a mind
    computes them only in worlds."""
    fit_of: Callable[[State], str]
    """`fit_of(state)`: return the name of the fit for this table. There may be none of this name."""
    progress: Callable[[State], float]
    """`progress(state)`: return how far the game is, from 0 to 1."""
    contenders: Callable[[State], Sequence[tuple[int, ...]]]
    """`contenders(state)`: return the seats that play to win. Seats that win together are in one group."""
    tables: Mapping[str, Table]
    """Fit -> the tables that it is learnt from."""

    def known(self, state: State) -> Fit | None:
        """Return the fit for this table, or None."""
        return self.fits.get(self.fit_of(state))

    def chances(self, state: State) -> dict[int, float] | None:
        """Return the chance of each seat to win, or None if nothing was learnt about such a table."""
        fit = self.known(state)
        if fit is None:
            return None
        progress, groups = self.progress(state), self.contenders(state)
        worths = [fit.worth(self.features(state, group[0]), progress) for group in groups]
        found = softmax(worths)
        return {seat: chance for group, chance in zip(groups, found, strict=True) for seat in group}


def softmax(worths: Sequence[float]) -> list[float]:
    """Return chances that add up to 1, the more the higher the worth."""
    most = max(worths)
    raised = [exp(worth - most) for worth in worths]
    whole = sum(raised)
    return [each / whole for each in raised]


def read_fits(path: Path, names: Collection[str], tables: Mapping[str, Table]) -> dict[str, Fit]:
    """Read and check a file of fits. `names` are the names of all features."""
    file = f"{path.parent.name}/{path.name}"
    found = {key: _read_fit(f"{file}, [{key}]", plain) for key, plain in read_toml(path).items()}
    for key, fit in found.items():
        if key not in tables:
            raise BadData(f"{file}, [{key}]: no table is called {key}")
        for name, weights in fit.weights.items():
            if name not in names:
                raise BadData(f"{file}, [{key}]: no feature is called {name}")
            if not all(isfinite(each) and abs(each) <= MOST_WEIGHT for each in weights):
                raise BadData(f"{file}, [{key}]: {name} = {list(weights)} is not within {MOST_WEIGHT:g} of 0")
    return found


def _read_fit(where: str, plain: Any) -> Fit:
    try:
        return msgspec.convert(plain, Fit)
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {error}") from error
