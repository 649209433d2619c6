"""The glance of War for Arrakis: who is to act, the land where something changed, and both sides' progress."""

from __future__ import annotations

from games.arrakis.views import ArrakisView
from renderer import glance as shared
from renderer.arrakis.banner import CRESTS, describe_round, describe_turn, find_shown_seats
from renderer.arrakis.chart import NAME_ZOOM, make_chart_around
from renderer.arrakis.map_picture import draw_close_up, find_changed_areas
from renderer.arrakis.moves import count_figures
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import set_line

STANDINGS_WIDTH = 330
"""The width of the standings."""
TRACK_HEIGHT = 74
"""The height of one side's progress."""


def draw_glance(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the glance."""
    view = context.view
    scene = f"arrakis/phase/{view.phase}"
    drawing = shared.make_glance(scene)
    seats = find_shown_seats(view)
    drawing.parts.append(
        shared.draw_turn(
            context,
            seats[0] if seats else None,
            describe_turn(context),
            context.label("arrakis-round-short", round=view.round),
        )
    )
    drawing.parts.append(_draw_changed_land(shared.STAGE.left(shared.STAGE.w - STANDINGS_WIDTH - 12), scene, context))
    column = shared.STAGE.after(shared.STAGE.w - STANDINGS_WIDTH)
    rows = [(one.seat, ((CRESTS[one.side], "", ""),)) for one in view.seats]
    high = 2 * (TRACK_HEIGHT + 6)
    drawing.parts.append(shared.draw_standings(column.top(column.h - high), rows, context, view.awaited, max_rows=2))
    drawing.parts.append(_draw_tracks(column.below(column.h - high), context))
    drawing.parts.append(shared.draw_sentence(context, describe_round(context)))
    return drawing


def _draw_changed_land(box: Box, scene: str, context: RenderContext[ArrakisView]) -> Part:
    """Draw the land where something changed, or the scene of the phase if nothing did."""
    land = box.inset(3)
    areas = _choose_areas(land, context)
    if not areas:
        return shared.draw_stage(scene, box)
    part = Part("deed", box)
    part.changing.append(Panel(land.inset(-6), "frame"))
    part.changing += draw_close_up(make_chart_around(land, areas), context, areas, shared.MIN_FONT_SIZE)
    return part


def _choose_areas(box: Box, context: RenderContext[ArrakisView]) -> list[str]:
    """Return the changed areas that can be shown large together.

    Areas that the sentence mentions come first, then those that gained most figures, then those with most figures.
    """
    now, past = _count_figures(context.view), _count_figures(context.before or context.view)

    def rank(area: str) -> tuple[bool, int, int]:
        come = max(now.get(area, 0) - past.get(area, 0), 0)
        return f"area:{area}" not in context.mentions, -come, -now.get(area, 0)

    shown: list[str] = []
    for area in sorted(find_changed_areas(context), key=rank):
        if make_chart_around(box, [*shown, area]).zoom > NAME_ZOOM:
            shown.append(area)
    return shown


def _count_figures(view: ArrakisView) -> dict[str, int]:
    return {area.id: sum(map(count_figures, area.legions)) for area in view.areas}


def _draw_tracks(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the three prescience markers, and supremacy out of what it needs."""
    part = Part("tracks", box)
    tracks = context.view.tracks
    upper, lower = box.rows(2, 6)
    visions = (("war_kh", tracks.kh), ("war_sd", tracks.sd), ("war_jh", tracks.jh))
    cells = _draw_track(part, upper, "atreides").columns(3, 2)
    part.changing += [
        Icon(cell.middle(TRACK_HEIGHT - 4, TRACK_HEIGHT - 4), icon, str(reached))
        for cell, (icon, reached) in zip(cells, visions, strict=True)
    ]
    supremacy = f"{tracks.supremacy}/{tracks.supremacy_win}"
    part.changing += set_line(_draw_track(part, lower, "harkonnen"), supremacy, "sans-bold", 56, "paper")
    return part


def _draw_track(part: Part, box: Box, side: str) -> Box:
    """Draw a side's crest on a band, and return the room beside it."""
    part.changing += [Panel(box, "band"), Icon(box.left(box.h + 8).middle(box.h - 10, box.h - 10), CRESTS[side])]
    return box.after(box.h + 12).left(box.w - box.h - 16)
