"""The decisions of the rules: notifications to put into the outbox, and changes to those that are queued or shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.records import ANSWERED, CALL_AGAIN, CALL_OVER, ELSEWHERE, MEND, GameRow, OutboxRow, SeatRow
from games.core.protocol import Text

CALL_EDIT_DELAY = timedelta(seconds=1.5)
"""How long after its wait the message that called a seat is closed, unless the seat is asked again."""
POST_UPDATE_DELAY = timedelta(seconds=1)
"""How long the newest post waits before it names other seats. Changes in this time make one edit together."""


class Put(msgspec.Struct, frozen=True):
    """Queue a notification."""

    notification: OutboxRow


class UpdatePost(msgspec.Struct, frozen=True):
    """Queue an edit of the newest post, unless a queued notification will have the same effect."""

    notification: OutboxRow


class CloseCall(msgspec.Struct, frozen=True):
    """Queue edits that close every message by which a seat was called."""

    notification: OutboxRow
    seat: int


class ReopenCall(msgspec.Struct, frozen=True):
    """Queue an edit that opens a closed call again."""

    notification: OutboxRow
    seat: int


class ForgetMessage(msgspec.Struct, frozen=True):
    """Stop tracking a direct message, because it already shows the present position."""

    seat: int
    message: int


class Withdraw(msgspec.Struct, frozen=True):
    """Drop a queued notification, because another notification has the same content."""

    notification: int


class SendNow(msgspec.Struct, frozen=True):
    """Send a queued notification without further delay."""

    notification: int


class SendTurnsNow(msgspec.Struct, frozen=True):
    """Send every post of a turn that was held back."""


Action = Put | UpdatePost | CloseCall | ReopenCall | ForgetMessage | Withdraw | SendNow | SendTurnsNow


def post(row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime | None = None) -> OutboxRow:
    """Return a notification for the channel of a game."""
    return OutboxRow(game=row.id, kind=kind, direct=False, target=row.channel, data=data, created=now, due=due or now)


def direct_message(row: GameRow, kind: str, user: int, data: dict[str, Any], now: datetime, due: datetime) -> OutboxRow:
    """Return a notification for one person."""
    return OutboxRow(game=row.id, kind=kind, direct=True, target=user, data=data, created=now, due=due)


def notice(
    row: GameRow, text: Text, now: datetime, pinged: dict[str, int] | None = None, silent: Sequence[int] = ()
) -> OutboxRow:
    """Return a post about the table itself. Seats in `silent` are named without a ping."""
    data = {"text": msgspec.to_builtins(text), "pinged": pinged or {}}
    return post(row, "notice", data | ({"hushed": list(silent)} if silent else {}), now)


def update_post(row: GameRow, now: datetime) -> UpdatePost:
    """Return the edit that makes the newest post name the seats that are waited for."""
    return UpdatePost(post(row, MEND, {}, now, now + POST_UPDATE_DELAY))


def close_call(
    row: GameRow, seat: SeatRow, now: datetime, answered_in: int = 0, *, answered: bool = True
) -> list[Action]:
    """Return what closes the calls of a seat.

    `answered`: the called player has answered. `answered_in` is the direct message in which they did, or 0.
    """
    over = _about_call(row, seat, CALL_OVER, now, now + CALL_EDIT_DELAY)
    if answered and not seat.together:  # A partner may have answered. Then the message stays, and says so.
        over = msgspec.structs.replace(over, data=over.data | {ANSWERED: True})
    closed = CloseCall(over, seat.seat)
    return [ForgetMessage(seat.seat, answered_in), closed] if answered_in else [closed]


def close_call_played_elsewhere(row: GameRow, seat: SeatRow, now: datetime) -> CloseCall:
    """Return the edit that closes an old call of a seat that has ended its turn and is already asked again."""
    over = _about_call(row, seat, CALL_OVER, now, now + CALL_EDIT_DELAY)
    return CloseCall(msgspec.structs.replace(over, data=over.data | {ELSEWHERE: True, ANSWERED: True}), seat.seat)


def reopen_call(row: GameRow, seat: SeatRow, now: datetime) -> ReopenCall:
    """Return the edit that opens the call of a seat again, for a question to which it was already called."""
    return ReopenCall(_about_call(row, seat, CALL_AGAIN, now, now + CALL_EDIT_DELAY), seat.seat)


def _about_call(row: GameRow, seat: SeatRow, kind: str, now: datetime, due: datetime) -> OutboxRow:
    assert seat.user is not None
    data = {"seat": seat.seat, "wait_number": seat.wait_number}
    return direct_message(row, kind, seat.user, data, now, due)
