"""The agreements of several processes in the database: who lives, serves which slot of shards, and delivers to whom.

Every agreement is a row with a lease. A process that dies or is cut off loses its rows when the lease ends. All times
are those of the database server, so the clocks of the machines do not matter.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Collection, Sequence

import msgspec

from bot.host.model.sessions import Session
from bot.host.store.connection.executors import Row, Statement, TooNew

LEASE = 25.0
"""Seconds for which a process holds what it has, unless it renews it."""
BETWEEN_SESSIONS = 5.0
"""Seconds between two sessions of one bucket, as Discord demands."""
RESUMABLE_FOR = 60.0
"""Seconds after which a session that was left is not resumed. Discord repeats its events for about that long."""
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
_OLDEST = (
    "SELECT coalesce(max(value) FILTER (WHERE key = 'oldest'), max(value) FILTER (WHERE key = 'version')) AS value"
    " FROM meta"
)
_BURY = f"DELETE FROM processes WHERE until < {_NOW} - 3600"
_LAY_SLOTS = (
    "INSERT INTO slots (slot, until) SELECT slot, 0 FROM generate_series(0, :most) AS slot ON CONFLICT DO NOTHING"
)
_DROP_SLOTS = "DELETE FROM slots WHERE slot > :most"
_TAKE_SLOT = (
    f"UPDATE slots SET holder = :me, until = {_NOW} + :lease, epoch = epoch + 1, sessions = '[]'"
    " FROM (SELECT slot, holder, until, sessions FROM slots"
    f" WHERE holder IS NULL OR until < {_NOW} ORDER BY until, slot LIMIT 1 FOR UPDATE SKIP LOCKED) AS former"
    " WHERE slots.slot = former.slot RETURNING slots.slot,"
    # A process of an earlier version does not remove what was left to it, and may have crashed.
    f" CASE WHEN former.holder IS NULL AND former.until > {_NOW} - :fresh THEN former.sessions ELSE '[]' END"
    " AS sessions"
)
_LEAVE_SLOT = (
    f"UPDATE slots SET holder = NULL, until = {_NOW}, sessions = :sessions WHERE holder = :me AND slot = :slot"
)
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
    """The result of renewing the leases: the slots of this process, and the numbers of processes."""

    slots: frozenset[int]
    """The slots that it still holds."""
    living: int
    """The number of processes that live."""
    waiting: int
    """The number of them that wait for a slot."""


class TakenSlot(msgspec.Struct, frozen=True):
    """A slot that a process has taken."""

    slot: int
    sessions: list[Session] = []
    """The sessions of its shards that the former holder has left. None if it crashed."""


class SlotHolder(msgspec.Struct, frozen=True):
    """The process that serves a slot of shards."""

    slot: int
    holder: str | None
    epoch: int
    """How often the slot has changed hands."""


class Cluster:
    """The agreements of one process with the others."""

    def __init__(self, pipeline: Pipeline, known_version: int) -> None:
        self._pipeline = pipeline
        self._known_version = known_version
        """The version of the database that this program was written for."""
        self.me = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(3)}"
        """The name of this process. It is never used again."""
        self.living = 1
        """How many processes lived at the last heartbeat."""

    async def beat(self, *, wants_slot: bool) -> Heartbeat:
        """Renew everything that this process holds, in one round trip.

        Raise `TooNew` if a later program has upgraded the database meanwhile.
        """
        mine = {"me": self.me, "lease": LEASE, "wants": int(wants_slot)}
        _, slots, _, (counted,), (oldest,), _ = await self._pipeline(
            [
                *((_IS_ALIVE, mine), (_RENEW_SLOTS, mine), (_RENEW_CLAIMS, mine)),
                *((_LIVING, ()), (_OLDEST, ()), (_BURY, ())),
            ]
        )
        if int(oldest["value"]) > self._known_version:
            raise TooNew(
                f"a later bot has upgraded it. Version {oldest['value']} is needed, and this bot knows"
                f" {self._known_version}. Install the later version here too"
            )
        self.living = max(int(counted["living"]), 1)
        return Heartbeat(frozenset(row["slot"] for row in slots), self.living, int(counted["waiting"]))

    async def lay_slots(self, count: int) -> None:
        """Set the number of slots: add missing ones, and drop the others."""
        most = {"most": count - 1}
        await self._pipeline([(_LAY_SLOTS, most), (_DROP_SLOTS, most)])

    async def take_slot(self) -> TakenSlot | None:
        """Take a slot that nobody serves."""
        (taken,) = await self._pipeline([(_TAKE_SLOT, {"me": self.me, "lease": LEASE, "fresh": RESUMABLE_FOR})])
        if not taken:
            return None
        return TakenSlot(taken[0]["slot"], msgspec.json.decode(taken[0]["sessions"], type=list[Session]))

    async def leave_slot(self, slot: int, sessions: Sequence[Session] = ()) -> None:
        """Let another process take a slot, and leave the sessions of its shards to that process."""
        left = msgspec.json.encode(sessions).decode()
        await self._pipeline([(_LEAVE_SLOT, {"me": self.me, "slot": slot, "sessions": left})])

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
        """Return whether this process must do a regular job now. One process does it, once every `every` seconds."""
        (rows,) = await self._pipeline([(_DUTY, {"name": name, "every": every})])
        return bool(rows)

    async def seconds_until_session(self, bucket: int) -> float:
        """Reserve the next session of a bucket, and return after how many seconds it may begin."""
        (rows,) = await self._pipeline([(_IDENTIFY, {"bucket": bucket, "between": BETWEEN_SESSIONS})])
        return max(float(rows[0]["wait"]), 0.0)
