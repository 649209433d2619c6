"""Pages for whoever asks for a hand, a mat or a row: a House, or the dice and what lies beside the board."""

from __future__ import annotations

from collections import Counter

from games.dice.views import DiceView
from renderer.context import RenderContext
from renderer.dice.board import board
from renderer.dice.housepage import house_page, whose_house
from renderer.dice.mats import loose_tokens
from renderer.dice.naming import equipment_name, face_name
from renderer.dice.tray import tray
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import NAME, TEXT, fit_line_size, set_heading, set_line


def house(context: RenderContext[DiceView]) -> Drawing:
    """A player's House; before Houses are chosen, the board."""
    found = whose_house(context)
    return board(context) if found is None else house_page(context, found)


def dice(context: RenderContext[DiceView]) -> Drawing:
    """The dice large, and below them what anybody may still take; the same at a desk and on a phone."""
    width, high = 1080, 580
    stock = supply(context)
    lines = -(-max(len(stock), 1) // 2)
    drawing = Drawing(width, 16 + high + 12 + 64 + lines * 96 + 16)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts += [tray(page.top(high), context, 2), _supply(page.below(high + 12), stock, lines, context)]
    return drawing


Thing = tuple[str, str, str]
"""Icon, number, name."""


def supply(context: RenderContext[DiceView]) -> list[Thing]:
    view = context.view
    found = [
        (kind, str(count), context.say(equipment_name(kind))) for kind, count in sorted(Counter(view.equipment).items())
    ]
    if view.thumpers:
        found.append(("thumper", str(view.thumpers), context.say(face_name("thumper"))))
    return found + [(name, "", context.say(face_name(name))) for name in loose_tokens(view)]


def _supply(box: Box, stock: list[Thing], lines: int, context: RenderContext[DiceView]) -> Part:
    part = Part("supply", box)
    part.changing.append(Panel(box, "stage"))
    inner = box.inset(20, 10)
    part.changing += set_heading(inner.top(36), context.label("dice-beside"), "sand")
    places = [place for row in inner.below(44).rows(lines, 8) for place in row.columns(2, 12)]
    for place, (icon, number, name) in zip(places, stock, strict=False):
        side = min(place.h, 80)
        part.changing.append(Icon(place.left(side).middle(side, side), icon, number))
        room = place.after(side + 14)
        part.changing += set_line(
            room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (NAME, TEXT)), "paper"
        )
    return part
