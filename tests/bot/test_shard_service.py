"""The clients of a process and the sessions that they leave, without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from bot.host.model.sessions import Session
from bot.shard_service import DiscordShards
from bot.ui.client import TableBot
from tests.support.waiting import until

SHARDS = [0]


class Client:
    """A client that serves until it is closed. Closing it takes until the test says so."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_started = False
        self.may_close = asyncio.Event()

    async def start(self, token: str) -> None:
        self.is_started = True
        await asyncio.sleep(3600)

    async def close(self) -> None:
        await self.may_close.wait()

    async def leave_sessions(self) -> list[Session]:
        return [Session(0, f"of client {self.number}", 1, "wss://gateway")]

    def stop_serving(self) -> None:
        pass

    def is_ready(self) -> bool:
        return self.is_started

    def is_closed(self) -> bool:
        return self.may_close.is_set()


class Clients:
    def __init__(self) -> None:
        self.made: list[Client] = []

    def make(
        self, shard_ids: list[int], *, sessions: Sequence[Session] = (), predecessor: TableBot | None = None
    ) -> TableBot:
        self.made.append(Client(len(self.made)))
        return cast(Any, self.made[-1])


async def test_shards_that_are_taken_again_while_the_last_answers_are_sent_belong_to_the_new_client() -> None:
    clients = Clients()
    shards = DiscordShards(clients.make, "token")
    first = asyncio.create_task(shards.serve(SHARDS, []))
    await until(lambda: shards.is_connected(SHARDS))
    first.cancel()
    second = asyncio.create_task(shards.serve(SHARDS, []))
    await until(lambda: len(clients.made) == 2 and clients.made[1].is_started)
    clients.made[0].may_close.set()
    await asyncio.gather(first, return_exceptions=True)
    assert [session.id for session in await shards.leave_sessions(SHARDS)] == ["of client 1"]
    clients.made[1].may_close.set()
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    assert await shards.leave_sessions(SHARDS) == []
