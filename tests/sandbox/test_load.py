"""Many at once: a thousand interactions without an error or a stall."""

import asyncio
import time

from sandbox import Sandbox
from tests.sandbox.bot import SampleBot
from tests.support.discordpy import running

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


async def test_a_thousand_interactions_at_once_are_all_answered() -> None:
    """Bot and sandbox share one core here, so the deadline is the machine's, not Discord's."""
    async with Sandbox(answer_within=60) as box, running(SampleBot(box), box):
        began = time.monotonic()
        asked = (box.user(PEOPLE[number % 8]).slash("table ping", timeout=60) for number in range(1000))
        done = await asyncio.gather(*asked)
    assert [one.reason for one in done if not one.ok] == []
    assert {one.message.content for one in done} == {"pong"}
    assert time.monotonic() - began < 30
