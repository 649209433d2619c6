"""A dashboard: its holder, dice in their slots, leaders at the slots and in the tank, cards and supply."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from games.arrakis.views import ArrakisView, AutomaView, DashboardView, LeaderView, SideView, SlotView
from games.core.protocol import Text
from renderer.arrakis.banner import CRESTS, make_crest, make_side_marker, name_holder
from renderer.arrakis.geography import load_board
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import find_initials
from renderer.context import RenderContext
from renderer.markers import Counter
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, can_be_squeezed, fit_line_size, set_line

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
    """Draw a dashboard. `scene_width` is the width of its side's scene, which stands beside it."""
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
    below = context.say(board.name)
    if board.seat is None:
        below = describe_automa(context)
        if not can_be_squeezed(below, room.w, "sans", SMALL):
            below = describe_automa(context, with_codes=True)
    return placed + _draw_names(room, name_holder(context, board), below)


def describe_automa(context: RenderContext[ArrakisView], with_codes: bool = False) -> str:
    """Describe the harvested sector and the target of the automa. `with_codes` names the target by its code."""
    automa = context.view.automa
    if automa is None:
        return ""
    return context.label(
        "arrakis-automa-plans",
        sector=context.say(Text(f"arrakis-sector-{automa.harvesting}")) if automa.harvesting else context.label("none"),
        target=_name_target(context, find_automa_target(automa), with_codes),
        dice=automa.unrolled,
    )


def _name_target(context: RenderContext[ArrakisView], area: str | None, with_code: bool) -> str:
    if area is None:
        return context.label("none")
    return load_board().areas[area].code if with_code else context.say(Text(f"arrakis-area-{area}"))


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
            4 + count_places(slot, board) * MIN_DIE_SIDE,
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
        (each.below(CAPTION_HEIGHT), count_places(slot, board))
        for each, slot in zip(boxes, board.slots, strict=True)
        if slot.size
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


def count_places(slot: SlotView, board: DashboardView) -> int:
    """Return how many dice a slot shows, with its empty places. The automa may have rolled more than have places."""
    return max(slot.size, count_shown_dice(slot, board) + slot.token)


def _draw_low_dashboard(box: Box, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw a low dashboard: each result with its name, the number of its dice and its leaders, and at the end who is in
    the tank.
    """
    side = min(box.h - CAPTION_HEIGHT, MAX_LOW_SIDE)
    step, x, placed = side + 2, box.x, list[Sprite]()
    for slot in board.slots:
        name, icons = _name_slot(slot, context), _list_low_icons(slot, board, context)
        wide = max(len(icons) * step, measure_text(name, "sans", SMALL) + 6)
        group = Box(x, box.y, wide, box.h)
        placed += set_line(group.top(CAPTION_HEIGHT), name, "sans", SMALL, "sand", "centre")
        first = group.x + (wide - len(icons) * step) // 2
        low = group.y + CAPTION_HEIGHT
        placed += [replace(icon, box=Box(first + at * step, low, side, side).inset(1)) for at, icon in enumerate(icons)]
        x = group.right + 6
    for number, leader in enumerate(leader for leader in board.tank if leader is not None):
        at = Box(box.right - (number + 1) * step, box.bottom - side, side, side)
        placed += [Icon(at, "war_tank"), make_medal(at.inset(3), leader, context)]
    return placed


MAX_LOW_SIDE = 56
"""The largest icons of a low dashboard."""


def _list_low_icons(slot: SlotView, board: DashboardView, context: RenderContext[ArrakisView]) -> list[Icon]:
    """Return the icons of a slot on a low dashboard: the number of its dice, and its leaders."""
    unit, count = Box(0, 0, 1, 1), count_shown_dice(slot, board) + slot.token
    tint = SIDE_COLOURS[board.side] if count else "stone"
    dice = [Icon(unit, f"war_{slot.result}", str(count), tint)] if slot.size else []
    return [*dice, *(make_medal(unit, key, context) for key in slot.leaders)]


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
    """Return the largest size of icons with which the groups fit into the box, and the groups in lines.

    The groups stay in their order if they can. Else each stands in the first line with room for it. Where words beside
    the icons leave no room, the first groups go without theirs: the legend explains their icons.
    """
    found: list[tuple[int, list[list[Group]]]] = []
    for silent in range(1 if caption_height else len(groups) + 1):
        said = [("" if number < silent else words, icons) for number, (words, icons) in enumerate(groups)]
        for may_go_back, side in product((False, True), GROUP_SIDES):
            lines = _fill_lines(box.w, said, side, caption_height, may_go_back)
            if len(lines) * (caption_height + side) <= box.h:
                return side, lines
            found.append((side, lines))
    return min(found, key=lambda each: len(each[1]) * (caption_height + each[0]))


def _fill_lines(room: int, groups: list[Group], side: int, caption_height: int, may_go_back: bool) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        with_room = [
            line
            for line in (lines if may_go_back else lines[-1:])
            if sum(_measure_group(one, side, caption_height) + GROUP_GAP for one in [*line, group]) - GROUP_GAP <= room
        ]
        if with_room:
            with_room[0].append(group)
        else:
            lines.append([group])
    return lines


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
