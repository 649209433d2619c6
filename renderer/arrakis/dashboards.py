"""A dashboard: its holder, dice in their slots, leaders at the slots and in the tank, cards and supply."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, AutomaView, DashboardView, LeaderView, SideView, SlotView
from games.core.protocol import Text
from renderer.arrakis.banner import CRESTS, name_holder
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import find_initials
from renderer.context import RenderContext
from renderer.markers import Counter, make_marker
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

MIN_BROAD_WIDTH = 560
"""From this width on, tank and supply stand beside the slots."""
MIN_FULL_HEIGHT = 150
"""Below this height a dashboard shows only its dice and leaders."""
ALLY_BOARDS = ("fremen_ally", "corrino_ally")
"""Dashboards of partners. What both partners share is shown at the House's dashboard."""
MAX_DIE_SIDE, MAX_MEDAL_SIDE = 90, 80
"""The largest dice and medals."""


def draw_dashboard(box: Box, board: DashboardView, context: RenderContext[ArrakisView], scene_width: int = 0) -> Part:
    """Draw a dashboard. `seen` is the width of a scene of its side beside it."""
    part = Part(f"board:{board.board}", box)
    view = context.view
    lit = view.ending is None and board.seat is not None and board.seat in view.awaited
    part.changing.append(Panel(box, "mat-lit" if lit else "mat"))
    if scene_width:
        grown = box.inset(4).after(box.w - 8 - scene_width * 3 // 2)
        part.changing.append(Vista(grown, f"arrakis/board/{CRESTS[board.board]}", "right", "fade", 13))
    part.changing.append(Panel(box.left(10).inset(0, 14), "bar", SIDE_COLOURS[board.side]))
    inner = Box(box.x + 18, box.y + 8, box.w - 28 - scene_width, box.h - 16)
    head = max(min(64, inner.h // 5), 44)
    part.changing += _draw_head(inner.top(head), board, context)
    body = inner.below(head + 6)
    if body.h < MIN_FULL_HEIGHT:
        part.changing += _draw_low_dashboard(body, board, context)
    elif body.w >= MIN_BROAD_WIDTH:
        wide = body.w * 5 // 8
        part.changing += _draw_slots(body.left(wide), board, context)
        part.changing += _draw_tank_and_supply(body.after(wide + 12), board, context)
    else:
        low = min(body.h * 2 // 5, 112)
        part.changing += _draw_slots(body.top(body.h - low - 6), board, context)
        part.changing += _draw_tank_and_supply(body.below(body.h - low), board, context)
    return part


def find_side(view: ArrakisView, side: str) -> SideView:
    return next(one for one in view.sides if one.side == side)


def find_leader(view: ArrakisView, key: str) -> LeaderView | None:
    return next((one for one in view.leaders if one.id == key), None)


def _draw_head(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw crest, marker and holder, and at the end of the line hand and Bene Gesserit tokens."""
    side = min(box.h, 56)
    placed: list[Sprite] = [Icon(box.left(side).middle(side, side), CRESTS[board.board])]
    room = box.after(side + 6)
    if board.seat is not None:
        placed.append(make_marker(room.left(side).middle(side - 8, side - 8), board.seat, context))
        room = room.after(side)
    shared = find_side(context.view, board.side)
    signs: list[Counter] = [("hand", str(board.hand), "")]
    common = shared if board.board not in ALLY_BOARDS else None
    signs += [("war_bene_gesserit", str(common.bene_gesserit), "")] if common and common.bene_gesserit else []
    signs += [("war_cone", str(common.cones), "")] if common and common.cones else []
    for number, (name, words, tint) in enumerate(signs):
        small = side - 4
        at = Box(box.right - (number + 1) * (small + 3), box.y, small, box.h).middle(small, small)
        placed.append(Icon(at, name, words, tint))
    room = room.left(room.w - len(signs) * (side - 1) - 6)
    below = describe_automa(context) if board.seat is None else context.say(board.name)
    return placed + _draw_names(room, name_holder(context, board), below)


def describe_automa(context: RenderContext[ArrakisView]) -> str:
    """Describe where the automa harvests and its target."""
    automa = context.view.automa
    if automa is None:
        return ""
    return context.label(
        "arrakis-automa-plans",
        sector=context.say(Text(f"arrakis-sector-{automa.harvesting}")) if automa.harvesting else context.label("none"),
        target=context.say(Text(f"arrakis-area-{find_automa_target(automa)}"))
        if find_automa_target(automa)
        else context.label("none"),
        dice=automa.unrolled,
    )


def find_automa_target(automa: AutomaView) -> str | None:
    """Return the sietch that the automa wants: a temporary target before the real one."""
    return automa.meanwhile or automa.target


def _draw_names(room: Box, name: str, board: str) -> list[Sprite]:
    upper, lower = room.top(room.h - get_line_height(SMALL)), room.below(room.h - get_line_height(SMALL))
    sizes = [size for size in (NAME, 28, TEXT, 24, SMALL) if get_line_height(size) <= upper.h] or [SMALL]
    size = fit_line_size([name], room.w, "serif-bold", sizes)
    if upper.h < get_line_height(SMALL):
        return [*set_line(room, name, "serif-bold", size, "paper")]
    return [*set_line(upper, name, "serif-bold", size, "paper"), *set_line(lower, board, "sans", SMALL, "sand")]


def _draw_slots(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the slots side by side. One with several leaders is wider."""
    least = [4 + max(len(slot.leaders), 1) * 42 for slot in board.slots]
    spare = max(box.w - 4 * (len(least) - 1) - sum(least), 0) // max(len(least), 1)
    placed: list[Sprite] = []
    x = box.x
    for slot, wide in zip(board.slots, least, strict=True):
        placed += _draw_slot(Box(x, box.y, wide + spare, box.h), slot, board, context)
        x += wide + spare + 4
    return placed


def _draw_slot(box: Box, slot: SlotView, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw a slot: its dice bright, empty places dim, and below them the leaders of this result.

    Dice stand in a column if that leaves them large enough, else in pairs.
    """
    placed: list[Sprite] = [Panel(box, "pit-dark")]
    tint = SIDE_COLOURS[board.side]
    tall = min(MAX_DIE_SIDE, box.w - 8, (box.h - 66) // 3)
    across, side = (1, tall) if tall >= 50 else (2, min(MAX_DIE_SIDE, (box.w - 6) // 2, (box.h - 8) * 2 // 7))
    lit = count_shown_dice(slot, board)
    icons = [(f"war_{slot.result}", tint)] * lit + [("war_bene_gesserit", "")] * slot.token
    icons += [(f"war_{slot.result}", "stone")] * (slot.size - lit - slot.token)
    if not slot.size:
        icons = [("war_desert_power", "")]
    start = box.x + (box.w - min(len(icons), across) * side) // 2
    for number, (name, colour) in enumerate(icons):
        at = Box(start + number % across * side, box.y + 4 + number // across * side, side, side)
        placed.append(Icon(at.inset(1), name, "", colour))
    low = box.y + 8 + (3 if across == 1 else 2) * side
    return placed + _draw_leaders(Box(box.x, low, box.w, box.bottom - low), slot.leaders, context)


def count_shown_dice(slot: SlotView, board: DashboardView) -> int:
    """Return how many dice to show in a slot: unused ones, and for the automa those that it has rolled."""
    return slot.dice if board.seat is not None else board.used.count(slot.result)


def _draw_low_dashboard(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw a low dashboard: dice by result with their number, leaders, and at the end who is in the tank."""
    tint = SIDE_COLOURS[board.side]
    side = min(box.h, 56)
    row = box.middle(box.w, side)
    icons: list[Sprite] = []
    for slot in board.slots:
        count, at = count_shown_dice(slot, board) + slot.token, Box(box.x + len(icons) * (side + 2), row.y, side, side)
        if slot.size:
            icons.append(Icon(at, f"war_{slot.result}", str(count), tint if count else "stone"))
        for key in slot.leaders:
            at = Box(box.x + len(icons) * (side + 2), row.y, side, side)
            icons.append(make_medal(at.inset(4), key, context))
    placed = list(icons)
    for number, leader in enumerate(leader for leader in board.tank if leader is not None):
        at = Box(box.right - (number + 1) * (side + 2), row.y, side, side)
        placed += [Icon(at, "war_tank"), make_medal(at.inset(7), leader, context)]
    return placed


def _draw_leaders(box: Box, leaders: tuple[str, ...], context: RenderContext[ArrakisView]) -> list[Sprite]:
    side = min(MAX_MEDAL_SIDE, box.h, box.w // max(len(leaders), 1))
    shift = (box.w - len(leaders) * side) // 2
    return [
        make_medal(Box(box.x + shift + number * side, box.y, side, side), key, context)
        for number, key in enumerate(leaders)
    ]


def make_medal(box: Box, key: str, context: RenderContext[ArrakisView]) -> Icon:
    """Return the letters of a leader as an icon. Exhausted leaders are dim."""
    leader = find_leader(context.view, key)
    side = leader.side if leader is not None else "atreides"
    dim = leader is not None and leader.exhausted
    return Icon(box, "war_spent" if dim else "war_named", find_initials(key, context), SIDE_COLOURS[side])


def _draw_tank_and_supply(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw the regeneration tank, and below it the supply and the decks."""
    signs, stock = list_supply(board, context), list_decks(board, context)
    rows = [signs, stock] if box.h > 180 else [signs + stock]
    upper, *lower = box.rows(len(rows) + 1, 6)
    side = min(upper.h, 60, box.w // max(len(board.tank), 1))
    placed: list[Sprite] = []
    for number, leader in enumerate(board.tank):
        at = Box(upper.x + number * side, upper.y, side, upper.h).middle(side - 4, side - 4)
        placed.append(Icon(at, "war_tank"))
        if leader is not None:
            placed.append(make_medal(at.middle(max(side - 16, 40), max(side - 16, 40)), leader, context))
    return placed + [sprite for row, found in zip(lower, rows, strict=True) for sprite in _draw_counters(row, found)]


def list_supply(board: DashboardView, context: RenderContext[ArrakisView]) -> list[Counter]:
    """Return the counters of units left for the side."""
    found = list_units_left(context.view, board.side)
    if board.side == "atreides" and board.board != "house_atreides":
        found.append(("war_wormsign", str(context.view.wormsigns), ""))
    return found


def list_decks(board: DashboardView, context: RenderContext[ArrakisView]) -> list[Counter]:
    """Return the counters of planning cards left to draw, by deck."""
    found: list[Counter] = []
    for deck, left, _ in board.decks:
        found += [(CRESTS[deck], "", ""), ("deck", str(left), "")]
    return found


def list_units_left(view: ArrakisView, side: str) -> list[Counter]:
    """Return the counters of units left in the box, and tokens in the pool."""
    shared, tint = find_side(view, side), SIDE_COLOURS[side]
    found: list[Counter] = [(f"war_{kind}", str(count), tint) for kind, count in shared.supply if kind != "generic"]
    return [*found, ("war_token", str(shared.tokens), tint)] if shared.tokens else found


def _draw_counters(box: Box, found: list[Counter]) -> list[Sprite]:
    side = min(box.h, 54, box.w // max(len(found), 1) - 3)
    return [
        Icon(Box(box.x + n * (side + 3), box.y + (box.h - side) // 2, side, side), name, words, tint)
        for n, (name, words, tint) in enumerate(found)
    ]
