"""What processes agree on in the database: slots, claims, duties, and when a session may begin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.host.store import PostgresAddress
from bot.host.store import cluster as module
from bot.host.store.cluster import Cluster
from bot.host.store.postgres_connection import PostgresPool
from bot.slots import Slots, shards_of
from tests.support.postgres import empty_database, needs_postgres
from tests.support.waiting import until

pytestmark = [needs_postgres, pytest.mark.sqlite_only]

Two = tuple[Cluster, Cluster]
ANN, BO = (True, 1), (True, 2)


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    with empty_database() as address:
        pools = [PostgresPool(address, 1), PostgresPool(address, 1)]
        yield Cluster(pools[0].pipeline), Cluster(pools[1].pipeline)
        for pool in pools:
            await pool.close()


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every lease end at once."""
    monkeypatch.setattr(module, "LEASE", 0.0)


async def test_a_slot_is_served_by_one_process(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(2)
    await theirs.lay_slots(2)
    assert {await ours.take_slot(), await theirs.take_slot()} == {0, 1}
    assert await ours.take_slot() is None


async def test_slots_that_are_taken_at_once_are_taken_once(two: Two) -> None:
    await two[0].lay_slots(5)
    taken = await asyncio.gather(*(two[at % 2].take_slot() for at in range(9)))
    assert sorted(slot for slot in taken if slot is not None) == [0, 1, 2, 3, 4]


async def test_a_slot_whose_lease_has_ended_is_taken_over(two: Two, short_leases: None) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    assert await theirs.take_slot() == 0
    assert (await ours.beat(wants_slot=False)).slots == frozenset()


async def test_a_slot_that_is_renewed_is_not_taken_over(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    assert (await ours.beat(wants_slot=False)).slots == {0}
    assert await theirs.take_slot() is None


async def test_a_slot_that_is_left_is_free_at_once(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    await ours.leave_slot(0)
    assert await theirs.take_slot() == 0
    assert [(each.slot, each.holder, each.epoch) for each in await ours.holders()] == [(0, theirs.me, 2)]


async def test_processes_count_each_other_and_those_that_wait_for_a_slot(two: Two) -> None:
    ours, theirs = two
    await ours.beat(wants_slot=False)
    beat = await theirs.beat(wants_slot=True)
    assert (beat.living, beat.waiting) == (2, 1)
    await theirs.leave()
    assert (await ours.beat(wants_slot=False)).living == 1


async def test_one_process_at_a_time_delivers_to_a_person(two: Two) -> None:
    ours, theirs = two
    assert await ours.claim([ANN]) == {ANN}
    assert await theirs.claim([ANN, BO]) == {BO}
    await ours.release(ANN)
    assert await theirs.claim([ANN]) == {ANN}


async def test_a_claim_whose_lease_has_ended_is_taken_over(two: Two, short_leases: None) -> None:
    ours, theirs = two
    await ours.claim([ANN])
    assert await theirs.claim([ANN]) == {ANN}


async def test_a_duty_is_done_once_in_its_time(two: Two) -> None:
    done = await asyncio.gather(*(two[at % 2].takes_duty("sweep", 50) for at in range(4)))
    assert sum(done) == 1
    assert await two[0].takes_duty("sweep", 0)
    assert await two[1].takes_duty("upkeep", 50)


async def test_sessions_of_one_bucket_begin_one_after_the_other(two: Two) -> None:
    waits = sorted([await each.seconds_until_session(0) for each in (*two, *two)])
    assert waits[0] == 0
    assert all(later - sooner > 3 for sooner, later in pairwise(waits))
    assert await two[0].seconds_until_session(1) == 0


def test_every_shard_belongs_to_one_slot() -> None:
    assert sorted(shard for slot in range(3) for shard in shards_of(slot, 3, 8)) == list(range(8))


# --- Serving ----------------------------------------------------------------------------------------


class Server:
    """Notes which shards it serves."""

    def __init__(self, cluster: Cluster, slots: int) -> None:
        self.shards: list[int] = []
        self.slots = Slots(cluster, slots, 4, self.serve, lambda living: None)
        self.task = asyncio.create_task(self.slots.run())

    async def serve(self, shards: list[int]) -> None:
        self.shards += shards
        try:
            await asyncio.sleep(3600)
        finally:
            self.shards = [shard for shard in self.shards if shard not in shards]

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.slots.BEAT", 0.02)
    monkeypatch.setattr("bot.slots.WAITING_BEAT", 0.02)
    monkeypatch.setattr("bot.slots.LET_GO_AFTER", 0.5)


async def test_one_process_serves_all_slots_until_another_one_comes(two: Two, quick: None) -> None:
    first = Server(two[0], 2)
    await until(lambda: sorted(first.shards) == [0, 1, 2, 3])
    second = Server(two[1], 2)
    await until(lambda: sorted(first.shards + second.shards) == [0, 1, 2, 3] and len(first.shards) == 2)
    await first.stop()
    await second.stop()


async def test_a_spare_process_takes_over_what_is_handed_over(two: Two, quick: None) -> None:
    first = Server(two[0], 1)
    await until(lambda: len(first.shards) == 4)
    spare = Server(two[1], 1)
    await first.slots.leave()
    await until(lambda: len(spare.shards) == 4)
    assert first.shards == []
    await first.stop()
    await spare.stop()


async def test_a_process_that_cannot_renew_its_leases_closes_its_connections_until_it_can(
    two: Two, quick: None
) -> None:
    cluster, reached = two[0], two[0]._pipeline
    server = Server(cluster, 1)
    await until(lambda: len(server.shards) == 4)
    cut_off = PostgresPool(PostgresAddress("postgresql://nobody@127.0.0.1:1/nowhere"), 1)
    cluster._pipeline = cut_off.pipeline
    await until(lambda: server.shards == [])
    cluster._pipeline = reached
    await until(lambda: len(server.shards) == 4)
    await server.stop()
    await cut_off.close()
