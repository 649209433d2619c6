"""The whole bot is killed at random moments while four people press. No answer that a panel showed is lost or
doubled.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.host.model.records import NOBODY
from bot.host.store.database import FileStore
from bot.ui.payload import MARK_END, read_custom_id
from games.core.simulation import random_below
from sandbox import CannotDo, Post, Sandbox, User
from tests.bot.e2e import killed_bot
from tests.bot.e2e.table import HERE, until
from tests.bot.e2e.test_whole_games import press_control
from tests.support.controls import ANSWERS, TURNS, choose_control, controls, verb
from tests.support.forkserver import FORKED
from tests.support.refused import refused_requests
from tests.support.soak import share_of

NAMES = ("Ann", "Bo", "Cy", "Di")
MOST_ANSWERS, A_WHILE = 8, 20.0
"""The most answers and seconds that a bot lives after its start."""
IDLE = 0.05
"""Seconds after which a player who is asked nothing looks again."""
TIMEOUT = 120.0
"""Seconds. Only a bot that never comes back takes so long, also on a busy machine."""

pytestmark = pytest.mark.crashes

T = TypeVar("T")


class Killed:
    """A bot that is started, killed and started again while the sandbox goes on."""

    def __init__(self, folder: Path, box: Sandbox, program: Callable[..., None], **laid: str) -> None:
        """Prepare a bot that will be killed. `program`: what is started; `laid`: options of `/dune new`."""
        self.folder = folder
        self.box = box
        self.program = program
        self.laid = laid
        self.people = [box.user(name) for name in NAMES]
        self.hours = 12 - datetime.now(UTC).hour
        self.process: ForkServerProcess | None = None
        self.another = asyncio.Event()
        """Set when a new bot has started. It knows nothing of a press before its start."""
        self.mark = 0
        self.shown: set[tuple[str, str, str]] = set()
        """Person, game and question of every answer whose panel was updated."""
        self.taken: Counter[tuple[str, str, str]] = Counter()
        """How often each of these was shown as taken. A sealed answer may be changed until all are given."""
        self.pressed: Counter[tuple[str, str, str]] = Counter()
        """How often people have pressed on a panel with this question."""
        self.kills = 0
        self.games = 0

    async def start(self) -> None:
        self.mark = self.box.mark
        about = (self.folder, self.box.address, self.box.token, self.hours)
        self.process = FORKED.Process(target=self.program, args=about)
        self.process.start()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        assert self.process.exitcode == -signal.SIGKILL, "it was no longer there"

    async def come(self) -> None:
        """Wait until the bot is connected to the gateway."""
        await until(lambda: any(entry.method == "GATEWAY" for entry in self.box.requests(self.mark)), TIMEOUT)
        self.another.set()
        self.another = asyncio.Event()

    async def answers(self, count: int) -> None:
        """Wait until `count` more answers were shown, or a while has passed."""
        enough = len(self.shown) + count
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(A_WHILE):
                while len(self.shown) < enough and not self.over:
                    await asyncio.sleep(0.01)

    async def create_table(self) -> None:
        """Create a table, let everybody join, and start the game."""
        ann = self.people[0]
        assert (await ann.slash("dune new", channel=HERE, players=4, timeout=TIMEOUT, **self.laid)).ok
        post = await ann.wait_for(lambda seen: "Start" in seen.labels, channel=HERE, timeout=TIMEOUT)
        for person in self.people[1:]:
            assert (await person.press(post, "Join", timeout=TIMEOUT)).ok
        assert (await ann.press(post, "Start", timeout=TIMEOUT)).ok
        self.games += 1
        await until(lambda: self._seen(lambda post: "SHA-256" in post.text) == self.games, TIMEOUT)

    @property
    def over(self) -> bool:
        """Return whether the last game has ended."""
        return self._seen(lambda post: "Rematch" in post.labels) == self.games

    def _seen(self, what: Callable[[Post], bool]) -> int:
        """Return how many such posts are in the channel."""
        return sum(what(post) for post in self.people[0].messages(HERE, limit=10_000) if not post.ephemeral)

    async def answered(self, act: Coroutine[Any, Any, T]) -> T:
        """Return the bot's answer, or raise TimeoutError if another bot was started meanwhile."""
        acting, another = asyncio.create_task(act), asyncio.create_task(self.another.wait())
        await asyncio.wait({acting, another}, timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        another.cancel()
        if not acting.done():
            acting.cancel()
            raise TimeoutError
        return acting.result()

    async def play(self, person: User, seed: str) -> None:
        """Open the panel, press something and wait for the answer, again and again."""
        below = random_below(f"{seed} {person.name}")
        while True:
            try:
                panel = await self.panel(person)
                if panel is not None and controls(panel, ANSWERS):
                    asked = questions(panel)
                    chosen = choose_control(panel, below, TURNS)
                    self.pressed.update((person.id, *each) for each in asked)
                    after = await self.answered(press_control(person, panel, chosen, below))
                    if verb(chosen) in ANSWERS:  # Another part of the panel, such as *More*, shows no question either.
                        self.note(person, asked, after)
                else:
                    await asyncio.sleep(IDLE)
            except (TimeoutError, CannotDo, LookupError):
                await asyncio.sleep(0.1)

    def note(self, person: User, asked: set[tuple[str, str]], after: Post) -> None:
        """Record the answer as taken if the panel no longer shows its question."""
        if "That was an old button" not in after.text and not asked & questions(after):
            self.shown |= {(person.id, *question) for question in asked}
            self.taken.update((person.id, *question) for question in asked)

    async def panel(self, person: User) -> Post | None:
        posts = [post for post in person.messages(HERE, limit=100) if not post.ephemeral]
        latest = [post for post in posts if "Your move" in post.labels]
        if not latest:
            return None
        opened = await self.answered(person.press(latest[-1], "Your move", timeout=TIMEOUT))
        return opened.message if opened.ok else None


def questions(panel: Post) -> set[tuple[str, str]]:
    """Return the open questions of a panel, each with its game."""
    acts = [read_custom_id(str(item["custom_id"])) for item in controls(panel, ANSWERS)]
    return {(act.game, act.question) for act in acts if act is not None}


async def kill_and_check(game: Killed, kills: int) -> None:
    await game.start()
    try:
        await game.come()
        await game.create_table()
        await play_and_kill(game, kills)
        await until(lambda: not untold(game.folder), TIMEOUT)
    finally:
        await game.kill()
    await check(game)


async def play_and_kill(game: Killed, kills: int) -> None:
    """Play and kill the bot this many times, over several games, the last one to its end."""
    luck = random_below(f"kill {game.folder.name} {kills}")
    playing = [asyncio.create_task(game.play(person, f"killed {kills}")) for person in game.people]
    while game.kills < kills:
        if luck(4):
            await game.come()
            await game.answers(luck(MOST_ANSWERS))
        # Otherwise it may be killed before it is there.
        await asyncio.sleep(luck(100) / 200)
        if game.over:
            await game.come()
            await game.create_table()
        await game.kill()
        game.kills += 1
        await game.start()
    await game.come()
    await until(lambda: game.over or any(each.done() for each in playing), 10 * TIMEOUT)
    for each in playing:
        each.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert [end for end in ended if not isinstance(end, asyncio.CancelledError)] == []


def untold(folder: Path) -> int:
    """Return how many notifications wait in the outbox."""
    with contextlib.closing(sqlite3.connect(folder / "sietch.db")) as store:
        return int(store.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()[0])


async def check(game: Killed) -> None:
    store = await FileStore.open(game.folder / "sietch.db")
    answered: set[tuple[str, str, str]] = set()
    for table in await store.read.games.all_ids():
        users = {seat.seat: str(seat.user) for seat in await store.read.games.seats(table)}
        answers = [move.answer for move in await store.read.moves.after(table, NOBODY) if move.answer is not None]
        answered |= {(users[answer.seat], table, answer.question) for answer in answers}
        assert not await store.read.outbox.waiting(table)
    await store.close()
    assert game.shown <= answered, "an answer that was shown is lost"
    assert len(game.shown) > game.kills, "it was killed before it did anything"
    for person in game.people:
        posts = [*person.messages(HERE, limit=10_000), *person.dms(limit=10_000)]
        marks = Counter(mark for post in posts for mark in {_mark(post)} if mark)
        assert not [mark for mark, count in marks.items() if count > 1], "a message is shown twice"


def _mark(post: Post) -> str:
    ids = [str(item["custom_id"]) for item in post.buttons]
    return next((each.partition(MARK_END)[0] for each in ids if MARK_END in each.partition("|")[0]), "")


async def of_the_toy(folder: Path, kills: int) -> None:
    async with Sandbox(heartbeat_interval=5.0, answer_within=TIMEOUT) as box:
        await kill_and_check(Killed(folder, box, killed_bot.run), kills)


async def test_killed_six_times_the_bot_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await of_the_toy(tmp_path, 6)


@pytest.mark.soak
async def test_killed_two_hundred_times_the_bot_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await of_the_toy(tmp_path, share_of(200))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["imperium", pytest.param("dice", marks=pytest.mark.taste)])
async def test_killed_a_hundred_times_the_whole_bot_loses_and_doubles_nothing(tmp_path: Path, kind: str) -> None:
    """Kill the whole bot again and again while people press. A soak kills it 100 times in each game."""
    async with Sandbox(answer_within=TIMEOUT) as box:
        game = Killed(tmp_path, box, killed_bot.run_whole, kind=kind)
        await kill_and_check(game, share_of(100))
        assert refused_requests(box) == []
    assert " ERROR " not in (tmp_path / "bot.log").read_text()
    print(f"{game.kills} kills, {game.games} games of {kind}, {len(game.shown)} answers seen")
