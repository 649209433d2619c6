"""Helpers that connect an unmodified discord.py to a sandbox.

with pointed_at(box):                       # the three class attributes, put back afterwards
    ...
async with running(client, box):            # pointed, logged in and ready; closed afterwards
    ...

discord.py waits two seconds for further servers before it is ready: give the client guild_ready_timeout=0.05.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import discord
import yarl

from sandbox import Sandbox
from tests.support.waiting import TIMEOUT


@contextlib.contextmanager
def pointed_at(box: Sandbox) -> Iterator[None]:
    """Set the URLs of discord.py to the sandbox. They are class attributes, so this affects the whole process."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    discord.http.Route.BASE = box.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway_url)
    discord.asset.Asset.BASE = box.cdn_base
    try:
        yield
    finally:
        (
            discord.http.Route.BASE,
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            discord.asset.Asset.BASE,
        ) = before


@contextlib.asynccontextmanager
async def running(client: discord.Client, box: Sandbox, timeout: float = TIMEOUT) -> AsyncIterator[discord.Client]:
    """Connect a client to the sandbox, wait until it is ready, and close it at the end."""
    with pointed_at(box):
        await client.login(box.token)
        connection = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait({connection, ready}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            if connection.done():
                await connection
            if not ready.done():
                raise TimeoutError("the client did not become ready")
            yield client
        finally:
            ready.cancel()
            await client.close()
            await asyncio.wait({connection}, timeout=timeout)
            if connection.done() and not connection.cancelled():
                connection.exception()
