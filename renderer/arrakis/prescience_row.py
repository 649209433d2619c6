"""The prescience row on the board: each card's name, when it can be claimed, and its awards."""

from __future__ import annotations

from collections.abc import Sequence

from games.arrakis.views import ArrakisView, PrescienceFace, PrescienceView
from renderer.arrakis.tracks import MARKERS
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import SMALL, can_be_squeezed, fit_line_size, set_heading, set_line, wrap

MAX_ROW_HEIGHT, MIN_ROW_HEIGHT, MAX_CARDS = 56, 36, 4
"""The greatest and the least height of a row, and the most rows."""
MAX_ICON_SIDE = 40
"""The largest icon of a row, with the space beside it."""
TWO_LINES = 2 * get_line_height(SMALL) + 2
"""The height of a row with a name of two lines."""


def list_awards(face: PrescienceFace) -> list[tuple[str, int]]:
    """Return the prescience markers that a card moves, and by how many steps."""
    return [(marker, getattr(face, marker)) for marker in MARKERS if getattr(face, marker)]


def draw_visions(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the names and awards of the prescience cards."""
    part = Part("visions", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 6)
    part.changing += set_heading(inner.top(28), describe_title(context), "sand")
    cards = list_shown_cards(context)
    y = inner.y + 28
    for card, high in zip(cards, _share_height(inner.below(28), cards, context), strict=True):
        part.changing += _draw_card(Box(inner.x, y, inner.w, high - 2), card, context)
        y += high
    if not cards:
        part.changing += set_line(inner.below(30), context.label("none"), "sans", SMALL, "sand")
    return part


def _share_height(room: Box, cards: Sequence[PrescienceView], context: RenderContext[ArrakisView]) -> list[int]:
    """Return the heights of the rows. Names of two lines get what those of one line can spare."""
    even = min(room.h // max(len(cards), 3), MAX_ROW_HEIGHT)
    lines = [2 if even < TWO_LINES and not _fits_one_line(room, card, context) else 1 for card in cards]
    long, short = lines.count(2), lines.count(1)
    if not long or room.h < TWO_LINES * long + MIN_ROW_HEIGHT * short:
        return [even] * len(cards)
    low = (room.h - TWO_LINES * long) // max(short, 1)
    return [TWO_LINES if count == 2 else low for count in lines]


def _fits_one_line(row: Box, card: PrescienceView, context: RenderContext[ArrakisView]) -> bool:
    room = row.w - MAX_ICON_SIDE * (1 + len(list_awards(card.face))) - 12
    return can_be_squeezed(context.say(card.face.name), room, "serif-bold", SMALL)


def list_shown_cards(context: RenderContext[ArrakisView]) -> tuple[PrescienceView, ...]:
    """Return as many cards as have room. The row page shows all."""
    return context.view.prescience[:MAX_CARDS]


def describe_title(context: RenderContext[ArrakisView]) -> str:
    words = context.label("arrakis-visions", claims=context.view.claims)
    more = len(context.view.prescience) - MAX_CARDS
    return f"{words} · +{more}" if more > 0 else words


def _draw_card(box: Box, card: PrescienceView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    placed: list[Sprite] = [Panel(box, "chip", "gold")] if card.met else []
    side = min(box.h, 38)
    x = box.right
    for marker, steps in reversed(list_awards(card.face)):
        x -= side + 2
        placed.append(Icon(Box(x, box.y, side, box.h).middle(side, side), f"war_{marker}", str(steps)))
    when = "hourglass" if card.face.phase == "end_of_round" else "combat"
    placed.append(Icon(box.left(side).middle(side - 8, side - 8), when))
    room = Box(box.x + side + 2, box.y, x - box.x - side - 8, box.h)
    name = context.say(card.face.name)
    return [*placed, *_set_name(room, name, "night" if card.met else "paper")]


def _set_name(room: Box, name: str, ink: str) -> list[Lettering]:
    """Set a name on one line, or a long one on two."""
    two = 2 * get_line_height(SMALL)
    if can_be_squeezed(name, room.w, "serif-bold", SMALL) or room.h < two:
        return set_line(room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (24, SMALL)), ink)
    rows = room.middle(room.w, two).rows(2)
    halves = wrap(name, room.w, "serif-bold", SMALL)
    if len(halves) > 2:
        halves = _halve(name)
    return [
        each for row, half in zip(rows, halves, strict=True) for each in set_line(row, half, "serif-bold", SMALL, ink)
    ]


def _halve(name: str) -> list[str]:
    """Return a name in two lines of about the same width."""
    words = name.split()
    halves = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(halves, key=lambda lines: max(measure_text(line, "serif-bold", SMALL) for line in lines))
