"""The row page: the Imperium row large, and the reserve below it."""

from __future__ import annotations

from games.imperium.views import CardFace, ImperiumView
from renderer.context import RenderContext
from renderer.imperium import cards
from renderer.imperium.hand import GAP, MARGIN, centre_cards
from renderer.sprites import Box, Drawing, Icon, Part
from renderer.typesetting import NAME, TEXT, set_heading

TITLE_HEIGHT = 52
"""The height of a title above cards."""
Offer = tuple[str, CardFace, int | None]
"""Part name, card, and how many are left of a stack."""


def draw_row(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the row page."""
    view = context.view
    width, across = (1600, 5) if context.is_wide else (1080, 3)
    card_w = (width - 2 * MARGIN - (across - 1) * GAP) // across
    card_h = card_w * 3 // 2
    offers: list[Offer] = [(f"row:{n}", face, None) for n, face in enumerate(view.row)]
    stacks: list[Offer] = [(f"reserve:{stack.card.key}", stack.card, stack.left) for stack in view.reserve]
    lines = [
        (context.label("row", left=view.imperium_deck), offers[:across]),
        *(("", offers[n : n + across]) for n in range(across, len(offers), across)),
        (context.label("reserve"), stacks),
    ]
    drawing = Drawing(width, 2 * MARGIN + sum(_find_line_height(title, card_h) for title, _ in lines) - GAP)
    page = Box(0, 0, width, drawing.height).inset(MARGIN)
    for title, found in lines:
        if title:
            part = Part(f"title:{title}", page.top(TITLE_HEIGHT))
            part.changing += set_heading(part.box, title, "paper", TEXT, "centre", "night")
            drawing.parts.append(part)
        cards_at = page.below(TITLE_HEIGHT if title else 0).top(card_h)
        for (name, face, left), box in zip(found, centre_cards(cards_at, len(found), card_w), strict=True):
            drawing.parts.append(_draw_offer(box, name, face, left, context))
        page = page.below(_find_line_height(title, card_h))
    return drawing


def _find_line_height(title: str, card_h: int) -> int:
    return (TITLE_HEIGHT if title else 0) + card_h + GAP


def _draw_offer(box: Box, name: str, face: CardFace, left: int | None, context: RenderContext[ImperiumView]) -> Part:
    part = cards.draw_card(box, face, context, name, 28 if context.is_wide else NAME)
    if left is not None:
        part.marks.append(Icon(Box(box.right - 70, box.bottom - 70, 60, 60), "deck", str(left)))
    return part
