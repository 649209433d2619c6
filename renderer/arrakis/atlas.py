"""The map as it stands: who holds what, every figure and token, vehicles in their air zones, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import hypot

from games.arrakis.views import AreaView, ArrakisView
from games.core.protocol import Text
from renderer.arrakis.chart import NAMED, Chart, ground, walls
from renderer.arrakis.dashboards import wanted
from renderer.arrakis.geography import Area, Point, Zone, board
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.legions import FORMS, Block, Item, block, items, spoken
from renderer.arrakis.settling import settle
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Area as Shape
from renderer.sprites import Box, Glow, Icon, Panel, Part, Path, Sprite
from renderer.typesetting import SMALL, set_line

PIPS = (21, 19, 17, 15, 13, 12)
"""Sides of figures on the whole board, as large as an area has room for; finer charts have larger ones."""
TAG = 34
RIMS = {"atreides": "paper", "harkonnen": "night"}
"""Along the edges of what a side holds: told apart without colour."""


def atlas(chart: Chart, context: RenderContext[ArrakisView]) -> Part:
    view = context.view
    part = Part("map", chart.box)
    part.static.append(Panel(chart.box.inset(-6), "frame"))
    part.static += ground(chart, view.opened)
    seen = [area.id for area in chart.shown]
    held = [area for area in view.areas if area.id in seen]
    part.changing += [light for area in held for light in _glow(chart, area)]
    for area in changed(chart, context):
        part.changing += _outline(chart, area.id, "mark", chart.broad(3))
    part.changing += _choices(chart, context)
    if view.candidates or context.before is not None:
        part.changing += walls(chart)
    filled = {one.id: one for one in held}
    for key in seen:
        part.changing += pieces(chart, filled.get(key, AreaView(key)), context.lang)
    flying = {zone.id: zone.vehicle for zone in view.zones}
    for key, box in _zones(chart):
        part.changing += _zone(box, board().zones[key], flying.get(key, ""), context)
    part.marks += _tags(chart, context)
    return part


def close_up(chart: Chart, context: RenderContext[ArrakisView], named: Sequence[str], size: int) -> list[Sprite]:
    """The land and who holds it; of these areas alone what lies in them, large, with codes of this size."""
    areas = {area.id: area for area in context.view.areas}
    placed = list(ground(chart, context.view.opened))
    placed += [light for area in chart.shown if area.id in areas for light in _glow(chart, areas[area.id])]
    for key in named:
        placed += _outline(chart, key, "mark", chart.broad(3))
    placed += walls(chart)
    taken: list[Box] = []
    for key in named:
        box, sprites = _set(chart, key, _large(areas.get(key, AreaView(key)), context, size), taken)
        if not any(box.overlaps(other) for other in taken):
            taken.append(box)
            placed += sprites
    return placed


def outlined(chart: Chart, area: str, lang: str) -> list[Sprite]:
    """The land as it is printed, with one area lit on it, and the codes of all."""
    placed = [*ground(chart, None), _lit(chart, area, "mark", 22, 200), *_outline(chart, area, "mark", chart.broad(4))]
    placed += walls(chart)
    return placed + [sprite for one in chart.shown for sprite in pieces(chart, AreaView(one.id), lang)]


def _large(area: AreaView, context: RenderContext[ArrakisView], size: int) -> list[Block]:
    """How the pieces of an area may stand with nothing smaller than its code, the largest first."""
    code = spoken([(board().areas[area.id].code, "sans-bold", size)])
    return [
        block(items(area, side, RenderContext(None, lang=context.lang), code, form), most * side)
        for side in (56, 48, size)
        for form in FORMS
        for most in (9, 6, 0)
    ]


def _glow(chart: Chart, area: AreaView) -> list[Sprite]:
    """Who holds an area lights it from within."""
    sides = {legion.side for legion in area.legions} or ({area.settlement.side} if area.settlement else set())
    return [_lit(chart, area.id, SIDES[side], 17, 235 if area.legions else 120, RIMS[side]) for side in sorted(sides)]


@lru_cache(maxsize=256)
def _lit(chart: Chart, area: str, ink: str, reach: int, opacity: int, rim: str = "") -> Glow:
    ring = _cut(chart, chart.ring(area))
    return Glow(_bounds(ring), ring, ink, chart.broad(reach), opacity, rim)


def _cut(chart: Chart, ring: Path) -> Path:
    """An outline with what leaves the chart pressed to its edge."""
    box = chart.box
    return tuple((min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)) for x, y in ring)


def _bounds(ring: Path) -> Box:
    west, north = min(x for x, _ in ring), min(y for _, y in ring)
    return Box(west, north, max(x for x, _ in ring) - west + 1, max(y for _, y in ring) - north + 1)


def bounds_of(chart: Chart, area: str) -> Box:
    """What of the chart an area takes."""
    return _bounds(_cut(chart, chart.ring(area)))


def _outline(chart: Chart, area: str, ink: str, broad: int) -> list[Sprite]:
    ring = _cut(chart, chart.ring(area))
    closed = (*ring, ring[0])
    reach = broad + 3
    box = _bounds(ring).inset(-reach)
    return [Shape(box, (closed,), "night", broad + 4), Shape(box, (closed,), ink, broad)]


def _choices(chart: Chart, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Areas that may be chosen shine; where one comes from has an edge of paper."""
    view, placed = context.view, list[Sprite]()
    shown = {area.id for area in chart.shown}
    for area in view.candidates:
        if area in shown:
            placed.append(_lit(chart, area, "mark", 22, 240))
            placed += _outline(chart, area, "mark", chart.broad(4))
    goal = wanted(view.automa) if view.automa is not None else None
    if goal is not None and goal in shown:
        placed += _outline(chart, goal, "spice", chart.broad(5))
    if view.origin in shown and view.origin is not None:
        placed += _outline(chart, view.origin, "paper", chart.broad(4))
    return placed


