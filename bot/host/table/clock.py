"""The clock: one sweep finds who is to be reminded, which deadlines have passed, and which games have fallen silent."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from datetime import datetime, timedelta
from typing import Any

from bot.host.context import HostContext, Loaded
from bot.host.facts import LIVE, Status
from bot.host.people.handover import HandOver
from bot.host.people.hours import DAY, HOUR
from bot.host.preferences import AtDeadline
from bot.host.store.records import ANYBODY, GameRow, MoveKind, SeatRow
from bot.host.table.checkup import CheckUp
from bot.host.table.moving import PendingMoves
from bot.host.table.pausing import later
from bot.host.table.scribe import Scribe, put_direct, put_notice, put_public
from bot.host.table.votes import Votes
from games.core.protocol import Answer, Question, say, seat_name

log = logging.getLogger(__name__)

TABLE_TOLD, DEADLINE_PASSED = 2, 3
"""How far things have come with a silent seat; 1: its player was reminded."""
MOST_MILD_ANSWERS = 50
KEPT_LETTERS = timedelta(days=7)


class Sweeper:
    def __init__(
        self, context: HostContext, scribe: Scribe, votes: Votes, hand_over: HandOver, check_up: CheckUp
    ) -> None:
        self.context = context
        self.scribe = scribe
        self.votes = votes
        self.hand_over = hand_over
        self.check_up = check_up

    async def excuse_the_outage(self) -> None:
        """While the bot was away nobody could move: that time counts against no one."""
        now = self.context.now()
        away = now - (await self.context.store.read.diary.awake() or now)
        async with self.context.store.write() as rows:
            for seat in await rows.games.awaited():
                await rows.games.put_seat(later(seat, max(away, timedelta())))
            await rows.diary.is_awake(now)

    async def sweep(self) -> None:
        """Everything that has become due; each game by itself, so that one mistake stops no other."""
        now = self.context.now()
        await self.check_up.suspects()
        for vote in await self.votes.overdue(now):
            await _carefully(vote.game, self.votes.close(vote))
        for seat in await self.context.store.read.games.awaited():
            await _carefully(seat.game, self._look_after(seat, now))
        for row in await self.context.store.read.games.silent_since(now - DAY):
            if row.moved <= now - row.table_settings.silence_days * DAY:
                await _carefully(row.id, self._put_aside(row))
        async with self.context.store.write() as rows:
            await rows.outbox.sweep_out(now - KEPT_LETTERS)
            await rows.diary.is_awake(now)

    async def _look_after(self, seen: SeatRow, now: datetime) -> None:
        stage = await self._stage(seen, now)
        if stage <= seen.reminded:
            return
        async with self.context.queues.turn(seen.game):
            loaded = await self.context.load(seen.game)
            seat = loaded.seats[seen.seat]
            if seat != seen or loaded.row.status is not Status.RUNNING:
                return
            if stage == DEADLINE_PASSED:
                await self._at_deadline(loaded, seat)
            else:
                await self._remind(loaded, seat, stage)
        self.context.committed(seen.game)

    async def _stage(self, seat: SeatRow, now: datetime) -> int:
        """How far things have come with a seat that is awaited."""
        if seat.deadline is not None and now >= seat.deadline:
            return DEADLINE_PASSED
        loaded = await self.context.load(seat.game)
        if seat.counts_from is None or seat.user is None or seat.reminded >= TABLE_TOLD:
            return seat.reminded
        own = (await self.context.settings_of(loaded, seat.user)).nudge_hours
        hours = (own or loaded.row.table_settings.nudge_hours) * (seat.reminded + 1)
        day = await self.context.day_of(loaded, seat.user)
        # Waking hours are never shorter than hours: most seats need no more than this look.
        is_early = now < seat.counts_from + hours * HOUR or now < day.after_waking(seat.counts_from, hours)
        return seat.reminded if is_early or day.is_quiet(now) else seat.reminded + 1

    async def _remind(self, loaded: Loaded, seat: SeatRow, stage: int) -> None:
        now = self.context.now()
        data = {"seat": seat.seat, "wait_number": seat.wait_number}
        async with self.context.store.write() as rows:
            await rows.games.update_seat(loaded.id, seat.seat, reminded=stage)
            if stage == TABLE_TOLD:
                await put_public(rows, loaded.row, "nudge_table", data, now)
            elif seat.user is not None:
                await put_direct(rows, loaded.row, "nudge", seat.user, data, now, now)

    async def _at_deadline(self, loaded: Loaded, seat: SeatRow) -> None:
        """What the table agreed on at the start."""
        what = loaded.row.table_settings.at_deadline
        if what is AtDeadline.MILDEST:
            await self._play_mildest(loaded, seat.seat)
            return
        async with self.context.store.write() as rows:
            await rows.games.update_seat(loaded.id, seat.seat, reminded=DEADLINE_PASSED)
            await self.context.record_act(rows, loaded.id, f"deadline-{what.value}", None, seat=seat.seat)
            if what is AtDeadline.HAND_OVER:
                await self.hand_over.offer(rows, loaded, seat.seat, ANYBODY)
            else:
                notice = say("host-deadline-wait", who=seat_name(seat.seat))
                await put_notice(rows, loaded.row, notice, self.context.now())

    async def _play_mildest(self, loaded: Loaded, seat: int) -> None:
        """The game's own mildest answers, until the table no longer waits for this seat."""
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
        pending = PendingMoves(rules, state, loaded.tip, self.context.now())
        for _ in range(MOST_MILD_ANSWERS):
            question = _first_waiting(pending.questions(), seat)
            if question is None:
                break
            pending.answer(question, Answer(question.id, seat, question.mildest), MoveKind.DEADLINE)
            pending.follow_orders(loaded.orders)
        if pending.made:
            async with self.context.store.write() as rows:
                await self.context.record_act(rows, loaded.id, "deadline-mildest", None, seat=seat)
                notice = say("host-deadline-mildest", who=seat_name(seat))
                await self.scribe.write_into(rows, loaded, pending, notice=notice)

    async def _put_aside(self, silent: GameRow) -> None:
        """A game can be revived; a table that never filled is cleared away."""
        async with self.context.queues.turn(silent.id):
            loaded = await self.context.load(silent.id)
            if loaded.row.moved != silent.moved:
                return
            async with self.context.store.write() as rows:
                if loaded.row.status is Status.LOBBY:
                    await rows.games.update(loaded.id, status=Status.ABANDONED)
                    await put_public(rows, loaded.row, "lobby", {}, self.context.now())
                elif loaded.row.status in LIVE:
                    await self.votes.call_off(rows, loaded)
                    await rows.games.update(loaded.id, status=Status.ASIDE)
                    await self.context.record_act(rows, loaded.id, "put-aside", None)
                    await put_notice(rows, loaded.row, say("host-put-aside"), self.context.now())
        self.context.committed(silent.id)


async def _carefully(game: str, deed: Coroutine[Any, Any, None]) -> None:
    try:
        await deed
    except Exception:
        log.exception("the sweep stumbled", extra={"game": game})


def _first_waiting(questions: list[Question], seat: int) -> Question | None:
    return next((question for question in questions if question.waits and question.seat == seat), None)
