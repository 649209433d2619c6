"""Positions to draw: views from whole random games."""

from dataclasses import dataclass
from functools import cache

from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game
from games.imperium import GAME
from games.imperium.views import ImperiumView

LONG_NAMES = ("Wilhelmina Oberhausen-Schlagenhauer III", "Ж" * 32, "i", "🪱🪱🪱")


@dataclass(frozen=True)
class Position:
    """A state as everybody and as each seat sees it, and the public view of the turn before."""

    public: ImperiumView
    seats: tuple[ImperiumView, ...]
    before: ImperiumView | None
    state: bytes


@cache
def positions(players: int, seed: str, every: int = 1) -> tuple[Position, ...]:
    """Every so manyeth step of a random game, the last one always."""
    found: list[Position] = []
    told: list[ImperiumView] = []
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

    random_game(GAME, Setup(("a",) * players, {}, seed.encode().ljust(32, b".")), seed, watch)
    return tuple(found)
