"""Retention: finished games are packed after some time, and tables at which nobody played are deleted."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot.host.loading.context import HostContext
from bot.host.model.community.puzzles import ANSWERS_KEPT
from bot.host.model.facts import FINISHED, Status
from bot.host.notify.queueing import put_public
from bot.host.store.tables.packs import pack_moves

log = logging.getLogger(__name__)

LOBBY_EXPIRES_AFTER = timedelta(days=7)
"""How long a lobby waits for a second person."""


class Retention:
    """Packs games and deletes empty tables."""

    def __init__(self, context: HostContext, pack_after: timedelta | None) -> None:
        """Keep the settings. Without `pack_after` nothing is packed."""
        self.context = context
        self.pack_after = pack_after

    async def run(self) -> None:
        now, packs = self.context.now(), self.context.store.read.packs
        for game in await packs.lobbies_nobody_joined(now - LOBBY_EXPIRES_AFTER):
            await self._close_lobby(game)
        async with self.context.store.write() as rows:
            await rows.puzzles.delete_answers(now - ANSWERS_KEPT)
        if self.pack_after is not None:
            for game in await packs.finished_before(now - self.pack_after):
                await self._pack(game)

    async def _close_lobby(self, game: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.LOBBY:
                return
            now = self.context.now()
            async with self.context.store.write() as rows:
                await rows.games.update(game, status=Status.ABANDONED, moved=now)
                await put_public(rows, loaded.row, "lobby", {}, now)
        self.context.committed(game)

    async def _pack(self, game: str) -> None:
        """Pack a finished game into a tenth of the space. A game without moves is deleted."""
        async with self.context.queues.turn(game):
            row = await self.context.store.read.games.get(game)
            if row is None or row.status not in FINISHED:
                return
            moves = await self.context.store.read.packs.moves_of(game)
            pack = await asyncio.to_thread(pack_moves, moves) if moves else None
            async with self.context.store.write() as rows:
                if pack is None:
                    await rows.packs.delete_table(game)
                else:
                    await rows.packs.put(game, pack)
        log.info("a finished game was packed" if pack else "an empty table was deleted", extra={"game": game})
