"""Whom posts say the table waits for: what holds still stays as it is; what became untrue is mended, not too often."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from cachetools import LRUCache

from bot.host.model.facts import Awaited, Summary
from bot.host.play.reading import GameReading
from bot.host.screen import posts
from games.core.texts import words

BETWEEN_MENDS = timedelta(seconds=15)
"""No post is mended more often: where people answer at once, what changes meanwhile is said together."""
NAMED_AFTER = timedelta(minutes=10)
"""Whoever is asked something in the turn of another is called at once, and named on the newest post after so long: it
waits for that turn as before, so nothing on it has become untrue."""
MOST_POSTS = 500
"""Posts of which it is cached whom they name."""


class Waits(msgspec.Struct, frozen=True):
    """What a post says of whom the table waits for."""

    words: tuple[str, ...]
    awaited: tuple[Awaited, ...]


class WaitsShown:
    """What each post says of it, by the post's number, and when the newest of a game was last mended."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, Waits] = LRUCache(MOST_POSTS)
        self._edited_at: LRUCache[str, datetime] = LRUCache(MOST_POSTS)

    def note(self, number: int, waits: Waits) -> None:
        self._shown[number] = waits

    def note_mend(self, game: str, at: datetime) -> None:
        self._edited_at[game] = at

    def next_mend(self, game: str) -> datetime | None:
        """Not before, where one was just mended."""
        mended = self._edited_at.get(game)
        return None if mended is None else mended + BETWEEN_MENDS

    async def says_all(self, number: int, reading: GameReading) -> bool:
        """Whether a post is true and names everybody who is awaited."""
        return self._is_true(number, await reading.summary()) and not self._unnamed(number, await waits_of(reading))

    async def true_until(self, number: int, reading: GameReading) -> datetime | None:
        """When a post should name those whom it does not, as long as the turn that it waits for goes on."""
        if not self._is_true(number, await reading.summary()):
            return None
        unnamed = self._unnamed(number, await waits_of(reading))
        waits_for_turn = any(each.on_turn for each in self._shown[number].awaited)
        return min(each.since for each in unnamed) + NAMED_AFTER if unnamed and waits_for_turn else None

    def _is_true(self, number: int, summary: Summary) -> bool:
        """Whether all that a post says of whom the table waits for holds still; of one that is forgotten who knows."""
        waits = self._shown.get(number)
        if waits is None or waits.words != _in_words(summary, waits.awaited):
            return False
        return all(_waits_still(party, summary) for party in posts.parties(waits.awaited))

    def _unnamed(self, number: int, waits: Waits) -> list[Awaited]:
        """Who is awaited, and not named on a post."""
        named = {each.seat for each in self._shown[number].awaited}
        return [each for each in waits.awaited if each.seat not in named]


async def waits_of(reading: GameReading) -> Waits:
    """What a post says of it that is written now."""
    summary, seats = await reading.summary(), reading.loaded.seats
    people = tuple(each for each in summary.awaited if not seats[each.seat].friend)
    return Waits(_in_words(summary, people), people)


def _in_words(summary: Summary, awaited: tuple[Awaited, ...]) -> tuple[str, ...]:
    waits = msgspec.structs.replace(summary, awaited=awaited)
    return tuple(posts.waiting(waits, words(summary.table_settings.lang)))


def _waits_still(party: Sequence[Awaited], summary: Summary) -> bool:
    """For a turn as long as it goes on, unless it has got another deadline; for everything else until it is done. Where
    one of two partners acts, it waits for either of them as before."""
    now = {each.seat: msgspec.structs.replace(each, together="") for each in summary.awaited}
    said = [msgspec.structs.replace(each, together="") for each in party]
    if not party[0].on_turn or party[0].deadline is not None:
        return any(now.get(each.seat) == each for each in said)
    absent = all(now[each.seat].away_until == each.away_until for each in said if each.seat in now)
    return party[0].seat in summary.on_turn and absent
