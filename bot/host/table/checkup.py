"""The check-up: every live game is read at the start; one that cannot be is set aside, alone, and never dropped."""

from __future__ import annotations

import asyncio
import logging

from bot.host.context import Desk
from bot.host.facts import LIVE, Status
from bot.host.store.records import GameRow
from bot.host.table.pausing import give_time_anew
from bot.host.table.scribe import put_notice
from games.core.protocol import say

log = logging.getLogger(__name__)


class CheckUp:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def all(self) -> None:
        """Live games are read; quarantined ones are tried again, for a new version may have been mended."""
        for row in await self.desk.store.read.games.with_status(*LIVE, Status.QUARANTINED):
            await self.one(row.id)
            await asyncio.sleep(0)

    async def suspects(self) -> None:
        """Those that failed while somebody looked at them."""
        while self.desk.suspects:
            await self.one(self.desk.suspects.pop())

    async def one(self, game: str) -> None:
        async with self.desk.queues.turn(game):
            row = await self.desk.store.read.games.get(game)
            trouble = await self._trouble(row) if row else None
            if row and trouble is not None and row.status in LIVE:
                log.error("game quarantined", exc_info=trouble, extra={"game": game})
                await self._change(row, Status.QUARANTINED, row.status.value, "quarantined")
            elif row and trouble is None and row.status is Status.QUARANTINED:
                await self._change(row, Status(row.was or Status.RUNNING), "", "readable-again")
        self.desk.suspects.discard(game)

    async def _trouble(self, row: GameRow) -> Exception | None:
        """What goes wrong when the game is read, asked and looked at."""
        try:
            last = await self.desk.store.read.moves.last(row.id)
            if last is None:
                return LookupError("no moves")
            rules, state = self.desk.rules(row), await self.desk.state(row, last.seq)
            rules.questions(state)
            rules.headline(rules.view(state, None))
        except Exception as error:
            # Any failure of one game must leave all others playing; it is returned, told and logged.
            return error
        return None

    async def _change(self, row: GameRow, status: Status, was: str, what: str) -> None:
        now = self.desk.now()
        async with self.desk.store.write() as ledger:
            await ledger.games.update(row.id, status=status, was=was)
            if status in LIVE:
                await give_time_anew(ledger, await ledger.games.seats(row.id), row.terms, now)
            await self.desk.record_act(ledger, row.id, what, None)
            await put_notice(ledger, row, say(f"host-{what}"), now)
        self.desk.committed(row.id)
