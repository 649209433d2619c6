"""Keeps the bot at the gateway: when the connection breaks for good it is made anew, with ever longer pauses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.ui.client import TableBot

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 1.0, 600.0
"""A pause of at most ten minutes: a gateway that is away for a day costs fewer than 160 attempts."""
STEADY = 300.0
"""Who stayed connected so long starts again with a short pause."""
OUT_OF_REACH = (
    OSError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
)
"""The network's or Discord's trouble, not ours: a line in the log says all there is to say."""
HOPELESS = (discord.LoginFailure, discord.PrivilegedIntentsRequired)


async def keep(make: Callable[[], TableBot], token: str) -> None:
    """Run one bot after the other until it is told to stop, or trying again would be useless."""
    pause = SHORTEST
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        bot = make()
        try:
            await bot.start(token)
            return
        except HOPELESS:
            raise
        except OUT_OF_REACH as error:
            log.warning("Discord is out of reach; trying again", extra={"pause": pause, "why": str(error)})
        except Exception:
            log.exception("the gateway is lost; trying again", extra={"pause": pause})
        finally:
            await bot.close()
        if loop.time() - began > STEADY:
            pause = SHORTEST
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST)
