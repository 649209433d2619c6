"""Pointing discord.py at another Discord, such as the sandbox."""

from __future__ import annotations

import discord
import yarl
from discord.gateway import DiscordWebSocket


def point_at(address: str) -> None:
    """For the whole process: REST, gateway and files of the Discord at this address."""
    base = address.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1))
    discord.asset.Asset.BASE = base
