"""Relocation: a game whose channel was deleted goes on in another channel of the same server."""

from __future__ import annotations

from bot.host.clock.places import is_aside_since_place_gone, resume_returned
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, wait_numbers
from bot.host.model.facts import Person, Refused, Status, Summary
from bot.host.notify.queueing import put_notice, put_public
from bot.host.play.pauses import give_time_anew
from bot.host.play.vote_posts import put_vote
from bot.host.store import RowConflict, RowSet
from games.core.protocol import say


class Relocation:
    """Moves games to another channel."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def move_here(self, game: str, by: Person, guild: int | None, channel: int) -> Summary:
        """Move a game to this channel, at the request of one of its players."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            loaded.seat_held_by(by.id)
            if guild is None or guild != loaded.row.guild:
                raise Refused(say("host-move-within-server"))
            await self.move(loaded, by, channel)
        self.context.committed(game)
        return await self.context.summary(game)

    async def move(self, loaded: Loaded, by: Person, channel: int) -> None:
        """Move a game whose channel is gone. Call this in the game's queue."""
        if loaded.row.gone_since is None:
            raise Refused(say("host-channel-is-there", where=f"<#{loaded.row.channel}>"))
        try:
            async with self.context.store.write() as rows:
                await self._move(rows, loaded, by, channel)
        except RowConflict:
            raise Refused(say("host-channel-taken")) from None

    async def _move(self, rows: RowSet, loaded: Loaded, by: Person, channel: int) -> None:
        await leave_channel(rows, loaded, channel)
        await self.context.record_act(rows, loaded.id, "moved", by)
        if is_aside_since_place_gone(loaded.row):
            await resume_returned(self.context, rows, loaded, channel=channel)
            return
        now = self.context.now()
        await rows.games.update(loaded.id, channel=channel, gone_since=None, moved=now)
        here = await rows.games.get(loaded.id)
        assert here is not None
        if here.status is Status.LOBBY:
            await put_public(rows, here, "lobby", {}, now)
            return
        runs = here.status is Status.RUNNING
        if runs:
            await give_time_anew(rows, loaded.seats, here.table_settings, now)
        await put_notice(rows, here, say("host-moved-here"), now, wait_numbers(loaded.seats) if runs else {})
        if loaded.vote is not None:
            await put_vote(rows, here, loaded.vote.id, now, [])


async def leave_channel(rows: RowSet, loaded: Loaded, to: int) -> None:
    """Send waiting posts to the new channel, and forget the posts in the old one."""
    await rows.outbox.redirect(loaded.id, to)
    await rows.games.forget_posts_in(loaded.id, loaded.row.channel)
