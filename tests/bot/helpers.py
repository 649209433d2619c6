"""Helpers of the bot's tests: people, a clock that tests set, a courier that records messages, and a host without
Discord.
"""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.delivery.courier import Channel, Direct, Parcel, Unreachable
from bot.host.host import Host
from bot.host.model.facts import Outcome, Panel, Person, PostRef, Refused, Submitted, Summary
from bot.host.model.preferences import TableSettings
from bot.host.model.records import Move, MoveKind
from bot.host.screen.elements import Message
from bot.host.store import Location, PostgresAddress
from bot.host.store.database import FileStore
from bot.host.store.postgres_store import PostgresStore
from bot.host.upkeep.upkeep import UpkeepSettings
from games.core.game import Game
from games.core.protocol import Picks
from games.core.simulation import random_below, random_picks
from tests.bot.fake_painter import FakePainter
from tests.bot.toy import TOY
from tests.support.databases import lay_empty, rows, tables
from tests.support.idle import until_idle

ANN, BO = Person(880000000000000101, "Ann"), Person(880000000000000102, "Bo")
CY, DEE = Person(880000000000000103, "Cy"), Person(880000000000000104, "Dee")
PEOPLE = (ANN, BO, CY, DEE)
GUILD, CHANNEL = 7, 70
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


class MovableClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at
        self.jumped = timedelta()

    def now(self) -> datetime:
        return self.at + self.jumped

    def running(self) -> float:
        return self.at.timestamp()

    def advance(self, **time: float) -> None:
        self.at += timedelta(**time)

    def jump(self, **time: float) -> None:
        """Move the wall clock alone, as if somebody had set it or the machine had slept."""
        self.jumped += timedelta(**time)


class RecordingCourier:
    """A courier that records messages. It shows each id once, as Discord does within the nonce window."""

    def __init__(self) -> None:
        self.shown: dict[str, Parcel] = {}
        self.carried: list[Parcel] = []
        self.troubles: list[Exception] = []
        """Errors that the next calls of `carry` raise, one each, before anything is shown."""
        self.tried: list[str] = []
        """The ids of all messages that were handed over, including those that failed."""
        self.closed: set[int] = set()
        """The ids of people whose direct messages are closed."""
        self.edited_posts: dict[PostRef, Message] = {}
        """The present text of posts that were edited."""
        self.closed_calls: dict[PostRef, Message] = {}
        """The present text of calls by direct message that were edited."""
        self.deleted_calls: list[PostRef] = []
        """Direct messages that were deleted because they were answered."""
        self.deleted: set[PostRef] = set()
        """Posts that were deleted, so that an edit fails."""
        self.missed: list[PostRef] = []
        """Posts that were to be edited after they were deleted."""
        self.no_channels: set[int] = set()
        """Channels that were deleted."""
        self.is_away = False
        """Whether it has no connection to Discord."""
        self.threads: list[str] = []
        """The names of the threads that were made."""
        self._numbers = itertools.count(1)

    def is_connected(self) -> bool:
        return not self.is_away

    async def carry(self, parcel: Parcel) -> PostRef:
        self.tried.append(parcel.id)
        if self.troubles:
            raise self.troubles.pop(0)
        if isinstance(parcel.to, Direct) and parcel.to.user in self.closed:
            raise Unreachable("dms_closed")
        if isinstance(parcel.to, Channel) and parcel.to.id in self.no_channels:
            raise Unreachable("no_channel")
        if parcel.edits in self.deleted:
            self.missed.append(parcel.edits)
            raise Unreachable("gone")
        self.carried.append(parcel)
        if parcel.edits is not None and parcel.deletes:
            self.deleted_calls.append(parcel.edits)
            self.deleted.add(parcel.edits)
            return parcel.edits
        if parcel.edits is not None and isinstance(parcel.to, Direct):
            self.closed_calls[parcel.edits] = parcel.message
            return parcel.edits
        if parcel.edits is not None and parcel.keeps_files:
            self.edited_posts[parcel.edits] = parcel.message
            return parcel.edits
        self.shown.setdefault(parcel.id, parcel)
        place = parcel.to.id if isinstance(parcel.to, Channel) else parcel.to.user
        return parcel.edits or PostRef(place, next(self._numbers))

    async def open_thread(self, channel: int, name: str) -> int:
        if self.troubles:
            raise self.troubles.pop(0)
        if channel in self.no_channels:
            raise Unreachable("no_channel")
        self.threads.append(name)
        return channel * 1000 + len(self.threads)

    def public(self) -> list[str]:
        return [each.message.text for each in self.shown.values() if isinstance(each.to, Channel)]

    def direct(self, person: Person) -> list[str]:
        return [each.message.text for each in self.shown.values() if each.to == Direct(person.id)]

    def calls_of(self, person: Person) -> int:
        return sum(person.id in each.message.calls for each in self.shown.values())


