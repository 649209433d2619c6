"""Public facts of a position, computed once a turn although many presses follow in it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from cachetools import LRUCache

from games.core.game import Game
from games.core.protocol import StandingOrder, State, Text, View

MOST_CACHED = 100


class PublicFacts(msgspec.Struct, frozen=True):
    """The public facts of a position."""

    headline: Text
    rivals: tuple[Text, ...]
    scores: tuple[Text, ...]
    """The scores of the seats, followed by those of the rivals."""
    awaits: Mapping[int, Text] = {}
    """Seat -> the kind of answer that the table waits for, as far as it is public."""
    on_turn: tuple[int, ...] = ()


class AtBarrier(msgspec.Struct, frozen=True):
    """The public facts at a barrier, and the standing orders that may be given there."""

    facts: PublicFacts
    orders: tuple[StandingOrder, ...]
    """The standing orders that may be given."""


def public_facts_of(rules: Game, public: View, seats: int, state: State | None = None) -> PublicFacts:
    """Return the public facts of a view. With `state` they include what the table waits for."""
    rivals = tuple(rules.rivals(public))
    scores = tuple(rules.score(public, player) for player in range(seats + len(rivals)))
    stands = PublicFacts(rules.headline(public), rivals, scores)
    if state is None:
        return stands
    return msgspec.structs.replace(stands, awaits=rules.awaits(state), on_turn=tuple(rules.on_turn(state)))


class PublicFactsCache:
    """A cache of public facts. The key is the whole snapshot, so an entry never becomes wrong."""

    def __init__(self) -> None:
        self._found: LRUCache[tuple[str, bytes], AtBarrier] = LRUCache(MOST_CACHED)

    def get(self, rules: Game, snapshot: bytes | None) -> AtBarrier | None:
        return self._found.get((rules.key, snapshot)) if snapshot is not None else None

    def keep(self, rules: Game, snapshot: bytes | None, found: AtBarrier) -> None:
        if snapshot is not None:
            self._found[rules.key, snapshot] = found
