"""What a deed of the war has changed: the areas of which its sentences tell, and who went from where to where."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from games.arrakis.views import ArrakisView, LegionView
from renderer.arrakis.atlas import bounds_of, changed, changed_zones
from renderer.arrakis.chart import Chart, whole
from renderer.arrakis.geography import board
from renderer.arrakis.icons_pieces import SIDES
from renderer.context import RenderContext
from renderer.deed import Arrow, Changes, find_ringed_changes
from renderer.sprites import Box, Drawing

SLIGHT = 0.6
"""The size of arrows on the whole board, where areas lie close to each other."""
FROM, TO = 8, 44
"""Around the middle of an area: where an arrow leaves it, and how near it comes to the figures there."""
WORM = "spice"
"""The colour of a sandworm's way."""

Figures = dict[str, int]
"""Area -> how many figures of a kind stand there."""


def changes(drawing: Drawing, context: RenderContext[ArrakisView]) -> Changes:
    """Areas and air zones in which something is otherwise, tracks that moved, and the ways of legions and worms."""
    chart = next(whole(part.box) for part in drawing.parts if part.name == "map")
    lit = [bounds_of(chart, area.id) for area in changed(chart, context)] + changed_zones(chart, context)
    ways = [_way(chart, origin, end, tint) for origin, end, tint in marches(context)]
    moved = [part.box.inset(-4) for part in drawing.parts if part.name == "tracks" and part.marks]
    return Changes((*find_ringed_changes(drawing, context).lit, *lit, *moved), tuple(ways), SLIGHT)


def _way(chart: Chart, origin: str, end: str, tint: str) -> Arrow:
    return _around(chart, origin, FROM), _around(chart, end, TO), tint


def _around(chart: Chart, area: str, reach: int) -> Box:
    x, y = chart.at(board().areas[area].spot)
    return Box(x - reach // 2, y - reach // 2, reach, reach)


def marches(context: RenderContext[ArrakisView]) -> list[tuple[str, str, str]]:
    """From which area to which, and in which colour: legions of either side, then worms."""
    before = context.before
    if before is None:
        return []
    kinds = [(tint, legions(before, side), legions(context.view, side)) for side, tint in SIDES.items()]
    kinds.append((WORM, worms(before), worms(context.view)))
    return [(origin, end, tint) for tint, past, now in kinds for origin, end in _pairs(past, now, context)]


def legions(view: ArrakisView, side: str) -> Figures:
    return {area.id: figures(legion) for area in view.areas for legion in area.legions if legion.side == side}


def figures(legion: LegionView) -> int:
    return legion.regular + legion.elite + legion.special + legion.generic + legion.tokens + len(legion.named)


def worms(view: ArrakisView) -> Figures:
    return {area.id: 1 for area in view.areas if area.worm}


def _pairs(past: Figures, now: Figures, context: RenderContext[ArrakisView]) -> list[tuple[str, str]]:
    """Where figures have come, with where as many or more have gone in the same sentence: else nothing is claimed."""
    left = {area: count - now.get(area, 0) for area, count in past.items() if count > now.get(area, 0)}
    come = {area: count - past.get(area, 0) for area, count in now.items() if count > past.get(area, 0)}
    found: list[tuple[str, str]] = []
    for end, count in sorted(come.items(), key=lambda each: -each[1]):
        origin = _origin(end, count, left, context)
        if origin is not None:
            left[origin] -= count
            found.append((origin, end))
    return found


def _origin(end: str, count: int, left: Mapping[str, int], context: RenderContext[ArrakisView]) -> str | None:
    """Of the areas that the same sentence names, one that just so many have left, the nearest first."""
    told = context.mentions.get(f"area:{end}")
    able = [
        area for area, gone in left.items() if gone >= count and told == context.mentions.get(f"area:{area}", "none")
    ]
    return min(able, key=lambda area: (left[area] != count, distance(area, end)), default=None)


def distance(area: str, other: str) -> float:
    (ax, ay), (bx, by) = (board().areas[each].spot for each in (area, other))
    return hypot(bx - ax, by - ay)
