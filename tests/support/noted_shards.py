"""A stand-in for the clients that serve shards: it notes which ones they are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.host.model.sessions import Session


class NotedShards:
    """Notes which shards are served, and which sessions were resumed for that."""

    def __init__(self) -> None:
        self.shards: list[int] = []
        self.resumed: list[Session] = []
        self.connects = True
        self.left: list[int] = []
        """The shards whose sessions were left."""
        self.may_end = asyncio.Event()
        """Until then the last answers are being sent."""
        self.may_end.set()

    async def serve(self, shards: list[int], sessions: Sequence[Session]) -> None:
        self.shards += shards
        self.resumed += sessions
        try:
            await asyncio.sleep(3600)
        finally:
            await self.may_end.wait()
            self.shards = [shard for shard in self.shards if shard not in shards]

    def is_connected(self, shards: list[int]) -> bool:
        return self.connects

    async def leave_sessions(self, shards: list[int]) -> list[Session]:
        self.left += shards
        return [Session(shard, f"session {shard}", 7, "wss://gateway") for shard in shards]
