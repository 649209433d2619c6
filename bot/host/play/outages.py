"""When nobody could have pressed: Discord or a part of it out of reach, the machine asleep, the clock set.

Such time counts for nobody. A server is served by one shard; direct messages, through which everybody is called, come
through the first, so that without it nobody is reached.
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
"""Seconds between two looks at the clocks."""
SLIGHT = timedelta(seconds=30)
"""Clocks may differ by so much, and the process may be held up for so long, without anybody noticing."""


class Part(msgspec.Struct, frozen=True):
    """What a lost connection concerns; without a shard: everything."""

    shard: int | None = None
    shards: int = 1

    @property
    def is_everything(self) -> bool:
        return self.shard in (None, DIRECT)


EVERYTHING = Part()


def shard_of(guild: int | None, shards: int | None) -> int:
    return DIRECT if guild is None else (guild >> 22) % (shards or 1)


class Presence:
    """Who is out of reach since when, and which absences have not been excused yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost: dict[Part, float] = {}
        self._over: dict[Part, timedelta] = {}
        self._beaten = self._clocks()

    async def run(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT)

    def beat(self) -> None:
        """Notice what happened to the clocks since the last beat."""
        (now, running, real), self._beaten = self._beaten, self._clocks()
        jumped = (self._beaten[0] - now) - timedelta(seconds=self._beaten[1] - running)
        held_up = timedelta(seconds=self._beaten[2] - real - BEAT)
        if abs(jumped) > SLIGHT:
            self._note(EVERYTHING, jumped)
        elif held_up > SLIGHT:
            self._note(EVERYTHING, held_up)

    def lost(self, shard: int | None = None, shards: int = 1) -> None:
        self._lost.setdefault(Part(shard, shards), self._clock.running())

    def back(self, shard: int | None = None, shards: int = 1) -> None:
        self._close(Part(shard, shards), self._clock.running())

    def served_by(self, shards: int) -> None:
        """So many there are now: a shard of another division is awaited no longer."""
        for part in [part for part in self._lost if part.shard is not None and part.shards != shards]:
            self._close(part, self._clock.running())

    @property
    def is_whole(self) -> bool:
        """Whether everybody can be reached."""
        return not self._lost

    def absences(self) -> dict[Part, timedelta]:
        """What is to be excused since this was last asked; who is still away goes on being so from now."""
        now = self._clock.running()
        for part in list(self._lost):
            self._close(part, now)
            self._lost[part] = now
        absences, self._over = self._over, {}
        wholes = [away for part, away in absences.items() if part.is_everything]
        whole = max(wholes, key=abs, default=timedelta())
        with_all = max(whole, timedelta())  # A part that was away with everything else is excused with it, once.
        some = {part: away - with_all for part, away in absences.items() if not part.is_everything and away > with_all}
        return {EVERYTHING: whole, **some} if wholes else some

    def begin(self) -> None:
        """Whatever was noted before is told by the diary."""
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
