"""The challenge of the week: one sealed deal for everybody. Weeks begin on Monday at 0:00 UTC."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import msgspec

WEEK = timedelta(days=7)
FIRST_MONDAY = datetime(2024, 1, 1, tzinfo=UTC)
COUNTED_TRIES = 3
"""The best of so many first tries counts."""
MOST_TRIES = 10
"""How many tries a person may begin in a week."""


def week_of(moment: datetime) -> int:
    """Return the number of a week. Week 1 began on 1 January 2024."""
    return (moment - FIRST_MONDAY) // WEEK + 1


def week_begin(week: int) -> datetime:
    return FIRST_MONDAY + (week - 1) * WEEK


def is_sealed(week: int, now: datetime) -> bool:
    """Return whether the seed of this week's challenge is still secret. Week 0 stands for no challenge."""
    return week > 0 and now < week_begin(week + 1)


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of one week."""

    week: int
    key: str
    """The key of the game."""
    format: str
    twist: str
    seed: bytes
    commitment: str

    @property
    def ends(self) -> datetime:
        return week_begin(self.week + 1)


class TryOutcome(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    GIVEN_UP = "given_up"
    LATE = "late"
    """It was finished after the end of the week."""


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """One try of one person."""

    game: str
    week: int
    user: int | None
    """None: somebody who wishes to be forgotten."""
    number: int
    """The first try has the number 1."""
    guild: int | None
    """The server in which the try was begun, if any."""
    begun: datetime
    outcome: TryOutcome = TryOutcome.RUNNING
    won: bool = False
    score: int = 0
    rounds: int = 0

    @property
    def counts(self) -> bool:
        return self.outcome is TryOutcome.FINISHED and self.number <= COUNTED_TRIES

    @property
    def worth(self) -> tuple[bool, int, int]:
        """Return what the better of two tries has more of: a win, points, and speed or, if lost, endurance."""
        return self.won, self.score, -self.rounds if self.won else self.rounds


class Standing(msgspec.Struct, frozen=True):
    """One line of the table of results."""

    place: int
    best: Try


def standings(tries: Iterable[Try]) -> list[Standing]:
    """Return the best counted try of each person, the best first. Equal tries share a place."""
    best: dict[int | str, Try] = {}
    for each in tries:
        if not each.counts:
            continue
        who = each.user if each.user is not None else each.game
        if who not in best or each.worth > best[who].worth:
            best[who] = each
    ordered = sorted(best.values(), key=lambda each: each.begun)
    ordered.sort(key=lambda each: each.worth, reverse=True)
    worths = [each.worth for each in ordered]
    return [Standing(worths.index(each.worth) + 1, each) for each in ordered]
