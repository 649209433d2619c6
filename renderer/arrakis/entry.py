"""One thing large: a card or a leader as it is printed, or the sentences of whatever else can be looked up."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from games.core.protocol import Entry
from renderer.arrakis.cards import Face, card
from renderer.arrakis.geography import board
from renderer.entry import entry_page
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.sprites import Box, Drawing


def single(frame: Frame[Any]) -> Drawing:
    """The card itself, or a sign at the left and its sentences at the right."""
    given: object = frame.view
    if isinstance(given, CardFace | PrescienceFace | LeaderView | TacticFace):
        return _large(given, frame)
    if not isinstance(given, Entry):
        raise NothingToShow("card")
    return entry_page(given, frame, icon_of(given.key))


def _large(face: Face, frame: Frame[Any]) -> Drawing:
    drawing = Drawing(1080, 800)
    drawing.parts.append(card(Box(140, 24, 800, 752), face, frame, "card"))
    return drawing


def icon_of(key: str) -> str:
    """The drawing of an entry: its own, that of a thing on the board, or a dune for land."""
    last = key.rpartition(":")[2]
    if last in board().areas:
        return "dune"
    return next((name for name in (f"war_{last}", last) if name in DRAWINGS), "hand")
