"""Votes: all voters must agree. One no, or silence until the end, and nothing changes.

`model/vote_rules` says who may ask and who must agree.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, why_not_running
from bot.host.model.facts import LIVE, Refused, Status, Vote, VoteKind
from bot.host.model.records import VoteRow
from bot.host.model.timestamps import stamp
from bot.host.model.vote_rules import REMEMBERED, Stopped, may_stand, next_ask, rule_of, voters
from bot.host.notify.queueing import put_post_update
from bot.host.play.owner_return import end_for_owner, welcome_back
from bot.host.play.pauses import pause, resume
from bot.host.play.table import Table
from bot.host.play.vote_posts import asleep, put_at_risk, put_vote, put_vote_calls
from bot.host.store import RowSet
from games.core.protocol import say

CarryOut = Callable[[RowSet, Loaded, int, int], Awaitable[None]]
"""Carries out a vote after a yes, in the same transaction. It takes the seat that asked and the subject of the vote."""


class Votes:
    """Opens votes, takes ballots and closes votes."""

    def __init__(self, context: HostContext, table: Table) -> None:
        self.context = context
        self.table = table
        self.carry_out: dict[VoteKind, CarryOut] = {}

    async def open(
        self, loaded: Loaded, kind: VoteKind, seat: int, about: int, affected: Collection[int] = ()
    ) -> Vote | None:
        """Open a vote as `model/vote_rules` says. Where nobody must agree, act at once and return None.

        Call it in the game's queue. `affected` are the seats that acted or saw something since, before an undo.
        """
        rule = rule_of(kind)
        people = [each.seat for each in loaded.seats if each.user is not None]
        must_agree = voters(rule, people, seat, about if rule.needs_silence else None, affected)
        if await self.context.store.read.votes.current(loaded.id):
            raise Refused(say("host-vote-open"))
        number = None
        vote = await self._new(loaded, kind, seat, about, must_agree) if must_agree else None
        async with self.context.store.write() as rows:
            await self.context.record_act(rows, loaded.id, f"asked-{kind.value}", None, seat=seat, about=about)
            if vote is None:
                await self.carry_out[kind](rows, loaded, seat, about)
            else:
                number = await self._open(rows, loaded, vote)
        self.context.committed(loaded.id)
        return await self._vote(loaded.id, number) if number else None

    async def _open(self, rows: RowSet, loaded: Loaded, new: VoteRow) -> int:
        """Store a vote, and notify its voters and the owner of the seat that it is about."""
        rule, now = rule_of(new.kind), self.context.now()
        vote = msgspec.structs.replace(new, id=await rows.votes.open(new))
        sleepers = await asleep(self.context, loaded, vote.voters)
        rung = [seat for seat in vote.voters if seat not in sleepers]
        await put_vote(rows, loaded.row, vote.id, now, [*rung, *([vote.about] if rule.needs_silence else [])])
        await put_vote_calls(self.context, rows, loaded, vote, sleepers)
        if rule.needs_silence:
            await put_at_risk(self.context, rows, loaded, vote.kind, vote.about, vote.id)
        if rule.rests:
            await pause(self.context, rows, loaded, "vote")
            await put_post_update(rows, loaded.row, now)
        return vote.id

    async def ballot(self, game: str, user: int, vote: int, yes: bool) -> Vote | None:
        """Take a ballot. Return the vote, or None if the ballot settled it."""
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
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
                elif _owner_is_back(loaded, row):
                    await end_for_owner(self.context, rows, loaded, row)
                elif len(agreed) == len(row.voters):
                    await rows.votes.agreed(vote, agreed)
                    await self._settle(rows, loaded, row, "yes")
                else:
                    await rows.votes.agreed(vote, agreed)
                    await put_vote(rows, loaded.row, vote, self.context.now())
        self.context.committed(game)
        shown = await self._vote(game, vote)
        return shown if yes and len(agreed) < len(row.voters) else None

    async def overdue(self, now: datetime) -> list[VoteRow]:
        return await self.context.store.read.votes.overdue(now)

    async def close(self, vote: VoteRow) -> None:
        """Close a vote whose time is over. Silence is a no. A game that cannot be read keeps its vote until it can."""
        async with self.context.queues.turn(vote.game):
            loaded = await self.context.load(vote.game)  # Before the vote, so that no later write is missed.
            row = await self.context.store.read.votes.get(vote.id)
            if row and not row.settled and loaded.row.status is not Status.QUARANTINED:
                async with self.context.store.write() as rows:
                    await self._settle(rows, loaded, row, "silence")
        self.context.committed(vote.game)

    async def call_off(self, rows: RowSet, loaded: Loaded) -> None:
        """Settle an open vote as a no, because a player leaves or the game stops."""
        vote = await rows.votes.current(loaded.id)
        if vote:
            await self._settle(rows, loaded, vote, "no")

    async def _new(self, loaded: Loaded, kind: VoteKind, seat: int, about: int, must_agree: tuple[int, ...]) -> VoteRow:
        """Return a new vote, or refuse if this seat asked too often. It closes after a day or at the first deadline."""
        now, votes = self.context.now(), self.context.store.read.votes
        again = next_ask(await votes.refused_since(loaded.id, seat, now - REMEMBERED))
        if again is not None and now < again:
            raise Refused(say("host-vote-too-soon", at=stamp(again)))
        time = may_stand(now, await self._stopped(loaded, kind))
        if not time:
            raise Refused(say("host-vote-held-enough"))
        return VoteRow(
            id=0,
            game=loaded.id,
            kind=kind,
            seat=seat,
            about=about,
            voters=must_agree,
            yes=(),
            closes=now + time,
            asked=now,
        )

    async def _stopped(self, loaded: Loaded, kind: VoteKind) -> list[Stopped]:
        """Return the coming deadlines, and how long votes that pause the game have stopped each of them."""
        now, hours = self.context.now(), loaded.row.table_settings.deadline_hours
        found = []
        for each in loaded.seats:
            if hours and each.awaited and each.deadline and each.deadline > now:
                rests, held_since = rule_of(kind).rests, self.context.store.read.votes.held_since
                held = await held_since(loaded.id, kind.value, each.awaited) if rests else timedelta()
                found.append(Stopped(each.deadline, hours, held))
        return found

    async def _settle(self, rows: RowSet, loaded: Loaded, vote: VoteRow, settled: str) -> None:
        await rows.votes.settle(vote.id, settled, self.context.now())
        await put_vote(rows, loaded.row, vote.id, self.context.now())
        await self.context.record_act(rows, loaded.id, f"vote-{settled}", None, vote=vote.id)
        if settled == "yes":
            await self.carry_out[vote.kind](rows, loaded, vote.seat, vote.about)
        elif loaded.row.status is Status.PAUSED and loaded.row.paused_by == "vote":
            await resume(self.context, rows, loaded)
            await put_post_update(rows, loaded.row, self.context.now())

    async def _vote(self, game: str, vote: int) -> Vote:
        row = await self.context.store.read.votes.get(vote)
        assert row is not None
        return await self.table.show_vote(await self.context.load(game), row)


def _owner_is_back(loaded: Loaded, vote: VoteRow) -> bool:
    """Return whether the owner has ended the silence for which a vote was opened."""
    return rule_of(vote.kind).needs_silence and loaded.seats[vote.about].reminded_at is None
