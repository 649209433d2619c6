"""A page of leaders or Houses to choose from. Each card has a scene, a name and everything the leader can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from renderer.card_parts import STRIPE_HEIGHT, draw_stripe, make_plain_scene, make_titled_scene
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.sprites import Box, Drawing, Panel, Part, Sprite
from renderer.text_column import StyledText, TextColumn
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_heading, set_line

GAP, MARGIN, INSET, TITLE_ROW = 12, 16, 18, 58
NAME_SIZES = (38, 35, NAME, 29, TEXT, 24)
"""The font sizes of names, largest first."""


@dataclass(frozen=True)
class ChoiceCard:
    """One card of the page: a leader or House that can be chosen, or that a player has taken."""

    part: str
    name: str
    below: str
    """The line under the name."""
    scene: str
    sentences: tuple[StyledText, ...]
    taken_by: int | None = None


@dataclass(frozen=True)
class CardStyle:
    """How the cards of a page are set: text column, scene heights and heights of the head."""

    sentences: TextColumn
    scenes: tuple[int, int]
    """The least height of a scene, and the greatest in a row where another card has more text."""
    name_height: int
    below: int
    """The heights of the name and of the line under it."""
    is_over_scene: bool = False
    """True if name and line stand on the scene instead of below it."""

    def head_height(self, choice: ChoiceCard) -> int:
        """Return the height of the name and the line under it."""
        return self.name_height + (self.below if choice.below else 0)

    def text_height(self, choice: ChoiceCard, card_width: int) -> int:
        """Return the height of everything below the scene."""
        said = self.sentences.height(card_width - 2 * INSET, choice.sentences, self.sentences.sizes[0])
        return STRIPE_HEIGHT + (0 if self.is_over_scene else self.head_height(choice)) + said + 24


ROOMY_STYLE = CardStyle(TextColumn((TEXT, 24, SMALL), leading=1.25, between=6), (196, 300), 50, 42)
DENSE_STYLE = CardStyle(TextColumn((SMALL,), leading=1.2, between=3), (180, 220), 46, 30, is_over_scene=True)
TWO_PER_ROW_COUNTS = (1, 2, 4)
"""Numbers of cards that are shown two in a row."""
MAX_ROOMY_CARDS = 9
"""With more cards than this the page uses the dense style, so that the picture does not become too large."""


def draw_choice_page(title: str, choices: Sequence[ChoiceCard], context: RenderContext[Any]) -> Drawing:
    """Draw the cards in rows: three in a row on a wide page, two on a narrow one. Each row is as high as its tallest
    card.
    """
    width, across = (1600, 3) if context.is_wide and len(choices) not in TWO_PER_ROW_COUNTS else (1080, 2)
    style = ROOMY_STYLE if len(choices) <= MAX_ROOMY_CARDS else DENSE_STYLE
    card_width = (width - 2 * MARGIN - (across - 1) * GAP) // across
    rows = [choices[at : at + across] for at in range(0, len(choices), across)]
    heights = [style.scenes[0] + max(style.text_height(choice, card_width) for choice in row) for row in rows]
    drawing = Drawing(width, 2 * MARGIN + TITLE_ROW + sum(heights) + GAP * max(len(rows) - 1, 0))
    top = Part("title", Box(MARGIN, MARGIN, width - 2 * MARGIN, TITLE_ROW - 10))
    top.changing += set_heading(top.box, title, "paper", NAME, "centre")
    drawing.parts.append(top)
    y = MARGIN + TITLE_ROW
    for row, high in zip(rows, heights, strict=True):
        left = (width - len(row) * (card_width + GAP) + GAP) // 2
        for at, choice in enumerate(row):
            drawing.parts.append(
                _draw_card(Box(left + at * (card_width + GAP), y, card_width, high), choice, style, context)
            )
        y += high + GAP
    return drawing


def _draw_card(box: Box, choice: ChoiceCard, style: CardStyle, context: RenderContext[Any]) -> Part:
    """Draw one card: the scene at the top, the name, and the abilities on paper. No text covers a face."""
    part = Part(choice.part, box)
    top = box.top(min(box.h - style.text_height(choice, box.w), style.scenes[1]))
    body = box.below(top.h + STRIPE_HEIGHT).inset(INSET, 6)
    name = _draw_name(
        (top if style.is_over_scene else body).inset(
            INSET if style.is_over_scene else 0, 4 if style.is_over_scene else 0
        ),
        choice,
        style,
    )
    taken_by = [] if choice.taken_by is None else [make_marker(_find_marker_box(top), choice.taken_by, context)]
    scene = (
        make_titled_scene(top, choice.scene, [*name, *taken_by])
        if style.is_over_scene
        else make_plain_scene(top, choice.scene)
    )
    part.changing += [Panel(box, "card"), scene, *draw_stripe(box, top.bottom, ("gold",)), *taken_by, *name]
    part.changing += style.sentences.set_sentences(
        body.below(0 if style.is_over_scene else style.head_height(choice)), choice.sentences
    )
    return part


def _find_marker_box(top: Box) -> Box:
    return Box(top.right - 94, top.y + 14, 80, 80)


def _draw_name(room: Box, choice: ChoiceCard, style: CardStyle) -> list[Sprite]:
    """Draw the name and the line under it."""
    ink, quiet, halo = ("paper", "sand", "night") if style.is_over_scene else ("night", "label", "")
    size = fit_line_size([choice.name], room.w, "serif-bold", NAME_SIZES)
    name = set_line(room.top(style.name_height), choice.name, "serif-bold", size, ink, halo=halo)
    size = fit_line_size([choice.below], room.w, "sans", (TEXT, 24, SMALL))
    below = set_line(room.below(style.name_height).top(style.below - 6), choice.below, "sans", size, quiet, halo=halo)
    return [*name, *below]
