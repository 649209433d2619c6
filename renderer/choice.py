"""A page of people or Houses to choose from: each with its scene, its name and everything it can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.pieces import marker
from renderer.setting import NAME, TEXT, fitting, heading, line
from renderer.sprites import Box, Drawing, Panel, Part, Vista

SENTENCES = Column((24, 22), leading=1.25, between=6)
SIZE = SENTENCES.sizes[0]
GAP, MARGIN, INSET, HEAD, TITLE_ROW = 14, 20, 20, 132, 58
NAMED = 96
"""The height of name and House, at the foot of the scene."""


@dataclass(frozen=True)
class Choice:
    """One that can be chosen, or that somebody has taken."""

    part: str
    name: str
    below: str
    """What stands under the name."""
    scene: str
    said: tuple[Said, ...]
    taken_by: int | None = None


def page(title: str, choices: Sequence[Choice], frame: Frame[Any]) -> Drawing:
    """Two beside each other on a wide page, below each other on a narrow one; each row as high as it must be."""
    width, across = (1600, 2) if frame.wide else (1080, 1)
    wide = (width - 2 * MARGIN - (across - 1) * GAP) // across
    rows = [choices[at : at + across] for at in range(0, len(choices), across)]
    heights = [max(_height(choice, wide) for choice in row) for row in rows]
    drawing = Drawing(width, 2 * MARGIN + TITLE_ROW + sum(heights) + GAP * max(len(rows) - 1, 0))
    top = Part("title", Box(MARGIN, MARGIN, width - 2 * MARGIN, TITLE_ROW - 10))
    top.moving += heading(top.box, title, "paper", NAME, "centre")
    drawing.parts.append(top)
    y = MARGIN + TITLE_ROW
    for row, high in zip(rows, heights, strict=True):
        for at, choice in enumerate(row):
            drawing.parts.append(_plate(Box(MARGIN + at * (wide + GAP), y, wide, high), choice, frame))
        y += high + GAP
    return drawing


def _height(choice: Choice, wide: int) -> int:
    return HEAD + 8 + SENTENCES.height(wide - 2 * INSET, choice.said, SIZE) + 12


def _plate(box: Box, choice: Choice, frame: Frame[Any]) -> Part:
    part = Part(choice.part, box)
    part.moving.append(Panel(box, "stage"))
    head = box.top(HEAD)
    part.moving.append(Vista(head.after(head.w - 2 * HEAD), choice.scene, "right", "fade", 18))
    room = head.below(HEAD - NAMED).inset(INSET, 8)
    if choice.taken_by is not None:
        part.moving.append(marker(room.left(64).middle(60, 60), choice.taken_by, frame))
        room = room.after(76)
    upper, lower = room.top(room.h * 3 // 5), room.below(room.h * 3 // 5)
    size = fitting([choice.name], head.w * 11 // 20, "serif-bold", (NAME, TEXT, 24))
    part.moving += line(upper, choice.name, "serif-bold", size, "paper")
    part.moving += line(lower, choice.below, "sans", 24, "sand")
    part.moving += SENTENCES.lay(box.below(HEAD).inset(INSET, 8), choice.said)
    return part
