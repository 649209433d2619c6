"""The recorder: it writes what remains of games that have ended, in the background, one transaction a game.

Games are recorded in the order in which they end. A crash loses nothing: a game that is not marked as recorded is
recorded later. Ratings can be computed again from the recorded games, with the same result.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.community.challenges import Try, TryOutcome, is_sealed
from bot.host.model.community.finished import (
    EVERYWHERE,
    FinishedGame,
    FinishedSeat,
    Part,
    Uncounted,
)
from bot.host.model.facts import Status
from bot.host.model.records import NOBODY
from bot.host.model.timeline import on_the_line
from bot.host.records.achievements import career_of, reached
from bot.host.records.finishing import Log, answering_times, finished_game, finished_seats, uncounted
from bot.host.records.rating_book import RatingBook, forgotten_ratings
from bot.host.store import RowSet, Unwritable
from games.core.annals import Deeds, achieved, tell_deeds
from games.core.protocol import Result

log = logging.getLogger(__name__)

RECOMPUTED_AT_ONCE = 500
"""How many games are read at once when ratings are computed again."""
NO_RECORDS = (Uncounted.IMPORTED, Uncounted.TAKEN_BACK)
"""Games that hold no record of their server."""
NO_DEEDS = Deeds({}, {})


class Recorder:
    """Records finished games and their ratings."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def run(self) -> None:
        """Record every game that has ended since the last run. A game that cannot be read is left out."""
        while games := await self.context.store.read.finished.to_record():
            for game in games:
                await self.record(game)

    async def record(self, game: str) -> None:
        """Record a game that has ended, unless that is done already."""
        finished = deeds = ended = None
        try:
            ended = await self._ended_try(game)
            finished, deeds = await self._finished(game)
        except Unwritable:  # Nothing is wrong with the game.
            raise
        except Exception:  # A save that no version can read must not stop the records of all other games.
            log.exception("a finished game could not be recorded", extra={"game": game})
        async with self.context.store.write(game) as rows:
            if not await rows.finished.begin_recording(game):
                return
            if finished is not None and deeds is not None:
                await self._write(rows, finished, deeds)
            if ended is not None:
                await rows.challenges.end(ended)
            await rows.finished.mark_recorded(game)
        if ended is not None:
            challenge = await self.context.store.read.challenges.get(ended.week)
            self.context.watch.challenge(challenge.format if challenge else "", ended.outcome.value)

    async def _ended_try(self, game: str) -> Try | None:
        """Return how a try of a challenge ended, or None of any other game."""
        begun = await self.context.store.read.challenges.of_game(game)
        if begun is None:
            return None
        loaded = await self.context.load(game)
        row, result = loaded.row, loaded.row.result
        if row.status is not Status.OVER or result is None:
            return msgspec.structs.replace(begun, outcome=TryOutcome.GIVEN_UP)
        (own,) = [place for place in result.ranking if place.seat == 0]
        late = not is_sealed(begun.week, row.moved)
        return msgspec.structs.replace(
            begun,
            outcome=TryOutcome.LATE if late else TryOutcome.FINISHED,
            won=own.rank == 1,
            score=own.score,
            rounds=await self._rounds(loaded),
        )

    async def _finished(self, game: str) -> tuple[FinishedGame | None, Deeds]:
        """Return what is kept of a game, or None of a lesson, a challenge or a game without a result."""
        loaded = await self.context.load(game)
        row, result = loaded.row, loaded.row.result
        if row.status is not Status.OVER or result is None or not row.table_settings.has_channel:
            return None, NO_DEEDS
        read, rules = self.context.store.read, self.context.rules(row)
        moves = await read.moves.after(game, NOBODY)
        events = [event for move in on_the_line(moves) for event in move.events]
        deeds = tell_deeds(rules.annals, events) if rules.annals else NO_DEEDS
        acts = await read.games.acts(game)
        log_of_game = Log(
            left=await read.finished.left(game),
            acts=acts,
            levels={seat.seat: seat.level or row.table_settings.friends for seat in loaded.seats if seat.friend},
            answered=answering_times(moves, range(len(loaded.seats))),
            deeds=deeds,
        )
        has_teams = rules.annals is not None and rules.annals.teams
        seats = finished_seats(result, loaded.seats, log_of_game, teams=has_teams)
        seats = self._with_achievements(seats, loaded, deeds, result)
        server = await read.finished.server_settings(row.guild or EVERYWHERE)
        why = uncounted(seats, acts, moves, row.table_settings.counts, server.ratings)
        return finished_game(row, seats, rules.annals, why, await self._rounds(loaded)), deeds

    def _with_achievements(
        self, seats: Sequence[FinishedSeat], loaded: Loaded, deeds: Deeds, result: Result
    ) -> tuple[FinishedSeat, ...]:
        annals = self.context.rules(loaded.row).annals
        if annals is None:
            return tuple(seats)
        return tuple(
            msgspec.structs.replace(
                seat, achievements=tuple(achieved(annals, deeds, seat.seat, result, loaded.row.options))
            )
            if seat.part is Part.STAYED and seat.user is not None
            else seat
            for seat in seats
        )

    async def _rounds(self, loaded: Loaded) -> int:
        rules = self.context.rules(loaded.row)
        return rules.round(rules.view(await self.context.state(loaded, loaded.tip.seq), None))

    async def _write(self, rows: RowSet, finished: FinishedGame, deeds: Deeds) -> None:
        number = await rows.finished.add(finished)
        finished = msgspec.structs.replace(finished, number=number)
        if finished.uncounted is Uncounted.NONE:
            await rate_game(rows, finished)
        await self._note_bests(rows, finished, deeds)
        await self._note_achievements(rows, finished)

    async def _note_bests(self, rows: RowSet, finished: FinishedGame, deeds: Deeds) -> None:
        annals = self.context.games[finished.key].annals
        if finished.guild is None or annals is None or finished.uncounted in NO_RECORDS:
            return
        for seat in finished.seats:
            if seat.user is None or seat.part is not Part.STAYED:
                continue
            values = {
                superlative.tally: deeds.tallies[superlative.tally].get(seat.seat, 0)
                for superlative in annals.superlatives.values()
            }
            score = {"score": seat.score} if annals.has_scores else {}
            for what, value in {**score, **values}.items():
                if value > 0:
                    await rows.finished.note_best(finished.guild, finished.key, what, value, finished.number, seat.seat)

    async def _note_achievements(self, rows: RowSet, finished: FinishedGame) -> None:
        if finished.uncounted is Uncounted.IMPORTED:
            return
        for seat in finished.seats:
            if seat.user is None or seat.part is not Part.STAYED:
                continue
            career = career_of(await rows.finished.games_of(seat.user), await rows.finished.people_met(seat.user))
            for name in (*seat.achievements, *reached(career, self.context.games)):
                await rows.finished.achieve(seat.user, name, finished.game, finished.ended)

    async def recompute(self) -> int:
        """Compute all ratings again from the recorded games, in one transaction. Return how many games counted."""
        counted = last = 0
        book = RatingBook()
        async with self.context.store.write() as rows:
            await rows.finished.clear_ratings()
            while games := await rows.finished.games_after(last, RECOMPUTED_AT_ONCE):
                for finished, stored in games:
                    await rows.finished.note_ratings(book.rate_game(finished, forgotten_ratings(finished, stored)))
                counted, last = counted + len(games), games[-1][0].number
            await _write_book(rows, book)
        return counted


async def rate_game(rows: RowSet, finished: FinishedGame) -> None:
    """Change the ratings of a game's players."""
    guilds = {EVERYWHERE, finished.guild or EVERYWHERE}
    users = [seat.user for seat in finished.seats if seat.user is not None]
    book = RatingBook(
        await rows.finished.ratings_in(guilds, finished.pool, users),
        await rows.finished.opponents_in(guilds, finished.pool, users),
    )
    await rows.finished.note_ratings(book.rate_game(finished))
    await _write_book(rows, book)


async def _write_book(rows: RowSet, book: RatingBook) -> None:
    await rows.finished.put_ratings(book.changed)
    await rows.finished.add_opponents(book.new_opponents)
