"""The map as it stands: storm, target, equipment, battles and everybody's forces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.dice.views import DiceView, RegionView, StackView
from renderer.context import RenderContext
from renderer.dice import ground, icons_things  # noqa: F401  (the icons enter their drawings into the set)
from renderer.dice.geometry import AZIMUTHS, Plot, outline, plots, zone
from renderer.dice.settling import name_place, settle
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.scene_placement import count_shared_pixels
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Ring, Sprite
from renderer.typesetting import SMALL, format_change, set_line, wrap

NAME_SIZE = 26
SIZES = (86, 76, 66, 56, 48)
"""Heights of tokens with a letter and a number beside it, as large as a region has room for."""
CROWDED = (46, 40)
"""Sides of tokens where there is only room for a number in a marker."""
STORM = 72
TAG = 36
"""The number of a sentence, at the name of the region it speaks of."""
MANY = 5
"""From so many Houses on, a region has no room for signs."""


@dataclass(frozen=True)
class Token:
    """Something in a region: equipment, a mark, or forces."""

    icon: str = ""
    stack: StackView | None = None


def arrakis(box: Box, context: RenderContext[DiceView]) -> Part:
    part = Part("map", box)
    side = min(box.w, box.h)
    centre, radius = box.centre, side // 2
    view = context.view
    lands = plots(view.regions, radius)
    part.static += _land(centre, view.regions, lands)
    for region in view.regions:
        seats = {stack.seat for stack in region.stacks}
        if len(seats) == 1:
            part.changing.append(ground.held(centre, lands[region.id], context.tint(seats.pop())))
    stormy = next((region for region in view.regions if region.zone == view.storm), None)
    if stormy is not None:
        part.changing += _storm(centre, zone(stormy, radius), stormy, view)
    for region in view.regions:
        if region.is_target:
            part.changing.append(ground.shift(centre, (outline(lands[region.id]),), "gold", 11))
    zones = {region.zone: region.bearing for region in view.regions if region.zone}
    part.changing += [ground.number(centre, radius, bearing, zone) for zone, bearing in zones.items()]
    changed: list[Changed] = []
    edges = [_region(part, centre, region, lands[region.id], context, changed) for region in view.regions]
    part.changing += _towers([edge for edge in edges if edge is not None], part.changing)
    for spot, by in changed:
        part.marks.append(_by_how_many(part, spot, by))
    if stormy is not None:
        _eye(part, ground.on_track(centre, radius, AZIMUTHS[stormy.bearing] - 17, STORM), context)
    return part


def _land(centre: tuple[int, int], regions: tuple[RegionView, ...], lands: dict[str, Plot]) -> tuple[Sprite, ...]:
    return ground.land(
        centre, tuple(ground.Land(r.zone, r.bearing, r.desert, lands[r.id], is_linked(r, lands)) for r in regions)
    )


def one_region(box: Box, regions: tuple[RegionView, ...], shown: str) -> list[Sprite]:
    """The bare land, and on it one region lit and outlined in gold."""
    centre, lands = box.centre, plots(regions, min(box.w, box.h) // 2)
    plot = lands[shown]
    rim = ground.shift(centre, (outline(plot),), "gold", 9)
    return [*_land(centre, regions, lands), ground.held(centre, plot, "gold"), rim]


def _storm(centre: tuple[int, int], over: Plot, stormy: RegionView, view: DiceView) -> list[Sprite]:
    """The storm over its zone, and whither the dice will move it."""
    coming = next((region for region in view.regions if region.zone == view.coming_storm), None)
    if coming is None:
        return ground.storm(centre, over)
    clockwise = (AZIMUTHS[coming.bearing] - AZIMUTHS[stormy.bearing]) % 360 < 180
    return [*ground.storm(centre, over), *ground.coming(centre, over, 1 if clockwise else -1)]


def _eye(part: Part, box: Box, context: RenderContext[DiceView]) -> None:
    """The storm marker on its track."""
    part.changing.append(Icon(box, "storm"))
    if context.before is not None and context.before.storm != context.view.storm:
        part.marks.append(Ring(box.inset(-2), context.mentions.get("storm", "")))


def is_linked(region: RegionView, lands: dict[str, Plot]) -> bool:
    """Whether a region borders the Polar Sink though other land lies between: then a passage is drawn."""
    poles = [other for other in region.neighbours if lands[other].is_pole]
    return bool(poles) and lands[region.id].inner == "belt"


Changed = tuple[Box, int]
"""Forces of which there are more or fewer, and by how many."""


def _region(
    part: Part,
    centre: tuple[int, int],
    region: RegionView,
    plot: Plot,
    context: RenderContext[DiceView],
    changed: list[Changed],
) -> Box | None:
    """Its name and everything in it. Returns its plate, if towers are to stand on the edge of it."""
    name = context.say(region.name)
    looks = _looks(name, region)
    plate = name_place(plot, tuple((look.w, look.h) for look in looks))
    plaque = _at(plate.box, centre)
    part.changing += _plate(plaque, looks[plate.size], region)
    tokens = _tokens(region)
    apart = _apart(tokens)
    sizes = [(tuple(_wide(token, size) for token in tokens), size) for size in SIZES]
    sizes += [((size,) * len(apart), size) for size in CROWDED]
    chosen, places = settle(plot, plate, sizes)
    crowded = chosen >= len(SIZES)
    marked = len(part.marks)
    spots = [_at(place, centre) for place in places]
    part.things.append((f"region:{region.id}", around([plaque, *spots])))
    for token, spot in zip(apart if crowded else tokens, spots, strict=True):
        part.changing += _token(spot, token, context, crowded)
        if token.stack is not None:
            part.marks += _change(spot, token.stack, region, context, changed)
    part.marks += _left(plaque, region, context)
    if len(part.marks) > marked and context.mentions.get(f"region:{region.id}"):
        corner = Box(plaque.right - 14, plaque.y - 20, TAG, TAG)
        part.marks.append(Icon(corner, "tag", context.mentions[f"region:{region.id}"]))
    return plaque if looks[plate.size].sign == "edge" else None


def around(boxes: list[Box]) -> Box:
    """The box that holds them all, with a little room."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top).inset(-8)


