"""The result page: the winner, where the points came from, and the score round by round."""

from __future__ import annotations

from games.imperium.views import ImperiumView, PlayerView
from renderer.card_parts import make_portrait, make_winner_scene
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Stroke
from renderer.typesetting import HUGE, NAME, TEXT, TITLE, fit_line_size, set_heading, set_line, shorten

WIDTH = 1080
"""The width of the page. It must be readable in a post on a phone."""
TITLE_HEIGHT, CHART_HEIGHT, GAP = 190, 430, 10
HEAD_HEIGHT = 74
"""The height of the line with a player's name."""
BUST_WIDTH = 176
"""The width of a leader's scene."""
SOURCE_HEIGHT = 50
"""The height of a line of sources, and the width of its points."""
MAX_LINES = 4
"""The most lines of sources."""
TIE_BREAKERS = ("spice", "solari", "water", "garrison")
"""The tie-breakers, in order."""
CHART_FONT_SIZE = 30
"""The font size of the chart."""


def draw_result(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the result page."""
    places = rank_seats(context.view)
    heights = [_find_place_height(seat, context) for seat in places]
    drawing = Drawing(WIDTH, 32 + TITLE_HEIGHT + GAP + sum(heights) + GAP * len(heights) + CHART_HEIGHT)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_draw_title(page.top(TITLE_HEIGHT), context))
    page = page.below(TITLE_HEIGHT + GAP)
    for rank, (high, seat) in enumerate(zip(heights, places, strict=True), start=1):
        drawing.parts.append(_place(page.top(high), rank, seat, context))
        page = page.below(high + GAP)
    drawing.parts.append(_draw_chart(page, context))
    return drawing


def rank_seats(view: ImperiumView) -> list[int]:
    """Return the seats from first to last. Before the end they are ranked by points."""
    if view.ranking:
        return list(view.ranking)
    return sorted(range(len(view.players)), key=lambda seat: -view.players[seat].vp)


def _draw_title(box: Box, context: RenderContext[ImperiumView]) -> Part:
    part = Part("title", box)
    winner = rank_seats(context.view)[0]
    part.changing.append(Panel(box, "pill", context.tint(winner)))
    side = 130
    part.changing.append(make_marker(Box(box.x + 24, box.y + (box.h - side) // 2, side, side), winner, context))
    room = Box(box.x + side + 46, box.y + 14, box.w - side - 70, box.h - 32)
    words = context.label("wins", name=context.name(winner))
    leader, beside = context.view.players[winner].leader, room.left(room.w - 2 * box.h)
    if leader is not None and measure_text(words, "serif-bold", TITLE) <= beside.w:
        part.changing.append(make_winner_scene(box, f"imperium/leader/{leader.key}"))
        room = beside
    size = fit_line_size([words], room.w, "serif-bold", (84, 74, HUGE, 54, TITLE, NAME))
    decided = context.view.decided_by
    upper = room if decided is None else room.top(room.h * 3 // 5)
    part.changing += set_line(upper, words, "serif-bold", size, f"on:{context.tint(winner)}")
    if decided is not None:
        words = context.say(decided)
        size = fit_line_size([words], room.w, "sans", (TITLE, NAME, TEXT))
        part.changing += set_line(room.below(upper.h), words, "sans", size, f"on:{context.tint(winner)}")
    return part


def _find_place_height(seat: int, context: RenderContext[ImperiumView]) -> int:
    return 24 + HEAD_HEIGHT + SOURCE_HEIGHT * max(len(_break_sources(seat, context)), 1)


def _place(box: Box, rank: int, seat: int, context: RenderContext[ImperiumView]) -> Part:
    """Draw one player: leader, rank, points, tie-breakers, and where the points came from."""
    player = context.view.players[seat]
    part = Part(f"place:{rank}", box)
    part.changing.append(Panel(box, "mat-lit" if rank == 1 else "mat"))
    if player.leader is not None:
        scene = f"imperium/leader/{player.leader.key}"
        part.changing.append(make_portrait(box.inset(5).left(BUST_WIDTH), scene, 12))
    part.changing.append(Icon(Box(box.x + BUST_WIDTH - 40, box.bottom - 106, 96, 96), "vp", str(player.vp)))
    body = _find_body(box)
    head = body.top(HEAD_HEIGHT)
    part.changing.append(make_marker(head.left(60).middle(56, 56), seat, context))
    left = head.after(head.w - len(TIE_BREAKERS) * 70)
    part.changing += _draw_tie_breakers(left, player, context)
    who = head.after(70).left(head.w - left.w - 80)
    name = f"{rank}. {context.name(seat)}"
    size = fit_line_size([name], who.w, "serif-bold", (48, TITLE, 38, NAME, TEXT))
    part.changing += set_line(who, name, "serif-bold", size, "paper")
    part.changing += _draw_sources(body.below(HEAD_HEIGHT), seat, context)
    return part


def _find_body(box: Box) -> Box:
    """Return the part of a player's box that the scene and the points leave free."""
    return box.after(BUST_WIDTH + 64).inset(0, 8).left(box.w - BUST_WIDTH - 78)


def _draw_tie_breakers(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the tie-breakers in their order."""
    colour = context.tint(player.seat)
    return [
        Icon(place.middle(62, 62), name, str(getattr(player, name)), colour if name == "garrison" else "")
        for name, place in zip(TIE_BREAKERS, box.columns(len(TIE_BREAKERS)), strict=True)
    ]


Source = tuple[int, str, int]
"""Points, name of the source, and the width of both."""


def _break_sources(seat: int, context: RenderContext[ImperiumView]) -> list[list[Source]]:
    """Return the sources of a player's points, in lines."""
    scores = context.view.scores[seat] if seat < len(context.view.scores) else ()
    room = _find_body(Box(0, 0, WIDTH - 32, 0)).w
    lines: list[list[Source]] = []
    for score in scores:
        words = shorten(context.say(score.source), room - SOURCE_HEIGHT, "sans", NAME)
        source = (score.points, words, SOURCE_HEIGHT + measure_text(words, "sans", NAME) + 20)
        if lines and sum(wide for _, _, wide in lines[-1]) + source[2] - 20 <= room:
            lines[-1].append(source)
        else:
            lines.append([source])
    return lines[:MAX_LINES]


def _draw_sources(box: Box, seat: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw each source after its points."""
    placed: list[Sprite] = []
    for number, sources in enumerate(_break_sources(seat, context)):
        x, y = box.x, box.y + number * SOURCE_HEIGHT
        for points, words, wide in sources:
            placed.append(Icon(Box(x, y, SOURCE_HEIGHT - 4, SOURCE_HEIGHT - 4), "vp", str(points)))
            placed += set_line(
                Box(x + SOURCE_HEIGHT, y, wide - SOURCE_HEIGHT, SOURCE_HEIGHT - 4), words, "sans", NAME, "sand"
            )
            x += wide
    return placed


def _draw_chart(box: Box, context: RenderContext[ImperiumView]) -> Part:
    """Draw the victory points by round: one line for each player, with the marker at its end."""
    part = Part("chart", box)
    part.changing.append(Panel(box, "stage"))
    inner = box.inset(24, 14)
    part.changing += set_heading(inner.top(36), context.label("chart"), "sand", TEXT)
    rounds = context.view.chart
    if not rounds:
        return part
    plot = Box(inner.x + 52, inner.y + 62, inner.w - 190, inner.h - 62 - 52)
    highest = max(12, *(points for row in rounds for points in row))
    part.changing += _draw_axes(plot, len(rounds), highest)
    for seat in range(len(context.view.players)):
        points = [
            (_find_x(plot, n, len(rounds)), _find_y(plot, row[seat], highest) + 4 * seat - 6)
            for n, row in enumerate(rounds)
        ]
        part.changing.append(Stroke(plot.inset(-12), tuple(points), context.tint(seat), 7))
    part.marks += _draw_line_ends(plot, highest, context)
    return part


def _find_x(plot: Box, number: int, count: int) -> int:
    return plot.x + (plot.w * number // max(count - 1, 1))


def _find_y(plot: Box, points: int, highest: int) -> int:
    return plot.bottom - plot.h * points // highest


def _draw_line_ends(plot: Box, highest: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the markers at the ends of the lines. Those that would overlap stand side by side."""
    placed: list[Icon] = []
    for seat, points in enumerate(context.view.chart[-1]):
        at = Box(plot.right - 22, _find_y(plot, points, highest) - 22, 44, 44)
        while any(at.overlaps(other.box) for other in placed):
            at = Box(at.x + 46, at.y, 44, 44)
        placed.append(make_marker(at, seat, context))
    return list(placed)


def _draw_axes(plot: Box, rounds: int, highest: int) -> list[Sprite]:
    """Draw a line for every second point and a label at every fourth, and the number of every round."""
    placed: list[Sprite] = []
    for points in range(0, highest + 1, 2):
        y = _find_y(plot, points, highest)
        placed.append(Panel(Box(plot.x, y - 1, plot.w, 2), "bar", "gold" if points == 10 else "ash"))
        if points % 4 == 2:
            placed += set_line(Box(plot.x - 62, y - 20, 50, 40), str(points), "sans", CHART_FONT_SIZE, "sand", "right")
    for number in range(rounds):
        at = Box(_find_x(plot, number, rounds) - 24, plot.bottom + 10, 48, get_line_height(CHART_FONT_SIZE))
        placed += set_line(at, str(number + 1), "sans", CHART_FONT_SIZE, "sand", "centre")
    return placed