def plain_move(seq: int, **changes: Any) -> Move:
    """Return a move that answers nothing and reveals nothing, with these changes."""
    made = Move(
        seq=seq,
        prev=seq - 1,
        kind=MoveKind.NEW,
        seat=None,
        answer=None,
        sealed=False,
        events=(),
        rolls=(),
        reveals=False,
        closes=False,
        barrier=0,
        closed=0,
        at=NOON,
    )
    return msgspec.structs.replace(made, **changes)


async def refusal(deed: Awaitable[Any]) -> str:
    """Return the key of the reason for which this call is refused."""
    with pytest.raises(Refused) as refused:
        await deed
    return refused.value.reason.key


async def _always(name: str, every: float) -> bool:
    return True


CLOSED = "('over', 'abandoned')"
TRUE_COUNTS = (
    "SELECT 'games' AS what, status AS kind, count(*) AS count FROM games GROUP BY status"
    " UNION ALL SELECT 'packs', '', count(*) FROM packs"
    " UNION ALL SELECT 'letters', 'waiting', count(*) FROM outbox WHERE state = 'waiting'"
)
STORED_COUNTS = "SELECT what, kind, count FROM counts WHERE count <> 0"
WRONG_COUNTS = (
    f"SELECT what, kind, count FROM ({STORED_COUNTS} EXCEPT SELECT * FROM ({TRUE_COUNTS}) AS a) AS b"
    f" UNION ALL SELECT what, kind, count FROM (SELECT * FROM ({TRUE_COUNTS}) AS c WHERE count <> 0 EXCEPT"
    f" {STORED_COUNTS}) AS d"
)
WRONG_SEATS = (
    "SELECT game, seat, of_open_game FROM seats JOIN games ON games.id = game"
    f" WHERE of_open_game <> CASE WHEN status IN {CLOSED} THEN 0 ELSE 1 END"
)
"""Rows of stored counts that differ from the true ones, and seats with a wrong `of_open_game`."""


