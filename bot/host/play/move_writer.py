"""The writer of moves: one transaction a move, with snapshot, seats and notifications, before anything is posted."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.facts import Refused, Status
from bot.host.model.hours import HOUR, Day
from bot.host.model.preferences import CalledBy
from bot.host.model.records import CALL_DUE, DEALT, NEWS, NOBODY, GameRow, MoveKind, OutboxRow, SeatRow
from bot.host.notify.promises import THEN_CALLED, Left, lapsing, promised
from bot.host.notify.queueing import (
    put_call_again,
    put_call_over,
    put_direct,
    put_mend,
    put_notice,
    put_played_elsewhere,
    put_public,
)
from bot.host.play.context import HostContext
from bot.host.play.loaded import Loaded
from bot.host.play.narration import in_private
from bot.host.play.pending_moves import PendingMoves
from bot.host.play.reading import GameReading
from bot.host.play.timeline import on_the_line, split_at_closes
from bot.host.store import RowConflict, RowSet
from games.core.game import Game
from games.core.protocol import Question, Text, say

KEPT_ROUNDS = 2
"""So many turns of everybody stay there in full; of older ones only the closing snapshot is kept."""


MOST_LINES = 12
"""Turns that are told together make no longer post than this."""
HELD = timedelta(seconds=2)
"""A turn after which only friends are awaited is told with theirs, which come at once; it never waits longer."""
QUIETLY = timedelta(minutes=10)
"""A first hand waits so long: whoever is called meanwhile gets it with the call, and one hand in one message."""
WITH_THE_NEXT_CALL = timedelta(hours=12)
"""So do news, for as long as it can take until one is called: they are behind *Your hand* at any time."""


class Call(msgspec.Struct, frozen=True):
    """A seat that has just come to be awaited, and when its player may be told."""

    seat: SeatRow
    due: datetime
    quiet: bool
    rings: bool
    """In the channel: they like it so, or their DMs are closed."""
    writes: bool
    """By direct message."""
    hushed: bool = False
    """They have left a standing order, which answers: the channel names them and does not ring. A plan may fail, and
    one who is rung only then would show that there was one: so whoever has left a plan is rung as ever."""

    def due_first(self, now: datetime) -> dict[str, float]:
        """What a letter keeps of when it should go, where that is not at once."""
        return {CALL_DUE: self.due.timestamp()} if self.due > now else {}


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
        """Write down what was done; then the outbox and the friends are told. Returns the game as it stands then.

        `at`: the direct message in which it was answered, and which shows by itself how it stands.
        """
        try:
            async with self.context.store.write(loaded.id) as rows:
                written = await self.write_into(rows, loaded, pending, epoch=epoch, notice=notice, at=at)
        except RowConflict:  # By somebody else: the operator has closed the game beside us.
            raise Refused(say("host-stale")) from None
        self.context.at_hand.keep(written)
        asked = pending.questions() if pending.explains and written.row.status is Status.RUNNING else None
        stands = GameReading.after(self.context, written, pending.state, asked)
        self.context.committed(loaded.id, stands)
        return stands

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
        now = self.context.now()
        result = pending.rules.result(pending.state)
        seats, news = await self._seats_after(loaded, pending, {} if result else _asked_together(pending.questions()))
        changes: dict[str, Any] = {"moved": now, "epoch": loaded.row.epoch if epoch is None else epoch}
        if result:
            changes |= {"status": Status.OVER, "result": result}
        await _write_down(rows, loaded, pending, seats, changes)
        left = {} if result else self._left_for(loaded, pending)
        newly = [seat for seat in seats if _is_newly_awaited(loaded, seat)]
        calls = [await self._call(loaded, seat, now, left.get(seat.seat)) for seat in newly]
        stands = _after(loaded, pending, msgspec.structs.replace(loaded.row, **changes), seats)
        await self._announce(rows, loaded, stands, pending, calls, news, notice, at)
        if result:
            await drop_plans(rows, loaded, now)
        return msgspec.structs.replace(stands, waiting=(*loaded.waiting, *rows.outbox.put_rows))

    async def _seats_after(
        self, loaded: Loaded, pending: PendingMoves, waiting: Mapping[int, str]
    ) -> tuple[list[SeatRow], set[int]]:
        """Whom the table waits for, and since when; and those whom something is told though they are not called."""
        now = self.context.now()
        anew = _asked_anew(pending, waiting.keys())
        again = _called_before(loaded.seats, pending, waiting)
        seats = [
            await self._waited_for(loaded, seat, seat.seat in waiting, seat.seat in anew, seat.seat in again, now)
            for seat in _with_partners(loaded.seats, pending, waiting)
        ]
        news = self._due_news(seats, pending)
        return [_with_news(seat) if seat.seat in news else seat for seat in seats], news

    def _left_for(self, loaded: Loaded, pending: PendingMoves) -> dict[int, Left]:
        """What some have left to be answered for them; the game is looked at again when its moment comes."""
        left = promised(pending.questions(), loaded.orders, loaded.plans)
        if left or (self.context.last_moment is not None and lapsing(pending.questions())):
            self.context.promised.add(loaded.id)
        return left

    async def _waited_for(
        self, loaded: Loaded, seat: SeatRow, waited: bool, anew: bool, again: bool, now: datetime
    ) -> SeatRow:
        """`anew`: what they were asked is done, and they are asked again: with their time anew, and without a call.

        `again`: they were called in this turn already, and what their partner took up is open to them once more.
        """
        was_waited = seat.awaited is not None
        if waited == was_waited and not (waited and anew):
            return seat
        if not waited:
            return msgspec.structs.replace(
                seat, awaited=None, counts_from=None, deadline=None, reminded=0, reminded_at=None
            )
        day = await self.context.day_of(loaded, seat.user)
        counts_from = max(now, day.away_until or now)
        hours = loaded.row.table_settings.deadline_hours
        called = counts_from if was_waited or seat.user is None else day.next_waking(counts_from)
        deadline = called + hours * HOUR if hours else None
        wait_number = seat.wait_number + (not was_waited and not again)
        awaited = msgspec.structs.replace(seat, awaited=now, wait_number=wait_number, reminded=0, reminded_at=None)
        return msgspec.structs.replace(awaited, counts_from=counts_from, deadline=deadline)

    async def _call(self, loaded: Loaded, seat: SeatRow, now: datetime, left: Left | None) -> Call:
        """`left`: what they have left for this; they get a message only if it did not do."""
        assert seat.user is not None
        by = (await self.context.settings_of(loaded, seat.user)).called_by
        day: Day = await self.context.day_of(loaded, seat.user)
        due, rings, writes = day.next_waking(now), by is not CalledBy.DM or seat.told_closed, by is not CalledBy.CHANNEL
        later = now + self.context.short_while + THEN_CALLED
        return Call(seat, max(due, later) if left else due, due > now, rings, writes, left is Left.ORDER)

    async def _announce(
        self,
        rows: RowSet,
        loaded: Loaded,
        stands: Loaded,
        pending: PendingMoves,
        calls: list[Call],
        news: Collection[int],
        notice: Text | None,
        at: int,
    ) -> None:
        """At most one post of what was played; it calls whoever is awake and likes it so, the others get a message."""
        now, row = self.context.now(), stands.row
        rung = [call for call in calls if call.rings and not call.quiet]
        pinged = {str(call.seat.seat): call.seat.wait_number for call in rung}
        hushed = [call.seat.seat for call in rung if call.hushed]
        kind, data = await self._post_of(rows, stands, pending, pinged, bool(notice))
        data |= {"hushed": hushed} if hushed else {}
        if notice:
            await put_notice(rows, row, notice, now, {} if kind else pinged, hushed)
        if kind:
            await put_public(rows, row, kind, data, now, now + HELD if data.get("held") else now)
        elif not notice and (_is_waited_for_otherwise(loaded.seats, stands.seats) or _is_asked_on(stands, pending)):
            await self._name_others(rows, stands)
        goes_on = _may_go_on(pending)
        for seat in stands.seats:
            await self._mend_call(rows, loaded, stands, seat, at, seat.seat in goes_on)
        for seat in [] if at else _on_turn_again(loaded, stands, pending):
            await put_played_elsewhere(rows, row, seat, now)
        for call in calls:
            await self._put_call(rows, row, call, pending.last.seq, now)
        for seat in stands.seats:
            if seat.seat in news:
                await self._put_quietly(rows, stands, NEWS, seat, {"pinged": True}, WITH_THE_NEXT_CALL)
        if kind == "begun":
            await self._deal(rows, stands, {call.seat.seat for call in calls})

    async def _name_others(self, rows: RowSet, stands: Loaded) -> None:
        """The newest post is mended, once; one that is still to go will name whoever is awaited then.

        As soon as that is a person it is held back no longer.
        """
        now = self.context.now()
        await put_mend(rows, stands.row, now)
        if not _awaits_only_friends(stands):
            await rows.outbox.bring_turns_forward(stands.id, now)

    async def _post_of(
        self, rows: RowSet, stands: Loaded, pending: PendingMoves, pinged: dict[str, int], noticed: bool
    ) -> tuple[str | None, dict[str, Any]]:
        """Which post tells it, and with what; the last turn is told with the result, in one closing post."""
        data = {"seq": pending.last.barrier, "pinged": pinged}
        moves = [made.move for made in pending.made]
        if moves[0].kind is MoveKind.NEW:
            return "begun", data
        since = await self._told_before(rows, stands, pending) if any(move.closes for move in moves) else None
        if stands.row.status is Status.OVER:
            return "result", {"seq": pending.last.seq, **({} if since is None else {"since": since})}
        if since is not None:
            pinged = pinged | await self._put_off_rings(rows, stands)
            return "turn", {**data, "pinged": pinged, "since": since, "held": _awaits_only_friends(stands)}
        return await self._ring(rows, stands, data) if pinged and not noticed else (None, data)

    async def _ring(self, rows: RowSet, stands: Loaded, data: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """Somebody is rung in a post of its own, or in the one of a turn that was held back: news come first."""
        held = await self._held_back(rows, stands)
        if not held:
            return "called", data
        await rows.outbox.settle(held[-1].id, "moot")
        return "turn", held[-1].data | {"pinged": held[-1].data["pinged"] | data["pinged"], "held": False}

    async def _put_off_rings(self, rows: RowSet, stands: Loaded) -> dict[str, int]:
        """Who would be rung in a moment, because an order might not have answered: it did, and they are asked on."""
        if not any(map(self._rings_soon, stands.waiting)):
            return {}
        found: dict[str, int] = {}
        for letter in filter(self._rings_soon, await rows.outbox.waiting(stands.id)):
            found |= letter.data["pinged"]
            await rows.outbox.settle(letter.id, "moot")
        return found

    def _rings_soon(self, letter: OutboxRow) -> bool:
        now = self.context.now()
        return letter.kind == "called" and now < letter.due <= now + self.context.short_while + THEN_CALLED

    async def _told_before(self, rows: RowSet, stands: Loaded, pending: PendingMoves) -> int:
        """The last move the table has already read about. Turns that were held back are told with this one."""
        held = await self._held_back(rows, stands)
        if held and await self._fits_one_post(rows, stands.id, held[0].data["since"], pending.rules):
            for letter in held:
                await rows.outbox.settle(letter.id, "moot")
            return int(held[0].data["since"])
        for letter in held:
            await rows.outbox.bring_forward(letter.id, self.context.now())
        return pending.before.closed if pending.before else NOBODY

    async def _held_back(self, rows: RowSet, stands: Loaded) -> list[OutboxRow]:
        """They come from this game's queue alone: where none was seen in it, none can be there. It may have gone."""
        if not any(letter.data.get("held") for letter in stands.waiting):
            return []
        return [each for each in await rows.outbox.waiting(stands.id) if each.data.get("held") and not each.tried]

    async def _fits_one_post(self, rows: RowSet, game: str, since: int, rules: Game) -> bool:
        parts = split_at_closes(on_the_line(await rows.moves.after(game, since)))
        told = [rules.narrate([event for move in part for event in move.events], None) for part in parts]
        return sum(map(len, told)) <= MOST_LINES

    async def _put_call(self, rows: RowSet, row: GameRow, call: Call, seq: int, now: datetime) -> None:
        seat, rung = call.seat, call.rings and not call.quiet and not call.hushed
        assert seat.user is not None
        if call.writes:
            data = {"seat": seat.seat, "wait_number": seat.wait_number, "seq": seq, "pinged": rung}
            await put_direct(rows, row, "call", seat.user, data | call.due_first(now), now, call.due)
        if not rung and ((call.hushed and call.rings) or not call.writes):
            called = {"pinged": {str(seat.seat): seat.wait_number}}
            await put_public(rows, row, "called", called | call.due_first(now), now, call.due)

    async def _mend_call(
        self, rows: RowSet, loaded: Loaded, stands: Loaded, seat: SeatRow, at: int, goes_on: bool
    ) -> None:
        """The direct message that called somebody is mended once their wait is over, unless they answered there, or
        when it goes on. Where they answered and may go on meanwhile, it is mended when they are called anew."""
        before, now = loaded.seats[seat.seat], self.context.now()
        if seat.user is None or seat.friend:
            return
        if seat.awaited is None:
            if at and goes_on:
                return
            if before.awaited is not None:
                await put_call_over(rows, stands.row, seat, now, at)
            elif at:
                await rows.games.forget_call(stands.id, seat.seat, at)
        elif before.awaited is None:
            if seat.wait_number == before.wait_number:
                await put_call_again(rows, stands.row, seat, now)
            else:
                await put_call_over(rows, stands.row, before, now, at)

    async def _deal(self, rows: RowSet, stands: Loaded, called: set[int]) -> None:
        """At the start everybody gets their hand; whoever is called gets it with the call."""
        for seat in stands.seats:
            if seat.user is not None and not seat.friend and seat.seat not in called:
                await self._put_quietly(rows, stands, DEALT, seat, {"seq": stands.tip.seq}, QUIETLY)

    def _due_news(self, seats: Sequence[SeatRow], pending: PendingMoves) -> set[int]:
        """To whom something came while they are not awaited, once between two of their turns."""
        if not any(made.move.closes and made.move.kind is not MoveKind.NEW for made in pending.made):
            return set()
        events = [event for made in pending.made for event in made.move.events]
        told = {seat for event in events for seat in event.to}
        return {
            seat.seat
            for seat in seats
            if seat.user is not None and seat.awaited is None and seat.news_sent_for_wait != seat.wait_number
            if seat.seat in told and in_private(pending.rules.narrate, events, seat.seat)
        }

    async def _put_quietly(
        self,
        rows: RowSet,
        stands: Loaded,
        kind: str,
        seat: SeatRow,
        more: dict[str, int | bool],
        after: timedelta,
    ) -> None:
        assert seat.user is not None
        now = self.context.now()
        day = await self.context.day_of(stands, seat.user)
        data = {"seat": seat.seat, "wait_number": seat.wait_number, **more}
        await put_direct(rows, stands.row, kind, seat.user, data, now, day.next_waking(now + after))


