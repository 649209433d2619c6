"""The House page: its forces, leaders, tokens and abilities, and the secrets of its own player."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView, StackView
from renderer.context import RenderContext
from renderer.dice.icons_houses import CRESTS
from renderer.dice.map_picture import draw_forces, measure_forces
from renderer.dice.mats import find_house, list_tokens
from renderer.dice.phrases import describe_secrets
from renderer.lookup_page import ENTRY_COLUMN
from renderer.markers import Counter, make_marker
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.text_column import StyledText
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

ICON_SIDE = 84
ROW_HEIGHT = 62
"""The height of a row."""
HEAD_HEIGHT, SECRET_HEIGHT, GAP = 184, 104, 12


def find_shown_house(context: RenderContext[DiceView]) -> HouseView | None:
    """Return the House to show: the seat in focus, else the reader's own, else the active player's."""
    view = context.view
    seat = int(context.focus) if context.focus and context.focus.isdigit() else view.seat
    return find_house(view, view.active if seat is None else seat)


def draw_house_page(context: RenderContext[DiceView], house: HouseView) -> Drawing:
    """Draw the page, as high as its content: forces above, abilities below. It is the same on desktop and phone."""
    secret_sentences = describe_secrets(context) if house.seat == context.view.seat else []
    above = HEAD_HEIGHT + GAP + (SECRET_HEIGHT + GAP if secret_sentences else 0)
    page = Box(16, 16, WIDTH - 32, 0)
    pieces = _find_pile_height(house) + GAP + _find_map_height(house, context)
    words = ENTRY_COLUMN.height(page.w - 2 * INSET, _list_abilities(house, context), NAME) + 2 * INSET
    drawing = Drawing(WIDTH, 32 + above + pieces + GAP + words)
    page = page.top(drawing.height - 32)
    drawing.parts.append(_draw_head(page.top(HEAD_HEIGHT), house, context))
    if secret_sentences:
        drawing.parts.append(_draw_secret(page.below(HEAD_HEIGHT + GAP).top(SECRET_HEIGHT), secret_sentences, context))
    rest = page.below(above)
    drawing.parts += _draw_forces(rest.top(pieces), house, context)
    drawing.parts.append(_draw_abilities(rest.below(pieces + GAP), house, context))
    return drawing


INSET = 26
WIDTH = 1080


def _find_pile_height(house: HouseView) -> int:
    """Return the height of a pile: forces, and the leaders of the place that has more of them."""
    ready = sum(leader.ready for leader in house.leaders)
    return 160 + max(ready, len(house.leaders) - ready, 1) * (ROW_HEIGHT + 4)


def _find_map_height(house: HouseView, context: RenderContext[DiceView]) -> int:
    there = sum(stack.seat == house.seat for region in context.view.regions for stack in region.stacks)
    return 64 + max(-(-there // 2), 1) * (ROW_HEIGHT + 6)


def _draw_head(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
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


def _draw_secret(box: Box, sentences: list[str], context: RenderContext[DiceView]) -> Part:
    part = Part("secret", box)
    part.changing.append(Panel(box, "card-dark"))
    part.changing.append(Icon(box.left(90).middle(70, 70), "intrigue"))
    inner = box.after(100).inset(0, 8)
    part.changing += set_heading(inner.top(30), context.label("dice-secret"), "gold")
    words = " ".join(sentences)
    size = fit_line_size([words], inner.w - 16, "sans", (NAME, TEXT, 24, SMALL))
    part.changing += set_line(inner.below(32).left(inner.w - 16), words, "sans", size, "paper")
    return part


def _draw_forces(box: Box, house: HouseView, context: RenderContext[DiceView]) -> list[Part]:
    """Draw the forces on the card, in the supply and on the map."""
    high = _find_pile_height(house)
    card, supply = box.top(high).columns(2, GAP)
    on_card = StackView(house.seat, house.house, house.card_regular, house.card_elite)
    in_supply = StackView(house.seat, house.house, house.supply_regular, house.supply_elite)
    return [
        _draw_pile(card, "on-card", on_card, True, house, context),
        _draw_pile(supply, "in-supply", in_supply, False, house, context),
        _draw_on_map(box.below(high + GAP).top(_find_map_height(house, context)), house, context),
    ]


def _draw_pile(
    box: Box, key: str, stack: StackView, ready: bool, house: HouseView, context: RenderContext[DiceView]
) -> Part:
    """Draw forces and leaders in one place, and on the card also spice and tokens."""
    part = Part(key, box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.changing += set_heading(inner.top(32), context.label(f"dice-{key}"), "sand")
    tint = context.tint(house.seat)
    part.changing += _draw_counters(inner.below(40), _list_counters(stack, ready, house, tint))
    leaders = [leader for leader in house.leaders if leader.ready == ready]
    for row, leader in enumerate(leaders):
        at = Box(inner.x, inner.y + 136 + row * (ROW_HEIGHT + 4), inner.w, ROW_HEIGHT)
        icon = "leader" if ready else "leader_away"
        part.changing.append(Icon(at.left(ROW_HEIGHT), icon, str(leader.strength), tint if ready else ""))
        name = context.say(leader.name)
        size = fit_line_size([name], at.w - ROW_HEIGHT - 10, "serif-bold", (TEXT, 24, SMALL))
        part.changing += set_line(at.after(ROW_HEIGHT + 10), name, "serif-bold", size, "paper")
    return part


def _list_counters(stack: StackView, ready: bool, house: HouseView, tint: str) -> list[Counter]:
    signs = [("troop" if ready else "supply", str(stack.regular), tint)]
    signs += [("elite", str(stack.elite), tint)] if stack.elite else []
    if ready:
        signs += [("spice", str(house.store), "")] if house.store is not None else []
        signs += [(name, "", "") for name in list_tokens(house)]
    return signs


def _draw_counters(box: Box, signs: list[Counter]) -> list[Sprite]:
    side = min(ICON_SIDE, (box.w - 5 * (len(signs) - 1)) // len(signs))
    return [
        Icon(Box(box.x + n * (side + 5), box.y, side, side), icon, number, tint)
        for n, (icon, number, tint) in enumerate(signs)
    ]


def _draw_on_map(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
    """Draw every region with forces of this House."""
    part = Part("on-map", box)
    part.changing.append(Panel(box, "mat"))
    inner = box.inset(16, 12)
    part.changing += set_heading(inner.top(32), context.label("dice-on-map"), "sand")
    there = [(region, stack) for region in context.view.regions for stack in region.stacks if stack.seat == house.seat]
    wide = max([measure_forces(stack, ROW_HEIGHT) for _, stack in there], default=0)
    for number, (region, stack) in enumerate(there):
        at = inner.below(40).columns(2, GAP)[number % 2]
        row = Box(at.x, at.y + number // 2 * (ROW_HEIGHT + 6), at.w, ROW_HEIGHT)
        part.changing += draw_forces(row.left(measure_forces(stack, ROW_HEIGHT)), stack, context)
        part.changing += _place(row.after(wide + 10), region.strategic, context.say(region.name))
    if not there:
        part.changing += set_line(inner.below(40).top(ROW_HEIGHT), context.label("none"), "sans", TEXT, "sand")
    return part


def _place(box: Box, strategic: bool, name: str) -> list[Sprite]:
    placed: list[Sprite] = []
    if strategic:
        placed.append(Icon(box.left(34).middle(34, 34), "stronghold"))
        box = box.after(40)
    size = fit_line_size([name], box.w, "serif-bold", (TEXT, 24, SMALL))
    return [*placed, *set_line(box, name, "serif-bold", size, "gold" if strategic else "paper")]


def _list_abilities(house: HouseView, context: RenderContext[DiceView]) -> list[StyledText]:
    said: list[StyledText] = []
    for ability in house.abilities:
        name = context.say(ability.name)
        title = context.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (context.say(ability.text), "sans", "night")]
    return said


def _draw_abilities(box: Box, house: HouseView, context: RenderContext[DiceView]) -> Part:
    part = Part("abilities", box)
    part.changing.append(Panel(box, "card"))
    part.changing += ENTRY_COLUMN.set_sentences(box.inset(INSET), _list_abilities(house, context))
    return part
