"""The puzzle of the week. The sweep posts it and its solution; people answer in secret, and it counts in no rating."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256

import msgspec

from bot.host.delivery.courier import Channel, Courier, NotNow, Parcel, Unreachable
from bot.host.lessons.lessons import Lessons
from bot.host.loading.context import HostContext
from bot.host.model.community.puzzles import (
    PostedPuzzle,
    PuzzleAnswer,
    PuzzleServer,
    Stage,
    in_a_week,
    may_end_early,
    next_due,
)
from bot.host.model.facts import Person, Refused, Summary
from bot.host.model.hours import DAY, is_zone
from bot.host.model.preferences import COLOURS, PersonSettings
from bot.host.pictures.gallery import Gallery
from bot.host.screen.elements import Message
from bot.host.screen.puzzles import PuzzleView, Solvers, post, solution
from games.core.courses import words_of
from games.core.game import Game
from games.core.protocol import Text, say
from games.core.puzzles import Puzzle
from games.core.texts import Words, words
from players import Worlds
from players.reasons import reason_for

log = logging.getLogger(__name__)

NONCE_WINDOW = timedelta(minutes=2)
"""For so long Discord shows a message with the same nonce only once. After it the courier looks for an earlier post."""
GIVES_UP_AFTER = DAY
"""A post that could not be sent for this long is given up."""
LAST_HOUR = 23


class Puzzles:
    """Posts the puzzles of all servers, takes answers, and posts the solutions."""

    def __init__(self, context: HostContext, courier: Courier, gallery: Gallery, lessons: Lessons) -> None:
        self.context = context
        self.courier = courier
        self.gallery = gallery
        self.lessons = lessons

    # --- For admins ----------------------------------------------------------------------------------

    async def set_up(self, wished: PuzzleServer) -> PuzzleServer:
        """Let a server have puzzles, or change where and when. The first comes the next time it is that hour."""
        if wished.key and not self._of_game(wished.key):
            raise Refused(say("puzzle-none-of-game"))
        if not 0 <= wished.hour <= LAST_HOUR or not is_zone(wished.zone):
            raise Refused(say("puzzle-when"))
        due = next_due(self.context.now(), wished.hour, wished.zone)
        server = msgspec.structs.replace(wished, due=due)
        async with self.context.store.write() as rows:
            await rows.puzzles.set_server(server)
        return server

    async def stop(self, guild: int) -> None:
        async with self.context.store.write() as rows:
            await rows.puzzles.stop(guild)

    # --- For players ---------------------------------------------------------------------------------

    async def look(self, puzzle: int, person: Person) -> tuple[PuzzleView, PuzzleAnswer]:
        """Return a puzzle that is not solved yet, with what the person chose so far."""
        found = await self._open(puzzle)
        self.context.mark_seen(person.id)
        async with self.context.store.write() as rows:
            await rows.people.meet(person.id, person.name)
            await rows.puzzles.look(puzzle, person.id, self.context.now())
        return await self.view(found), await self._answer_of(puzzle, person.id)

    async def choose(self, puzzle: int, person: Person, course: int) -> tuple[PuzzleView, PuzzleAnswer]:
        """Take the answer of a person, who may change it until the solution comes."""
        found = await self._open(puzzle)
        view = await self.view(found)
        if not 0 <= course < len(view.courses):
            raise Refused(say("puzzle-no-such-turn"))
        before = await self.context.store.read.puzzles.answer_of(puzzle, person.id)
        async with self.context.store.write() as rows:
            await rows.people.meet(person.id, person.name)
            await rows.puzzles.look(puzzle, person.id, self.context.now())
            await rows.puzzles.choose(puzzle, person.id, course)
        if before is None or before.course is None:
            self.context.watch.puzzle(found.key, "answered")
        return view, await self._answer_of(puzzle, person.id)

    async def be_done(self, puzzle: int, person: Person) -> tuple[PuzzleView, PuzzleAnswer]:
        """Note that a person has finished. When everybody who looked has finished, the solution comes early."""
        found = await self._open(puzzle)
        async with self.context.store.write() as rows:
            await rows.puzzles.set_done(puzzle, person.id)
        return await self.view(found), await self._answer_of(puzzle, person.id)

    async def try_out(self, puzzle: int, person: Person) -> Summary:
        """Set up the position of a solved puzzle, alone against friends."""
        found = await self.get(puzzle)
        if found.stage < Stage.CLOSED:
            raise Refused(say("puzzle-not-solved"))
        data = self._data(found)
        rules = self.context.games[found.key]
        state = rules.decode(data.save)
        self.context.watch.puzzle(found.key, "played")
        return await self.lessons.begin_at(person, found.key, data.options, COLOURS[: data.seats], data.seat, state)

    async def solved(self, puzzle: int, said: Words) -> Message:
        """Return the solution of a puzzle that is solved."""
        found = await self.get(puzzle)
        if found.stage < Stage.CLOSED:
            raise Refused(say("puzzle-not-solved"))
        return await self._solution(found, said)

    async def get(self, puzzle: int) -> PostedPuzzle:
        found = await self.context.store.read.puzzles.get(puzzle)
        if found is None:
            raise Refused(say("puzzle-none"))
        return found

    async def view(self, found: PostedPuzzle) -> PuzzleView:
        """Return all facts of a puzzle that messages show before its solution, made from the view of its seat."""
        return await asyncio.to_thread(_view, self.context.games[found.key], self._data(found), found)

    async def _open(self, puzzle: int) -> PostedPuzzle:
        found = await self.get(puzzle)
        if found.stage >= Stage.CLOSED:
            raise Refused(say("puzzle-is-solved"))
        return found

    async def _answer_of(self, puzzle: int, user: int) -> PuzzleAnswer:
        found = await self.context.store.read.puzzles.answer_of(puzzle, user)
        return found or PuzzleAnswer(puzzle=puzzle, user=user, looked=self.context.now())

    def _data(self, found: PostedPuzzle) -> Puzzle:
        rules = self.context.games.get(found.key)
        data = rules.puzzles.named(found.name) if rules else None
        if data is None:
            raise Refused(say("puzzle-none"))
        return data

    # --- For the sweep -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Post the solutions and puzzles that are due. An error in one server does not stop the others."""
        read, now = self.context.store.read.puzzles, self.context.now()
        for found in await read.in_work():
            await self._unless_it_fails(found)
        for server in await read.servers_due(now):
            begun = await self._begin(server)
            if begun is not None:
                await self._unless_it_fails(begun)

    async def _unless_it_fails(self, found: PostedPuzzle) -> None:
        try:
            await self._work_on(found)
        except NotNow:
            return  # The next sweep tries again.
        except Unreachable as error:
            await self._put_off(found, error)
        except Exception:
            log.exception("the work on a puzzle failed", extra={"puzzle": found.id})

    async def _work_on(self, found: PostedPuzzle) -> None:
        now = self.context.now()
        if self.context.games.get(found.key) is None or not self._is_known(found):
            log.warning("a puzzle is no longer in the data", extra={"puzzle": found.id})
            await self._set_stage(found, Stage.SOLVED)
        elif found.stage is Stage.NEW:
            await self._carry(found, post(await self.view(found), words(found.lang)))
            await self._set_stage(found, Stage.OPEN)
            self.context.watch.puzzle(found.key, "posted")
        elif found.stage is Stage.CLOSED:
            await self._tell(found)
        elif now >= found.ends or may_end_early(found, await self._answers(found), now):
            await self._set_stage(found, Stage.CLOSED)
            await self._tell(await self.get(found.id))

    async def _tell(self, found: PostedPuzzle) -> None:
        """Post the solution. Nobody can answer any more."""
        await self._carry(found, await self._solution(found, words(found.lang)))
        await self._set_stage(found, Stage.SOLVED)
        best = self._data(found).best
        for each in await self._answers(found):
            if each.course is not None:
                self.context.watch.puzzle(found.key, "right" if each.course == best else "wrong")

    async def _carry(self, found: PostedPuzzle, message: Message) -> None:
        """Send a post, once. A crash before the note lets the courier find its own post again."""
        now = self.context.now()
        parcel = Parcel(
            f"p{found.id}.{int(found.stage)}",
            Channel(found.channel),
            await self.gallery.finish(message, PersonSettings()),
            look_since=found.changed if now - found.changed > NONCE_WINDOW else None,
        )
        await self.courier.carry(parcel)

    async def _put_off(self, found: PostedPuzzle, error: Unreachable) -> None:
        """Give up a post that Discord has refused for a day. If it was the puzzle, no solution is posted either."""
        log.warning("a puzzle could not be posted: %s", error.why, extra={"puzzle": found.id})
        stored = await self.get(found.id)
        if self.context.now() - stored.changed > GIVES_UP_AFTER:
            await self._set_stage(stored, Stage.SOLVED)

    async def _set_stage(self, found: PostedPuzzle, stage: Stage) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.puzzles.set_stage(found.id, stage, self.context.now())

    async def _answers(self, found: PostedPuzzle) -> list[PuzzleAnswer]:
        return await self.context.store.read.puzzles.answers(found.id)

    def _is_known(self, found: PostedPuzzle) -> bool:
        return self.context.games[found.key].puzzles.named(found.name) is not None

    async def _begin(self, server: PuzzleServer) -> PostedPuzzle | None:
        """Choose the next puzzle of a server, and set when the one after it is due."""
        now = self.context.now()
        due = in_a_week(server.due, now, server.hour, server.zone)
        chosen = self._next(server, await self.context.store.read.puzzles.had(server.guild))
        async with self.context.store.write() as rows:
            if not await rows.puzzles.postpone(server, due) or chosen is None:
                return None
            key, name = chosen
            new = PostedPuzzle(
                guild=server.guild,
                channel=server.channel,
                key=key,
                name=name,
                lang=server.lang,
                posted=now,
                ends=due,
                changed=now,
            )
            number = await rows.puzzles.add(new)
        return msgspec.structs.replace(new, id=number)

    def _of_game(self, key: str) -> list[tuple[str, str]]:
        """Return the puzzles of a game, or of all games, each as game and name."""
        games = [rules for rules in self.context.games.values() if key in ("", rules.key)]
        return [(rules.key, each.name) for rules in games for each in rules.puzzles.kept]

    def _next(self, server: PuzzleServer, had: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
        """Return the next puzzle of a server: a puzzle that is new to it, or else the puzzle that it had longest ago.

        Each server has an order of its own, so that solutions are not known from other servers.
        """
        offered = self._of_game(server.key)
        if not offered:
            return None
        order = {each: at for at, each in enumerate(had)}
        new = [each for each in offered if each not in order]
        if not new:
            return max(offered, key=lambda each: order[each])
        return min(new, key=lambda each: sha256(f"{server.guild}/{each}".encode()).digest())

    async def _solution(self, found: PostedPuzzle, said: Words) -> Message:
        rules, data = self.context.games[found.key], self._data(found)
        view = await self.view(found)
        answers = [each for each in await self._answers(found) if each.course is not None]
        right = [each.user for each in answers if each.course == data.best]
        names = await self.context.store.read.finished.shown_names(right)
        solvers = Solvers(len(answers), len(right), tuple(names[user] for user in right if user in names))
        deed, reason = await asyncio.to_thread(_reason, rules, data)
        return solution(view, data, solvers, deed, reason, said)


def _view(rules: Game, data: Puzzle, found: PostedPuzzle) -> PuzzleView:
    """Return what the seat of a puzzle may know. This is slow: do not call it in the event loop."""
    state = rules.decode(data.save)
    (asked,) = [each for each in rules.questions(state) if each.id == data.question]
    seen = rules.view(state, data.seat)
    rivals = tuple(rules.rivals(seen))
    courses = words_of(rules, data)
    return PuzzleView(
        puzzle=found,
        title=rules.title,
        seat=data.seat,
        headline=rules.headline(seen),
        seats=data.seats,
        rivals=rivals,
        scores=tuple(rules.score(seen, seat) for seat in range(data.seats + len(rivals))),
        asked=asked,
        courses=tuple(each.text for each in courses),
        helps=tuple(each.help for each in courses),
    )


def _reason(rules: Game, data: Puzzle) -> tuple[Text | None, Text]:
    """Return what the best turn does, and why, as minds say it. This is slow: do not call it in the event loop."""
    judgement = rules.judgement
    assert judgement is not None
    worlds = Worlds(rules, rules.decode(data.save), data.seat)
    found = reason_for(judgement, worlds, data.question, data.courses[data.best].answers[0], judgement.pricing.prices)
    return found.deed, found.text
