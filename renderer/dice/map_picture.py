"""The map in play: storm, target, equipment, battles and the forces of all players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from games.dice.views import DiceView, RegionView, StackView
from renderer.context import RenderContext
from renderer.dice import icons_things, land  # noqa: F401  (the icons enter their drawings into the set)
from renderer.dice.geometry import AZIMUTHS, Plot, is_inside, make_plots, make_zone_plot, trace_outline
from renderer.dice.token_places import place_name_and_tokens
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.scene_placement import count_shared_pixels
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Ring, Sprite
from renderer.typesetting import SMALL, format_change, set_line, wrap

NAME_SIZE = 26
"""The font size of region names."""
TOKEN_HEIGHTS = (86, 76, 66, 56, 48)
"""The heights of tokens with a marker and a number. The largest that fits a region is used."""
CROWDED_SIDES = (46, 40)
"""The sides of tokens in regions with room only for a number in a marker."""
STORM_SIDE = 72
"""The side of the storm marker."""
TAG_SIDE = 36
"""The side of the sentence number at the name of its region."""
CORNER_COLUMNS, CORNER_SIDE, CORNER_TITLE = 3, 50, 30
"""How many counters stand side by side in a corner of the map, their side, and the height of their title."""
CROWD_SIZE = 5
"""With this many Houses a region has no room for target and battle icons."""


@dataclass(frozen=True)
class Token:
    """Something in a region: equipment, a mark or forces."""

    icon: str = ""
    stack: StackView | None = None


def draw_map(box: Box, context: RenderContext[DiceView]) -> Part:
    """Draw the map."""
    part = Part("map", box)
    side = min(box.w, box.h)
    centre, radius = box.centre, side // 2
    view = context.view
    lands = make_plots(view.regions, radius)
    part.static += _draw_land(centre, view.regions, lands)
    for region in view.regions:
        seats = {stack.seat for stack in region.stacks}
        if len(seats) == 1:
            part.changing.append(land.make_owner_glow(centre, lands[region.id], context.tint(seats.pop())))
    stormy = next((region for region in view.regions if region.zone == view.storm), None)
    if stormy is not None:
        part.changing += _draw_storm(centre, make_zone_plot(stormy, radius), stormy, view)
    for region in view.regions:
        if region.is_target:
            part.changing.append(land.make_area(centre, (trace_outline(lands[region.id]),), "gold", 11))
    zones = {region.zone: region.bearing for region in view.regions if region.zone}
    part.changing += [land.make_zone_number(centre, radius, bearing, zone) for zone, bearing in zones.items()]
    changed: list[ChangedForces] = []
    edges = [_draw_region(part, centre, region, lands[region.id], context, changed) for region in view.regions]
    for edge in edges:
        if edge is not None:
            part.changing.append(_draw_tower(*edge, centre, part.changing))
    for spot, by in changed:
        part.marks.append(_make_change_badge(part, spot, by))
    if stormy is not None:
        _draw_storm_marker(
            part, land.find_track_box(centre, radius, AZIMUTHS[stormy.bearing] - 17, STORM_SIDE), context
        )
    return part


def _draw_land(centre: tuple[int, int], regions: tuple[RegionView, ...], lands: dict[str, Plot]) -> tuple[Sprite, ...]:
    return land.draw_land(
        centre, tuple(land.RegionLand(r.zone, r.bearing, r.desert, lands[r.id], is_linked(r, lands)) for r in regions)
    )


def draw_region_on_map(box: Box, regions: tuple[RegionView, ...], shown: str) -> list[Sprite]:
    """Draw the bare map with one region lit and outlined in gold."""
    centre, lands = box.centre, make_plots(regions, min(box.w, box.h) // 2)
    plot = lands[shown]
    rim = land.make_area(centre, (trace_outline(plot),), "gold", 9)
    return [*_draw_land(centre, regions, lands), land.make_owner_glow(centre, plot, "gold"), rim]


def _draw_storm(centre: tuple[int, int], over: Plot, stormy: RegionView, view: DiceView) -> list[Sprite]:
    """Draw the storm over its zone, and an arrow to where the dice will move it."""
    coming = next((region for region in view.regions if region.zone == view.coming_storm), None)
    if coming is None:
        return [*land.draw_storm(centre, over)]
    clockwise = (AZIMUTHS[coming.bearing] - AZIMUTHS[stormy.bearing]) % 360 < 180
    return [*land.draw_storm(centre, over), *land.draw_storm_arrow(centre, over, 1 if clockwise else -1)]


def _draw_storm_marker(part: Part, box: Box, context: RenderContext[DiceView]) -> None:
    """Draw the storm marker on its track."""
    part.changing.append(Icon(box, "storm"))
    if context.before is not None and context.before.storm != context.view.storm:
        part.marks.append(Ring(box.inset(-2), context.mentions.get("storm", "")))


def is_linked(region: RegionView, lands: dict[str, Plot]) -> bool:
    """Return whether a region borders the Polar Sink although other land lies between. Then a passage is drawn."""
    poles = [other for other in region.neighbours if lands[other].is_pole]
    return bool(poles) and lands[region.id].inner == "belt"


ChangedForces = tuple[Box, int]
"""The box of changed forces, and by how many they changed."""


def _draw_region(
    part: Part,
    centre: tuple[int, int],
    region: RegionView,
    plot: Plot,
    context: RenderContext[DiceView],
    changed: list[ChangedForces],
) -> tuple[Box, Plot] | None:
    """Draw the name of a region and everything in it.

    Return its name plate and its land if towers belong on the edge of the plate, else None.
    """
    name = context.say(region.name)
    looks = _list_name_styles(name, region)
    tokens = _list_tokens(region)
    apart = _separate_elite(tokens)
    sizes = [(tuple(_measure_token(token, size) for token in tokens), size) for size in TOKEN_HEIGHTS]
    sizes += [((size,) * len(apart), size) for size in CROWDED_SIDES]
    plate, chosen, places = place_name_and_tokens(plot, tuple((look.w, look.h) for look in looks), sizes)
    plaque = _move_to_picture(plate.box, centre)
    part.changing += _draw_plate(plaque, looks[plate.size], region)
    crowded = chosen >= len(TOKEN_HEIGHTS)
    marked = len(part.marks)
    spots = [_move_to_picture(place, centre) for place in places]
    part.things.append((f"region:{region.id}", enclose_boxes([plaque, *spots])))
    for token, spot in zip(apart if crowded else tokens, spots, strict=True):
        part.changing += _draw_token(spot, token, context, crowded)
        if token.stack is not None:
            part.marks += _draw_change(spot, token.stack, region, context, changed)
    part.marks += _draw_lost_ring(plaque, region, context)
    if len(part.marks) > marked and context.mentions.get(f"region:{region.id}"):
        corner = Box(plaque.right - 14, plaque.y - 20, TAG_SIDE, TAG_SIDE)
        part.marks.append(Icon(corner, "tag", context.mentions[f"region:{region.id}"]))
    return (plaque, plot) if looks[plate.size].sign == "edge" else None


def enclose_boxes(boxes: list[Box]) -> Box:
    """Return the box that contains all boxes, with a margin."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top).inset(-8)


