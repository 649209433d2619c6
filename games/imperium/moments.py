"""Moments: where leaders and expansions join the game without its rules knowing them.

The moments, and what a handler is told besides play and seat:
set_up; round_start; turn_start; sent (space); paid (space, cost); seated; deployed (total); discarded (cards); trashed
(card); acquired (card); influence_changed (faction, before, after); reveal_begins; reveal_ends; combat_won (conflict);
combat_over; recall; endgame.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from games.imperium.state import Play

Handler = TypeVar("Handler", bound=Callable[..., None])

_joined: dict[str, list[Callable[..., None]]] = defaultdict(list)


def join(moment: str) -> Callable[[Handler], Handler]:
    """Have a function called at a moment."""

    def enrol(handler: Handler) -> Handler:
        _joined[moment].append(handler)
        return handler

    return enrol


def leave(moment: str, handler: Callable[..., None]) -> None:
    _joined[moment].remove(handler)


def happen(play: Play, moment: str, seat: int, **facts: Any) -> None:
    """It is this moment for this seat."""
    for handler in _joined.get(moment, ()):
        handler(play, seat, **facts)
