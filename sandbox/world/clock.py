"""The sandbox's clock, which tests can advance, and the ids (snowflakes) made from it."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Timer:
    """A callback that runs at a time of the sandbox's clock."""

    def __init__(self, clock: "Clock", due: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._due = due
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self.schedule()

    def schedule(self) -> None:
        if self._handle:
            self._handle.cancel()
        wait = max(0.0, self._due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def cancel(self) -> None:
        if self._handle:
            self._handle.cancel()
        self._clock.timers.discard(self)

    def _fire(self) -> None:
        self._clock.timers.discard(self)
        self._callback()


class Clock:
    """The system time plus an offset. Tests can only advance it."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset
        self.timers: set[Timer] = set()

    def now(self) -> float:
        return time.time() + self.offset

    def iso(self, at: float | None = None) -> str:
        moment = datetime.fromtimestamp(self.now() if at is None else at, UTC)
        return moment.isoformat(timespec="microseconds")

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(self, self.now() + seconds, callback)
        self.timers.add(timer)
        return timer

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError("the clock only moves forward")
        self.offset += seconds
        for timer in list(self.timers):
            timer.schedule()


class Snowflakes:
    """A source of ids that contain their time and always increase."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> str:
        moment = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(self.last + 1, moment)
        return str(self.last)


def moment_of(snowflake: str) -> float:
    """Return the time at which an id was made, in seconds."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
