"""A benchmark of many people who press at the same time, with the sandbox and the bot in two processes.

Where they and the processes that draw share few cores, all of them wait for each other, as the shares of a core tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Sequence
from time import perf_counter

from games.core.simulation import random_below
from tests.bench._over_sockets import Figure, Presser, served
from tests.evening.seeded import same_luck

LIVE, CROWD, SECONDS = 500, 40, 60
LATE = 5
"""Seconds after which a notification counts as late. At any moment one may just have become due."""
DRAWERS = "cpu of drawers"


def run() -> list[Figure]:
    """Measure how long people wait, always with the same games."""
    same_luck()
    return asyncio.run(_crowded())


async def _crowded() -> list[Figure]:
    names = tuple(f"P{number}" for number in range(CROWD))
    channels = tuple(f"t{number}" for number in range(LIVE))
    async with served(names, channels, LIVE, {}) as table:
        people = [Presser(table, table.box.user(name), random_below(f"crowd {name}")) for name in names]
        await asyncio.gather(*(each.press() for each in people))  # The drawers begin with empty caches.
        before, began = await table.figures(), perf_counter()
        await asyncio.gather(*(_once_a_second(each, number / CROWD) for number, each in enumerate(people)))
        took, after = perf_counter() - began, await table.figures()
        with contextlib.suppress(TimeoutError):
            await table.quiet()
        posts, late = table.delays(), table.untold(LATE)
    acknowledged = [time for person in people for time in person.acknowledged]
    answered = [time for person in people for time in person.answered]
    who = f"{LIVE} games, {CROWD} people"
    return [
        (f"{who}: presses a second", f"{len(answered) / took:.0f}", ""),
        (f"{who}: acknowledgement p99", _ms(acknowledged, 99), "under 1000 ms"),
        (f"{who}: answer p50", _ms(answered, 50), "under 300 ms"),
        (f"{who}: answer p99", _ms(answered, 99), ""),
        (
            f"{who}: public posts out, of {len(posts)}",
            f"p50 {_ms(posts, 50)}, all {1000 * max(posts):.0f} ms",
            "5000 ms",
        ),
        (f"{who}: letters that still wait {LATE} s after they were due", str(late), "0"),
        (f"{who}: pictures left out", _share("left out", before, after), "0 %"),
        (f"{who}: pictures in the quick format", _share("drawn quickly", before, after), ""),
        (f"{who}: pictures a second", f"{(after['drawn'] - before['drawn']) / took:.0f}", ""),
        (f"{who}: the bot's share of a core", f"{100 * (after['cpu'] - before['cpu']) / took:.0f} %", ""),
        (f"{who}: the drawers' share of a core", f"{100 * (after[DRAWERS] - before[DRAWERS]) / took:.0f} %", ""),
        (
            f"{who}: memory of the bot and of the drawers",
            f"{after['mb']:.0f} MB and {after['mb of drawers']:.0f} MB",
            "",
        ),
    ]


async def _once_a_second(person: Presser, at: float) -> None:
    """Let one person press every second. If a response takes longer, they press as soon as it is there."""
    loop = asyncio.get_running_loop()
    began = loop.time() + at
    for second in range(SECONDS):
        await asyncio.sleep(max(0.0, began + second - loop.time()))
        await person.press()


def _share(what: str, before: dict[str, float], after: dict[str, float]) -> str:
    """Return the percentage of such pictures among all that were wanted and not in the cache of the bot."""
    drawn, left, some = (after.get(key, 0) - before.get(key, 0) for key in ("drawn", "left out", what))
    return f"{100 * some / max(drawn + left, 1):.0f} %"


def _ms(times: Sequence[float], percentile: int) -> str:
    return f"{statistics.quantiles(times, n=100)[percentile - 1] * 1000:.0f} ms"
