"""The profile of a person: games and places, favourites, the rating with its uncertainty, and achievements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.protocol import Text
from renderer.context import RenderContext
from renderer.sprites import Area, Box, Drawing, Panel, Part, Sprite, Stroke
from renderer.typesetting import (
    HUGE,
    NAME,
    TEXT,
    TITLE,
    fit_line_size,
    keep_printable,
    set_heading,
    set_line,
    set_paragraph,
    wrap,
)

WIDE, TALL = 1600, 1080
MARGIN, GAP = 36, 16
TITLE_HEIGHT, POOL_HEIGHT, CURVE_HEIGHT, HEAD_HEIGHT, LINE_HEIGHT = 150, 148, 380, 56, 54
MOST_POOLS, MOST_FACTS = 4, 6
MOST_LINES = 9
"""The most lines of names of achievements."""
SIZES = (TITLE, 40, 36, NAME, TEXT)
FACT_SIZE = 40
"""A wide picture is shown at a fifth of its size on a phone, so facts are set in two lines instead of small type."""
SCALE_WIDTH = 116
"""The width of the numbers beside the curve."""
STEP = 100
"""The chart begins and ends with multiples of this."""


@dataclass(frozen=True)
class PoolSheet:
    """A line about one pool of games."""

    title: Text
    rating: Text
    places: tuple[Text, ...]


@dataclass(frozen=True)
class ProfileSheet:
    """Everything that the picture of a profile shows."""

    name: str
    games: Text
    pools: tuple[PoolSheet, ...] = ()
    facts: tuple[Text, ...] = ()
    curve: tuple[tuple[int, int], ...] = ()
    """Ratings after the last games, the oldest first, each with its uncertainty."""
    curve_title: Text | None = None
    achievements: tuple[Text, ...] = ()
    achieved: Text | None = None
    """How many achievements there are, as a heading."""


def draw_profile(context: RenderContext[Any]) -> Drawing:
    """Draw the profile: two columns on a wide picture, one on a tall picture."""
    sheet: ProfileSheet = context.view
    width = WIDE if context.is_wide else TALL
    room = width - 2 * MARGIN
    column = (room - 2 * GAP) // 2 if context.is_wide else room
    columns = _arrange(sheet, context, column)
    high = max(map(_height_of, columns))
    foot = _achievements_height(sheet, context, room)
    drawing = Drawing(width, MARGIN + TITLE_HEIGHT + GAP + high + foot + MARGIN)
    page = Box(MARGIN, MARGIN, room, drawing.height - 2 * MARGIN)
    drawing.parts.append(_draw_title(page.top(TITLE_HEIGHT), sheet, context))
    for number, each in enumerate(columns):
        box = Box(page.x + number * (column + 2 * GAP), page.y + TITLE_HEIGHT + GAP, column, high)
        for height, draw in each:
            drawing.parts.append(draw(box.top(height), sheet, context))
            box = box.below(height + GAP)
    if foot:
        drawing.parts.append(_draw_achievements(page.below(page.h - foot), sheet, context))
    return drawing


Block = tuple[int, Callable[[Box, ProfileSheet, RenderContext[Any]], Part]]
"""The height of a part of the picture, and the function that draws it."""


def _arrange(sheet: ProfileSheet, context: RenderContext[Any], column: int) -> list[list[Block]]:
    """Return the parts of each column. On a wide picture the facts stand in the shorter column."""
    left: list[Block] = [(_pools_height(sheet), _draw_pools)] if sheet.pools else []
    right: list[Block] = [(CURVE_HEIGHT, _draw_curve)] if len(sheet.curve) > 1 else []
    facts: list[Block] = [(_facts_height(sheet, context, column), _draw_facts)] if sheet.facts else []
    if not context.is_wide:
        return [[*left, *right, *facts]]
    return [[*left, *facts], right] if _height_of(left) < _height_of(right) else [left, [*right, *facts]]


def _height_of(column: Sequence[Block]) -> int:
    return sum(height + GAP for height, _ in column)


def describe_profile(context: RenderContext[Any]) -> str:
    """Return everything that the picture shows in words."""
    sheet: ProfileSheet = context.view
    pools = [
        f"{context.say(pool.title)}: {context.say(pool.rating)}, {', '.join(context.say(each) for each in pool.places)}"
        for pool in sheet.pools
    ]
    achieved = [_achieved(sheet, context)] if sheet.achieved else []
    parts = [keep_printable(sheet.name), context.say(sheet.games), *pools, *_facts(sheet, context), *achieved]
    return ". ".join(parts)


def _achieved(sheet: ProfileSheet, context: RenderContext[Any]) -> str:
    assert sheet.achieved is not None
    return f"{context.say(sheet.achieved)}: {_names(sheet, context)}"


def _facts(sheet: ProfileSheet, context: RenderContext[Any]) -> list[str]:
    """Return the sentences about a person. In messages they are items of a list."""
    return [context.say(each).removeprefix("- ") for each in sheet.facts[:MOST_FACTS]]


def _names(sheet: ProfileSheet, context: RenderContext[Any]) -> str:
    return " · ".join(context.say(each) for each in sheet.achievements)


def _draw_title(box: Box, sheet: ProfileSheet, context: RenderContext[Any]) -> Part:
    part = Part("title", box)
    name = keep_printable(sheet.name)
    size = fit_line_size([name], box.w, "serif-bold", (76, HUGE, TITLE))
    part.changing += set_line(box.top(96), name, "serif-bold", size, "paper")
    part.changing += set_line(box.below(96), context.say(sheet.games), "sans", TITLE, "sand")
    return part


def _pools_height(sheet: ProfileSheet) -> int:
    return len(sheet.pools[:MOST_POOLS]) * (POOL_HEIGHT + GAP) - GAP


def _draw_pools(box: Box, sheet: ProfileSheet, context: RenderContext[Any]) -> Part:
    part = Part("pools", box)
    shown = sheet.pools[:MOST_POOLS]
    for row, pool in zip(box.rows(len(shown), GAP), shown, strict=True):
        part.changing.append(Panel(row, "mat"))
        inner = row.inset(24, 14)
        upper, lower = inner.rows(2, 6)
        rating = set_line(upper, context.say(pool.rating), "sans-bold", TITLE, "gold", "right")
        part.changing += rating
        room = upper.left(upper.w - (rating[0].box.w + 20 if rating else 0))
        title = context.say(pool.title)
        part.changing += set_line(
            room, title, "serif-bold", fit_line_size([title], room.w, "serif-bold", SIZES), "paper"
        )
        places = " · ".join(context.say(each) for each in pool.places)
        part.changing += set_line(lower, places, "sans", fit_line_size([places], lower.w, "sans", SIZES[1:]), "sand")
    return part


def _fact_lines(sheet: ProfileSheet, context: RenderContext[Any], room: int) -> list[str]:
    return [line for fact in _facts(sheet, context) for line in wrap(fact, room - 48, "sans", FACT_SIZE)]


def _facts_height(sheet: ProfileSheet, context: RenderContext[Any], room: int) -> int:
    return len(_fact_lines(sheet, context, room)) * LINE_HEIGHT + 28


def _draw_facts(box: Box, sheet: ProfileSheet, context: RenderContext[Any]) -> Part:
    part = Part("facts", box)
    lines, inner = _fact_lines(sheet, context, box.w), box.inset(24, 14)
    part.changing.append(Panel(box, "band"))
    for row, line in zip(inner.rows(len(lines)), lines, strict=True):
        part.changing += set_line(row, line, "sans", FACT_SIZE, "paper")
    return part


def _draw_curve(box: Box, sheet: ProfileSheet, context: RenderContext[Any]) -> Part:
    """Draw the rating as a line, and where it may be as a band around the line."""
    part = Part("curve", box)
    part.changing.append(Panel(box, "band"))
    inner = box.inset(24, 14)
    if sheet.curve_title is not None:
        title = context.say(sheet.curve_title)
        size = fit_line_size([title], inner.w, "sans-bold", SIZES[2:])
        part.changing += set_line(inner.top(HEAD_HEIGHT), title, "sans-bold", size, "sand")
    chart = inner.below(HEAD_HEIGHT + 6).after(SCALE_WIDTH)
    low, high = _range(sheet.curve)
    part.changing += _draw_scale(chart, low, high)
    across = [chart.x + round(at * (chart.w - 12) / (len(sheet.curve) - 1)) for at in range(len(sheet.curve))]

    def down(number: int) -> int:
        return chart.bottom - round((number - low) * chart.h / (high - low))

    upper = [(x, down(number + off)) for x, (number, off) in zip(across, sheet.curve, strict=True)]
    lower = [(x, down(number - off)) for x, (number, off) in zip(across, sheet.curve, strict=True)]
    line = tuple((x, down(number)) for x, (number, _) in zip(across, sheet.curve, strict=True))
    part.changing.append(Area(chart, ((*upper, *reversed(lower)),), "gold", opacity=70))
    part.changing.append(Stroke(chart, line, "gold", 6))
    return part


def _range(curve: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the lowest and highest number of the chart, both round."""
    low, high = min(number - off for number, off in curve), max(number + off for number, off in curve)
    return low // STEP * STEP, -(-high // STEP) * STEP