def _move_to_picture(box: Box, centre: tuple[int, int]) -> Box:
    """Move a box from map coordinates to picture coordinates."""
    return Box(box.x + centre[0], box.y + centre[1], box.w, box.h)


TowerPlace = Literal["", "beside", "edge"]


@dataclass(frozen=True)
class NameStyle:
    """One way to set a name: its lines, and the towers of a strategic region beside it or on its edge."""

    lines: tuple[str, ...]
    size: int
    sign: TowerPlace
    w: int
    h: int


def _list_name_styles(name: str, region: RegionView) -> list[NameStyle]:
    """Return the ways to set a name: on one line, or on two with the towers on the edge for narrow regions."""
    longest = max(measure_text(word, "serif-bold", SMALL) for word in name.split())
    short = tuple(wrap(name, max(measure_text(name, "serif-bold", SMALL) * 2 // 3, longest), "serif-bold", SMALL))
    beside: TowerPlace = "beside" if region.strategic else ""
    found = [
        _make_name_style((name,), NAME_SIZE, beside),
        _make_name_style((name,), SMALL, beside),
        _make_name_style(short, NAME_SIZE, beside),
    ]
    return [*found, _make_name_style(short, SMALL, "edge" if region.strategic else "")]


def _make_name_style(lines: tuple[str, ...], size: int, sign: TowerPlace) -> NameStyle:
    wide = (
        max(measure_text(words, "serif-bold", size) for words in lines)
        + 2 * PAD
        + (TOWER_SIDE + 2 if sign == "beside" else 0)
    )
    return NameStyle(
        lines, size, sign, wide, max(len(lines) * get_line_height(size) + 6, TOWER_SIDE if sign == "beside" else 0)
    )


TOWER_SIDE, PAD = 38, 5
"""The side of the towers, and the margin of a name."""
TOWER_SIDES = (TOWER_SIDE, 32)
"""The sides of towers on the edge of a name plate."""


def _draw_plate(box: Box, look: NameStyle, region: RegionView) -> list[Sprite]:
    """Draw the name, dark on sand and light on rock, with towers for a strategic region."""
    placed: list[Sprite] = []
    room = box.inset(PAD, 3)
    if look.sign == "beside":
        placed.append(Icon(room.left(TOWER_SIDE).middle(TOWER_SIDE, TOWER_SIDE), "stronghold"))
        room = room.after(TOWER_SIDE + 2)
    ink, halo = ("night", "paper") if region.desert or region.band == "centre" else ("paper", "night")
    for row, words in zip(room.rows(len(look.lines)), look.lines, strict=True):
        placed += set_line(row, words, "serif-bold", look.size, ink, "centre", halo=halo)
    return placed


def _draw_tower(plate: Box, plot: Plot, centre: tuple[int, int], there: list[Sprite]) -> Icon:
    """Draw the towers of a strategic region on an edge of its name plate: the first where they hide the least."""
    taken = [sprite.box for sprite in there if isinstance(sprite, Icon | Panel | Lettering)]

    def cost(box: Box) -> int:
        x, y = box.centre
        lies_outside = not is_inside(plot, x - centre[0], y - centre[1], box.w // 4)
        return sum(count_shared_pixels(box, other) for other in taken) + lies_outside * box.w * box.h

    return Icon(min(_list_tower_places(plate), key=cost), "stronghold")


def _list_tower_places(plate: Box) -> Iterator[Box]:
    """Yield places around a name plate, the best first."""
    x, y = plate.centre
    for side in TOWER_SIDES:
        half = side // 2
        yield Box(x - half, plate.y - side + 3, side, side)
        yield Box(plate.x - side + PAD, y - half, side, side)
        yield Box(plate.right - PAD, y - half, side, side)
        yield Box(x - half, plate.bottom - 3, side, side)


def _list_tokens(region: RegionView) -> list[Token]:
    """Return the tokens of a region: battle and target, then equipment, then forces.

    With many Houses, battle and target have no token.
    """
    few = len(region.stacks) < CROWD_SIZE
    found = [Token("combat")] if region.has_battle and few else []
    found += [Token("target")] if region.is_target and few else []
    found += [Token(region.equipment)] if region.equipment else []
    return found + [Token(stack=stack) for stack in region.stacks if stack.regular or stack.elite]


def _measure_token(token: Token, size: int) -> int:
    return size if token.stack is None else measure_forces(token.stack, size)


def measure_forces(stack: StackView, size: int) -> int:
    """Return the width of forces at a height."""
    side = size - 8
    wide = 8 + side
    if stack.regular or not stack.elite:
        wide += measure_text(str(stack.regular), "sans-bold", _find_number_size(size)) + 10
    return wide + (side + 4 if stack.elite else 0)


def _find_number_size(size: int) -> int:
    return size * 2 // 3


def _separate_elite(tokens: list[Token]) -> list[Token]:
    """Return the tokens with elite forces separate from regular ones."""
    found: list[Token] = []
    for token in tokens:
        stack = token.stack
        if stack is not None and stack.regular and stack.elite:
            found.append(Token(stack=StackView(stack.seat, stack.house, stack.regular, 0)))
            found.append(Token(stack=StackView(stack.seat, stack.house, 0, stack.elite)))
        else:
            found.append(token)
    return found


def _draw_token(box: Box, token: Token, context: RenderContext[DiceView], crowded: bool) -> list[Sprite]:
    if token.stack is None:
        return [Icon(box, token.icon)]
    return _draw_crowded_forces(box, token.stack, context) if crowded else draw_forces(box, token.stack, context)


def draw_forces(box: Box, stack: StackView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw forces: a marker with the player's letter, the number of regular forces, and of elite ones in a burst."""
    side = box.h - 8
    tint = context.tint(stack.seat)
    placed: list[Sprite] = [
        Panel(box, "token", tint),
        make_marker(Box(box.x + 4, box.y + 4, side, side), stack.seat, context),
    ]
    x = box.x + 8 + side
    if stack.regular or not stack.elite:
        size = _find_number_size(box.h)
        wide = measure_text(str(stack.regular), "sans-bold", size)
        placed += set_line(Box(x, box.y, wide, box.h), str(stack.regular), "sans-bold", size, "paper")
        x += wide + 10
    if stack.elite:
        placed.append(Icon(Box(x - 2, box.y + 4, side, side), "elite", str(stack.elite), tint))
    return placed


def _draw_crowded_forces(box: Box, stack: StackView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw forces as a number in the marker, for regions with many Houses."""
    icon = context.marker(stack.seat) if stack.regular else "elite"
    return [Icon(box, icon, str(stack.regular or stack.elite), context.tint(stack.seat))]


def _find_stacks_before(region: RegionView, context: RenderContext[DiceView]) -> dict[int, StackView]:
    past = context.before.regions if context.before is not None else ()
    return {stack.seat: stack for old in past if old.id == region.id for stack in old.stacks}


def _draw_change(
    box: Box, shown: StackView, region: RegionView, context: RenderContext[DiceView], changed: list[ChangedForces]
) -> list[Sprite]:
    """Draw a ring around forces that have changed, and add them to `changed`. Their badges are drawn last."""
    stack = next(stack for stack in region.stacks if stack.seat == shown.seat)
    past = _find_stacks_before(region, context).get(stack.seat)
    if context.before is None or past == stack or (stack.regular and not shown.regular):
        return []
    change = stack.regular + stack.elite - (past.regular + past.elite if past is not None else 0)
    if change:
        changed.append((box, change))
    return [Ring(box.inset(-4))]


def _make_change_badge(part: Part, spot: Box, change: int) -> Icon:
    """Return the badge with the change, at the corner of the forces where it hides the least."""
    others = [sprite.box for sprite in (*part.changing, *part.marks) if isinstance(sprite, Lettering | Icon)]
    shown = [box for box in others if not spot.contains(box)]
    corners = [
        Box(x, y, TAG_SIDE, TAG_SIDE) for y in (spot.bottom - 18, spot.y - 18) for x in (spot.x - 20, spot.right - 16)
    ]
    return Icon(
        min(corners, key=lambda at: sum(count_shared_pixels(at, box) for box in shown)), "tag", format_change(change)
    )


def _draw_lost_ring(plate: Box, region: RegionView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw a ring around the name if a House has lost its last force here, or if equipment has changed."""
    if context.before is None:
        return []
    old = next((old for old in context.before.regions if old.id == region.id), None)
    gone = set(_find_stacks_before(region, context)) - {stack.seat for stack in region.stacks}
    if not gone and (old is None or old.equipment == region.equipment):
        return []
    is_mentioned = not context.mentions or f"region:{region.id}" in context.mentions
    return [Ring(plate.inset(-3), lost_by=tuple(map(context.tint, sorted(gone))) if is_mentioned else ())]


def measure_corner(count: int) -> int:
    """Return the height of a corner with some counters."""
    return CORNER_TITLE + -(-count // CORNER_COLUMNS) * (CORNER_SIDE + 4)


def draw_corner(box: Box, title: str, icons: list[tuple[str, str]]) -> list[Sprite]:
    """Draw a few counters under a small title, from the left edge of the map's square."""
    if not icons:
        return []
    placed: list[Sprite] = [*set_line(box.top(28), title, "sans-bold", SMALL, "paper")]
    for number, (icon, count) in enumerate(icons):
        row, column = divmod(number, CORNER_COLUMNS)
        x, y = box.x + column * (CORNER_SIDE + 4), box.y + CORNER_TITLE + row * (CORNER_SIDE + 4)
        placed.append(Icon(Box(x, y, CORNER_SIDE, CORNER_SIDE), icon, count))
    return placed
