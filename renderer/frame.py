"""What a layout is given beside the view: words, names, size, what was there before, and what the sentences mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from games.core.protocol import Arg, Text
from games.core.texts import Words, plain, words
from renderer.setting import printable

View = TypeVar("View")


@dataclass(frozen=True)
class Frame(Generic[View]):
    view: View
    names: Sequence[str] = ()
    lang: str = "en"
    size: str = "wide"
    before: View | None = None
    """The view of the last picture, to mark what has changed."""
    tags: dict[str, str] = field(default_factory=dict)
    """What the sentences speak of -> the number of the sentence."""
    about: str | int | None = None
    """Which card or whose mat, where a picture shows one of many."""

    @property
    def wide(self) -> bool:
        return self.size == "wide"

    @property
    def words(self) -> Words:
        return words(self.lang)

    def say(self, text: Text) -> str:
        """A text as a picture shows it: no styling."""
        return printable(plain(self.words.say(text, self.names)))

    def label(self, key: str, **args: Arg) -> str:
        """One of the pictures' own words."""
        return self.say(Text(f"picture-{key}", args))

    def name(self, seat: int) -> str:
        """A player's name; a number where nothing of it can be printed."""
        shown = printable(self.names[seat]) if seat < len(self.names) else ""
        return shown or self.say(Text("seat-unnamed", {"number": seat + 1}))


def number_marks(lines: Sequence[Sequence[str]]) -> dict[str, str]:
    """Each thing gets the number of the first sentence that speaks of it."""
    tags: dict[str, str] = {}
    for number, marks in enumerate(lines, start=1):
        for mark in marks:
            tags.setdefault(mark, str(number))
    return tags
