"""Panels on which nothing is asked. When the game asks their player something, they show it by themselves.

The same holds when they name somebody who is not waited for any more, and when the game ends.

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
from bot.host.model.interaction.interactions import Visitor
from bot.ui.panels import DELETABLE_FOR
from bot.ui.payload import Signs, edit_payload

log = logging.getLogger(__name__)

EDITABLE_FOR = DELETABLE_FOR
"""Seconds for which a response can be edited."""
BETWEEN_EDITS = 1.0
"""Seconds between two edits of a panel. Friends may give several answers within a second."""


class IdlePanel(msgspec.Struct, frozen=True):
    interaction: discord.Interaction[Any]
    visitor: Visitor
    at: float
    waits: tuple[str, ...] | None
    """The players that the panel shows as waited for. None: it shows nobody."""
    is_busy: bool = False
    """Whether the panel is being edited."""


class IdlePanels:
    """The newest panel of each player and game that asks nothing."""

    def __init__(self, host: Host, icons: Signs) -> None:
        self._host = host
        self._icons = icons
        self._panels: dict[tuple[int, str], IdlePanel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(
        self, game: str, interaction: discord.Interaction[Any], visitor: Visitor, waits: tuple[str, ...] | None
    ) -> None:
        """Show the panel again once it is not true any more, which may have happened already."""
        self._drop_expired()
        self._panels[visitor.person.id, game] = IdlePanel(interaction, visitor, time.monotonic(), waits)
        self._start(visitor.person.id, game)

    def forget(self, user: int, game: str) -> None:
        """Leave a panel alone, because it shows something else now."""
        self._panels.pop((user, game), None)

    def wake(self, game: str, stands: object = None) -> None:
        """Check after a commit whether the panels of the game are still true."""
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
        """Show what is asked or waited for now, on the panel that was watched when the look began."""
        panel = self._panels.get((user, game))
        if panel is None or panel.is_busy or time.monotonic() - panel.at > EDITABLE_FOR:
            return
        try:
            reply = await self._host.idle_panel_again(panel.visitor, game, panel.waits)
            if reply is None or self._panels.get((user, game)) is not panel:
                return
            shown = msgspec.structs.replace(panel, waits=reply.idle_waits, is_busy=True)
            self._panels[user, game] = shown
            payload = edit_payload(reply.message, self._icons, as_blocks=True)
            await panel.interaction.edit_original_response(**payload)
            await asyncio.sleep(BETWEEN_EDITS)
            if self._panels.get((user, game)) is shown:  # Nothing was pressed meanwhile.
                self.forget(user, game)
                if reply.idle_in:
                    self._panels[user, game] = msgspec.structs.replace(shown, is_busy=False)
                    self._start(user, game)
        except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException) as error:
            log.info("a panel could not be shown again", extra={"why": str(error)})
        except Exception:
            log.exception("a panel could not be shown again", extra={"game": game})
