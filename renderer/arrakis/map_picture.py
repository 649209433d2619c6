"""The map in play: who holds what, all figures and tokens, vehicles in air zones, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import hypot

from msgspec.structs import replace

from games.arrakis.views import AreaView, ArrakisView
from games.core.protocol import Text
from renderer.arrakis.box_places import place_box
from renderer.arrakis.chart import NAME_ZOOM, Chart, cut_bars, draw_ground, draw_walls
from renderer.arrakis.dashboards import find_automa_target
from renderer.arrakis.geography import Area, Point, Zone, load_board
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import (
    ARRANGEMENTS,
    Block,
    Item,
    arrange_block,
    list_items,
    list_small_items,
    make_text_item,
)
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Area as Shape
from renderer.sprites import Box, Glow, Icon, Panel, Part, Path, Sprite
from renderer.typesetting import SMALL, set_line

FIGURE_SIZES = (21, 19, 18, 15, 13, 12)
"""The sizes of figures on a close-up, before it is enlarged. The largest that fits an area is used."""
FIGURE_ZOOM = 1.2
"""From this zoom on, every figure is drawn."""
SHIELD_SIZES = (46, 43, 40, 37, 34)
"""The sizes of legions and settlements on the whole board, where figures would be too small to count."""
DASH = 22
"""The length of the dashes around what has changed, on the whole board."""
DIM_OPACITY = 96
"""How dark areas become that may not be chosen."""
WORM_MARK = "worm:"
"""Prefix of the marks of areas that a worm struck."""
TAG_SIDE = 34
"""The side of the number of a sentence."""
RIM_COLOURS = {"atreides": "paper", "harkonnen": "night"}
"""Side -> colour of the edge of its areas, so that sides differ in greyscale too."""


def draw_map(chart: Chart, context: RenderContext[ArrakisView]) -> Part:
    """Draw the map of a chart."""
    view = context.view
    part = Part("map", chart.box)
    part.static.append(Panel(chart.box.inset(-6), "frame"))
    part.static += draw_ground(chart, view.opened)
    seen = [area.id for area in chart.shown]
    held = [area for area in view.areas if area.id in seen]
    part.changing += [light for area in held for light in _draw_glow(chart, area)]
    for area in find_changed_on_chart(chart, context):
        part.changing += draw_change_ring(chart, area.id)
    chosen = find_choices(context)
    part.changing += _draw_choices(chart, chosen, context)
    if chosen or context.before is not None:
        part.changing += draw_walls(chart)
    filled = {one.id: one for one in held}
    for key in seen:
        part.changing += draw_pieces(chart, _add_strike(filled.get(key, AreaView(key)), context), context.lang)
    flying = {zone.id: zone.vehicle for zone in view.zones}
    for key, box in _find_zones(chart):
        part.changing += _draw_zone(box, load_board().zones[key], flying.get(key, ""), key in chosen)
    part.marks += _draw_tags(chart, context)
    return part


def draw_close_up(chart: Chart, context: RenderContext[ArrakisView], named: Sequence[str], size: int) -> list[Sprite]:
    """Draw the land and who holds it. Only the named areas show their pieces, large, with codes of this size."""
    areas = {area.id: area for area in context.view.areas}
    placed = list(draw_ground(chart, context.view.opened))
    placed += [light for area in chart.shown if area.id in areas for light in _draw_glow(chart, areas[area.id])]
    for key in named:
        placed += draw_change_ring(chart, key)
    placed += draw_walls(chart)
    taken: list[Box] = []
    for key in named:
        box, sprites = _place_block(chart, key, _list_large_blocks(areas.get(key, AreaView(key)), context, size), taken)
        if not any(box.overlaps(other) for other in taken):
            taken.append(box)
            placed += sprites
    return placed


def draw_area_on_map(chart: Chart, area: str, lang: str) -> list[Sprite]:
    """Draw the printed land with one area lit, and the codes of all areas."""
    placed = [
        *draw_ground(chart, None),
        _make_glow(chart, area, "mark", 22, 200),
        *_draw_outline(chart, area, "mark", chart.scale_width(4)),
    ]
    placed += draw_walls(chart)
    return placed + [sprite for one in chart.shown for sprite in draw_pieces(chart, AreaView(one.id), lang)]


def _list_large_blocks(area: AreaView, context: RenderContext[ArrakisView], size: int) -> list[Block]:
    """Return the ways to arrange the pieces of an area, the largest first. Nothing is smaller than the area's code."""
    code = make_text_item([(load_board().areas[area.id].code, "sans-bold", size)])
    shown = _add_strike(area, context)
    return [
        arrange_block(list_small_items(shown, side, code, side), most)
        for side in (72, 66, 60)
        for most in (4 * side, 3 * side, 0)
    ]


def _add_strike(area: AreaView, context: RenderContext[ArrakisView]) -> AreaView:
    """Return the area with a worm, if the sentence says that one struck there. The worm may have left again."""
    struck = f"{WORM_MARK}{area.id}" in context.mentions and not area.worm
    return replace(area, worm="sandworm") if struck else area


