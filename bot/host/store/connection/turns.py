"""The turn of a game: one task reads the game and changes it. The write checks the revision that the task has read.

Within one process, a queue (`loading/queues`) allows one turn of a game at a time. Several processes share PostgreSQL:
there, each write in a turn fails if another process has written the game since it was read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.host.store.connection.executors import Outdated


class Turn:
    """One turn of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.revision: int | None = None
        """How often the game had been written when it was read. None if it was not read in this turn."""
        self.is_over = False

    def was_read(self, revision: int) -> None:
        """Note the revision that was read. Raise `Outdated` if an earlier reading found another one."""
        if self.revision not in (None, revision):
            raise Outdated(self.game)
        self.revision = revision

    def was_written(self) -> None:
        if self.revision is not None:
            self.revision += 1


_current: ContextVar[Turn | None] = ContextVar("turn", default=None)


@contextmanager
def take_turn(game: str) -> Iterator[None]:
    """Mark all work inside the context manager as one turn of a game."""
    turn = Turn(game)
    before = _current.set(turn)
    try:
        yield
    finally:
        turn.is_over = True  # A task that was started inside has inherited it.
        _current.reset(before)


def current_turn() -> Turn | None:
    turn = _current.get()
    return None if turn is None or turn.is_over else turn
