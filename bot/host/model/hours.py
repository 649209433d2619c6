"""The clock, and the waking hours of people. Nobody is called in their quiet hours."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
HALF_AN_HOUR = timedelta(minutes=30)
MOST_SKIPPED = 2
"""The most hours that clocks ever go forward."""
REMINDER_HOURS = range(1, 24 * 14 + 1)
"""The waking hours after which a reminder can be set to come."""


class Clock(Protocol):
    """The source of time. Tests use one that they set."""

    def now(self) -> datetime:
        """Return the time in UTC."""

    def running(self) -> float:
        """Return the seconds of a clock that cannot be set and stops while the machine sleeps."""


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    def running(self) -> float:
        return time.monotonic()


class Day(msgspec.Struct, frozen=True):
    """The hours in which a person is awake."""

    zone: str = "UTC"
    quiet_from: int = 22
    quiet_to: int = 8
    """Local hours of the quiet time. If both are equal there is none."""
    away_until: datetime | None = None
    """The end of the person's vacation."""
    there_until: datetime | None = None
    """A person who has just done something counts as awake until then."""

    def is_quiet(self, at: datetime) -> bool:
        if self.there_until and at < self.there_until:
            return False
        if self.away_until and at < self.away_until:
            return True
        local = at.astimezone(ZoneInfo(self.zone))
        return self._is_quiet_hour(local.hour) and not self._is_skipped_waking(local)

    def _is_quiet_hour(self, hour: int) -> bool:
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to

    def _is_skipped_waking(self, local: datetime) -> bool:
        """Return whether the clocks have just skipped all waking hours. These hours then count as awake."""
        if not 0 < (self.quiet_from - self.quiet_to) % 24 <= MOST_SKIPPED:
            return False
        skipped = _skipped_before(local)
        waking = [hour for hour in range(24) if not self._is_quiet_hour(hour)]
        return bool(skipped) and (local - skipped).hour in waking and all(_is_skipped(local, hour) for hour in waking)

    def next_waking(self, at: datetime) -> datetime:
        """Return `at`, or the end of the quiet hours that it falls into."""
        if not self.is_quiet(at):
            return at
        if self.away_until and at < self.away_until:
            at = self.away_until
        while self.is_quiet(at):
            at = _next_step(at, self.zone)
        return at

    def after_waking(self, start: datetime, hours: float) -> datetime:
        """Return the time when this many waking hours have passed since `start`."""
        left = timedelta(hours=hours)
        at = self.next_waking(start)
        while left:
            stop = _next_step(at, self.zone)
            if stop - at >= left:
                return self.next_waking(at + left)
            left -= stop - at
            at = self.next_waking(stop)
        return at


def is_zone(name: str) -> bool:
    """Return whether this is the name of a time zone, such as "Europe/Prague"."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _next_step(at: datetime, zone: str) -> datetime:
    """Return the next full or half hour on this zone's clocks; some clocks change by half an hour."""
    local = at.astimezone(ZoneInfo(zone))
    past = timedelta(minutes=local.minute % 30, seconds=local.second, microseconds=local.microsecond)
    return at - past + HALF_AN_HOUR


def _skipped_before(local: datetime) -> timedelta:
    """Return by how much the clocks went forward in the last hours."""
    before = (local.astimezone(UTC) - MOST_SKIPPED * HOUR).astimezone(local.tzinfo)
    return max((local.utcoffset() or timedelta()) - (before.utcoffset() or timedelta()), timedelta())


def _is_skipped(local: datetime, hour: int) -> bool:
    """Return whether the clocks do not show this full hour on this day."""
    shown = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    return shown.astimezone(UTC).astimezone(local.tzinfo).replace(tzinfo=None) != shown.replace(tzinfo=None)
