"""A dashboard: its holder, dice in their slots, leaders at the slots and in the tank, cards and supply."""

from __future__ import annotations

from dataclasses import replace

from games.arrakis.views import ArrakisView, AutomaView, DashboardView, LeaderView, SideView, SlotView
from games.core.protocol import Text
from renderer.arrakis.banner import CRESTS, make_crest, make_side_marker, name_holder
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import find_initials
from renderer.context import RenderContext
from renderer.markers import Counter
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_line

MIN_BROAD_WIDTH = 560
"""From this width on, the words of tank, reserve and decks stand above them, else beside them."""
CAPTION_HEIGHT = 28
"""The height of the words over slots, tank, reserve and decks."""
MIN_SLOT_HEIGHT = 118
"""The least height of the slots with their dice and leaders."""
GROUP_SIDES = (60, 54, 50, 46, 44)
"""The sizes of the icons in tank, reserve and decks, largest first."""
GROUP_GAP = 18
"""The space between two of these groups."""
MIN_FULL_HEIGHT = 150
"""Below this height a dashboard shows only its dice and leaders."""
ALLY_BOARDS = ("fremen_ally", "corrino_ally")
"""Dashboards of partners. What both partners share is shown at the House's dashboard."""
MAX_DIE_SIDE, MAX_MEDAL_SIDE, MIN_MEDAL_SIDE, MIN_DIE_SIDE = 60, 60, 45, 34
"""The largest dice and medals, the smallest medals, and the smallest dice that stand side by side."""


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
    else:
        groups = _list_groups(board, context)
        high = CAPTION_HEIGHT if body.w >= MIN_BROAD_WIDTH else 0
        side, lines = _arrange_groups(Box(body.x, body.y, body.w, body.h - MIN_SLOT_HEIGHT), groups, high)
        low = len(lines) * (high + side)
        part.changing += _draw_slots(body.top(body.h - low - 4), board, context)
        part.changing += _draw_groups(body.below(body.h - low), lines, side, high)
    return part


def find_side(view: ArrakisView, side: str) -> SideView:
    return next(one for one in view.sides if one.side == side)


def find_leader(view: ArrakisView, key: str) -> LeaderView | None:
    return next((one for one in view.leaders if one.id == key), None)


