"""A benchmark of friends at a host without Discord: how long tables wait for them, and whether presses become slower.

Fifty tables think at once. Each is asked by the host as in service: sharp friends think in a process of their own.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.host.model.facts import Person
from bot.host.model.preferences import TableSettings
from games.catalogue import GAMES
from games.core.simulation import random_below, random_picks
from players import Level
from tests.bench.minds import TABLES, WAITS
from tests.bot.helpers import Evening

SECONDS = 30.0
"""After so long a run ends, although some tables still think."""
PRESSES = 30
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("imperium", 4, {"leaders": "random"}),
    ("imperium", 4, {"leaders": "random", "expansion": "ix"}),
    ("dice", 4, {}),
    ("arrakis", 2, {}),
)
"""The tables in turn: game, seats and options."""

Rows = list[tuple[str, str, str]]


def run() -> Rows:
    return [row for level in WAITS for row in asyncio.run(measured(level))]


async def measured(level: Level) -> Rows:
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder) / "friends.sqlite", tuple(GAMES.values())) as evening:
            friends = evening.host.friends
            friends._stopped = True
            await lay_tables(evening, level)
            quiet = await presses(evening, 9_000)
            friends._stopped = False
            thinker = (await friends.thinker._running()).pid
            waits, before = Waits(friends.move_writer.write), processor_time(thinker)
            friends.move_writer.write = waits.write  # type: ignore[method-assign]
            await friends.wake_all()
            busy = await presses(evening, 9_001)
            await ended(friends._busy)
            spent = processor_time(thinker) - before
            await friends.stop()
    longest = max(waits.found, default=0.0)
    cuts = statistics.quantiles(waits.found, n=20)
    return [
        (
            f"{TABLES} tables think, {level} friends: wait for an answer, p50 / p95 / longest",
            f"{statistics.median(waits.found):.2f} / {cuts[-1]:.2f} / {longest:.2f} s of {len(waits.found)}",
            f"{WAITS[level]} s or less on a quiet machine",
        ),
        (
            f"the last of {TABLES} tables waits for its {level} friend",
            f"{TABLES * spent / len(waits.found):.2f} s of processor time",
            f"{WAITS[level]} s or less",
        ),
        (
            f"a press at another table, quiet / while {TABLES} tables of {level} friends think, p95",
            f"{p95(quiet):.0f} / {p95(busy):.0f} ms",
            "under 100 ms",
        ),
    ]


class Waits:
    """How long each answer of a friend took, from the moment at which its table waited for it."""

    def __init__(self, write: Callable[..., Awaitable[Any]]) -> None:
        self._write = write
        self._began = time.perf_counter()
        self._since: dict[str, float] = {}
        self.found: list[float] = []

    async def write(self, loaded: Any, pending: Any, **how: Any) -> Any:
        written = await self._write(loaded, pending, **how)
        now = time.perf_counter()
        self.found.append(now - self._since.get(loaded.id, self._began))
        self._since[loaded.id] = now
        return written


async def lay_tables(evening: Evening, level: Level) -> None:
    """Start the tables, each with one person. Nobody answers yet."""
    for number in range(TABLES):
        key, seats, options = KINDS[number % len(KINDS)]
        await evening.begin_among_friends(
            Person(1_000 + number, f"P{number}"),
            seats,
            key=key,
            channel=10_000 + number,
            options=options,
            table_settings=TableSettings(friends=level),
        )


async def presses(evening: Evening, channel: int) -> list[float]:
    """Press at a new table of people alone, and return the seconds of each press."""
    people = [Person(100 + seat, f"Q{seat}") for seat in range(3)]
    game = await evening.begin(*people, key="dice", channel=channel)
    found, below = [], random_below("presses")
    for _ in range(PRESSES):
        user = people[(await evening.host.summary(game)).awaited[0].seat].id
        began = time.perf_counter()
        panel = await evening.host.table.panel(game, user)
        question = panel.questions[0]
        await evening.host.table.submit(game, user, panel.epoch, question.id, random_picks(question, below))
        found.append(time.perf_counter() - began)
    return found


def processor_time(thinker: int) -> float:
    """Return the seconds of processor time that this process and the thinker have used."""
    fields = Path(f"/proc/{thinker}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


async def ended(busy: dict[str, asyncio.Task[None]]) -> None:
    """Wait until each table waits for its person, but not for ever."""
    until = time.perf_counter() + SECONDS
    while busy and time.perf_counter() < until:
        await asyncio.wait(busy.values(), timeout=until - time.perf_counter(), return_when=asyncio.FIRST_COMPLETED)


def p95(spent: list[float]) -> float:
    """Return the 95th percentile in milliseconds."""
    return 1000 * statistics.quantiles(spent, n=20)[-1]
