"""The writer of moves: it commits moves, snapshots, seats and notifications in one transaction.

`notify/rules` decides who gets which notification. Nothing is sent before the transaction is committed.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Refused, Status
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import SeatRow
from bot.host.notify.queueing import carry_out, put_call_over
from bot.host.notify.rules.calls import Call, calls_of
from bot.host.notify.rules.change import Change, Habits
from bot.host.notify.rules.direct_messages import private_actions
from bot.host.notify.rules.posts import depends_on_queue, held_turns, public_actions
from bot.host.notify.rules.prepared import Prepared, prepared_answers, question_without_choice
from bot.host.notify.rules.waiting import seats_after
from bot.host.play.pending_moves import PendingMoves
from bot.host.store import RowConflict, RowSet
from games.core.protocol import Text, say

KEPT_ROUNDS = 2
"""For how many turns of each seat all snapshots are kept. Of older turns only the last snapshot is kept."""


class MoveWriter:
    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def write(
        self,
        loaded: Loaded,
        pending: PendingMoves,
        *,
        epoch: int | None = None,
        notice: Text | None = None,
        at: int = 0,
    ) -> GameReading:
        """Commit moves, wake the outbox and the friends, and return the game after the moves.

        `epoch` is the new epoch after an undo. `notice` is posted with the moves. `at` is the direct message in which
        the move was made, or 0: it shows the new position without an edit.
        """
        try:
            async with self.context.store.write(loaded.id) as rows:
                written = await self.write_into(rows, loaded, pending, epoch=epoch, notice=notice, at=at)
        except RowConflict:  # An operator's command has closed the game at the same time.
            raise Refused(say("host-stale")) from None
        written = self.context.cache.renew(written)
        asked = pending.questions() if pending.explains and written.row.status is Status.RUNNING else None
        reading = GameReading.after(self.context, written, pending.state, asked)
        self.context.cache.put(reading)
        self.context.committed(loaded.id, reading)
        return reading

    async def write_into(
        self,
        rows: RowSet,
        loaded: Loaded,
        pending: PendingMoves,
        *,
        epoch: int | None = None,
        notice: Text | None = None,
        at: int = 0,
    ) -> Loaded:
        """Write moves and what follows from them, such as status and notifications, in the caller's transaction.

        Return the game after them.
        """
        now = self.context.now()
        changes: dict[str, Any] = {"moved": now, "epoch": loaded.row.epoch if epoch is None else epoch}
        if result := pending.rules.result(pending.state):
            changes |= {"status": Status.OVER, "result": result}
        change = self._change(loaded, pending, changes, now, notice, at)
        await _write_moves(rows, loaded, pending, change.after, changes)
        calls = calls_of(change)
        change = await _with_queue(rows, loaded, change, calls)
        await carry_out(rows, loaded.id, [*public_actions(change, calls), *private_actions(change, calls)], now)
        if result:
            await drop_plans(rows, loaded, now)
        return _after(loaded, pending, change, rows)

    def _change(
        self,
        loaded: Loaded,
        pending: PendingMoves,
        changes: dict[str, Any],
        now: datetime,
        notice: Text | None,
        answered_in: int,
    ) -> Change:
        """Return the input of the notification rules, with the seats after the moves."""
        change = Change(
            rules=pending.rules,
            state=pending.state,
            questions=pending.questions(),
            moves=[made.move for made in pending.made],
            previous=pending.before,
            row=msgspec.structs.replace(loaded.row, **changes),
            before=loaded.seats,
            habits={seat.seat: self._habits(loaded, seat.user) for seat in loaded.seats if seat.user is not None},
            prepared={} if "result" in changes else self._prepared(loaded, pending),
            now=now,
            answer_delay=self.context.answer_delay,
            notice=notice,
            answered_in=answered_in,
        )
        return msgspec.structs.replace(change, after=seats_after(change))

    def _habits(self, loaded: Loaded, user: int) -> Habits:
        own = loaded.people.get(user) or PersonSettings()
        return Habits(self.context.day(user, loaded.row.table_settings, own), own.called_by)

    def _prepared(self, loaded: Loaded, pending: PendingMoves) -> dict[int, Prepared]:
        """Return the answers that players have prepared, and note that the game will answer by itself."""
        prepared = prepared_answers(pending.questions(), loaded.orders, loaded.plans)
        if prepared or (self.context.turn_end_delay is not None and question_without_choice(pending.questions())):
            self.context.games_with_prepared_answers.add(loaded.id)
        return prepared


async def _write_moves(
    rows: RowSet, loaded: Loaded, pending: PendingMoves, seats: Iterable[SeatRow], changes: dict[str, Any]
) -> None:
    for made in pending.made:
        await rows.moves.play(loaded.id, made.move, made.snapshot)
    if any(made.move.closes for made in pending.made):
        await rows.moves.thin_out(loaded.id, KEPT_ROUNDS * len(loaded.seats))
    for seat in seats:
        if seat not in loaded.seats:
            await rows.games.put_seat(seat)
    await rows.games.update(loaded.id, **changes)


async def _with_queue(rows: RowSet, loaded: Loaded, change: Change, calls: list[Call]) -> Change:
    """Return the change with the notifications that are queued now, where the rules need them."""
    if not depends_on_queue(change, calls, loaded.waiting):
        return change
    queued = await rows.outbox.waiting(loaded.id)
    held = held_turns(queued) if change.closes else []
    moves = await rows.moves.after(loaded.id, held[0].data["since"]) if held else ()
    return msgspec.structs.replace(change, queued=queued, held_moves=moves)


def _after(loaded: Loaded, pending: PendingMoves, change: Change, rows: RowSet) -> Loaded:
    """Return the game after the moves."""
    return msgspec.structs.replace(
        loaded,
        row=change.row,
        seats=tuple(change.after),
        last=pending.last,
        moves=(*loaded.moves, *change.moves),
        snapshots=loaded.snapshots | {made.move.seq: made.snapshot for made in pending.made},
        waiting=(*loaded.waiting, *rows.outbox.put_rows),
    )


async def drop_plans(rows: RowSet, loaded: Loaded, now: datetime) -> None:
    """Delete all plans of a game, and mark the messages that show one as outdated."""
    await rows.plans.drop_all(loaded.id)
    for number in loaded.plans:
        seat = loaded.seats[number]
        if seat.user is not None and seat.awaited is None:
            await put_call_over(rows, loaded.row, seat, now)
