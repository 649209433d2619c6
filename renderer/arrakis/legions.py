"""What stands in an area as a block of pieces: every figure is seen, so that legions can be counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.arrakis.views import AreaView, LegionView, TokenFace
from renderer.arrakis.icons_pieces import SIDES
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Sprite

ACROSS = 3
"""Figures in a row of a legion."""
GAP = 3
LETTERED = 20
"""From this size of figures on, leaders with a name show its letters, and owners see what their tokens hide."""


@dataclass(frozen=True)
class Item:
    """Something of a known size that can be drawn into a box."""

    wide: int
    high: int
    draw: Callable[[Box], list[Sprite]]


FORMS = ("beside", "below", "grid")
"""How a legion may be set: its leaders beside its units, below them, or all in one grid."""


def sign(name: str, side: int, number: str = "", tint: str = "") -> Item:
    return Item(side, side, lambda box: [Icon(box, name, number, tint)])


def spoken(lines: Sequence[tuple[str, str, int]]) -> Item:
    """Words on the land: text, face and size of each line."""
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


def beside(items: Sequence[Item], across: int = 0) -> Item:
    """Items in rows of so many, or all in one row, as one item."""
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


def framed(item: Item, style: str, tint: str) -> Item:
    """An item on a plate."""
    return Item(
        item.wide + 2 * GAP, item.high + 2 * GAP, lambda box: [Panel(box, style, tint), *item.draw(box.inset(GAP))]
    )


def units(legion: LegionView | TokenFace) -> list[str]:
    """The icons of units, the strongest first."""
    kinds = (("special", legion.special), ("elite", legion.elite), ("regular", legion.regular))
    return [f"war_{kind}" for kind, count in kinds for _ in range(count)]


def initials(leader: str, context: RenderContext[Any]) -> str:
    """Two letters for a leader with a name."""
    return context.label(f"arrakis-leader-{leader.replace('_', '-')}")


def legion_plate(legion: LegionView, pip: int, context: RenderContext[Any], form: str) -> Item:
    """A legion: its units three in a row, its leaders beside them or below."""
    tint = SIDES[legion.side]
    figures = [sign(name, pip, "", tint) for name in [*units(legion), *["war_token"] * legion.tokens]]
    lettered = pip >= LETTERED
    medal = max(pip * 17 // 10, 40) if lettered else pip * 5 // 4
    leaders = [sign("war_generic", pip, "", tint)] * legion.generic
    leaders += [sign("war_named", medal, initials(one, context) if lettered else "", tint) for one in legion.named]
    if form == "grid":
        whole = beside([*figures, *leaders], ACROSS)
    else:
        groups = [beside(figures, ACROSS)] if figures else []
        groups += [beside(leaders, 0 if form == "beside" else ACROSS)] if leaders else []
        whole = beside(groups, 0 if form == "beside" else 1)
    return framed(whole, "legion-light" if legion.side == "atreides" else "legion-dark", tint)


def known_plate(legion: LegionView, pip: int) -> Item:
    """What the tokens of a legion hide, for who may look."""
    tint = SIDES[legion.side]
    names = [name for face in legion.known for name in units(face)]
    return framed(beside([sign(name, pip * 3 // 4, "", tint) for name in names], ACROSS * 2), "known", tint)


def tokens(area: AreaView, side: int) -> list[Item]:
    """Worm, wormsign, harvester and station."""
    found: list[Item] = []
    if area.worm:
        found.append(sign(f"war_{area.worm}", side + 6))
    if area.wormsign:
        found.append(sign(f"sign_{area.wormsign_face}" if area.wormsign_face else "war_wormsign", side))
    if area.harvester:
        found.append(sign("war_harvester", side))
    if area.station:
        found.append(sign(f"war_{area.station_face}" if area.station_face else "war_station", side))
    return found


def settlement(area: AreaView, side: int) -> Item:
    """Towers or a cave with its rank; the mouth of a sietch that everybody knows is lit."""
    held = area.settlement
    assert held is not None
    cave = "war_sietch" if held.hidden else "war_sietch_open"
    name = cave if held.side == "atreides" else "war_settlement"
    return sign(name, side, "?" if held.rank is None else str(held.rank))


def items(area: AreaView, pip: int, context: RenderContext[Any], code: Item, form: str) -> list[Item]:
    """Code and settlement, legions, then everything else that lies in an area."""
    found = [code]
    if area.settlement is not None:
        sign = settlement(area, min(max(pip * 2, 32), 84))
        found = [code, sign] if form == "grid" else [beside([sign, code])]
    found += [legion_plate(legion, pip, context, form) for legion in area.legions]
    if pip >= LETTERED:
        found += [known_plate(legion, pip) for legion in area.legions if any(units(face) for face in legion.known)]
    return found + tokens(area, min(max(pip * 7 // 4, 26), 72))


Block = tuple[int, int, tuple[tuple[Item, Box], ...]]
"""Width, height, and every item in its place, from the upper left corner."""


def block(found: Sequence[Item], most: int) -> Block:
    """The items in rows no wider than `most` if they can help it, each row in the middle."""
    rows: list[list[Item]] = []
    for item in found:
        if len(rows) > 1 and sum(one.wide + GAP for one in rows[-1]) + item.wide <= most:
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
