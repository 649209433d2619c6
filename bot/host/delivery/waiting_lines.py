"""The names on posts of those whom the table waits for: when a post is no longer true and must be edited."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from cachetools import LRUCache

from bot.host.loading.reading import GameReading
from bot.host.model.facts import Awaited, Summary
from bot.host.screen import posts
from bot.host.screen.elements import PictureWanted
from games.core.texts import words

MOST_EDITS, EDITS_WITHIN = 10, timedelta(seconds=30)
"""The newest post of a game is edited at most so many times within so long. Later changes make one edit together."""
MOST_POSTS = 500
"""Posts of which it is cached whom they name."""


class Waits(msgspec.Struct, frozen=True):
    """The seats that a post names as waited for, in words and as values."""

    words: tuple[str, ...]
    awaited: tuple[Awaited, ...]


class WaitsShown:
    """The seats that each post names and its pictures, by its outbox row, and when the newest post was last edited."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, Waits] = LRUCache(MOST_POSTS)
        self._pictures: LRUCache[int, tuple[PictureWanted, ...]] = LRUCache(MOST_POSTS)
        self._edited_at: LRUCache[str, deque[datetime]] = LRUCache(MOST_POSTS)

    def note(self, number: int, waits: Waits, pictures: tuple[PictureWanted, ...]) -> None:
        """Note what a post shows. Without pictures it keeps those that it has."""
        self._shown[number] = waits
        if pictures:
            self._pictures[number] = pictures

    def pictures(self, number: int) -> tuple[PictureWanted, ...]:
        return self._pictures.get(number, ())

    def note_edit(self, game: str, at: datetime) -> None:
        self._edited_at.setdefault(game, deque(maxlen=MOST_EDITS)).append(at)

    def next_edit(self, game: str) -> datetime | None:
        """Return before when the newest post of a game is not edited again, or None if it may be edited now."""
        edits = self._edited_at.get(game)
        return edits[0] + EDITS_WITHIN if edits and len(edits) == MOST_EDITS else None

    async def says_all(self, number: int, reading: GameReading) -> bool:
        """Return whether a post is true and names everybody who is waited for."""
        return self._is_true(number, await reading.summary()) and not self._unnamed(number, await waits_of(reading))

    def _is_true(self, number: int, summary: Summary) -> bool:
        """Return whether all whom a post names are still waited for, in the same words. Unknown posts are untrue."""
        waits = self._shown.get(number)
        if waits is None or waits.words != _in_words(summary, waits.awaited):
            return False
        return all(_waits_still(party, summary) for party in posts.parties(waits.awaited))

    def _unnamed(self, number: int, waits: Waits) -> list[Awaited]:
        """Return the seats that are waited for and not named on a post."""
        named = {each.seat for each in self._shown[number].awaited}
        return [each for each in waits.awaited if each.seat not in named]


async def waits_of(reading: GameReading) -> Waits:
    """Return whom a post names that is written now."""
    summary, seats = await reading.summary(), reading.loaded.seats
    people = tuple(each for each in summary.awaited if not seats[each.seat].friend)
    return Waits(_in_words(summary, people), people)


def _in_words(summary: Summary, awaited: tuple[Awaited, ...]) -> tuple[str, ...]:
    waits = msgspec.structs.replace(summary, awaited=awaited)
    return tuple(posts.waiting(waits, words(summary.table_settings.lang)))


def _waits_still(party: Sequence[Awaited], summary: Summary) -> bool:
    """Return whether the table still waits for a seat or a pair of partners as a post says.

    It waits for a turn while the turn goes on with the same deadline, and for an answer until it is given. Where one of
    two partners acts, it goes on waiting for either.
    """
    now = {each.seat: msgspec.structs.replace(each, together="") for each in summary.awaited}
    said = [msgspec.structs.replace(each, together="") for each in party]
    if not party[0].on_turn or party[0].deadline is not None:
        return any(now.get(each.seat) == each for each in said)
    absent = all(now[each.seat].away_until == each.away_until for each in said if each.seat in now)
    return party[0].seat in summary.on_turn and absent
