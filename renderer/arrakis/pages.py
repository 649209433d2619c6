"""Pages: a sector or a neighbourhood large, a dashboard with its leaders, prescience cards, spice board, hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.arrakis.views import ArrakisView, DashboardView
from games.core.protocol import Text
from renderer.arrakis.atlas import atlas
from renderer.arrakis.board import board
from renderer.arrakis.cards import Face, card
from renderer.arrakis.chart import around
from renderer.arrakis.dashboards import dashboard
from renderer.arrakis.geography import board as land
from renderer.arrakis.spiceboard import spice_board
from renderer.arrakis.tracks import tracks
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_line, set_paragraph, set_whole_text

GAP = 12
HEAD = 72
FEWEST = 3
"""Cards for which a row has room, though there be fewer."""


def sector(key: str) -> Callable[[RenderContext[ArrakisView]], Drawing]:
    """The picture of one sector, large enough to count every figure on a phone."""

    def drawn(context: RenderContext[ArrakisView]) -> Drawing:
        areas = [area.id for area in land().of_sector(key)]
        return _part_of_land(context, areas, context.say(Text(f"arrakis-sector-{key}")))

    return drawn


def near(context: RenderContext[ArrakisView]) -> Drawing:
    """The neighbourhood of what may be chosen; the whole board where nothing is."""
    areas = neighbourhood(context.view)
    return _part_of_land(context, areas, near_words(context)) if areas else board(context)


def neighbourhood(view: ArrakisView) -> list[str]:
    """Areas that may be chosen, those beside chosen air zones, and where one comes from."""
    found = [key for key in (*view.candidates, *((view.origin,) if view.origin else ())) if key in land().areas]
    zones = [land().zones[key] for key in view.candidates if key in land().zones]
    return found + [
        area.id for zone in zones for area in land().areas.values() if set(zone.sectors) & set(area.sectors)
    ]


def near_words(context: RenderContext[ArrakisView]) -> str:
    view = context.view
    if view.origin is None:
        return context.label("arrakis-choose", count=len(view.candidates))
    name = context.say(Text(f"arrakis-area-{view.origin}"))
    return context.label("arrakis-choose-from", count=len(view.candidates), area=name)


def _part_of_land(context: RenderContext[ArrakisView], areas: Sequence[str], title: str) -> Drawing:
    drawing = Drawing(1600, 1200) if context.is_wide else Drawing(1080, 1320)
    page = Box(0, 0, drawing.width, drawing.height).inset(16)
    drawing.parts.append(_title(page.top(HEAD), title))
    drawing.parts.append(atlas(around(page.below(HEAD + GAP), areas), context))
    return drawing


def _title(box: Box, words: str) -> Part:
    part = Part("title", box)
    part.changing.append(Panel(box, "band"))
    size = fit_line_size([words], box.w - 48, "serif-bold", (TITLE, NAME, TEXT, SMALL))
    part.changing += set_line(box.inset(24, 0), words, "serif-bold", size, "paper")
    return part


def row(context: RenderContext[ArrakisView]) -> Drawing:
    """The prescience row: every card whole, and the tracks below."""
    faces = [one.face for one in context.view.prescience]
    width, across = (1600, 3) if context.is_wide and len(faces) > 2 else (1080, 2)
    lines = max(-(-len(faces) // across), 1)
    high = 500
    drawing = Drawing(width, 32 + lines * (high + GAP) + 250)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts += _cards(page.top(lines * (high + GAP)), faces, across, high, context)
    drawing.parts.append(tracks(page.below(lines * (high + GAP)), context))
    return drawing


def even(count: int, most: int) -> int:
    """How many cards stand in a row, of so many at most: rows are as even as may be, and cards not too broad."""
    lines = max(-(-count // most), 1)
    return max(min(most, FEWEST), -(-count // lines))


def _cards(box: Box, faces: Sequence[Face], across: int, high: int, context: RenderContext[ArrakisView]) -> list[Part]:
    """Cards in rows, the last of them in the middle of its row."""
    wide = box.columns(across, GAP)[0].w
    parts: list[Part] = []
    for number, face in enumerate(faces):
        line, at = divmod(number, across)
        left = (box.w - min(across, len(faces) - line * across) * (wide + GAP) + GAP) // 2
        place = Box(box.x + left + at * (wide + GAP), box.y + line * (high + GAP), wide, high)
        parts.append(card(place, face, context, f"card:{number}"))
    return parts


def spice(context: RenderContext[ArrakisView]) -> Drawing:
    """The spice board large enough for a phone, and every ban in words."""
    markers = context.view.spice.markers
    width, high, told = 1080, 640, 116
    drawing = Drawing(width, 32 + high + told + 2 * GAP + len(markers) * 100)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(spice_board(page.top(high), context))
    drawing.parts.append(_legend(page.below(high + GAP).top(told), context))
    for box, marker in zip(page.below(high + told + 2 * GAP).rows(len(markers), 8), markers, strict=True):
        part = Part(f"ban:{marker.track}", box)
        part.changing.append(Panel(box, "mat-lit" if marker.banned else "mat"))
        part.changing.append(Icon(box.left(96).middle(72, 72), f"war_{marker.track}"))
        if marker.banned:
            part.changing.append(Icon(Box(box.right - 88, box.y, 72, box.h).middle(66, 66), "war_ban"))
        words = context.label("arrakis-ban", name=context.say(marker.name), ban=context.say(marker.ban))
        part.changing += set_whole_text(box.after(104).left(box.w - 200), words, "sans", (36, NAME, 29, TEXT), "paper")
        drawing.parts.append(part)
    return drawing


def _legend(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """What the columns of the spice board count."""
    part = Part("legend", box)
    part.changing.append(Panel(box, "band"))
    words = context.label("arrakis-spice-columns")
    part.changing += set_whole_text(box.inset(24, 10), words, "sans", (NAME, 29, TEXT, SMALL), "sand")
    return part


def mat(context: RenderContext[ArrakisView]) -> Drawing:
    """The dashboards of a seat, and all leaders of its side."""
    boards = whose_boards(context)
    if not boards:
        return board(context)
    leaders = [one for one in context.view.leaders if one.side == boards[0].side]
    width, across = (1600, even(len(leaders), 4)) if context.is_wide else (1080, 2)
    lines = -(-len(leaders) // across)
    high, tall = 340, 500
    drawing = Drawing(width, 32 + len(boards) * (high + GAP) + lines * (tall + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    for number, one in enumerate(boards):
        drawing.parts.append(dashboard(page.below(number * (high + GAP)).top(high), one, context, width * 3 // 10))
    drawing.parts += _cards(page.below(len(boards) * (high + GAP)), leaders, across, tall, context)
    return drawing


def whose_boards(context: RenderContext[ArrakisView]) -> list[DashboardView]:
    """Those of the seat in focus; a side's own word shows the automa's too."""
    view = context.view
    focus = context.focus if context.focus is not None else "" if view.seat is None else str(view.seat)
    if focus.isdigit() and any(one.seat == int(focus) for one in view.dashboards):
        return [one for one in view.dashboards if one.seat == int(focus)]
    return [one for one in view.dashboards if one.side == focus or (one.seat is None and focus.isdigit())]


def hand(context: RenderContext[ArrakisView]) -> Drawing:
    """One's planning cards, and the objective for who may know it."""
    held = context.view.hand
    if held is None:
        raise NothingToShow("hand")
    width, across = _spread(len(held), context.is_wide)
    lines = max(-(-len(held) // across), 1)
    high = 470
    drawing = Drawing(width, 32 + HEAD + GAP + lines * (high + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(_secrets(page.top(HEAD), context))
    drawing.parts += _cards(page.below(HEAD + GAP), held, across, high, context)
    if not held:
        part = Part("empty", page.below(HEAD + GAP).top(high))
        part.changing += set_paragraph(
            part.box.inset(40), context.label("arrakis-no-cards"), "serif-bold", TITLE, "paper"
        )
        drawing.parts.append(part)
    return drawing


def _spread(count: int, wide: bool) -> tuple[int, int]:
    """How wide a hand is, and how many cards stand in its rows: up to four can be read on a phone in any case."""
    if not wide or count <= 4:
        return 1080, 3 if wide and count == 3 else 2
    return 1600, even(count, 4 if count <= 8 else 5)


def _secrets(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """What only this viewer knows beside the cards: the targets of the objective."""
    part = Part("secrets", box)
    part.changing.append(Panel(box, "band"))
    words = context.label("arrakis-hand", count=len(context.view.hand or ()))
    objectives = context.view.tracks.objectives
    part.changing += set_line(box.inset(24, 0), words, "serif-bold", NAME, "paper")
    signs = [(f"war_{key}", str(getattr(one, key))) for one in objectives for key in ("kh", "sd", "jh")]
    for number, (icon, count) in enumerate(reversed(signs)):
        at = Box(box.right - 24 - (number + 1) * 64, box.y, 58, box.h).middle(58, 58)
        part.changing.append(Icon(at, icon, count))
    if signs:
        room = box.left(box.w - 40 - len(signs) * 64).after(48 + measure_text(words, "serif-bold", NAME))
        part.changing += set_line(room, context.label("arrakis-objective"), "sans", TEXT, "sand", "right")
    return part
