"""Three processes of one cluster play with one PostgreSQL database: two serve the shards, one waits to take over.

People press in the server, which belongs to one shard, and in direct messages, which come through shard 0. So two
processes touch the same games all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

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
from tests.support.soak import IS_TASTE, share_of, taste_of

pytestmark = [needs_postgres, pytest.mark.crashes]

T = TypeVar("T")

MEMBERS, SHARDS = 3, 8
LEASE = 3.0
"""Seconds of a lease in these tests. The real one is ten times as long."""
NOT_TAKEN = ("Nothing was changed", "may have been stored")
"""Texts for a person whose answer was not taken, or may not have been taken."""
SERVED = "SELECT count(*) FROM slots WHERE until > extract(epoch FROM clock_timestamp())"
WAITING = f"SELECT count(*) FROM processes WHERE wants_slot = 1 AND {SERVED.partition('WHERE ')[2]}"
UNTOLD = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND due <= extract(epoch FROM clock_timestamp()) + 3600 *"
"""Counts what should have been told by now, if the hours follow by which the bots' clock is moved."""


class Cluster(Killed):
    """Three processes, of which any may be killed."""

    def __init__(self, folder: Path, box: Sandbox, address: PostgresAddress, lease: float | None) -> None:
        super().__init__(folder, box, killed_bot.run_member)
        self.address = address
        self.lease = lease
        self.texts: dict[tuple[str, str, str], str] = {}
        """The text that a person read after a press, by person, game and question."""
        self.unanswered = 0
        """How many presses got no answer."""
        self.slowest = 0.0
        """The seconds of the slowest answer."""
        self.members: list[ForkServerProcess | None] = [None] * MEMBERS

    async def start_all(self) -> None:
        for member in range(MEMBERS):
            await self.start_member(member)

    async def start_member(self, member: int) -> None:
        about = (self.folder, self.box.address, self.box.token, self.hours, self.address.url, member, self.lease)
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
        if how is signal.SIGKILL:  # People who wait for an answer of this process stop waiting.
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

    def state(self) -> str:
        """Return what helps to understand a test that has failed."""
        logs = [f"{log.name}\n{log.read_text()[-3000:]}" for log in sorted(self.folder.glob("member-*.log"))]
        left = self.box.server.gateway.starts_left
        slots = self.rows("SELECT *, extract(epoch FROM clock_timestamp()) AS now FROM slots")
        living = self.rows("SELECT * FROM processes ORDER BY until")[-5:]
        posts = [f"{post.labels} {post.text[:60]!r}" for post in self.people[0].messages(HERE, limit=20)]
        untold = self.rows("SELECT * FROM outbox WHERE state = 'waiting'")
        games = self.rows("SELECT id, status FROM games")
        claims = self.rows("SELECT * FROM claims")
        logs = [*map(str, [*posts, *untold, *games, *claims]), *logs]
        what = f"{self.kills} kills, shards {sorted(self._connected())}, {left} sessions left\n{slots}\n{living}"
        return "\n".join([what, *logs])

    def _connected(self) -> set[int]:
        sessions = self.box.server.gateway.sessions.values()
        return {session.shard[0] for session in sessions if session.connection}

    async def served_by_others(self, killed: str) -> None:
        """Wait until others serve what this process held."""
        await until(lambda: not self.count(f"SELECT count(*) FROM slots WHERE holder = '{killed}'"), TIMEOUT)
        await self.served()

    async def spare(self) -> None:
        """Wait until a process waits for a slot."""
        await until(lambda: self.count(WAITING) > 0, TIMEOUT)

    async def answered(self, act: Coroutine[Any, Any, T]) -> T:
        began = time.perf_counter()
        try:
            found = await super().answered(act)
        except TimeoutError:
            self.unanswered += 1
            raise
        self.slowest = max(self.slowest, time.perf_counter() - began)
        return found

    def count(self, sql: str) -> int:
        """Return what this statement counts."""
        ((count,),) = self.rows(sql)
        return int(count)

    def rows(self, sql: str) -> list[Any]:
        name = self.address.url.partition("@/")[2].partition("?")[0]
        return postgres.server().execute(sql, name)

    async def panel(self, person: User) -> Post | None:
        """Open the panel, by turns from the post in the server and from the direct message that calls."""
        calls = [post for post in person.dms(limit=50) if "Your move" in post.labels]
        if calls and len(self.shown) % 2:
            with contextlib.suppress(CannotDo):
                opened = await self.answered(person.press(calls[-1], "Your move", timeout=TIMEOUT))
                return opened.message if opened.ok else None
        return await super().panel(person)

    def note(self, person: User, asked: set[tuple[str, str]], after: Post) -> None:
        if any(words in after.text for words in NOT_TAKEN):
            return
        super().note(person, asked, after)
        for question in asked:
            self.texts[person.id, *question] = after.text

    async def check_everything(self) -> None:
        """Compare what people saw with the database: nothing is lost, and nothing is doubled."""
        store = await open_store(self.address)
        stored: Counter[tuple[str, str, str]] = Counter()
        for table in await store.read.games.all_ids():
            users = {seat.seat: str(seat.user) for seat in await store.read.games.seats(table)}
            moves = await store.read.moves.after(table, NOBODY)
            assert [move.seq for move in moves] == list(range(len(moves)))
            answers = [move.answer for move in moves if move.answer is not None]
            stored.update((users[answer.seat], table, answer.question) for answer in answers)
        await store.close()
        lost = [self.texts[each] for each in self.taken - stored]
        assert lost == [], "an answer that was shown is lost"
        assert stored - self.pressed == Counter(), "an answer is stored twice"
        for person in self.people:
            posts = [*person.messages(HERE, limit=10_000), *person.dms(limit=10_000)]
            marks = [mark for mark in map(_mark, posts) if mark]
            assert len(marks) == len(set(marks)), "a message is shown twice"


