"""A House large: its forces, leaders, tokens and abilities; for its own player also what is secret."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView, StackView
from renderer.context import RenderContext
from renderer.dice.arrakis import forces, forces_width
from renderer.dice.icons_houses import CRESTS
from renderer.dice.mats import house_of, tokens_of
from renderer.dice.prose import secrets
from renderer.lookup_page import ENTRY_COLUMN
from renderer.markers import Counter, make_marker
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.text_column import StyledText
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

SIDE = 84
ROW = 62
HEAD, SECRET, GAP = 184, 104, 12


def whose_house(context: RenderContext[DiceView]) -> HouseView | None:
    """The focus is a seat's number; without one, one's own House, or the active player's."""
    view = context.view
    seat = int(context.focus) if context.focus and context.focus.isdigit() else view.seat
    return house_of(view, view.active if seat is None else seat)


def house_page(context: RenderContext[DiceView], house: HouseView) -> Drawing:
    """As high as what it shows: forces above, abilities below; the same at a desk and on a phone."""
    told = secrets(context) if house.seat == context.view.seat else []
    above = HEAD + GAP + (SECRET + GAP if told else 0)
    page = Box(16, 16, WIDTH - 32, 0)
    pieces = _pile_height(house) + GAP + _map_height(house, context)
    words = ENTRY_COLUMN.height(page.w - 2 * INSET, _said(house, context), NAME) + 2 * INSET
    drawing = Drawing(WIDTH, 32 + above + pieces + GAP + words)
    page = page.top(drawing.height - 32)
    drawing.parts.append(_head(page.top(HEAD), house, context))
    if told:
        drawing.parts.append(_secret(page.below(HEAD + GAP).top(SECRET), told, context))
    rest = page.below(above)
    drawing.parts += _strength(rest.top(pieces), house, context)
    drawing.parts.append(_abilities(rest.below(pieces + GAP), house, context))
    return drawing


INSET = 26
WIDTH = 1080


def _pile_height(house: HouseView) -> int:
    """Forces, and below them the leaders of whichever place has more."""
    ready = sum(leader.ready for leader in house.leaders)
    return 160 + max(ready, len(house.leaders) - ready, 1) * (ROW + 4)


