"""Something that is looked up and has no face of its own: a sign at the left, its sentences at the right."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, paragraph
from renderer.sprites import Box, Drawing, Icon, Panel, Part

SENTENCES = Column((44, 38, NAME, 29, TEXT, 24, 22), leading=1.28, between=14)
"""How pages set what is said of a thing."""


def entry_page(entry: Entry, frame: Frame[Any], icon: str, tint: str = "stone") -> Drawing:
    drawing = Drawing(1080, 800)
    page = Box(0, 0, 1080, 800).inset(20)
    drawing.parts += [_sign(page.left(380), entry, frame, icon, tint), _words(page.after(396), entry, frame)]
    return drawing


def _sign(box: Box, entry: Entry, frame: Frame[Any], icon: str, tint: str) -> Part:
    part = Part("card", box)
    head = box.top(130)
    part.moving += [Panel(box, "card"), Panel(head, "head", tint)]
    name = frame.say(entry.name)
    size = fitting([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
    part.moving += paragraph(head.inset(20, 36 if size > NAME else 24), name, "serif-bold", size, "paper", "centre")
    part.moving.append(Icon(box.below(150).top(400).middle(280, 280), icon))
    part.moving += heading(box.below(box.h - 80).top(40), frame.say(entry.kind), "night", TEXT, "centre")
    return part


def _words(box: Box, entry: Entry, frame: Frame[Any]) -> Part:
    part = Part("words", box)
    part.moving.append(Panel(box, "stage"))
    said: list[Said] = [(frame.say(text), "sans", "paper") for text in entry.lines]
    part.moving += SENTENCES.lay(box.inset(24, 22), said)
    return part
