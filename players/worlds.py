"""Worlds: copies of a state in which everything that a seat may not know is dealt again.

Minds see states only through this class. A world does not depend on what is really hidden, so an answer cannot either.
"""

from __future__ import annotations

import hashlib

from games.core.game import Game
from games.core.protocol import State


class Worlds:
    """The worlds of one seat at one position, by number. `worlds[3]` is the same world each time."""

    __slots__ = ("_canonical", "_salt", "game", "save", "seat")

    def __init__(self, game: Game, state: State, seat: int | None, salt: str = "") -> None:
        """Make the worlds of a seat. Those of the seat None hold only what everybody knows."""
        self.game = game
        self.seat = seat
        self._salt = salt
        self._canonical = game.shuffle_hidden(state, seat, self._salt_of("canonical"))
        self.save = game.encode(self._canonical)

    def __getitem__(self, number: int) -> State:
        """Return a new copy of world `number`, which the caller may change."""
        return self.game.shuffle_hidden(self._canonical, self.seat, self._salt_of(f"{number}"))

    def _salt_of(self, name: str) -> str:
        return hashlib.sha256(f"{self._salt}/{name}".encode()).hexdigest()
