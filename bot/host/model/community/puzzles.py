"""The puzzle of the week: the servers that want it, the puzzles posted there, and what people chose."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import IntEnum
from zoneinfo import ZoneInfo

import msgspec

from bot.host.model.hours import DAY
from bot.host.model.minds import FRIENDS

WEEK_DAYS = 7
EARLIEST = DAY
"""So long after its post a puzzle is solved at the earliest."""
ANSWERS_KEPT = 60 * DAY
"""How long answers are kept, from the first look at the puzzle."""
PICTURED = "puzzle"
"""Pictures of a puzzle name `puzzle:<game>:<name>` as their game."""
NAMES = tuple(FRIENDS)
"""The names of the seats in a puzzle."""


class PuzzleServer(msgspec.Struct, frozen=True, kw_only=True):
    """A server that wants puzzles, and where and when."""

    guild: int
    channel: int
    key: str = ""
    """The game of its puzzles. Empty: all games."""
    lang: str = "en"
    hour: int = 18
    zone: str = "UTC"
    due: datetime
    """When the next puzzle is posted."""


class Stage(IntEnum):
    NEW = 0
    OPEN = 1
    """It is posted, and people choose."""
    CLOSED = 2
    """Nobody can choose any more; the solution is about to be posted."""
    SOLVED = 3


class PostedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle of one server."""

    id: int = 0
    guild: int
    channel: int
    key: str
    """The key of the game."""
    name: str
    """The name of the puzzle in the data of the game."""
    lang: str
    posted: datetime
    ends: datetime
    """When the solution is posted, unless it comes early."""
    stage: Stage = Stage.NEW
    changed: datetime
    """When the stage changed last."""


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One person's state at a puzzle: when they first looked, and the turn that they chose."""

    puzzle: int
    user: int
    looked: datetime
    course: int | None = None
    """The number of the turn that they chose. None: they have only looked."""
    is_done: bool = False
    """Whether they have finished, so that the solution need not wait for them."""


def next_due(after: datetime, hour: int, zone: str, days: int = 0) -> datetime:
    """Return the first time after a moment, and some days later, at which the clocks of a zone show an hour."""
    local = after.astimezone(ZoneInfo(zone)) + timedelta(days=days)
    found = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (found if found > local else found + timedelta(days=1)).astimezone(after.tzinfo)


def in_a_week(due: datetime, now: datetime, hour: int, zone: str) -> datetime:
    """Return when the puzzle after this one is posted. Weeks that an outage has skipped stay without one."""
    local = due.astimezone(ZoneInfo(zone))
    while local <= now:
        local = (local + timedelta(days=WEEK_DAYS)).replace(hour=hour, minute=0)
    return local.astimezone(due.tzinfo)


def may_end_early(puzzle: PostedPuzzle, answers: Sequence[PuzzleAnswer], now: datetime) -> bool:
    """Return whether everybody who has looked has answered and finished."""
    if now < puzzle.posted + EARLIEST or not answers:
        return False
    return all(each.course is not None and each.is_done for each in answers)
