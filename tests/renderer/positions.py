"""Positions of whole random games, as the public and as each seat sees them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from games.core.game import Game
from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game

V = TypeVar("V")


@dataclass(frozen=True)
class Position(Generic[V]):
    """A state with its views. A view is made on demand, because most tests need few of them."""

    game: Game
    players: int
    state: bytes
    turn_before: bytes | None

    @cached_property
    def public(self) -> V:
        return self.game.view(self._decoded, None)

    @cached_property
    def seats(self) -> tuple[V, ...]:
        return tuple(self.game.view(self._decoded, seat) for seat in range(self.players))

    @cached_property
    def before(self) -> V | None:
        """Return what the public saw one turn earlier."""
        return self.game.view(self.game.decode(self.turn_before), None) if self.turn_before else None

    @cached_property
    def _decoded(self) -> State:
        return self.game.decode(self.state)


Played = tuple[tuple[bytes, bool], ...]
_played: dict[tuple[int, int, str, str], Played] = {}


def positions_of(game: Game, players: int, seed: str, every: int, options: dict[str, str]) -> tuple[Position[V], ...]:
    """Return every n-th step of a random game, and always the last one."""
    steps = _steps(game, players, seed, options)
    chosen = sorted({*range(every - 1, len(steps), every), len(steps) - 1})
    return tuple(Position(game, players, steps[number][0], _turn_before(steps[: number + 1])) for number in chosen)


def _steps(game: Game, players: int, seed: str, options: dict[str, str]) -> Played:
    """Return each state, and whether a turn ended there. Each game is played once and cached."""
    key = id(game), players, seed, repr(options)
    if key not in _played:
        found: list[tuple[bytes, bool]] = []

        def watch(state: State, step: Step) -> None:
            found.append((game.encode(state), step.closes))

        random_game(game, Setup(("a",) * players, options, seed.encode().ljust(32, b".")), seed, watch)
        _played[key] = tuple(found)
    return _played[key]


def _turn_before(steps: Sequence[tuple[bytes, bool]]) -> bytes | None:
    closed = (state for state, closes in reversed(steps) if closes)
    next(closed, None)
    return next(closed, None)
