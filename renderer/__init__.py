"""From a view to a picture or to words: the door of this room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.protocol import PlayerName
from games.core.texts import plain
from renderer.frame import Frame, tags
from renderer.layout import NothingToShow
from renderer.layouts import LAYOUTS
from renderer.lobby import Lobby, banner, banner_words
from renderer.paint.canvas import paint
from renderer.paint.emoji import emoji
from renderer.paint.encode import encode
from renderer.paint.finished import Finished
from renderer.setting import clip, printable

__all__ = ["Lobby", "NothingToShow", "Picture", "emoji", "render", "render_text"]

LONGEST_ALT = 1024
"""Discord's limit for the description of a file."""

_finished = Finished()


@dataclass(frozen=True)
class Picture:
    filename: str
    data: bytes
    width: int
    height: int
    alt: str


def render(
    game_key: str,
    view: Any,
    picture: str,
    *,
    before: Any = None,
    focus: str | None = None,
    marks: Sequence[str] = (),
    lang: str = "en",
    palette: str = "default",
    size: str = "wide",
    names: Sequence[PlayerName] = (),
    colours: Sequence[str] = (),
    said: str = "",
) -> Picture:
    """A picture of a view, or of a card in its place.

    `focus` is a seat; `marks` are what the sentences speak of; `said` is the sentence that a glance tells."""
    frame = Frame(view, names, lang, size, colours, before, tags(marks), focus, said=printable(plain(said)))
    if picture == "lobby":
        drawing, alt = banner(frame), banner_words(frame)
    else:
        layout = LAYOUTS[game_key]
        if picture not in layout.pictures:
            raise NothingToShow(picture)
        drawing, alt = layout.pictures[picture](frame), layout.alt(frame, picture)
    file = _finished.get(drawing, palette, lambda: encode(paint(drawing, palette)))
    name = picture.replace(":", "-")
    return Picture(f"{name}.{file.kind}", file.data, drawing.width, drawing.height, clip(alt, LONGEST_ALT))


def render_text(
    game_key: str,
    view: Any,
    picture: str = "board",
    *,
    focus: str | None = None,
    lang: str = "en",
    names: Sequence[PlayerName] = (),
) -> str:
    """What a picture shows in words, as a message may hold them: the board complete enough to play from."""
    frame = Frame(view, names, lang, focus=focus, styled=True)
    return banner_words(frame) if picture == "lobby" else LAYOUTS[game_key].text(frame, picture)
