"""The glance of War for Arrakis: who is to act, the land where something happened, and which side is ahead."""

from __future__ import annotations

from math import hypot

from games.arrakis.views import ArrakisView
from games.core.protocol import Text
from renderer import glance as shared
from renderer.arrakis.banner import describe_round, describe_turn, find_shown_seats, make_crest, make_side_marker
from renderer.arrakis.chart import Chart, make_chart_around
from renderer.arrakis.geography import Point, load_board
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.map_picture import draw_close_up, find_changed_areas
from renderer.arrakis.moves import count_figures, find_moves
from renderer.arrakis.tracks import MARKERS, find_leading_side, measure_progress
from renderer.context import RenderContext
from renderer.deed import draw_arrow
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Area, Box, Drawing, Icon, Lettering, Panel, Part, Relief, Sprite
from renderer.typesetting import set_line

STANDINGS_WIDTH = 330
"""The width of the standings."""
MAX_NAMED, MAX_SHOWN, MAX_CHARTS = 2, 6, 4
"""The most areas whose names stand above the land, that are lit, and that have charts of their own."""
PERSON_SIDE = 53
"""The room of a crest or a player's marker in the standings."""
LOCATOR_WIDTH = 150
"""The width of the map that shows where the land lies."""
ARROW_END = 44
"""How far before the middle of an area an arrow ends, so that the pieces there do not hide it."""
MAX_LOCAL_SHARE = 0.7
"""Of a larger share of the board than this no locator is needed."""