@lru_cache(maxsize=2048)
def pieces(chart: Chart, area: AreaView, lang: str) -> tuple[Sprite, ...]:
    """An area's code and all that lies in it, as large as there is room."""
    near = _bounds(chart.ring(area.id))
    taken = tuple(box for _, box in _zones(chart) if box.overlaps(near))
    return tuple(_set(chart, area.id, list(_blocks(chart, area, RenderContext(None, lang=lang))), taken)[1])


def _set(chart: Chart, area: str, made: Sequence[Block], taken: Sequence[Box]) -> tuple[Box, list[Sprite]]:
    """The first block that has room, and its place."""
    chosen, box = settle(chart, area, [(wide, high) for wide, high, _ in made], taken)
    box = _kept(chart, box)
    return box, [
        sprite
        for item, place in made[chosen][2]
        for sprite in item.draw(Box(box.x + place.x, box.y + place.y, place.w, place.h))
    ]


def _blocks(chart: Chart, area: AreaView, context: RenderContext[None]) -> Iterator[Block]:
    """How the pieces may stand, the largest first."""
    codes = _codes(chart, area.id, context)
    if area == AreaView(area.id):
        yield from (block([code], 0) for code in codes)
        return
    for pip in PIPS:
        side = min(round(pip * chart.zoom), 56)
        for code, form in product(codes, FORMS if area.legions or area.settlement else FORMS[:1]):
            found = items(area, side, context, code, form)
            yield from (block(found, most * side) for most in (14, 9, 6, 0))


def _codes(chart: Chart, area: str, context: RenderContext[None]) -> list[Item]:
    """An area's code; on a fine chart first with its name below, if it has one of its own."""
    code = board().areas[area].code
    size = SMALL if chart.zoom < NAMED else min(round(SMALL * chart.zoom**0.45), 34)
    plain = (code, "sans-bold", size)
    if chart.zoom < NAMED or area[-1].isdigit():
        return [spoken([plain])]
    name = context.say(Text(f"arrakis-area-{area}"))
    return [spoken([plain, (name, "serif-bold", max(SMALL, size - 8))]), spoken([plain])]


def _kept(chart: Chart, box: Box) -> Box:
    """A box moved onto the chart."""
    x = min(max(box.x, chart.box.x + 2), chart.box.right - box.w - 2)
    y = min(max(box.y, chart.box.y + 2), chart.box.bottom - box.h - 2)
    return Box(x, y, box.w, box.h)


@lru_cache(maxsize=32)
def _zones(chart: Chart) -> tuple[tuple[str, Box], ...]:
    """The air zones that are seen, each on the border of its two sectors."""
    side = min(round(36 * chart.zoom**0.6), 64)
    found: list[tuple[str, Box]] = []
    for key, zone in board().zones.items():
        x, y = chart.at(zone_place(zone))
        box = Box(x - side, y - side // 2, side * 2, side)
        if chart.box.inset(8).contains(Box(x, y, 0, 0)):
            found.append((key, _kept(chart, box)))
    return tuple(found)


def zone_place(zone: Zone) -> Point:
    """Where the border of its sectors comes nearest to the printed place."""
    x, y = zone.at
    points = [
        point
        for border in board().borders
        if border.parts and set(zone.sectors) <= {sector for part in border.parts for sector in part}
        for point in border.points
    ]
    return min(points, key=lambda point: hypot(point[0] - x, point[1] - y))


def _zone(box: Box, zone: Zone, vehicle: str, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """The code of an air zone and, if one flies there, the vehicle."""
    chosen = zone.id in context.view.candidates
    left, right = box.left(box.h), box.after(box.h)
    if not vehicle:
        left = box.middle(box.h, box.h)
    placed: list[Sprite] = [Panel(box if vehicle else left, "zone-lit" if chosen else "zone", "persuasion")]
    size = SMALL if box.h < 52 else SMALL + 6
    wide, high = measure_text(zone.code, "sans-bold", size), get_line_height(size)
    placed += set_line(left.middle(wide, high), zone.code, "sans-bold", size, "night" if chosen else "paper", "centre")
    if vehicle:
        name = "ornithopter" if vehicle == "ornithopter" else f"war_{vehicle}"
        placed.append(Icon(right.inset(2), name))
    return placed


def changed(chart: Chart, context: RenderContext[ArrakisView]) -> list[Area]:
    """Areas of a chart in which something is otherwise than it was."""
    found = changed_areas(context)
    return [area for area in chart.shown if area.id in found]


def changed_areas(context: RenderContext[ArrakisView]) -> list[str]:
    if context.before is None:
        return []
    past = {area.id: area for area in context.before.areas}
    now = {area.id: area for area in context.view.areas}
    return [key for key in board().areas if past.get(key) != now.get(key)]


def changed_zones(chart: Chart, context: RenderContext[ArrakisView]) -> list[Box]:
    """Air zones of a chart into or out of which something has flown."""
    if context.before is None:
        return []
    past, now = ({zone.id: zone.vehicle for zone in view.zones} for view in (context.before, context.view))
    return [box for key, box in _zones(chart) if past.get(key, "") != now.get(key, "")]


def _tags(chart: Chart, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """The number of the sentence that tells of an area, at its code."""
    placed: list[Sprite] = []
    for area in changed(chart, context):
        tag = context.mentions.get(f"area:{area.id}", "")
        x, y = chart.at(area.spot)
        placed += [Icon(_kept(chart, Box(x + TAG, y - TAG * 3 // 2, TAG, TAG)), "tag", tag)] if tag else []
    return placed
