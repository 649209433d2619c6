"""The map as it stands: storm, target, equipment, battles and everybody's forces."""

from __future__ import annotations

from dataclasses import dataclass

from games.dice.views import DiceView, RegionView, StackView
from renderer.dice import ground
from renderer.dice.geometry import AZIMUTHS, Plot, outline, plots, zone
from renderer.dice.settling import name_place, settle
from renderer.frame import Frame
from renderer.paint.type import line_height, width
from renderer.pieces import marker
from renderer.setting import SMALL, line, wrap
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite

NAME_SIZE = 24
SIZES = (86, 76, 66, 56, 48)
"""Heights of tokens with a letter and a number beside it, as large as a region has room for."""
CROWDED = (46, 40)
"""Sides of tokens where there is only room for a number in a marker."""
STORM = 80
MANY = 5


@dataclass(frozen=True)
class Token:
    """Something in a region: equipment, a mark, or forces."""

    icon: str = ""
    stack: StackView | None = None


def arrakis(box: Box, frame: Frame[DiceView]) -> Part:
    part = Part("map", box)
    side = min(box.w, box.h)
    centre, radius = box.centre, side // 2
    view = frame.view
    lands = plots(view.regions, radius)
    part.still += ground.land(
        centre, tuple(ground.Land(r.zone, r.bearing, r.desert, lands[r.id]) for r in view.regions)
    )
    stormy = next((region for region in view.regions if region.zone == view.storm), None)
    if stormy is not None:
        part.moving += ground.storm(centre, zone(stormy, radius))
    for region in view.regions:
        if region.is_target:
            part.moving.append(ground.shift(centre, (outline(lands[region.id]),), "gold", 11))
    for region in view.regions:
        _region(part, centre, region, lands[region.id], frame)
    if stormy is not None:
        part.moving.append(ground.number(centre, radius, stormy.bearing, stormy.zone))
        part.moving.append(Icon(ground.on_track(centre, radius, AZIMUTHS[stormy.bearing] - 17, STORM), "storm"))
    return part


def _region(part: Part, centre: tuple[int, int], region: RegionView, plot: Plot, frame: Frame[DiceView]) -> None:
    name = frame.say(region.name)
    looks = _looks(name, region)
    plate = name_place(plot, tuple((look.w, look.h) for look in looks))
    plaque = _at(plate.box, centre)
    part.moving += _plate(plaque, looks[plate.size], region)
    tokens = _tokens(region)
    sizes = [(tuple(_wide(token, size) for token in tokens), size) for size in SIZES]
    sizes += [(tuple(_small(token, size) for token in tokens), size) for size in CROWDED]
    chosen, places = settle(plot, plate, sizes)
    for token, place in zip(tokens, places, strict=True):
        spot = _at(place, centre)
        part.moving += _token(spot, token, frame, chosen >= len(SIZES))
        if token.stack is not None and frame.before is not None:
            part.marks += _change(spot, token.stack, region, frame)
    part.marks += _left(plaque, region, frame)


def _at(box: Box, centre: tuple[int, int]) -> Box:
    return Box(box.x + centre[0], box.y + centre[1], box.w, box.h)


@dataclass(frozen=True)
class Look:
    """How a name may be set: in these lines, with the towers of a strategic region or without."""

    lines: tuple[str, ...]
    size: int
    signed: bool
    w: int
    h: int


