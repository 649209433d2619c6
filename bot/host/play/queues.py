"""One queue for each game: moves of one game wait for each other, moves of other games do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Queues:
    """The locks of all games that are in use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, game: str) -> AsyncIterator[None]:
        """Wait for the turn of the caller in the queue of a game, and release it at the end, also after an error."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        async with lock:
            yield