class Evening:
    """A host without Discord: a clock that tests set, a courier that records, and one current game."""

    def __init__(
        self,
        path: Path,
        games: Sequence[Game] = (TOY,),
        clock: MovableClock | None = None,
        upkeep: UpkeepSettings | None = None,
    ) -> None:
        self.path = path
        self.games = {game.key: game for game in games}
        self.clock = clock or MovableClock()
        self.courier = RecordingCourier()
        self.painter = FakePainter()
        self.upkeep = upkeep
        self.host: Host
        self.game = ""

    async def open(self) -> Evening:
        location = self._lay_database()
        self.host = await Host.open(
            location, self.games, self.courier, self.painter, self.clock, self.upkeep, self.path.parent
        )
        if self.host.store.cluster is not None:  # Duties are timed by the clock of the server, which tests cannot move.
            self.host.store.cluster.takes_duty = _always
        self.host.context.answer_delay = timedelta()  # Tests do not wait before automatic answers.
        self.host.context.turn_end_delay = None
        return self

    def _lay_database(self) -> Location:
        return lay_empty(self.path)

    async def close(self) -> None:
        await self.host.stop()

    async def __aenter__(self) -> Evening:
        return await self.open()

    async def __aexit__(self, *failure: object) -> None:
        await self.close()
        if failure[0] is None:
            assert self.rows(WRONG_COUNTS) == [], "stored counts differ from the rows"
            assert self.rows(WRONG_SEATS) == [], "the index of open games is wrong"

    async def restart(self) -> None:
        await self.close()
        await self.open()
        await self.host.game_check.all()

    async def create_table(
        self,
        *people: Person,
        table_settings: TableSettings | None = None,
        key: str = "toy",
        channel: int = CHANNEL,
        options: dict[str, str] | None = None,
    ) -> Summary:
        """Create a table and let these people join it. The game is not started."""
        first, wanted = people[0], max(self.games[key].seats({})[0], len(people))
        summary = await self.host.lobby.create(first, GUILD, channel, key, wanted, options, table_settings)
        self.game = summary.game
        for person in people[1:]:
            await self.host.lobby.join(self.game, person)
        return summary

    async def begin(self, *people: Person, **how: Any) -> str:
        await self.create_table(*people, **how)
        await self.host.lobby.start(self.game, people[0].id)
        return self.game

    async def begin_settled(self, *people: Person, **how: Any) -> str:
        """Start a game and answer the toy's sealed first question for everybody, so that the first player is to act."""
        await self.begin(*people, **how)
        for person in people:
            await self.answer(person, {"sector:1": 1})
        return self.game

    async def begin_at_the_bids(self, *people: Person, **how: Any) -> str:
        """Start a game and play the turns of the first round, so that everybody is to bid."""
        await self.begin_settled(*people, **how)
        for person in people:
            await self.end_turn(person)
        return self.game

    async def begin_among_friends(self, person: Person, chairs: int = 2, **how: Any) -> str:
        """Start a game with simulated friends on the other chairs."""
        await self.create_table(person, **how)
        await self.host.lobby.set_wanted(self.game, person.id, chairs)
        await self.host.lobby.fill(self.game, person.id)
        await self.host.lobby.start(self.game, person.id)
        return self.game

    async def panel(self, person: Person) -> Panel:
        return await self.host.table.panel(self.game, person.id)

    async def answer(self, person: Person, picks: Picks) -> Submitted:
        """Answer the first open question of this player."""
        panel = await self.panel(person)
        submitted = await self.host.table.submit(self.game, person.id, panel.epoch, panel.questions[0].id, picks)
        assert submitted.outcome is Outcome.TAKEN, submitted.reason
        await until_idle(self.host.automatic)
        return submitted

    async def end_turn(self, person: Person) -> None:
        await self.answer(person, {"end": 1})

    async def stay_silent(self, by: Person) -> None:
        """Remind the player who is to act, and let enough time pass that the table may vote about the seat."""
        await self.host.people.nudge(self.game, by.id)
        await self.deliver()
        self.clock.advance(days=5, hours=3)

    async def a_card_of(self, person: Person) -> str:
        panel = await self.panel(person)
        return next(option.key for option in panel.questions[0].options if option.key.startswith("card:"))

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run this SQL on the database, on a connection of its own."""
        return rows(self.path, sql, values)

    def tables(self) -> list[str]:
        return tables(self.path)

    def corrupt(self, game: str) -> None:
        """Make all snapshots of this game unreadable."""
        self.rows("UPDATE moves SET snapshot = ? WHERE game = ?", b"\0", game)

    async def deliver(self) -> None:
        await self.host.outbox.drain()

    @asynccontextmanager
    async def read_only_database(self) -> AsyncIterator[None]:
        """Make the database refuse writes, as on a full disk. Reads still work."""
        if isinstance(self.host.store, PostgresStore):
            async with self._read_only_server(self.host.store):
                yield
            return
        assert isinstance(self.host.store, FileStore)
        writer = self.host.store._writer
        assert writer is not None
        await writer.run(lambda db: db.execute("PRAGMA query_only = ON"))
        try:
            yield
        finally:
            await writer.run(lambda db: db.execute("PRAGMA query_only = OFF"))

    @asynccontextmanager
    async def _read_only_server(self, store: PostgresStore) -> AsyncIterator[None]:
        async def set_read_only(value: str) -> None:
            for connection in store.writers.connections:
                await connection.pipeline([(f"SET default_transaction_read_only = {value}", ())])

        await set_read_only("on")
        try:
            yield
        finally:
            await set_read_only("off")

    async def awaited(self) -> set[int]:
        return {awaited.seat for awaited in (await self.host.summary(self.game)).awaited}

    async def play_on(self, people: Sequence[Person], seed: str = "on", most: int = 10_000) -> int:
        """Give random answers for the seats that are to act, until the game is over or `most` answers were given."""
        below = random_below(seed)
        for count in range(most):
            waiting = await self.awaited()
            if not waiting:
                return count
            seats = sorted(waiting)
            person = people[seats[below(len(seats))]]
            question = (await self.panel(person)).questions[0]
            await self.answer(person, random_picks(question, below))
        return most


class SharedEvening(Evening):
    """One of several processes that play with the same database of PostgreSQL."""

    def __init__(self, address: PostgresAddress, clock: MovableClock | None = None) -> None:
        super().__init__(Path("no-file.sqlite"), clock=clock)
        self.address = address

    def _lay_database(self) -> Location:
        return self.address
