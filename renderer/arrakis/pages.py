"""Pages of War for Arrakis: sector, neighbourhood, dashboard with leaders, prescience row, spice board and hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.arrakis.views import ArrakisView, DashboardView
from games.core.protocol import Text
from renderer.arrakis.board import draw_board
from renderer.arrakis.cards import Face, draw_card
from renderer.arrakis.chart import make_chart_around
from renderer.arrakis.dashboards import draw_dashboard
from renderer.arrakis.geography import load_board as land
from renderer.arrakis.map_picture import draw_map
from renderer.arrakis.spice_board import draw_spice_board
from renderer.arrakis.tracks import draw_tracks
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_line, set_paragraph, set_whole_text

GAP = 12
HEAD_HEIGHT = 72
MIN_CARDS_IN_ROW = 3
"""A row has room for this many cards, even if there are fewer."""


def make_sector_drawer(key: str) -> Callable[[RenderContext[ArrakisView]], Drawing]:
    """Return a function that draws one sector, large enough to count every figure on a phone."""

    def draw(context: RenderContext[ArrakisView]) -> Drawing:
        areas = [area.id for area in land().find_areas_of(key)]
        return _draw_part_of_land(context, areas, context.say(Text(f"arrakis-sector-{key}")))

    return draw


def draw_near(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the neighbourhood of what may be chosen, or the whole board if nothing may be."""
    areas = find_neighbourhood(context.view)
    return _draw_part_of_land(context, areas, describe_choice(context)) if areas else draw_board(context)


def find_neighbourhood(view: ArrakisView) -> list[str]:
    """Return the areas that may be chosen, those beside air zones that may be chosen, and the area of origin."""
    found = [key for key in (*view.candidates, *((view.origin,) if view.origin else ())) if key in land().areas]
    zones = [land().zones[key] for key in view.candidates if key in land().zones]
    return found + [
        area.id for zone in zones for area in land().areas.values() if set(zone.sectors) & set(area.sectors)
    ]


def describe_choice(context: RenderContext[ArrakisView]) -> str:
    view = context.view
    if view.origin is None:
        return context.label("arrakis-choose", count=len(view.candidates))
    name = context.say(Text(f"arrakis-area-{view.origin}"))
    return context.label("arrakis-choose-from", count=len(view.candidates), area=name)


def _draw_part_of_land(context: RenderContext[ArrakisView], areas: Sequence[str], title: str) -> Drawing:
    drawing = Drawing(1600, 1200) if context.is_wide else Drawing(1080, 1320)
    page = Box(0, 0, drawing.width, drawing.height).inset(16)
    drawing.parts.append(_draw_title(page.top(HEAD_HEIGHT), title))
    drawing.parts.append(draw_map(make_chart_around(page.below(HEAD_HEIGHT + GAP), areas), context))
    return drawing


def _draw_title(box: Box, words: str) -> Part:
    part = Part("title", box)
    part.changing.append(Panel(box, "band"))
    size = fit_line_size([words], box.w - 48, "serif-bold", (TITLE, NAME, TEXT, SMALL))
    part.changing += set_line(box.inset(24, 0), words, "serif-bold", size, "paper")
    return part