@asynccontextmanager
async def playing_cluster(folder: Path, lease: float | None = LEASE) -> AsyncIterator[Cluster]:
    """Start three processes, and let four people play until the end of the block. Then compare everything.

    Without a lease, all times are those of real processes.
    """
    with empty_database() as address:
        async with Sandbox(heartbeat_interval=5.0, answer_within=TIMEOUT, shards=SHARDS) as box:
            game = Cluster(folder, box, address, lease)
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
            except TimeoutError:
                print(game.state())
                raise
            finally:
                await game.end_all()
            await game.check_everything()
            for log in folder.glob("member-*.log"):
                assert " ERROR " not in log.read_text(), log.read_text()


async def kill_some(folder: Path, kills: int, seed: str = "") -> None:
    luck = random_below(f"cluster {kills}{seed}")
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
    await kill_some(tmp_path, 5)


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(6))
async def test_three_processes_that_are_killed_three_hundred_times_lose_and_double_nothing(
    tmp_path: Path, piece: int
) -> None:
    await kill_some(tmp_path, share_of(50), f" piece {piece}")


@pytest.mark.soak
async def test_the_slot_of_a_killed_process_is_served_again(tmp_path: Path) -> None:
    """This takes as long as on Discord: the lease of 25 seconds, and five seconds between two sessions."""
    async with playing_cluster(tmp_path, lease=LEASE if IS_TASTE else None) as game:
        took: list[float] = []
        for _ in range(taste_of(3)):
            await game.spare()
            ((holder,),) = game.rows("SELECT holder FROM slots WHERE slot = 0")
            process_number = int(holder.split("-")[-2])
            member = next(at for at, each in enumerate(game.members) if each is not None and each.pid == process_number)
            began = time.monotonic()
            await game.end_member(member, signal.SIGKILL)
            await game.served_by_others(holder)
            took.append(time.monotonic() - began)
            await game.start_member(member)
    print(f"served again after {', '.join(f'{seconds:.1f}' for seconds in took)} s")


async def test_a_rolling_upgrade_goes_on_with_the_running_game(tmp_path: Path) -> None:
    """Each process is told to stop and replaced, one after the other, while people play. Every press is answered."""
    async with playing_cluster(tmp_path) as game:
        for member in range(MEMBERS):
            await game.answers(3)
            await game.spare()
            await game.end_member(member, signal.SIGTERM)
            await game.start_member(member)
            await game.served()
        await game.answers(3)
        resumed = sum(entry.path == "RESUME" for entry in game.box.requests() if entry.method == "GATEWAY")
    assert game.shown
    assert game.unanswered == 0
    assert resumed >= SHARDS
    print(f"{len(game.shown)} answers seen, the slowest after {game.slowest:.1f} s, {resumed} sessions resumed")
