"""Messages about votes: the post of a vote, the message to a sleeping voter, and the one to the owner of a seat."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.reading import GameReading
from bot.host.model.facts import VoteKind
from bot.host.model.records import OutboxRow
from bot.host.play.table import Table
from bot.host.screen import ballots
from bot.host.screen.elements import Message
from games.core.protocol import say
from games.core.texts import Words


class VoteMessages:
    """Writes messages about votes. A method returns None if the moment of its notification is over."""

    def __init__(self, context: HostContext, table: Table) -> None:
        self.context = context
        self.table = table

    async def vote(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        vote = await self.context.store.read.votes.get(notification.data["vote"])
        if vote is None:
            return None
        shown, summary = await self.table.show_vote(reading.loaded, vote), await reading.summary()
        if vote.settled:
            return ballots.voted(shown, summary, speech, say(f"host-vote-{vote.settled}"))
        return ballots.vote(shown, summary, speech, notification.data.get("called", ()))

    async def vote_call(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Write a vote for a voter who was asleep when it was opened and has not answered."""
        vote = await self.context.store.read.votes.get(notification.data["vote"])
        seat = reading.loaded.seats[notification.data["seat"]]
        if vote is None or vote.settled or seat.seat in vote.yes or seat.user != notification.target:
            return None
        return ballots.vote(await self.table.show_vote(reading.loaded, vote), await reading.summary(), speech)

    async def at_risk(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Tell the owner of a seat what is asked or done against them, or return None if that has ended."""
        seat, kind = reading.loaded.seats[notification.data["seat"]], VoteKind(notification.data["kind"])
        if seat.user != notification.target:
            return None
        vote = await self.context.store.read.votes.get(notification.data["vote"]) if notification.data["vote"] else None
        is_done = seat.against_owner if kind is VoteKind.HAND_OVER else seat.deputised
        if vote.settled if vote else not is_done:
            return None
        shown = await self.table.show_vote(reading.loaded, vote) if vote else None
        return ballots.at_risk(await reading.summary(), reading.rules, speech, kind, shown)

    async def seat_lost(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Tell a person that somebody else has their seat, or return None if they have it again."""
        seat = reading.loaded.seats[notification.data["seat"]]
        if seat.user == notification.target:
            return None
        by_admin = notification.data["by_admin"]
        return ballots.seat_lost(await reading.summary(), reading.rules, speech, seat.seat, by_admin=by_admin)
