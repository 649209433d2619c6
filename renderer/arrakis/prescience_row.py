"""The prescience row on the board: each card's name, when it can be claimed, and its awards."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, PrescienceFace, PrescienceView
from renderer.arrakis.tracks import MARKERS
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import SMALL, fit_line_size, set_heading, set_line, set_paragraph

MAX_ROW_HEIGHT, MAX_CARDS = 56, 4
"""The greatest height of a row, and the most rows."""


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
    high = min((inner.h - 28) // max(len(cards), 3), MAX_ROW_HEIGHT)
    for number, card in enumerate(cards):
        part.changing += _draw_card(inner.below(28 + number * high).top(high - 2), card, context)
    if not cards:
        part.changing += set_line(inner.below(30), context.label("none"), "sans", SMALL, "sand")
    return part


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
    if measure_text(name, "serif-bold", SMALL) <= room.w or room.h < two:
        return set_line(room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (24, SMALL)), ink)
    return set_paragraph(room.middle(room.w, two), name, "serif-bold", SMALL, ink)
