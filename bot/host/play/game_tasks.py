"""One task a game, at most: it works as long as there is something to do, and is over before the host is."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from bot.host.model.facts import Refused

log = logging.getLogger(__name__)


class TaskKeeper(ABC):
    mishap: ClassVar[str]
    """What the log says of a game whose work failed."""

    def __init__(self) -> None:
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    @abstractmethod
    async def work(self, game: str) -> float | None:
        """Do one thing for this game; after how many seconds there may be another, or none."""

    async def pause(self, game: str, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def set_to_work(self, game: str) -> None:
        if game not in self._busy and not self._stopped:
            self._busy[game] = asyncio.create_task(self._keep_at_it(game))

    async def idle(self) -> None:
        """Until nothing is left to do."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_at_it(self, game: str) -> None:
        try:
            while (pause := await self.work(game)) is not None:
                await self.pause(game, pause)
        except Refused:
            return
        except Exception:
            log.exception(self.mishap, extra={"game": game})
        finally:
            self._busy.pop(game, None)
