"""The check of live games: each is read at the start. A game that cannot be read is quarantined, and never deleted."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.narration import untold
from bot.host.model.facts import LIVE, Status
from bot.host.model.records import NOBODY, GameRow
from bot.host.model.timeline import split_at_closes
from bot.host.notify.queueing import put_notice
from bot.host.notify.rules.prepared import question_without_choice
from bot.host.play.pauses import give_time_anew
from bot.host.store import Outdated, Unwritable
from games.core.protocol import say

log = logging.getLogger(__name__)

MAX_REASON_LENGTH = 200
"""Characters of the reason why a game cannot be read, for the operator."""
PAUSE = 0.001
"""Seconds between two games, so that presses are served first."""


class GameCheck:
    """Reads games, and quarantines those that cannot be read."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def all(self) -> None:
        """Check all live games, and try quarantined ones again, because a new version may read them."""
        for game in await self.context.store.read.games.with_status(*LIVE, Status.QUARANTINED):
            await self._one_if_reachable(game)
            await asyncio.sleep(PAUSE)

    async def _one_if_reachable(self, game: str) -> None:
        """Check one game. If the database cannot be reached, the next sweep checks it."""
        try:
            await self.one(game)
        except (Unwritable, Outdated):
            self.context.suspects.add(game)

    async def suspects(self) -> None:
        """Check the games that failed since the last check."""
        for game in tuple(self.context.suspects):
            await self._one_if_reachable(game)

    async def one(self, game: str) -> None:
        """Check one game, and quarantine it or end its quarantine."""
        async with self.context.queues.turn(game):
            row = await self._row(game)
            trouble = await self._trouble(game) if row else None
            if row and trouble is not None and row.status in LIVE:
                log.error("game quarantined", exc_info=trouble, extra={"game": game})
                why = f"{type(trouble).__name__}: {trouble}"[:MAX_REASON_LENGTH]
                await self._change(row, Status.QUARANTINED, row.status.value, "quarantined", why=why)
            elif row and trouble is None and row.status is Status.QUARANTINED:
                await self._change(row, Status(row.status_before or Status.RUNNING), "", "readable-again")
            elif row and trouble is None:
                await self._read_events(row)
        self.context.suspects.discard(game)
        if game in self.context.games_with_prepared_answers:
            self.context.committed(game)

    async def _row(self, game: str) -> GameRow | None:
        """Return the row of a game. None if there is none, or if it cannot be read at all."""
        try:
            return await self.context.store.read.games.get(game)
        except (msgspec.MsgspecError, ValueError, TypeError):
            log.exception("a game cannot be read at all", extra={"game": game})
            return None

    async def _trouble(self, game: str) -> Exception | None:
        """Return the error that reading the game raises, or None. Note a turn that ends by itself."""
        try:
            loaded = await self.context.read(game)
            rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
            if question_without_choice(rules.questions(state)):
                self.context.games_with_prepared_answers.add(game)
            rules.headline(rules.view(state, None))
        except (Unwritable, Outdated):  # Nothing is wrong with the game.
            raise
        except Exception as error:
            # An error in one game must not stop the others. It is returned and logged.
            return error
        return None

    async def _read_events(self, row: GameRow) -> None:
        """Log events that have no text, so that the operator knows before a player reads the log."""
        narrate, found = self.context.rules(row).narrate, set()
        for part in split_at_closes(await self.context.store.read.moves.after(row.id, NOBODY)):
            found |= untold(narrate([event for move in part for event in move.events], None))
            await asyncio.sleep(0)
        if found:
            log.warning("some events of a log have no text", extra={"game": row.id, "events": ", ".join(sorted(found))})

    async def _change(self, row: GameRow, status: Status, status_before: str, what: str, **more: str) -> None:
        now = self.context.now()
        async with self.context.store.write() as rows:
            await rows.games.update(row.id, status=status, status_before=status_before)
            if status in LIVE:
                await give_time_anew(rows, await rows.games.seats(row.id), row.table_settings, now)
            await self.context.record_act(rows, row.id, what, None, **more)
            await put_notice(rows, row, say(f"host-{what}"), now)
        self.context.committed(row.id)
