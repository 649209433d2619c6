"""The banner of a table that is filling: the game's title, a scene, and the players who have joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core.protocol import Text
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Vista
from renderer.typesetting import HUGE, NAME, TEXT, TITLE, fit_line_size, set_line

HEAD_HEIGHT = 330
"""The height of the title and the scene above the chairs."""
CHAIR_HEIGHT = 116
CHAIR_GAP = 14
MARGIN = 40, 30
NAME_SIZES = (60, 52, TITLE, 38, NAME, TEXT)
"""The font sizes of names. They must be readable when the banner is 316 px wide."""


@dataclass(frozen=True)
class Lobby:
    """The facts on the banner besides the names."""

    title: Text | None = None
    chairs: int = 0
    """The most players at the table."""


def draw_banner(context: RenderContext[Any], scene: str = "") -> Drawing:
    """Draw the banner: the title on the left, the game's scene on the right, and the chairs below."""
    lobby = context.view if isinstance(context.view, Lobby) else Lobby()
    width = 1600 if context.is_wide else 1080
    chairs = max(lobby.chairs, len(context.names), 1)
    across = min(chairs, 4 if context.is_wide else 2)
    lines = -(-chairs // across)
    height = HEAD_HEIGHT + lines * (CHAIR_HEIGHT + CHAIR_GAP)
    drawing = Drawing(width, height, has_sun=not scene)
    page = Box(0, 0, width, height).inset(*MARGIN)
    foot = page.below(page.h - lines * (CHAIR_HEIGHT + CHAIR_GAP) + CHAIR_GAP)
    title = Part("title", Box(0, 0, width, foot.y))
    if scene:
        seen = HEAD_HEIGHT + (CHAIR_HEIGHT + CHAIR_GAP if lines == 1 else 0)
        title.changing.append(Vista(Box(width * 2 // 5, 0, width - width * 2 // 5, seen), scene, "none", "fade", 0))
    if lobby.title is not None:
        words = context.say(lobby.title)
        size = fit_line_size([words], page.w // 2, "serif-bold", (110, 90, HUGE, 52))
        title.changing += set_line(page.top(150), words, "serif-bold", size, "paper", halo="night")
    drawing.parts.append(title)
    places = [place for row in foot.rows(lines, CHAIR_GAP) for place in row.columns(across, CHAIR_GAP)]
    drawing.parts += [_draw_chair(place, seat, context) for seat, place in enumerate(places[:chairs])]
    return drawing


def _draw_chair(box: Box, seat: int, context: RenderContext[Any]) -> Part:
    """Draw one chair, with its player's name or as free."""
    part = Part(f"chair:{seat}", box)
    taken = seat in _find_taken_seats(context)
    part.changing.append(Panel(box, "mat" if taken else "band"))
    side = min(box.h - 20, 88)
    mark = Box(box.x + 14, box.y + (box.h - side) // 2, side, side)
    part.changing.append(make_marker(mark, seat, context) if taken else Icon(mark, "slot"))
    words = context.name(seat) if taken else context.label("free-seat")
    room = Box(mark.right + 14, box.y, box.right - mark.right - 26, box.h)
    size = fit_line_size(
        [words],
        room.w,
        "serif-bold",
        [size for size in NAME_SIZES if get_line_height(size) <= room.h] or NAME_SIZES[-1:],
    )
    part.changing += set_line(room, words, "serif-bold", size, "paper" if taken else "sand")
    return part


def _find_taken_seats(context: RenderContext[Any]) -> list[int]:
    """Return the seats that have a player. A seat without a name is free."""
    return [seat for seat, name in enumerate(context.names) if name]


def describe_banner(context: RenderContext[Any]) -> str:
    """Return the alternative text of the banner."""
    seated = context.words.join([context.name(seat) for seat in _find_taken_seats(context)])
    title = getattr(context.view, "title", None)
    names = context.label("lobby", names=seated or context.label("nobody"))
    return f"{context.say(title)}. {names}" if title is not None else names
