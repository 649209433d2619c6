"""Time: the clock everybody asks, and people's waking hours. Nobody is called in their quiet hours."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
REMINDER_HOURS = range(1, 24 * 14 + 1)
"""After so many waking hours somebody can be reminded."""


class Clock(Protocol):
    def now(self) -> datetime:
        """The time, in UTC."""

    def running(self) -> float:
        """Seconds on a clock that nobody sets, and that stands while the machine sleeps."""


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    def running(self) -> float:
        return time.monotonic()


class Day(msgspec.Struct, frozen=True):
    """When somebody wakes and sleeps."""

    zone: str = "UTC"
    quiet_from: int = 22
    quiet_to: int = 8
    """Local hours; equal: never quiet."""
    away_until: datetime | None = None
    """On vacation until then."""
    there_until: datetime | None = None
    """Somebody who has just done something is there, whatever the hour."""

    def is_quiet(self, at: datetime) -> bool:
        if self.there_until and at < self.there_until:
            return False
        if self.away_until and at < self.away_until:
            return True
        hour = at.astimezone(ZoneInfo(self.zone)).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to

    def next_waking(self, at: datetime) -> datetime:
        """`at`, or the end of the quiet hours it falls into."""
        if not self.is_quiet(at):
            return at
        if self.away_until and at < self.away_until:
            at = self.away_until
        while self.is_quiet(at):
            at = _next_hour(at, self.zone)
        return at

    def after_waking(self, start: datetime, hours: float) -> datetime:
        """When so many waking hours have passed since `start`."""
        left = timedelta(hours=hours)
        at = self.next_waking(start)
        while left:
            stop = _next_hour(at, self.zone)
            if stop - at >= left:
                return self.next_waking(at + left)
            left -= stop - at
            at = self.next_waking(stop)
        return at


def is_zone(name: str) -> bool:
    """Whether clocks go by this name somewhere, such as "Europe/Prague"."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _next_hour(at: datetime, zone: str) -> datetime:
    """The next full hour on this zone's clocks; the hours of UTC go by evenly, also when the clocks change."""
    local = at.astimezone(ZoneInfo(zone))
    past = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
    return at - past + HOUR
