"""The result page: who won and how, and the final tracks."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, SideView
from renderer.arrakis.banner import CRESTS, describe_turn, make_crest, make_side_marker
from renderer.arrakis.dashboards import list_units_left
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.tracks import draw_tracks
from renderer.context import RenderContext
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
"""The width of the page. It must be readable in a post on a phone."""
SCENE_WIDTH = 400
"""The width of the winner's scene."""
WINNER_SCENES = {"atreides": "arrakis/leader/paul_muad_dib", "harkonnen": "arrakis/leader/baron_harkonnen"}
"""Side -> scene when it has won."""


def draw_result(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the result page."""
    sides = context.view.sides
    drawing = Drawing(WIDTH, 32 + 260 + GAP + 300 + GAP + len(sides) * 150)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_draw_title(page.top(260), context))
    drawing.parts.append(draw_tracks(page.below(260 + GAP).top(300), context))
    for box, side in zip(page.below(560 + 2 * GAP).rows(len(sides), GAP), rank_sides(context.view), strict=True):
        drawing.parts.append(_draw_side(box, side, context))
    return drawing


def rank_sides(view: ArrakisView) -> list[SideView]:
    """Return the sides, the winner first."""
    won = view.ending.side if view.ending is not None else view.active
    return sorted(view.sides, key=lambda side: side.side != won)


def _draw_title(box: Box, context: RenderContext[ArrakisView]) -> Part:
    part = Part("title", box)
    ending = context.view.ending
    won = ending.side if ending is not None else ""
    tint = SIDE_COLOURS.get(won, "stone")
    part.changing.append(Panel(box, "pill", tint))
    side = 150
    at = Box(box.x + 16, box.y + (box.h - side) // 2, side, side)
    part.changing.append(make_crest(at, won) if won in CRESTS else Icon(at, "hourglass"))
    room = Box(box.x + side + 34, box.y + 14, box.w - side - 54, box.h - 32)
    words, text = describe_turn(context), context.say(ending.text) if ending is not None else ""
    beside = room.left(room.w - SCENE_WIDTH * 3 // 4)
    if won in WINNER_SCENES and _has_room(beside, words, text):
        part.changing.append(
            Vista(box.after(box.w - SCENE_WIDTH).top(box.h - 5), WINNER_SCENES[won], "right", "fade", 18)
        )
        room = beside
    size = fit_line_size([words], room.w, "serif-bold", (HUGE, 54, TITLE, NAME, TEXT))
    part.changing += set_line(room.top(84), words, "serif-bold", size, f"on:{tint}")
    if text:
        lower = room.below(88)
        size = fit_wrapped_size(text, lower, "sans", (TITLE, 38, 35, NAME, TEXT, SMALL))
        part.changing += set_paragraph(lower, text, "sans", size, f"on:{tint}")
    return part


def _has_room(room: Box, words: str, text: str) -> bool:
    """Return whether the text stays readable on a phone beside the winner's scene."""
    return measure_text(words, "serif-bold", TITLE) <= room.w and len(wrap(text, room.w, "sans", NAME)) <= 3


def _draw_side(box: Box, side: SideView, context: RenderContext[ArrakisView]) -> Part:
    """Draw one side: its players, and the units it has left."""
    part = Part(f"side:{side.side}", box)
    won = context.view.ending is not None and context.view.ending.side == side.side
    part.changing.append(Panel(box, "mat-lit" if won else "mat"))
    part.changing.append(Panel(box.left(12).inset(0, 16), "bar", SIDE_COLOURS[side.side]))
    inner = Box(box.x + 26, box.y + 10, box.w - 44, box.h - 20)
    high = min(inner.h, 96)
    part.changing.append(make_crest(inner.left(high).middle(high, high), side.side))
    room = inner.after(high + 16)
    for seat in side.seats:
        part.changing.append(make_side_marker(room.left(70).middle(64, 64), seat, context))
        room = room.after(74)
    signs = list_units_left(context.view, side.side)
    for number, (icon, count, tint) in enumerate(reversed(signs)):
        at = Box(inner.right - (number + 1) * 76, inner.y + 38, 70, inner.h - 38).middle(70, 70)
        part.changing.append(Icon(at, icon, count, tint))
    left = Box(inner.right - len(signs) * 76, inner.y, len(signs) * 76 - 6, 36)
    words = context.label("arrakis-left-over")
    part.changing += set_line(left, words, "sans", fit_line_size([words], left.w, "sans", (TEXT, SMALL)), "sand")
    room = room.left(room.w - len(signs) * 76 - 12)
    words = name_players(context, side)
    part.changing += set_line(
        room.top(room.h // 2),
        words,
        "serif-bold",
        fit_line_size([words], room.w, "serif-bold", (TITLE, NAME, TEXT, SMALL)),
        "paper",
    )
    part.changing += set_line(room.below(room.h // 2), context.say(side.name), "sans", NAME, "sand")
    return part


def name_players(context: RenderContext[ArrakisView], side: SideView) -> str:
    if not side.seats:
        return context.label("arrakis-automa")
    return context.words.join([context.name(seat) for seat in side.seats])