def _with_news(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, news_sent_for_wait=seat.wait_number)


def _after(loaded: Loaded, pending: PendingMoves, row: GameRow, seats: Sequence[SeatRow]) -> Loaded:
    """The game as it stands when this is written."""
    made, tip = pending.made, pending.last
    return msgspec.structs.replace(
        loaded,
        row=row,
        seats=tuple(seats),
        last=tip,
        moves=(*loaded.moves, *(each.move for each in made)),
        snapshots=loaded.snapshots | {each.move.seq: each.snapshot for each in made},
    )


def _awaits_only_friends(loaded: Loaded) -> bool:
    awaited = [seat for seat in loaded.seats if seat.awaited is not None]
    return bool(awaited) and all(seat.friend for seat in awaited)


def _asked_anew(pending: PendingMoves, waiting: Set[int]) -> Set[int]:
    """Of those who are awaited whoever has just ended a turn; where rivals take theirs at once, everybody."""
    closed = {made.move.seat for made in pending.made if made.move.closes}
    if closed and pending.rules.rivals(pending.rules.view(pending.state, None)):
        return waiting
    return {seat for seat in waiting if seat in closed}


def _asked_together(questions: Sequence[Question]) -> dict[int, str]:
    """Whoever is waited for, with the name under which partners are asked together."""
    return {question.seat: question.together or "" for question in questions if question.waits}


