"""The board after a turn, wide for a desk and tall for a phone: the same parts, restacked."""

from __future__ import annotations

from collections import Counter

from games.dice.views import DiceView
from renderer.dice import banner, mats
from renderer.dice.arrakis import arrakis, corner
from renderer.dice.tray import tray
from renderer.frame import Frame
from renderer.sprites import Box, Drawing, Part


def board(frame: Frame[DiceView]) -> Drawing:
    return _wide(frame) if frame.wide else _tall(frame)


def _wide(frame: Frame[DiceView]) -> Drawing:
    drawing = Drawing(1600, 1200)
    page = Box(0, 0, drawing.width, drawing.height).inset(14, 12)
    land = page.left(page.h)
    column = page.after(page.h + 12)
    drawing.parts.append(_map(land, frame))
    heads = column.top(88), column.below(95).top(68), column.below(170).top(242)
    drawing.parts += [banner.turn(heads[0], frame), banner.progress(heads[1], frame), tray(heads[2], frame, 2)]
    for seat, box in enumerate(_stack(column.below(419), frame.view.seats)):
        drawing.parts.append(mats.mat(box, seat, frame))
    return drawing


def _stack(box: Box, count: int) -> list[Box]:
    """Mats under each other, none higher than it needs."""
    high = min((box.h - 6 * (count - 1)) // count, 200)
    return [Box(box.x, box.y + n * (high + 6), box.w, high) for n in range(count)]


def _tall(frame: Frame[DiceView]) -> Drawing:
    drawing = Drawing(1080, 1620)
    page = Box(0, 0, drawing.width, drawing.height).inset(10)
    head, page = page.top(76), page.below(82)
    drawing.parts += [banner.turn(head.left(600), frame), banner.progress(head.after(606), frame)]
    lines = -(-frame.view.seats // 2)
    land, page = page.top(1026), page.below(1032)
    drawing.parts.append(_map(land, frame))
    drawing.parts.append(tray(page.top(112), frame, 1))
    high = (page.h - 118 - 5 * (max(lines, 2) - 1)) // max(lines, 2)
    rows = [Box(page.x, page.y + 118 + number * (high + 5), page.w, high) for number in range(lines)]
    places = [box for row in rows for box in row.columns(2, 6)]
    for seat, box in enumerate(places[: frame.view.seats]):
        drawing.parts.append(mats.mat(box, seat, frame))
    return drawing


def _map(box: Box, frame: Frame[DiceView]) -> Part:
    """The map, and in the corners of its square what lies beside it and what victory needs."""
    part = arrakis(box, frame)
    view = frame.view
    side = 170
    counted = [(kind, str(count)) for kind, count in sorted(Counter(view.equipment).items())]
    loose = [("thumper", str(view.thumpers))] if view.thumpers else []
    loose += [(name, "") for name in mats.loose_tokens(view)]
    foot = box.bottom - 84
    part.moving += corner(
        Box(box.x, box.y, side, 84), frame.label("dice-to-win"), [("stronghold", str(view.regions_to_win))], "left"
    )
    part.moving += corner(Box(box.x, foot, side, 84), frame.label("dice-beside"), counted, "left")
    part.moving += corner(Box(box.right - side, foot, side, 84), frame.label("dice-beside"), loose, "right")
    return part
