"""Slots: the parts of the shards that the processes of a cluster serve.

Each process takes a free slot and serves its shards, as long as it can renew the lease in the database. One without a
slot waits to take over. If there is none, a process serves more than one slot, until another one comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

from bot.host.model.sessions import Session
from bot.host.store import TooNew, Unwritable
from bot.host.store.cluster import LEASE, Cluster

log = logging.getLogger(__name__)

BEAT = 4.0
"""Seconds between two renewals of the leases."""
WAITING_BEAT = 1.0
"""Seconds between two looks of a process that waits for a slot."""
LET_GO_AFTER = LEASE / 2
"""Seconds without a renewal after which a process closes its gateway connections, well before others take over."""


GIVE_AFTER = 60.0
"""Seconds after which a slot that could not be connected is given to a process that waits."""


class ShardService(Protocol):
    """Connects shards to Discord."""

    async def serve(self, shards: list[int], sessions: Sequence[Session]) -> None:
        """Serve some shards until the task is cancelled. Sessions that another process has left are resumed."""

    def is_connected(self, shards: list[int]) -> bool:
        """Return whether events of these shards come in."""

    async def leave_sessions(self, shards: list[int]) -> list[Session]:
        """Stop to receive events of some shards, and return the sessions, so that another process can resume them."""


def shards_of(slot: int, slots: int, shards: int) -> list[int]:
    """Return the shards of a slot."""
    return list(range(slot, shards, slots))


class Slots:
    """The slots of this process, and the work for each."""

    def __init__(
        self, cluster: Cluster, count: int, shards: int, service: ShardService, note_share: Callable[[int], None]
    ) -> None:
        """Call `note_share` with the number of live processes whenever it is read."""
        self.cluster = cluster
        self.count = count
        self.shards = shards
        self._service = service
        self._note_share = note_share
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._taken_at: dict[int, float] = {}
        self._handed_over: set[asyncio.Task[None]] = set()
        """The work for slots that others serve by now. It ends with the last answer."""
        self._renewed = 0.0
        self._is_leaving = False

    def _has_left(self) -> bool:
        return self._is_leaving

    @property
    def held(self) -> list[int]:
        return sorted(self._serving)

    async def run(self) -> None:
        """Hold slots until the task is cancelled, or until serving fails for good."""
        await self._lay()
        self._renewed = asyncio.get_running_loop().time()
        try:
            while True:
                try:
                    await self._beat()
                except TooNew:
                    await self.hand_over()
                    await self.leave()
                    raise
                for task in list(self._serving.values()):
                    if task.done() and not task.cancelled():
                        task.result()  # A refused token ends the process.
                await asyncio.sleep(BEAT if self._serving else WAITING_BEAT)
        finally:
            await self._stop(list(self._serving))
            await _cancelled(self._handed_over)

    async def hand_over(self) -> None:
        """Give all slots to other processes. Presses from now on reach those. Earlier ones are still answered here."""
        self._is_leaving = True
        await asyncio.gather(*(self._quietly(self._give(slot)) for slot in list(self._serving)))

    async def leave(self) -> None:
        """Give back the remaining leases. Called after the last answer."""
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
        if self._has_left():
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
        if self._has_left():
            return
        await self._stop([slot for slot in self._serving if slot not in beat.slots])
        for slot in sorted(beat.slots - self._serving.keys()):  # Given up for a while, but nobody else took it.
            self._start(slot)
        await self._quietly(self._take_or_give(beat.waiting))

    async def _take_or_give(self, waiting: int) -> None:
        """Take one free slot, or give one to a process that has none."""
        if len(self._serving) > 1 and waiting:
            if not self._may_be_given(self.held[-1]):
                return
            await self._give(self.held[-1])
            return
        if self._serving and waiting:
            return
        taken = await self.cluster.take_slot()
        if taken is None:
            return
        if self._has_left():
            await self.cluster.leave_slot(taken.slot, taken.sessions)
        elif taken.slot not in self._serving:
            self._start(taken.slot, taken.sessions)

    def _may_be_given(self, slot: int) -> bool:
        """Return whether a slot is connected, or has been tried for so long that another process may try."""
        tried_for = asyncio.get_running_loop().time() - self._taken_at[slot]
        return tried_for > GIVE_AFTER or self._service.is_connected(self._shards_of(slot))

    async def _give(self, slot: int) -> None:
        """Leave a slot and its sessions at Discord to another process."""
        task = self._take_from_serving(slot)
        sessions = await self._service.leave_sessions(self._shards_of(slot))
        if not self._has_left():
            task.cancel()
        await self.cluster.leave_slot(slot, sessions)
        log.info("a slot is given to another process", extra={"slot": slot, "sessions": len(sessions)})

    def _start(self, slot: int, sessions: Sequence[Session] = ()) -> None:
        shards = self._shards_of(slot)
        log.info("a slot is taken", extra={"slot": slot, "shards": shards, "sessions": len(sessions)})
        self._taken_at[slot] = asyncio.get_running_loop().time()
        self._serving[slot] = asyncio.create_task(self._serve_shards(shards, sessions))

    async def _serve_shards(self, shards: list[int], sessions: Sequence[Session]) -> None:
        await self._service.serve(shards, sessions)

    def _shards_of(self, slot: int) -> list[int]:
        return shards_of(slot, self.count, self.shards)

    async def _stop(self, slots: list[int]) -> None:
        """Close the gateway connections of some slots. Who has pressed before is still answered."""
        await asyncio.gather(*(self._close(slot) for slot in slots if slot in self._serving))

    async def _close(self, slot: int) -> None:
        task = self._take_from_serving(slot)
        await self._service.leave_sessions(self._shards_of(slot))
        task.cancel()

    def _take_from_serving(self, slot: int) -> asyncio.Task[None]:
        task = self._serving.pop(slot)
        self._handed_over.add(task)
        task.add_done_callback(self._handed_over.discard)
        return task

    async def _quietly(self, work: Awaitable[None]) -> None:
        """Do something that the end of a lease does as well, if the database cannot be reached."""
        try:
            async with asyncio.timeout(LET_GO_AFTER / 2):
                await work
        except (Unwritable, TimeoutError) as error:
            log.warning("the database cannot be reached", extra={"why": str(error)})


async def _cancelled(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    ending = list(tasks)
    for task in ending:
        if not task.cancelling():  # A second time would interrupt what a task does at its end.
            task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
