"""Direct messages: calls, edits of earlier calls, private news, and the first hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.host.model.records import CALL, DEALT, NEWS, SeatRow
from bot.host.notify.rules.actions import (
    Action,
    ForgetMessage,
    Put,
    close_call,
    close_call_played_elsewhere,
    direct_message,
    post,
    reopen_call,
)
from bot.host.notify.rules.calls import Call
from bot.host.notify.rules.change import Change
from bot.host.notify.rules.waiting import gets_news, may_go_on, on_turn_again

HAND_DELAY = timedelta(minutes=10)
"""How long the message with a first hand waits. A call in this time shows the hand, and the message is not needed."""
NEWS_DELAY = timedelta(hours=12)
"""How long private news wait for the player's next call. They can be read with *Your hand* at any time."""


def private_actions(change: Change, calls: Sequence[Call]) -> list[Action]:
    """Return the messages to single players, and the edits of messages that called them earlier."""
    actions = _edit_calls(change)
    if not change.row.table_settings.has_channel:
        return actions  # A person who plays alone has the panel open. After a long silence a reminder comes.
    for call in calls:
        actions += _put_call(change, call)
    for seat in gets_news(change):
        actions.append(_without_call(change, NEWS, seat, {"pinged": True}, NEWS_DELAY))
    if change.is_start:
        called = {call.seat.seat for call in calls}
        for seat in change.after:
            if seat.user is not None and not seat.friend and seat.seat not in called:
                actions.append(_without_call(change, DEALT, seat, {"seq": change.last.seq}, HAND_DELAY))
    return actions


def _edit_calls(change: Change) -> list[Action]:
    actions: list[Action] = []
    goes_on = may_go_on(change)
    for seat, before in zip(change.after, change.before, strict=True):
        if seat.user is not None and not seat.friend:
            actions += _edit_call(change, before, seat, goes_on=seat.seat in goes_on)
    if not change.answered_in:
        actions += [close_call_played_elsewhere(change.row, seat, change.now) for seat in on_turn_again(change)]
    return actions


def _edit_call(change: Change, before: SeatRow, seat: SeatRow, *, goes_on: bool) -> list[Action]:
    """Close the call of a seat whose wait is over, or reopen it where the same wait goes on.

    The message in which a player answered shows the new position already. If they may go on playing in it, it stays
    until they are called anew.
    """
    row, now, answered_in = change.row, change.now, change.answered_in
    if seat.awaited is None:
        if answered_in and goes_on:
            return []
        if before.awaited is not None:
            return close_call(row, seat, now, answered_in)
        return [ForgetMessage(seat.seat, answered_in)] if answered_in else []
    if before.awaited is not None:
        return []
    if seat.wait_number == before.wait_number:
        return [reopen_call(row, seat, now)]
    return close_call(row, before, now, answered_in)


def _put_call(change: Change, call: Call) -> list[Action]:
    """Call a player by direct message, and by a later post where the post of the move does not ping them."""
    seat, now, actions = call.seat, change.now, list[Action]()
    assert seat.user is not None
    is_pinged = call.is_in_post and not call.has_order
    if call.by_message:
        data: dict[str, float] = {"seat": seat.seat, "wait_number": seat.wait_number}
        data |= {"seq": change.last.seq, "pinged": is_pinged, **call.first_due(now)}
        actions.append(Put(direct_message(change.row, CALL, seat.user, data, now, call.due)))
    if not is_pinged and ((call.has_order and call.by_post) or not call.by_message):
        called = {"pinged": {str(seat.seat): seat.wait_number}} | call.first_due(now)
        actions.append(Put(post(change.row, "called", called, now, call.due)))
    return actions


def _without_call(change: Change, kind: str, seat: SeatRow, more: dict[str, int | bool], delay: timedelta) -> Put:
    """Return a message to a player who is not called, for a waking hour after the delay."""
    assert seat.user is not None
    data = {"seat": seat.seat, "wait_number": seat.wait_number, **more}
    due = change.habits[seat.seat].day.next_waking(change.now + delay)
    return Put(direct_message(change.row, kind, seat.user, data, change.now, due))