def _draw_head(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw crest, marker and holder, and at the end of the line hand and Bene Gesserit tokens."""
    side = min(box.h, 56)
    placed: list[Sprite] = [make_crest(box.left(side).middle(side, side), board.board)]
    room = box.after(side + 6)
    if board.seat is not None:
        placed.append(make_side_marker(room.left(side).middle(side - 8, side - 8), board.seat, context))
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
    least = [
        max(
            4 + len(slot.leaders) * MIN_MEDAL_SIDE,
            measure_text(_name_slot(slot, context), "sans", SMALL) + 6,
            4 + slot.size * MIN_DIE_SIDE,
        )
        for slot in board.slots
    ]
    room = box.w - 4 * (len(least) - 1)
    if sum(least) > room:
        least = [wide * room // sum(least) for wide in least]
    spare = (room - sum(least)) // max(len(least), 1)
    boxes: list[Box] = []
    for wide in least:
        boxes.append(Box(boxes[-1].right + 4 if boxes else box.x, box.y, wide + spare, box.h))
    rooms = [
        (each.below(CAPTION_HEIGHT), slot.size) for each, slot in zip(boxes, board.slots, strict=True) if slot.size
    ]
    across, side = min((_arrange_dice(*room) for room in rooms), key=lambda found: found[1], default=(1, MAX_DIE_SIDE))
    return [
        sprite
        for each, slot in zip(boxes, board.slots, strict=True)
        for sprite in _draw_slot(each, slot, (across, side), board, context)
    ]


def _name_slot(slot: SlotView, context: RenderContext[ArrakisView]) -> str:
    return context.label(f"arrakis-slot-{slot.result.replace('_', '-')}")


def _draw_slot(
    box: Box, slot: SlotView, dice: tuple[int, int], board: DashboardView, context: RenderContext[ArrakisView]
) -> list[Sprite]:
    """Draw a slot: its name, its dice bright and empty places dim, and below them the leaders of this result.

    `dice` says how many dice stand side by side, and their size.
    """
    placed: list[Sprite] = [Panel(box, "pit-dark")]
    placed += set_line(box.top(CAPTION_HEIGHT).inset(1, 0), _name_slot(slot, context), "sans", SMALL, "sand", "centre")
    room = box.below(CAPTION_HEIGHT)
    tint = SIDE_COLOURS[board.side]
    lit = count_shown_dice(slot, board)
    icons = [(f"war_{slot.result}", tint)] * lit + [("war_bene_gesserit", "")] * slot.token
    icons += [(f"war_{slot.result}", "stone")] * (slot.size - lit - slot.token)
    if not slot.size:
        icons = [("war_desert_power", "")]
    across, side = dice
    start = room.x + (room.w - min(len(icons), across) * side) // 2
    for number, (name, colour) in enumerate(icons):
        at = Box(start + number % across * side, room.y + number // across * side, side, side)
        placed.append(Icon(at.inset(1), name, "", colour))
    low = -(-len(icons) // across) * side + 2
    return placed + _draw_leaders(room.below(low).inset(0, 1), slot.leaders, context)


def _arrange_dice(room: Box, count: int) -> tuple[int, int]:
    """Return how many dice stand side by side, and their size: as large as leaves room for a medal below."""
    high = room.h - MIN_MEDAL_SIDE - 4
    found = [
        (min((room.w - 4) // across, high // -(-count // across), MAX_DIE_SIDE), across)
        for across in range(1, count + 1)
    ]
    side, across = max(found)
    return across, side


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


Group = tuple[str, list[list[Sprite]]]
"""The caption of a group of icons, and each icon with what lies on it, drawn in a box of 100 by 100."""


def _list_groups(board: DashboardView, context: RenderContext[ArrakisView]) -> list[Group]:
    """Return the tank, the units left in the reserve, and the decks, each with its name."""
    unit = Box(0, 0, 100, 100)
    tank: list[list[Sprite]] = [
        [Icon(unit.inset(4), "war_tank"), *([make_medal(unit.inset(3), leader, context)] if leader else [])]
        for leader in board.tank
    ]
    found = [("tank", tank)]
    for name, counters in (("reserve", list_supply(board, context)), ("decks", list_decks(board, context))):
        found.append((name, [[Icon(unit, *counter)] for counter in counters]))
    return [(context.label(f"arrakis-{name}"), icons) for name, icons in found if icons]


def _measure_group(group: Group, side: int, caption_height: int) -> int:
    words, icons = group
    wide, long = measure_text(words, "sans", SMALL), len(icons) * (side + 2)
    return max(wide, long) if caption_height else wide + 6 + long


def _arrange_groups(box: Box, groups: list[Group], caption_height: int) -> tuple[int, list[list[Group]]]:
    """Return the largest size of icons with which the groups fit into the box, and the groups in lines."""
    lines: list[list[Group]] = []
    for side in GROUP_SIDES:
        lines = [[]]
        for group in groups:
            used = sum(_measure_group(one, side, caption_height) + GROUP_GAP for one in lines[-1])
            if lines[-1] and used + _measure_group(group, side, caption_height) > box.w:
                lines.append([])
            lines[-1].append(group)
        if len(lines) * (caption_height + side) <= box.h:
            return side, lines
    return GROUP_SIDES[-1], lines


def _draw_groups(box: Box, lines: list[list[Group]], side: int, caption_height: int) -> list[Sprite]:
    """Draw lines of groups. Without a height for captions, the words stand before their icons."""
    placed: list[Sprite] = []
    for number, line in enumerate(lines):
        row, x = box.below(number * (caption_height + side)).top(caption_height + side), box.x
        for group in line:
            words, icons = group
            wide = _measure_group(group, side, caption_height)
            placed += set_line(Box(x, row.y, wide, caption_height or side), words, "sans", SMALL, "sand")
            first = x if caption_height else x + wide - len(icons) * (side + 2)
            for at, stack in enumerate(icons):
                place = Box(first + at * (side + 2), row.y + caption_height, side, side)
                placed += [replace(sprite, box=_scale_into(sprite.box, place)) for sprite in stack]
            x += wide + GROUP_GAP
    return placed


def _scale_into(part: Box, place: Box) -> Box:
    """Return where a part of a box of 100 by 100 lies in another box."""
    side = part.w * place.w // 100
    return place.middle(side, side)


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
