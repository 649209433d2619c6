"""The bot's figures: requests a turn, acknowledgement, move to picture, start and memory."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.host.host import Host
from bot.host.model.facts import Person
from bot.host.pictures.painter import Renderer
from bot.host.transfer.exports import Venue
from games.catalogue import GAMES
from games.core.simulation import random_below
from sandbox import User
from tests.bot.e2e.table import HERE, Sketcher, Table, until
from tests.bot.e2e.test_requests import as_minds_play, play
from tests.bot.e2e.test_whole_games import press_something
from tests.bot.helpers import FakePainter, RecordingCourier
from tests.support.controls import ANSWERS, controls
from tests.support.hosting.program import environment_with, free_port

LIVE_GAMES = 200
STORED_GAMES = 1000
PRESSES = 120
PRESSED_TOGETHER = 20
TURNS = 24
PACES = {"at once": 5, "in minutes": 60, "in hours": 3600}
"""Seconds between two answers."""
TABLES = [("imperium", 4), ("dice", 4), ("arrakis", 2), ("arrakis", 4)]
ROOT = Path(__file__).parents[2]
ADDRESS, JOINED = "http://127.0.0.1:", "at the table"
"""Log texts that show that the page can be opened, and that the bot is connected."""
INTERACTION = re.compile(r"/interactions/|/webhooks/")

MEMORY = """
import asyncio, re, sys
from pathlib import Path
from bot.serving import GAMES, Host, Renderer
from tests.bot.helpers import RecordingCourier

async def main():
    host = await Host.open(Path(sys.argv[1]), GAMES, RecordingCourier(), Renderer())
    await host.start()
    await host.emoji()
    await host.stop()
    # Of this program alone: getrusage would tell of the larger one that has started it.
    peak = re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())
    print(int(peak[1]) / 1024)

