"""Hooks of the automa: the moments at which it acts in place of a Harkonnen player.

The rules only name the moments. `games/arrakis/mahdi` registers what the automa does at each.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from games.arrakis.state import ArrakisPlay

Handler = Callable[..., None]


class Moment(StrEnum):
    ASKED = "asked"
    """A Harkonnen seat without a person is asked a question."""
    ROUND = "round"
    """A round begins: the automa draws tactic cards and reinforcements."""
    VEHICLES = "vehicles"
    DICE = "dice"
    TURN = "turn"
    LEFT = "left"
    """A Harkonnen legion has left an area."""
    SHOWN = "shown"
    """Atreides have turned up a token or a sietch by their own choice."""
    TOKEN = "token"
    """Harkonnen gain a Bene Gesserit token."""
    ENTERED = "entered"
    """A leader has entered play."""
    DESTROYED = "destroyed"
    """A sietch was destroyed."""
    SHIFTED = "shifted"
    """A sietch has moved to another area."""
    ENDED = "ended"
    """The round is over."""


HANDLERS: dict[Moment, Handler] = {}


def at(moment: Moment) -> Callable[[Handler], Handler]:
    """Register the decorated function as what the automa does at a moment."""

    def keep(deed: Handler) -> Handler:
        HANDLERS[moment] = deed
        return deed

    return keep


def automa_does(play: ArrakisPlay, moment: Moment, *args: Any) -> bool:
    """Let the automa act at a moment. Return False if there is no automa in this game."""
    if play.state.mahdi is None:
        return False
    HANDLERS[moment](play, *args)
    return True
