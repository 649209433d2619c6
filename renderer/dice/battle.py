"""The battle page: attackers and defenders, their forces, available leaders, and who has committed."""

from __future__ import annotations

from dataclasses import dataclass

from games.dice.views import DiceView, LeaderView, RegionView, StackView
from renderer.context import RenderContext
from renderer.dice.board import draw_board
from renderer.dice.icons_houses import CRESTS
from renderer.dice.map_picture import draw_forces, measure_forces
from renderer.dice.mats import find_house
from renderer.markers import make_marker
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

ELITE_STRENGTH = 2
"""The strength of an elite force in battle."""


def draw_conflict(context: RenderContext[DiceView]) -> Drawing:
    """Draw the current battle, or the board if there is none."""
    battle = context.view.battle
    if battle is None:
        return draw_board(context)
    place = next(region for region in context.view.regions if region.id == battle.region)
    attackers = [battle.attacker] if battle.ally is None else [battle.attacker, battle.ally]
    defenders = [battle.defender, *(seat for seat in battle.defenders if seat != battle.defender)]
    sides = [Side("attack", attackers, place, context), Side("defence", defenders, place, context)]
    width = 1600 if context.is_wide else 1080
    room = (width - 32 - GAP) // 2 if context.is_wide else width - 32
    heights = [side.height(room) for side in sides]
    drawing = Drawing(width, 32 + 110 + GAP + (max(heights) if context.is_wide else sum(heights) + GAP))
    page = Box(16, 16, width - 32, drawing.height - 32)
    drawing.parts.append(_draw_title(page.top(110), place, context))
    body = page.below(110 + GAP)
    boxes = body.columns(2, GAP) if context.is_wide else [body.top(heights[0]), body.below(heights[0] + GAP)]
    drawing.parts += [_draw_side(box, side, context) for box, side in zip(boxes, sides, strict=True)]
    return drawing


@dataclass(frozen=True)
class Side:
    """One side of a battle. The player who leads it comes first and uses all forces. Leaders of allies count only
    if offered.
    """

    key: str
    seats: list[int]
    place: RegionView
    context: RenderContext[DiceView]

    @property
    def stacks(self) -> list[StackView]:
        return [stack for seat in self.seats for stack in self.place.stacks if stack.seat == seat]

    @property
    def strength(self) -> int:
        """Return the strength of all forces."""
        return sum(stack.regular + ELITE_STRENGTH * stack.elite for stack in self.stacks)

    @property
    def leaders(self) -> list[tuple[int, LeaderView]]:
        """Return seat and view of each leader that may be committed."""
        battle = self.context.view.battle
        offered = battle.offered if battle is not None else ()
        found: list[tuple[int, LeaderView]] = []
        for seat in self.seats:
            house = find_house(self.context.view, seat)
            leaders = house.leaders if house is not None else ()
            found += [(seat, one) for one in leaders if one.ready and (seat == self.seats[0] or one.id in offered)]
        return found

    def height(self, room: int) -> int:
        return (
            40
            + 40
            + 96
            + max(len(break_forces(self.stacks, room - FORCES_MARGIN)), 1) * (TOKEN_SIDE + 8)
            + 60
            + max(len(self.leaders), 1) * 84
        )


GAP = 14
TOKEN_SIDE = 96
FORCES_MARGIN = 48 + 120
"""The width that forces leave free: the margins and the strength."""


def break_forces(stacks: list[StackView], room: int) -> list[list[StackView]]:
    """Return the forces in lines no wider than the room."""
    found: list[list[StackView]] = []
    for stack in stacks:
        if found and sum(measure_forces(one, TOKEN_SIDE) + 8 for one in [*found[-1], stack]) <= room:
            found[-1].append(stack)
        else:
            found.append([stack])
    return found