async def _write_down(
    rows: RowSet, loaded: Loaded, pending: PendingMoves, seats: Sequence[SeatRow], changes: dict[str, Any]
) -> None:
    for made in pending.made:
        await rows.moves.play(loaded.id, made.move, made.snapshot)
    if _closes(pending):
        await rows.moves.thin_out(loaded.id, KEPT_ROUNDS * len(seats))
    for seat in seats:
        if seat not in loaded.seats:
            await rows.games.put_seat(seat)
    await rows.games.update(loaded.id, **changes)


def _closes(pending: PendingMoves) -> bool:
    return any(made.move.closes for made in pending.made)


def _with_partners(seats: Sequence[SeatRow], pending: PendingMoves, waiting: Mapping[int, str]) -> list[SeatRow]:
    """Each with the name under which they are asked; whose partner has taken it up keeps theirs until the turn ends."""
    over = {seat.seat for seat in seats} if _closes(pending) else {made.move.seat for made in pending.made}
    names = [waiting.get(seat.seat, "" if seat.seat in over else seat.together) for seat in seats]
    return [msgspec.structs.replace(seat, together=name) for seat, name in zip(seats, names, strict=True)]


def _called_before(seats: Sequence[SeatRow], pending: PendingMoves, waiting: Mapping[int, str]) -> set[int]:
    """Those whose partner took up in this turn what is now open to both of them again."""
    left = {seat.seat for seat in seats if seat.together and seat.awaited is None}
    return set() if _closes(pending) else {seat for seat, name in waiting.items() if name and seat in left}


