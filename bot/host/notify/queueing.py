"""Writing notifications into the outbox, in the same transaction as the move, vote or setting that they report."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, assert_never

from bot.host.model.records import GameRow, OutboxRow, SeatRow
from bot.host.notify.rules.actions import (
    Action,
    CloseCall,
    ForgetMessage,
    Put,
    ReopenCall,
    SendNow,
    SendTurnsNow,
    UpdatePost,
    Withdraw,
    close_call,
    direct_message,
    notice,
    post,
    update_post,
)
from bot.host.store import RowSet
from games.core.protocol import Text


async def carry_out(rows: RowSet, game: str, actions: Iterable[Action], now: datetime) -> None:
    """Write what the notification rules have decided about a game."""
    for action in actions:
        await _carry_out(rows, game, action, now)


async def _carry_out(rows: RowSet, game: str, action: Action, now: datetime) -> None:
    match action:
        case Put(notification):
            await _put(rows, notification)
        case UpdatePost(notification):
            if has_place(notification):
                await rows.outbox.put_edit(notification)
        case CloseCall(notification, seat):
            await rows.outbox.put_call_over(notification, seat)
            await rows.games.call_is_over(game, seat)
        case ReopenCall(notification, seat):
            await rows.outbox.put_call_again(notification, seat)
            await rows.games.call_goes_on(game, seat)
        case ForgetMessage(seat, message):
            await rows.games.forget_call(game, seat, message)
        case Withdraw(number):
            await rows.outbox.settle(number, "moot")
        case SendNow(number):
            await rows.outbox.bring_forward(number, now)
        case SendTurnsNow():
            await rows.outbox.bring_turns_forward(game, now)
        case _:
            assert_never(action)


def has_place(notification: OutboxRow) -> bool:
    """Return whether there is somewhere to send it. A lesson has no channel, so nothing is posted about it."""
    return notification.direct or notification.target > 0


async def _put(rows: RowSet, notification: OutboxRow) -> None:
    if has_place(notification):
        await rows.outbox.put(notification)


async def put_public(
    rows: RowSet, row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime | None = None
) -> None:
    """Queue a post in the channel of a game."""
    await _put(rows, post(row, kind, data, now, due))


async def put_direct(
    rows: RowSet, row: GameRow, kind: str, user: int, data: dict[str, Any], now: datetime, due: datetime
) -> None:
    """Queue a direct message."""
    await rows.outbox.put(direct_message(row, kind, user, data, now, due))


async def put_notice(
    rows: RowSet, row: GameRow, text: Text, now: datetime, pinged: dict[str, int] | None = None
) -> None:
    """Queue a post about the table itself. `pinged` are the seats that it calls, with the numbers of their waits."""
    await _put(rows, notice(row, text, now, pinged))


async def put_post_update(rows: RowSet, row: GameRow, now: datetime) -> None:
    """Queue an edit of the newest post, so that it names the seats that are waited for."""
    await carry_out(rows, row.id, [update_post(row, now)], now)


async def put_call_over(rows: RowSet, row: GameRow, seat: SeatRow, now: datetime) -> None:
    """Queue edits that close the messages by which a seat was called."""
    await carry_out(rows, row.id, close_call(row, seat, now, answered=False), now)
