"""The scribe: one transaction a move, with snapshot, who is awaited and what is to be told, before anything is said."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.context import HostContext, Loaded, wait_numbers
from bot.host.facts import Status
from bot.host.people.hours import HOUR, Day
from bot.host.store import RowSet
from bot.host.store.records import GameRow, MoveKind, OutboxRow, SeatRow
from bot.host.table.moving import PendingMoves, awaited_seats
from bot.host.table.timeline import on_the_line, split_at_closes
from games.core.protocol import Game, Text

KEPT_ROUNDS = 2
"""So many turns of everybody stay there in full; of older ones only the closing snapshot is kept."""


MOST_LINES = 12
"""Turns that are told together make no longer post than this."""
HELD = timedelta(seconds=2)
"""A turn after which only friends are awaited is told with theirs, which come at once; it never waits longer."""
SOON = timedelta(minutes=1)
"""What is not urgent waits so long: whoever is called meanwhile gets it with the call, and one message less."""


class Call(msgspec.Struct, frozen=True):
    """A seat that has just come to be awaited, and when its player may be told."""

    seat: SeatRow
    due: datetime
    quiet: bool


class Scribe:
    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def write(
        self, loaded: Loaded, pending: PendingMoves, *, epoch: int | None = None, notice: Text | None = None
    ) -> None:
        """Write down what was done; then the outbox and the friends are told."""
        async with self.context.store.write() as rows:
            await self.write_into(rows, loaded, pending, epoch=epoch, notice=notice)
        self.context.committed(loaded.id)

    async def write_into(
        self,
        rows: RowSet,
        loaded: Loaded,
        pending: PendingMoves,
        *,
        epoch: int | None = None,
        notice: Text | None = None,
    ) -> None:
        now = self.context.now()
        result = pending.rules.result(pending.state)
        waiting = set() if result else awaited_seats(pending.rules, pending.state)
        seats = [await self._waited_for(loaded.row, seat, seat.seat in waiting, now) for seat in loaded.seats]
        for move, snapshot in pending.made:
            await rows.moves.append(loaded.id, move, snapshot)
        for seat in seats:
            if seat not in loaded.seats:
                await rows.games.put_seat(seat)
        changes: dict[str, Any] = {"moved": now, "epoch": loaded.row.epoch if epoch is None else epoch}
        if result:
            changes |= {"status": Status.OVER, "result": result}
        await rows.games.update(loaded.id, **changes)
        calls = [await self._call(loaded.row, seat, now) for seat in seats if _is_newly_awaited(loaded, seat)]
        await self._announce(rows, Loaded(loaded.row, tuple(seats), pending.last), pending, calls, notice)
        if result:
            await put_public(rows, loaded.row, "result", {"seq": pending.last.seq}, now)
        await self._thin_out(rows, loaded, pending)

    async def _waited_for(self, row: GameRow, seat: SeatRow, waited: bool, now: datetime) -> SeatRow:
        if waited == (seat.awaited is not None):
            return seat
        if not waited:
            return msgspec.structs.replace(seat, awaited=None, counts_from=None, deadline=None, reminded=0)
        day = await self.context.day_of(seat.user, row.table_settings)
        counts_from = max(now, day.away_until or now)
        hours = row.table_settings.deadline_hours
        deadline = counts_from + hours * HOUR if hours else None
        return msgspec.structs.replace(
            seat, awaited=now, counts_from=counts_from, deadline=deadline, reminded=0, wait_number=seat.wait_number + 1
        )

    async def _call(self, row: GameRow, seat: SeatRow, now: datetime) -> Call:
        day: Day = await self.context.day_of(seat.user, row.table_settings)
        due = day.next_waking(now)
        return Call(seat, due, due > now)

    async def _announce(
        self, rows: RowSet, now_stands: Loaded, pending: PendingMoves, calls: list[Call], notice: Text | None
    ) -> None:
        """At most one post of what was played, which calls those who are awake, and a message to everyone called."""
        now, row = self.context.now(), now_stands.row
        pinged = {str(call.seat.seat): call.seat.wait_number for call in calls if not call.quiet}
        moves = [deed.move for deed in pending.made]
        data: dict[str, Any] = {
            "seq": pending.last.barrier,
            "pinged": pinged,
            "awaited": wait_numbers(now_stands.seats),
        }
        kind = None
        if moves[0].kind is MoveKind.NEW:
            kind = "begun"
        elif any(move.closes for move in moves):
            kind, data["since"] = "turn", await self._told_before(rows, row.id, pending)
            data["held"] = _awaits_only_friends(now_stands)
        elif pinged and not notice:
            kind = "called"
        if notice:
            await put_notice(rows, row, notice, now, {} if kind else pinged)
        if kind:
            await put_public(rows, row, kind, data, now, now + HELD if data.get("held") else now)
        for call in calls:
            await self._put_call(rows, row, call, pending.last.seq, now)
        if kind == "turn":
            await self._send_news(rows, row, pending)
        if kind == "begun":
            await self._deal(rows, row, pending.last.seq, {call.seat.seat for call in calls}, now)

    async def _told_before(self, rows: RowSet, game: str, pending: PendingMoves) -> int:
        """The last move the table has already read about. Turns that were held back are told with this one."""
        held = [each for each in await rows.outbox.waiting(game) if each.data.get("held") and not each.tried]
        if held and await self._fits_one_post(rows, game, held[0].data["since"], pending.rules):
            for letter in held:
                await rows.outbox.settle(letter.id, "moot")
            return int(held[0].data["since"])
        for letter in held:
            await rows.outbox.hasten(letter.id, self.context.now())
        prev = pending.made[0].move.prev
        before = await rows.moves.get(game, prev)
        return before.closed if before else prev

    async def _fits_one_post(self, rows: RowSet, game: str, since: int, rules: Game) -> bool:
        parts = split_at_closes(on_the_line(await rows.moves.after(game, since)))
        told = [rules.narrate([event for move in part for event in move.events], None) for part in parts]
        return sum(map(len, told)) <= MOST_LINES

    async def _put_call(self, rows: RowSet, row: GameRow, call: Call, seq: int, now: datetime) -> None:
        assert call.seat.user is not None
        data = {"seat": call.seat.seat, "wait_number": call.seat.wait_number, "seq": seq, "pinged": not call.quiet}
        await put_direct(rows, row, "call", call.seat.user, data, now, call.due)

    async def _deal(self, rows: RowSet, row: GameRow, seq: int, called: set[int], now: datetime) -> None:
        """At the start everybody gets their hand; whoever is called gets it with the call."""
        for seat in await rows.games.seats(row.id):
            if seat.user is not None and not seat.friend and seat.seat not in called:
                day = await self.context.day_of(seat.user, row.table_settings)
                data = {"seat": seat.seat, "wait_number": seat.wait_number, "seq": seq}
                await put_direct(rows, row, "dealt", seat.user, data, now, day.next_waking(now + SOON))

    async def _send_news(self, rows: RowSet, row: GameRow, pending: PendingMoves) -> None:
        """What came to a player who is not awaited, once between two of their turns."""
        now, narrate = self.context.now(), pending.rules.narrate
        events = [event for deed in pending.made for event in deed.move.events]
        public = narrate(events, None)
        for seat in await rows.games.seats(row.id):
            idle = seat.user is not None and seat.awaited is None and seat.news_sent_for_wait != seat.wait_number
            if idle and any(line not in public for line in narrate(events, seat.seat)):
                assert seat.user is not None
                await rows.games.update_seat(row.id, seat.seat, news_sent_for_wait=seat.wait_number)
                day = await self.context.day_of(seat.user, row.table_settings)
                data = {"seat": seat.seat, "wait_number": seat.wait_number, "pinged": True}
                await put_direct(rows, row, "news", seat.user, data, now, day.next_waking(now + SOON))

    async def _thin_out(self, rows: RowSet, loaded: Loaded, pending: PendingMoves) -> None:
        if any(deed.move.closes for deed in pending.made):
            kept = await rows.moves.nth_last_close(loaded.id, KEPT_ROUNDS * len(loaded.seats))
            if kept is not None:
                await rows.moves.thin_out(loaded.id, kept)


def _awaits_only_friends(loaded: Loaded) -> bool:
    awaited = [seat for seat in loaded.seats if seat.awaited is not None]
    return bool(awaited) and all(seat.friend for seat in awaited)


def _is_newly_awaited(loaded: Loaded, seat: SeatRow) -> bool:
    before = loaded.seats[seat.seat]
    return seat.wait_number > before.wait_number and seat.user is not None and not seat.friend


async def put_public(
    rows: RowSet, row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime | None = None
) -> None:
    await rows.outbox.put(
        OutboxRow(game=row.id, kind=kind, direct=False, target=row.channel, data=data, created=now, due=due or now)
    )


async def put_direct(
    rows: RowSet, row: GameRow, kind: str, user: int, data: dict[str, Any], now: datetime, due: datetime
) -> None:
    await rows.outbox.put(OutboxRow(game=row.id, kind=kind, direct=True, target=user, data=data, created=now, due=due))


async def put_notice(
    rows: RowSet, row: GameRow, text: Text, now: datetime, pinged: dict[str, int] | None = None
) -> None:
    """Something about the table itself, in its channel."""
    await put_public(rows, row, "notice", {"text": msgspec.to_builtins(text), "pinged": pinged or {}}, now)
