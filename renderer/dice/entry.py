"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry
from games.dice.views import DiceView
from renderer.column import Said
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.dice.prose import SENTENCES
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, paragraph
from renderer.sprites import Box, Drawing, Icon, Panel, Part


def thing(frame: Frame[Any]) -> Entry:
    """What is looked up stands in place of the view: it is the same for all."""
    given: object = frame.view
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return given


def single(frame: Frame[Any]) -> Drawing:
    """The sign left, its sentences right."""
    entry = thing(frame)
    drawing = Drawing(1080, 800)
    page = Box(0, 0, 1080, 800).inset(20)
    drawing.parts += [_card(page.left(380), entry, frame), _words(page.after(396), entry, frame)]
    return drawing


def _card(box: Box, entry: Entry, frame: Frame[DiceView]) -> Part:
    part = Part("card", box)
    head = box.top(130)
    part.moving += [Panel(box, "card"), Panel(head, "head", TINTS.get(entry.key, "stone"))]
    name = frame.say(entry.name)
    size = fitting([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
    part.moving += paragraph(head.inset(20, 36 if size > NAME else 24), name, "serif-bold", size, "paper", "centre")
    part.moving.append(Icon(box.below(150).top(400).middle(280, 280), sign(entry.key)))
    part.moving += heading(box.below(box.h - 80).top(40), frame.say(entry.kind), "night", TEXT, "centre")
    return part


def sign(key: str) -> str:
    """The drawing of an entry; land is a dune."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"


def _words(box: Box, entry: Entry, frame: Frame[DiceView]) -> Part:
    part = Part("words", box)
    part.moving.append(Panel(box, "stage"))
    said: list[Said] = [(frame.say(text), "sans", "paper") for text in entry.lines]
    part.moving += SENTENCES.lay(box.inset(24, 22), said)
    return part
