"""The changes by a deed of War for Arrakis: areas, air zones and tracks, and the moves of legions and worms."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from games.arrakis.views import ArrakisView, LegionView
from renderer.arrakis.chart import Chart, make_whole_chart
from renderer.arrakis.geography import load_board
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.map_picture import WORM_MARK, find_area_box, find_changed_on_chart, find_changed_zones
from renderer.context import RenderContext
from renderer.deed import Arrow, Changes, find_ringed_changes
from renderer.sprites import Box, Drawing

ARROW_SCALE = 0.6
"""The scale of arrows on the whole board, where areas lie close together."""
START_SIZE, END_SIZE = 8, 44
"""The size of the box around an area's middle where an arrow starts, and where it ends."""
WORM_COLOUR = "spice"
"""The colour of a sandworm's arrow."""

Figures = dict[str, int]
"""Area -> number of figures of one kind."""


def find_changes(drawing: Drawing, context: RenderContext[ArrakisView]) -> Changes:
    """Find changed areas, air zones and tracks, and the arrows of legions and worms."""
    chart = next(make_whole_chart(part.box) for part in drawing.parts if part.name == "map")
    lit = [find_area_box(chart, area.id) for area in find_changed_on_chart(chart, context)] + find_changed_zones(
        chart, context
    )
    ways = [_make_arrow(chart, origin, end, tint) for origin, end, tint in find_moves(context)]
    moved = [part.box.inset(-4) for part in drawing.parts if part.name == "tracks" and part.marks]
    return Changes((*find_ringed_changes(drawing, context).lit, *lit, *moved), tuple(ways), ARROW_SCALE)


def _make_arrow(chart: Chart, origin: str, end: str, tint: str) -> Arrow:
    return _find_box_around(chart, origin, START_SIZE), _find_box_around(chart, end, END_SIZE), tint


def _find_box_around(chart: Chart, area: str, reach: int) -> Box:
    x, y = chart.at(load_board().areas[area].spot)
    return Box(x - reach // 2, y - reach // 2, reach, reach)


def find_moves(context: RenderContext[ArrakisView]) -> list[tuple[str, str, str]]:
    """Return origin, destination and colour of each move: legions of both sides, then worms."""
    before = context.before
    if before is None:
        return []
    kinds = [
        (tint, count_legions(before, side), count_legions(context.view, side)) for side, tint in SIDE_COLOURS.items()
    ]
    kinds.append((WORM_COLOUR, count_worms(before), count_worms(context.view)))
    moved = [(origin, end, tint) for tint, past, now in kinds for origin, end in _find_pairs(past, now, context)]
    return moved + [(origin, end, WORM_COLOUR) for origin, end in _find_strike(before, context)]


def _find_strike(before: ArrakisView, context: RenderContext[ArrakisView]) -> list[tuple[str, str]]:
    """Return where the worm came from that struck and left the board, if only one did."""
    left = sorted(count_worms(before).keys() - count_worms(context.view).keys())
    struck = [mark.removeprefix(WORM_MARK) for mark in context.mentions if mark.startswith(WORM_MARK)]
    return [(left[0], struck[0])] if len(left) == len(struck) == 1 and left != struck else []


def count_legions(view: ArrakisView, side: str) -> Figures:
    return {area.id: count_figures(legion) for area in view.areas for legion in area.legions if legion.side == side}


def count_figures(legion: LegionView) -> int:
    return legion.regular + legion.elite + legion.special + legion.generic + legion.tokens + len(legion.named)


def count_worms(view: ArrakisView) -> Figures:
    return {area.id: 1 for area in view.areas if area.worm}


def _find_pairs(past: Figures, now: Figures, context: RenderContext[ArrakisView]) -> list[tuple[str, str]]:
    """Return pairs of origin and destination.

    A destination needs an origin that lost as many figures or more in the same sentence; else there is no pair.
    """
    left = {area: count - now.get(area, 0) for area, count in past.items() if count > now.get(area, 0)}
    come = {area: count - past.get(area, 0) for area, count in now.items() if count > past.get(area, 0)}
    found: list[tuple[str, str]] = []
    for end, count in sorted(come.items(), key=lambda each: -each[1]):
        origin = _find_origin(end, count, left, context)
        if origin is not None:
            left[origin] -= count
            found.append((origin, end))
    return found


def _find_origin(end: str, count: int, left: Mapping[str, int], context: RenderContext[ArrakisView]) -> str | None:
    """Return the area that the figures came from, or None.

    The same sentence mentions both areas. An area that lost exactly this many is best, then the nearest.
    """
    mention = context.mentions.get(f"area:{end}")
    able = [
        area for area, gone in left.items() if gone >= count and mention == context.mentions.get(f"area:{area}", "none")
    ]
    return min(able, key=lambda area: (left[area] != count, measure_distance(area, end)), default=None)


def measure_distance(area: str, other: str) -> float:
    (ax, ay), (bx, by) = (load_board().areas[each].spot for each in (area, other))
    return hypot(bx - ax, by - ay)
