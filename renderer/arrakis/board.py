"""The board after a turn. The wide page for a desktop and the tall page for a phone have the same parts."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, DashboardView
from renderer.arrakis import banner
from renderer.arrakis.chart import make_whole_chart
from renderer.arrakis.dashboards import draw_dashboard
from renderer.arrakis.map_picture import draw_map
from renderer.arrakis.prescience_row import draw_visions
from renderer.arrakis.spice_board import draw_spice_board
from renderer.arrakis.tracks import draw_tracks
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing


def draw_board(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the board."""
    return _draw_wide(context) if context.is_wide else _draw_tall(context)


def _draw_wide(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the board for a desktop."""
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(16)
    land = page.top(840).left(1176)
    drawing.parts.append(draw_map(make_whole_chart(land), context))
    column = page.top(846).after(1176 + 16)
    drawing.parts += [
        banner.draw_turn(column.top(78), context),
        banner.draw_progress(column.below(84).top(50), context),
        draw_tracks(column.below(140).top(246), context),
        draw_visions(column.below(392).top(210), context),
        draw_spice_board(column.below(608), context),
    ]
    boards = context.view.dashboards
    for box, one in zip(page.below(856).columns(len(boards), 10), boards, strict=True):
        drawing.parts.append(draw_dashboard(box, one, context))
    return drawing


def _draw_tall(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the board for a phone."""
    drawing = Drawing(1080, 1620)
    page = Box(0, 0, drawing.width, drawing.height).inset(12)
    head = page.top(76)
    drawing.parts += [banner.draw_turn(head.left(620), context), banner.draw_progress(head.after(628), context)]
    drawing.parts.append(draw_map(make_whole_chart(page.below(88).top(754)), context))
    body = page.below(854)
    left, right = body.top(246).columns(2, 10)
    drawing.parts += [draw_tracks(left, context), draw_spice_board(right, context)]
    drawing.parts.append(draw_visions(body.below(253).top(186), context))
    rows = _arrange_dashboards(context.view.dashboards)
    for place, boards in zip(body.below(446).rows(len(rows), 8), rows, strict=True):
        for box, one in zip(place.columns(len(boards), 10), boards, strict=True):
            drawing.parts.append(draw_dashboard(box, one, context))
    return drawing


def _arrange_dashboards(boards: tuple[DashboardView, ...]) -> list[list[DashboardView]]:
    """Return the dashboards in rows: two side by side, more in one row for each side."""
    if len(boards) <= 2:
        return [list(boards)]
    return [[one for one in boards if one.side == side] for side in dict.fromkeys(one.side for one in boards)]