asyncio.run(main())
"""


def run() -> list[tuple[str, str, str]]:
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        playing = await _playing(Path(folder))
        start = await _start_and_memory(Path(folder) / "start.db")
    requests = [await _requests_of(*table, pace) for table in TABLES for pace in PACES]
    return [*playing, *requests, *start]


async def _requests_of(key: str, seats: int, pace: str) -> tuple[str, str, str]:
    """Return a label, the number of requests to Discord per turn when minds play, and the limit."""
    with tempfile.TemporaryDirectory() as folder:
        async with Table(Path(folder), games=[GAMES[key]], painter=Sketcher()) as table:
            users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")][:seats]
            game, below = await table.begin(*users[1:], kind=key), random_below(f"bench {key}")
            await play(table, game, 2, below, pause=PACES[pace], by=as_minds_play)
            told = await play(table, game, TURNS, below, pause=PACES[pace], by=as_minds_play)
    kinds = {"posts": told.posts, "edits": told.edits, "calls": told.letters - told.quiet}
    kinds |= {"calls closed": told.closed, "news": told.quiet}
    each = ", ".join(f"{kind} {count / told.turns:.1f}" for kind, count in kinds.items())
    figure = f"{told.requests / told.turns:.1f} ({each})"
    return (
        f"requests a turn, {key}, {seats} players {pace}",
        figure,
        f"{told.most / told.turns:.1f} or fewer: 3 a call",
    )


async def _playing(folder: Path) -> list[tuple[str, str, str]]:
    # The copies stand in channels that nobody has made, which the outbox finds worth a warning each.
    logging.getLogger("bot.host.delivery.outbox").setLevel(logging.ERROR)
    key = next(iter(GAMES))
    async with Table(folder, games=list(GAMES.values()), painter=Renderer()) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy")]
        game = await table.begin(*users[1:], kind=key)
        await _fill(table.host, game, LIVE_GAMES)
        turns, requests = await _requests_a_turn(table, game, users)
        pictures = await _move_to_picture(table, game, users)
        acknowledged = await _acknowledgements(table, users)
    return [
        ("requests to Discord a turn, besides interaction responses", f"{requests / turns:.1f}", "3 or fewer"),
        (f"acknowledgement p99, {PRESSED_TOGETHER} presses at once", _ms(acknowledged, 99), "well under 3000 ms"),
        (f"move to picture p50, {LIVE_GAMES} live games", _ms(pictures, 50), ""),
        (f"move to picture p95, {LIVE_GAMES} live games", _ms(pictures, 95), "under 1000 ms"),
    ]


def _ms(times: Sequence[float], percentile: int) -> str:
    return f"{statistics.quantiles(times, n=100)[percentile - 1] * 1000:.0f} ms"


async def _fill(host: Host, game: str, count: int) -> None:
    """Copy a running game, each copy with its own name and channel."""
    save = json.loads(await host.exports.export(game, people=True))
    for number in range(count):
        await host.exports.import_game(_copy(save, f"c{number:05}"), Venue(save["game"]["guild"], 1_000_000 + number))


def _copy(save: dict[str, Any], name: str) -> bytes:
    copied = {**save, "game": {**save["game"], "id": name}}
    for part in ("seats", "acts"):
        copied[part] = [{**row, "game": name} for row in save[part]]
    return json.dumps(copied).encode()


async def _requests_a_turn(table: Table, game: str, users: list[User]) -> tuple[int, int]:
    """Press as all players until some turns are posted, and count the requests."""
    await table.delivered()
    mark, posts = table.box.mark, _told(table)
    await _press(table, game, users, PRESSES, lambda took: None)
    await table.delivered()
    cost = [entry for entry in table.box.requests(mark) if not INTERACTION.search(entry.path)]
    return max(_told(table) - posts, 1), len(cost)


def _told(table: Table) -> int:
    return sum(not post.ephemeral for post in table.ann.messages(HERE, limit=1000))


async def _move_to_picture(table: Table, game: str, users: list[User]) -> list[float]:
    times: list[float] = []
    await _press(table, game, users, PRESSES, times.append)
    return times


async def _press(table: Table, game: str, users: list[User], count: int, note: Callable[[float], None]) -> None:
    """Answer questions by presses. Call `note` with the seconds from each press to its picture."""
    below = random_below(f"bench {count}")
    by_id = {int(user.id): user for user in users}
    for _ in range(count):
        waiting = (await table.host.summary(game)).awaited
        if not waiting:
            return
        person = by_id[(await table.host.summary(game)).chairs[waiting[0].seat].user or 0]
        panel = await table.panel(person)
        if not controls(panel, ANSWERS):
            continue
        began = time.perf_counter()
        await press_something(person, panel, below)
        note(time.perf_counter() - began)


async def _acknowledgements(table: Table, users: list[User]) -> list[float]:
    """Measure the time from a press to its acknowledgement, with several presses at once."""
    await table.delivered()  # A post that comes now would take the buttons from the one that is pressed.
    post = next(post for post in reversed(table.ann.messages(HERE)) if "Board" in post.labels and not post.ephemeral)
    times: list[float] = []

    async def once(user: User) -> None:
        mark, began = table.box.mark, time.perf_counter()
        pressing = asyncio.create_task(user.press(post, "Board", timeout=60))
        await until(lambda: any("/callback" in entry.path for entry in table.box.requests(mark)), timeout=60)
        times.append(time.perf_counter() - began)
        await pressing

    for _ in range(5):
        await asyncio.gather(*(once(users[number % len(users)]) for number in range(PRESSED_TOGETHER)))
    return times


async def _start_and_memory(path: Path) -> list[tuple[str, str, str]]:
    host = await Host.open(path, GAMES, RecordingCourier(), FakePainter())
    laid = await host.lobby.create(Person(1, "Ann"), 1, 1, next(iter(GAMES)))
    for number in range(2, laid.wanted + 1):
        await host.lobby.join(laid.game, Person(number, f"Player {number}"))
    await host.lobby.start(laid.game, 1)
    await _fill(host, laid.game, STORED_GAMES - 1)
    await host.stop()
    done = subprocess.run([sys.executable, "-c", MEMORY, str(path)], capture_output=True, text=True, check=True)
    memory = float(done.stdout)
    address, table = _start_as_a_person(path)
    return [
        (f"start until the address is printed, {STORED_GAMES} stored games", f"{address:.1f} s", "under 5 s"),
        (f"start until the bot is at the table, {STORED_GAMES} stored games", f"{table:.1f} s", "under 5 s"),
        (f"memory with {STORED_GAMES} stored games", f"{memory:.0f} MB", "under 400 MB"),
    ]


def _start_as_a_person(database: Path) -> tuple[float, float]:
    """Start the program as `make run` does. Return the seconds until it prints its address, and until it is connected."""
    settings = {"SIETCH_DATABASE": str(database), "SIETCH_SANDBOX_PORT": str(free_port())}
    environment = environment_with({**settings, "PYTHONPATH": str(ROOT)})
    began = time.perf_counter()
    with subprocess.Popen(
        (sys.executable, "-m", "bot"),
        cwd=database.parent,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as bot:
        try:
            return _seconds_until(bot, ADDRESS, began), _seconds_until(bot, JOINED, began)
        finally:
            bot.terminate()


def _seconds_until(bot: subprocess.Popen[str], words: str, began: float) -> float:
    """Return how many seconds after its start the program prints these words."""
    assert bot.stdout is not None
    said = ""
    for line in bot.stdout:
        said += line
        if words in line:
            return time.perf_counter() - began
    raise AssertionError(said)