def _draw_glow(chart: Chart, area: AreaView) -> list[Sprite]:
    """Draw the glow of the side that holds an area."""
    sides = {legion.side for legion in area.legions} or ({area.settlement.side} if area.settlement else set())
    return [
        _make_glow(chart, area.id, SIDE_COLOURS[side], 17, 235 if area.legions else 120, RIM_COLOURS[side])
        for side in sorted(sides)
    ]


@lru_cache(maxsize=256)
def _make_glow(chart: Chart, area: str, ink: str, reach: int, opacity: int, rim: str = "") -> Glow:
    """Return the glow inside the outline of an area."""
    ring = _clip_to_chart(chart, chart.ring(area))
    return Glow(_find_bounds(ring), ring, ink, chart.scale_width(reach), opacity, rim)


def _clip_to_chart(chart: Chart, ring: Path) -> Path:
    """Return an outline with the points outside of the chart moved to its edge."""
    box = chart.box
    return tuple((min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)) for x, y in ring)


def _find_bounds(ring: Path) -> Box:
    west, north = min(x for x, _ in ring), min(y for _, y in ring)
    return Box(west, north, max(x for x, _ in ring) - west + 1, max(y for _, y in ring) - north + 1)


def find_area_box(chart: Chart, area: str) -> Box:
    """Return the box of an area on the chart."""
    return _find_bounds(_clip_to_chart(chart, chart.ring(area)))


@lru_cache(maxsize=512)
def _draw_outline(chart: Chart, area: str, ink: str, broad: int) -> tuple[Sprite, ...]:
    ring = _clip_to_chart(chart, chart.ring(area))
    closed = (*ring, ring[0])
    reach = broad + 3
    box = _find_bounds(ring).inset(-reach)
    return Shape(box, (closed,), "night", broad + 4), Shape(box, (closed,), ink, broad)


@lru_cache(maxsize=256)
def draw_change_ring(chart: Chart, area: str) -> tuple[Sprite, ...]:
    """Draw the dashed ring of an area that has changed. Borders of sectors are solid."""
    ring = _clip_to_chart(chart, chart.ring(area))
    broad = chart.scale_width(4)
    box = _find_bounds(ring).inset(-broad - 4)
    dashes = tuple(cut_bars((*ring, ring[0]), chart.scale_width(DASH)))
    return Shape(box, dashes, "night", broad + 5), Shape(box, dashes, "mark", broad)


def find_choices(context: RenderContext[ArrakisView]) -> frozenset[str]:
    """Return the areas and air zones that the player may choose."""
    named = (thing.partition(":") for thing in context.highlights)
    lit = {key for kind, _, key in named if kind in ("area", "zone")}
    return frozenset(lit or context.view.candidates)


