"""The record that each game's renderer fills: its pictures, alternative texts, and the board in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from renderer.context import RenderContext
from renderer.sprites import Drawing


@dataclass(frozen=True)
class GameRenderer:
    """What the renderer of one game offers."""

    pictures: Mapping[str, Callable[[RenderContext[Any]], Drawing]]
    """Picture key -> function that draws it. Views are the game's own, so their types are not known here."""
    alt: Callable[[RenderContext[Any], str], str]
    """Return the alternative text of a picture, in a few sentences."""
    text: Callable[[RenderContext[Any], str], str]
    """Return the text version of a picture, complete enough to play from."""
    scene: str = ""
    """The scene on the lobby banner."""


class NothingToShow(LookupError):
    """The picture does not exist, or the view does not contain what it should show."""
