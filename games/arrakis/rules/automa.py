"""The automa's doors into the rules: where nobody plays Harkonnen, these moments are its own.

The rules know only that such moments exist; `games/arrakis/mahdi` fills them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from games.arrakis.state import ArrakisPlay

Deed = Callable[..., None]


class Moment(StrEnum):
    ASKED = "asked"
    """A question would be put to Harkonnen."""
    ROUND = "round"
    """A round begins: tactic cards and reinforcements."""
    VEHICLES = "vehicles"
    DICE = "dice"
    TURN = "turn"
    LEFT = "left"
    """A Harkonnen legion has gone from an area."""
    SHOWN = "shown"
    """Atreides have turned up something of their own free will."""
    TOKEN = "token"
    """Harkonnen would gain a Bene Gesserit token."""
    ENTERED = "entered"
    """A leader has entered play."""
    DESTROYED = "destroyed"
    """A sietch is destroyed."""
    SHIFTED = "shifted"
    """A sietch has moved to another area."""
    ENDED = "ended"
    """The round is over."""


DEEDS: dict[Moment, Deed] = {}


def at(moment: Moment) -> Callable[[Deed], Deed]:
    """What the automa does at a moment."""

    def keep(deed: Deed) -> Deed:
        DEEDS[moment] = deed
        return deed

    return keep


def automa_does(play: ArrakisPlay, moment: Moment, *args: Any) -> bool:
    """Whether the moment is the automa's; then it has done what it does."""
    if play.state.mahdi is None:
        return False
    DEEDS[moment](play, *args)
    return True