def _draw_choices(chart: Chart, chosen: frozenset[str], context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw areas that may be chosen with a glow and dim the others. The area of origin has a paper-white edge."""
    view, placed = context.view, list[Sprite]()
    shown = [area.id for area in chart.shown]
    lit = [area for area in shown if area in chosen]
    if lit:
        dimmed = [area.id for area in load_board().areas.values() if area.id not in chosen and area.id != view.origin]
        placed += [shade for area in dimmed for shade in _dim(chart, area)]
    for area in lit:
        placed.append(_make_glow(chart, area, "mark", 22, 240))
        placed += _draw_outline(chart, area, "mark", chart.scale_width(4))
    goal = find_automa_target(view.automa) if view.automa is not None else None
    if goal is not None and goal in shown:
        placed += _draw_outline(chart, goal, "spice", chart.scale_width(5))
    if view.origin is not None and view.origin in shown:
        placed += _draw_outline(chart, view.origin, "paper", chart.scale_width(4))
    return placed


@lru_cache(maxsize=256)
def _dim(chart: Chart, area: str) -> tuple[Sprite, ...]:
    """Darken an area. Each is a shape of its own, so that its mask is cached."""
    ring = _clip_to_chart(chart, chart.ring(area))
    if len({x for x, _ in ring}) < 2 or len({y for _, y in ring}) < 2:
        return ()
    return (Shape(_find_bounds(ring), (ring,), "night", 0, DIM_OPACITY),)


@lru_cache(maxsize=2048)
def draw_pieces(chart: Chart, area: AreaView, lang: str) -> tuple[Sprite, ...]:
    """Draw an area's code and everything in it, as large as there is room."""
    near = _find_bounds(chart.ring(area.id))
    taken = tuple(box for _, box in _find_zones(chart) if box.overlaps(near))
    return tuple(
        _place_block(chart, area.id, list(_list_blocks(chart, area, RenderContext(None, lang=lang))), taken)[1]
    )


def _place_block(chart: Chart, area: str, made: Sequence[Block], taken: Sequence[Box]) -> tuple[Box, list[Sprite]]:
    """Draw the first block that has room, and return its box and sprites."""
    chosen, box = place_box(chart, area, tuple((wide, high) for wide, high, _ in made), tuple(taken))
    box = _move_onto_chart(chart, box)
    return box, [
        sprite
        for item, place in made[chosen][2]
        for sprite in item.draw(Box(box.x + place.x, box.y + place.y, place.w, place.h))
    ]


def _list_blocks(chart: Chart, area: AreaView, context: RenderContext[None]) -> Iterator[Block]:
    """Yield the ways to arrange the pieces of an area, the largest first."""
    codes = _list_codes(chart, area.id, context)
    if area == AreaView(area.id):
        yield from (arrange_block([code], 0) for code in codes)
        return
    if chart.zoom < FIGURE_ZOOM:
        for side in SHIELD_SIZES:
            found = list_small_items(area, side, codes[0])
            yield from (arrange_block(found, most) for most in (4 * side, 3 * side, 2 * side, 0))
        return
    for pip in FIGURE_SIZES:
        side = min(round(pip * chart.zoom), 56)
        for code, form in product(codes, ARRANGEMENTS if area.legions or area.settlement else ARRANGEMENTS[:1]):
            found = list_items(area, side, context, code, form)
            yield from (arrange_block(found, most * side) for most in (14, 9, 6, 0))


def _list_codes(chart: Chart, area: str, context: RenderContext[None]) -> list[Item]:
    """Return the ways to show an area's code. A close-up also shows its name, if it has one."""
    code = load_board().areas[area].code
    size = SMALL if chart.zoom < NAME_ZOOM else min(round(SMALL * chart.zoom**0.45), 34)
    plain = (code, "sans-bold", size)
    if chart.zoom < NAME_ZOOM or area[-1].isdigit():
        return [make_text_item([plain])]
    name = context.say(Text(f"arrakis-area-{area}"))
    return [make_text_item([plain, (name, "serif-bold", max(SMALL, size - 8))]), make_text_item([plain])]


def _move_onto_chart(chart: Chart, box: Box) -> Box:
    """Move a box so that it lies on the chart."""
    x = min(max(box.x, chart.box.x + 2), chart.box.right - box.w - 2)
    y = min(max(box.y, chart.box.y + 2), chart.box.bottom - box.h - 2)
    return Box(x, y, box.w, box.h)


@lru_cache(maxsize=32)
def _find_zones(chart: Chart) -> tuple[tuple[str, Box], ...]:
    """Return the visible air zones, each on the border of its two sectors."""
    side = min(round(36 * chart.zoom**0.6), 64)
    found: list[tuple[str, Box]] = []
    for key, zone in load_board().zones.items():
        x, y = chart.at(find_zone_place(zone))
        box = Box(x - side, y - side // 2, side * 2, side)
        if chart.box.inset(8).contains(Box(x, y, 0, 0)):
            found.append((key, _move_onto_chart(chart, box)))
    return tuple(found)


def find_zone_place(zone: Zone) -> Point:
    """Return the point of the sectors' border that is nearest to the printed place."""
    x, y = zone.at
    points = [
        point
        for border in load_board().borders
        if border.parts and set(zone.sectors) <= {sector for part in border.parts for sector in part}
        for point in border.points
    ]
    return min(points, key=lambda point: hypot(point[0] - x, point[1] - y))


def _draw_zone(box: Box, zone: Zone, vehicle: str, chosen: bool) -> list[Sprite]:
    """Draw the code of an air zone and the vehicle in it."""
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


def find_changed_on_chart(chart: Chart, context: RenderContext[ArrakisView]) -> list[Area]:
    """Return the areas of a chart that differ from the last picture."""
    found = find_changed_areas(context)
    return [area for area in chart.shown if area.id in found]


def find_changed_areas(context: RenderContext[ArrakisView]) -> list[str]:
    """Return the keys of all areas that differ from the last picture."""
    if context.before is None:
        return []
    past = {area.id: area for area in context.before.areas}
    now = {area.id: area for area in context.view.areas}
    return [key for key in load_board().areas if past.get(key) != now.get(key)]


def find_changed_zones(chart: Chart, context: RenderContext[ArrakisView]) -> list[Box]:
    """Return the boxes of the air zones whose vehicle has changed."""
    if context.before is None:
        return []
    past, now = ({zone.id: zone.vehicle for zone in view.zones} for view in (context.before, context.view))
    return [box for key, box in _find_zones(chart) if past.get(key, "") != now.get(key, "")]


def _draw_tags(chart: Chart, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the number of the sentence that mentions an area, at its code."""
    placed: list[Sprite] = []
    for area in find_changed_on_chart(chart, context):
        tag = context.mentions.get(f"area:{area.id}", "")
        x, y = chart.at(area.spot)
        placed += (
            [Icon(_move_onto_chart(chart, Box(x + TAG_SIDE, y - TAG_SIDE * 3 // 2, TAG_SIDE, TAG_SIDE)), "tag", tag)]
            if tag
            else []
        )
    return placed
