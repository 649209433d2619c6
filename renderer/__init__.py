"""From a view to a picture or to words: the door of this room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.core.protocol import PlayerName
from games.core.texts import plain
from renderer.choosing import lit
from renderer.film import Shot, film, in_motion, of_rounds
from renderer.frame import Frame, tags
from renderer.layout import NothingToShow
from renderer.layouts import LAYOUTS
from renderer.lobby import Lobby, banner, banner_words
from renderer.paint.canvas import paint
from renderer.paint.emoji import emoji
from renderer.paint.encode import File, encode
from renderer.paint.finished import Finished
from renderer.setting import clip, printable

__all__ = ["Lobby", "NothingToShow", "Picture", "Shot", "emoji", "render", "render_film", "render_text"]

MOVING = "deed:moving"
"""The deed as a short loop, for those who like motion."""

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
    digest: str
    """By which its data are told from others."""


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
    glows: Sequence[str] = (),
) -> Picture:
    """A picture of a view, or of a card in its place.

    `focus` is a seat; `marks` are what the sentences speak of; `said` is the sentence that a glance tells; `glows` is
    what may be chosen."""
    frame = Frame(view, names, lang, size, colours, before, tags(marks), focus, said=printable(plain(said)))
    if picture == MOVING:
        return _moving(game_key, frame, palette)
    if picture == "lobby":
        drawing, alt = banner(frame, LAYOUTS[game_key].scene), banner_words(frame)
    else:
        layout = LAYOUTS[game_key]
        if picture not in layout.pictures:
            raise NothingToShow(picture)
        drawing, alt = lit(layout.pictures[picture](frame), glows), layout.alt(frame, picture)
    file = _finished.get(drawing, palette, lambda: encode(paint(drawing, palette)))
    name = picture.replace(":", "-")
    alt = clip(alt, LONGEST_ALT)
    return Picture(f"{name}.{file.kind}", file.data, drawing.width, drawing.height, alt, file.digest)


def _moving(game_key: str, frame: Frame[Any], palette: str) -> Picture:
    layout = LAYOUTS[game_key]
    if "deed" not in layout.pictures or frame.before is None:
        raise NothingToShow(MOVING)
    return _gif("deed", in_motion(layout, frame, palette), layout.alt(frame, "deed"))


def render_film(
    game_key: str,
    shots: Sequence[Shot],
    *,
    rounds: tuple[int, int] | None = None,
    lang: str = "en",
    palette: str = "default",
    names: Sequence[PlayerName] = (),
    colours: Sequence[str] = (),
) -> Picture:
    """A game as a film, or some rounds of it, first and last; in words it is what its last turn shows."""
    shown = of_rounds(shots, *rounds) if rounds else list(shots)
    if not shown:
        raise NothingToShow("film")
    shown = [replace(shot, said=printable(plain(shot.said))) for shot in shown]
    frame = Frame(shown[-1].view, names, lang, colours=colours, said=shown[-1].said)
    layout = LAYOUTS[game_key]
    words = frame.label("film", turns=len(shown), end=layout.alt(frame, "glance"))
    return _gif("film", film(layout, shown, frame, palette), words)


def _gif(name: str, data: bytes, alt: str) -> Picture:
    width, height = int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    file = File("gif", data)
    return Picture(f"{name}.{file.kind}", data, width, height, clip(alt, LONGEST_ALT), file.digest)


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
