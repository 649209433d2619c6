"""Votes: all who are asked must agree; one no, or silence, and everything stays as it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.host.context import HostContext, Loaded, why_not_running
from bot.host.facts import LIVE, Refused, Status, Vote, VoteKind
from bot.host.people.hours import DAY
from bot.host.store import RowSet
from bot.host.store.records import VoteRow
from bot.host.table.letters import put_mend, put_public
from bot.host.table.pausing import pause, resume
from bot.host.table.table import Table
from games.core.protocol import say

CarryOut = Callable[[RowSet, Loaded, int, int], Awaitable[None]]
"""What a yes does: in the same transaction, with the asking seat and what it is about."""


class Votes:
    def __init__(self, context: HostContext, table: Table) -> None:
        self.context = context
        self.table = table
        self.carry_out: dict[VoteKind, CarryOut] = {}

    async def open(
        self, loaded: Loaded, kind: VoteKind, seat: int, about: int, voters: tuple[int, ...], *, pauses: bool
    ) -> Vote | None:
        """Ask; if nobody has to be asked it is done at once and there is no vote. Call it in the game's queue."""
        if await self.context.store.read.votes.current(loaded.id):
            raise Refused(say("host-vote-open"))
        async with self.context.store.write() as rows:
            await self.context.record_act(rows, loaded.id, f"asked-{kind.value}", None, seat=seat, about=about)
            if not voters:
                await self.carry_out[kind](rows, loaded, seat, about)
                number = None
            else:
                number = await rows.votes.open(self._new(loaded, kind, seat, about, voters))
                await self._show(rows, loaded, number, voters)
                if pauses:
                    await pause(self.context, rows, loaded, "vote")
                    await put_mend(rows, loaded.row, self.context.now())
        self.context.committed(loaded.id)
        return await self._vote(loaded.id, number) if number else None

    async def ballot(self, game: str, user: int, vote: int, yes: bool) -> Vote | None:
        """Say yes or no; None when that settled it."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            if loaded.row.status not in LIVE:
                raise Refused(why_not_running(loaded.row))
            row = await self.context.store.read.votes.get(vote)
            if row is None or row.settled or row.game != game:
                raise Refused(say("host-no-vote"))
            if seat not in row.voters:
                raise Refused(say("host-not-a-voter"))
            agreed = tuple(sorted({*row.yes, seat}))
            async with self.context.store.write() as rows:
                if not yes:
                    await self._settle(rows, loaded, row, "no")
                elif len(agreed) == len(row.voters):
                    await rows.votes.agreed(vote, agreed)
                    await self._settle(rows, loaded, row, "yes")
                else:
                    await rows.votes.agreed(vote, agreed)
                    await self._show(rows, loaded, vote)
        self.context.committed(game)
        shown = await self._vote(game, vote)
        return shown if yes and len(agreed) < len(row.voters) else None

    async def overdue(self, now: datetime) -> list[VoteRow]:
        return await self.context.store.read.votes.overdue(now)

    async def close(self, vote: VoteRow) -> None:
        """Silence is a no. A game that cannot be read keeps its vote until it can, for then it has to go on."""
        async with self.context.queues.turn(vote.game):
            row = await self.context.store.read.votes.get(vote.id)
            loaded = await self.context.load(vote.game)
            if row and not row.settled and loaded.row.status is not Status.QUARANTINED:
                async with self.context.store.write() as rows:
                    await self._settle(rows, loaded, row, "silence")
        self.context.committed(vote.game)

    async def call_off(self, rows: RowSet, loaded: Loaded) -> None:
        """Somebody leaves, or the game stops: an open vote has lost its meaning."""
        vote = await rows.votes.current(loaded.id)
        if vote:
            await self._settle(rows, loaded, vote, "no")

    def _new(self, loaded: Loaded, kind: VoteKind, seat: int, about: int, voters: tuple[int, ...]) -> VoteRow:
        """Open for a day, or until the first deadline of somebody awaited."""
        end = self.context.now() + DAY
        deadlines = [each.deadline for each in loaded.seats if each.deadline and each.deadline > self.context.now()]
        closes = min([end, *deadlines])
        return VoteRow(id=0, game=loaded.id, kind=kind, seat=seat, about=about, voters=voters, yes=(), closes=closes)

    async def _settle(self, rows: RowSet, loaded: Loaded, vote: VoteRow, settled: str) -> None:
        await rows.votes.settle(vote.id, settled)
        await self._show(rows, loaded, vote.id)
        await self.context.record_act(rows, loaded.id, f"vote-{settled}", None, vote=vote.id)
        if settled == "yes":
            await self.carry_out[vote.kind](rows, loaded, vote.seat, vote.about)
        elif loaded.row.status is Status.PAUSED and loaded.row.paused_by == "vote":
            await resume(self.context, rows, loaded)
            await put_mend(rows, loaded.row, self.context.now())

    async def _show(self, rows: RowSet, loaded: Loaded, vote: int, called: tuple[int, ...] = ()) -> None:
        """One post a vote, changed in place."""
        data = {"vote": vote, "role": f"vote{vote}", "edit": not called, "called": called}
        await put_public(rows, loaded.row, "vote", data, self.context.now())

    async def _vote(self, game: str, vote: int) -> Vote:
        row = await self.context.store.read.votes.get(vote)
        assert row is not None
        return await self.table.show_vote(await self.context.load(game), row)
