"""Errors that are not a mistake of the program: of Discord, the network, the disk, or a locked database."""

from __future__ import annotations

import errno
import socket

import aiohttp
import discord

from bot.host.store.connection.faults import is_disk_fault

DISCORD_ERRORS = (
    aiohttp.ClientError,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
)
NETWORK_ERRORS = (ConnectionError, TimeoutError, socket.gaierror)
UNREACHABLE_CODES = frozenset({errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTDOWN})


def external_cause(error: BaseException) -> BaseException | None:
    """Return the first external error in the chain of causes of an error, or None."""
    seen: BaseException | None = error
    while seen is not None:
        if is_external(seen):
            return seen
        seen = seen.__cause__
    return None


def is_external(error: BaseException) -> bool:
    if isinstance(error, (*DISCORD_ERRORS, *NETWORK_ERRORS)) or is_disk_fault(error):
        return True
    return isinstance(error, OSError) and error.errno in UNREACHABLE_CODES
