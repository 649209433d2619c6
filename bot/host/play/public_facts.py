"""What everybody knows of a position: looked up once, however many presses follow while a turn is played."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from cachetools import LRUCache

from games.core.game import Game
from games.core.protocol import StandingOrder, State, Text, View

MOST_BARRIERS = 100


class Known(msgspec.Struct, frozen=True):
    headline: Text
    rivals: tuple[Text, ...]
    scores: tuple[Text, ...]
    """Of the seats, and behind them of the rivals."""
    awaits: Mapping[int, Text] = {}
    """What the table waits for, by seats, as far as everybody may know."""
    on_turn: tuple[int, ...] = ()


class AtBarrier(msgspec.Struct, frozen=True):
    known: Known
    orders: tuple[StandingOrder, ...]
    """What may be ordered."""


def known_of(rules: Game, public: View, seats: int, state: State | None = None) -> Known:
    """`state`: of now, where it is to be told what the table waits for."""
    rivals = tuple(rules.rivals(public))
    scores = tuple(rules.score(public, player) for player in range(seats + len(rivals)))
    stands = Known(rules.headline(public), rivals, scores)
    if state is None:
        return stands
    return msgspec.structs.replace(stands, awaits=rules.awaits(state), on_turn=tuple(rules.on_turn(state)))


class Barriers:
    """Found again by the whole snapshot: whatever becomes of a game, what was known of it then is still true of it."""

    def __init__(self) -> None:
        self._found: LRUCache[tuple[str, bytes], AtBarrier] = LRUCache(MOST_BARRIERS)

    def get(self, rules: Game, snapshot: bytes | None) -> AtBarrier | None:
        return self._found.get((rules.key, snapshot)) if snapshot is not None else None

    def keep(self, rules: Game, snapshot: bytes | None, found: AtBarrier) -> None:
        if snapshot is not None:
            self._found[rules.key, snapshot] = found
