"""Votes: all who are asked must agree; one no, or silence, and everything stays as it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.host.context import Desk, Loaded, why_not_running
from bot.host.facts import LIVE, Refused, Status, Vote, VoteKind
from bot.host.people.hours import DAY
from bot.host.store import Ledger
from bot.host.store.records import VoteRow
from bot.host.table.pausing import pause, resume
from bot.host.table.scribe import put_public
from bot.host.table.table import Table
from games.core.protocol import say

CarryOut = Callable[[Ledger, Loaded, int, int], Awaitable[None]]
"""What a yes does: in the same transaction, with the asking seat and what it is about."""


class Votes:
    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk = desk
        self.table = table
        self.carry_out: dict[VoteKind, CarryOut] = {}

    async def open(
        self, loaded: Loaded, kind: VoteKind, seat: int, about: int, voters: tuple[int, ...], *, pauses: bool
    ) -> Vote | None:
        """Ask; if nobody has to be asked it is done at once and there is no vote. Call it in the game's queue."""
        if await self.desk.store.read.votes.current(loaded.id):
            raise Refused(say("host-vote-open"))
        async with self.desk.store.write() as ledger:
            await self.desk.record_act(ledger, loaded.id, f"asked-{kind.value}", None, seat=seat, about=about)
            if not voters:
                await self.carry_out[kind](ledger, loaded, seat, about)
                number = None
            else:
                number = await ledger.votes.open(self._new(loaded, kind, seat, about, voters))
                await self._show(ledger, loaded, number, voters)
                if pauses:
                    await pause(self.desk, ledger, loaded, "vote")
        self.desk.committed(loaded.id)
        return await self._vote(loaded.id, number) if number else None

    async def ballot(self, game: str, user: int, vote: int, yes: bool) -> Vote | None:
        """Say yes or no; None when that settled it."""
        async with self.desk.queues.turn(game):
            loaded = await self.desk.load(game)
            seat = loaded.seat_held_by(user)
            if loaded.row.status not in LIVE:
                raise Refused(why_not_running(loaded.row))
            row = await self.desk.store.read.votes.get(vote)
            if row is None or row.settled or row.game != game:
                raise Refused(say("host-no-vote"))
            if seat not in row.voters:
                raise Refused(say("host-not-a-voter"))
            agreed = tuple(sorted({*row.yes, seat}))
            async with self.desk.store.write() as ledger:
                if not yes:
                    await self._settle(ledger, loaded, row, "no")
                elif len(agreed) == len(row.voters):
                    await ledger.votes.agreed(vote, agreed)
                    await self._settle(ledger, loaded, row, "yes")
                else:
                    await ledger.votes.agreed(vote, agreed)
                    await self._show(ledger, loaded, vote)
        self.desk.committed(game)
        shown = await self._vote(game, vote)
        return shown if yes and len(agreed) < len(row.voters) else None

    async def overdue(self, now: datetime) -> list[VoteRow]:
        return [vote for vote in await self.desk.store.read.votes.all_open() if vote.closes <= now]

    async def close(self, vote: VoteRow) -> None:
        """Silence is a no. A game that cannot be read keeps its vote until it can, for then it has to go on."""
        async with self.desk.queues.turn(vote.game):
            row = await self.desk.store.read.votes.get(vote.id)
            loaded = await self.desk.load(vote.game)
            if row and not row.settled and loaded.row.status is not Status.QUARANTINED:
                async with self.desk.store.write() as ledger:
                    await self._settle(ledger, loaded, row, "silence")
        self.desk.committed(vote.game)

    async def call_off(self, ledger: Ledger, loaded: Loaded) -> None:
        """Somebody leaves, or the game stops: an open vote has lost its meaning."""
        vote = await ledger.votes.current(loaded.id)
        if vote:
            await self._settle(ledger, loaded, vote, "no")

    def _new(self, loaded: Loaded, kind: VoteKind, seat: int, about: int, voters: tuple[int, ...]) -> VoteRow:
        """Open for a day, or until the first deadline of somebody awaited."""
        end = self.desk.now() + DAY
        deadlines = [each.deadline for each in loaded.seats if each.deadline and each.deadline > self.desk.now()]
        closes = min([end, *deadlines])
        return VoteRow(id=0, game=loaded.id, kind=kind, seat=seat, about=about, voters=voters, yes=(), closes=closes)

    async def _settle(self, ledger: Ledger, loaded: Loaded, vote: VoteRow, settled: str) -> None:
        await ledger.votes.settle(vote.id, settled)
        await self._show(ledger, loaded, vote.id)
        await self.desk.record_act(ledger, loaded.id, f"vote-{settled}", None, vote=vote.id)
        if settled == "yes":
            await self.carry_out[vote.kind](ledger, loaded, vote.seat, vote.about)
        elif loaded.row.status is Status.PAUSED and loaded.row.paused_by == "vote":
            await resume(self.desk, ledger, loaded)

    async def _show(self, ledger: Ledger, loaded: Loaded, vote: int, called: tuple[int, ...] = ()) -> None:
        """One post a vote, changed in place."""
        data = {"vote": vote, "role": f"vote{vote}", "edit": not called, "called": called}
        await put_public(ledger, loaded.row, "vote", data, self.desk.now())

    async def _vote(self, game: str, vote: int) -> Vote:
        row = await self.desk.store.read.votes.get(vote)
        assert row is not None
        return await self.table.show_vote(await self.desk.load(game), row)
