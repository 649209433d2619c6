"""The board after a turn, wide for a desk and tall for a phone: the same parts, restacked."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, DashboardView
from renderer.arrakis import banner
from renderer.arrakis.atlas import atlas
from renderer.arrakis.chart import whole
from renderer.arrakis.dashboards import dashboard
from renderer.arrakis.spiceboard import spice_board
from renderer.arrakis.tracks import tracks
from renderer.arrakis.visions import visions
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing


def board(context: RenderContext[ArrakisView]) -> Drawing:
    return _wide(context) if context.is_wide else _tall(context)


def _wide(context: RenderContext[ArrakisView]) -> Drawing:
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(16)
    land = page.top(840).left(1176)
    drawing.parts.append(atlas(whole(land), context))
    column = page.top(846).after(1176 + 16)
    drawing.parts += [
        banner.turn(column.top(84), context),
        banner.progress(column.below(91).top(60), context),
        tracks(column.below(158).top(212), context),
        visions(column.below(377).top(210), context),
        spice_board(column.below(594), context),
    ]
    boards = context.view.dashboards
    for box, one in zip(page.below(856).columns(len(boards), 10), boards, strict=True):
        drawing.parts.append(dashboard(box, one, context))
    return drawing


def _tall(context: RenderContext[ArrakisView]) -> Drawing:
    drawing = Drawing(1080, 1620)
    page = Box(0, 0, drawing.width, drawing.height).inset(12)
    head = page.top(76)
    drawing.parts += [banner.turn(head.left(620), context), banner.progress(head.after(628), context)]
    drawing.parts.append(atlas(whole(page.below(88).top(754)), context))
    body = page.below(854)
    left, right = body.top(246).columns(2, 10)
    drawing.parts += [tracks(left, context), spice_board(right, context)]
    drawing.parts.append(visions(body.below(253).top(186), context))
    rows = _rows(context.view.dashboards)
    for place, boards in zip(body.below(446).rows(len(rows), 8), rows, strict=True):
        for box, one in zip(place.columns(len(boards), 10), boards, strict=True):
            drawing.parts.append(dashboard(box, one, context))
    return drawing


def _rows(boards: tuple[DashboardView, ...]) -> list[list[DashboardView]]:
    """Two boards stand side by side, more in a row for each side."""
    if len(boards) <= 2:
        return [list(boards)]
    return [[one for one in boards if one.side == side] for side in dict.fromkeys(one.side for one in boards)]
