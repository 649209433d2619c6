"""What processes agree on in the database: slots, claims, duties, and when a session may begin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot import slots
from bot.host.model.sessions import Session
from bot.host.store import PostgresAddress
from bot.host.store import cluster as module
from bot.host.store.cluster import Cluster, TakenSlot
from bot.host.store.connection.postgres_connection import PostgresPool
from bot.host.store.postgres_schema import known_version
from bot.slots import Slots, shards_of
from bot.ui.discord_private import CLOSE_TIMEOUT
from tests.support.noted_shards import NotedShards
from tests.support.postgres import empty_database, needs_postgres
from tests.support.waiting import until

pytestmark = [needs_postgres, pytest.mark.sqlite_only]

Two = tuple[Cluster, Cluster]
ANN, BO = (True, 1), (True, 2)


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    with empty_database() as address:
        pools = [PostgresPool(address, 1), PostgresPool(address, 1)]
        yield Cluster(pools[0].pipeline, known_version()), Cluster(pools[1].pipeline, known_version())
        for pool in pools:
            await pool.close()


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every lease end at once."""
    monkeypatch.setattr(module, "LEASE", 0.0)


async def slot_of(cluster: Cluster) -> int | None:
    """Take a slot, and return its number."""
    taken = await cluster.take_slot()
    return taken.slot if taken is not None else None


async def test_a_slot_is_served_by_one_process(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(2)
    await theirs.lay_slots(2)
    assert {await slot_of(ours), await slot_of(theirs)} == {0, 1}
    assert await ours.take_slot() is None


async def test_slots_that_are_taken_at_once_are_taken_once(two: Two) -> None:
    await two[0].lay_slots(5)
    taken = await asyncio.gather(*(slot_of(two[at % 2]) for at in range(9)))
    assert sorted(slot for slot in taken if slot is not None) == [0, 1, 2, 3, 4]


async def test_a_slot_whose_lease_has_ended_is_taken_over(two: Two, short_leases: None) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    assert await slot_of(theirs) == 0
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
    assert await slot_of(theirs) == 0
    assert [(each.slot, each.holder, each.epoch) for each in await ours.holders()] == [(0, theirs.me, 2)]


SESSIONS = [Session(0, "s0", 12, "wss://gateway/"), Session(2, "s2", 1, "wss://gateway/")]


async def test_the_sessions_of_a_slot_that_is_left_go_to_the_next_holder_once(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    await ours.leave_slot(0, SESSIONS)
    assert await theirs.take_slot() == TakenSlot(0, SESSIONS)
    await theirs.leave_slot(0)
    assert await ours.take_slot() == TakenSlot(0)


async def test_sessions_that_were_left_a_while_ago_are_not_resumed(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    await ours.leave_slot(0, SESSIONS)
    monkeypatch.setattr(module, "RESUMABLE_FOR", 0.0)
    assert await theirs.take_slot() == TakenSlot(0)


async def test_sessions_that_an_earlier_version_has_not_removed_are_not_resumed_after_its_crash(two: Two) -> None:
    ours, theirs = two
    await ours.lay_slots(1)
    await ours.take_slot()
    await ours.leave_slot(0, SESSIONS)
    await ours._pipeline([("UPDATE slots SET holder = :me, until = until - 1", {"me": ours.me})])
    assert await theirs.take_slot() == TakenSlot(0)


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


def test_the_shards_of_a_dead_process_are_served_again_within_45_seconds() -> None:
    """The sum of the waits: until its lease ends, until a process looks, and between the sessions of four shards."""
    until_taken = module.LEASE + slots.WAITING_BEAT
    assert until_taken + 3 * module.BETWEEN_SESSIONS <= 42  # And a moment to connect.


def test_a_process_that_cannot_renew_gives_up_before_others_take_over() -> None:
    """Its last renewal may have come one beat before, and it waits for the answer of the next one."""
    until_noticed = slots.LET_GO_AFTER + slots.LET_GO_AFTER / 2 + slots.BEAT
    assert until_noticed + CLOSE_TIMEOUT < module.LEASE


# --- Serving ----------------------------------------------------------------------------------------


class Server(NotedShards):
    """A process that serves shards."""

    def __init__(self, cluster: Cluster, slots: int) -> None:
        super().__init__()
        self.beats = 0
        self.slots = Slots(cluster, slots, 4, self, self._count)
        self.task = asyncio.create_task(self.slots.run())

    def _count(self, living: int) -> None:
        self.beats += 1

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


async def test_a_slot_that_is_still_being_connected_is_not_given_away_for_a_while(
    two: Two, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Server(two[0], 2)
    first.connects = False
    await until(lambda: sorted(first.shards) == [0, 1, 2, 3])
    second = Server(two[1], 2)
    await until(lambda: two[0].living == 2)
    await asyncio.sleep(0.2)
    assert (sorted(first.shards), second.shards) == ([0, 1, 2, 3], [])
    monkeypatch.setattr("bot.slots.GIVE_AFTER", 0.0)
    await until(lambda: len(second.shards) == 2)
    await first.stop()
    await second.stop()


async def test_a_spare_process_takes_over_what_is_handed_over(two: Two, quick: None) -> None:
    first = Server(two[0], 1)
    await until(lambda: len(first.shards) == 4)
    spare = Server(two[1], 1)
    await first.slots.hand_over()
    await until(lambda: len(spare.shards) == 4)
    assert [session.id for session in spare.resumed] == [f"session {shard}" for shard in range(4)]
    await first.stop()
    await spare.stop()


async def test_a_process_that_loses_a_slot_renews_the_others_while_it_sends_its_last_answers(
    two: Two, quick: None
) -> None:
    first = Server(two[0], 2)
    await until(lambda: sorted(first.shards) == [0, 1, 2, 3])
    first.may_end.clear()  # The last answers take a long time.
    await two[1]._pipeline([("UPDATE slots SET holder = :me WHERE slot = 1", {"me": two[1].me})])
    await until(lambda: first.left == [1, 3])
    assert first.slots.held == [0]
    beats = first.beats
    await until(lambda: first.beats > beats + 2)
    first.may_end.set()
    await until(lambda: sorted(first.shards) == [0, 2])
    await first.stop()


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
