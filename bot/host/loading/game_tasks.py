"""Background tasks: at most one for each game, which runs while the game has work to do."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from bot.host.loading.queues import until_current
from bot.host.model.facts import Refused

log = logging.getLogger(__name__)


class GameTasks(ABC):
    """Runs the tasks of one kind of work, such as the answers of friends."""

    failure_message: ClassVar[str]
    """The log line for a game whose work failed."""

    def __init__(self) -> None:
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    @abstractmethod
    async def work(self, game: str) -> float | None:
        """Do one piece of work for a game. Return the seconds until the next piece, or None if there is none."""

    async def pause(self, game: str, seconds: float) -> None:
        """Wait between two pieces of work."""
        await asyncio.sleep(seconds)

    def start_task(self, game: str) -> None:
        """Start the task of a game, unless it runs already."""
        if game not in self._busy and not self._stopped:
            self._busy[game] = asyncio.create_task(self._run(game))

    async def settle(self, game: str, seconds: float) -> None:
        """Wait until the task of a game has ended, but no longer than some seconds."""
        task = self._busy.get(game)
        if task is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def stop(self) -> None:
        """Cancel all tasks and start no more."""
        self._stopped = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game: str) -> None:
        try:
            while (pause := await until_current(lambda: self.work(game))) is not None:
                await self.pause(game, pause)
        except Refused:
            return
        except Exception:
            log.exception(self.failure_message, extra={"game": game})
        finally:
            self._busy.pop(game, None)
