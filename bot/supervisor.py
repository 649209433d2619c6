"""Keeps the bot connected to Discord's gateway: it reconnects after failures, with growing delays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.ui.client import TableBot

log = logging.getLogger(__name__)

MIN_DELAY, MAX_DELAY = 1.0, 600.0
"""Seconds between two attempts. With ten minutes at most, a day without Discord costs fewer than 160 attempts."""
STABLE_AFTER = 300.0
"""After a connection of this many seconds the delay starts small again."""
CONNECTION_ERRORS = (
    OSError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
)
"""Errors of the network or of Discord. They are logged as one line without a trace."""
FATAL_ERRORS = (discord.LoginFailure, discord.PrivilegedIntentsRequired)


async def keep(make: Callable[[], TableBot], token: str) -> None:
    """Run the bot and restart it after errors, until it stops or an error is fatal."""
    delay = MIN_DELAY
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        bot = make()
        try:
            await bot.start(token)
            return
        except FATAL_ERRORS:
            raise
        except CONNECTION_ERRORS as error:
            log.warning("Discord cannot be reached; retrying", extra={"pause": delay, "why": str(error)})
        except Exception:
            log.exception("the connection to the gateway failed; retrying", extra={"pause": delay})
        finally:
            await bot.close()
        if loop.time() - began > STABLE_AFTER:
            delay = MIN_DELAY
        await asyncio.sleep(delay)
        delay = min(delay * 2, MAX_DELAY)
