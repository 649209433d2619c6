"""Many at once: a thousand interactions without an error or a stall."""

import asyncio
import random
import time

import pytest

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


@pytest.mark.soak
async def test_a_bot_answers_again_after_every_trouble_of_a_stormy_evening() -> None:
    chance = random.Random(7)
    async with Sandbox(answer_within=60) as box, running(SampleBot(box), box):
        for _ in range(40):
            box.gateway(chance.choice(["drop", "drop", "reconnect", "reconnect", "invalid_session"]))
            box.fault("delay", seconds=0.05, times=2)
            async with asyncio.timeout(30):
                while not box.server.gateway.sessions:
                    await asyncio.sleep(0.05)
            # What happens while the line is down is replayed: nobody's press is lost.
            assert (await box.user(chance.choice(PEOPLE)).slash("table think", timeout=30)).ok
