"""What lies on every game's pictures: the markers of the players, and by how much a counter has changed."""

from __future__ import annotations

from typing import Any

from renderer.frame import Frame
from renderer.paint.type import line_height, width
from renderer.setting import SMALL, line, signed
from renderer.sprites import Box, Icon, Panel, Sprite

Sign = tuple[str, str, str]
"""Icon, number, tint."""
LETTERED = 38
"""From this size on a marker carries its letter."""
CHANGE = line_height(SMALL)
"""The height of a change at a counter."""


def marker(box: Box, seat: int, frame: Frame[Any]) -> Icon:
    letter = frame.letter(seat) if min(box.w, box.h) >= LETTERED else ""
    return Icon(box, frame.marker(seat), letter, frame.tint(seat))


def change(counter: Box, by: int) -> list[Sprite]:
    """A small "+2" at the upper right corner of a counter, clear of its number."""
    words = signed(by)
    wide = width(words, "sans-bold", SMALL) + 12
    at = Box(counter.right + 18 - wide, counter.y - CHANGE * 3 // 5, wide, CHANGE)
    return [Panel(at, "change"), *line(at, words, "sans-bold", SMALL, "night", "centre")]