def draw_row(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the prescience row: every card whole, and the tracks below."""
    faces = [one.face for one in context.view.prescience]
    width, across = (1600, 3) if context.is_wide and len(faces) > 2 else (1080, 2)
    lines = max(-(-len(faces) // across), 1)
    high = 500
    drawing = Drawing(width, 32 + lines * (high + GAP) + 250)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts += _draw_cards(page.top(lines * (high + GAP)), faces, across, high, context)
    drawing.parts.append(draw_tracks(page.below(lines * (high + GAP)), context))
    return drawing


def count_cards_in_row(count: int, max_cards: int) -> int:
    """Return how many cards stand in a row, at most `max_cards`. Rows are as even as possible."""
    lines = max(-(-count // max_cards), 1)
    return max(min(max_cards, MIN_CARDS_IN_ROW), -(-count // lines))


def _draw_cards(
    box: Box, faces: Sequence[Face], across: int, high: int, context: RenderContext[ArrakisView]
) -> list[Part]:
    """Draw cards in rows. The last row is centred."""
    wide = box.columns(across, GAP)[0].w
    parts: list[Part] = []
    for number, face in enumerate(faces):
        line, at = divmod(number, across)
        left = (box.w - min(across, len(faces) - line * across) * (wide + GAP) + GAP) // 2
        place = Box(box.x + left + at * (wide + GAP), box.y + line * (high + GAP), wide, high)
        parts.append(draw_card(place, face, context, f"card:{number}"))
    return parts


def draw_spice(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the spice board large enough for a phone, and every ban in words."""
    markers = context.view.spice.markers
    width, high, legend = 1080, 640, 116
    drawing = Drawing(width, 32 + high + legend + 2 * GAP + len(markers) * 100)
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(draw_spice_board(page.top(high), context))
    drawing.parts.append(_draw_legend(page.below(high + GAP).top(legend), context))
    for box, marker in zip(page.below(high + legend + 2 * GAP).rows(len(markers), 8), markers, strict=True):
        part = Part(f"ban:{marker.track}", box)
        part.changing.append(Panel(box, "mat-lit" if marker.banned else "mat"))
        part.changing.append(Icon(box.left(96).middle(72, 72), f"war_{marker.track}"))
        if marker.banned:
            part.changing.append(Icon(Box(box.right - 88, box.y, 72, box.h).middle(66, 66), "war_ban"))
        words = context.label("arrakis-ban", name=context.say(marker.name), ban=context.say(marker.ban))
        part.changing += set_whole_text(box.after(104).left(box.w - 200), words, "sans", (36, NAME, 29, TEXT), "paper")
        drawing.parts.append(part)
    return drawing


def _draw_legend(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the text that explains the columns of the spice board."""
    part = Part("legend", box)
    part.changing.append(Panel(box, "band"))
    words = context.label("arrakis-spice-columns")
    part.changing += set_whole_text(box.inset(24, 10), words, "sans", (NAME, 29, TEXT, SMALL), "sand")
    return part


def draw_mat(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the dashboards of a seat, and all leaders of its side."""
    boards = find_dashboards(context)
    if not boards:
        return draw_board(context)
    leaders = [one for one in context.view.leaders if one.side == boards[0].side]
    width, across = (1600, count_cards_in_row(len(leaders), 4)) if context.is_wide else (1080, 2)
    lines = -(-len(leaders) // across)
    high, tall = 340, 500
    drawing = Drawing(width, 32 + len(boards) * (high + GAP) + lines * (tall + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    for number, one in enumerate(boards):
        drawing.parts.append(draw_dashboard(page.below(number * (high + GAP)).top(high), one, context, width * 3 // 10))
    drawing.parts += _draw_cards(page.below(len(boards) * (high + GAP)), leaders, across, tall, context)
    return drawing


def find_dashboards(context: RenderContext[ArrakisView]) -> list[DashboardView]:
    """Return the dashboards of the seat or side in focus, or the automa's if that seat has none."""
    view = context.view
    focus = context.focus if context.focus is not None else "" if view.seat is None else str(view.seat)
    if focus.isdigit() and any(one.seat == int(focus) for one in view.dashboards):
        return [one for one in view.dashboards if one.seat == int(focus)]
    return [one for one in view.dashboards if one.side == focus or (one.seat is None and focus.isdigit())]


def draw_hand(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the player's planning cards, and the objective if the player may know it."""
    held = context.view.hand
    if held is None:
        raise NothingToShow("hand")
    width, across = _arrange_hand(len(held), context.is_wide)
    lines = max(-(-len(held) // across), 1)
    high = 470
    drawing = Drawing(width, 32 + HEAD_HEIGHT + GAP + lines * (high + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(_draw_secrets(page.top(HEAD_HEIGHT), context))
    drawing.parts += _draw_cards(page.below(HEAD_HEIGHT + GAP), held, across, high, context)
    if not held:
        part = Part("empty", page.below(HEAD_HEIGHT + GAP).top(high))
        part.changing += set_paragraph(
            part.box.inset(40), context.label("arrakis-no-cards"), "serif-bold", TITLE, "paper"
        )
        drawing.parts.append(part)
    return drawing


def _arrange_hand(count: int, wide: bool) -> tuple[int, int]:
    """Return the width of a hand page, and the cards in a row. Up to four cards are readable on a phone."""
    if not wide or count <= 4:
        return 1080, 3 if wide and count == 3 else 2
    return 1600, count_cards_in_row(count, 4 if count <= 8 else 5)


def _draw_secrets(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw what only this reader knows besides the cards: the targets of the objective."""
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
