"""Moments: where leaders and expansions join the game without its rules knowing them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

from games.imperium.state import Play

Handler = TypeVar("Handler", bound=Callable[..., None])


class Moment(StrEnum):
    """When something happens, and behind it what a handler is told besides play and seat."""

    SET_UP = "set_up"
    ROUND_START = "round_start"
    TURN_START = "turn_start"
    SENT = "sent"  # space
    PAID = "paid"  # space, cost
    SEATED = "seated"
    DEPLOYED = "deployed"  # total
    DISCARDED = "discarded"  # cards
    TRASHED = "trashed"  # card
    ACQUIRED = "acquired"  # card
    INFLUENCE_CHANGED = "influence_changed"  # faction, before, after
    REVEAL_BEGINS = "reveal_begins"
    REVEAL_ENDS = "reveal_ends"
    COMBAT_WON = "combat_won"  # conflict
    COMBAT_OVER = "combat_over"
    RECALL = "recall"
    ENDGAME = "endgame"


_joined: dict[Moment, list[Callable[..., None]]] = {moment: [] for moment in Moment}


def join(moment: Moment) -> Callable[[Handler], Handler]:
    """Have a function called at a moment."""

    def enrol(handler: Handler) -> Handler:
        _joined[moment].append(handler)
        return handler

    return enrol


def leave(moment: Moment, handler: Callable[..., None]) -> None:
    _joined[moment].remove(handler)


def happen(play: Play, moment: Moment, seat: int, **facts: Any) -> None:
    """It is this moment for this seat."""
    for handler in _joined[moment]:
        handler(play, seat, **facts)
