"""The pages for hand, mat and row: a House, or the dice and the supply beside the board."""

from __future__ import annotations

from collections import Counter

from games.dice.views import DiceView
from renderer.context import RenderContext
from renderer.dice.board import draw_board
from renderer.dice.house_page import draw_house_page, find_shown_house
from renderer.dice.mats import list_loose_tokens
from renderer.dice.names import name_equipment, name_face
from renderer.dice.tray import draw_tray
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import NAME, TEXT, fit_line_size, set_heading, set_line


def draw_house(context: RenderContext[DiceView]) -> Drawing:
    """Draw a player's House, or the board before Houses are chosen."""
    found = find_shown_house(context)
    return draw_board(context) if found is None else draw_house_page(context, found)


def draw_dice(context: RenderContext[DiceView]) -> Drawing:
    """Draw the dice large, and the supply below. The page is the same on desktop and phone."""
    width, high = 1080, 580
    stock = list_supply(context)
    lines = -(-max(len(stock), 1) // 2)
    drawing = Drawing(width, 16 + high + 12 + 64 + lines * 96 + 16)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts += [draw_tray(page.top(high), context, 2), _draw_supply(page.below(high + 12), stock, lines, context)]
    return drawing


SupplyThing = tuple[str, str, str]
"""Icon, number and name."""


def list_supply(context: RenderContext[DiceView]) -> list[SupplyThing]:
    """Return the things that any player may still take."""
    view = context.view
    found = [
        (kind, str(count), context.say(name_equipment(kind))) for kind, count in sorted(Counter(view.equipment).items())
    ]
    if view.thumpers:
        found.append(("thumper", str(view.thumpers), context.say(name_face("thumper"))))
    return found + [(name, "", context.say(name_face(name))) for name in list_loose_tokens(view)]


def _draw_supply(box: Box, stock: list[SupplyThing], lines: int, context: RenderContext[DiceView]) -> Part:
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
