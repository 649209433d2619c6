"""Drawers: what draws the pictures, off the event loop. Threads are here, and processes in `processes`."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Mapping
from typing import Protocol

from bot.host.pictures.painting import Job, Painter, Picture, board_in_play
from games.core.game import Game

log = logging.getLogger(__name__)

MOST_THREADS = max(1, min(4, (os.cpu_count() or 2) - 1))
"""Threads that draw at the same time. One processor stays free for presses."""


class Drawers(Protocol):
    size: int
    """How many pictures are drawn at the same time."""

    async def start(self, games: Mapping[str, Game]) -> None:
        """Draw a board of every game, so that backgrounds are cached before somebody waits for them."""

    async def draw(self, job: Job) -> Picture: ...

    async def stop(self) -> None: ...


class DrawingThreads:
    """Draws in threads of the bot."""

    def __init__(self, painter: Painter, size: int = MOST_THREADS) -> None:
        self.painter = painter
        self.size = size

    async def start(self, games: Mapping[str, Game]) -> None:
        await asyncio.to_thread(draw_boards, self.painter, games)

    async def draw(self, job: Job) -> Picture:
        return await asyncio.to_thread(self.painter.render, job.key, job.view, job.picture, **job.how)

    async def stop(self) -> None:
        """Do nothing: a thread ends with its picture."""


def draw_boards(painter: Painter, games: Mapping[str, Game]) -> None:
    """Draw a board of every game. The first game is the last, because the newest backgrounds stay uncompressed."""
    for rules in reversed(list(games.values())):
        try:
            job = board_in_play(rules)
            painter.render(job.key, job.view, job.picture, **job.how)
        except Exception:
            log.exception("no picture could be drawn at the start", extra={"key": rules.key})
