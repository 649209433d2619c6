"""Slots: the parts of the shards that the processes of a cluster serve.

Each process takes a free slot and serves its shards, as long as it can renew the lease in the database. One without a
slot waits to take over. If there is none, a process serves more than one slot, until another one comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host.store import Unwritable
from bot.host.store.cluster import LEASE, Cluster

log = logging.getLogger(__name__)

BEAT = 4.0
"""Seconds between two renewals of the leases."""
WAITING_BEAT = 1.0
"""Seconds between two looks of a process that waits for a slot."""
LET_GO_AFTER = LEASE / 2
"""Seconds without a renewal after which a process closes its gateway connections, well before others take over."""

Serve = Callable[[list[int]], Awaitable[None]]
"""Serves some shards until it is cancelled."""


def shards_of(slot: int, slots: int, shards: int) -> list[int]:
    """Return the shards of a slot."""
    return list(range(slot, shards, slots))


class Slots:
    """The slots of this process, and the work for each."""

    def __init__(
        self, cluster: Cluster, count: int, shards: int, serve: Serve, note_share: Callable[[int], None]
    ) -> None:
        """`note_share` is told how many processes live."""
        self.cluster = cluster
        self.count = count
        self.shards = shards
        self._serve = serve
        self._note_share = note_share
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._renewed = 0.0
        self._is_leaving = False

    @property
    def held(self) -> list[int]:
        return sorted(self._serving)

    async def run(self) -> None:
        """Hold slots until the task is cancelled, or until serving fails for good."""
        await self._lay()
        self._renewed = asyncio.get_running_loop().time()
        try:
            while True:
                await self._beat()
                for task in list(self._serving.values()):
                    if task.done() and not task.cancelled():
                        task.result()  # A refused token ends the process.
                await asyncio.sleep(BEAT if self._serving else WAITING_BEAT)
        finally:
            await self._stop(list(self._serving))

    async def leave(self) -> None:
        """Give all slots to other processes. Called after the last answer."""
        self._is_leaving = True
        for slot in list(self._serving):
            await self._stop([slot])
            await self._quietly(self.cluster.leave_slot(slot))
        await self._quietly(self.cluster.leave())

    async def _lay(self) -> None:
        while True:
            try:
                await self.cluster.lay_slots(self.count)
                return
            except Unwritable as error:
                log.warning("the database cannot be reached; retrying", extra={"why": str(error)})
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        """Renew what is held, let go of what is lost, and take what is free."""
        loop = asyncio.get_running_loop()
        if self._is_leaving:
            return
        try:
            async with asyncio.timeout(LET_GO_AFTER / 2):
                beat = await self.cluster.beat(wants_slot=not self._serving)
        except (Unwritable, TimeoutError) as error:
            if self._serving and loop.time() - self._renewed > LET_GO_AFTER:
                log.warning("the leases cannot be renewed: the shards are given up", extra={"why": str(error)})
                await self._stop(list(self._serving))
            return
        self._renewed = loop.time()
        self._note_share(beat.living)
        await self._stop([slot for slot in self._serving if slot not in beat.slots])
        for slot in sorted(beat.slots - self._serving.keys()):  # Given up for a while, but nobody else took it.
            self._start(slot)
        await self._quietly(self._take_or_give(beat.waiting))

    async def _take_or_give(self, waiting: int) -> None:
        """Take one free slot, or give one to a process that has none."""
        if len(self._serving) > 1 and waiting:
            slot = self.held[-1]
            await self._stop([slot])
            await self.cluster.leave_slot(slot)
            log.info("a slot is given to another process", extra={"slot": slot})
            return
        if self._serving and waiting:
            return
        slot_taken = await self.cluster.take_slot()
        if slot_taken is not None and slot_taken not in self._serving:
            self._start(slot_taken)

    def _start(self, slot: int) -> None:
        shards = shards_of(slot, self.count, self.shards)
        log.info("a slot is taken", extra={"slot": slot, "shards": shards})
        self._serving[slot] = asyncio.create_task(self._serve_shards(shards))

    async def _serve_shards(self, shards: list[int]) -> None:
        await self._serve(shards)

    async def _stop(self, slots: list[int]) -> None:
        """Close the gateway connections of some slots."""
        tasks = [self._serving.pop(slot) for slot in slots if slot in self._serving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _quietly(self, work: Awaitable[None]) -> None:
        """Do something that the end of a lease does as well, if the database cannot be reached."""
        try:
            async with asyncio.timeout(LET_GO_AFTER / 2):
                await work
        except (Unwritable, TimeoutError) as error:
            log.warning("the database cannot be reached", extra={"why": str(error)})
