"""Panels that show something else by themselves, once what they show is not true any more.

A panel is not true any more if it asks what nobody waits for now, asks nothing although its player is asked, names
somebody who is not waited for, or if the game has ended. So it never contradicts a post or a call. Discord lets a bot
edit the response to an interaction for fifteen minutes, and does not count these requests.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import aiohttp
import discord
import msgspec
from cachetools import LRUCache

from bot.host.host import Host
from bot.host.model.interaction.interactions import Visitor
from bot.host.screen.elements import PanelShown
from bot.ui.panels import DELETABLE_FOR
from bot.ui.payload import Signs, edit_payload

log = logging.getLogger(__name__)

EDITABLE_FOR = DELETABLE_FOR
"""Seconds for which a response can be edited."""
BETWEEN_EDITS = 1.0
"""Seconds between two edits of a panel. Friends may give several answers within a second."""
MOST_TIPS = 1000
"""Games of which the newest move is known."""
UNKNOWN = -1


class WatchedPanel(msgspec.Struct, frozen=True):
    interaction: discord.Interaction[Any]
    visitor: Visitor
    at: float
    shown: PanelShown
    is_busy: bool = False
    """Whether the panel is being edited."""


Key = tuple[int, str, bool]
"""A player, a game, and whether the panel is in a server. A player may have another one in direct messages."""


class WatchedPanels:
    """The newest panel of each player and game, in a server and in direct messages.

    In direct messages a panel without a question is left alone: the next question comes with a call.
    """

    def __init__(self, host: Host, icons: Signs) -> None:
        self._host = host
        self._icons = icons
        self._panels: dict[Key, WatchedPanel] = {}
        self._tips: LRUCache[str, int] = LRUCache(MOST_TIPS)
        """The number of the newest move of a game, or UNKNOWN."""
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, shown: PanelShown, interaction: discord.Interaction[Any], visitor: Visitor) -> None:
        """Show the panel again once it is not true any more, which may have happened already."""
        self._drop_expired()
        self._keep(WatchedPanel(interaction, visitor, time.monotonic(), shown))

    def _keep(self, panel: WatchedPanel) -> None:
        shown = panel.shown
        if not (shown.asked or panel.visitor.guild):
            return
        key = panel.visitor.person.id, shown.game, panel.visitor.guild is not None
        self._panels[key] = panel
        if not shown.asked or not UNKNOWN < self._tips.get(shown.game, shown.tip) <= shown.tip:
            self._start(key)

    def forget(self, user: int, game: str, guild: int | None) -> None:
        """Leave a panel alone, because it shows something else now."""
        self._panels.pop((user, game, guild is not None), None)

    def wake(self, game: str, stands: Any = None) -> None:
        """Check after a commit whether the panels of the game are still true. `stands`: the reading of the game now."""
        self._tips[game] = stands.loaded.tip.seq if stands is not None else UNKNOWN
        for key in list(self._panels):
            if key[1] == game:
                self._start(key)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, key: Key) -> None:
        task = asyncio.create_task(self._refresh(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _drop_expired(self) -> None:
        limit = time.monotonic() - EDITABLE_FOR
        for key in [key for key, panel in self._panels.items() if panel.at < limit]:
            del self._panels[key]

    async def _refresh(self, key: Key) -> None:
        """Show what is asked or waited for now, on the panel that was watched when the look began."""
        panel = self._panels.get(key)
        if panel is None or panel.is_busy or time.monotonic() - panel.at > EDITABLE_FOR:
            return
        try:
            reply = await self._host.panel_again(panel.visitor, panel.shown)
            if reply is None or self._panels.get(key) is not panel:
                return
            busy = msgspec.structs.replace(panel, is_busy=True)
            self._panels[key] = busy
            payload = edit_payload(reply.message, self._icons, as_blocks=True)
            await panel.interaction.edit_original_response(**payload)
            await asyncio.sleep(BETWEEN_EDITS)
            if self._panels.get(key) is busy:  # Nothing was pressed meanwhile.
                del self._panels[key]
                if reply.panel is not None:
                    self._keep(msgspec.structs.replace(panel, shown=reply.panel))
        except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException) as error:
            log.info("a panel could not be shown again", extra={"why": str(error)})
        except Exception:
            log.exception("a panel could not be shown again", extra={"game": panel.shown.game})
