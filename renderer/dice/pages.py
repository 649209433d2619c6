"""Pages for whoever asks for a hand, a mat or a row: a House, or the dice and what lies beside the board."""

from __future__ import annotations

from collections import Counter

from games.dice.views import DiceView
from renderer.dice.board import board
from renderer.dice.housepage import house_page, whose_house
from renderer.dice.mats import loose_tokens
from renderer.dice.naming import equipment_name, face_name
from renderer.dice.tray import tray
from renderer.frame import Frame
from renderer.setting import NAME, TEXT, fitting, heading, line
from renderer.sprites import Box, Drawing, Icon, Panel, Part


def house(frame: Frame[DiceView]) -> Drawing:
    """A player's House; before Houses are chosen, the board."""
    found = whose_house(frame)
    return board(frame) if found is None else house_page(frame, found)


def dice(frame: Frame[DiceView]) -> Drawing:
    """The dice large, and below them what anybody may still take; the same at a desk and on a phone."""
    width, high = 1080, 580
    stock = supply(frame)
    lines = -(-max(len(stock), 1) // 2)
    drawing = Drawing(width, 16 + high + 12 + 64 + lines * 96 + 16)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts += [tray(page.top(high), frame, 2), _supply(page.below(high + 12), stock, lines, frame)]
    return drawing


Thing = tuple[str, str, str]
"""Icon, number, name."""


def supply(frame: Frame[DiceView]) -> list[Thing]:
    view = frame.view
    found = [
        (kind, str(count), frame.say(equipment_name(kind))) for kind, count in sorted(Counter(view.equipment).items())
    ]
    if view.thumpers:
        found.append(("thumper", str(view.thumpers), frame.say(face_name("thumper"))))
    return found + [(name, "", frame.say(face_name(name))) for name in loose_tokens(view)]


def _supply(box: Box, stock: list[Thing], lines: int, frame: Frame[DiceView]) -> Part:
    part = Part("supply", box)
    part.moving.append(Panel(box, "stage"))
    inner = box.inset(20, 10)
    part.moving += heading(inner.top(36), frame.label("dice-beside"), "sand")
    places = [place for row in inner.below(44).rows(lines, 8) for place in row.columns(2, 12)]
    for place, (icon, number, name) in zip(places, stock, strict=False):
        side = min(place.h, 80)
        part.moving.append(Icon(place.left(side).middle(side, side), icon, number))
        room = place.after(side + 14)
        part.moving += line(room, name, "serif-bold", fitting([name], room.w, "serif-bold", (NAME, TEXT)), "paper")
    return part
