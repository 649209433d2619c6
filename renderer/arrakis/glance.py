"""War for Arrakis at a glance: who is awaited, the land where something changed, how far both sides have come."""

from __future__ import annotations

from games.arrakis.views import ArrakisView
from renderer import glance as shared
from renderer.arrakis.atlas import changed_areas, close_up
from renderer.arrakis.banner import CRESTS, round_words, shown_seats, turn_words
from renderer.arrakis.chart import NAMED, around
from renderer.arrakis.marches import figures
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import set_line

COLUMN = 330
"""The width of the standings."""
TRACK = 74
"""The height of what tells how far a side has come."""


def glance(context: RenderContext[ArrakisView]) -> Drawing:
    view = context.view
    scene = f"arrakis/phase/{view.phase}"
    drawing = shared.make_glance(scene)
    seats = shown_seats(view)
    drawing.parts.append(
        shared.draw_turn(
            context,
            seats[0] if seats else None,
            turn_words(context),
            context.label("arrakis-round-short", round=view.round),
        )
    )
    drawing.parts.append(_deed(shared.STAGE.left(shared.STAGE.w - COLUMN - 12), scene, context))
    column = shared.STAGE.after(shared.STAGE.w - COLUMN)
    rows = [(one.seat, ((CRESTS[one.side], "", ""),)) for one in view.seats]
    high = 2 * (TRACK + 6)
    drawing.parts.append(shared.draw_standings(column.top(column.h - high), rows, context, view.awaited, max_rows=2))
    drawing.parts.append(_tracks(column.below(column.h - high), context))
    drawing.parts.append(shared.draw_sentence(context, round_words(context)))
    return drawing


def _deed(box: Box, scene: str, context: RenderContext[ArrakisView]) -> Part:
    """Where something changed, as the land lies there; else the hour of the war."""
    land = box.inset(3)
    areas = _shown(land, context)
    if not areas:
        return shared.draw_stage(scene, box)
    part = Part("deed", box)
    part.changing.append(Panel(land.inset(-6), "frame"))
    part.changing += close_up(around(land, areas), context, areas, shared.MIN_FONT_SIZE)
    return part


def _shown(box: Box, context: RenderContext[ArrakisView]) -> list[str]:
    """Of the areas that changed those that can be seen large together: first those that the sentence names, and of
    them whither most figures have come, then where most stand."""
    now, past = _standing(context.view), _standing(context.before or context.view)

    def rank(area: str) -> tuple[bool, int, int]:
        come = max(now.get(area, 0) - past.get(area, 0), 0)
        return f"area:{area}" not in context.mentions, -come, -now.get(area, 0)

    shown: list[str] = []
    for area in sorted(changed_areas(context), key=rank):
        if around(box, [*shown, area]).zoom > NAMED:
            shown.append(area)
    return shown


def _standing(view: ArrakisView) -> dict[str, int]:
    return {area.id: sum(map(figures, area.legions)) for area in view.areas}


def _tracks(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """The three visions of the prescience, and supremacy of what it needs."""
    part = Part("tracks", box)
    tracks = context.view.tracks
    upper, lower = box.rows(2, 6)
    visions = (("war_kh", tracks.kh), ("war_sd", tracks.sd), ("war_jh", tracks.jh))
    cells = _track(part, upper, "atreides").columns(3, 2)
    part.changing += [
        Icon(cell.middle(TRACK - 4, TRACK - 4), icon, str(reached))
        for cell, (icon, reached) in zip(cells, visions, strict=True)
    ]
    supremacy = f"{tracks.supremacy}/{tracks.supremacy_win}"
    part.changing += set_line(_track(part, lower, "harkonnen"), supremacy, "sans-bold", 56, "paper")
    return part


def _track(part: Part, box: Box, side: str) -> Box:
    """A side's crest on a band; returns the room beside it."""
    part.changing += [Panel(box, "band"), Icon(box.left(box.h + 8).middle(box.h - 10, box.h - 10), CRESTS[side])]
    return box.after(box.h + 12).left(box.w - box.h - 16)
