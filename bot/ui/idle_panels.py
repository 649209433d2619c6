"""Panels on which nothing is asked. When the game asks their player something, they show it by themselves.

So a panel never says that a player is not to act while a call says the opposite. Discord lets a bot edit the response
to an interaction for fifteen minutes, and does not count these requests.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import aiohttp
import discord
import msgspec

from bot.host.host import Host
from bot.host.model.interactions import Visitor
from bot.ui.panels import DELETABLE_FOR
from bot.ui.payload import Signs, edit_payload

log = logging.getLogger(__name__)

EDITABLE_FOR = DELETABLE_FOR
"""Seconds for which a response can be edited."""


class IdlePanel(msgspec.Struct, frozen=True):
    interaction: discord.Interaction[Any]
    visitor: Visitor
    at: float


class IdlePanels:
    """The newest panel of each player and game that asks nothing."""

    def __init__(self, host: Host, icons: Signs) -> None:
        self._host = host
        self._icons = icons
        self._panels: dict[tuple[int, str], IdlePanel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, game: str, interaction: discord.Interaction[Any], visitor: Visitor) -> None:
        """Show the panel again once its player is asked something, which may have happened already."""
        self._drop_expired()
        self._panels[visitor.person.id, game] = IdlePanel(interaction, visitor, time.monotonic())
        self._start(visitor.person.id, game)

    def forget(self, user: int, game: str) -> None:
        """Leave a panel alone, because it shows something else now."""
        self._panels.pop((user, game), None)

    def wake(self, game: str, stands: object = None) -> None:
        """Look after a commit whether players of the game are asked something."""
        for user, of in list(self._panels):
            if of == game:
                self._start(user, game)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, user: int, game: str) -> None:
        task = asyncio.create_task(self._refresh(user, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _drop_expired(self) -> None:
        limit = time.monotonic() - EDITABLE_FOR
        for key in [key for key, panel in self._panels.items() if panel.at < limit]:
            del self._panels[key]

    async def _refresh(self, user: int, game: str) -> None:
        """Show what a player is asked, on the panel that was watched when the look began."""
        panel = self._panels.get((user, game))
        if panel is None or time.monotonic() - panel.at > EDITABLE_FOR:
            return
        try:
            reply = await self._host.asked_again(panel.visitor, game)
            if reply is None or self._panels.get((user, game)) is not panel:
                return
            self.forget(user, game)
            payload = edit_payload(reply.message, self._icons, as_blocks=True)
            await panel.interaction.edit_original_response(**payload)
        except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException) as error:
            log.info("a panel could not be shown again", extra={"why": str(error)})
        except Exception:
            log.exception("a panel could not be shown again", extra={"game": game})
