"""The markers of the players: colour, shape, and a letter where it can be read."""

from __future__ import annotations

from typing import Any

from renderer.frame import Frame
from renderer.sprites import Box, Icon

LETTERED = 38
"""From this size on a marker carries its letter."""


def marker(box: Box, seat: int, frame: Frame[Any]) -> Icon:
    letter = frame.letter(seat) if min(box.w, box.h) >= LETTERED else ""
    return Icon(box, frame.marker(seat), letter, frame.tint(seat))
