"""Reviews: what a player can learn from a finished game. Each is made once, in the background, and kept."""

from __future__ import annotations

import asyncio
import logging

from bot.host.bots.thinking import Thinker
from bot.host.lessons.lessons import Lessons
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.community.challenges import is_sealed
from bot.host.model.community.reviews import PUBLISHES, Consent, Review, consent_of
from bot.host.model.facts import Person, Refused, Status, Summary
from bot.host.model.interaction.progress import Note, note_nothing
from bot.host.model.records import NOBODY
from bot.host.model.timeline import on_the_line
from bot.host.notify.queueing import put_public
from bot.host.reviews.examination import Examination, ThinkerBusy
from bot.host.reviews.positions import Position, positions_of
from games.core.judgement import Judgement
from games.core.protocol import say

log = logging.getLogger(__name__)

REVIEW = "review"
"""The name under which reviews are counted."""

NOTE_EVERY = 1.0
"""After so many seconds those who wait read again how far the work is."""

Wanted = tuple[str, int]
"""A game and a seat, or NOBODY for the whole table."""


class Making:
    """A review that is being made."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.examination: Examination | None = None

    def tell(self, note: Note) -> None:
        """Say how much of the work is done."""
        if self.examination is not None:
            note(self.examination.done, self.examination.whole)


class Reviews:
    """Makes reviews, one at a time, and sets up positions to try again."""

    def __init__(self, context: HostContext, thinker: Thinker, lessons: Lessons) -> None:
        self.context = context
        self.thinker = thinker
        self.lessons = lessons
        self._making: dict[Wanted, Making] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, game: str, user: int, note: Note = note_nothing) -> Review:
        """Return the review of a player's seat, which takes a while the first time."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        self._check(loaded)
        return await self._review((game, seat), note)

    async def of_table(self, game: str, note: Note = note_nothing) -> Review:
        """Return the curves of the whole table."""
        self._check(await self.context.load(game))
        return await self._review((game, NOBODY), note)

    def _check(self, loaded: Loaded) -> Judgement:
        """Refuse a game that nothing can be learnt from, or not yet."""
        row = loaded.row
        if row.status is not Status.OVER or is_sealed(row.table_settings.challenge, self.context.now()):
            raise Refused(say("host-not-over"))
        judgement = self.context.rules(row).judgement
        if judgement is None:
            raise Refused(say("review-none"))
        return judgement

    async def _review(self, wanted: Wanted, note: Note) -> Review:
        """Return a review from the store, or wait until it is made."""
        found = await self.context.store.read.reviews.get(*wanted)
        if found is not None:
            return found
        making = self._making.get(wanted)
        if making is None:
            making = self._making[wanted] = Making()
            making.task = asyncio.create_task(self._make(wanted, making))
            self.context.watch.lesson(REVIEW, "begun")
        assert making.task is not None
        while not making.task.done():
            await asyncio.wait({making.task}, timeout=NOTE_EVERY)
            making.tell(note)
        found = await self.context.store.read.reviews.get(*wanted)
        if found is None:
            raise Refused(say("advice-busy"))
        return found

    async def _make(self, wanted: Wanted, making: Making) -> None:
        """Make and store a review. If the thinking process fails, the next who asks begins again."""
        game, seat = wanted
        try:
            async with self._one_at_a_time:
                loaded = await self.context.load(game)
                rules, judgement = self.context.rules(loaded.row), self._check(loaded)
                positions = await self._positions(loaded)
                making.examination = work = Examination(rules, judgement, self.thinker, positions)
                people = sum(not each.friend for each in loaded.seats)
                review = await (work.table(game) if seat == NOBODY else work.seat(game, seat, max(1, people)))
                async with self.context.store.write(game) as rows:
                    await rows.reviews.put(review)
            self.context.watch.lesson(REVIEW, "completed")
        except ThinkerBusy:
            log.warning("a review could not be made now", extra={"game": game})
        except Exception:
            log.exception("a review failed", extra={"game": game})
        finally:
            self._making.pop(wanted, None)

    async def _positions(self, loaded: Loaded) -> list[Position]:
        stored = await self.context.store.read.moves.with_snapshots(loaded.id)
        return await asyncio.to_thread(positions_of, self.context.rules(loaded.row), stored)

    async def try_again(self, game: str, person: Person, number: int) -> Summary:
        """Set up the position before one of the costly turns, alone against friends.

        What the seat could not know then is dealt anew. So nothing of it can be learnt from the new game.
        """
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(person.id)
        self._check(loaded)
        review = await self.context.store.read.reviews.get(game, seat)
        if review is None or not 0 <= number < len(review.turns):
            raise Refused(say("review-no-such-turn"))
        seq = review.turns[number].seq
        save = next(each.before for each in await self._positions(loaded) if each.move.seq == seq)
        if save is None:
            raise Refused(say("review-no-such-turn"))
        row, colours = loaded.row, [each.colour for each in loaded.seats]
        state = self.context.rules(row).decode(save)
        return await self.lessons.begin_at(person, row.key, row.options, colours, seat, state)

    async def agree_to_publish(self, game: str, user: int, note: Note = note_nothing) -> Consent:
        """Agree that the closing post shows the curve of all players. The post shows it once everybody has agreed."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        self._check(loaded)
        if not loaded.row.table_settings.has_channel:
            raise Refused(say("review-no-post"))
        await self.of_table(game, note)
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            consent = consent_of(await self.context.store.read.games.acts(game), loaded.seats)
            if seat not in consent.agreed:
                consent = Consent((*consent.agreed, seat), consent.people)
                await self._write_consent(loaded, user, seat)
        self.context.committed(game)
        return consent

    async def _write_consent(self, loaded: Loaded, user: int, seat: int) -> None:
        """Store that a player agrees, and edit the closing post. A post that is gone is sent anew."""
        read, seq = self.context.store.read, loaded.tip.seq
        line = on_the_line(await read.moves.after(loaded.id, NOBODY))
        since = max((move.seq for move in line if move.closes and move.seq < seq), default=NOBODY)
        is_there = await read.games.post(loaded.id, "result", NOBODY) is not None
        data = {"seq": seq, "since": since, "edit": is_there}
        async with self.context.store.write(loaded.id) as rows:
            await self.context.record_act(rows, loaded.id, PUBLISHES, user, seat=seat)
            await put_public(rows, loaded.row, "result", data, self.context.now())

    async def stop(self) -> None:
        """Cancel the reviews that are being made. A request after the next start makes them again."""
        tasks = [making.task for making in self._making.values() if making.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
