"""Outages: time in which nobody could press, because Discord was unreachable, the machine slept or its clock was set.

Such time does not count towards reminders and deadlines. Each server belongs to one shard. Direct messages come through
shard 0, so that nobody can be called without it.
"""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta

import msgspec

from bot.host.model.hours import Clock

DIRECT = 0
"""The shard that carries direct messages."""
BEAT = 15.0
"""Seconds between two comparisons of the clocks."""
SLIGHT = timedelta(seconds=30)
"""Differences between clocks, and pauses of the process, up to this length are ignored."""


class Part(msgspec.Struct, frozen=True):
    """The part of Discord that a lost connection concerns: one shard of so many, or everything if `shard` is None."""

    shard: int | None = None
    shards: int = 1

    @property
    def is_everything(self) -> bool:
        return self.shard in (None, DIRECT)


EVERYTHING = Part()


def shard_of(guild: int | None, shards: int | None) -> int:
    return DIRECT if guild is None else (guild >> 22) % (shards or 1)


class Presence:
    """The connections that are lost, and the outages that have not been excused yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost: dict[Part, float] = {}
        self._over: dict[Part, timedelta] = {}
        self._beaten = self._clocks()

    async def run(self) -> None:
        """Compare the clocks every few seconds until the task is cancelled."""
        while True:
            self.beat()
            await asyncio.sleep(BEAT)

    def beat(self) -> None:
        """Note an outage if a clock has jumped or the process was stopped since the last beat."""
        (now, running, real), self._beaten = self._beaten, self._clocks()
        jumped = (self._beaten[0] - now) - timedelta(seconds=self._beaten[1] - running)
        held_up = timedelta(seconds=self._beaten[2] - real - BEAT)
        if abs(jumped) > SLIGHT:
            self._note(EVERYTHING, jumped)
        elif held_up > SLIGHT:
            self._note(EVERYTHING, held_up)

    def lost(self, shard: int | None = None, shards: int = 1) -> None:
        """Note when the connection of a shard to Discord was lost."""
        self._lost.setdefault(Part(shard, shards), self._clock.running())

    def back(self, shard: int | None = None, shards: int = 1) -> None:
        """Note that a connection is back."""
        self._close(Part(shard, shards), self._clock.running())

    def gone(self, shard: int | None = None, shards: int = 1) -> None:
        """Forget a shard that another process serves. This process no longer counts its lost time."""
        self._lost.pop(Part(shard, shards), None)

    def served_by(self, shards: int) -> None:
        """Set the shard count, and stop waiting for shards that no longer exist."""
        for part in [part for part in self._lost if part.shard is not None and part.shards != shards]:
            self._close(part, self._clock.running())

    @property
    def is_whole(self) -> bool:
        """Return whether all shards are connected."""
        return not self._lost

    def absences(self) -> dict[Part, timedelta]:
        """Return the outages since the last call. An outage that goes on starts anew from now."""
        now = self._clock.running()
        for part in list(self._lost):
            self._close(part, now)
            self._lost[part] = now
        absences, self._over = self._over, {}
        wholes = [away for part, away in absences.items() if part.is_everything]
        whole = max(wholes, key=abs, default=timedelta())
        with_all = max(whole, timedelta())  # A shard that was away during a whole outage is excused once.
        some = {part: away - with_all for part, away in absences.items() if not part.is_everything and away > with_all}
        return {EVERYTHING: whole, **some} if wholes else some

    def begin(self) -> None:
        """Forget outages before the start. The stored time of the last sign of life covers them."""
        self._over = {}
        self._lost = dict.fromkeys(self._lost, self._clock.running())
        self._beaten = self._clocks()

    def _close(self, part: Part, now: float) -> None:
        since = self._lost.pop(part, None)
        if since is not None and now > since:
            self._note(part, timedelta(seconds=now - since))

    def _note(self, part: Part, away: timedelta) -> None:
        self._over[part] = self._over.get(part, timedelta()) + away

    def _clocks(self) -> tuple[datetime, float, float]:
        return self._clock.now(), self._clock.running(), time.monotonic()
