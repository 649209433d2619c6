"""A review: what a player can learn from a finished game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.host.model.records import NOBODY, RecordedAct, SeatRow
from games.core.protocol import Text

PUBLISHES = "publish_curve"
"""The kind of the recorded act when a player agrees that the closing post shows the curve of all players."""


class CurvePoint(msgspec.Struct, frozen=True):
    """How the seats stood after a turn."""

    seq: int
    """The move that closed the turn."""
    round: int
    values: tuple[float, ...]
    """The value for the seat of the review, or for each seat if the review is of the whole table."""


class CostlyTurn(msgspec.Struct, frozen=True):
    """A turn in which another answer would have been clearly better."""

    seq: int
    """The move with which the player answered."""
    round: int
    done: tuple[Text, ...]
    better: tuple[Text, ...]
    deed: Text | None
    """The whole turn that a sharp mind would have played, if its answer alone does not show the turn."""
    reason: Text
    cost: float


class Review(msgspec.Struct, frozen=True):
    """The review of one seat, or the curves of the whole table."""

    game: str
    seat: int = NOBODY
    """NOBODY: the whole table, as everybody could see it."""
    has_chances: bool = True
    """Whether values are chances to win. Otherwise they are balances by prices: how far a seat was ahead."""
    curve: tuple[CurvePoint, ...] = ()
    turns: tuple[CostlyTurn, ...] = ()
    """The costliest first."""


class Consent(NamedTuple):
    """The people at a table who agree that the curve of all players is published."""

    agreed: tuple[int, ...]
    people: frozenset[int]

    @property
    def is_given(self) -> bool:
        """Whether everybody agrees. People who are forgotten since need not."""
        return bool(self.agreed) and self.people <= set(self.agreed)


NO_CONSENT = Consent((), frozenset())


def consent_of(acts: Iterable[RecordedAct], seats: Iterable[SeatRow]) -> Consent:
    agreed = dict.fromkeys(int(act.data["seat"]) for act in acts if act.kind == PUBLISHES)
    return Consent(tuple(agreed), frozenset(seat.seat for seat in seats if seat.user is not None))


# msgspec prepares a type at its first use, and crashes if two threads do that at once. So prepare it here.
msgspec.json.Decoder(Review)
