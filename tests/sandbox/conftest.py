"""A sandbox and a small discord.py bot that uses everything."""

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox import Sandbox
from tests.sandbox.bot import SampleBot
from tests.support.discordpy import running


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as made:
        yield made


@pytest_asyncio.fixture
async def bot(box: Sandbox) -> AsyncIterator[SampleBot]:
    client = SampleBot(box)
    async with running(client, box):
        yield client
