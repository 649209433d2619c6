"""The whole bot is killed at random moments while four people press; what their panels showed is there, once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import Coroutine
from datetime import UTC, datetime
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.host.store import Store
from bot.host.store.records import NOBODY
from bot.ui.components import MARK, act_of
from games.core.simulation import thrower
from sandbox import CannotDo, Post, Sandbox, User
from tests.bot.e2e import child
from tests.bot.e2e.table import HERE, until
from tests.bot.e2e.test_whole_games import controls, press_something
from tests.support.forked import FORKED
from tests.support.soak import share_of

NAMES = ("Ann", "Bo", "Cy", "Di")
PATIENCE = 120.0
"""Only a bot that never comes back takes so long, however busy the machine."""

pytestmark = pytest.mark.crashes

T = TypeVar("T")


class Killed:
    """A bot that is started, killed and started again while the sandbox stays."""

    def __init__(self, folder: Path, box: Sandbox) -> None:
        self.folder = folder
        self.box = box
        self.people = [box.user(name) for name in NAMES]
        self.hours = 12 - datetime.now(UTC).hour
        self.process: ForkServerProcess | None = None
        self.another = asyncio.Event()
        """Rung when another bot has come: it knows nothing of a press that was made before."""
        self.mark = 0
        self.shown: set[tuple[str, str]] = set()
        """Person and question of every answer whose panel was updated."""
        self.over = False

    async def start(self) -> None:
        self.mark = self.box.mark
        about = (self.folder, self.box.address, self.box.token, self.hours)
        self.process = FORKED.Process(target=child.run, args=about)
        self.process.start()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def come(self) -> None:
        """Until the bot is at the gateway."""
        await until(lambda: any(entry.method == "GATEWAY" for entry in self.box.requests(self.mark)), PATIENCE)
        self.another.set()
        self.another = asyncio.Event()

    async def lay(self) -> None:
        """Everybody sits down and the game begins."""
        ann = self.people[0]
        assert (await ann.slash("dune new", channel=HERE, players=4, timeout=PATIENCE)).ok
        post = await ann.wait_for(lambda seen: "Start" in seen.labels, channel=HERE, timeout=PATIENCE)
        for person in self.people[1:]:
            assert (await person.press(post, "Join", timeout=PATIENCE)).ok
        assert (await ann.press(post, "Start", timeout=PATIENCE)).ok
        await ann.wait_for(lambda seen: "SHA-256" in seen.text, channel=HERE, timeout=PATIENCE)

    async def answered(self, act: Coroutine[Any, Any, T]) -> T:
        """The bot's answer; when another bot has come, there will be none."""
        acting, another = asyncio.create_task(act), asyncio.create_task(self.another.wait())
        await asyncio.wait({acting, another}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        another.cancel()
        if not acting.done():
            acting.cancel()
            raise TimeoutError
        return acting.result()

    async def play(self, person: User, seed: str) -> None:
        """Open the panel, press something, wait for the answer; again after every silence."""
        below = thrower(f"{seed} {person.name}")
        while not self.over:
            try:
                panel = await self.panel(person)
                if panel is not None and controls(panel):
                    asked = questions(panel)
                    after = await self.answered(press_something(person, panel, below))
                    self.note(person, asked, after)
                else:
                    await asyncio.sleep(0.05)
            except (TimeoutError, CannotDo, LookupError):
                await asyncio.sleep(0.1)

    def note(self, person: User, asked: set[str], after: Post) -> None:
        """The panel has moved on from its question: the answer was taken."""
        if "That was an old button" not in after.text and not asked & questions(after):
            self.shown |= {(person.name, question) for question in asked}

    async def panel(self, person: User) -> Post | None:
        posts = [post for post in person.messages(HERE, limit=1000) if not post.ephemeral]
        self.over = self.over or any("Rematch" in post.labels for post in posts)
        latest = [post for post in posts if "Your move" in post.labels]
        if not latest or self.over:
            return None
        opened = await self.answered(person.press(latest[-1], "Your move", timeout=PATIENCE))
        return opened.message if opened.ok else None


def questions(panel: Post) -> set[str]:
    acts = [act_of(str(item["custom_id"])) for item in controls(panel)]
    return {act.question for act in acts if act is not None}


async def kill_and_check(folder: Path, kills: int) -> None:
    async with Sandbox(heartbeat_interval=5.0, answer_within=PATIENCE) as box:
        game = Killed(folder, box)
        await game.start()
        try:
            await game.come()
            await game.lay()
            await play_and_kill(game, kills)
            await until(lambda: not untold(folder), PATIENCE)
        finally:
            await game.kill()
        await check(folder, game)


async def play_and_kill(game: Killed, kills: int) -> None:
    luck = thrower(f"kill {game.folder.name} {kills}")
    playing = [asyncio.create_task(game.play(person, f"killed {kills}")) for person in game.people]
    for _ in range(kills):
        if luck(4):
            await game.come()
        # Otherwise it may be killed before it is there.
        await asyncio.sleep(luck(100) / 50)
        if game.over:
            break
        await game.kill()
        await game.start()
    await game.come()
    async with asyncio.timeout(5 * PATIENCE):
        await asyncio.gather(*playing)


def untold(folder: Path) -> int:
    """How many letters lie in the outbox."""
    with contextlib.closing(sqlite3.connect(folder / "sietch.db")) as store:
        return int(store.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()[0])


async def check(folder: Path, game: Killed) -> None:
    store = await Store.open(folder / "sietch.db")
    (table,) = await store.read.games.all_ids()
    moves = await store.read.moves.after(table, NOBODY)
    unsent = await store.read.outbox.waiting(table)
    await store.close()
    answered = {(NAMES[move.answer.seat], move.answer.question) for move in moves if move.answer is not None}
    assert game.shown <= answered, "an answer that was shown is lost"
    assert game.shown
    assert not unsent
    for person in game.people:
        posts = [*person.messages(HERE, limit=1000), *person.dms(limit=1000)]
        marks = Counter(mark for post in posts for mark in {_mark(post)} if mark)
        assert not [mark for mark, count in marks.items() if count > 1], "a message is shown twice"


def _mark(post: Post) -> str:
    ids = [str(item["custom_id"]) for item in post.buttons]
    return next((each.partition(MARK)[0] for each in ids if MARK in each.partition("|")[0]), "")


KILLS = 4
"""In one game; more hardly fit into it."""


@pytest.mark.parametrize("game", range(20 // KILLS))
async def test_killed_twenty_times_over_some_games_the_bot_loses_and_doubles_nothing(tmp_path: Path, game: int) -> None:
    await kill_and_check(tmp_path, KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("game", range(share_of(200 // KILLS)))
async def test_killed_two_hundred_times_the_bot_loses_and_doubles_nothing(tmp_path: Path, game: int) -> None:
    await kill_and_check(tmp_path, KILLS)
