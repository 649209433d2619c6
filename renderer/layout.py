"""What a game's layout offers: its pictures, their alternative texts, and the whole board in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from renderer.frame import Frame
from renderer.sprites import Drawing


@dataclass(frozen=True)
class Layout:
    pictures: Mapping[str, Callable[[Frame[Any]], Drawing]]
    """Picture -> its scene. Views are the game's own, so the table of layouts cannot know their types."""
    alt: Callable[[Frame[Any], str], str]
    """What a picture shows, in a few sentences."""
    text: Callable[[Frame[Any], str], str]
    """The same, complete enough to play from."""
    scene: str = ""
    """What is seen while a table fills."""


class NothingToShow(LookupError):
    """There is no such picture, or what it should show is not in the view."""
