"""The end: who won and how, and where the tracks stood."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, SideView
from renderer.arrakis.banner import CRESTS, turn_words
from renderer.arrakis.dashboards import supply_signs
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.tracks import tracks
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Vista
from renderer.typesetting import (
    HUGE,
    NAME,
    SMALL,
    TEXT,
    TITLE,
    fit_line_size,
    fit_wrapped_size,
    set_line,
    set_paragraph,
    wrap,
)

GAP = 12
WIDTH = 1080
"""To be read in the post, on a phone too."""
SCENE = 400
"""The width of the scene of whoever won."""
WON = {"atreides": "arrakis/leader/paul_muad_dib", "harkonnen": "arrakis/leader/baron_harkonnen"}


def result(context: RenderContext[ArrakisView]) -> Drawing:
    sides = context.view.sides
    drawing = Drawing(WIDTH, 32 + 260 + GAP + 300 + GAP + len(sides) * 150)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_title(page.top(260), context))
    drawing.parts.append(tracks(page.below(260 + GAP).top(300), context))
    for box, side in zip(page.below(560 + 2 * GAP).rows(len(sides), GAP), ranking(context.view), strict=True):
        drawing.parts.append(_side(box, side, context))
    return drawing


def ranking(view: ArrakisView) -> list[SideView]:
    """The side that won first."""
    won = view.ending.side if view.ending is not None else view.active
    return sorted(view.sides, key=lambda side: side.side != won)


def _title(box: Box, context: RenderContext[ArrakisView]) -> Part:
    part = Part("title", box)
    ending = context.view.ending
    won = ending.side if ending is not None else ""
    tint = SIDES.get(won, "stone")
    part.changing.append(Panel(box, "pill", tint))
    side = 150
    part.changing.append(Icon(Box(box.x + 16, box.y + (box.h - side) // 2, side, side), CRESTS.get(won, "hourglass")))
    room = Box(box.x + side + 34, box.y + 14, box.w - side - 54, box.h - 32)
    words, told = turn_words(context), context.say(ending.text) if ending is not None else ""
    beside = room.left(room.w - SCENE * 3 // 4)
    if won in WON and _has_room(beside, words, told):
        part.changing.append(Vista(box.after(box.w - SCENE).top(box.h - 5), WON[won], "right", "fade", 18))
        room = beside
    size = fit_line_size([words], room.w, "serif-bold", (HUGE, 54, TITLE, NAME, TEXT))
    part.changing += set_line(room.top(84), words, "serif-bold", size, f"on:{tint}")
    if told:
        lower = room.below(88)
        size = fit_wrapped_size(told, lower, "sans", (TITLE, 38, 35, NAME, TEXT, SMALL))
        part.changing += set_paragraph(lower, told, "sans", size, f"on:{tint}")
    return part


def _has_room(room: Box, words: str, told: str) -> bool:
    """Whether what is said can still be read on a phone beside the scene of whoever won."""
    return measure_text(words, "serif-bold", TITLE) <= room.w and len(wrap(told, room.w, "sans", NAME)) <= 3


def _side(box: Box, side: SideView, context: RenderContext[ArrakisView]) -> Part:
    """A side: who played it, and the settlements and figures it kept."""
    part = Part(f"side:{side.side}", box)
    won = context.view.ending is not None and context.view.ending.side == side.side
    part.changing.append(Panel(box, "mat-lit" if won else "mat"))
    part.changing.append(Panel(box.left(12).inset(0, 16), "bar", SIDES[side.side]))
    inner = Box(box.x + 26, box.y + 10, box.w - 44, box.h - 20)
    high = min(inner.h, 96)
    part.changing.append(Icon(inner.left(high).middle(high, high), CRESTS[side.side]))
    room = inner.after(high + 16)
    for seat in side.seats:
        part.changing.append(make_marker(room.left(70).middle(64, 64), seat, context))
        room = room.after(74)
    signs = supply_signs(context.view, side.side)
    for number, (icon, count, tint) in enumerate(reversed(signs)):
        at = Box(inner.right - (number + 1) * 76, inner.y, 70, inner.h).middle(70, 70)
        part.changing.append(Icon(at, icon, count, tint))
    room = room.left(room.w - len(signs) * 76 - 12)
    words = names_of(context, side)
    part.changing += set_line(
        room.top(room.h // 2),
        words,
        "serif-bold",
        fit_line_size([words], room.w, "serif-bold", (TITLE, NAME, TEXT, SMALL)),
        "paper",
    )
    part.changing += set_line(room.below(room.h // 2), context.say(side.name), "sans", NAME, "sand")
    return part


def names_of(context: RenderContext[ArrakisView], side: SideView) -> str:
    if not side.seats:
        return context.label("arrakis-automa")
    return context.words.join([context.name(seat) for seat in side.seats])