def _map_height(house: HouseView, context: RenderContext[DiceView]) -> int:
    there = sum(stack.seat == house.seat for region in context.view.regions for stack in region.stacks)
    return 64 + max(-(-there // 2), 1) * (ROW + 6)


def _head(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
    part = Part("head", box)
    tint = context.tint(house.seat)
    part.changing.append(Panel(box, "pill", tint))
    part.changing.append(
        Vista(box.after(box.w * 11 // 20).top(box.h - 5), f"dice/house/{house.house}", "right", "fade", 18)
    )
    side, inset = 96, (box.h - 101) // 2
    part.changing.append(make_marker(Box(box.x + 16, box.y + inset, side, side), house.seat, context))
    part.changing.append(Icon(Box(box.x + side + 32, box.y + inset, side, side), CRESTS[house.house]))
    room = Box(box.x + 2 * side + 56, box.y + inset, box.w - 3 * side - 96, 101)
    upper, lower = room.top(room.h * 3 // 5), room.below(room.h * 3 // 5)
    name = context.say(house.name)
    part.changing += set_line(
        upper, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (TITLE, NAME)), f"on:{tint}"
    )
    part.changing += set_line(lower, context.name(house.seat), "sans-bold", TEXT, f"on:{tint}")
    held = Box(box.right - side - 18, box.y + inset, side, side)
    part.changing.append(Icon(held, "stronghold", str(len(house.strategic))))
    return part


def _secret(box: Box, told: list[str], context: RenderContext[DiceView]) -> Part:
    part = Part("secret", box)
    part.changing.append(Panel(box, "card-dark"))
    part.changing.append(Icon(box.left(90).middle(70, 70), "intrigue"))
    inner = box.after(100).inset(0, 8)
    part.changing += set_heading(inner.top(30), context.label("dice-secret"), "gold")
    words = " ".join(told)
    size = fit_line_size([words], inner.w - 16, "sans", (NAME, TEXT, 24, SMALL))
    part.changing += set_line(inner.below(32).left(inner.w - 16), words, "sans", size, "paper")
    return part


def _strength(box: Box, house: HouseView, context: RenderContext[DiceView]) -> list[Part]:
    """On the card, in the supply, on the map."""
    high = _pile_height(house)
    card, supply = box.top(high).columns(2, GAP)
    on_card = StackView(house.seat, house.house, house.card_regular, house.card_elite)
    in_supply = StackView(house.seat, house.house, house.supply_regular, house.supply_elite)
    return [
        _pile(card, "on-card", on_card, True, house, context),
        _pile(supply, "in-supply", in_supply, False, house, context),
        _on_map(box.below(high + GAP).top(_map_height(house, context)), house, context),
    ]


def _pile(
    box: Box, key: str, stack: StackView, ready: bool, house: HouseView, context: RenderContext[DiceView]
) -> Part:
    """Forces and leaders in one place; on the card also spice and tokens."""
    part = Part(key, box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.changing += set_heading(inner.top(32), context.label(f"dice-{key}"), "sand")
    tint = context.tint(house.seat)
    part.changing += _in_a_row(inner.below(40), _signs(stack, ready, house, tint))
    leaders = [leader for leader in house.leaders if leader.ready == ready]
    for row, leader in enumerate(leaders):
        at = Box(inner.x, inner.y + 136 + row * (ROW + 4), inner.w, ROW)
        icon = "leader" if ready else "leader_away"
        part.changing.append(Icon(at.left(ROW), icon, str(leader.strength), tint if ready else ""))
        name = context.say(leader.name)
        size = fit_line_size([name], at.w - ROW - 10, "serif-bold", (TEXT, 24, SMALL))
        part.changing += set_line(at.after(ROW + 10), name, "serif-bold", size, "paper")
    return part


def _signs(stack: StackView, ready: bool, house: HouseView, tint: str) -> list[Counter]:
    signs = [("troop" if ready else "supply", str(stack.regular), tint)]
    signs += [("elite", str(stack.elite), tint)] if stack.elite else []
    if ready:
        signs += [("spice", str(house.store), "")] if house.store is not None else []
        signs += [(name, "", "") for name in tokens_of(house)]
    return signs


def _in_a_row(box: Box, signs: list[Counter]) -> list[Sprite]:
    side = min(SIDE, (box.w - 5 * (len(signs) - 1)) // len(signs))
    return [
        Icon(Box(box.x + n * (side + 5), box.y, side, side), icon, number, tint)
        for n, (icon, number, tint) in enumerate(signs)
    ]


def _on_map(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
    """Every region with forces of this House."""
    part = Part("on-map", box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.changing += set_heading(inner.top(32), context.label("dice-on-map"), "sand")
    there = [(region, stack) for region in context.view.regions for stack in region.stacks if stack.seat == house.seat]
    wide = max([forces_width(stack, ROW) for _, stack in there], default=0)
    for number, (region, stack) in enumerate(there):
        at = inner.below(40).columns(2, GAP)[number % 2]
        row = Box(at.x, at.y + number // 2 * (ROW + 6), at.w, ROW)
        part.changing += forces(row.left(forces_width(stack, ROW)), stack, context)
        part.changing += _place(row.after(wide + 10), region.strategic, context.say(region.name))
    if not there:
        part.changing += set_line(inner.below(40).top(ROW), context.label("none"), "sans", TEXT, "sand")
    return part


def _place(box: Box, strategic: bool, name: str) -> list[Sprite]:
    placed: list[Sprite] = []
    if strategic:
        placed.append(Icon(box.left(34).middle(34, 34), "stronghold"))
        box = box.after(40)
    size = fit_line_size([name], box.w, "serif-bold", (TEXT, 24, SMALL))
    return [*placed, *set_line(box, name, "serif-bold", size, "gold" if strategic else "paper")]


def _said(house: HouseView, context: RenderContext[DiceView]) -> list[StyledText]:
    said: list[StyledText] = []
    for ability in house.abilities:
        name = context.say(ability.name)
        title = context.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (context.say(ability.text), "sans", "night")]
    return said


def _abilities(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
    part = Part("abilities", box)
    part.changing.append(Panel(box, "card"))
    part.changing += ENTRY_COLUMN.set_sentences(box.inset(INSET), _said(house, context))
    return part
