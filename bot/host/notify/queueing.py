"""Letters are put into the outbox with what they tell of, in its transaction: posts, messages, and what mends them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.records import CALL_AGAIN, CALL_OVER, ELSEWHERE, MEND, GameRow, OutboxRow, SeatRow
from bot.host.store import RowSet
from games.core.protocol import Text

MERGED = timedelta(seconds=3)
"""A message that called somebody is closed after so long, unless they are asked on."""
MENDED = timedelta(seconds=10)
"""Whom the newest post waits for is mended after so long, once for all that happens meanwhile: what is answered at
once, or by itself, needs no mending."""
SOON = timedelta(minutes=1)
"""What is not urgent waits so long."""


async def put_public(
    rows: RowSet, row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime | None = None
) -> None:
    await rows.outbox.put(_public(row, kind, data, now, due or now))


def _public(row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime) -> OutboxRow:
    return OutboxRow(game=row.id, kind=kind, direct=False, target=row.channel, data=data, created=now, due=due)


async def put_mend(rows: RowSet, row: GameRow, now: datetime) -> None:
    """The newest post says anew whom the table waits for, once for all that changes in the next seconds."""
    await rows.outbox.put_edit(_public(row, MEND, {}, now, now + MENDED))


async def put_direct(
    rows: RowSet, row: GameRow, kind: str, user: int, data: dict[str, Any], now: datetime, due: datetime
) -> None:
    await rows.outbox.put(OutboxRow(game=row.id, kind=kind, direct=True, target=user, data=data, created=now, due=due))


async def put_call_over(rows: RowSet, row: GameRow, seat: SeatRow, now: datetime, at: int = 0) -> None:
    """Where somebody was called, nothing is asked any more; where a partner acts, they may yet be asked again."""
    if at:
        await rows.games.forget_call(row.id, seat.seat, at)
    soon = now + (SOON if seat.together else MERGED)
    await _put_over(rows, _about_call(row.id, seat, CALL_OVER, now, soon), seat.seat)


async def put_played_elsewhere(rows: RowSet, row: GameRow, seat: SeatRow, now: datetime) -> None:
    """They are asked on, but not what the message asks that called them."""
    over = _about_call(row.id, seat, CALL_OVER, now, now + MERGED)
    await _put_over(rows, msgspec.structs.replace(over, data=over.data | {ELSEWHERE: True}), seat.seat)


async def _put_over(rows: RowSet, letter: OutboxRow, seat: int) -> None:
    await rows.outbox.put_call_over(letter, seat)
    await rows.games.call_is_over(letter.game, seat)


async def put_call_again(rows: RowSet, row: GameRow, seat: SeatRow, now: datetime) -> None:
    """They were called to this already: the message opens again, unless it never closed."""
    await rows.outbox.put_call_again(_about_call(row.id, seat, CALL_AGAIN, now, now + MERGED), seat.seat)
    await rows.games.call_goes_on(row.id, seat.seat)


def _about_call(game: str, seat: SeatRow, kind: str, now: datetime, due: datetime) -> OutboxRow:
    assert seat.user is not None
    data = {"seat": seat.seat, "wait_number": seat.wait_number}
    return OutboxRow(game=game, kind=kind, direct=True, target=seat.user, data=data, created=now, due=due)


async def put_notice(
    rows: RowSet,
    row: GameRow,
    text: Text,
    now: datetime,
    pinged: dict[str, int] | None = None,
    hushed: Sequence[int] = (),
) -> None:
    """Something about the table itself, in its channel. Whoever is hushed is named like the others, and not rung."""
    data = {"text": msgspec.to_builtins(text), "pinged": pinged or {}}
    await put_public(rows, row, "notice", data | ({"hushed": list(hushed)} if hushed else {}), now)
