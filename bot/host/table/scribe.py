"""The scribe: one transaction a move, with snapshot, who is awaited and what is to be told, before anything is said."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.context import Desk, Loaded, stretches
from bot.host.facts import Status
from bot.host.people.hours import HOUR, Day
from bot.host.store import Ledger
from bot.host.store.records import GameRow, Letter, MoveKind, SeatRow
from bot.host.table.moving import Deeds, awaited_seats
from bot.host.table.timeline import by_telling, on_the_line
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
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def write(
        self, loaded: Loaded, deeds: Deeds, *, epoch: int | None = None, notice: Text | None = None
    ) -> None:
        """Write down what was done; then the outbox and the friends are told."""
        async with self.desk.store.write() as ledger:
            await self.write_into(ledger, loaded, deeds, epoch=epoch, notice=notice)
        self.desk.committed(loaded.id)

    async def write_into(
        self, ledger: Ledger, loaded: Loaded, deeds: Deeds, *, epoch: int | None = None, notice: Text | None = None
    ) -> None:
        now = self.desk.now()
        result = deeds.rules.result(deeds.state)
        waiting = set() if result else awaited_seats(deeds.rules, deeds.state)
        seats = [await self._waited_for(loaded.row, seat, seat.seat in waiting, now) for seat in loaded.seats]
        for move, snapshot in deeds.made:
            await ledger.moves.append(loaded.id, move, snapshot)
        for seat in seats:
            if seat not in loaded.seats:
                await ledger.games.put_seat(seat)
        changes: dict[str, Any] = {"moved": now, "epoch": loaded.row.epoch if epoch is None else epoch}
        if result:
            changes |= {"status": Status.OVER, "result": result}
        await ledger.games.update(loaded.id, **changes)
        calls = [await self._call(loaded.row, seat, now) for seat in seats if _is_newly_awaited(loaded, seat)]
        await self._announce(ledger, Loaded(loaded.row, tuple(seats), deeds.last), deeds, calls, notice)
        if result:
            await put_public(ledger, loaded.row, "result", {"seq": deeds.last.seq}, now)
        await self._thin_out(ledger, loaded, deeds)

    async def _waited_for(self, row: GameRow, seat: SeatRow, waited: bool, now: datetime) -> SeatRow:
        if waited == (seat.awaited is not None):
            return seat
        if not waited:
            return msgspec.structs.replace(seat, awaited=None, counted=None, deadline=None, reminded=0)
        day = await self.desk.day_of(seat.user, row.terms)
        counted = max(now, day.away_until or now)
        hours = row.terms.deadline_hours
        deadline = counted + hours * HOUR if hours else None
        return msgspec.structs.replace(
            seat, awaited=now, counted=counted, deadline=deadline, reminded=0, stretch=seat.stretch + 1
        )

    async def _call(self, row: GameRow, seat: SeatRow, now: datetime) -> Call:
        day: Day = await self.desk.day_of(seat.user, row.terms)
        due = day.next_waking(now)
        return Call(seat, due, due > now)

    async def _announce(
        self, ledger: Ledger, now_stands: Loaded, deeds: Deeds, calls: list[Call], notice: Text | None
    ) -> None:
        """At most one post of what was played, which calls those who are awake, and a message to everyone called."""
        now, row = self.desk.now(), now_stands.row
        pinged = {str(call.seat.seat): call.seat.stretch for call in calls if not call.quiet}
        moves = [deed.move for deed in deeds.made]
        data: dict[str, Any] = {"seq": deeds.last.barrier, "pinged": pinged, "awaited": stretches(now_stands.seats)}
        kind = None
        if moves[0].kind is MoveKind.NEW:
            kind = "begun"
        elif any(move.closes for move in moves):
            kind, data["since"] = "turn", await self._told_before(ledger, row.id, deeds)
            data["held"] = _awaits_only_friends(now_stands)
        elif pinged and not notice:
            kind = "called"
        if notice:
            await put_notice(ledger, row, notice, now, {} if kind else pinged)
        if kind:
            await put_public(ledger, row, kind, data, now, now + HELD if data.get("held") else now)
        for call in calls:
            await self._put_call(ledger, row, call, deeds.last.seq, now)
        if kind == "turn":
            await self._send_news(ledger, row, deeds)
        if kind == "begun":
            await self._deal(ledger, row, deeds.last.seq, {call.seat.seat for call in calls}, now)

    async def _told_before(self, ledger: Ledger, game: str, deeds: Deeds) -> int:
        """The last move the table has already read about. Turns that were held back are told with this one."""
        held = [each for each in await ledger.letters.waiting(game) if each.data.get("held") and not each.tried]
        if held and await self._fits_one_post(ledger, game, held[0].data["since"], deeds.rules):
            for letter in held:
                await ledger.letters.settle(letter.id, "moot")
            return int(held[0].data["since"])
        for letter in held:
            await ledger.letters.hasten(letter.id, self.desk.now())
        prev = deeds.made[0].move.prev
        before = await ledger.moves.get(game, prev)
        return before.closed if before else prev

    async def _fits_one_post(self, ledger: Ledger, game: str, since: int, rules: Game) -> bool:
        parts = by_telling(on_the_line(await ledger.moves.after(game, since)))
        told = [rules.narrate([event for move in part for event in move.events], None) for part in parts]
        return sum(map(len, told)) <= MOST_LINES

    async def _put_call(self, ledger: Ledger, row: GameRow, call: Call, seq: int, now: datetime) -> None:
        assert call.seat.user is not None
        data = {"seat": call.seat.seat, "stretch": call.seat.stretch, "seq": seq, "pinged": not call.quiet}
        await put_direct(ledger, row, "call", call.seat.user, data, now, call.due)

    async def _deal(self, ledger: Ledger, row: GameRow, seq: int, called: set[int], now: datetime) -> None:
        """At the start everybody gets their hand; whoever is called gets it with the call."""
        for seat in await ledger.games.seats(row.id):
            if seat.user is not None and not seat.friend and seat.seat not in called:
                day = await self.desk.day_of(seat.user, row.terms)
                data = {"seat": seat.seat, "stretch": seat.stretch, "seq": seq}
                await put_direct(ledger, row, "dealt", seat.user, data, now, day.next_waking(now + SOON))

    async def _send_news(self, ledger: Ledger, row: GameRow, deeds: Deeds) -> None:
        """What came to a player who is not awaited, once between two of their turns."""
        now, narrate = self.desk.now(), deeds.rules.narrate
        events = [event for deed in deeds.made for event in deed.move.events]
        public = narrate(events, None)
        for seat in await ledger.games.seats(row.id):
            idle = seat.user is not None and seat.awaited is None and seat.news != seat.stretch
            if idle and any(line not in public for line in narrate(events, seat.seat)):
                assert seat.user is not None
                await ledger.games.update_seat(row.id, seat.seat, news=seat.stretch)
                day = await self.desk.day_of(seat.user, row.terms)
                data = {"seat": seat.seat, "stretch": seat.stretch, "pinged": True}
                await put_direct(ledger, row, "news", seat.user, data, now, day.next_waking(now + SOON))

    async def _thin_out(self, ledger: Ledger, loaded: Loaded, deeds: Deeds) -> None:
        if any(deed.move.closes for deed in deeds.made):
            kept = await ledger.moves.nth_last_close(loaded.id, KEPT_ROUNDS * len(loaded.seats))
            if kept is not None:
                await ledger.moves.thin_out(loaded.id, kept)


def _awaits_only_friends(loaded: Loaded) -> bool:
    awaited = [seat for seat in loaded.seats if seat.awaited is not None]
    return bool(awaited) and all(seat.friend for seat in awaited)


def _is_newly_awaited(loaded: Loaded, seat: SeatRow) -> bool:
    before = loaded.seats[seat.seat]
    return seat.stretch > before.stretch and seat.user is not None and not seat.friend


async def put_public(
    ledger: Ledger, row: GameRow, kind: str, data: dict[str, Any], now: datetime, due: datetime | None = None
) -> None:
    await ledger.letters.put(
        Letter(game=row.id, kind=kind, direct=False, target=row.channel, data=data, created=now, due=due or now)
    )


async def put_direct(
    ledger: Ledger, row: GameRow, kind: str, user: int, data: dict[str, Any], now: datetime, due: datetime
) -> None:
    await ledger.letters.put(Letter(game=row.id, kind=kind, direct=True, target=user, data=data, created=now, due=due))


async def put_notice(
    ledger: Ledger, row: GameRow, text: Text, now: datetime, pinged: dict[str, int] | None = None
) -> None:
    """Something about the table itself, in its channel."""
    await put_public(ledger, row, "notice", {"text": msgspec.to_builtins(text), "pinged": pinged or {}}, now)
