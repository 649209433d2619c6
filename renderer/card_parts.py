"""Parts that cards of every game share: the scene with a name on it, the stripe below it, and the band of an idle
table.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderer.paint.fonts import get_line_height, measure_text
from renderer.scene_placement import find_shift_down, find_shift_left
from renderer.sprites import Box, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_line, set_paragraph, wrap

STRIPE_HEIGHT = 6
"""The height of the stripe between scene and paper."""
MAX_NAME_LINES = 3
"""The most lines of a name on a card."""


def make_titled_scene(top: Box, scene: str, over: Sequence[Sprite]) -> Vista:
    """Return the scene at the top of a card, darkened behind the name. It is shifted down so that the sprites in `over`
    hide no face.
    """
    box = top.inset(3, 3).top(top.h - 3)
    return Vista(
        box, scene, "top", "title", shift_down=find_shift_down(box, scene, tuple(sprite.box for sprite in over))
    )


def make_plain_scene(top: Box, scene: str) -> Vista:
    """Return the scene at the top of a card without a name on it. It is shifted so that no head is cut off."""
    box = top.inset(3).top(top.h - 3)
    return Vista(box, scene, "top", shift_down=find_shift_down(box, scene, ()), shift_left=find_shift_left(box, scene))


def make_portrait(box: Box, scene: str, radius: int = 14) -> Vista:
    """Return a scene at the left edge of a card, in a box narrower than the scene. The person is centred."""
    return Vista(
        box,
        scene,
        "left",
        radius=radius,
        shift_down=find_shift_down(box, scene, ()),
        shift_left=find_shift_left(box, scene),
    )


def make_winner_scene(title: Box, scene: str) -> Vista:
    """Return the winner's scene at the right end of a title bar. It fades in from the left."""
    return Vista(title.after(title.w - 2 * title.h).top(title.h - 5), scene, "right", "fade", 18)


def set_name(room: Box, text: str, size: int) -> list[Sprite]:
    """Set a name on the sky of a scene, on one line in the largest size that fits, else on two or three lines."""
    large = (size * 5 // 4, size * 8 // 7, size)
    for each in large:
        if measure_text(text, "serif-bold", each) <= room.w:
            return list(set_line(room.top(get_line_height(each)), text, "serif-bold", each, "paper", halo="night"))
    lines = min(len(wrap(text, room.w, "serif-bold", size)), MAX_NAME_LINES)
    return list(set_paragraph(room.top(lines * get_line_height(size)), text, "serif-bold", size, "paper", halo="night"))


def draw_stripe(box: Box, y: int, tints: Sequence[str]) -> list[Sprite]:
    """Draw the stripe across a card in the colours of its factions."""
    seam = Box(box.x + 3, y, box.w - 6, STRIPE_HEIGHT)
    return [Panel(piece, "stripe", tint) for piece, tint in zip(seam.columns(len(tints)), tints, strict=True)]


def draw_idle_band(part: Part, words: str) -> Part:
    """Fill the band of a part with a text for when no player is to act."""
    box = part.box
    part.changing.append(Panel(box, "band"))
    size = fit_line_size([words], box.w - 40, "serif-bold", (TITLE, NAME, TEXT))
    part.changing += set_line(box.inset(20, 0), words, "serif-bold", size, "paper")
    return part
