"""The banner of a table that is filling: the game's title over the desert, and who sits already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core.protocol import Text
from renderer.frame import Frame
from renderer.paint.type import line_height
from renderer.pieces import marker
from renderer.setting import HUGE, NAME, TEXT, TITLE, fitting, line
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Vista

HEIGHT = 460
SIZES = (60, 52, TITLE, 38, NAME, TEXT)
"""Of names: they are read where the banner is 316 px wide."""


@dataclass(frozen=True)
class Lobby:
    """What a banner shows beside the names."""

    title: Text | None = None
    chairs: int = 0
    """How many may sit down."""


def banner(frame: Frame[Any], scene: str = "") -> Drawing:
    """The title over the desert, out of which the scene of the game grows at the right; below, who sits where."""
    lobby = frame.view if isinstance(frame.view, Lobby) else Lobby()
    width = 1600 if frame.wide else 1080
    drawing = Drawing(width, HEIGHT, open_air=not scene)
    page = Box(0, 0, width, HEIGHT).inset(40, 30)
    title = Part("title", Box(0, 0, width, page.y + 190))
    if scene:
        title.moving.append(Vista(Box(width * 2 // 5, 0, width - width * 2 // 5, HEIGHT), scene, "none", "fade", 0))
    if lobby.title is not None:
        words = frame.say(lobby.title)
        size = fitting([words], page.w // 2, "serif-bold", (110, 90, HUGE, 52))
        title.moving += line(page.top(150), words, "serif-bold", size, "paper", halo="night")
    drawing.parts.append(title)
    chairs = max(lobby.chairs, len(frame.names), 1)
    across = min(chairs, 4 if frame.wide else 2)
    lines = -(-chairs // across)
    high = min((page.h - 190 + 14) // lines - 14, 116)
    foot = page.below(page.h - lines * (high + 14) + 14)
    places = [place for row in foot.rows(lines, 14) for place in row.columns(across, 14)]
    drawing.parts += [_chair(place, seat, frame) for seat, place in enumerate(places[:chairs])]
    return drawing


def _chair(box: Box, seat: int, frame: Frame[Any]) -> Part:
    part = Part(f"chair:{seat}", box)
    taken = seat in _taken(frame)
    part.moving.append(Panel(box, "mat" if taken else "band"))
    side = min(box.h - 20, 88)
    mark = Box(box.x + 14, box.y + (box.h - side) // 2, side, side)
    part.moving.append(marker(mark, seat, frame) if taken else Icon(mark, "slot"))
    words = frame.name(seat) if taken else frame.label("free-seat")
    room = Box(mark.right + 14, box.y, box.right - mark.right - 26, box.h)
    size = fitting([words], room.w, "serif-bold", [size for size in SIZES if line_height(size) <= room.h] or SIZES[-1:])
    part.moving += line(room, words, "serif-bold", size, "paper" if taken else "sand")
    return part


def _taken(frame: Frame[Any]) -> list[int]:
    """A chair without a name is free."""
    return [seat for seat, name in enumerate(frame.names) if name]


def banner_words(frame: Frame[Any]) -> str:
    seated = frame.words.join([frame.name(seat) for seat in _taken(frame)])
    return frame.label("lobby", names=seated or frame.label("nobody"))
