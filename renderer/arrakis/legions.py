"""The pieces of an area as a block. Every figure is drawn, so that legions can be counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.arrakis.views import AreaView, LegionView, TokenFace
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Sprite

FIGURES_IN_ROW = 3
"""Figures in a row of a legion."""
GAP = 3
MIN_LETTER_SIZE = 20
"""From this figure size on, named leaders show their letters, and owners see what their tokens hide."""


@dataclass(frozen=True)
class Item:
    """Something of a known size that can be drawn into a box."""

    wide: int
    high: int
    draw: Callable[[Box], list[Sprite]]


ARRANGEMENTS = ("beside", "below", "grid")
"""The arrangements of a legion: leaders beside its units, below them, or all in one grid."""


def make_icon_item(name: str, side: int, number: str = "", tint: str = "") -> Item:
    return Item(side, side, lambda box: [Icon(box, name, number, tint)])


def make_text_item(lines: Sequence[tuple[str, str, int]]) -> Item:
    """Return lines of text as an item: text, typeface and size of each line."""
    wide = max(measure_text(text, face, size) for text, face, size in lines)
    heights = [get_line_height(size) - 4 for _, _, size in lines]

    def draw(box: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        y = box.y - 2
        for (text, face, size), high in zip(lines, heights, strict=True):
            long = measure_text(text, face, size)
            at = Box(box.x + (box.w - long) // 2, y, long, get_line_height(size))
            placed.append(Lettering(at, text, face, size, "night", halo="paper"))
            y += high
        return placed

    return Item(wide, sum(heights), draw)


def join_items(items: Sequence[Item], across: int = 0) -> Item:
    """Return items in rows of this many, or all in one row, as one item."""
    rows = [items[n : n + across] for n in range(0, len(items), across)] if across else [items]
    sizes = [(sum(item.wide for item in row), max(item.high for item in row)) for row in rows]

    def draw(box: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        y = box.y + (box.h - sum(high for _, high in sizes)) // 2
        for row, (_, high) in zip(rows, sizes, strict=True):
            x = box.x
            for item in row:
                placed += item.draw(Box(x, y + (high - item.high) // 2, item.wide, item.high))
                x += item.wide
            y += high
        return placed

    return Item(max(wide for wide, _ in sizes), sum(high for _, high in sizes), draw)


def frame_item(item: Item, style: str, tint: str) -> Item:
    """Return an item on a plate."""
    return Item(
        item.wide + 2 * GAP, item.high + 2 * GAP, lambda box: [Panel(box, style, tint), *item.draw(box.inset(GAP))]
    )


def list_units(legion: LegionView | TokenFace) -> list[str]:
    """Return the icons of units, the strongest first."""
    kinds = (("special", legion.special), ("elite", legion.elite), ("regular", legion.regular))
    return [f"war_{kind}" for kind, count in kinds for _ in range(count)]


def find_initials(leader: str, context: RenderContext[Any]) -> str:
    """Return two letters for a named leader."""
    return context.label(f"arrakis-leader-{leader.replace('_', '-')}")


def make_legion_item(legion: LegionView, pip: int, context: RenderContext[Any], form: str) -> Item:
    """Return a legion as an item: its units three in a row, its leaders beside or below them."""
    tint = SIDE_COLOURS[legion.side]
    figures = [make_icon_item(name, pip, "", tint) for name in [*list_units(legion), *["war_token"] * legion.tokens]]
    lettered = pip >= MIN_LETTER_SIZE
    medal = max(pip * 17 // 10, 40) if lettered else pip * 5 // 4
    leaders = [make_icon_item("war_generic", pip, "", tint)] * legion.generic
    leaders += [
        make_icon_item("war_named", medal, find_initials(one, context) if lettered else "", tint)
        for one in legion.named
    ]
    if form == "grid":
        whole = join_items([*figures, *leaders], FIGURES_IN_ROW)
    else:
        groups = [join_items(figures, FIGURES_IN_ROW)] if figures else []
        groups += [join_items(leaders, 0 if form == "beside" else FIGURES_IN_ROW)] if leaders else []
        whole = join_items(groups, 0 if form == "beside" else 1)
    return frame_item(whole, "legion-light" if legion.side == "atreides" else "legion-dark", tint)


def make_shield_item(legion: LegionView, side: int) -> Item:
    """Return a legion as one shield with the number of its units and a star for its leaders.

    `?` stands for units that hidden tokens may add, for readers who may not look.
    """
    units = legion.regular + legion.elite + legion.special
    units += sum(face.regular + face.elite + face.special for face in legion.known)
    is_hidden = legion.tokens > len(legion.known)
    number = "?" if is_hidden and not units else f"{units}+" if is_hidden else str(units)
    leaders = legion.generic + sum(face.generic for face in legion.known)
    name = "war_legion_named" if legion.named else "war_legion_led" if leaders else "war_legion"
    return make_icon_item(name, side, number, SIDE_COLOURS[legion.side])


def make_known_item(legion: LegionView, pip: int) -> Item:
    """Return as an item what the tokens of a legion hide, for a reader who may know it."""
    tint = SIDE_COLOURS[legion.side]
    names = [name for face in legion.known for name in list_units(face)]
    return frame_item(
        join_items([make_icon_item(name, pip * 3 // 4, "", tint) for name in names], FIGURES_IN_ROW * 2), "known", tint
    )


def list_token_items(area: AreaView, side: int) -> list[Item]:
    """Return worm, wormsign, harvester and station as items."""
    found: list[Item] = []
    if area.worm:
        found.append(make_icon_item(f"war_{area.worm}", side + 6))
    if area.wormsign:
        found.append(make_icon_item(f"sign_{area.wormsign_face}" if area.wormsign_face else "war_wormsign", side))
    if area.harvester:
        found.append(make_icon_item("war_harvester", side))
    if area.station:
        found.append(make_icon_item(f"war_{area.station_face}" if area.station_face else "war_station", side))
    return found


def make_settlement_item(area: AreaView, side: int) -> Item:
    """Return a settlement or sietch with its rank as an item. The mouth of a sietch that everybody knows is lit."""
    held = area.settlement
    assert held is not None
    cave = "war_sietch" if held.hidden else "war_sietch_open"
    name = cave if held.side == "atreides" else "war_settlement"
    return make_icon_item(name, side, "?" if held.rank is None else str(held.rank))


def list_small_items(area: AreaView, side: int, code: Item, token_side: int = 0) -> list[Item]:
    """Return code, settlement, legions as shields, and everything else in an area as items.

    Tokens are smaller than shields if no size is given.
    """
    pieces = [make_settlement_item(area, side)] if area.settlement is not None else []
    pieces += [make_shield_item(legion, side) for legion in area.legions]
    return [code, *pieces, *list_token_items(area, token_side or side * 3 // 4)]


def list_items(area: AreaView, pip: int, context: RenderContext[Any], code: Item, form: str) -> list[Item]:
    """Return code and settlement, legions, and everything else in an area as items."""
    found = [code]
    if area.settlement is not None:
        sign = make_settlement_item(area, min(max(pip * 2, 32), 84))
        found = [code, sign] if form == "grid" else [join_items([sign, code])]
    found += [make_legion_item(legion, pip, context, form) for legion in area.legions]
    if pip >= MIN_LETTER_SIZE:
        found += [
            make_known_item(legion, pip) for legion in area.legions if any(list_units(face) for face in legion.known)
        ]
    return found + list_token_items(area, min(max(pip * 7 // 4, 26), 72))


Block = tuple[int, int, tuple[tuple[Item, Box], ...]]
"""Width, height, and every item with its box relative to the upper left corner."""


def arrange_block(found: Sequence[Item], max_width: int) -> Block:
    """Arrange items in rows no wider than `max_width` if possible. Each row is centred."""
    rows: list[list[Item]] = []
    for item in found:
        if len(rows) > 1 and sum(one.wide + GAP for one in rows[-1]) + item.wide <= max_width:
            rows[-1].append(item)
        else:
            rows.append([item])
    wide = max(sum(one.wide + GAP for one in row) - GAP for row in rows)
    placed: list[tuple[Item, Box]] = []
    y = 0
    for row in rows:
        high = max(one.high for one in row)
        x = (wide - sum(one.wide + GAP for one in row) + GAP) // 2
        for item in row:
            placed.append((item, Box(x, y + (high - item.high) // 2, item.wide, item.high)))
            x += item.wide + GAP
        y += high + GAP
    return wide, y - GAP, tuple(placed)
