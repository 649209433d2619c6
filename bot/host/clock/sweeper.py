"""The sweep, once a minute: reminders, deadlines, ends of votes, and games that are silent for too long."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from bot.host.bots.thoughts import think, thought
from bot.host.clock.game_check import GameCheck
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.outages import EVERYTHING, Part
from bot.host.loading.queues import until_current
from bot.host.lobby.handover import HandOver
from bot.host.model.facts import LIVE, Status
from bot.host.model.hours import DAY, HOUR, Day
from bot.host.model.minds import ADVISER
from bot.host.model.preferences import AtDeadline
from bot.host.model.records import GameRow, MoveKind, SeatRow, WaitingSeat
from bot.host.notify.delivered import is_called_for
from bot.host.notify.queueing import put_direct, put_notice, put_public
from bot.host.play.moves import MoveWriter, PendingMoves
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import Answer, Question, Text, say, seat_name
from players import Decision

log = logging.getLogger(__name__)

TABLE_TOLD, DEADLINE_PASSED = 2, 3
"""Stages of a seat that stays silent. Stage 1: its player was reminded."""
MOST_MILD_ANSWERS = 50
KEEP_SETTLED_FOR = timedelta(days=7)
"""How long settled notifications are kept."""
SOON = timedelta(minutes=5)
"""When a seat is looked at again if its player is asleep or not called yet."""


class Sweeper:
    """Carries out everything that is due in all games, such as reminders and deadlines."""

    def __init__(
        self,
        context: HostContext,
        move_writer: MoveWriter,
        votes: Votes,
        hand_over: HandOver,
        game_check: GameCheck,
        count_left: Callable[[Loaded], Awaitable[None]],
    ) -> None:
        """Keep the services. `count_left(loaded)` counts a lesson that is put aside as left, for the metrics."""
        self.context = context
        self.move_writer = move_writer
        self.votes = votes
        self.hand_over = hand_over
        self.game_check = game_check
        self.count_left = count_left

    async def discount_outage(self) -> None:
        """Move all times on by the time that the bot was not running."""
        now = self.context.now()
        away = now - (await self.context.store.read.bot_state.last_awake() or now)
        self.context.presence.begin()
        async with self.context.store.write() as rows:
            if away:
                await self._shift(rows, away)
            await rows.bot_state.note_awake(now)

    async def discount_absences(self) -> None:
        """Move times on by the time that Discord, or a shard, could not be reached."""
        absences = self.context.presence.absences()
        if absences:
            async with self.context.store.write() as rows:
                for part, away in absences.items():
                    await self._shift(rows, away, part)

    async def _shift(self, rows: RowSet, away: timedelta, part: Part = EVERYTHING) -> None:
        """Move times on. `away` is negative if the clock was set back; then notifications are moved back too."""
        now = self.context.now()
        await rows.games.shift(away, now - away, part.shard, part.shards)
        if away < timedelta():
            await rows.outbox.shift_back(-away, now)

    async def sweep(self) -> None:
        """Do everything that is due. An error in one game does not stop the others."""
        self.context.presence.beat()
        await self.discount_absences()
        now = self.context.now()
        await self.game_check.suspects()
        for vote in await self.votes.overdue(now):
            await _log_errors(vote.game, partial(self.votes.close, vote))
        waiting = await self.context.store.read.games.to_look_at(now)
        looks = [(each.seat, await self._look_at(each, now)) for each in waiting]
        for row in await self.context.store.read.games.silent_too_long(now):
            await _log_errors(row.id, partial(self._put_aside, row))
        async with self.context.store.write() as rows:
            for seat, again in looks:
                if again is not None:
                    await rows.games.look_again(seat, again)
            await rows.outbox.delete_settled(now - KEEP_SETTLED_FOR)
            await rows.bot_state.note_awake(now)

    async def _look_at(self, waiting: WaitingSeat, now: datetime) -> datetime | None:
        """Do what is due for a seat. If nothing is, return when to look again."""
        try:
            stage = self._stage(waiting, now)
            if stage <= waiting.seat.reminded:
                return self._next_look(waiting, now)
            if stage == DEADLINE_PASSED and await self._is_to_be_called(waiting.seat):
                return now + SOON
            await until_current(lambda: self._look_after(waiting.seat, stage))
        except Exception:
            log.exception("the sweep failed in a game", extra={"game": waiting.seat.game})
            return now + HOUR
        return None

    async def _is_to_be_called(self, seat: SeatRow) -> bool:
        """Return whether the call of this wait is still to be delivered. A deadline counts from then on."""
        if seat.user is None or seat.deputised:
            return False
        return is_called_for(await self.context.store.read.outbox.waiting(seat.game), seat)

    async def _look_after(self, seen: SeatRow, stage: int) -> None:
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

    def _stage(self, waiting: WaitingSeat, now: datetime) -> int:
        """Return the stage that a silent seat should be in now."""
        seat = waiting.seat
        if waiting.status is not Status.RUNNING:
            return seat.reminded
        if seat.deadline is not None and now >= seat.deadline:
            return DEADLINE_PASSED
        if seat.deputised and seat.deadline is None:
            # The table has voted for a deputy, so it answers at once.
            return DEADLINE_PASSED
        due = self._reminder(waiting)
        return seat.reminded if due is None or now < due or self._day(waiting).is_quiet(now) else seat.reminded + 1

    def _reminder(self, waiting: WaitingSeat) -> datetime | None:
        """Return when the next reminder is due, to the player or later to the table. None if there is no further one.

        Until `reminder_hours` have passed on the clock, the time ignores quiet hours and may be too early.
        """
        seat, hours = waiting.seat, reminder_hours(waiting)
        if hours is None or seat.counts_from is None:
            return None
        # Waking hours pass no faster than hours, so this is enough for most seats.
        early = seat.counts_from + hours * HOUR
        return early if early > self.context.now() else self._day(waiting).after_waking(seat.counts_from, hours)

    def _day(self, waiting: WaitingSeat) -> Day:
        assert waiting.seat.user is not None
        return self.context.day(waiting.seat.user, waiting.table_settings, waiting.person)

    def _next_look(self, waiting: WaitingSeat, now: datetime) -> datetime:
        """Return when something may be due for the seat."""
        if waiting.status is not Status.RUNNING:
            return now + HOUR
        times = [time for time in (self._reminder(waiting), waiting.seat.deadline) if time is not None]
        return max(min([*times, now + DAY]), now + SOON)

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
        """Do what the table has set for a passed deadline."""
        what = loaded.row.table_settings.at_deadline
        by_leave = what is AtDeadline.MILDEST and await self._may_be_deputised(loaded, seat)
        if what is AtDeadline.DEPUTY or seat.deputised or by_leave:
            await self._play_for(loaded, seat.seat, deputy=True)
            return
        if what is AtDeadline.MILDEST:
            await self._play_for(loaded, seat.seat, deputy=False)
            return
        async with self.context.store.write() as rows:
            await rows.games.update_seat(loaded.id, seat.seat, reminded=DEADLINE_PASSED)
            await self.context.record_act(rows, loaded.id, f"deadline-{what.value}", None, seat=seat.seat)
            if what is AtDeadline.HAND_OVER:
                await self.hand_over.offer_against_owner(rows, loaded, seat.seat)
            else:
                notice = say("host-deadline-wait", who=seat_name(seat.seat))
                await put_notice(rows, loaded.row, notice, self.context.now())

    async def _may_be_deputised(self, loaded: Loaded, seat: SeatRow) -> bool:
        """Return whether the player's settings allow a deputy at a deadline, in place of the mildest answer."""
        return seat.user is not None and (await self.context.settings_of(loaded, seat.user)).deputy

    async def _play_for(self, loaded: Loaded, seat: int, *, deputy: bool) -> None:
        """Answer for a seat until the game no longer waits for it: as a steady mind, or with the mildest answers."""
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
        pending = PendingMoves(rules, state, loaded.tip, self.context.now())
        reasons: list[Text] = []
        for _ in range(MOST_MILD_ANSWERS):
            question = _first_waiting(pending.questions(), seat)
            if question is None:
                break
            decision = self._deputised(loaded, pending, question) if deputy else None
            reasons += [decision.reason] if decision else []
            picks = decision.picks if decision else question.mildest
            pending.answer(question, Answer(question.id, seat, picks), MoveKind.DEADLINE)
            if pending.last.closes and rules.rivals(rules.view(pending.state, None)):
                break  # Rivals answer at once, so the next turn gets its own deadline.
        if pending.made:
            kind = "deputy" if deputy else "mildest"
            async with self.context.store.write() as rows:
                await self.context.record_act(rows, loaded.id, f"deadline-{kind}", None, seat=seat)
                reason = reasons[0] if reasons else ""
                notice = say(f"host-deadline-{kind}", who=seat_name(seat), reason=reason)
                await self.move_writer.write_into(rows, loaded, pending, notice=notice)

    def _deputised(self, loaded: Loaded, pending: PendingMoves, question: Question) -> Decision:
        seq, so_far = pending.last.seq, len(pending.made)
        return think(pending.rules, thought(pending.rules, pending.state, loaded.row, question, ADVISER, seq, so_far))

    async def _put_aside(self, silent: GameRow) -> None:
        """Put a silent game aside, which can be revived, or close a lobby that never filled."""
        async with self.context.queues.turn(silent.id):
            loaded = await self.context.load(silent.id)
            if loaded.row.moved != silent.moved:
                return
            if loaded.row.table_settings.lesson:
                await self.count_left(loaded)
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


def reminder_hours(waiting: WaitingSeat) -> int | None:
    """Return how many waking hours after the wait began the next reminder comes, or None if none comes."""
    seat = waiting.seat
    if seat.counts_from is None or seat.user is None or seat.reminded >= TABLE_TOLD:
        return None
    return (waiting.person.nudge_hours or waiting.table_settings.nudge_hours) * (seat.reminded + 1)


async def _log_errors(game: str, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await until_current(work)
    except Exception:
        log.exception("the sweep failed in a game", extra={"game": game})


def _first_waiting(questions: list[Question], seat: int) -> Question | None:
    return next((question for question in questions if question.waits and question.seat == seat), None)