def _looks(name: str, region: RegionView) -> list[Look]:
    """A name on one line; where a region is narrow, on two, and without its sign."""
    short = tuple(wrap(name, width(name, "serif-bold", SMALL) * 2 // 3, "serif-bold", SMALL))
    found = [_look((name,), NAME_SIZE, region.strategic), _look((name,), SMALL, region.strategic)]
    return [*found, _look(short, NAME_SIZE, region.strategic), _look(short, SMALL, False)]


def _look(lines: tuple[str, ...], size: int, signed: bool) -> Look:
    wide = max(width(words, "serif-bold", size) for words in lines) + 2 * PAD + (SIGN + 2 if signed else 0)
    return Look(lines, size, signed, wide, len(lines) * line_height(size) + 6)


SIGN, PAD = 30, 7


def _plate(box: Box, look: Look, region: RegionView) -> list[Sprite]:
    """The name on a dark plate; that of a strategic region is golden."""
    placed: list[Sprite] = [Panel(box, "chip", "night")]
    room = box.inset(PAD, 3)
    if look.signed:
        placed.append(Icon(room.left(SIGN).middle(SIGN, SIGN), "stronghold"))
        room = room.after(SIGN + 2)
    ink = "gold" if region.strategic else "paper"
    for row, words in zip(room.rows(len(look.lines)), look.lines, strict=True):
        placed += line(row, words, "serif-bold", look.size, ink, "centre")
    return placed


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
        wide += width(str(stack.regular), "sans-bold", _figure(size)) + 10
    return wide + (side + 4 if stack.elite else 0)


def _figure(size: int) -> int:
    return size * 2 // 3


def _small(token: Token, size: int) -> int:
    both = token.stack is not None and token.stack.regular and token.stack.elite
    return 2 * size + 2 if both else size


def _token(box: Box, token: Token, frame: Frame[DiceView], crowded: bool) -> list[Sprite]:
    if token.stack is None:
        return [Icon(box, token.icon)]
    return _crowded(box, token.stack, frame) if crowded else forces(box, token.stack, frame)


def forces(box: Box, stack: StackView, frame: Frame[DiceView]) -> list[Sprite]:
    """Marker with the player's letter, how many forces, and how many large ones in a burst."""
    side = box.h - 8
    tint = frame.tint(stack.seat)
    placed: list[Sprite] = [Panel(box, "token", tint), marker(Box(box.x + 4, box.y + 4, side, side), stack.seat, frame)]
    x = box.x + 8 + side
    if stack.regular or not stack.elite:
        size = _figure(box.h)
        wide = width(str(stack.regular), "sans-bold", size)
        placed += line(Box(x, box.y, wide, box.h), str(stack.regular), "sans-bold", size, "paper")
        x += wide + 10
    if stack.elite:
        placed.append(Icon(Box(x - 2, box.y + 4, side, side), "elite", str(stack.elite), tint))
    return placed


def _crowded(box: Box, stack: StackView, frame: Frame[DiceView]) -> list[Sprite]:
    """Only a number in the marker, where many Houses share a region."""
    tint, side = frame.tint(stack.seat), box.h
    placed: list[Sprite] = []
    x = box.x
    if stack.regular:
        placed.append(Icon(Box(x, box.y, side, side), frame.marker(stack.seat), str(stack.regular), tint))
        x += side + 2
    if stack.elite:
        placed.append(Icon(Box(x, box.y, side, side), "elite", str(stack.elite), tint))
    return placed


def _before(region: RegionView, frame: Frame[DiceView]) -> dict[int, StackView]:
    past = frame.before.regions if frame.before is not None else ()
    return {stack.seat: stack for old in past if old.id == region.id for stack in old.stacks}


def _change(box: Box, stack: StackView, region: RegionView, frame: Frame[DiceView]) -> list[Sprite]:
    """A ring around forces that grew or shrank, the sentence's number at one corner, by how many at the other."""
    past = _before(region, frame).get(stack.seat)
    had = past.regular + past.elite if past is not None else 0
    change = stack.regular + stack.elite - had
    if past == stack or (past is None and not change):
        return []
    marks: list[Sprite] = [Ring(box.inset(-4), frame.tags.get(f"region:{region.id}", ""))]
    if change:
        marks.append(Icon(Box(box.x - 20, box.bottom - 18, 36, 36), "tag", f"{change:+d}".replace("-", "−")))
    return marks


def _left(plate: Box, region: RegionView, frame: Frame[DiceView]) -> list[Sprite]:
    """A ring around the name where a House has lost its last force, or equipment has changed."""
    if frame.before is None:
        return []
    old = next((old for old in frame.before.regions if old.id == region.id), None)
    gone = set(_before(region, frame)) - {stack.seat for stack in region.stacks}
    if not gone and (old is None or old.equipment == region.equipment):
        return []
    return [Ring(plate.inset(-3), frame.tags.get(f"region:{region.id}", ""))]


def corner(box: Box, title: str, icons: list[tuple[str, str]], align: str) -> list[Sprite]:
    """A few counted things in a corner of the map's square, under a small title."""
    if not icons:
        return []
    side = 50
    row = box.below(30)
    start = row.x if align == "left" else row.right - len(icons) * (side + 4) + 4
    return [
        *line(box.top(28), title, "sans-bold", SMALL, "paper", align),
        *(Icon(Box(start + n * (side + 4), row.y, side, side), icon, number) for n, (icon, number) in enumerate(icons)),
    ]
