"""Three processes of one cluster play with one PostgreSQL database: two serve the shards, one waits to take over.

People press in the server, which belongs to one shard, and in direct messages, which come through shard 0. So two
processes touch the same games all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pytest

from bot.host.model.records import NOBODY
from bot.host.store import PostgresAddress, open_store
from games.core.simulation import random_below
from sandbox import CannotDo, Post, Sandbox, User
from tests.bot.e2e import killed_bot
from tests.bot.e2e.table import HERE, until
from tests.bot.e2e.test_killed import TIMEOUT, Killed, _mark
from tests.support import postgres
from tests.support.forkserver import FORKED
from tests.support.postgres import empty_database, needs_postgres
from tests.support.soak import share_of

pytestmark = [needs_postgres, pytest.mark.crashes]

MEMBERS, SHARDS = 3, 8
LEASE = 3.0
"""Seconds of a lease in these tests. The real one is ten times as long."""
APOLOGY = "Something went wrong on our side"
SERVED = "SELECT count(*) FROM slots WHERE until > extract(epoch FROM clock_timestamp())"
UNTOLD = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND due <= extract(epoch FROM clock_timestamp()) + 3600 *"
"""Counts what should have been told by now, if the hours follow by which the bots' clock is moved."""


class Cluster(Killed):
    """Three processes, of which any may be killed."""

    def __init__(self, folder: Path, box: Sandbox, address: PostgresAddress) -> None:
        super().__init__(folder, box, killed_bot.run_member)
        self.address = address
        self.texts: dict[tuple[str, str, str], str] = {}
        """What a person read after a press, by person, game and question."""
        self.members: list[ForkServerProcess | None] = [None] * MEMBERS

    async def start_all(self) -> None:
        for member in range(MEMBERS):
            await self.start_member(member)

    async def start_member(self, member: int) -> None:
        about = (self.folder, self.box.address, self.box.token, self.hours, self.address.url, member, LEASE)
        process = FORKED.Process(target=killed_bot.run_member, args=about)
        process.start()
        self.members[member] = process

    async def end_member(self, member: int, how: signal.Signals) -> None:
        process = self.members[member]
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, how)
        await asyncio.to_thread(process.join, TIMEOUT)
        assert process.exitcode == (0 if how is signal.SIGTERM else -how)
        # Whoever waits for an answer of this process waits no longer.
        self.another.set()
        self.another = asyncio.Event()

    async def end_all(self) -> None:
        for process in self.members:
            if process is not None and process.is_alive():
                process.kill()
                await asyncio.to_thread(process.join)

    async def served(self) -> None:
        """Wait until both slots are held, and all eight shards are at the gateway."""
        await until(lambda: self.count(SERVED) == 2 and self._connected() == set(range(SHARDS)), TIMEOUT)

    def _connected(self) -> set[int]:
        sessions = self.box.server.gateway.sessions.values()
        return {session.shard[0] for session in sessions if session.connection}

    def count(self, sql: str) -> int:
        """Return what this statement counts."""
        name = self.address.url.partition("@/")[2].partition("?")[0]
        ((count,),) = postgres.server().execute(sql, name)
        return int(count)

    async def panel(self, person: User) -> Post | None:
        """Open the panel, by turns from the post in the server and from the direct message that calls."""
        calls = [post for post in person.dms(limit=50) if "Your move" in post.labels]
        if calls and len(self.shown) % 2:
            with contextlib.suppress(CannotDo):
                opened = await self.answered(person.press(calls[-1], "Your move", timeout=TIMEOUT))
                return opened.message if opened.ok else None
        return await super().panel(person)

    def note(self, person: User, asked: set[tuple[str, str]], after: Post) -> None:
        if APOLOGY in after.text:  # The answer was not taken, and the person is told so.
            return
        super().note(person, asked, after)
        for question in asked:
            self.texts[person.id, *question] = after.text

    async def check_everything(self) -> None:
        """Compare what people saw with the database: nothing is lost, and nothing is doubled."""
        store = await open_store(self.address)
        answered: set[tuple[str, str, str]] = set()
        for table in await store.read.games.all_ids():
            users = {seat.seat: str(seat.user) for seat in await store.read.games.seats(table)}
            moves = await store.read.moves.after(table, NOBODY)
            assert [move.seq for move in moves] == list(range(len(moves)))
            answers = [move.answer for move in moves if move.answer is not None]
            answered |= {(users[answer.seat], table, answer.question) for answer in answers}
        await store.close()
        lost = [self.texts[each] for each in self.shown - answered]
        assert lost == [], "an answer that was shown is lost"
        for person in self.people:
            posts = [*person.messages(HERE, limit=10_000), *person.dms(limit=10_000)]
            marks = [mark for mark in map(_mark, posts) if mark]
            assert len(marks) == len(set(marks)), "a message is shown twice"


@asynccontextmanager
async def playing_cluster(folder: Path) -> AsyncIterator[Cluster]:
    """Start three processes, and let four people play until the end of the block. Then compare everything."""
    with empty_database() as address:
        async with Sandbox(heartbeat_interval=5.0, answer_within=TIMEOUT, shards=SHARDS) as box:
            game = Cluster(folder, box, address)
            await game.start_all()
            try:
                await game.served()
                await game.create_table()
                playing = [asyncio.create_task(game.play(person, folder.name)) for person in game.people]
                yield game
                for each in playing:
                    each.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
                assert [end for end in ended if not isinstance(end, asyncio.CancelledError)] == []
                await until(lambda: not game.count(f"{UNTOLD} ({game.hours})"), TIMEOUT)
            finally:
                await game.end_all()
            await game.check_everything()
            for log in folder.glob("member-*.log"):
                assert " ERROR " not in log.read_text(), log.read_text()


async def kill_some(folder: Path, kills: int) -> None:
    luck = random_below(f"cluster {kills}")
    async with playing_cluster(folder) as game:
        for _ in range(kills):
            await game.answers(luck(4))
            member = luck(MEMBERS)
            await game.end_member(member, signal.SIGKILL)
            game.kills += 1
            await game.start_member(member)
            if luck(2):
                await game.served()
            if game.over:
                await asyncio.sleep(LEASE + 0.5)  # Until then a killed process seems to hold its slot.
                await game.served()
                await game.create_table()
        await game.served()
        await game.answers(5)
    assert len(game.shown) >= min(kills, 5)
    print(f"{game.kills} kills, {game.games} games, {len(game.shown)} answers seen")


async def test_three_processes_that_are_killed_lose_and_double_nothing(tmp_path: Path) -> None:
    await kill_some(tmp_path, 10)


@pytest.mark.soak
async def test_three_processes_that_are_killed_three_hundred_times_lose_and_double_nothing(tmp_path: Path) -> None:
    await kill_some(tmp_path, share_of(300))


async def test_a_rolling_upgrade_goes_on_with_the_running_game(tmp_path: Path) -> None:
    """Each process is told to stop and replaced, one after the other, while people play."""
    async with playing_cluster(tmp_path) as game:
        for member in range(MEMBERS):
            await game.answers(3)
            await game.end_member(member, signal.SIGTERM)
            await game.start_member(member)
            await game.served()
        await game.answers(3)
    assert game.shown
