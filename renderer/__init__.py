"""The public functions of the renderer: pictures, films and texts of a game view. The bot calls only these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.core.protocol import PlayerName
from games.core.texts import plain
from renderer.context import RenderContext, parse_marks
from renderer.curve import CurveSheet, describe_curve, draw_curve
from renderer.film import Shot, animate_deed, animate_game, select_rounds
from renderer.game_renderer import MAX_ALT_LENGTH, NothingToShow
from renderer.highlight import highlight
from renderer.lobby import Lobby, describe_banner, draw_banner
from renderer.paint.canvas import paint
from renderer.paint.emoji import draw_emoji
from renderer.paint.encode import File, encode, encode_quickly
from renderer.paint.file_cache import FileCache
from renderer.paint.gif import Note, note_nothing
from renderer.paint.image_cache import set_scale
from renderer.paint.tones import find_tones
from renderer.profile import PoolSheet, ProfileSheet, describe_profile, draw_profile
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Drawing
from renderer.typesetting import clip_text, keep_printable

__all__ = [
    "MAX_ALT_LENGTH",
    "CurveSheet",
    "Lobby",
    "NothingToShow",
    "Picture",
    "PoolSheet",
    "ProfileSheet",
    "Shot",
    "draw_emoji",
    "render",
    "render_film",
    "render_text",
    "use_large_caches",
]

ANIMATED_DEED = "deed:moving"
"""The picture key of the deed as a short animated GIF."""

FILM_WORDS = 100
"""The room for the words about a film before those about its last turn."""

LARGE_CACHES = 4
"""How many times larger the caches of images are in a process that only draws.

Of 20 games in turn, a hand is painted in 15 ms instead of 32, and a board in 2 ms instead of 54. The caches hold up to
350 MB then.
"""

_file_cache = FileCache()


def use_large_caches() -> None:
    """Keep several times as many images in memory. Called once by a process that only draws."""
    set_scale(LARGE_CACHES)


@dataclass(frozen=True)
class Picture:
    """A finished picture file with its alternative text."""

    filename: str
    data: bytes
    width: int
    height: int
    alt: str
    digest: str
    """The SHA-256 of the data, to tell whether two pictures are the same."""


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
    sentence: str = "",
    highlights: Sequence[str] = (),
    is_quick: bool = False,
) -> Picture:
    """Return one picture of a game view.

    `picture` is a key such as `board`. For the key `card`, `view` is the card itself. `before` is the view of the last
    picture. `focus` is a seat. `marks` name what the sentences mention. `sentence` is what a glance or a deed tells.
    `highlights` names the things that the player may choose. A quick picture has a format that takes less time.
    """
    context = RenderContext(
        view,
        names,
        lang,
        size,
        colours,
        before,
        parse_marks(marks),
        focus,
        sentence=keep_printable(plain(sentence)),
        highlights=frozenset(highlights),
    )
    if picture == ANIMATED_DEED:
        return _render_animated_deed(game_key, context, palette)
    drawing, alt = _draw(game_key, picture, context)
    tones = find_tones(game_key, picture, palette)

    def make_file() -> File:
        painted = paint(drawing, palette, tones is not None)
        return encode_quickly(painted) if is_quick else encode(painted, tones)

    file = _file_cache.get(drawing, palette, make_file, is_quick)
    name = picture.replace(":", "-")
    alt = clip_text(alt, MAX_ALT_LENGTH)
    return Picture(f"{name}.{file.kind}", file.data, drawing.width, drawing.height, alt, file.digest)


def _draw(game_key: str, picture: str, context: RenderContext[Any]) -> tuple[Drawing, str]:
    """Return the drawing and the alternative text of a picture that does not move."""
    match picture:
        case "lobby":
            return draw_banner(context, GAME_RENDERERS[game_key].scene), describe_banner(context)
        case "curve":
            return draw_curve(context), describe_curve(context)
        case "profile":
            return draw_profile(context), describe_profile(context)
    game_renderer = GAME_RENDERERS[game_key]
    drawing = game_renderer.find_drawer(picture)(context)
    return highlight(drawing, context.highlights), game_renderer.describe(context, picture)


def _render_animated_deed(game_key: str, context: RenderContext[Any], palette: str) -> Picture:
    """Return the deed as an animated GIF."""
    game_renderer = GAME_RENDERERS[game_key]
    if "deed" not in game_renderer.pictures or context.before is None:
        raise NothingToShow(ANIMATED_DEED)
    return _wrap_gif("deed", animate_deed(game_renderer, context, palette), game_renderer.describe(context, "deed"))


def render_film(
    game_key: str,
    shots: Sequence[Shot],
    *,
    rounds: tuple[int, int] | None = None,
    lang: str = "en",
    palette: str = "default",
    names: Sequence[PlayerName] = (),
    colours: Sequence[str] = (),
    note: Note = note_nothing,
) -> Picture:
    """Return a game, or the rounds from first to last, as a film. The alternative text describes the last turn.

    `note`: called with how many turns are drawn, and how many there are.
    """
    shown = select_rounds(shots, *rounds) if rounds else list(shots)
    if not shown:
        raise NothingToShow("film")
    shown = [replace(shot, sentence=keep_printable(plain(shot.sentence))) for shot in shown]
    context = RenderContext(shown[-1].view, names, lang, colours=colours, sentence=shown[-1].sentence)
    game_renderer = GAME_RENDERERS[game_key]
    words = context.label(
        "film", turns=len(shown), end=game_renderer.describe(context, "glance", MAX_ALT_LENGTH - FILM_WORDS)
    )
    return _wrap_gif("film", animate_game(game_renderer, shown, context, palette, note), words)


def _wrap_gif(name: str, data: bytes, alt: str) -> Picture:
    """Wrap GIF data as a picture. The size comes from the GIF header."""
    width, height = int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    file = File("gif", data)
    return Picture(f"{name}.{file.kind}", data, width, height, clip_text(alt, MAX_ALT_LENGTH), file.digest)


def render_text(
    game_key: str,
    view: Any,
    picture: str = "board",
    *,
    focus: str | None = None,
    lang: str = "en",
    names: Sequence[PlayerName] = (),
) -> str:
    """Return in words what a picture shows, as message text. The text of the board is complete enough to play from."""
    context = RenderContext(view, names, lang, focus=focus, is_styled=True)
    if picture == "curve":
        return describe_curve(context)
    return describe_banner(context) if picture == "lobby" else GAME_RENDERERS[game_key].write(context, picture)
