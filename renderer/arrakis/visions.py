"""The prescience row: what each card asks, when it can be claimed, and what it awards."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, PrescienceFace, PrescienceView
from renderer.arrakis.tracks import MARKERS
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import SMALL, fit_line_size, set_heading, set_line, set_paragraph

ROW, MOST = 56, 4


def awards(face: PrescienceFace) -> list[tuple[str, int]]:
    return [(marker, getattr(face, marker)) for marker in MARKERS if getattr(face, marker)]


def visions(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """The row in short: names and awards."""
    part = Part("visions", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 6)
    part.changing += set_heading(inner.top(28), title(context), "sand")
    cards = shown(context)
    high = min((inner.h - 28) // max(len(cards), 3), ROW)
    for number, card in enumerate(cards):
        part.changing += _short(inner.below(28 + number * high).top(high - 2), card, context)
    if not cards:
        part.changing += set_line(inner.below(30), context.label("none"), "sans", SMALL, "sand")
    return part


def shown(context: RenderContext[ArrakisView]) -> tuple[PrescienceView, ...]:
    """As many cards as have room; the picture of the row shows all."""
    return context.view.prescience[:MOST]


def title(context: RenderContext[ArrakisView]) -> str:
    words = context.label("arrakis-visions", claims=context.view.claims)
    more = len(context.view.prescience) - MOST
    return f"{words} · +{more}" if more > 0 else words


def _short(box: Box, card: PrescienceView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    placed: list[Sprite] = [Panel(box, "chip", "gold")] if card.met else []
    side = min(box.h, 38)
    x = box.right
    for marker, steps in reversed(awards(card.face)):
        x -= side + 2
        placed.append(Icon(Box(x, box.y, side, box.h).middle(side, side), f"war_{marker}", str(steps)))
    when = "hourglass" if card.face.phase == "end_of_round" else "combat"
    placed.append(Icon(box.left(side).middle(side - 8, side - 8), when))
    room = Box(box.x + side + 2, box.y, x - box.x - side - 8, box.h)
    name = context.say(card.face.name)
    return [*placed, *_name(room, name, "night" if card.met else "paper")]


def _name(room: Box, name: str, ink: str) -> list[Lettering]:
    """On one line, or a long one on two."""
    two = 2 * get_line_height(SMALL)
    if measure_text(name, "serif-bold", SMALL) <= room.w or room.h < two:
        return set_line(room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (24, SMALL)), ink)
    return set_paragraph(room.middle(room.w, two), name, "serif-bold", SMALL, ink)
