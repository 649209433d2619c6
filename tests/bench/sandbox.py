"""How fast the sandbox is: round trips of interactions and requests through an unmodified discord.py."""

import asyncio
import gc
import statistics
import time
from collections.abc import Awaitable, Callable

import discord

from sandbox import Sandbox
from tests.sandbox.bot import SampleBot
from tests.support.discordpy import running

ROUNDS = 500
AT_ONCE = 1000
PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")

Figure = tuple[str, str, str]
"""The name, the measured value and the aim."""


def run() -> list[Figure]:
    """Measure all figures of the sandbox."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with Sandbox(answer_within=60) as box, running(SampleBot(box), box) as bot:
        slash = await _rounds(lambda: box.user("Ann").slash("table ping"))
        table = (await box.user("Ann").slash("table open", game="chess")).message
        press = await _rounds(lambda: box.user("Ann").press(table, "Update"))
        channel = bot.get_channel(int(box.channel_id("table-1")))
        assert isinstance(channel, discord.TextChannel)
        send = await _rounds(lambda: channel.send("hello"))
        burst = await _burst(box)
    return [
        _figure("sandbox: slash command, answered", slash),
        _figure("sandbox: button, message updated", press),
        _figure("sandbox: message sent", send),
        (f"sandbox: {AT_ONCE} interactions at once", f"{burst:.2f} s, {AT_ONCE / burst:.0f}/s", "all answered in 3 s"),
    ]


async def _rounds(act: Callable[[], Awaitable[object]]) -> list[float]:
    """Return the seconds of many round trips, one after the other."""
    for _ in range(20):
        await act()
    gc.collect()
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await act()
        taken.append(time.perf_counter() - began)
    return taken


async def _burst(box: Sandbox) -> float:
    began = time.perf_counter()
    asked = (box.user(PEOPLE[number % 8]).slash("table ping", timeout=60) for number in range(AT_ONCE))
    done = await asyncio.gather(*asked)
    if not all(one.ok for one in done):
        raise RuntimeError("an interaction was not answered")
    return time.perf_counter() - began


def _figure(name: str, taken: list[float]) -> Figure:
    cuts = statistics.quantiles(taken, n=100)
    measured = f"{len(taken) / sum(taken):.0f}/s, p50 {cuts[49] * 1000:.2f} ms, p99 {cuts[98] * 1000:.2f} ms"
    return name, measured, "p50 under 5 ms"


if __name__ == "__main__":
    for figure in run():
        print("  ".join(figure))
