"""The board after a turn. The wide page for a desktop and the tall page for a phone have the same parts."""

from __future__ import annotations

from collections import Counter

from games.dice.views import DiceView
from renderer.context import RenderContext
from renderer.dice import banner, mats
from renderer.dice.map_picture import draw_corner, draw_map, measure_corner
from renderer.dice.tray import draw_tray
from renderer.sprites import Box, Drawing, Part


def draw_board(context: RenderContext[DiceView]) -> Drawing:
    """Draw the board."""
    return _draw_wide(context) if context.is_wide else _draw_tall(context)


def _draw_wide(context: RenderContext[DiceView]) -> Drawing:
    """Draw the board for a desktop."""
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(14, 12)
    land = page.left(page.h)
    column = page.after(page.h + 12)
    drawing.parts.append(_draw_map(land, context))
    heads = column.top(88), column.below(95).top(68), column.below(170).top(242)
    drawing.parts += [
        banner.draw_turn(heads[0], context),
        banner.draw_progress(heads[1], context),
        draw_tray(heads[2], context, 2),
    ]
    for seat, box in enumerate(_stack_mats(column.below(419), context.view.seats)):
        drawing.parts.append(mats.draw_mat(box, seat, context))
    return drawing


def _stack_mats(box: Box, count: int) -> list[Box]:
    """Return the boxes of the mats below each other, none higher than it needs."""
    high = min((box.h - 6 * (count - 1)) // count, 200)
    return [Box(box.x, box.y + n * (high + 6), box.w, high) for n in range(count)]


def _draw_tall(context: RenderContext[DiceView]) -> Drawing:
    """Draw the board for a phone."""
    drawing = Drawing(1080, 1620)
    page = Box(0, 0, drawing.width, drawing.height).inset(10)
    head, page = page.top(76), page.below(82)
    drawing.parts += [banner.draw_turn(head.left(600), context), banner.draw_progress(head.after(606), context)]
    lines = -(-context.view.seats // 2)
    land, page = page.top(1026), page.below(1032)
    drawing.parts.append(_draw_map(land, context))
    drawing.parts.append(draw_tray(page.top(112), context, 1))
    high = (page.h - 118 - 5 * (max(lines, 2) - 1)) // max(lines, 2)
    rows = [Box(page.x, page.y + 118 + number * (high + 5), page.w, high) for number in range(lines)]
    places = [box for row in rows for box in row.columns(2, 6)]
    for seat, box in enumerate(places[: context.view.seats]):
        drawing.parts.append(mats.draw_mat(box, seat, context))
    return drawing


def _draw_map(box: Box, context: RenderContext[DiceView]) -> Part:
    """Draw the map. The corners of its square show the supply and what victory needs."""
    part = draw_map(box, context)
    view = context.view
    supply = [(kind, str(count)) for kind, count in sorted(Counter(view.equipment).items())]
    supply += [("thumper", str(view.thumpers))] if view.thumpers else []
    supply += [(name, "") for name in mats.list_loose_tokens(view)]
    part.changing += draw_corner(
        box.top(measure_corner(1)), context.label("dice-to-win"), [("stronghold", str(view.regions_to_win))]
    )
    foot = box.below(box.h - measure_corner(len(supply)))
    part.changing += draw_corner(foot, context.label("dice-beside"), supply)
    return part
