"""A House large: its forces, leaders, tokens and abilities; for its own player also what is secret."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView, StackView
from renderer.dice.arrakis import forces
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import house_of
from renderer.dice.prose import Said, column, secrets
from renderer.frame import Frame
from renderer.pieces import marker
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Icon, Panel, Part, Scene, Sprite

SIDE = 76
ROW = 56


def whose_house(frame: Frame[DiceView]) -> HouseView | None:
    """The focus is a seat's number; without one, one's own House, or the active player's."""
    view = frame.view
    seat = int(frame.focus) if frame.focus and frame.focus.isdigit() else view.seat
    return house_of(view, view.active if seat is None else seat)


def house_page(frame: Frame[DiceView], house: HouseView) -> Scene:
    told = secrets(frame) if house.seat == frame.view.seat else []
    width, height = (1600, 1000) if frame.wide else (1080, 1560)
    scene = Scene(width, height)
    page = Box(0, 0, width, height).inset(16)
    scene.parts.append(_head(page.top(120), house, frame))
    rest = page.below(132)
    if told:
        scene.parts.append(_secret(rest.top(96), told, frame))
        rest = rest.below(108)
    if frame.wide:
        left, right = rest.left(700), rest.after(712)
    else:
        left, right = rest.top(rest.h * 11 // 20), rest.below(rest.h * 11 // 20 + 12)
    scene.parts += _strength(left, house, frame)
    scene.parts.append(_abilities(right, house, frame))
    return scene


def _head(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    part = Part("head", box)
    tint = frame.tint(house.seat)
    part.moving.append(Panel(box, "pill", tint))
    side = box.h - 28
    part.moving.append(marker(Box(box.x + 16, box.y + 14, side, side), house.seat, frame))
    part.moving.append(Icon(Box(box.x + side + 32, box.y + 14, side, side), CRESTS[house.house]))
    room = Box(box.x + 2 * side + 56, box.y + 8, box.w - 3 * side - 96, box.h - 16)
    upper, lower = room.top(room.h * 3 // 5), room.below(room.h * 3 // 5)
    name = frame.say(house.name)
    part.moving += line(upper, name, "serif-bold", fitting([name], room.w, "serif-bold", (TITLE, NAME)), f"on:{tint}")
    part.moving += line(lower, frame.name(house.seat), "sans-bold", TEXT, f"on:{tint}")
    held = Box(box.right - side - 18, box.y + 14, side, side)
    part.moving.append(Icon(held, "stronghold", str(len(house.strategic))))
    return part


def _secret(box: Box, told: list[str], frame: Frame[DiceView]) -> Part:
    part = Part("secret", box)
    part.moving.append(Panel(box, "card-dark"))
    part.moving.append(Icon(box.left(90).middle(70, 70), "intrigue"))
    inner = box.after(100).inset(0, 8)
    part.moving += heading(inner.top(30), frame.label("dice-secret"), "gold")
    words = " ".join(told)
    size = fitting([words], inner.w - 16, "sans", (NAME, TEXT, 24, SMALL))
    part.moving += line(inner.below(32).left(inner.w - 16), words, "sans", size, "paper")
    return part


def _strength(box: Box, house: HouseView, frame: Frame[DiceView]) -> list[Part]:
    """On the card, in the supply, on the map; leaders; tokens."""
    upper, lower = box.top(286), box.below(298)
    card, supply = upper.columns(2, 12)
    on_card = StackView(house.seat, house.house, house.card_regular, house.card_elite)
    in_supply = StackView(house.seat, house.house, house.supply_regular, house.supply_elite)
    return [
        _pile(card, "on-card", on_card, True, house, frame),
        _pile(supply, "in-supply", in_supply, False, house, frame),
        _on_map(lower, house, frame),
    ]


def _pile(box: Box, key: str, stack: StackView, ready: bool, house: HouseView, frame: Frame[DiceView]) -> Part:
    """Forces and leaders in one place; on the card also spice and tokens."""
    part = Part(key, box)
    part.moving.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(32), frame.label(f"dice-{key}"), "sand")
    tint = frame.tint(house.seat)
    signs: list[tuple[str, str, str]] = [("troop" if ready else "supply", str(stack.regular), tint)]
    signs += [("elite", str(stack.elite), tint)] if stack.elite else []
    if ready:
        signs += [("spice", str(house.store), "")] if house.store is not None else []
        signs += [(name, "", "") for name in ("thumper", "snooper", "shield") if getattr(house, name)]
    side = min(SIDE, (inner.w - 5 * (len(signs) - 1)) // len(signs))
    part.moving += [
        Icon(Box(inner.x + n * (side + 5), inner.y + 40, side, side), icon, number, colour)
        for n, (icon, number, colour) in enumerate(signs)
    ]
    leaders = [leader for leader in house.leaders if leader.ready == ready]
    for row, leader in enumerate(leaders):
        at = Box(inner.x, inner.y + 130 + row * (ROW + 4), inner.w, ROW)
        icon = "leader" if ready else "leader_away"
        part.moving.append(Icon(at.left(ROW), icon, str(leader.strength), tint if ready else ""))
        name = frame.say(leader.name)
        size = fitting([name], at.w - ROW - 10, "serif-bold", (TEXT, 24, SMALL))
        part.moving += line(at.after(ROW + 10), name, "serif-bold", size, "paper")
    return part


def _on_map(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    """Every region with forces of this House, and the other regions it need not name."""
    part = Part("on-map", box)
    part.moving.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(32), frame.label("dice-on-map"), "sand")
    there = [(region, stack) for region in frame.view.regions for stack in region.stacks if stack.seat == house.seat]
    rows = max((inner.h - 40) // (ROW + 6), 1)
    columns = inner.below(40).columns(2, 12)
    for number, (region, stack) in enumerate(there):
        at = columns[number // rows % 2]
        row = Box(at.x, at.y + number % rows * (ROW + 6), at.w, ROW)
        pill = row.left(160)
        part.moving += forces(pill, stack, frame)
        part.moving += _place(row.after(168), region.strategic, frame.say(region.name))
    if not there:
        part.moving += line(inner.below(40).top(ROW), frame.label("none"), "sans", TEXT, "sand")
    return part


def _place(box: Box, strategic: bool, name: str) -> list[Sprite]:
    placed: list[Sprite] = []
    if strategic:
        placed.append(Icon(box.left(34).middle(34, 34), "stronghold"))
        box = box.after(40)
    size = fitting([name], box.w, "serif-bold", (TEXT, 24, SMALL))
    return [*placed, *line(box, name, "serif-bold", size, "gold" if strategic else "paper")]


def _abilities(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    part = Part("abilities", box)
    part.moving.append(Panel(box, "stage"))
    said: list[Said] = []
    for ability in house.abilities:
        name = frame.say(ability.name)
        title = frame.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "gold"), (frame.say(ability.text), "sans", "paper")]
    part.moving += column(box.inset(24, 20), said)
    return part
