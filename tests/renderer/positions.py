"""Positions of whole random games, as everybody and as each seat sees them."""

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


Played = tuple[tuple[bytes, bool], ...]
_played: dict[tuple[int, int, str, str], Played] = {}


def positions_of(game: Game, players: int, seed: str, every: int, options: dict[str, str]) -> tuple[Position[V], ...]:
    """Every so manyeth step of a random game, the last one always."""
    steps = _steps(game, players, seed, options)
    chosen = sorted({*range(every - 1, len(steps), every), len(steps) - 1})
    return tuple(_position(game, players, steps, number) for number in chosen)


def _steps(game: Game, players: int, seed: str, options: dict[str, str]) -> Played:
    """Each state, and whether a turn closed there. A game is played once, however many look at it."""
    key = id(game), players, seed, repr(options)
    if key not in _played:
        found: list[tuple[bytes, bool]] = []

        def watch(state: State, step: Step) -> None:
            found.append((game.encode(state), step.closes))

        random_game(game, Setup(("a",) * players, options, seed.encode().ljust(32, b".")), seed, watch)
        _played[key] = tuple(found)
    return _played[key]


def _position(game: Game, players: int, steps: Played, number: int) -> Position[V]:
    data, _ = steps[number]
    state = game.decode(data)
    told = [saved for saved, closes in steps[: number + 1] if closes]
    before = game.view(game.decode(told[-2]), None) if len(told) > 1 else None
    return Position(game.view(state, None), tuple(game.view(state, seat) for seat in range(players)), before, data)
