"""One process of a cluster that a test cuts off from its database. The arguments are the address and a game.

It serves one slot, and leaves a transaction about the game open, as a process does that is cut off in the middle.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from bot import slots
from bot.host.model.sessions import Session
from bot.host.store import PostgresAddress, cluster, open_store
from bot.host.store.connection import postgres_connection
from bot.host.store.connection.turns import take_turn
from tests.support.noted_shards import NotedShards

LEASE = 4.0


def shorten_timeouts() -> None:
    cluster.LEASE = LEASE
    slots.LET_GO_AFTER, slots.BEAT, slots.WAITING_BEAT = LEASE / 2, 0.2, 0.1
    quick = {"idle=5": "idle=1", "interval=2": "interval=1", "count=3": "count=2", "timeout=8000": "timeout=2000"}
    for usual, short in quick.items():
        postgres_connection.SETTINGS = postgres_connection.SETTINGS.replace(usual, short)


class TellingShards(NotedShards):
    """Prints when it begins and ends to serve shards."""

    async def serve(self, shards: list[int], sessions: Sequence[Session]) -> None:
        print("serves", flush=True)
        try:
            await super().serve(shards, sessions)
        finally:
            print("closed", flush=True)


async def main(address: PostgresAddress, game: str) -> None:
    store = await open_store(address)
    assert store.cluster is not None
    serving = asyncio.create_task(slots.Slots(store.cluster, 1, 1, TellingShards(), lambda living: None).run())
    await asyncio.sleep(0.5)
    with take_turn(game):
        await store.read_game(game)
        async with store.write() as rows:
            await rows.games.update(game, paused_by="steward")
            await rows.games.get(game)
            print("holds the game", flush=True)
            await serving


if __name__ == "__main__":
    shorten_timeouts()
    asyncio.run(main(PostgresAddress(sys.argv[1]), sys.argv[2]))
