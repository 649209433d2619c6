"""Sprites on every game's pictures: the players' markers, and the badge that shows how much a counter has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.paint.icons import DRAWINGS, fit_number_size
from renderer.scene_placement import count_shared_pixels
from renderer.sprites import Box, Icon, Panel, Sprite
from renderer.typesetting import SMALL, format_change, set_line

Counter = tuple[str, str, str]
"""Icon name, number and tint of a counter."""
BADGE_HEIGHT = get_line_height(SMALL)
"""The height of a change badge."""


def make_marker(box: Box, seat: int, context: RenderContext[Any], tint: str = "") -> Icon:
    """Return a player's marker, in another colour if a tint is given.

    It bears the player's letters if they are large enough to read.
    """
    shape, letters = context.marker(seat), context.letter(seat)
    can_be_read = fit_number_size(DRAWINGS[shape][1], min(box.w, box.h), letters) >= SMALL
    return Icon(box, shape, letters if can_be_read else "", tint or context.tint(seat))


def draw_change(
    counter: Box, amount: int, page: Box, around: Sequence[Box] = (), names: Sequence[Box] = ()
) -> list[Sprite]:
    """Draw a small "+2" badge at the corner of a counter where it hides no name, and least of what else is around."""
    wide, out = measure_change(amount), BADGE_HEIGHT * 3 // 5
    corners = [
        Box(x, y, wide, BADGE_HEIGHT)
        for y in (counter.y - out, counter.bottom + out - BADGE_HEIGHT)
        for x in (min(counter.right + 18, page.right) - wide, counter.x - 18)
    ]
    hidden = {at: [sum(count_shared_pixels(at, box) for box in boxes) for boxes in (names, around)] for at in corners}
    return draw_change_at(min(corners, key=lambda at: hidden[at]), amount)


def draw_change_beside(counter: Box, amount: int, within: Box) -> list[Sprite]:
    """Draw the badge on the line of a counter: after it, or before it if there is no room."""
    wide = measure_change(amount)
    x = counter.right + 2 if counter.right + 2 + wide <= within.right else counter.x - 2 - wide
    return draw_change_at(Box(x, counter.centre[1] - BADGE_HEIGHT // 2, wide, BADGE_HEIGHT), amount)


def measure_change(amount: int) -> int:
    """Return the width of the badge of a change."""
    return measure_text(format_change(amount), "sans-bold", SMALL) + 12


def draw_change_at(at: Box, amount: int) -> list[Sprite]:
    """Draw the badge of a change in a box."""
    return [Panel(at, "change"), *set_line(at, format_change(amount), "sans-bold", SMALL, "night", "centre")]
