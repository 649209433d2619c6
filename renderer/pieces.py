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
    wide = _wide(by)
    return _change(Box(counter.right + 18 - wide, counter.y - CHANGE * 3 // 5, wide, CHANGE), by)


def change_beside(counter: Box, by: int, within: Box) -> list[Sprite]:
    """The same on the line of a counter, behind it, or before it where there is no room."""
    wide = _wide(by)
    x = counter.right + 2 if counter.right + 2 + wide <= within.right else counter.x - 2 - wide
    return _change(Box(x, counter.centre[1] - CHANGE // 2, wide, CHANGE), by)


def _wide(by: int) -> int:
    return width(signed(by), "sans-bold", SMALL) + 12


def _change(at: Box, by: int) -> list[Sprite]:
    return [Panel(at, "change"), *line(at, signed(by), "sans-bold", SMALL, "night", "centre")]
