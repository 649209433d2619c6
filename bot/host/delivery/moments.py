"""Decisions about a notification when it is sent: whether its moment is over, whom it pings, what it replaces.

All are pure functions of the notification and the game as it is then. `writer` asks them.
"""

from __future__ import annotations

import msgspec

from bot.host.loading.loaded import Loaded
from bot.host.model.facts import Status, Summary
from bot.host.model.records import (
    ANSWERED,
    ANSWERED_CALL,
    CALL,
    CALL_AGAIN,
    CALL_OVER,
    DEALT,
    NEWS,
    NUDGE,
    OVER,
    PLAN,
    PLAN_OVER,
    TOLD_AGAIN,
    OutboxRow,
    SeatRow,
)
from bot.host.screen.elements import Message

ABOUT_CALLS = {CALL_OVER: OVER, CALL_AGAIN: CALL}
"""Kinds of notifications that edit a direct message which called a player -> the role of that message afterwards."""


def role_of(notification: OutboxRow) -> str:
    """Return the name under which the place of a message is stored."""
    if edits_role(notification, PLAN):
        return PLAN_OVER
    if edits_role(notification, DEALT, NEWS):
        return TOLD_AGAIN
    if deletes_message(notification):
        return ANSWERED_CALL
    return ABOUT_CALLS.get(notification.kind) or str(notification.data.get("role", notification.kind))


def edits_role(notification: OutboxRow, *roles: str) -> bool:
    """Return whether a notification closes a message that had one of these roles."""
    return notification.kind == CALL_OVER and notification.data.get("was") in roles


def deletes_message(notification: OutboxRow) -> bool:
    """Return whether a notification deletes a direct message, because nothing is left to read or answer in it."""
    if edits_role(notification, DEALT, NEWS):
        return True  # A later message shows the same.
    return ANSWERED in notification.data and edits_role(notification, CALL, NUDGE)


def without_pings(message: Message, notification: OutboxRow, loaded: Loaded) -> Message:
    """Return a message without the pings of players whose standing order will answer. It still names them."""
    quiet = {loaded.seats[seat].user for seat in notification.data.get("hushed", ())}
    return msgspec.structs.replace(message, calls=tuple(user for user in message.calls if user not in quiet))


def names_waits(notification: OutboxRow, loaded: Loaded) -> bool:
    """Return whether a post names the people who are waited for: the newest one, unless a later turn has closed."""
    is_of_turn = notification.kind in ("begun", "turn")
    return bool(notification.data.get("newest", not is_of_turn or loaded.tip.closed <= notification.data["seq"]))


def shown_move(notification: OutboxRow, loaded: Loaded) -> int:
    """Return the move that the picture of a turn shows: the present position, if the post names who is waited for."""
    return loaded.tip.barrier if names_waits(notification, loaded) else int(notification.data["seq"])


def as_shown(notification: OutboxRow, summary: Summary) -> Summary:
    """Return a summary for a post. If the post is no longer the newest, it waits for nobody."""
    return summary if notification.data.get("newest", True) else msgspec.structs.replace(summary, awaited=())


def edits_post(notification: OutboxRow) -> bool:
    """Return whether a notification edits the post of its kind instead of sending a new one."""
    return notification.kind == "lobby" or notification.data.get("edit", False)


def called_seats(notification: OutboxRow, loaded: Loaded) -> list[int]:
    """Return the seats to ping: those that the table still waits for in the same wait."""
    pinged = notification.data.get("pinged", {})
    return [seat.seat for seat in loaded.seats if seat.awaited and pinged.get(str(seat.seat)) == seat.wait_number]


def seat_not_called_since(notification: OutboxRow, loaded: Loaded) -> SeatRow | None:
    """Return the seat that news are for, or None if it was called since, changed hands, or the game does not run."""
    seat = loaded.seats[notification.data["seat"]]
    same = seat.awaited is None and seat.wait_number == notification.data.get("wait_number", seat.wait_number)
    return seat if same and seat.user == notification.target and loaded.row.status is Status.RUNNING else None


def seat_still_waited_for(notification: OutboxRow, loaded: Loaded) -> SeatRow | None:
    """Return the seat of a call, or None if it has acted, changed hands, or the game is over."""
    seat = loaded.seats[notification.data["seat"]]
    same = seat.awaited is not None and seat.wait_number == notification.data["wait_number"]
    mine = not notification.direct or seat.user == notification.target
    return seat if same and mine and loaded.row.status in (Status.RUNNING, Status.PAUSED) else None
