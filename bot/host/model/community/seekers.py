"""People who want to be told when a table opens in a server."""

from __future__ import annotations

import msgspec

from bot.host.model.preferences import Pace

DEFAULT_MOST = 2
MOST_A_DAY = (1, 2, 3, 5, 10)
"""How many such messages a day a person may allow."""


class Seeker(msgspec.Struct, frozen=True):
    """A person's wish for notifications about new tables of one server."""

    user: int
    guild: int
    games: tuple[str, ...] = ()
    """Keys of games. Empty: any game."""
    paces: tuple[str, ...] = ()
    """Empty: any pace."""
    most: int = DEFAULT_MOST
    """How many messages in 24 hours."""

    def wants(self, key: str, pace: Pace) -> bool:
        return (not self.games or key in self.games) and (not self.paces or pace.value in self.paces)
