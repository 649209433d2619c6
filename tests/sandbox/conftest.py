"""A sandbox and a small discord.py bot that uses everything; all traffic is held against Discord's description."""

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest_asyncio

from sandbox import Sandbox
from tests.sandbox import openapi
from tests.sandbox.bot import SampleBot
from tests.sandbox.rest import Rest
from tests.support.discordpy import running
from tests.support.waiting import TIMEOUT


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(answer_within=TIMEOUT) as made:
        yield made
    if openapi.is_present():
        assert [line for entry in made.requests() for line in openapi.violations(entry)] == []


@pytest_asyncio.fixture
async def bot(box: Sandbox) -> AsyncIterator[SampleBot]:
    client = SampleBot(box)
    async with running(client, box):
        yield client


@pytest_asyncio.fixture
async def general(box: Sandbox, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(int(box.channel_id("general")))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    # As a browser does, it keeps the cookies of an address without a name.
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as made:
        yield made


@pytest_asyncio.fixture
async def rest(box: Sandbox, session: aiohttp.ClientSession) -> Rest:
    return Rest(box, session)
