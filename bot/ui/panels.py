"""The private panels that are open. A player who opens a second panel of a game loses the first."""

from __future__ import annotations

import time

import aiohttp
import discord

DELETABLE_FOR = 14 * 60.0
"""Seconds for which an ephemeral message can be deleted: Discord allows fifteen minutes."""


class OpenPanels:
    """The interaction that showed the newest panel, for every player and game."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, str], tuple[float, discord.Interaction]] = {}

    async def replace(self, game: str, interaction: discord.Interaction) -> None:
        """Remember a panel that was just opened, and delete the player's older panel of the game."""
        key = interaction.user.id, game
        older = self._open.pop(key, None)
        self._drop_expired()
        self._open[key] = time.monotonic(), interaction
        if older is not None and time.monotonic() - older[0] < DELETABLE_FOR:
            await _delete(older[1])

    def _drop_expired(self) -> None:
        limit = time.monotonic() - DELETABLE_FOR
        for key in [key for key, (at, _) in self._open.items() if at < limit]:
            del self._open[key]


async def _delete(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException):
        return  # The player has dismissed the panel, it is too old, or the connection broke. An old panel does no harm.
