"""The interface between host and renderer: the methods of a painter, and the data of one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from bot.host.screen.elements import PictureWanted
from games.core.game import Game
from games.core.protocol import PlayerName, Setup, Text, View
from games.core.simulation import play_some_answers

MIDDLE = 100
"""Answers after which most kinds of pieces are on the board."""


class NotInSight(Exception):
    """The reader may not see what the picture should show."""


class Picture(Protocol):
    @property
    def filename(self) -> str: ...
    @property
    def data(self) -> bytes: ...
    @property
    def alt(self) -> str: ...
    @property
    def digest(self) -> str: ...


class Turn(NamedTuple):
    """A turn of a film, as everybody saw it."""

    view: View
    before: View
    said: str
    marks: tuple[str, ...] = ()


class Painter(Protocol):
    """The functions of the renderer that the host uses."""

    def render(self, game_key: str, view: View, picture: str, **how: Any) -> Picture: ...

    def render_text(self, game_key: str, view: View, picture: str, **how: Any) -> str: ...

    def film(self, game_key: str, turns: Sequence[Turn], **how: Any) -> Picture: ...

    def lobby(self, title: Text, chairs: int) -> View: ...

    def profile(self, pools: Sequence[tuple[Text, Text, tuple[Text, ...]]], **facts: Any) -> View: ...

    def curve(self, **facts: Any) -> View: ...

    def palettes(self) -> list[str]: ...

    def emoji(self) -> dict[str, bytes]: ...


class Subject(NamedTuple):
    """The data from which the renderer draws one picture."""

    key: str
    """The key of the game."""
    view: View
    before: View = None
    names: tuple[PlayerName, ...] = ()
    colours: tuple[str, ...] = ()


class Job(NamedTuple):
    """One picture to draw: the arguments of `Painter.render`."""

    key: str
    view: View
    picture: str
    how: dict[str, Any]


def job_of(wanted: PictureWanted, subject: Subject, is_quick: bool = False) -> Job:
    how = {
        "focus": wanted.focus,
        "before": subject.before,
        "marks": wanted.marks,
        "lang": wanted.lang,
        "palette": wanted.palette,
        "size": wanted.size,
        "names": subject.names,
        "colours": subject.colours,
        "sentence": wanted.said,
        "highlights": wanted.glows,
        "is_quick": is_quick,
    }
    return Job(subject.key, subject.view, wanted.picture, how)


def board_in_play(rules: Game) -> Job:
    """Return the board of a game in the middle of play, with all seats taken and most kinds of pieces on it."""
    options = {variant.key: variant.default for variant in rules.variants}
    _, seats = rules.seats(options)
    names = tuple(str(seat + 1) for seat in range(seats))
    state = play_some_answers(rules, Setup(names, options), "for nobody", MIDDLE)
    return job_of(PictureWanted("", "board"), Subject(rules.key, rules.view(state, None), names=names))
