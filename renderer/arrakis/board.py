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
from renderer.frame import Frame
from renderer.sprites import Box, Drawing


def board(frame: Frame[ArrakisView]) -> Drawing:
    return _wide(frame) if frame.wide else _tall(frame)


def _wide(frame: Frame[ArrakisView]) -> Drawing:
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(16)
    land = page.top(840).left(1176)
    drawing.parts.append(atlas(whole(land), frame))
    column = page.top(846).after(1176 + 16)
    drawing.parts += [
        banner.turn(column.top(84), frame),
        banner.progress(column.below(91).top(60), frame),
        tracks(column.below(158).top(212), frame),
        visions(column.below(377).top(210), frame),
        spice_board(column.below(594), frame),
    ]
    boards = frame.view.dashboards
    for box, one in zip(page.below(856).columns(len(boards), 10), boards, strict=True):
        drawing.parts.append(dashboard(box, one, frame))
    return drawing


def _tall(frame: Frame[ArrakisView]) -> Drawing:
    drawing = Drawing(1080, 1620)
    page = Box(0, 0, drawing.width, drawing.height).inset(12)
    head = page.top(76)
    drawing.parts += [banner.turn(head.left(620), frame), banner.progress(head.after(628), frame)]
    drawing.parts.append(atlas(whole(page.below(88).top(754)), frame))
    body = page.below(854)
    left, right = body.top(246).columns(2, 10)
    drawing.parts += [tracks(left, frame), spice_board(right, frame)]
    drawing.parts.append(visions(body.below(253).top(186), frame))
    rows = _rows(frame.view.dashboards)
    for place, boards in zip(body.below(446).rows(len(rows), 8), rows, strict=True):
        for box, one in zip(place.columns(len(boards), 10), boards, strict=True):
            drawing.parts.append(dashboard(box, one, frame))
    return drawing


def _rows(boards: tuple[DashboardView, ...]) -> list[list[DashboardView]]:
    """Two boards stand side by side, more in a row for each side."""
    if len(boards) <= 2:
        return [list(boards)]
    return [[one for one in boards if one.side == side] for side in dict.fromkeys(one.side for one in boards)]
