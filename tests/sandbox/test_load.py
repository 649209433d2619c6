"""Many interactions at once, without an error."""

import asyncio
import random

import pytest

from sandbox import Sandbox
from tests.sandbox.bot import SampleBot
from tests.support.discordpy import running
from tests.support.soak import taste_of
from tests.support.waiting import TIMEOUT, until

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("many", [200, pytest.param(1000, marks=pytest.mark.soak)])
async def test_many_interactions_at_once_are_all_answered(many: int) -> None:
    """Bot and sandbox share one core here, so the deadline is the machine's, not Discord's."""
    async with Sandbox(answer_within=TIMEOUT) as box, running(SampleBot(box), box):
        asked = (box.user(PEOPLE[number % 8]).slash("table ping", timeout=TIMEOUT) for number in range(many))
        done = await asyncio.gather(*asked)
    assert [one.reason for one in done if not one.ok] == []
    assert {one.message.content for one in done} == {"pong"}


@pytest.mark.soak
async def test_a_bot_answers_again_after_every_trouble_of_a_stormy_evening() -> None:
    chance = random.Random(7)
    async with Sandbox(answer_within=TIMEOUT) as box, running(SampleBot(box), box):
        for _ in range(taste_of(40, 3)):
            box.gateway(chance.choice(["drop", "drop", "reconnect", "reconnect", "invalid_session"]))
            box.fault("delay", seconds=0.05, times=2)
            await until(lambda: bool(box.server.gateway.sessions))
            # What happens while the line is down is replayed: nobody's press is lost.
            assert (await box.user(chance.choice(PEOPLE)).slash("table think")).ok
