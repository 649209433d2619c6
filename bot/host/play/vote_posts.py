"""Notifications about a vote: its post, messages to sleeping voters, and one to the owner of a seat."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import VoteKind
from bot.host.model.records import GameRow, VoteRow
from bot.host.notify.queueing import put_direct, put_public
from bot.host.store import RowSet

VOTE_CALL, AT_RISK, SEAT_LOST = "vote_call", "at_risk", "seat_lost"
"""Direct messages: to a voter who was asleep, to the owner of a seat against whom something is done, and to a person
whose seat has gone to somebody else against their will.
"""


async def put_vote(rows: RowSet, row: GameRow, vote: int, now: datetime, called: Collection[int] | None = None) -> None:
    """Queue the post of a vote that pings these seats, or an edit of it if `called` is None."""
    data = {"vote": vote, "role": f"vote{vote}", "edit": called is None, "called": list(called or ())}
    await put_public(rows, row, "vote", data, now)


async def put_vote_calls(context: HostContext, rows: RowSet, loaded: Loaded, vote: VoteRow, asleep: list[int]) -> None:
    """Queue messages to sleeping voters for when they wake up."""
    now = context.now()
    for seat in asleep:
        user = loaded.seats[seat].user
        if user is not None:
            due = (await context.day_of(loaded, user)).next_waking(now)
            await put_direct(rows, loaded.row, VOTE_CALL, user, {"seat": seat, "vote": vote.id}, now, due)


async def put_at_risk(
    context: HostContext, rows: RowSet, loaded: Loaded, kind: VoteKind, seat: int, vote: int = 0
) -> None:
    """Queue a message to the owner of a seat about what is done or asked against them."""
    user = loaded.seats[seat].user
    if user is not None:
        now, data = context.now(), {"seat": seat, "kind": kind.value, "vote": vote}
        await put_direct(rows, loaded.row, AT_RISK, user, data, now, now)


async def put_seat_lost(context: HostContext, rows: RowSet, loaded: Loaded, seat: int, *, by_admin: bool) -> None:
    """Queue a message to the player of a seat that somebody else gets now. It goes out in their waking hours."""
    user = loaded.seats[seat].user
    if user is not None:
        now, data = context.now(), {"seat": seat, "by_admin": by_admin}
        due = (await context.day_of(loaded, user)).next_waking(now)
        await put_direct(rows, loaded.row, SEAT_LOST, user, data, now, due)


async def asleep(context: HostContext, loaded: Loaded, seats: Collection[int]) -> list[int]:
    """Return those of these seats whose players are in their quiet hours or on vacation."""
    now = context.now()
    return [seat for seat in seats if (await context.day_of(loaded, loaded.seats[seat].user)).is_quiet(now)]
