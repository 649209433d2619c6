"""All services of the host, put together. `replies` use them; `bot.host.host` adds what `bot.ui` calls."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC
from pathlib import Path
from typing import Self, TypeVar

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.host.bots.advice import Advice
from bot.host.bots.deputies import Deputies
from bot.host.bots.friends import Friends
from bot.host.bots.thinking import Thinker
from bot.host.challenges.challenges import Challenges
from bot.host.clock.automatic import Automatic
from bot.host.clock.game_check import GameCheck
from bot.host.clock.places import Places
from bot.host.clock.sweeper import Sweeper
from bot.host.delivery.courier import Courier
from bot.host.delivery.outbox import Outbox
from bot.host.delivery.writer import MessageWriter
from bot.host.lessons.lessons import Lessons
from bot.host.loading.context import HostContext
from bot.host.loading.outages import Presence
from bot.host.loading.queues import until_current
from bot.host.lobby.endings import Endings
from bot.host.lobby.handover import HandOver
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.seeking import Seeking
from bot.host.model.facts import FINISHED, OPEN, Refused, Summary
from bot.host.model.hours import Clock, SystemClock
from bot.host.model.records import Whereabouts
from bot.host.people.admins import Admins
from bot.host.people.own_data import OwnData
from bot.host.people.people import People
from bot.host.pictures.films import Films
from bot.host.pictures.gallery import Gallery
from bot.host.pictures.painting import Painter, Picture
from bot.host.plans.planner import Planner
from bot.host.play.history import GameHistory
from bot.host.play.moves import MoveWriter
from bot.host.play.owner_return import OwnerReturn
from bot.host.play.standing_orders import StandingOrders
from bot.host.play.table import Table
from bot.host.play.talks import Talks
from bot.host.play.undo import Undo
from bot.host.play.votes import Votes
from bot.host.puzzles.puzzles import Puzzles
from bot.host.records.profiles import Profiles
from bot.host.records.recorder import Recorder
from bot.host.reviews.reviews import Reviews
from bot.host.screen.elements import PictureWanted
from bot.host.search.search import Search
from bot.host.store import Location, Store, open_store
from bot.host.store.connection.executors import MaybeWritten
from bot.host.store.connection.faults import is_disk_fault
from bot.host.tournaments.tournaments import Tournaments
from bot.host.transfer.audit import Audit
from bot.host.transfer.exports import Exports
from bot.host.upkeep.requests import Requests
from bot.host.upkeep.servers import Servers
from bot.host.upkeep.upkeep import MINUTES, Upkeep, UpkeepSettings
from games.core.game import Game
from games.core.protocol import PictureTitle, say

T = TypeVar("T")
SWEEP_SECONDS = 60
CLOCK_SLACK = 10
"""Seconds by which the sweep of another process may have been later than this one."""
LATELY = 100
"""The most finished games in an autocompletion. Each is read at every key that is typed."""


class Services:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        courier: Courier,
        painter: Painter,
        clock: Clock,
        upkeep: UpkeepSettings,
    ) -> None:
        self.store = store
        self.games = games
        self.search = Search(games)
        self.context = HostContext(store, games, clock)
        self.courier = courier
        move_writer = MoveWriter(self.context)
        self._set_up_table(move_writer)
        self._set_up_screen(painter)
        self._set_up_mail(courier)
        self._set_up_people()
        self._set_up_what_answers_by_itself(move_writer)
        self._set_up_upkeep(move_writer, upkeep)
        self.context.after_commit += [self.outbox.wake, self.friends.wake, self.automatic.wake]
        self.swept_at: float | None = None
        """When the last sweep ended, on a clock that nobody sets; None: there was none yet."""
        self._delivery: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._scheduler = AsyncIOScheduler(timezone=UTC)

    def _set_up_table(self, move_writer: MoveWriter) -> None:
        self.table = Table(self.context, move_writer)
        self.lobby = Lobby(self.context, move_writer)
        self.seeking = Seeking(self.context)
        self.history = GameHistory(self.context, self.table)
        self.votes = Votes(self.context, self.table)
        self.undo = Undo(self.context, move_writer, self.table, self.votes)
        self.orders = StandingOrders(self.context, move_writer)
        self.planner = Planner(self.context, self.table)
        self.talks = Talks(self.context)

    def _set_up_screen(self, painter: Painter) -> None:
        self.gallery = Gallery(self.context, painter)
        self.films = Films(self.context, self.history, painter)

    def _set_up_mail(self, courier: Courier) -> None:
        writer = MessageWriter(self.context, self.table, self.history, self.gallery)
        self.outbox = Outbox(self.context, writer, self.talks, courier)

    def _set_up_people(self) -> None:
        self.owner_return = OwnerReturn(self.context)
        self.hand_over = HandOver(self.context, self.votes, self.lobby)
        self.deputies = Deputies(self.context, self.votes)
        self.endings = Endings(self.context, self.votes)
        self.people = People(self.context, self.hand_over)
        self.own_data = OwnData(self.context)
        self.exports = Exports(self.context)
        self.admins = Admins(self.context, self.votes, self.history, self.exports)

    def _set_up_what_answers_by_itself(self, move_writer: MoveWriter) -> None:
        self.thinker = Thinker()
        self.friends = Friends(self.context, move_writer, self.thinker)
        self.advice = Advice(self.context, self.thinker)
        self.automatic = Automatic(self.context, move_writer)
        self.lessons = Lessons(self.context, self.table, self.history, self.lobby, self.friends)
        self.reviews = Reviews(self.context, self.thinker, self.lessons)

    def _set_up_upkeep(self, move_writer: MoveWriter, settings: UpkeepSettings) -> None:
        self.audit = Audit(self.context)
        self.recorder = Recorder(self.context)
        self.tournaments = Tournaments(self.context, self.lobby, self.courier)
        self.challenges = Challenges(self.context, self.lobby, self.friends, self.recorder)
        self.puzzles = Puzzles(self.context, self.courier, self.gallery, self.lessons)
        self.profiles = Profiles(self.context)
        self.game_check = GameCheck(self.context)
        self.places = Places(self.context, self.votes)
        self.servers = Servers(self.context, self.courier)
        self.requests = Requests(self.context, self.people, self.servers)
        self.upkeep = Upkeep(self.context, settings, self.people, self.servers, self.courier)
        self.sweeper = Sweeper(
            self.context, move_writer, self.votes, self.hand_over, self.game_check, self.lessons.count_end
        )

    @classmethod
    async def open(
        cls,
        location: Location,
        games: Mapping[str, Game],
        courier: Courier,
        painter: Painter,
        clock: Clock | None = None,
        upkeep: UpkeepSettings | None = None,
        folder: Path | None = None,
    ) -> Self:
        """Open the database and put the services together. `folder` is for files beside a PostgreSQL database."""
        store = await open_store(location, folder)
        return cls(store, games, courier, painter, clock or SystemClock(), upkeep or UpkeepSettings())

    async def start(self) -> None:
        """Finish what was cut off, let the clock tick, and look through all live games while people play."""
        if self.store.cluster is None or self.store.cluster.living <= 1:  # Else the others were there.
            await self.sweeper.discount_outage()
        else:
            self.presence.begin()
        self.swept_at = time.monotonic()
        await self.friends.wake_all()
        await self.automatic.wake_all()
        # Coalesced and without a limit for misfires: after an outage one sweep makes up for all.
        self._scheduler.add_job(self.sweep, "interval", seconds=SWEEP_SECONDS, coalesce=True, misfire_grace_time=None)
        self._scheduler.add_job(self._run_upkeep, "interval", minutes=MINUTES, coalesce=True, misfire_grace_time=None)
        if self.upkeep.copies.file is not None:
            every = self.upkeep.copies.every.total_seconds()
            self._scheduler.add_job(
                self.upkeep.copies.run, "interval", seconds=every, coalesce=True, misfire_grace_time=None
            )
        self._scheduler.start()
        self._delivery = asyncio.create_task(self.outbox.run())
        self._looking = asyncio.create_task(self.game_check.all())
        self._beating = asyncio.create_task(self.presence.run())
        self._warming = asyncio.create_task(self.gallery.warm())

    async def wind_down(self, seconds: float) -> None:
        """Stop friends and automatic answers, and wait some seconds for the outbox. Called before `stop`."""
        await self.friends.stop()
        await self.automatic.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.outbox.drain()

    async def stop(self) -> None:
        """Stop between two actions. Everything unfinished is in the store."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)
        await self.friends.stop()
        await self.automatic.stop()
        await self.reviews.stop()
        await self.thinker.stop()
        for task in (self._looking, self._beating, self._warming, self._delivery):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.gallery.stop()
        await self.store.close()

    async def sweep(self) -> None:
        """Run the sweep of every minute, and wake friends who failed or came with an import."""
        began = time.monotonic()
        if await self.store.takes_duty("sweep", SWEEP_SECONDS - CLOCK_SLACK):
            await self.sweeper.sweep()
            await self.places.sweep()
            await self.requests.run()
            await self.recorder.run()
            await self.seeking.run()
            await self.tournaments.run()
            await self.puzzles.run()
            await self.friends.wake_all()
        self.swept_at = time.monotonic()
        self.context.watch.swept(self.swept_at - began)

    async def _run_upkeep(self) -> None:
        if await self.store.takes_duty("upkeep", MINUTES * 60 - CLOCK_SLACK):
            await self.upkeep.run()

    async def until_current(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work, and do it again from the new state if another process has written the game meanwhile."""
        return await until_current(work)

    def is_out_of_reach(self, error: BaseException) -> bool:
        """Return whether an error means that the database cannot be read or written now."""
        return is_disk_fault(error)

    def may_have_written(self, error: BaseException) -> bool:
        """Return whether nobody knows if the database has stored the work that failed."""
        return isinstance(error, MaybeWritten)

    @property
    def presence(self) -> Presence:
        return self.context.presence

    async def summary(self, game: str) -> Summary:
        return await self.context.summary(game)

    async def games_of(self, user: int) -> list[Summary]:
        """Return the open games in which this person has a seat, in all servers, latest first."""
        return [await self.context.summary(game) for game in await self.store.read.games.of_user(user, *OPEN)]

    async def finished_games_of(self, user: int) -> list[Summary]:
        """Return the games that this person finished lately, latest first, without their last position."""
        finished = await self.store.read.games.of_user(user, *FINISHED)
        return [self.context.summarise_with(await self.context.load(game), None) for game in finished[:LATELY]]

    async def has_finished(self, user: int, game: str) -> bool:
        """Return whether this person had a seat in a game when it ended."""
        return game in await self.store.read.games.of_user(user, *FINISHED)

    async def games_in(self, guild: int) -> list[Summary]:
        """Return all open games of a server."""
        return [await self.context.summary(game) for game in await self.store.read.games.in_guild(guild)]

    async def looking_in(self, guild: int, most: int) -> list[Summary]:
        """Return tables of a server that wait for players and that everybody there can see, latest first."""
        lobbies = await self.store.read.games.lobbies_in(guild, most)
        return [await self.summary(game) for game in lobbies if (await self.context.load(game)).is_looking]

    async def whereabouts(self, game: str, user: int) -> Whereabouts | None:
        """Return where a game is played, and whether this person has a seat in it."""
        found = await self.store.read.games.whereabouts(game, user)
        if found is not None:
            self.context.cache.evict_unless(game, found.status)
        return found

    async def game_in(self, channel: int) -> str | None:
        """Return the open game of a channel, or else the last one played there."""
        return await self.store.read.games.in_channel(channel)

    async def table_language(self, game: str) -> str | None:
        row = await self.store.read.games.get(game)
        return row.table_settings.lang if row else None

    async def choose(self, user: int, channel: int | None = None) -> str:
        """Return the game of this channel, the game that waits for the user, or the user's only game."""
        here = await self.game_in(channel) if channel is not None else None
        if here:
            return here
        mine = await self.games_of(user)
        waiting = [each for each in mine if any(awaited.seat == each.seat_of(user) for awaited in each.awaited)]
        if not mine:
            raise Refused(say("host-no-game-named"))
        if len(waiting) != 1 and len(mine) != 1:
            raise Refused(say("host-which-game"))
        return (waiting if len(waiting) == 1 else mine)[0].game

    async def paint(self, wanted: PictureWanted) -> Picture:
        return await self.gallery.paint(wanted)

    async def describe(self, wanted: PictureWanted) -> str:
        return await self.gallery.describe(wanted)

    def pictures(self, summary: Summary) -> Sequence[PictureTitle]:
        """Return the pictures that can be looked at by name at this table."""
        return self.games[summary.key].pictures(summary.options)

    def palettes(self) -> list[str]:
        return self.gallery.painter.palettes()

    async def emoji(self) -> dict[str, bytes]:
        """Name -> PNG of the drawn icons."""
        return await asyncio.to_thread(self.gallery.painter.emoji)
