"""The page of a thing that is looked up and has no card face: a card on the left, its text on the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.protocol import Entry
from renderer.card_parts import draw_stripe, make_plain_scene
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.text_column import StyledText, TextColumn
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_heading, set_line, set_paragraph

ENTRY_COLUMN = TextColumn((44, 38, NAME, 29, TEXT, 24, 22), leading=1.28, between=14)
"""How pages set the sentences about a thing."""
ICON_PAGE_HEIGHT, SCENE_PAGE_HEIGHT = 560, 800
"""The height of a page with an icon, and of a page with a scene or a map."""
CARD_WIDTH = 400
"""The width of the card."""
SCENE_HEIGHT = 430
"""The height of the scene on a card with a crest and a name."""

CardDrawer = Callable[[Box], Part]
"""A function that draws the card of a page in a box."""


def draw_entry_page(
    entry: Entry, context: RenderContext[Any], draw_card: CardDrawer, height: int = ICON_PAGE_HEIGHT, scene: str = ""
) -> Drawing:
    """Draw the page of an entry: its card and its sentences."""
    drawing = Drawing(1080, height, scene=scene)
    page = Box(0, 0, 1080, height).inset(20)
    drawing.parts += [draw_card(page.left(CARD_WIDTH)), _draw_sentences(page.after(CARD_WIDTH + 16), entry, context)]
    return drawing


def make_icon_card(entry: Entry, context: RenderContext[Any], icon: str) -> CardDrawer:
    """Return a function that draws a card with a name above an icon."""

    def draw_card(box: Box) -> Part:
        part = Part("card", box)
        head = box.top(104)
        part.changing += [Panel(box, "card"), Panel(head, "head", "stone")]
        name = context.say(entry.name)
        size = fit_line_size([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
        part.changing += set_paragraph(
            head.inset(20, 24 if size > NAME else 12), name, "serif-bold", size, "paper", "centre"
        )
        part.changing.append(Icon(box.below(head.h).top(box.h - head.h - 64).middle(270, 270), icon))
        part.changing += set_heading(box.below(box.h - 66).top(40), context.say(entry.kind), "label", TEXT, "centre")
        return part

    return draw_card


def make_scene_card(entry: Entry, context: RenderContext[Any], icon: str, tint: str, scene: str) -> CardDrawer:
    """Return a function that draws a card with a scene, an icon on the lower edge of the scene, and the name below."""

    def draw_card(box: Box) -> Part:
        part = Part("card", box)
        scene_box = box.top(SCENE_HEIGHT)
        part.changing += [Panel(box, "card"), make_plain_scene(scene_box, scene)]
        part.changing += draw_stripe(box, scene_box.bottom, (tint,))
        part.changing.append(Icon(Box(box.x + (box.w - 190) // 2, scene_box.bottom - 60, 190, 190), icon))
        lower = box.below(SCENE_HEIGHT + 150)
        name = context.say(entry.name)
        size = fit_line_size([name], box.w - 40, "serif-bold", (54, TITLE, 38, NAME))
        part.changing += set_line(lower.top(80).inset(20, 0), name, "serif-bold", size, "night", "centre")
        part.changing += set_heading(lower.below(80).top(40), context.say(entry.kind), "label", TEXT, "centre")
        return part

    return draw_card


def _draw_sentences(box: Box, entry: Entry, context: RenderContext[Any]) -> Part:
    """Draw the sentences on a sheet that is as high as they need."""
    sentences: list[StyledText] = [(context.say(text), "sans", "night") for text in entry.lines]
    placed = ENTRY_COLUMN.set_sentences(box.inset(26, 22), sentences)
    sheet = box.top(min(max((sprite.box.bottom for sprite in placed), default=box.y) + 24 - box.y, box.h))
    part = Part("words", sheet)
    part.changing += [Panel(sheet, "card"), *placed]
    return part
