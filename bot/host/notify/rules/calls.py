"""Calls: how and when each seat learns that the table begins to wait for it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.host.model.preferences import CalledBy
from bot.host.model.records import CALL_DUE, SeatRow
from bot.host.notify.rules.change import Change
from bot.host.notify.rules.prepared import CALL_DELAY, Prepared
from bot.host.notify.rules.waiting import newly_waited_for


class Call(msgspec.Struct, frozen=True):
    """A seat for which the table begins to wait, and how its player learns it."""

    seat: SeatRow
    due: datetime
    is_asleep: bool
    by_post: bool
    """In the channel: the player wants it so, or does not accept direct messages."""
    by_message: bool
    """By direct message."""
    has_order: bool = False
    """A standing order will answer. The post names the seat without a ping.

    A plan does not count: it may fail. A ping that came only then would show that there was a plan.
    """

    @property
    def is_in_post(self) -> bool:
        """Return whether the post of the move names this seat as called."""
        return self.by_post and not self.is_asleep

    def first_due(self, now: datetime) -> dict[str, float]:
        """Return what a notification stores of when this call was due, if that is later than now."""
        return {CALL_DUE: self.due.timestamp()} if self.due > now else {}


def calls_of(change: Change) -> list[Call]:
    """Return one call for each seat for which the table begins to wait."""
    return [_call(change, seat) for seat in newly_waited_for(change)]


def pinged_by(calls: Sequence[Call]) -> dict[str, int]:
    """Return the seats that the post of a move calls, as the post stores them: seat -> number of its wait."""
    return {str(call.seat.seat): call.seat.wait_number for call in calls if call.is_in_post}


def named_without_ping(calls: Sequence[Call]) -> list[int]:
    """Return the seats that the post of a move names as called without a ping."""
    return [call.seat.seat for call in calls if call.is_in_post and call.has_order]


def _call(change: Change, seat: SeatRow) -> Call:
    """Call a player when they are awake, and if they have prepared an answer, only after its moment."""
    habits, prepared = change.habits[seat.seat], change.prepared.get(seat.seat)
    awake = habits.day.next_waking(change.now)
    after_answer = change.now + change.answer_delay + CALL_DELAY
    return Call(
        seat=seat,
        due=max(awake, after_answer) if prepared else awake,
        is_asleep=awake > change.now,
        by_post=habits.called_by is not CalledBy.DM or seat.told_closed,
        by_message=habits.called_by is not CalledBy.CHANNEL,
        has_order=prepared is Prepared.ORDER,
    )
