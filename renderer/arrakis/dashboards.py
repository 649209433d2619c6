"""A dashboard: who holds it, dice in their slots, leaders at the slots and in the tank, cards and supply."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, AutomaView, DashboardView, LeaderView, SideView, SlotView
from games.core.protocol import Text
from renderer.arrakis.banner import CRESTS, holder
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.legions import initials
from renderer.context import RenderContext
from renderer.markers import Counter, make_marker
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

BROAD = 560
"""From this width on, tank and supply stand beside the slots."""
LOW = 150
"""Below this height a dashboard shows only its dice and leaders."""
ALLIES = ("fremen_ally", "corrino_ally")
"""Boards of partners: what both have in common is shown at the House's."""
DIE, MEDAL = 90, 80
"""The largest dice and medals."""


def dashboard(box: Box, board: DashboardView, context: RenderContext[ArrakisView], seen: int = 0) -> Part:
    """`seen`: how wide a scene of its side stands beside it."""
    part = Part(f"board:{board.board}", box)
    view = context.view
    lit = view.ending is None and board.seat is not None and board.seat in view.awaited
    part.changing.append(Panel(box, "mat-lit" if lit else "mat"))
    if seen:
        grown = box.inset(4).after(box.w - 8 - seen * 3 // 2)
        part.changing.append(Vista(grown, f"arrakis/board/{CRESTS[board.board]}", "right", "fade", 13))
    part.changing.append(Panel(box.left(10).inset(0, 14), "bar", SIDES[board.side]))
    inner = Box(box.x + 18, box.y + 8, box.w - 28 - seen, box.h - 16)
    head = max(min(64, inner.h // 5), 44)
    part.changing += _head(inner.top(head), board, context)
    body = inner.below(head + 6)
    if body.h < LOW:
        part.changing += _short(body, board, context)
    elif body.w >= BROAD:
        wide = body.w * 5 // 8
        part.changing += _slots(body.left(wide), board, context)
        part.changing += _beside(body.after(wide + 12), board, context)
    else:
        low = min(body.h * 2 // 5, 112)
        part.changing += _slots(body.top(body.h - low - 6), board, context)
        part.changing += _beside(body.below(body.h - low), board, context)
    return part


def side_of(view: ArrakisView, side: str) -> SideView:
    return next(one for one in view.sides if one.side == side)


def leader_of(view: ArrakisView, key: str) -> LeaderView | None:
    return next((one for one in view.leaders if one.id == key), None)


def _head(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Crest, marker, who holds it; hand and Bene Gesserit tokens at the end of the line."""
    side = min(box.h, 56)
    placed: list[Sprite] = [Icon(box.left(side).middle(side, side), CRESTS[board.board])]
    room = box.after(side + 6)
    if board.seat is not None:
        placed.append(make_marker(room.left(side).middle(side - 8, side - 8), board.seat, context))
        room = room.after(side)
    shared = side_of(context.view, board.side)
    signs: list[Counter] = [("hand", str(board.hand), "")]
    common = shared if board.board not in ALLIES else None
    signs += [("war_bene_gesserit", str(common.bene_gesserit), "")] if common and common.bene_gesserit else []
    signs += [("war_cone", str(common.cones), "")] if common and common.cones else []
    for number, (name, words, tint) in enumerate(signs):
        small = side - 4
        at = Box(box.right - (number + 1) * (small + 3), box.y, small, box.h).middle(small, small)
        placed.append(Icon(at, name, words, tint))
    room = room.left(room.w - len(signs) * (side - 1) - 6)
    below = automa_words(context) if board.seat is None else context.say(board.name)
    return placed + _names(room, holder(context, board), below)


def automa_words(context: RenderContext[ArrakisView]) -> str:
    """Where the automa harvests and what it wants."""
    automa = context.view.automa
    if automa is None:
        return ""
    return context.label(
        "arrakis-automa-plans",
        sector=context.say(Text(f"arrakis-sector-{automa.harvesting}")) if automa.harvesting else context.label("none"),
        target=context.say(Text(f"arrakis-area-{wanted(automa)}")) if wanted(automa) else context.label("none"),
        dice=automa.unrolled,
    )


def wanted(automa: AutomaView) -> str | None:
    """The sietch that the automa is after: a temporary target before the real one."""
    return automa.meanwhile or automa.target


def _names(room: Box, name: str, board: str) -> list[Sprite]:
    upper, lower = room.top(room.h - get_line_height(SMALL)), room.below(room.h - get_line_height(SMALL))
    sizes = [size for size in (NAME, 28, TEXT, 24, SMALL) if get_line_height(size) <= upper.h] or [SMALL]
    size = fit_line_size([name], room.w, "serif-bold", sizes)
    if upper.h < get_line_height(SMALL):
        return [*set_line(room, name, "serif-bold", size, "paper")]
    return [*set_line(upper, name, "serif-bold", size, "paper"), *set_line(lower, board, "sans", SMALL, "sand")]


def _slots(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Columns side by side; one with several leaders is broader."""
    least = [4 + max(len(slot.leaders), 1) * 42 for slot in board.slots]
    spare = max(box.w - 4 * (len(least) - 1) - sum(least), 0) // max(len(least), 1)
    placed: list[Sprite] = []
    x = box.x
    for slot, wide in zip(board.slots, least, strict=True):
        placed += _slot(Box(x, box.y, wide + spare, box.h), slot, board, context)
        x += wide + spare + 4
    return placed


def _slot(box: Box, slot: SlotView, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Dice that lie in a slot are bright, empty places dim; under them the leaders that the result calls.

    Dice stand in a column where that leaves them large enough, else in pairs.
    """
    placed: list[Sprite] = [Panel(box, "pit-dark")]
    tint = SIDES[board.side]
    tall = min(DIE, box.w - 8, (box.h - 66) // 3)
    across, side = (1, tall) if tall >= 50 else (2, min(DIE, (box.w - 6) // 2, (box.h - 8) * 2 // 7))
    lit = lying(slot, board)
    icons = [(f"war_{slot.result}", tint)] * lit + [("war_bene_gesserit", "")] * slot.token
    icons += [(f"war_{slot.result}", "stone")] * (slot.size - lit - slot.token)
    if not slot.size:
        icons = [("war_desert_power", "")]
    start = box.x + (box.w - min(len(icons), across) * side) // 2
    for number, (name, colour) in enumerate(icons):
        at = Box(start + number % across * side, box.y + 4 + number // across * side, side, side)
        placed.append(Icon(at.inset(1), name, "", colour))
    low = box.y + 8 + (3 if across == 1 else 2) * side
    return placed + _leaders(Box(box.x, low, box.w, box.bottom - low), slot.leaders, context)


def lying(slot: SlotView, board: DashboardView) -> int:
    """Dice in a slot: unused ones; of the automa those that it has rolled, for it leaves them as they fell."""
    return slot.dice if board.seat is not None else board.used.count(slot.result)


def _short(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Where there is little room: dice by result with their number, leaders, and at the end who is in the tank."""
    tint = SIDES[board.side]
    side = min(box.h, 56)
    row = box.middle(box.w, side)
    icons: list[Sprite] = []
    for slot in board.slots:
        count, at = lying(slot, board) + slot.token, Box(box.x + len(icons) * (side + 2), row.y, side, side)
        if slot.size:
            icons.append(Icon(at, f"war_{slot.result}", str(count), tint if count else "stone"))
        for key in slot.leaders:
            at = Box(box.x + len(icons) * (side + 2), row.y, side, side)
            icons.append(medal(at.inset(4), key, context))
    placed = list(icons)
    for number, leader in enumerate(leader for leader in board.tank if leader is not None):
        at = Box(box.right - (number + 1) * (side + 2), row.y, side, side)
        placed += [Icon(at, "war_tank"), medal(at.inset(7), leader, context)]
    return placed


def _leaders(box: Box, leaders: tuple[str, ...], context: RenderContext[ArrakisView]) -> list[Sprite]:
    side = min(MEDAL, box.h, box.w // max(len(leaders), 1))
    shift = (box.w - len(leaders) * side) // 2
    return [
        medal(Box(box.x + shift + number * side, box.y, side, side), key, context) for number, key in enumerate(leaders)
    ]


def medal(box: Box, key: str, context: RenderContext[ArrakisView]) -> Icon:
    """A leader's letters; those of an exhausted one are dim."""
    leader = leader_of(context.view, key)
    side = leader.side if leader is not None else "atreides"
    dim = leader is not None and leader.exhausted
    return Icon(box, "war_spent" if dim else "war_named", initials(key, context), SIDES[side])


def _beside(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """The regeneration tank, and below it the supply and the decks."""
    signs, stock = supply(board, context), decks(board, context)
    rows = [signs, stock] if box.h > 180 else [signs + stock]
    upper, *lower = box.rows(len(rows) + 1, 6)
    side = min(upper.h, 60, box.w // max(len(board.tank), 1))
    placed: list[Sprite] = []
    for number, leader in enumerate(board.tank):
        at = Box(upper.x + number * side, upper.y, side, upper.h).middle(side - 4, side - 4)
        placed.append(Icon(at, "war_tank"))
        if leader is not None:
            placed.append(medal(at.middle(max(side - 16, 40), max(side - 16, 40)), leader, context))
    return placed + [sprite for row, found in zip(lower, rows, strict=True) for sprite in _row(row, found)]


def supply(board: DashboardView, context: RenderContext[ArrakisView]) -> list[Counter]:
    """What is left in the box for the side."""
    found = supply_signs(context.view, board.side)
    if board.side == "atreides" and board.board != "house_atreides":
        found.append(("war_wormsign", str(context.view.wormsigns), ""))
    return found


def decks(board: DashboardView, context: RenderContext[ArrakisView]) -> list[Counter]:
    """Planning cards left to draw, by deck."""
    found: list[Counter] = []
    for deck, left, _ in board.decks:
        found += [(CRESTS[deck], "", ""), ("deck", str(left), "")]
    return found


def supply_signs(view: ArrakisView, side: str) -> list[Counter]:
    """Units left in the box, and tokens in the pool."""
    shared, tint = side_of(view, side), SIDES[side]
    found: list[Counter] = [(f"war_{kind}", str(count), tint) for kind, count in shared.supply if kind != "generic"]
    return [*found, ("war_token", str(shared.tokens), tint)] if shared.tokens else found


def _row(box: Box, found: list[Counter]) -> list[Sprite]:
    side = min(box.h, 54, box.w // max(len(found), 1) - 3)
    return [
        Icon(Box(box.x + n * (side + 3), box.y + (box.h - side) // 2, side, side), name, words, tint)
        for n, (name, words, tint) in enumerate(found)
    ]
