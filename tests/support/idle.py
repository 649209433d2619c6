"""Waiting for background tasks."""

from __future__ import annotations

import asyncio

from bot.host.loading.game_tasks import GameTasks


async def until_idle(tasks: GameTasks) -> None:
    """Wait until no game has work left."""
    while tasks._busy:
        await asyncio.gather(*tasks._busy.values(), return_exceptions=True)