def draw_glance(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the glance."""
    view = context.view
    scene = f"arrakis/phase/{view.phase}"
    drawing = shared.make_glance(scene)
    seats = find_shown_seats(view)
    tints = {one.seat: SIDE_COLOURS[one.side] for one in view.seats}
    drawing.parts.append(
        shared.draw_turn(
            context,
            seats[0] if seats else None,
            describe_turn(context),
            _describe_round_shortly(context),
            tints,
        )
    )
    whole = shared.find_stage(context, describe_round(context))
    drawing.parts.append(_draw_deed(whole.left(whole.w - STANDINGS_WIDTH - 12), scene, context))
    drawing.parts.append(_draw_standing(whole.after(whole.w - STANDINGS_WIDTH), context))
    drawing.parts.append(shared.draw_sentence(context, describe_round(context)))
    return drawing


def _describe_round_shortly(context: RenderContext[ArrakisView]) -> str:
    """Return the word for the round with its number, or the number alone if the word is too long."""
    words = context.label("arrakis-round-short", round=context.view.round)
    has_room = measure_text(words, "sans-bold", shared.MIN_FONT_SIZE) <= shared.ROUND_WIDTH
    return words if has_room else str(context.view.round)


def _draw_deed(box: Box, scene: str, context: RenderContext[ArrakisView]) -> Part:
    """Draw the land where something happened with the names of its areas, or the scene of the phase."""
    areas = choose_areas(context)
    if not areas:
        return shared.draw_stage(scene, box)
    part = Part("deed", box)
    names = _choose_names(areas, context)
    part.changing += [Panel(box, "band"), *_draw_names(box, names, context)]
    land = box.below(len(names) * get_line_height(shared.MIN_FONT_SIZE)).inset(3)
    charts = _make_charts(land, areas)
    pieces: list[Sprite] = []
    for chart, shown in charts:
        part.changing.append(Panel(chart.box.inset(-3), "frame-thin"))
        for sprite in draw_close_up(chart, context, shown, shared.MIN_FONT_SIZE):
            (pieces if isinstance(sprite, Icon | Lettering) else part.changing).append(sprite)
    part.changing += [*_draw_arrows(charts, context), *pieces]
    if len(charts) == 1:
        part.changing += _draw_locator(charts[0][0], pieces)
    return part


def _choose_names(areas: list[str], context: RenderContext[ArrakisView]) -> list[str]:
    """Return the areas whose names stand above the land. Sentences tell where a legion went, so ends come first."""
    origins = {origin for origin, _, _ in find_moves(context)} - {end for _, end, _ in find_moves(context)}
    chosen = sorted(areas, key=lambda area: area in origins)[:MAX_NAMED]
    return [area for area in areas if area in chosen]


def _make_charts(land: Box, areas: list[str]) -> list[tuple[Chart, list[str]]]:
    """Return one chart of all areas, or a chart for each area if they lie too far apart to be shown together."""
    together = make_chart_around(land, areas)
    if together.window.w <= load_board().width * MAX_LOCAL_SHARE:
        return [(together, areas)]
    shown = areas[:MAX_CHARTS]
    return [
        (make_chart_around(box, [area]), [area]) for box, area in zip(land.columns(len(shown), 8), shown, strict=True)
    ]


def _draw_names(box: Box, areas: list[str], context: RenderContext[ArrakisView]) -> list[Lettering]:
    """Draw name and code of the areas, each on a line of its own."""
    high = get_line_height(shared.MIN_FONT_SIZE)
    placed: list[Lettering] = []
    for number, area in enumerate(areas):
        line = box.below(number * high).top(high).inset(14, 0)
        code = f" · {load_board().areas[area].code}"
        wide = measure_text(code, "sans-bold", shared.MIN_FONT_SIZE)
        name = context.say(Text(f"arrakis-area-{area}"))
        room = line.left(line.w - wide)
        words = set_line(room, name, "serif-bold", shared.MIN_FONT_SIZE, "paper")
        long = words[0].box.w if words else 0
        placed += [*words, *set_line(line.after(long), code, "sans-bold", shared.MIN_FONT_SIZE, "gold")]
    return placed


def choose_areas(context: RenderContext[ArrakisView]) -> list[str]:
    """Return the areas to show: those that the sentence mentions, else where figures came or went in the turn.

    Where legions moved, both ends of the way are shown. The end of a round changes areas of which its sentence may say
    nothing; these are not shown.
    """
    named = [area for area in load_board().areas if f"area:{area}" in context.mentions]
    ways = [area for origin, end, _ in find_moves(context) for area in (origin, end)]
    if named:
        return sorted(named, key=lambda area: ways.index(area) if area in ways else len(ways))[:MAX_SHOWN]
    if context.before is not None and context.before.round != context.view.round:
        return []
    now, past = _count_figures(context.view), _count_figures(context.before or context.view)

    def rank(area: str) -> tuple[int, int]:
        return -max(now.get(area, 0) - past.get(area, 0), 0), -now.get(area, 0)

    changed = sorted(find_changed_areas(context), key=rank)[:1]
    origins = [origin for origin, end, _ in find_moves(context) if end in changed]
    return [*origins[:1], *changed]


def _count_figures(view: ArrakisView) -> dict[str, int]:
    """Return how many figures stand in each area. A worm counts as one."""
    return {area.id: sum(map(count_figures, area.legions)) + bool(area.worm) for area in view.areas}


def _draw_arrows(charts: list[tuple[Chart, list[str]]], context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw arrows for the moves between visible areas."""
    spots = {area: chart.at(load_board().areas[area].spot) for chart, areas in charts for area in areas}
    return [
        sprite
        for origin, end, tint in find_moves(context)
        if origin in spots and end in spots
        for sprite in draw_arrow(spots[origin], _stop_before(spots[origin], spots[end]), tint)
    ]


def _stop_before(start: Point, end: Point) -> Point:
    """Return a point on the way that lies before the pieces at its end."""
    long = max(hypot(end[0] - start[0], end[1] - start[1]), 1)
    share = max(long - ARROW_END, 0) / long
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


def _draw_locator(chart: Chart, placed: list[Sprite]) -> list[Sprite]:
    """Draw a small map of the board with a frame around the land that is shown, in a corner where nothing lies."""
    board = load_board()
    if chart.window.w > board.width * MAX_LOCAL_SHARE:
        return []
    wide, high = LOCATOR_WIDTH, LOCATOR_WIDTH * board.height // board.width
    room = chart.box.inset(6)
    corners = [Box(x, y, wide, high) for y in (room.bottom - high, room.y) for x in (room.right - wide, room.x)]
    taken = [sprite.box for sprite in placed if isinstance(sprite, Icon | Lettering)]
    free = [at for at in corners if not any(at.overlaps(box) for box in taken)]
    if not free:
        return []
    at = free[0]
    scale = wide / board.width
    window = chart.window
    frame = Box(
        at.x + round(window.x * scale),
        at.y + round(window.y * scale),
        max(round(window.w * scale), 8),
        max(round(window.h * scale), 8),
    )
    left, top, right, bottom = frame.x, frame.y, frame.right - 1, frame.bottom - 1
    edge = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return [
        Panel(at.inset(-4), "frame"),
        Relief(at, "arrakis", Box(0, 0, board.width, board.height)),
        Area(at, (edge,), "night", 7),
        Area(at, (edge,), "mark", 4),
    ]


def _draw_standing(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw a block for each side: its people, its tracks, and how far it has come. The side that is ahead says so."""
    part = Part("standings", box)
    ahead = find_leading_side(context.view.tracks)
    for block, side in zip(box.rows(2, 10), SIDE_COLOURS, strict=True):
        part.changing += _draw_side(block, side, side == ahead, context)
    return part


def _draw_side(box: Box, side: str, is_ahead: bool, context: RenderContext[ArrakisView]) -> list[Sprite]:
    seats = [one.seat for one in context.view.seats if one.side == side]
    lit = any(seat in context.view.awaited for seat in seats)
    placed: list[Sprite] = [
        Panel(box, "mat-lit" if lit else "mat"),
        Panel(box.left(10).inset(0, 14), "bar", SIDE_COLOURS[side]),
    ]
    upper, lower = _split_in_two(box)
    places = [Box(upper.x + number * PERSON_SIDE, upper.y, PERSON_SIDE, upper.h) for number in range(len(seats) + 1)]
    crest, *markers = [place.middle(PERSON_SIDE - 4, PERSON_SIDE - 4) for place in places]
    placed.append(make_crest(crest, side))
    placed += [make_side_marker(at, seat, context) for at, seat in zip(markers, seats, strict=True)]
    if is_ahead:
        placed += _draw_ahead(upper.after(places[-1].right - upper.x + 4), context)
    share = context.label("arrakis-share", percent=round(100 * measure_progress(context.view.tracks)[side]))
    placed += set_line(lower, share, "sans-bold", shared.MIN_FONT_SIZE, "sand", "right")
    return [*placed, *_draw_reached(lower, side, context)]


def _split_in_two(box: Box) -> list[Box]:
    """Return the two rows of a side. Above a long sentence there is no room between them."""
    spacious = box.inset(16, 8).rows(2, 4)
    has_room = spacious[0].h >= get_line_height(shared.MIN_FONT_SIZE)
    return spacious if has_room else box.inset(16, 0).rows(2, 0)


def _draw_ahead(room: Box, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the word for the side that is ahead, or a laurel if a language needs more room."""
    words = context.label("arrakis-ahead")
    wide = measure_text(words, "sans-bold", shared.MIN_FONT_SIZE) + 10
    if wide > room.w:
        return [Icon(room.after(room.w - 64).middle(60, min(60, room.h)), "vp")]
    chip = room.after(room.w - wide).middle(wide, min(58, room.h))
    return [Panel(chip, "chip", "gold"), *set_line(chip, words, "sans-bold", shared.MIN_FONT_SIZE, "night", "centre")]


def _draw_reached(box: Box, side: str, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the three prescience markers, or supremacy out of what it needs."""
    tracks = context.view.tracks
    if side == "harkonnen":
        size = 56 if get_line_height(56) <= box.h else shared.MIN_FONT_SIZE
        return [*set_line(box, f"{tracks.supremacy}/{tracks.supremacy_win}", "sans-bold", size, "paper")]
    return [
        Icon(
            Box(box.x + number * 60, box.y, 60, box.h).middle(58, min(58, box.h)),
            f"war_{marker}",
            str(getattr(tracks, marker)),
        )
        for number, marker in enumerate(MARKERS)
    ]
