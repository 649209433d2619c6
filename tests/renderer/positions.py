"""Positions of whole random games, as everybody and as each seat sees them."""

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.protocol import Game, Setup, State, Step
from games.core.simulation import random_game

V = TypeVar("V")


@dataclass(frozen=True)
class Position(Generic[V]):
    """A state as everybody and as each seat sees it, and the public view of the turn before."""

    public: V
    seats: tuple[V, ...]
    before: V | None
    state: bytes


def positions_of(game: Game, players: int, seed: str, every: int, options: dict[str, str]) -> tuple[Position[V], ...]:
    """Every so manyeth step of a random game, the last one always."""
    found: list[Position[V]] = []
    told: deque[bytes] = deque(maxlen=2)
    count = 0

    def watch(state: State, step: Step) -> None:
        nonlocal count
        count += 1
        if step.closes:
            told.append(game.encode(state))
        if count % every == 0 or game.result(state) is not None:
            seats = tuple(game.view(state, seat) for seat in range(players))
            before = game.view(game.decode(told[0]), None) if len(told) > 1 else None
            found.append(Position(game.view(state, None), seats, before, game.encode(state)))

    random_game(game, Setup(("a",) * players, options, seed.encode().ljust(32, b".")), seed, watch)
    return tuple(found)
