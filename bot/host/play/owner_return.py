"""The return of an absent player: votes, offers and deputies against their seat end as soon as they act."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import Summary
from bot.host.model.records import SeatRow, VoteRow
from bot.host.model.vote_rules import Ending, rule_of
from bot.host.notify.queueing import put_notice, put_public
from bot.host.play.vote_posts import put_vote
from bot.host.store import RowSet
from games.core.protocol import say, seat_name

NOTED_AGAIN = timedelta(minutes=10)
"""The shortest time between two notes that a reminded player has looked at the table."""


class OwnerReturn:
    """Carries out the command *I am here*, with which an absent player returns to their seat."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def here(self, game: str, user: int) -> Summary:
        """End a vote against this player, withdraw an offer of their seat, and dismiss a deputy."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            loaded.seat_held_by(user)
            return await self.context.summarise(await welcome_back(self.context, loaded, user))


async def welcome_back(context: HostContext, loaded: Loaded, user: int) -> Loaded:
    """End votes, offers and deputies against a player who acts. Return the game after that."""
    seat = next((each for each in loaded.seats if each.user == user), None)
    if seat is None:
        return loaded
    number, vote = seat.seat, _vote_against(loaded, seat.seat)
    if vote is None and not (seat.deputised or seat.against_owner) and not _is_to_note(context, seat):
        return loaded
    async with context.store.write() as rows:
        await _note(context, rows, loaded, seat)
        if vote is not None:
            await end_for_owner(context, rows, loaded, vote)
        if seat.deputised:
            await put_notice(rows, loaded.row, say("host-deputy-ends", who=seat_name(number)), context.now())
        if seat.against_owner:
            await put_public(rows, loaded.row, "offered", {"seat": number, "edit": True}, context.now())
    context.committed(loaded.id)
    return await context.load(loaded.id)


async def end_for_owner(context: HostContext, rows: RowSet, loaded: Loaded, vote: VoteRow) -> None:
    """End a vote against the owner of a seat, because they are back."""
    await rows.votes.settle(vote.id, "here", context.now())
    await put_vote(rows, loaded.row, vote.id, context.now())
    await context.record_act(rows, loaded.id, "vote-here", None, vote=vote.id)


async def _note(context: HostContext, rows: RowSet, loaded: Loaded, seat: SeatRow) -> None:
    """Give a seat back to its owner, and count the silence from now."""
    silent_since = context.now() if seat.reminded_at else None
    changes: dict[str, int | datetime | None] = {"deputised": False, "reminded_at": silent_since}
    if seat.against_owner:
        changes |= {"against_owner": False, "offered": 0}
    await rows.games.update_seat(loaded.id, seat.seat, **changes)


def _vote_against(loaded: Loaded, seat: int) -> VoteRow | None:
    vote = loaded.vote
    if vote is None or vote.settled or vote.about != seat:
        return None
    return vote if Ending.OWNER in rule_of(vote.kind).endings else None


def _is_to_note(context: HostContext, seat: SeatRow) -> bool:
    return seat.reminded_at is not None and context.now() - seat.reminded_at >= NOTED_AGAIN
