"""Lessons: a first game alone against friends who answer at once, with a coach, in no channel and on no record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from bot.host.bots.friends import Friends
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.lobby.lobby import SEED_BYTES, Lobby, new_game_id
from bot.host.lobby.wishes import fitting_options
from bot.host.model.facts import LESSON_DONE, OPEN, Panel, Person, Refused, Status, Summary
from bot.host.model.interaction.sentence_keys import find_text
from bot.host.model.minds import FRIENDS
from bot.host.model.names import readable
from bot.host.model.preferences import AGAIN, COLOURS, Level, TableSettings
from bot.host.model.records import NOBODY, GameRow, SeatRow
from bot.host.model.timeline import newest, on_the_line
from bot.host.play.coach import begin_anew, is_complete
from bot.host.play.history import GameHistory
from bot.host.play.table import MOST_MEANWHILE, Pressed, Table
from games.core.lessons import Lesson
from games.core.protocol import Line, State, Step, say

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
        await self._replace(key, lesson_key, person)
        row = self._row(person, rules.key, lesson.key, lesson.players, fitting_options(rules, lesson.options))
        await self._open_table(person, row, seats_of(row.id, lesson, person))
        if lesson.anew:
            await begin_anew(self.context, rules.key, person.id)
        async with self.context.queues.turn(row.id):
            await self.lobby.deal(await self.context.load(row.id), sha256(lesson.seed.encode()).digest())
        return await self._begun(row)

    async def begin_at(
        self,
        person: Person,
        key: str,
        options: Mapping[str, str],
        colours: Sequence[str],
        seat: int,
        state: State,
    ) -> Summary:
        """Begin in a position of a finished game, in the same seat, against friends. An older such table ends.

        What the seat does not know is dealt anew.
        """
        self.context.mark_seen(person.id)
        await self._replace("", AGAIN, person)
        row = self._row(person, key, AGAIN, len(colours), dict(options), Level.STEADY)
        seed = secrets.token_bytes(SEED_BYTES)
        dealt = self.context.rules(row).shuffle_hidden(state, seat, seed.hex())
        await self._open_table(person, row, _same_seats(row.id, colours, seat, person))
        async with self.context.queues.turn(row.id):
            await self.lobby.begin_at(await self.context.load(row.id), seed, dealt, Step())
        return await self._begun(row)

    async def _replace(self, key: str, lesson: str, person: Person) -> None:
        """End older lessons of the same kind, and complete ones. One that replaces none needs room in the limits."""
        older = [
            each
            for each in await self.open(person.id)
            if _is_lesson(each, key, lesson) or await self._is_complete(await self.context.load(each.game), person.id)
        ]
        if not older:
            await self.lobby.check_room(None, person.id)
        for each in older:
            await self.end(each.game, person.id)

    async def _is_complete(self, loaded: Loaded, user: int) -> bool:
        """Return whether the coach has said that a lesson is over, though it was not ended."""
        rules = self.context.rules(loaded.row)
        seen = await GameReading(self.context, loaded).seat_view(loaded.seat_held_by(user))
        return is_complete(rules, loaded.row, rules.round(seen.view))

    async def _open_table(self, person: Person, row: GameRow, seats: Sequence[SeatRow]) -> None:
        async with self.context.store.write() as rows:
            await rows.people.meet(person.id, person.name)
            await rows.games.insert(row)
            for seat in seats:
                await rows.games.put_seat(seat)

    async def _begun(self, row: GameRow) -> Summary:
        """Tell everybody that a lesson has begun, and give the friends a moment."""
        self.context.committed(row.id)
        self.context.watch.lesson(row.table_settings.lesson, "begun")
        await self.friends.settle(row.id, FRIENDS_TIMEOUT)
        return await self.context.summary(row.id)

    def _row(
        self,
        person: Person,
        key: str,
        lesson: str,
        players: int,
        options: dict[str, str],
        friends: Level = Level.NOVICE,
    ) -> GameRow:
        now = self.context.now()
        return GameRow(
            id=new_game_id(),
            key=key,
            status=Status.LOBBY,
            guild=None,
            channel=-1 - secrets.randbits(CHANNEL_BITS),
            host=person.id,
            wanted=players,
            options=options,
            table_settings=TableSettings(lesson=lesson, friends=friends, counts=False, silence_days=SILENCE_DAYS),
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
                if loaded.row.status is not Status.ASIDE:  # It was counted when it was put aside.
                    await self.count_end(loaded)
                async with self.context.store.write() as rows:
                    await rows.games.update(game, status=Status.ABANDONED)
                    await rows.games.update_seat(game, seat, awaited=None)
        self.context.committed(game)
        return await self.context.summary(game)

    async def count_end(self, loaded: Loaded) -> None:
        """Count the end of a lesson: as completed, or as left at a kind of question."""
        seat = next(each.seat for each in loaded.seats if each.user is not None)
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
        """Return what a press shows in a lesson or challenge: the next question, with what the friends did meanwhile.

        Friends answer at once, so the press waits for them a short while.
        """
        panel = pressed.panel
        if panel.seat_view.summary.table_settings.has_channel or panel.questions:
            return pressed
        await self.friends.settle(panel.game, FRIENDS_TIMEOUT)
        after = await self.table.panel(panel.game, user)
        if not after.questions:
            return msgspec.structs.replace(pressed, panel=msgspec.structs.replace(after, ended=panel.ended))
        found = await self.history.since(panel.game, user)
        news = newest(self._told(after, [line for part in found.parts for line in part.lines]), MOST_MEANWHILE)
        done = after.done if after.preview is not None else ()  # What was told tells the player's turn so far, too.
        return msgspec.structs.replace(pressed, panel=msgspec.structs.replace(after, meanwhile=tuple(news), done=done))

    def _told(self, panel: Panel, lines: Sequence[Line]) -> list[Line]:
        """Return what a learner reads of what the others did. A complete lesson ends with the end of its last round."""
        starts = self.context.games[panel.seat_view.summary.key].round_start_key
        is_over = panel.coach is not None and panel.coach.key == LESSON_DONE
        new_round = [at for at, line in enumerate(lines) if find_text(line.text, starts)] if is_over else []
        return [_shortest(line) for line in lines[: new_round[-1] if new_round else None]]


def _shortest(line: Line) -> Line:
    """Return the shortest form of a log sentence, because learners have much to read."""
    return msgspec.structs.replace(line, text=line.briefer[-1]) if line.briefer else line


def _is_lesson(summary: Summary, key: str, lesson: str) -> bool:
    """Return whether this is such a lesson. Without a key, the game does not matter."""
    return summary.table_settings.lesson == lesson and key in ("", summary.key)


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


def _same_seats(game: str, colours: Sequence[str], mine: int, person: Person) -> list[SeatRow]:
    """Return the seats of a table in their old colours, all but one with friends."""
    names = iter(FRIENDS)
    return [
        SeatRow(
            game=game,
            seat=seat,
            user=person.id if seat == mine else None,
            name=readable(person.name) if seat == mine else next(names),
            colour=colour,
            friend=seat != mine,
        )
        for seat, colour in enumerate(colours)
    ]
