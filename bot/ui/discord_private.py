"""All uses of names that discord.py does not document. `tests/bot/ui/test_discord_private.py` fails if one moves.

None of them makes the bot faster: discord.py offers no other way to do these three things. Three faster ways through
private names were measured and removed, because a press takes 5.5 ms of processor time and each saved less than 5 %:
forms in one piece (0.15 ms), responses without a receipt (0.08 ms), and views without `View.__init__` (0.01 ms).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

MOST_LAUNCHES = 2
"""Attempts to launch one shard. After them the supervisor starts the client anew, after longer and longer delays."""


def point_at(address: str) -> None:
    """Let the whole process use another Discord, such as the sandbox: its REST API, gateway and files."""
    base = address.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1))
    discord.asset.Asset.BASE = base


def silence_voice_warnings() -> None:
    """Stop the warnings about missing voice libraries. The bot never uses voice."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class ShardLauncher(discord.AutoShardedClient):
    """A client that gives up after a few attempts to launch a shard. discord.py alone would try for ever."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._launches: Counter[int] = Counter()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        self._launches[shard_id] += 1
        if self._launches[shard_id] > MOST_LAUNCHES:
            raise discord.GatewayNotFound
        await super().launch_shard(gateway, shard_id, initial=initial)
