"""Lessons: a first game alone against friends who answer at once, with a coach, in no channel and on no record."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

from bot.host.bots.friends import Friends
from bot.host.lobby.lobby import Lobby, fitting_options, new_game_id
from bot.host.model.facts import OPEN, Person, Refused, Status, Summary
from bot.host.model.minds import FRIENDS
from bot.host.model.names import readable
from bot.host.model.preferences import COLOURS, Level, TableSettings
from bot.host.model.records import NOBODY, GameRow, SeatRow
from bot.host.model.timeline import newest, on_the_line
from bot.host.play.coach import begin_anew, is_complete
from bot.host.play.context import HostContext
from bot.host.play.history import GameHistory
from bot.host.play.loaded import Loaded
from bot.host.play.reading import GameReading
from bot.host.play.table import MOST_MEANWHILE, Pressed, Table
from games.core.game import Game
from games.core.lessons import Lesson
from games.core.protocol import say

CHANNEL_BITS = 53
SILENCE_DAYS = 14
"""After so many days without an answer a lesson is put aside."""
FRIENDS_TIMEOUT = 2.0
"""Seconds that a press waits for the friends, so that its reply shows the next question."""


class Lessons:
    """Begins, finds and ends lessons."""

    def __init__(
        self, context: HostContext, table: Table, history: GameHistory, lobby: Lobby, friends: Friends
    ) -> None:
        self.context = context
        self.table = table
        self.history = history
        self.lobby = lobby
        self.friends = friends

    async def open(self, user: int) -> list[Summary]:
        """Return the lessons that this person has begun and not ended, latest first."""
        games = await self.context.store.read.games.of_user(user, *OPEN)
        found = [await self.context.summary(game) for game in games]
        return [summary for summary in found if summary.table_settings.lesson and summary.status is not Status.LOBBY]

    async def begin(self, person: Person, key: str, lesson_key: str) -> Summary:
        """Begin a lesson. An older one of the same kind ends, and the coach explains its game from the start."""
        rules = self.context.games.get(key)
        lesson = rules.lessons.named(lesson_key) if rules else None
        if rules is None or lesson is None:
            raise Refused(say("lesson-none"))
        self.context.mark_seen(person.id)
        await self.lobby.check_room(None, person.id)
        for older in await self.open(person.id):
            if older.key == key and older.table_settings.lesson == lesson_key:
                await self.end(older.game, person.id)
        row = self._row(rules, lesson, person)
        async with self.context.store.write() as rows:
            await rows.people.meet(person.id, person.name)
            await rows.games.insert(row)
            for seat in seats_of(row.id, lesson, person):
                await rows.games.put_seat(seat)
        await begin_anew(self.context, rules.key, person.id)
        async with self.context.queues.turn(row.id):
            await self.lobby.deal(await self.context.load(row.id), sha256(lesson.seed.encode()).digest())
        self.context.committed(row.id)
        self.context.watch.lesson(lesson_key, "begun")
        await self.friends.settle(row.id, FRIENDS_TIMEOUT)
        return await self.context.summary(row.id)

    def _row(self, rules: Game, lesson: Lesson, person: Person) -> GameRow:
        now = self.context.now()
        return GameRow(
            id=new_game_id(),
            key=rules.key,
            status=Status.LOBBY,
            guild=None,
            channel=-1 - secrets.randbits(CHANNEL_BITS),
            host=person.id,
            wanted=lesson.players,
            options=fitting_options(rules, lesson.options),
            table_settings=TableSettings(
                lesson=lesson.key, friends=Level.NOVICE, counts=False, silence_days=SILENCE_DAYS
            ),
            created=now,
            moved=now,
        )

    async def end(self, game: str, user: int) -> Summary:
        """End a lesson for good. What it taught is still known."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            if not loaded.row.table_settings.lesson:
                raise Refused(say("lesson-none"))
            if loaded.row.status in OPEN:
                await self._count_end(loaded, seat)
                async with self.context.store.write() as rows:
                    await rows.games.update(game, status=Status.ABANDONED)
                    await rows.games.update_seat(game, seat, awaited=None)
        self.context.committed(game)
        return await self.context.summary(game)

    async def _count_end(self, loaded: Loaded, seat: int) -> None:
        """Count how far the lesson came: as completed, or as left at which kind of question."""
        rules, row = self.context.rules(loaded.row), loaded.row
        reading = GameReading(self.context, loaded)
        moves = on_the_line(await self.context.store.read.moves.after(row.id, NOBODY))
        answers = sum(move.seat == seat and move.answer is not None for move in moves)
        watch, lesson = self.context.watch, row.table_settings.lesson
        if is_complete(rules, row, rules.round((await reading.seat_view(seat)).view)):
            watch.lesson(lesson, "completed")
            watch.lesson_completed(lesson, answers, (row.moved - row.created).total_seconds())
            return
        kinds = [question.kind for question in await reading.asked() if question.seat == seat]
        watch.lesson(lesson, "left")
        watch.lesson_left(lesson, kinds[0] if kinds else "", answers)

    async def go_on(self, pressed: Pressed, user: int) -> Pressed:
        """Return what a press shows in a lesson: the next question, with what the friends did meanwhile.

        Friends answer at once, so the press waits for them a short while.
        """
        panel = pressed.panel
        if not panel.seat_view.summary.table_settings.lesson or panel.questions:
            return pressed
        await self.friends.settle(panel.game, FRIENDS_TIMEOUT)
        after = await self.table.panel(panel.game, user)
        if not after.questions:
            return msgspec.structs.replace(pressed, panel=msgspec.structs.replace(after, ended=panel.ended))
        found = await self.history.since(panel.game, user)
        told = newest([line for part in found.parts for line in part.lines], MOST_MEANWHILE)
        return msgspec.structs.replace(pressed, panel=msgspec.structs.replace(after, meanwhile=tuple(told)))


def seats_of(game: str, lesson: Lesson, person: Person) -> list[SeatRow]:
    """Return the seats of a lesson: the person who learns, and friends."""
    names = iter(FRIENDS)
    return [
        SeatRow(
            game=game,
            seat=seat,
            user=person.id if seat == lesson.seat else None,
            name=readable(person.name) if seat == lesson.seat else next(names),
            colour=COLOURS[seat],
            friend=seat != lesson.seat,
        )
        for seat in range(lesson.players)
    ]
