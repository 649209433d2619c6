"""A page of people or Houses to choose from: each with its scene, its name and everything it can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.pieces import marker
from renderer.plates import SEAM, bare, stripe, vista
from renderer.setting import NAME, SMALL, TEXT, fitting, heading, line
from renderer.sprites import Box, Drawing, Panel, Part, Sprite

GAP, MARGIN, INSET, TITLE_ROW = 12, 16, 18, 58
NAMES = (38, 35, NAME, 29, TEXT, 24)


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


@dataclass(frozen=True)
class Setting:
    """How the cards of a page are set."""

    sentences: Column
    scenes: tuple[int, int]
    """How high a scene is at least, and at most where others of its row say more."""
    named: int
    below: int
    """The heights of a name, and of what stands under it."""
    over: bool = False
    """Whether they stand over the scene."""

    def head(self, choice: Choice) -> int:
        return self.named + (self.below if choice.below else 0)

    def words_height(self, choice: Choice, wide: int) -> int:
        """All that stands on the paper."""
        said = self.sentences.height(wide - 2 * INSET, choice.said, self.sentences.sizes[0])
        return SEAM + (0 if self.over else self.head(choice)) + said + 24


ROOMY = Setting(Column((TEXT, 24, SMALL), leading=1.25, between=6), (196, 300), 50, 42)
DENSE = Setting(Column((SMALL,), leading=1.2, between=3), (180, 220), 46, 30, over=True)
EVEN = (1, 2, 4)
"""So many stand two and two."""
FEW = 9
"""More of them would be a very large picture: they are set closer."""


def page(title: str, choices: Sequence[Choice], frame: Frame[Any]) -> Drawing:
    """Cards in rows, three on a wide page and two on a narrow one, as which four stand best; each row as high as it
    must be."""
    width, across = (1600, 3) if frame.wide and len(choices) not in EVEN else (1080, 2)
    how = ROOMY if len(choices) <= FEW else DENSE
    wide = (width - 2 * MARGIN - (across - 1) * GAP) // across
    rows = [choices[at : at + across] for at in range(0, len(choices), across)]
    heights = [how.scenes[0] + max(how.words_height(choice, wide) for choice in row) for row in rows]
    drawing = Drawing(width, 2 * MARGIN + TITLE_ROW + sum(heights) + GAP * max(len(rows) - 1, 0))
    top = Part("title", Box(MARGIN, MARGIN, width - 2 * MARGIN, TITLE_ROW - 10))
    top.moving += heading(top.box, title, "paper", NAME, "centre")
    drawing.parts.append(top)
    y = MARGIN + TITLE_ROW
    for row, high in zip(rows, heights, strict=True):
        left = (width - len(row) * (wide + GAP) + GAP) // 2
        for at, choice in enumerate(row):
            drawing.parts.append(_plate(Box(left + at * (wide + GAP), y, wide, high), choice, how, frame))
        y += high + GAP
    return drawing


def _plate(box: Box, choice: Choice, how: Setting, frame: Frame[Any]) -> Part:
    """A card: the scene above, no word over anybody's face, who they are, and on the paper what they can do."""
    part = Part(choice.part, box)
    top = box.top(min(box.h - how.words_height(choice, box.w), how.scenes[1]))
    body = box.below(top.h + SEAM).inset(INSET, 6)
    who = _who((top if how.over else body).inset(INSET if how.over else 0, 4 if how.over else 0), choice, how)
    sign = [] if choice.taken_by is None else [marker(_corner(top), choice.taken_by, frame)]
    scene = vista(top, choice.scene, [*who, *sign]) if how.over else bare(top, choice.scene)
    part.moving += [Panel(box, "card"), scene, *stripe(box, top.bottom, ("gold",)), *sign, *who]
    part.moving += how.sentences.lay(body.below(0 if how.over else how.head(choice)), choice.said)
    return part


def _corner(top: Box) -> Box:
    return Box(top.right - 94, top.y + 14, 80, 80)


def _who(room: Box, choice: Choice, how: Setting) -> list[Sprite]:
    """The name, and what stands under it."""
    ink, quiet, halo = ("paper", "sand", "night") if how.over else ("night", "label", "")
    size = fitting([choice.name], room.w, "serif-bold", NAMES)
    name = line(room.top(how.named), choice.name, "serif-bold", size, ink, halo=halo)
    size = fitting([choice.below], room.w, "sans", (TEXT, 24, SMALL))
    below = line(room.below(how.named).top(how.below - 6), choice.below, "sans", size, quiet, halo=halo)
    return [*name, *below]
