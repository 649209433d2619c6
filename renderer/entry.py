"""Something that is looked up and has no face of its own: a card at the left, its sentences on a sheet at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.protocol import Entry
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.plates import bare, stripe
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, line, paragraph
from renderer.sprites import Box, Drawing, Icon, Panel, Part

SENTENCES = Column((44, 38, NAME, 29, TEXT, 24, 22), leading=1.28, between=14)
"""How pages set what is said of a thing."""
LOW, HIGH = 560, 800
"""How high a page is with a sign, and with a scene or a map."""
CARD = 400
SCENE = 430
"""The height of the scene on a card that bears a crest and a name."""

Card = Callable[[Box], Part]


def entry_page(entry: Entry, frame: Frame[Any], card: Card, high: int = LOW, scene: str = "") -> Drawing:
    drawing = Drawing(1080, high, scene=scene)
    page = Box(0, 0, 1080, high).inset(20)
    drawing.parts += [card(page.left(CARD)), _words(page.after(CARD + 16), entry, frame)]
    return drawing


def with_sign(entry: Entry, frame: Frame[Any], icon: str) -> Card:
    """Its name over a drawing."""

    def card(box: Box) -> Part:
        part = Part("card", box)
        head = box.top(104)
        part.moving += [Panel(box, "card"), Panel(head, "head", "stone")]
        name = frame.say(entry.name)
        size = fitting([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
        part.moving += paragraph(head.inset(20, 24 if size > NAME else 12), name, "serif-bold", size, "paper", "centre")
        part.moving.append(Icon(box.below(head.h).top(box.h - head.h - 64).middle(270, 270), icon))
        part.moving += heading(box.below(box.h - 66).top(40), frame.say(entry.kind), "label", TEXT, "centre")
        return part

    return card


def with_scene(entry: Entry, frame: Frame[Any], icon: str, tint: str, scene: str) -> Card:
    """Its scene, on the seam its drawing, and below its name."""

    def card(box: Box) -> Part:
        part = Part("card", box)
        top = box.top(SCENE)
        part.moving += [Panel(box, "card"), bare(top, scene)]
        part.moving += stripe(box, top.bottom, (tint,))
        part.moving.append(Icon(Box(box.x + (box.w - 190) // 2, top.bottom - 60, 190, 190), icon))
        lower = box.below(SCENE + 150)
        name = frame.say(entry.name)
        size = fitting([name], box.w - 40, "serif-bold", (54, TITLE, 38, NAME))
        part.moving += line(lower.top(80).inset(20, 0), name, "serif-bold", size, "night", "centre")
        part.moving += heading(lower.below(80).top(40), frame.say(entry.kind), "label", TEXT, "centre")
        return part

    return card


def _words(box: Box, entry: Entry, frame: Frame[Any]) -> Part:
    """On a sheet as long as they want."""
    said: list[Said] = [(frame.say(text), "sans", "night") for text in entry.lines]
    placed = SENTENCES.lay(box.inset(26, 22), said)
    sheet = box.top(min(max((sprite.box.bottom for sprite in placed), default=box.y) + 24 - box.y, box.h))
    part = Part("words", sheet)
    part.moving += [Panel(sheet, "card"), *placed]
    return part
