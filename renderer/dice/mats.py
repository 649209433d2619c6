"""The mats beside the map: who plays which House, and what it has on its card and in its supply."""

from __future__ import annotations

from collections.abc import Mapping

from games.dice.views import DiceView, HouseView
from renderer.context import RenderContext
from renderer.dice.icons_houses import CRESTS
from renderer.markers import Counter, make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, format_change, set_line

MIN_BROAD_WIDTH = 450
"""From this width on, a mat has room for large icons."""
LOW_ROW, BADGE_SIDE = 60, 32
"""The height of a row of counters below which badges stand beside them, and the side of a badge."""
SUPPLY_SIDE = 37
"""The least side of the supply, whose number may have two digits."""
HOUSE_GAP = 10
"""The gap between a name and the House on the same line."""


TOKEN_NAMES = ("thumper", "snooper", "shield")
"""The tokens of the vendetta die."""


def find_house(view: DiceView, seat: int) -> HouseView | None:
    """Return the House of a seat, or None."""
    return next((house for house in view.houses if house.seat == seat), None)


def list_tokens(house: HouseView) -> list[str]:
    """Return the tokens that the House got by the vendetta die."""
    return [name for name in TOKEN_NAMES if getattr(house, name)]


def list_loose_tokens(view: DiceView) -> list[str]:
    """Return the single tokens that no player has."""
    return [name for name, holder in (("snooper", view.snooper), ("shield", view.shield)) if holder is None]