def _draw_title(box: Box, place: RegionView, context: RenderContext[DiceView]) -> Part:
    part = Part("title", box)
    part.changing.append(Panel(box, "stage"))
    part.changing.append(Icon(box.left(110).middle(84, 84), "combat"))
    name = context.say(place.name)
    part.changing += set_line(
        box.after(120).left(box.w - 360), name, "serif-bold", TITLE, "gold" if place.strategic else "paper"
    )
    signs = [place.equipment] if place.equipment else []
    signs += ["stronghold"] if place.strategic else []
    for number, icon in enumerate(signs):
        part.changing.append(Icon(Box(box.right - 100 - number * 92, box.y + 15, 80, 80), icon))
    return part


def _draw_side(box: Box, side: Side, context: RenderContext[DiceView]) -> Part:
    part = Part(side.key, box)
    leading = side.seats[0]
    battle = context.view.battle
    part.changing.append(Panel(box, "mat"))
    house = find_house(context.view, leading)
    if house is not None:
        part.changing.append(Vista(_find_scene_box(box), f"dice/house/{house.house}", "right", "fade", 14))
    part.changing.append(Panel(box.top(12).inset(18, 0), "bar", context.tint(leading)))
    inner = box.inset(24, 20)
    part.changing += set_heading(inner.top(34), context.label(f"dice-{side.key}"), "sand", TEXT)
    part.changing += _draw_leading_player(
        inner.below(40).top(84), leading, battle is not None and leading in battle.ready, context
    )
    rows = break_forces(side.stacks, box.w - FORCES_MARGIN)
    forces_box = inner.below(136).top(max(len(rows), 1) * (TOKEN_SIDE + 8))
    part.changing.append(Icon(forces_box.left(108).top(TOKEN_SIDE), "strength", str(side.strength)))
    for number, row in enumerate(rows):
        x = forces_box.x + 120
        for stack in row:
            wide = measure_forces(stack, TOKEN_SIDE)
            part.changing += draw_forces(
                Box(x, forces_box.y + number * (TOKEN_SIDE + 8), wide, TOKEN_SIDE), stack, context
            )
            x += wide + 8
    part.changing += _draw_leaders(inner.below(136 + forces_box.h + 8), side.leaders, context)
    return part


def _find_scene_box(box: Box) -> Box:
    """Return the box for the scene of the House: to the right of names, leaders and most forces."""
    return box.inset(2).after(box.w * 9 // 20)


def _draw_leading_player(box: Box, seat: int, committed: bool, context: RenderContext[DiceView]) -> list[Sprite]:
    placed: list[Sprite] = [make_marker(box.left(84).middle(80, 80), seat, context)]
    house = find_house(context.view, seat)
    room = box.after(94)
    if house is not None:
        placed.append(Icon(room.left(80).middle(76, 76), CRESTS[house.house]))
        room = room.after(90)
    state = context.label("dice-committed" if committed else "dice-deciding")
    placed.append(Icon(Box(box.right - 64, box.y, 64, box.h).middle(60, 60), "check" if committed else "hourglass"))
    room = room.left(room.w - 74)
    upper, lower = room.top(50), room.below(50)
    name = context.name(seat)
    size = fit_line_size([name], upper.w, "serif-bold", (38, NAME, TEXT, SMALL))
    placed += set_line(upper, name, "serif-bold", size, "paper", halo="night")
    return [*placed, *set_line(lower, state, "sans", TEXT, "sand", halo="night")]


def _draw_leaders(box: Box, found: list[tuple[int, LeaderView]], context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw the leaders that may be committed."""
    placed: list[Sprite] = [*set_heading(box.top(34), context.label("dice-leaders"), "sand")]
    for row, (seat, one) in enumerate(found):
        at = Box(box.x, box.y + 42 + row * 84, box.w, 76)
        placed.append(Icon(at.left(76), "leader", str(one.strength), context.tint(seat)))
        placed += set_line(at.after(90), context.say(one.name), "serif-bold", NAME, "paper", halo="night")
    if not found:
        placed += set_line(box.below(42).top(60), context.label("none"), "sans", TEXT, "paper")
    return placed