def _is_waited_for_otherwise(before: Sequence[SeatRow], now: Sequence[SeatRow]) -> bool:
    """Whether the newest post names others than those who are awaited. Where one of two partners acts, it waits for
    either of them as before."""
    left = {seat.seat for seat in now if seat.together and seat.awaited is None}
    return {seat: since for seat, since in _named(before).items() if seat not in left} != _named(now)


def _is_asked_on(stands: Loaded, pending: PendingMoves) -> bool:
    """Whether somebody has answered and is awaited for something else. A turn is waited for as a whole."""
    answered = {made.move.seat for made in pending.made} - set(pending.rules.on_turn(pending.state))
    return any(seat.seat in answered and seat.awaited is not None for seat in stands.seats)


def _named(seats: Sequence[SeatRow]) -> dict[int, tuple[int, datetime]]:
    """Whoever is awaited, for the how-manieth time, and since when they or their partner are."""
    since: dict[str, datetime] = {}
    for seat in seats:
        if seat.awaited is not None:
            name = _party(seat)
            since[name] = min(seat.awaited, since.get(name, seat.awaited))
    return {seat.seat: (seat.wait_number, since[_party(seat)]) for seat in seats if seat.awaited is not None}


def _party(seat: SeatRow) -> str:
    return seat.together or str(seat.seat)


def _may_go_on(pending: PendingMoves) -> set[int]:
    """Those who are not waited for and may do something all the same, for everybody to see."""
    return {each.seat for each in pending.questions() if not each.waits and each.sealed is None}


def _on_turn_again(loaded: Loaded, stands: Loaded, pending: PendingMoves) -> list[SeatRow]:
    """Those who have ended a turn and have the next at once, as against rivals."""
    played = {made.move.seat for made in pending.made if made.move.kind is MoveKind.ANSWER}
    return [
        seat
        for seat, before in zip(stands.seats, loaded.seats, strict=True)
        if seat.seat in played and before.awaited is not None and seat.awaited not in (None, before.awaited)
    ]


def _is_newly_awaited(loaded: Loaded, seat: SeatRow) -> bool:
    before = loaded.seats[seat.seat]
    return seat.wait_number > before.wait_number and seat.user is not None and not seat.friend


async def drop_plans(rows: RowSet, loaded: Loaded, now: datetime) -> None:
    """Nothing comes of them any more, and where one stands it is said so."""
    await rows.plans.drop_all(loaded.id)
    for number in loaded.plans:
        seat = loaded.seats[number]
        if seat.user is not None and seat.awaited is None:
            await put_call_over(rows, loaded.row, seat, now)
