"""What several processes agree on in the database: who lives, who serves which slot of shards, who delivers to whom.

Every agreement is a row with a lease. A process that dies or is cut off loses its rows when the lease ends. All times
are those of the database server, so the clocks of the machines do not matter.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Collection, Sequence

import msgspec

from bot.host.store.executors import Row, Statement

LEASE = 30.0
"""Seconds for which a process holds what it has, unless it renews it."""
ALIVE = 15.0
"""Seconds without a sign of life after which a process does not count for the share of the REST limit."""
BETWEEN_SESSIONS = 5.0
"""Seconds between two sessions of one bucket, as Discord demands."""
_NOW = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"

Addressee = tuple[bool, int]
Pipeline = Callable[[Sequence[Statement]], Awaitable[list[list[Row]]]]
"""Runs statements in one round trip, and returns the rows of each."""

_IS_ALIVE = (
    f"INSERT INTO processes VALUES (:me, {_NOW}, {_NOW} + :lease, :wants) ON CONFLICT (id) DO UPDATE"
    f" SET until = {_NOW} + :lease, wants_slot = :wants"
)
_RENEW_SLOTS = f"UPDATE slots SET until = {_NOW} + :lease WHERE holder = :me RETURNING slot"
_RENEW_CLAIMS = f"UPDATE claims SET until = {_NOW} + :lease WHERE holder = :me"
_LIVING = f"SELECT count(*) AS living, coalesce(sum(wants_slot), 0) AS waiting FROM processes WHERE until > {_NOW}"
_BURY = f"DELETE FROM processes WHERE until < {_NOW} - 3600"
_LAY_SLOTS = (
    "INSERT INTO slots (slot, until) SELECT slot, 0 FROM generate_series(0, :most) AS slot ON CONFLICT DO NOTHING"
)
_DROP_SLOTS = "DELETE FROM slots WHERE slot > :most"
_TAKE_SLOT = (
    f"UPDATE slots SET holder = :me, until = {_NOW} + :lease, epoch = epoch + 1 WHERE slot = (SELECT slot FROM slots"
    f" WHERE holder IS NULL OR until < {_NOW} ORDER BY until, slot LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING slot"
)
_LEAVE_SLOT = "UPDATE slots SET holder = NULL, until = 0 WHERE holder = :me AND slot = :slot"
_LEAVE = ("DELETE FROM claims WHERE holder = :me", "DELETE FROM processes WHERE id = :me")
_HOLDERS = f"SELECT slot, CASE WHEN until > {_NOW} THEN holder END AS holder, epoch FROM slots ORDER BY slot"
_CLAIM = (
    f"INSERT INTO claims SELECT direct, target, :me, {_NOW} + :lease"
    " FROM unnest(CAST(:directs AS bigint[]), CAST(:targets AS bigint[])) AS wanted (direct, target)"
    " ORDER BY direct, target ON CONFLICT (direct, target)"
    " DO UPDATE SET holder = excluded.holder, until = excluded.until"
    f" WHERE claims.until < {_NOW} OR claims.holder = excluded.holder RETURNING direct, target"
)
_RELEASE = "DELETE FROM claims WHERE holder = :me AND direct = :direct AND target = :target"
_DUTY = (
    f"INSERT INTO duties VALUES (:name, {_NOW}) ON CONFLICT (name) DO UPDATE SET done = {_NOW}"
    f" WHERE duties.done <= {_NOW} - :every RETURNING name"
)
_IDENTIFY = (
    f"INSERT INTO identify_limits VALUES (:bucket, {_NOW} + :between) ON CONFLICT (bucket) DO UPDATE"
    f" SET next_at = greatest(identify_limits.next_at, {_NOW}) + :between RETURNING next_at - :between - {_NOW} AS wait"
)


class Heartbeat(msgspec.Struct, frozen=True):
    """What a process learns when it renews its leases."""

    slots: frozenset[int]
    """The slots that it still holds."""
    living: int
    """How many processes live."""
    waiting: int
    """How many of them wait for a slot."""


class SlotHolder(msgspec.Struct, frozen=True):
    """Who serves a slot of shards."""

    slot: int
    holder: str | None
    epoch: int
    """How often the slot has changed hands."""


class Cluster:
    """The agreements of one process with the others."""

    def __init__(self, pipeline: Pipeline) -> None:
        self._pipeline = pipeline
        self.me = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(3)}"
        """The name of this process. It is never used again."""
        self.living = 1
        """How many processes lived at the last heartbeat."""

    async def beat(self, *, wants_slot: bool) -> Heartbeat:
        """Renew everything that this process holds, in one round trip."""
        mine = {"me": self.me, "lease": LEASE, "wants": int(wants_slot)}
        _, slots, _, (counted,), _ = await self._pipeline(
            [(_IS_ALIVE, mine), (_RENEW_SLOTS, mine), (_RENEW_CLAIMS, mine), (_LIVING, ()), (_BURY, ())]
        )
        self.living = max(int(counted["living"]), 1)
        return Heartbeat(frozenset(row["slot"] for row in slots), self.living, int(counted["waiting"]))

    async def lay_slots(self, count: int) -> None:
        """Let there be this number of slots."""
        most = {"most": count - 1}
        await self._pipeline([(_LAY_SLOTS, most), (_DROP_SLOTS, most)])

    async def take_slot(self) -> int | None:
        """Take a slot that nobody serves, and return its number."""
        (taken,) = await self._pipeline([(_TAKE_SLOT, {"me": self.me, "lease": LEASE})])
        return taken[0]["slot"] if taken else None

    async def leave_slot(self, slot: int) -> None:
        await self._pipeline([(_LEAVE_SLOT, {"me": self.me, "slot": slot})])

    async def leave(self) -> None:
        """Give back everything that is left, because this process ends."""
        await self._pipeline([(statement, {"me": self.me}) for statement in _LEAVE])

    async def holders(self) -> list[SlotHolder]:
        (rows,) = await self._pipeline([(_HOLDERS, ())])
        return [msgspec.convert(row, SlotHolder) for row in rows]

    async def claim(self, places: Collection[Addressee]) -> set[Addressee]:
        """Claim the delivery to people and channels, and return those that nobody else delivers to."""
        directs, targets = [int(direct) for direct, _ in places], [target for _, target in places]
        wanted = {"me": self.me, "lease": LEASE, "directs": directs, "targets": targets}
        (rows,) = await self._pipeline([(_CLAIM, wanted)])
        return {(bool(row["direct"]), row["target"]) for row in rows}

    async def release(self, place: Addressee) -> None:
        await self._pipeline([(_RELEASE, {"me": self.me, "direct": int(place[0]), "target": place[1]})])

    async def takes_duty(self, name: str, every: float) -> bool:
        """Return whether this process does some regular work now. Only one does, once in this number of seconds."""
        (rows,) = await self._pipeline([(_DUTY, {"name": name, "every": every})])
        return bool(rows)

    async def seconds_until_session(self, bucket: int) -> float:
        """Reserve the next session of a bucket, and return after how many seconds it may begin."""
        (rows,) = await self._pipeline([(_IDENTIFY, {"bucket": bucket, "between": BETWEEN_SESSIONS})])
        return max(float(rows[0]["wait"]), 0.0)
