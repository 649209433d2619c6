"""How well a mind plays: novice, steady or sharp."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Level(StrEnum):
    NOVICE = "novice"
    STEADY = "steady"
    SHARP = "sharp"


class Work(msgspec.Struct, frozen=True):
    """How much a sharp mind may do for one decision: fixed, so that answers are the same everywhere."""

    ways: int = 3
    worlds: int = 5
    answers: int = 220
    """A look ahead ends after so many answers, wherever it is."""


SOFTNESS = 0.3
"""How little a difference counts for a novice."""
CIRCLES = 30
"""After so many answers of one turn a mind does as little as it can: questions can go in circles."""