def draw_mat(box: Box, seat: int, context: RenderContext[DiceView]) -> Part:
    """Draw a mat."""
    house = find_house(context.view, seat)
    part = Part(f"seat:{seat}", box)
    lit = house is not None and house.is_active and context.view.ending is None
    won = context.view.ending is not None and seat in context.view.ending.winners
    part.changing.append(Panel(box, "mat-lit" if lit or won else "mat"))
    part.changing.append(Panel(box.left(10).inset(0, 12), "bar", context.tint(seat)))
    inner = Box(box.x + 16, box.y + 5, box.w - 24, box.h - 10)
    high = min(inner.h, 150)
    inner = inner.middle(inner.w, high)
    upper, lower = inner.top(inner.h // 2 - 1), inner.below(inner.h // 2 + 1)
    part.changing += _draw_name_line(upper, seat, house, context)
    if house is not None:
        changes = find_changes(house, context)
        is_low = lower.h < LOW_ROW
        part.changing += _draw_counters(lower, list_counters(house, context), changes if is_low else {})
        part.marks += _draw_badges(part, changes, is_low)
    return part


def _draw_name_line(box: Box, seat: int, house: HouseView | None, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw marker, crest, name and House, and the number of strategic regions at the end of the line."""
    side = min(box.h, 60 if box.w > MIN_BROAD_WIDTH else 48)
    placed: list[Sprite] = [make_marker(box.left(side).middle(side, side), seat, context)]
    room = box.after(side + 6)
    if house is None:
        words = context.label("dice-choosing")
    else:
        placed.append(Icon(room.left(side).middle(side, side), CRESTS[house.house]))
        room = room.after(side + 8)
        held = Box(room.right - side, box.y, side, box.h).middle(side, side)
        placed.append(Icon(held, "stronghold", str(len(house.strategic))))
        room = room.left(room.w - side - 5)
        words = context.say(house.name)
    return placed + _draw_names(room, context.name(seat), words)


def _draw_names(room: Box, name: str, house: str) -> list[Sprite]:
    """Draw the player's name, with the House below it if there is room for two lines."""
    upper, lower = room.top(room.h - get_line_height(SMALL)), room.below(room.h - get_line_height(SMALL))
    sizes = [size for size in (NAME, TEXT, 24, SMALL) if get_line_height(size) <= upper.h]
    if sizes and sizes[0] >= TEXT:
        size = fit_line_size([name], room.w, "serif-bold", sizes)
        return [*set_line(upper, name, "serif-bold", size, "paper"), *set_line(lower, house, "sans", SMALL, "sand")]
    # On one line, a long name is shortened before the House is.
    share = max(room.w - measure_text(house, "sans", SMALL) - HOUSE_GAP, room.w // 3)
    size = fit_line_size([name], share, "serif-bold", (28, TEXT, 24, SMALL))
    placed: list[Sprite] = [*set_line(room.left(share), name, "serif-bold", size, "paper")]
    rest = room.after(placed[-1].box.w + HOUSE_GAP) if placed else room
    return [*placed, *set_line(rest, house, "sans", SMALL, "sand")]


def list_counters(house: HouseView, context: RenderContext[DiceView]) -> list[Counter]:
    """Return the counters: forces on the card, leaders, spice, tokens, first player, ally, and last the supply."""
    tint = context.tint(house.seat)
    found: list[Counter] = []
    if house.card_regular or not house.card_elite:
        found.append(("troop", str(house.card_regular), tint))
    if house.card_elite:
        found.append(("elite", str(house.card_elite), tint))
    found += [
        ("leader" if one.ready else "leader_away", str(one.strength), tint if one.ready else "")
        for one in house.leaders
    ]
    found += [("spice", str(house.store), "")] if house.store is not None else []
    found += [(name, "", "") for name in list_tokens(house)]
    found += [("first", "", "")] if context.view.first == house.seat else []
    found += [("alliance", "", tint)] if house.is_ally else []
    supply = str(house.supply_regular + house.supply_elite)
    return [*found, ("supply", supply, tint)]


def _draw_counters(box: Box, found: list[Counter], changes: Mapping[str, int]) -> list[Sprite]:
    """Draw icons from the left, and the supply at the right end. Beside those with `changes` a badge has room."""
    *near, (icon, number, tint) = found
    badges = sum(bool(changes.get(name)) for name, _, _ in near) * (BADGE_SIDE + 4)
    side = min(box.h, 68, (box.w - 10 - badges) // max(len(found), 1) - 4)
    last = max(side, min(box.h, SUPPLY_SIDE))
    if last > side:
        side = min(side, (box.w - 10 - badges - last) // max(len(near), 1) - 4)
    x, y = box.x, box.y + (box.h - side) // 2
    placed: list[Sprite] = []
    for name, count, colour in near:
        placed.append(Icon(Box(x, y, side, side), name, count, colour))
        x += side + 4 + (BADGE_SIDE + 4 if changes.get(name) else 0)
    return [*placed, Icon(box.after(box.w - last).middle(last, last), icon, number, tint)]


def find_changes(house: HouseView, context: RenderContext[DiceView]) -> dict[str, int]:
    """Return by how much each counter has changed since the last picture."""
    past = find_house(context.before, house.seat) if context.before is not None else None
    if past is None:
        return {}
    return {
        "troop": house.card_regular - past.card_regular,
        "elite": house.card_elite - past.card_elite,
        "spice": (house.store or 0) - (past.store or 0),
        "stronghold": len(house.strategic) - len(past.strategic),
    }


def _draw_badges(part: Part, changes: Mapping[str, int], is_low: bool) -> list[Sprite]:
    """Draw a "+2" badge at every counter that has changed: beside it in a low row, else at its corner.

    The strongholds stand at the corner of the mat, where nothing else is near.
    """
    icons = [sprite for sprite in part.changing if isinstance(sprite, Icon) and changes.get(sprite.name)]
    return [_make_badge(icon, changes[icon.name], is_low and icon.name != "stronghold") for icon in icons]


def _make_badge(icon: Icon, change: int, is_beside: bool) -> Icon:
    box = icon.box
    x, y = (box.right + 2, box.centre[1] - BADGE_SIDE // 2) if is_beside else (box.right - 20, box.y - 10)
    return Icon(Box(x, y, BADGE_SIDE, BADGE_SIDE), "tag", format_change(change))
