"""Troubles that are not ours: Discord or the network is away, the disk is full, somebody has locked the database."""

from __future__ import annotations

import errno
import socket

import aiohttp
import discord

from bot.host.store.faults import is_disk_fault

OF_DISCORD = (
    aiohttp.ClientError,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
)
OF_THE_NETWORK = (ConnectionError, TimeoutError, socket.gaierror)
UNREACHABLE = frozenset({errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTDOWN})


def cause_outside(error: BaseException) -> BaseException | None:
    """Return the error, or the one that it was made from, if that is no mistake of the program."""
    seen: BaseException | None = error
    while seen is not None:
        if is_outside(seen):
            return seen
        seen = seen.__cause__
    return None


def is_outside(error: BaseException) -> bool:
    if isinstance(error, (*OF_DISCORD, *OF_THE_NETWORK)) or is_disk_fault(error):
        return True
    return isinstance(error, OSError) and error.errno in UNREACHABLE
