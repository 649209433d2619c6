"""One thing large: a card or a leader as it is printed, or the sentences of whatever else can be looked up."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry
from renderer.arrakis.cards import Face, card
from renderer.arrakis.geography import board
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, paragraph
from renderer.sprites import Box, Drawing, Icon, Panel, Part

SENTENCES = Column((44, 38, NAME, 29, TEXT, 24, 22), leading=1.28, between=14)


def single(frame: Frame[Any]) -> Drawing:
    """The card itself, or a sign at the left and its sentences at the right."""
    given: object = frame.view
    if isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace):
        return _large(given, frame)
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    drawing = Drawing(1080, 800)
    page = Box(0, 0, 1080, 800).inset(20)
    drawing.parts += [_sign(page.left(380), given, frame), _words(page.after(396), given, frame)]
    return drawing


def _large(face: Face, frame: Frame[Any]) -> Drawing:
    drawing = Drawing(1080, 800)
    drawing.parts.append(card(Box(140, 24, 800, 752), face, frame, "card"))
    return drawing


def _sign(box: Box, entry: Entry, frame: Frame[Any]) -> Part:
    part = Part("card", box)
    head = box.top(130)
    part.moving += [Panel(box, "card"), Panel(head, "head", "stone")]
    name = frame.say(entry.name)
    size = fitting([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
    part.moving += paragraph(head.inset(20, 36 if size > NAME else 24), name, "serif-bold", size, "paper", "centre")
    part.moving.append(Icon(box.below(150).top(400).middle(280, 280), icon_of(entry.key)))
    part.moving += heading(box.below(box.h - 80).top(40), frame.say(entry.kind), "night", TEXT, "centre")
    return part


def icon_of(key: str) -> str:
    """The drawing of an entry: its own, that of a thing on the board, or a dune for land."""
    last = key.rpartition(":")[2]
    if last in board().areas:
        return "dune"
    return next((name for name in (f"war_{last}", last) if name in DRAWINGS), "hand")


def _words(box: Box, entry: Entry, frame: Frame[Any]) -> Part:
    part = Part("words", box)
    part.moving.append(Panel(box, "stage"))
    said: list[Said] = [(frame.say(text), "sans", "paper") for text in entry.lines]
    part.moving += SENTENCES.lay(box.inset(24, 22), said)
    return part
