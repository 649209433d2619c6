"""Positions of the dice game to draw: views from whole random games."""

from dataclasses import dataclass
from functools import cache

from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game
from games.dice import GAME
from games.dice.views import DiceView

NAMES = ("Ann", "Bořivoj", "Оксана", "Di", "Emil", "Fatima", "Gus", "Hanna")
LONG_NAMES = ("Wilhelmina Oberhausen-Schlagenhauer III", "Ж" * 32, "i", "🪱🪱🪱", "W" * 32, "Ö", "g j", "Hanna")


@dataclass(frozen=True)
class Position:
    """A state as everybody and as each seat sees it, and the public view of the turn before."""

    public: DiceView
    seats: tuple[DiceView, ...]
    before: DiceView | None
    state: bytes


@cache
def positions(players: int, seed: str, every: int = 1, land: str = "bands") -> tuple[Position, ...]:
    """Every so manyeth step of a random game, the last one always."""
    found: list[Position] = []
    told: list[DiceView] = []
    count = 0

    def watch(state: State, step: Step) -> None:
        nonlocal count
        count += 1
        if step.closes:
            told.append(GAME.view(state, None))
        if count % every == 0 or GAME.result(state) is not None:
            seats = tuple(GAME.view(state, seat) for seat in range(players))
            before = told[-2] if len(told) > 1 else None
            found.append(Position(GAME.view(state, None), seats, before, GAME.encode(state)))

    setup = Setup(("a",) * players, {"map": land}, seed.encode().ljust(32, b"."))
    random_game(GAME, setup, seed, watch)
    return tuple(found)


def fought(players: int, seed: str) -> Position:
    """A position in the middle of a battle whose commitments are being made."""
    return next(position for position in positions(players, seed) if position.public.battle is not None)