def _at(box: Box, centre: tuple[int, int]) -> Box:
    return Box(box.x + centre[0], box.y + centre[1], box.w, box.h)


Sign = Literal["", "beside", "edge"]


@dataclass(frozen=True)
class Look:
    """How a name may be set: in these lines, with the towers of a strategic region beside it or on its edge."""

    lines: tuple[str, ...]
    size: int
    sign: Sign
    w: int
    h: int


def _looks(name: str, region: RegionView) -> list[Look]:
    """A name on one line; where a region is narrow, on two, with its sign on the edge."""
    longest = max(measure_text(word, "serif-bold", SMALL) for word in name.split())
    short = tuple(wrap(name, max(measure_text(name, "serif-bold", SMALL) * 2 // 3, longest), "serif-bold", SMALL))
    beside: Sign = "beside" if region.strategic else ""
    found = [_look((name,), NAME_SIZE, beside), _look((name,), SMALL, beside), _look(short, NAME_SIZE, beside)]
    return [*found, _look(short, SMALL, "edge" if region.strategic else "")]


def _look(lines: tuple[str, ...], size: int, sign: Sign) -> Look:
    wide = (
        max(measure_text(words, "serif-bold", size) for words in lines)
        + 2 * PAD
        + (SIGN + 2 if sign == "beside" else 0)
    )
    return Look(lines, size, sign, wide, max(len(lines) * get_line_height(size) + 6, SIGN if sign == "beside" else 0))


SIGN, PAD = 38, 7


def _plate(box: Box, look: Look, region: RegionView) -> list[Sprite]:
    """The name on the land, dark on sand and light on rock; strategic regions by their towers."""
    placed: list[Sprite] = []
    room = box.inset(PAD, 3)
    if look.sign == "beside":
        placed.append(Icon(room.left(SIGN).middle(SIGN, SIGN), "stronghold"))
        room = room.after(SIGN + 2)
    ink, halo = ("night", "paper") if region.desert or region.band == "centre" else ("paper", "night")
    for row, words in zip(room.rows(len(look.lines)), look.lines, strict=True):
        placed += set_line(row, words, "serif-bold", look.size, ink, "centre", halo=halo)
    return placed


def _towers(plates: list[Box], there: list[Sprite]) -> list[Sprite]:
    """In a narrow region the towers stand on the plate's edge, unless a crowd takes their place, here or next to it."""
    boxes = [Box(plate.centre[0] - SIGN // 2, plate.y - SIGN + 3, SIGN, SIGN) for plate in plates]
    taken = [sprite.box for sprite in there if isinstance(sprite, Icon | Panel)]
    return [Icon(box, "stronghold") for box in boxes if not any(box.overlaps(other) for other in taken)]


def _tokens(region: RegionView) -> list[Token]:
    """Battle and target first, then equipment, then forces. Where many meet, target and battle have no token."""
    few = len(region.stacks) < MANY
    found = [Token("combat")] if region.has_battle and few else []
    found += [Token("target")] if region.is_target and few else []
    found += [Token(region.equipment)] if region.equipment else []
    return found + [Token(stack=stack) for stack in region.stacks if stack.regular or stack.elite]


def _wide(token: Token, size: int) -> int:
    return size if token.stack is None else forces_width(token.stack, size)


def forces_width(stack: StackView, size: int) -> int:
    """How wide forces are at a height."""
    side = size - 8
    wide = 8 + side
    if stack.regular or not stack.elite:
        wide += measure_text(str(stack.regular), "sans-bold", _figure(size)) + 10
    return wide + (side + 4 if stack.elite else 0)


def _figure(size: int) -> int:
    return size * 2 // 3


def _apart(tokens: list[Token]) -> list[Token]:
    """The same tokens, with large forces apart from others."""
    found: list[Token] = []
    for token in tokens:
        stack = token.stack
        if stack is not None and stack.regular and stack.elite:
            found.append(Token(stack=StackView(stack.seat, stack.house, stack.regular, 0)))
            found.append(Token(stack=StackView(stack.seat, stack.house, 0, stack.elite)))
        else:
            found.append(token)
    return found


def _token(box: Box, token: Token, context: RenderContext[DiceView], crowded: bool) -> list[Sprite]:
    if token.stack is None:
        return [Icon(box, token.icon)]
    return _crowded(box, token.stack, context) if crowded else forces(box, token.stack, context)


def forces(box: Box, stack: StackView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Marker with the player's letter, how many forces, and how many large ones in a burst."""
    side = box.h - 8
    tint = context.tint(stack.seat)
    placed: list[Sprite] = [
        Panel(box, "token", tint),
        make_marker(Box(box.x + 4, box.y + 4, side, side), stack.seat, context),
    ]
    x = box.x + 8 + side
    if stack.regular or not stack.elite:
        size = _figure(box.h)
        wide = measure_text(str(stack.regular), "sans-bold", size)
        placed += set_line(Box(x, box.y, wide, box.h), str(stack.regular), "sans-bold", size, "paper")
        x += wide + 10
    if stack.elite:
        placed.append(Icon(Box(x - 2, box.y + 4, side, side), "elite", str(stack.elite), tint))
    return placed


def _crowded(box: Box, stack: StackView, context: RenderContext[DiceView]) -> list[Sprite]:
    """Only a number in the marker, where many Houses share a region."""
    icon = context.marker(stack.seat) if stack.regular else "elite"
    return [Icon(box, icon, str(stack.regular or stack.elite), context.tint(stack.seat))]


def _before(region: RegionView, context: RenderContext[DiceView]) -> dict[int, StackView]:
    past = context.before.regions if context.before is not None else ()
    return {stack.seat: stack for old in past if old.id == region.id for stack in old.stacks}


def _change(
    box: Box, shown: StackView, region: RegionView, context: RenderContext[DiceView], changed: list[Changed]
) -> list[Sprite]:
    """A ring around forces that grew or shrank; by how many is told beside it when everything has its place."""
    stack = next(stack for stack in region.stacks if stack.seat == shown.seat)
    past = _before(region, context).get(stack.seat)
    if context.before is None or past == stack or (stack.regular and not shown.regular):
        return []
    change = stack.regular + stack.elite - (past.regular + past.elite if past is not None else 0)
    if change:
        changed.append((box, change))
    return [Ring(box.inset(-4))]


def _by_how_many(part: Part, spot: Box, change: int) -> Icon:
    """At the corner of forces where it hides no name, nor forces beside them."""
    others = [sprite.box for sprite in (*part.changing, *part.marks) if isinstance(sprite, Lettering | Icon)]
    shown = [box for box in others if not spot.contains(box)]
    corners = [Box(x, y, TAG, TAG) for y in (spot.bottom - 18, spot.y - 18) for x in (spot.x - 20, spot.right - 16)]
    return Icon(
        min(corners, key=lambda at: sum(count_shared_pixels(at, box) for box in shown)), "tag", format_change(change)
    )


def _left(plate: Box, region: RegionView, context: RenderContext[DiceView]) -> list[Sprite]:
    """A ring around the name where a House has lost its last force, or equipment has changed."""
    if context.before is None:
        return []
    old = next((old for old in context.before.regions if old.id == region.id), None)
    gone = set(_before(region, context)) - {stack.seat for stack in region.stacks}
    if not gone and (old is None or old.equipment == region.equipment):
        return []
    told = not context.mentions or f"region:{region.id}" in context.mentions
    return [Ring(plate.inset(-3), lost_by=tuple(map(context.tint, sorted(gone))) if told else ())]


def corner(box: Box, title: str, icons: list[tuple[str, str]], align: str) -> list[Sprite]:
    """A few counted things in a corner of the map's square, under a small title."""
    if not icons:
        return []
    side = 50
    row = box.below(30)
    start = row.x if align == "left" else row.right - len(icons) * (side + 4) + 4
    return [
        *set_line(box.top(28), title, "sans-bold", SMALL, "paper", align),
        *(Icon(Box(start + n * (side + 4), row.y, side, side), icon, number) for n, (icon, number) in enumerate(icons)),
    ]
