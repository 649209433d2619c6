"""What is alike in every game: the upper part of a card, a scene under its name and a stripe in its colours below; the
band of a turn that is nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.framing import aside, lowered
from renderer.paint.type import line_height, width
from renderer.setting import NAME, TEXT, TITLE, fitting, line, paragraph, wrap
from renderer.sprites import Box, Panel, Part, Sprite, Vista

SEAM = 6
"""The stripe in the faction's colour between scene and paper."""
MOST_LINES = 3


def vista(top: Box, scene: str, over: Sequence[Sprite]) -> Vista:
    """The scene within the card's edge, darkened where its name stands, and as low as lets what lies over it hide no
    face."""
    box = top.inset(3, 3).top(top.h - 3)
    return Vista(box, scene, "top", "title", lowered=lowered(box, scene, tuple(sprite.box for sprite in over)))


def bare(top: Box, scene: str) -> Vista:
    """The scene within the card's edge, where no name stands on it: no head is cut."""
    box = top.inset(3).top(top.h - 3)
    return Vista(box, scene, "top", lowered=lowered(box, scene, ()), aside=aside(box, scene))


def portrait(box: Box, scene: str, radius: int = 14) -> Vista:
    """Whoever a scene shows, at the left edge of a card: in the middle of a box that is narrower than the scene."""
    return Vista(box, scene, "left", radius=radius, lowered=lowered(box, scene, ()), aside=aside(box, scene))


def won_by(title: Box, scene: str) -> Vista:
    """The scene of whoever won, growing out of the right of a title whose words leave it room."""
    return Vista(title.after(title.w - 2 * title.h).top(title.h - 5), scene, "right", "fade", 18)


def named(room: Box, text: str, size: int) -> list[Sprite]:
    """A name over the sky: on one line as large as it fits, or on two; a long one on a narrow card on three."""
    large = (size * 5 // 4, size * 8 // 7, size)
    for each in large:
        if width(text, "serif-bold", each) <= room.w:
            return list(line(room.top(line_height(each)), text, "serif-bold", each, "paper", halo="night"))
    lines = min(len(wrap(text, room.w, "serif-bold", size)), MOST_LINES)
    return list(paragraph(room.top(lines * line_height(size)), text, "serif-bold", size, "paper", halo="night"))


def stripe(box: Box, y: int, tints: Sequence[str]) -> list[Sprite]:
    """The seam across a card, in the colours of its factions."""
    seam = Box(box.x + 3, y, box.w - 6, SEAM)
    return [Panel(piece, "stripe", tint) for piece, tint in zip(seam.columns(len(tints)), tints, strict=True)]


def quiet_band(part: Part, words: str) -> Part:
    """Nobody is awaited, and why."""
    box = part.box
    part.moving.append(Panel(box, "band"))
    size = fitting([words], box.w - 40, "serif-bold", (TITLE, NAME, TEXT))
    part.moving += line(box.inset(20, 0), words, "serif-bold", size, "paper")
    return part
