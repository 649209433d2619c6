"""A House large: its forces, leaders, tokens and abilities; for its own player also what is secret."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView, StackView
from renderer.column import Said
from renderer.dice.arrakis import forces, forces_width
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import house_of, tokens_of
from renderer.dice.prose import secrets
from renderer.entry import SENTENCES
from renderer.frame import Frame
from renderer.pieces import Sign, marker
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista

SIDE = 84
ROW = 62
HEAD, SECRET, GAP = 184, 104, 12


def whose_house(frame: Frame[DiceView]) -> HouseView | None:
    """The focus is a seat's number; without one, one's own House, or the active player's."""
    view = frame.view
    seat = int(frame.focus) if frame.focus and frame.focus.isdigit() else view.seat
    return house_of(view, view.active if seat is None else seat)


def house_page(frame: Frame[DiceView], house: HouseView) -> Drawing:
    """As high as what it shows: forces above, abilities below; the same at a desk and on a phone."""
    told = secrets(frame) if house.seat == frame.view.seat else []
    above = HEAD + GAP + (SECRET + GAP if told else 0)
    page = Box(16, 16, WIDTH - 32, 0)
    pieces = _pile_height(house) + GAP + _map_height(house, frame)
    words = SENTENCES.height(page.w - 2 * INSET, _said(house, frame), NAME) + 2 * INSET
    drawing = Drawing(WIDTH, 32 + above + pieces + GAP + words)
    page = page.top(drawing.height - 32)
    drawing.parts.append(_head(page.top(HEAD), house, frame))
    if told:
        drawing.parts.append(_secret(page.below(HEAD + GAP).top(SECRET), told, frame))
    rest = page.below(above)
    drawing.parts += _strength(rest.top(pieces), house, frame)
    drawing.parts.append(_abilities(rest.below(pieces + GAP), house, frame))
    return drawing


INSET = 26
WIDTH = 1080


def _pile_height(house: HouseView) -> int:
    """Forces, and below them the leaders of whichever place has more."""
    ready = sum(leader.ready for leader in house.leaders)
    return 160 + max(ready, len(house.leaders) - ready, 1) * (ROW + 4)


def _map_height(house: HouseView, frame: Frame[DiceView]) -> int:
    there = sum(stack.seat == house.seat for region in frame.view.regions for stack in region.stacks)
    return 64 + max(-(-there // 2), 1) * (ROW + 6)


def _head(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    part = Part("head", box)
    tint = frame.tint(house.seat)
    part.moving.append(Panel(box, "pill", tint))
    part.moving.append(
        Vista(box.after(box.w * 11 // 20).top(box.h - 5), f"dice/house/{house.house}", "right", "fade", 18)
    )
    side, inset = 96, (box.h - 101) // 2
    part.moving.append(marker(Box(box.x + 16, box.y + inset, side, side), house.seat, frame))
    part.moving.append(Icon(Box(box.x + side + 32, box.y + inset, side, side), CRESTS[house.house]))
    room = Box(box.x + 2 * side + 56, box.y + inset, box.w - 3 * side - 96, 101)
    upper, lower = room.top(room.h * 3 // 5), room.below(room.h * 3 // 5)
    name = frame.say(house.name)
    part.moving += line(upper, name, "serif-bold", fitting([name], room.w, "serif-bold", (TITLE, NAME)), f"on:{tint}")
    part.moving += line(lower, frame.name(house.seat), "sans-bold", TEXT, f"on:{tint}")
    held = Box(box.right - side - 18, box.y + inset, side, side)
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
    """On the card, in the supply, on the map."""
    high = _pile_height(house)
    card, supply = box.top(high).columns(2, GAP)
    on_card = StackView(house.seat, house.house, house.card_regular, house.card_elite)
    in_supply = StackView(house.seat, house.house, house.supply_regular, house.supply_elite)
    return [
        _pile(card, "on-card", on_card, True, house, frame),
        _pile(supply, "in-supply", in_supply, False, house, frame),
        _on_map(box.below(high + GAP).top(_map_height(house, frame)), house, frame),
    ]


def _pile(box: Box, key: str, stack: StackView, ready: bool, house: HouseView, frame: Frame[DiceView]) -> Part:
    """Forces and leaders in one place; on the card also spice and tokens."""
    part = Part(key, box)
    part.moving.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(32), frame.label(f"dice-{key}"), "sand")
    tint = frame.tint(house.seat)
    part.moving += _in_a_row(inner.below(40), _signs(stack, ready, house, tint))
    leaders = [leader for leader in house.leaders if leader.ready == ready]
    for row, leader in enumerate(leaders):
        at = Box(inner.x, inner.y + 136 + row * (ROW + 4), inner.w, ROW)
        icon = "leader" if ready else "leader_away"
        part.moving.append(Icon(at.left(ROW), icon, str(leader.strength), tint if ready else ""))
        name = frame.say(leader.name)
        size = fitting([name], at.w - ROW - 10, "serif-bold", (TEXT, 24, SMALL))
        part.moving += line(at.after(ROW + 10), name, "serif-bold", size, "paper")
    return part


def _signs(stack: StackView, ready: bool, house: HouseView, tint: str) -> list[Sign]:
    signs = [("troop" if ready else "supply", str(stack.regular), tint)]
    signs += [("elite", str(stack.elite), tint)] if stack.elite else []
    if ready:
        signs += [("spice", str(house.store), "")] if house.store is not None else []
        signs += [(name, "", "") for name in tokens_of(house)]
    return signs


def _in_a_row(box: Box, signs: list[Sign]) -> list[Sprite]:
    side = min(SIDE, (box.w - 5 * (len(signs) - 1)) // len(signs))
    return [
        Icon(Box(box.x + n * (side + 5), box.y, side, side), icon, number, tint)
        for n, (icon, number, tint) in enumerate(signs)
    ]


def _on_map(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    """Every region with forces of this House."""
    part = Part("on-map", box)
    part.moving.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(32), frame.label("dice-on-map"), "sand")
    there = [(region, stack) for region in frame.view.regions for stack in region.stacks if stack.seat == house.seat]
    wide = max([forces_width(stack, ROW) for _, stack in there], default=0)
    for number, (region, stack) in enumerate(there):
        at = inner.below(40).columns(2, GAP)[number % 2]
        row = Box(at.x, at.y + number // 2 * (ROW + 6), at.w, ROW)
        part.moving += forces(row.left(forces_width(stack, ROW)), stack, frame)
        part.moving += _place(row.after(wide + 10), region.strategic, frame.say(region.name))
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


def _said(house: HouseView, frame: Frame[DiceView]) -> list[Said]:
    said: list[Said] = []
    for ability in house.abilities:
        name = frame.say(ability.name)
        title = frame.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (frame.say(ability.text), "sans", "night")]
    return said


def _abilities(box: Box, house: HouseView, frame: Frame[DiceView]) -> Part:
    part = Part("abilities", box)
    part.moving.append(Panel(box, "card"))
    part.moving += SENTENCES.lay(box.inset(INSET), _said(house, frame))
    return part
