"""The curve of a finished game: how likely each player was to win after every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Any

from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.sprites import Box, Drawing, Panel, Part, Sprite, Stroke
from renderer.typesetting import HUGE, NAME, TITLE, fit_line_size, set_line

WIDE, TALL = 1600, 1080
HEIGHT = 900
MARGIN = 36
TITLE_HEIGHT, FOOT_HEIGHT, SCALE_WIDTH = 100, 60, 130
MARKER, BADGE = 60, 56
STEP = 10
"""The scale of balances ends with multiples of this."""
LEAST_BETWEEN_ROUNDS = 70
"""The least distance in pixels between the numbers of two rounds."""


@dataclass(frozen=True)
class CurveSheet:
    """Everything that the curve shows."""

    seats: tuple[int, ...]
    """The players with a line."""
    rounds: tuple[int, ...]
    """The round in which each turn ended."""
    values: tuple[tuple[float, ...], ...]
    """After each turn, the value for each of the players."""
    has_chances: bool = True
    """Whether values are chances to win. Otherwise they are balances: how far ahead a player was."""
    marked: tuple[int, ...] = ()
    """The turns that cost most. They get the numbers 1, 2 and so on."""


def draw_curve(context: RenderContext[Any]) -> Drawing:
    """Draw one line for each player, with a scale on the left and the rounds below."""
    sheet: CurveSheet = context.view
    drawing = Drawing(WIDE if context.is_wide else TALL, HEIGHT)
    page = Box(0, 0, drawing.width, HEIGHT).inset(MARGIN, MARGIN)
    drawing.parts = [
        _draw_title(page.top(TITLE_HEIGHT), sheet, context),
        _draw_chart(page.below(TITLE_HEIGHT), sheet, context),
    ]
    return drawing


def _title(sheet: CurveSheet, context: RenderContext[Any]) -> str:
    return context.label("curve-chances" if sheet.has_chances else "curve-balances")


def _draw_title(box: Box, sheet: CurveSheet, context: RenderContext[Any]) -> Part:
    title = _title(sheet, context)
    size = fit_line_size([title], box.w, "serif-bold", (76, HUGE, TITLE, NAME))
    return Part("title", box, changing=[*set_line(box, title, "serif-bold", size, "paper")])


def _draw_chart(box: Box, sheet: CurveSheet, context: RenderContext[Any]) -> Part:
    part = Part("chart", box, changing=[Panel(box, "band")])
    inner = box.inset(20, 24)
    room = Box(
        inner.x + SCALE_WIDTH,
        inner.y + BADGE // 2,
        inner.w - SCALE_WIDTH - MARKER - 8,
        inner.h - FOOT_HEIGHT - BADGE // 2,
    )
    low, high = _range(sheet)
    part.changing += _draw_scale(room, low, high, sheet.has_chances)
    part.changing += _draw_rounds(room, sheet)
    lines = [_line_of(room, [values[at] for values in sheet.values], low, high) for at in range(len(sheet.seats))]
    for seat, line in zip(sheet.seats, lines, strict=True):
        part.changing.append(Stroke(room, line, context.tint(seat), 7))
    ends = _spread([line[-1][1] for line in lines], room)
    for seat, y in zip(sheet.seats, ends, strict=True):
        part.changing.append(make_marker(Box(room.right + 8, y - MARKER // 2, MARKER, MARKER), seat, context))
    if lines:
        part.changing += _draw_badges(room, [lines[0][turn] for turn in sheet.marked])
    return part


def _range(sheet: CurveSheet) -> tuple[float, float]:
    """Return the ends of the scale: 0 and 1 for chances, and the same distance on both sides of 0 for balances."""
    if sheet.has_chances:
        return 0.0, 1.0
    most = max((abs(value) for values in sheet.values for value in values), default=0.0)
    end = max(STEP, ceil(most / STEP) * STEP)
    return -end, end


def _across(room: Box, turn: int, turns: int) -> int:
    return room.x + round(turn * (room.w - 1) / max(1, turns - 1))


def _line_of(room: Box, values: Sequence[float], low: float, high: float) -> tuple[tuple[int, int], ...]:
    return tuple(
        (_across(room, turn, len(values)), room.bottom - 1 - round((value - low) * (room.h - 1) / (high - low)))
        for turn, value in enumerate(values)
    )


def _draw_scale(room: Box, low: float, high: float, has_chances: bool) -> list[Sprite]:
    sprites: list[Sprite] = []
    for part in range(5):
        y = room.bottom - 1 - round(part * (room.h - 1) / 4)
        sprites.append(Stroke(Box(room.x, y - 1, room.w, 3), ((room.x, y), (room.right - 1, y)), "ash", 2))
        if part % 2 == 0:
            label = Box(room.x - SCALE_WIDTH, y - 24, SCALE_WIDTH - 16, 48)
            sprites += set_line(
                label, _scale_label(low + part * (high - low) / 4, has_chances), "sans", NAME, "sand", "right"
            )
    return sprites


def _scale_label(value: float, has_chances: bool) -> str:
    if has_chances:
        return f"{round(100 * value)} %"
    return f"{round(value):+d}".replace("-", "−") if value else "0"


def _draw_rounds(room: Box, sheet: CurveSheet) -> list[Sprite]:
    """Write the number of each round where it begins. Numbers that would touch are left out."""
    begins = [0, *(turn for turn, (before, now) in enumerate(pairwise(sheet.rounds), 1) if now > before)]
    sprites: list[Sprite] = []
    last = -LEAST_BETWEEN_ROUNDS
    for turn in begins if sheet.rounds else ():
        x = _across(room, turn, len(sheet.rounds))
        if x - last < LEAST_BETWEEN_ROUNDS:
            continue
        last = x
        sprites.append(Stroke(Box(x - 1, room.y, 3, room.h), ((x, room.y), (x, room.bottom - 1)), "ash", 1))
        sprites += set_line(
            Box(x, room.bottom + 6, LEAST_BETWEEN_ROUNDS, FOOT_HEIGHT - 10),
            str(sheet.rounds[turn]),
            "sans",
            NAME,
            "sand",
        )
    return sprites


def _spread(heights: Sequence[int], room: Box) -> list[int]:
    """Return heights at which markers do not cover each other, in the same order from top to bottom."""
    found = list(heights)
    ranked = sorted(range(len(found)), key=lambda at: found[at])
    lowest = room.y
    for at in ranked:
        found[at] = lowest = max(found[at], lowest)
        lowest += MARKER + 4
    highest = room.bottom
    for at in reversed(ranked):
        found[at] = highest = min(found[at], highest)
        highest -= MARKER + 4
    return found


def _draw_badges(room: Box, points: Sequence[tuple[int, int]]) -> list[Sprite]:
    """Draw the numbers of the costly turns on the line. No number covers another."""
    taken: list[Box] = []
    sprites: list[Sprite] = []
    for number, point in enumerate(points, 1):
        badge = _place_badge(room, point, taken)
        taken.append(badge)
        sprites += [Panel(badge, "change"), *set_line(badge, str(number), "sans-bold", NAME, "night", "centre")]
    return sprites


def _place_badge(room: Box, point: tuple[int, int], taken: Sequence[Box]) -> Box:
    """Return the free place that is nearest to the point: on it, else above or below."""
    x = min(max(point[0] - BADGE // 2, room.x), room.right - BADGE)
    highest, lowest = room.y - BADGE // 2, room.bottom - BADGE // 2
    wanted = min(max(point[1] - BADGE // 2, highest), lowest)
    steps = [0, *(way * step for step in range(4, room.h, 4) for way in (-1, 1))]
    places = [Box(x, wanted + step, BADGE, BADGE) for step in steps if highest <= wanted + step <= lowest]
    return next((at for at in places if not any(at.overlaps(box) for box in taken)), places[0])


def describe_curve(context: RenderContext[Any]) -> str:
    """Return the curve in words: how each player stood at the end of each round."""
    sheet: CurveSheet = context.view
    lines = [_title(sheet, context)]
    for at, seat in enumerate(sheet.seats):
        ends = [
            context.label("curve-round", round=round_, value=_scale_label(sheet.values[turn][at], sheet.has_chances))
            for turn, round_ in _ends_of_rounds(sheet)
        ]
        lines.append(f"{context.name(seat)}: {', '.join(ends)}")
    return "\n".join(lines)


def _ends_of_rounds(sheet: CurveSheet) -> list[tuple[int, int]]:
    """Return the last turn of each round, with the number of the round."""
    last = {round_: turn for turn, round_ in enumerate(sheet.rounds)}
    return [(turn, round_) for round_, turn in last.items()]
