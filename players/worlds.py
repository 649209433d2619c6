"""Worlds: what a seat may know of a game, with everything else dealt anew.

This is the only way from a mind to a state. World number n is the same whatever really lies hidden, so that nothing a
mind answers can depend on it.
"""

from __future__ import annotations

import hashlib

from games.core.game import Game
from games.core.protocol import State


class Worlds:
    __slots__ = ("_salt", "game", "save", "seat")

    def __init__(self, game: Game, state: State, seat: int, salt: str = "") -> None:
        self.game = game
        self.seat = seat
        self._salt = salt
        self.save = game.encode(game.shuffle_hidden(state, seat, self._salt_of("canonical")))

    def __getitem__(self, number: int) -> State:
        """A copy of its own each time."""
        return self.game.shuffle_hidden(self.game.decode(self.save), self.seat, self._salt_of(f"{number}"))

    def _salt_of(self, name: str) -> str:
        return hashlib.sha256(f"{self._salt}/{name}".encode()).hexdigest()
