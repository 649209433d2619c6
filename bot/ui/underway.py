"""Answers under way: before the bot stops, whoever has pressed gets theirs, and nobody new is begun with."""

from __future__ import annotations

import asyncio
import contextlib


class Underway:
    def __init__(self) -> None:
        self._answers: set[object] = set()
        self._none = asyncio.Event()
        self._none.set()
        self.is_closing = False
        """From now on a press is not even acknowledged: Discord says that nobody answers, and nothing has changed."""

    def begin(self, answer: object) -> None:
        self._answers.add(answer)
        self._none.clear()

    def end(self, answer: object) -> None:
        self._answers.discard(answer)
        if not self._answers:
            self._none.set()

    async def finish(self, seconds: float) -> int:
        """Wait for those that were begun, and no longer than this. Returns how many are left."""
        self.is_closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._none.wait()
        return len(self._answers)
