"""The levels of minds (novice, steady, sharp) and the limits of their work."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Level(StrEnum):
    NOVICE = "novice"
    STEADY = "steady"
    SHARP = "sharp"


class Work(msgspec.Struct, frozen=True):
    """How much a sharp mind computes for one decision. The limits are counts, not times, so answers are repeatable."""

    ways: int = 3
    """How many answers it compares."""
    worlds: int = 5
    """In how many worlds it tries each answer."""
    answers: int = 220
    """After how many answers a look ahead stops."""


SOFTNESS = 0.3
"""How random a novice is. With a higher value, worse answers become likelier."""
MAX_ANSWERS_A_TURN = 30
"""After so many answers in one turn a mind gives the mildest answer, because questions can repeat for ever."""