def _draw_scale(chart: Box, low: int, high: int) -> list[Sprite]:
    """Draw the lowest, middle and highest rating as numbers with lines."""
    sprites: list[Sprite] = []
    for number in (low, (low + high) // 2, high):
        y = chart.bottom - round((number - low) * chart.h / (high - low))
        y = min(max(y, chart.y), chart.bottom - 1)
        label = Box(chart.x - SCALE_WIDTH, min(max(y - 22, chart.y - 6), chart.bottom - 38), SCALE_WIDTH - 14, 44)
        sprites += set_line(label, str(number), "sans", 36, "sand", "right")
        at = min(max(y, chart.y + 1), chart.bottom - 2)
        sprites.append(Stroke(Box(chart.x, at - 1, chart.w, 3), ((chart.x, at), (chart.right - 1, at)), "ash", 2))
    return sprites


def _achievements_height(sheet: ProfileSheet, context: RenderContext[Any], room: int) -> int:
    if not sheet.achievements:
        return 0
    lines = min(len(wrap(_names(sheet, context), room - 48, "serif", 40)), MOST_LINES)
    return HEAD_HEIGHT + lines * LINE_HEIGHT + 36


def _draw_achievements(box: Box, sheet: ProfileSheet, context: RenderContext[Any]) -> Part:
    part = Part("achievements", box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(24, 14)
    if sheet.achieved is not None:
        part.changing += set_heading(inner.top(HEAD_HEIGHT), context.say(sheet.achieved), "gold", NAME)
    part.changing += set_paragraph(
        inner.below(HEAD_HEIGHT), _names(sheet, context), "serif", 40, "paper", leading=LINE_HEIGHT
    )
    return part
