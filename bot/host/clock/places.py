"""Servers and channels: their names, and what happens to the games in those that are gone.

Who removes the bot by mistake has some days to invite it again. Then its games are put aside, and nothing is sent. They
continue when the bot is back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import timedelta
from functools import partial
from typing import Any

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, wait_numbers
from bot.host.loading.queues import until_current
from bot.host.model.facts import Status
from bot.host.model.records import GameRow
from bot.host.notify.queueing import put_notice, put_public
from bot.host.play.pauses import give_time_anew
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say

PUT_ASIDE_AFTER = timedelta(days=7)
PLAYED = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


class Places:
    """Notes places that are gone or back, and puts their games aside."""

    def __init__(self, context: HostContext, votes: Votes) -> None:
        self.context = context
        self.votes = votes
        self._names: dict[int, str] = {}

    async def name(self, names: Mapping[int, str]) -> None:
        """Store the names of places for the operator, if they have changed."""
        new = {place: name for place, name in names.items() if self._names.get(place) != name}
        if new:
            async with self.context.store.write() as rows:
                await rows.places.name(new)
            self._names |= new

    async def lost(self, *places: int) -> None:
        """Note that the bot was removed from a server, or that a channel was deleted."""
        async with self.context.store.write() as rows:
            await rows.places.are_gone(places, self.context.now())
            await rows.servers.are_gone(places, self.context.now())

    async def back(self, *places: int) -> None:
        """Resume the games in these servers or channels."""
        returned = {server.id for server in await self.context.store.read.servers.gone()} & set(places)
        if returned:
            async with self.context.store.write_for_outbox() as rows:
                await rows.servers.are_back(sorted(returned))
        for row in await self.context.store.read.places.gone():
            if row.guild in places or row.channel in places:
                await until_current(partial(self._resume_returned, row.id))

    async def compare(self, servers: Collection[int], is_ours: Callable[[int], bool] = lambda server: True) -> None:
        """Note which servers are gone or back, after a start. Others may be served by another process."""
        played_in = {server for server in await self.context.store.read.servers.known() if is_ours(server)}
        await self.lost(*sorted(played_in - set(servers)))
        await self.back(*servers)

    async def sweep(self) -> None:
        """Put aside the games whose place has been gone for too long."""
        for row in await self.context.store.read.places.gone():
            if row.status in PLAYED and row.gone_since and self.context.now() - row.gone_since >= PUT_ASIDE_AFTER:
                await until_current(partial(self._put_aside, row.id))

    async def _put_aside(self, game: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status not in PLAYED or loaded.row.gone_since is None:
                return
            async with self.context.store.write() as rows:
                await self.votes.call_off(rows, loaded)
                await rows.games.update(game, **_aside(loaded.row))
                await rows.outbox.cancel(game)
                await self.context.record_act(rows, game, "place-gone", None)

    async def _resume_returned(self, game: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            async with self.context.store.write() as rows:
                if is_aside_since_place_gone(loaded.row):
                    await resume_returned(self.context, rows, loaded)
                else:
                    await rows.games.update(game, gone_since=None)
        self.context.committed(game)


def _aside(row: GameRow) -> dict[str, Any]:
    """Return the changes that put a game aside. A vote that had paused the game is cancelled."""
    if row.paused_by == "vote":
        return {"status": Status.ASIDE, "status_before": Status.RUNNING, "paused_by": "", "paused_at": None}
    return {"status": Status.ASIDE, "status_before": row.status}


def is_aside_since_place_gone(row: GameRow) -> bool:
    return row.status is Status.ASIDE and row.gone_since is not None and bool(row.status_before)


async def resume_returned(context: HostContext, rows: RowSet, loaded: Loaded, **changes: Any) -> None:
    """Resume a game that was put aside, restart the clock of every player who is to act, and call them."""
    row, now = loaded.row, context.now()
    status = Status(row.status_before)
    await rows.games.update(row.id, status=status, status_before="", gone_since=None, moved=now, **changes)
    here = await rows.games.get(row.id)
    assert here is not None
    await give_time_anew(rows, loaded.seats, row.table_settings, now)
    await context.record_act(rows, row.id, "place-back", None)
    awaited = wait_numbers(loaded.seats) if status is Status.RUNNING else {}
    await put_notice(rows, here, say("host-place-back"), now, awaited)
    if status is Status.LOBBY:
        await put_public(rows, here, "lobby", {}, now)
