"""One queue for each game: moves of one game wait for each other, moves of other games do not.

The queue is that of this process. Between processes the database decides (`store/connection/turns`): the loser does
its work again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.host.store.connection.executors import Outdated
from bot.host.store.connection.turns import take_turn

T = TypeVar("T")
MOST_TRIES = 8
"""How often work is tried while other processes write the same game. Each of those writes is somebody's progress."""


async def until_current(work: Callable[[], Awaitable[T]]) -> T:
    """Do work, and do it again from the new state if another process has written the game meanwhile."""
    for _ in range(MOST_TRIES - 1):
        try:
            return await work()
        except Outdated:
            continue
    return await work()


class Queues:
    """The locks of all games that are in use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, game: str) -> AsyncIterator[None]:
        """Wait for the turn of the caller in the queue of a game, and release it at the end, also after an error."""
        async with self.lock(game):
            with take_turn(game):
                yield

    def lock(self, game: str) -> asyncio.Lock:
        """Return the lock of a game, for callers that change nothing."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock
