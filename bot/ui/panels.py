"""One panel at a time per player and game: opening a new one closes the old, as long as Discord lets us."""

from __future__ import annotations

import time

import aiohttp
import discord

LIFE_OF_A_TOKEN = 14 * 60.0
"""An ephemeral message can be deleted for fifteen minutes; later it refreshes itself when pressed."""


class Panels:
    def __init__(self) -> None:
        self._open: dict[tuple[int, str], tuple[float, discord.Interaction]] = {}

    async def opened(self, game: str, interaction: discord.Interaction) -> None:
        key = interaction.user.id, game
        before = self._open.pop(key, None)
        self._forget_old()
        self._open[key] = time.monotonic(), interaction
        if before is not None and time.monotonic() - before[0] < LIFE_OF_A_TOKEN:
            await _close(before[1])

    def _forget_old(self) -> None:
        limit = time.monotonic() - LIFE_OF_A_TOKEN
        for key in [key for key, (at, _) in self._open.items() if at < limit]:
            del self._open[key]


async def _close(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException):
        return  # The player has dismissed it themselves, its time is over, or the line broke: it does no harm.
