"""What lies on every game's pictures: the markers of the players, and by how much a counter has changed."""

from __future__ import annotations

from typing import Any

from renderer.frame import Frame
from renderer.paint.icons import DRAWINGS, number_size
from renderer.paint.type import line_height, width
from renderer.setting import SMALL, line, signed
from renderer.sprites import Box, Icon, Panel, Sprite

Sign = tuple[str, str, str]
"""Icon, number, tint."""
CHANGE = line_height(SMALL)
"""The height of a change at a counter."""


def marker(box: Box, seat: int, frame: Frame[Any]) -> Icon:
    """The letters of a seat on its shape, where they can be read; else colour and shape must tell."""
    shape, letters = frame.marker(seat), frame.letter(seat)
    can_be_read = number_size(DRAWINGS[shape][1], min(box.w, box.h), letters) >= SMALL
    return Icon(box, shape, letters if can_be_read else "", frame.tint(seat))


def change(counter: Box, by: int) -> list[Sprite]:
    """A small "+2" at the upper right corner of a counter, clear of its number."""
    words = signed(by)
    wide = width(words, "sans-bold", SMALL) + 12
    at = Box(counter.right + 18 - wide, counter.y - CHANGE * 3 // 5, wide, CHANGE)
    return [Panel(at, "change"), *line(at, words, "sans-bold", SMALL, "night", "centre")]
