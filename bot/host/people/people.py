"""People: their settings, vacation, extra days, reminders, and deleting their data."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.lobby.handover import HandOver
from bot.host.lobby.lobby import Lobby, leave_lobby
from bot.host.model.facts import LIVE, OPEN, Person, Refused, Status, Summary
from bot.host.model.hours import DAY, REMINDER_HOURS, is_zone
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import SeatRow
from bot.host.notify.queueing import put_direct, put_notice, put_post_update, put_public
from bot.host.play.moves import MoveWriter
from bot.host.play.owner_return import welcome_back
from bot.host.play.pauses import later
from bot.host.play.table import Table
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.locales import FALLBACK, languages
from games.core.protocol import Text, say, seat_name
from games.core.texts import words

MOST_DAYS = 3
"""How many times a player may take an extra day in one game."""


class People:
    """Changes settings and data of people."""

    def __init__(self, context: HostContext, hand_over: HandOver) -> None:
        self.context = context
        self.hand_over = hand_over
        self._visited: dict[int, date] = {}
        """The day of the last noted visit of each person since the start."""

    async def settings(self, user: int) -> PersonSettings:
        person = await self.context.store.read.people.get(user)
        return person.settings if person else PersonSettings()

    async def note_visit(self, user: int, discord: str, known: PersonSettings) -> None:
        """Note once a day that a person did something, and the language of their Discord.

        `known` are the person's settings as they were read for the answer.
        """
        today = self.context.now().date()
        if known.discord == discord and self._visited.get(user) == today:
            return
        if await self.context.store.read.people.get(user) is None:  # Nothing is stored about a stranger.
            return
        async with self.context.store.write() as rows:
            await rows.people.lock(user)
            person = await rows.people.get(user)
            if person is not None:
                settings = msgspec.structs.replace(person.settings, discord=discord)
                await rows.people.visited(user, settings, self.context.now())
        self._visited[user] = today

    async def set(self, person: Person, **changes: Any) -> PersonSettings:
        """Change some settings of a person."""
        async with self.context.store.write() as rows:
            await rows.people.lock(person.id)
            known = await rows.people.get(person.id)
            settings = msgspec.structs.replace(known.settings if known else PersonSettings(), **changes)
            _check(settings)
            await rows.people.meet(person.id, person.name)
            await rows.people.set(person.id, settings)
            await rows.games.look_at_seats_of(person.id)
        return settings

    async def vacation(self, person: Person, until: datetime | None) -> PersonSettings:
        """Set the end of a vacation, or end it. The person is not called, and the days do not count as silence."""
        now = self.context.now()
        excused = max((await self.settings(person.id)).vacation_until or now, now)
        settings = await self.set(person, vacation_until=until)
        self.context.clear_seen(person.id)
        for game in await self.context.store.read.games.of_user(person.id, *LIVE):
            async with self.context.queues.turn(game):
                await self._excuse(await self.context.load(game), person.id, max(until or now, now) - excused)
            self.context.committed(game)
        return settings

    async def days_left(self, game: str, user: int) -> int:
        """Return how many extra days a player who is to act may still take."""
        return MOST_DAYS - _who_may_need_a_day(await self.context.load(game), user).days

    async def need_a_day(self, game: str, user: int) -> Summary:
        """Give the player who is to act an extra day."""
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            seat = _who_may_need_a_day(loaded, user)
            async with self.context.store.write() as rows:
                await rows.games.put_seat(msgspec.structs.replace(later(seat, DAY), days=seat.days + 1))
                notice: Text = say("host-took-a-day", who=seat_name(seat.seat))
                await put_notice(rows, loaded.row, notice, self.context.now())
        self.context.committed(game)
        return await self.context.summary(game)

    async def nudge(self, game: str, user: int) -> tuple[int, ...]:
        """Remind the players who are to act, unless they sleep or were reminded. Return their seats."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            loaded.seat_held_by(user)
            loaded.must_run()
            now = self.context.now()
            waiting = [seat for seat in loaded.seats if seat.awaited and seat.user not in (None, user)]
            if not waiting:
                raise Refused(say("host-nudge-nobody"))
            awake = [
                seat
                for seat in waiting
                if not seat.reminded and not (await self.context.day_of(loaded, seat.user)).is_quiet(now)
            ]
            if not awake:
                raise Refused(say("host-nudge-soon"))
            async with self.context.store.write() as rows:
                for seat in awake:
                    assert seat.user is not None
                    await rows.games.update_seat(game, seat.seat, reminded=1)
                    data = {"seat": seat.seat, "wait_number": seat.wait_number}
                    await put_direct(rows, loaded.row, "nudge", seat.user, data, now, now)
        self.context.committed(game)
        return tuple(seat.seat for seat in awake)

    async def forget(self, user: int) -> list[Summary]:
        """Delete all data of a person, also from backups that are restored later. Return the games they played."""
        await self.context.store.note_forgotten(user, self.context.now())
        return await self.erase(user)

    async def erase(self, user: int) -> list[Summary]:
        """Delete all data of a person and offer their seats in running games. Return these games."""
        offered: list[str] = []
        for game in await self.context.store.read.games.of_user(user, *Status):
            async with self.context.queues.turn(game):
                if await self._forget_in(await self.context.load(game), user):
                    offered.append(game)
            self.context.committed(game)
        async with self.context.store.write() as rows:
            for seat in await rows.games.seats_left_by(user):
                await rows.games.update_seat(seat.game, seat.seat, name=await self._unnamed(rows, seat))
            await rows.games.forget_user(user)
            await rows.outbox.delete_for_user(user)
            await rows.people.forget(user)
            await rows.finished.forget_user(user)
            await rows.seekers.forget_user(user)
            await rows.challenges.forget_user(user)
            await rows.tournaments.forget_user(user)
            await rows.puzzles.forget_user(user)
        await self.context.store.truncate_wal()
        self.context.clear_seen(user)
        self._visited.pop(user, None)
        return [await self.context.summary(game) for game in offered]

    async def _forget_in(self, loaded: Loaded, user: int) -> bool:
        """Remove a person from a game. Return whether their seat was offered."""
        seat = loaded.seat_of(user)
        if seat is None:
            return False
        async with self.context.store.write() as rows:
            if loaded.row.status is Status.LOBBY:
                await leave_lobby(rows, loaded, seat)
                await put_public(rows, loaded.row, "lobby", {}, self.context.now())
                return False
            if loaded.row.status in OPEN:
                await self.hand_over.sides.note_leaver(rows, loaded, seat)
            nobody = await self._unnamed(rows, loaded.seats[seat])
            await rows.games.update_seat(loaded.id, seat, name=nobody, user=None, told_closed=False)
            await rows.games.forget_posts_to(loaded.id, seat)
            await rows.reviews.forget(loaded.id, seat)
            if loaded.row.status in OPEN:
                seats = tuple(await rows.games.seats(loaded.id))
                await self.hand_over.vacate(rows, msgspec.structs.replace(loaded, seats=seats), seat)
        return loaded.row.status in OPEN

    async def _unnamed(self, rows: RowSet, seat: SeatRow) -> str:
        """Return a name for a seat whose owner must not be named, in the language of the table."""
        row = await rows.games.get(seat.game)
        language = row.table_settings.lang if row else FALLBACK
        return words(language).say(say("seat-unnamed", number=seat.seat + 1))

    async def _excuse(self, loaded: Loaded, user: int, away: timedelta) -> None:
        seat = loaded.seat_of(user)
        if loaded.row.status in LIVE and seat is not None and loaded.seats[seat].awaited is not None:
            async with self.context.store.write() as rows:
                await rows.games.put_seat(later(loaded.seats[seat], away))
                await put_post_update(rows, loaded.row, self.context.now())


def _check(settings: PersonSettings) -> None:
    if settings.locale is not None and settings.locale not in languages():
        raise Refused(say("host-no-such-language"))
    if settings.zone is not None and not is_zone(settings.zone):
        raise Refused(say("host-no-such-zone"))
    if not (0 <= settings.quiet_from <= 23 and 0 <= settings.quiet_to <= 23):
        raise Refused(say("host-no-such-quiet"))
    if settings.nudge_hours is not None and settings.nudge_hours not in REMINDER_HOURS:
        raise Refused(say("host-no-such-hours"))


def _who_may_need_a_day(loaded: Loaded, user: int) -> SeatRow:
    number = loaded.seat_held_by(user)
    if loaded.row.status not in LIVE or loaded.seats[number].awaited is None:
        raise Refused(say("host-not-awaited"))
    seat = loaded.seats[number]
    if seat.days >= MOST_DAYS:
        raise Refused(say("host-day-used-up", most=MOST_DAYS))
    return seat


def people_of(context: HostContext) -> People:
    """Return the people of a database in which no bot plays, for the operator."""
    move_writer = MoveWriter(context)
    votes = Votes(context, Table(context, move_writer))
    return People(context, HandOver(context, votes, Lobby(context, move_writer)))
