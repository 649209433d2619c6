"""The record that each game's renderer fills: its pictures, alternative texts, and the board in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from renderer.context import RenderContext
from renderer.legend import LEGEND, Legend, describe_legend, find_shown_icons, make_legend_drawer
from renderer.sprites import Drawing
from renderer.typesetting import fit_sentences

MAX_ALT_LENGTH = 1024
"""Discord's limit for the description of a file."""


@dataclass(frozen=True)
class GameRenderer:
    """The interface of the renderer of one game."""

    pictures: Mapping[str, Callable[[RenderContext[Any]], Drawing]]
    """Picture key -> function that draws it. Views are the game's own, so their types are not known here."""
    alt: Callable[[RenderContext[Any], str], Sequence[str]]
    """Return the sentences of the alternative text of a picture, the most important first."""
    text: Callable[[RenderContext[Any], str], str]
    """Return the text version of a picture, complete enough to play from."""
    legend: Legend
    """The icons of the game."""
    scene: str = ""
    """The scene on the lobby banner."""

    def find_drawer(self, picture: str) -> Callable[[RenderContext[Any]], Drawing]:
        """Return the function that draws a picture. Every game has a legend. Raise `NothingToShow` if there is none."""
        if picture == LEGEND:
            return make_legend_drawer(self.legend, self.pictures)
        if picture not in self.pictures:
            raise NothingToShow(picture)
        return self.pictures[picture]

    def describe(self, context: RenderContext[Any], picture: str, most: int = MAX_ALT_LENGTH) -> str:
        """Return the alternative text of a picture in whole sentences. It counts those for which there is no room."""
        sentences = self._describe_legend(context) if picture == LEGEND else self.alt(context, picture)
        return fit_sentences(sentences, most, lambda count: context.label("alt-left-out", count=count))

    def write(self, context: RenderContext[Any], picture: str) -> str:
        """Return the text version of a picture."""
        return " ".join(self._describe_legend(context)) if picture == LEGEND else self.text(context, picture)

    def _describe_legend(self, context: RenderContext[Any]) -> Sequence[str]:
        icons = find_shown_icons(self.legend, self.pictures, context)
        return list(describe_legend(self.legend, icons, context))


class NothingToShow(LookupError):
    """The picture does not exist, or the view does not contain what it should show."""
