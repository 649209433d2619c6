"""Places: what servers and channels are called, and what becomes of the games in those that are gone.

Whoever removes the bot by mistake has some days to call it back. Then its games there are put aside with everything
intact, and nothing is sent any more; they return when the bot does.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import Any

from bot.host.model.facts import Status
from bot.host.model.records import GameRow
from bot.host.notify.queueing import put_notice, put_public
from bot.host.play.context import HostContext
from bot.host.play.loaded import Loaded, wait_numbers
from bot.host.play.pauses import give_time_anew
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say

GRACE = timedelta(days=7)
PLAYED = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


class Places:
    def __init__(self, context: HostContext, votes: Votes) -> None:
        self.context = context
        self.votes = votes
        self._names: dict[int, str] = {}

    async def name(self, names: Mapping[int, str]) -> None:
        """What places are called, for whoever runs the bot; written when it has changed."""
        new = {place: name for place, name in names.items() if self._names.get(place) != name}
        if new:
            async with self.context.store.write() as rows:
                await rows.places.name(new)
            self._names |= new

    async def lost(self, *places: int) -> None:
        """The bot was removed from a server, or a channel was deleted."""
        async with self.context.store.write() as rows:
            await rows.places.are_gone(places, self.context.now())
            await rows.servers.are_gone(places, self.context.now())

    async def back(self, *places: int) -> None:
        """These servers or channels are there."""
        returned = {server.id for server in await self.context.store.read.servers.gone()} & set(places)
        if returned:
            async with self.context.store.write_for_outbox() as rows:
                await rows.servers.are_back(sorted(returned))
        for row in await self.context.store.read.places.gone():
            if row.guild in places or row.channel in places:
                await self._take_up(row.id)

    async def compare(self, servers: Collection[int]) -> None:
        """Which servers are there, now that all are known: what happened while the bot was away is made up for."""
        played_in = await self.context.store.read.servers.known()
        await self.lost(*sorted(played_in - set(servers)))
        await self.back(*servers)

    async def sweep(self) -> None:
        """Put aside what has been gone too long."""
        for row in await self.context.store.read.places.gone():
            if row.status in PLAYED and row.gone_since and self.context.now() - row.gone_since >= GRACE:
                await self._put_aside(row.id)

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

    async def _take_up(self, game: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            async with self.context.store.write() as rows:
                if is_put_aside_for_its_place(loaded.row):
                    await take_up(self.context, rows, loaded)
                else:
                    await rows.games.update(game, gone_since=None)
        self.context.committed(game)


def _aside(row: GameRow) -> dict[str, Any]:
    """It comes back as it was, but for a vote for which it stood still: that is called off."""
    if row.paused_by == "vote":
        return {"status": Status.ASIDE, "status_before": Status.RUNNING, "paused_by": "", "paused_at": None}
    return {"status": Status.ASIDE, "status_before": row.status}


def is_put_aside_for_its_place(row: GameRow) -> bool:
    return row.status is Status.ASIDE and row.gone_since is not None and bool(row.status_before)


async def take_up(context: HostContext, rows: RowSet, loaded: Loaded, **changes: Any) -> None:
    """As it was, with the time anew for whoever is awaited, who are called."""
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
