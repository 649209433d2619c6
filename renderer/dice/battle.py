"""A battle: attackers left, defenders right, their forces, leaders at hand, and who has committed."""

from __future__ import annotations

from games.dice.views import BattleView, DiceView, LeaderView, RegionView, StackView
from renderer.dice.arrakis import forces
from renderer.dice.board import board
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import house_of
from renderer.frame import Frame
from renderer.pieces import marker
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Icon, Panel, Part, Scene, Sprite

LARGE = 2
"""What a large force counts in battle."""


def conflict(frame: Frame[DiceView]) -> Scene:
    """The battle that is being fought; where there is none, the board."""
    battle = frame.view.battle
    if battle is None:
        return board(frame)
    width, height = (1600, 760) if frame.wide else (1080, 1240)
    scene = Scene(width, height)
    page = Box(0, 0, width, height).inset(16)
    place = next(region for region in frame.view.regions if region.id == battle.region)
    scene.parts.append(_title(page.top(110), place, frame))
    sides = page.below(122).columns(2, 16) if frame.wide else page.below(122).rows(2, 16)
    attackers = [battle.attacker] if battle.ally is None else [battle.attacker, battle.ally]
    scene.parts.append(_side(sides[0], "attack", battle.attacker, attackers, place, battle, frame))
    defenders = [battle.defender, *(seat for seat in battle.defenders if seat != battle.defender)]
    scene.parts.append(_side(sides[1], "defence", battle.defender, defenders, place, battle, frame))
    return scene


def _title(box: Box, place: RegionView, frame: Frame[DiceView]) -> Part:
    part = Part("title", box)
    part.moving.append(Panel(box, "stage"))
    part.moving.append(Icon(box.left(110).middle(84, 84), "combat"))
    name = frame.say(place.name)
    part.moving += line(
        box.after(120).left(box.w - 360), name, "serif-bold", TITLE, "gold" if place.strategic else "paper"
    )
    signs = [place.equipment] if place.equipment else []
    signs += ["stronghold"] if place.strategic else []
    for number, icon in enumerate(signs):
        part.moving.append(Icon(Box(box.right - 100 - number * 92, box.y + 15, 80, 80), icon))
    return part


def _side(
    box: Box, key: str, leading: int, seats: list[int], place: RegionView, battle: BattleView, frame: Frame[DiceView]
) -> Part:
    """Whoever leads a side uses all its forces; leaders of allies only where they were offered."""
    part = Part(key, box)
    committed = leading in battle.ready
    part.moving.append(Panel(box, "mat"))
    part.moving.append(Panel(box.top(12).inset(18, 0), "bar", frame.tint(leading)))
    inner = box.inset(24, 20)
    part.moving += heading(inner.top(34), frame.label(f"dice-{key}"), "sand", TEXT)
    part.moving += _leading(inner.below(42).top(72), leading, committed, frame)
    stacks = [stack for seat in seats for stack in place.stacks if stack.seat == seat]
    worth = sum(stack.regular + LARGE * stack.elite for stack in stacks)
    body = inner.below(128)
    part.moving += line(body.top(36), frame.label("dice-forces-worth", strength=worth), "sans", TEXT, "paper")
    part.moving += _stacks(body.below(44).top(160), stacks, frame)
    part.moving += _leaders(body.below(214), leading, seats, battle, frame)
    return part


def _leading(box: Box, seat: int, committed: bool, frame: Frame[DiceView]) -> list[Sprite]:
    placed: list[Sprite] = [marker(box.left(72).middle(68, 68), seat, frame)]
    house = house_of(frame.view, seat)
    room = box.after(82)
    if house is not None:
        placed.append(Icon(room.left(68).middle(64, 64), CRESTS[house.house]))
        room = room.after(76)
    state = frame.label("dice-committed" if committed else "dice-deciding")
    placed.append(Icon(Box(box.right - 50, box.y, 50, box.h).middle(46, 46), "check" if committed else "hourglass"))
    upper, lower = room.left(room.w - 60).rows(2)
    name = frame.name(seat)
    placed += line(upper, name, "serif-bold", fitting([name], upper.w, "serif-bold", (NAME, TEXT, SMALL)), "paper")
    return [*placed, *line(lower, state, "sans", SMALL, "sand")]


def _stacks(box: Box, stacks: list[StackView], frame: Frame[DiceView]) -> list[Sprite]:
    """Forces in rows of as many as have room."""
    across = max(box.w // 190, 1)
    placed: list[Sprite] = []
    for number, stack in enumerate(stacks):
        at = Box(box.x + number % across * 190, box.y + number // across * 82, 180, 74)
        if box.holds(at):
            placed += forces(at, stack, frame)
    return placed


def _leaders(box: Box, leading: int, seats: list[int], battle: BattleView, frame: Frame[DiceView]) -> list[Sprite]:
    """Leaders that may be committed: the leading player's, and those offered."""
    found: list[tuple[int, LeaderView]] = []
    for seat in seats:
        house = house_of(frame.view, seat)
        leaders = house.leaders if house is not None else ()
        found += [(seat, one) for one in leaders if one.ready and (seat == leading or one.id in battle.offered)]
    placed: list[Sprite] = [*heading(box.top(34), frame.label("dice-leaders"), "sand")]
    for row, (seat, one) in enumerate(found):
        at = Box(box.x, box.y + 42 + row * 66, box.w, 60)
        if at.bottom <= box.bottom:
            placed.append(Icon(at.left(60), "leader", str(one.strength), frame.tint(seat)))
            placed += line(at.after(72), frame.say(one.name), "serif-bold", TEXT, "paper")
    if not found:
        placed += line(box.below(42).top(40), frame.label("none"), "sans", TEXT, "paper")
    return placed
