"""What a layout is given beside the view: words, names, size, what was there before, and what the sentences mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from games.core.protocol import Arg, PlayerName, Text
from games.core.texts import Words, escape, plain, words
from renderer.colours import PIECES, marker, piece
from renderer.setting import printable

View = TypeVar("View")


@dataclass(frozen=True)
class Frame(Generic[View]):
    view: View
    names: Sequence[PlayerName] = ()
    lang: str = "en"
    size: str = "wide"
    colours: Sequence[str] = PIECES
    """The colours of the players' pieces, by seat."""
    before: View | None = None
    """The view of the last picture, to mark what has changed."""
    tags: dict[str, str] = field(default_factory=dict)
    """What the sentences speak of -> the number of the sentence."""
    focus: str | None = None
    """Whose mat, where a picture shows one of many."""
    styled: bool = False
    """For a message instead of a picture: styling stays, and names are escaped."""
    said: str = ""
    """What has just happened, in a sentence, where a picture tells it."""
    grown: float = 1.0
    """How far the arrows of a deed have grown, where it is shown in motion."""

    @property
    def wide(self) -> bool:
        return self.size == "wide"

    @property
    def words(self) -> Words:
        return words(self.lang)

    def say(self, text: Text) -> str:
        """A text as a picture shows it, without styling, or as a message does."""
        said = self.words.say(text, self.names)
        return said if self.styled else printable(plain(said))

    def label(self, key: str, **args: Arg) -> str:
        """One of the pictures' own words. What is put in stands as it is, stars and underscores included."""
        if not self.styled:
            args = {name: escape(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.say(Text(f"picture-{key}", args))

    def name(self, seat: int) -> str:
        """A player's name; a number where nothing of it can be printed."""
        given = self.names[seat] if seat < len(self.names) else ""
        if isinstance(given, Text):
            return self.say(given)
        shown = escape(given) if self.styled else printable(given)
        return shown or self.say(Text("seat-unnamed", {"number": seat + 1}))

    def tint(self, seat: int) -> str:
        """The colour of a player's pieces."""
        return piece(self._colour(seat))

    def marker(self, seat: int) -> str:
        """The icon of a player's marker."""
        return marker(self._colour(seat))

    def letter(self, seat: int) -> str:
        """The initial of a player's name; those who share one get two letters each, the others keep theirs."""
        if seat >= len(self.names) or not self.names[seat]:
            return chr(ord("A") + seat)
        mine, *others = [self.name(each) for each in (seat, *self._named_besides(seat))]
        alike = [other for other in others if other[0].upper() == mine[0].upper()]
        return f"{mine[0].upper()}{_telling(mine, alike) or seat + 1}" if alike else mine[0].upper()

    def _named_besides(self, seat: int) -> list[int]:
        return [number for number, name in enumerate(self.names) if name and number != seat]

    def _colour(self, seat: int) -> str:
        """The chosen one; who has none, such as a rival, gets one that nobody chose."""
        chosen = self.colours[seat] if seat < len(self.colours) else ""
        if chosen in PIECES:
            return chosen
        free = [colour for colour in PIECES if colour not in self.colours]
        return free[(seat - len(self.colours)) % len(free)] if self.colours else PIECES[seat]


def _telling(name: str, others: Sequence[str]) -> str:
    """The first letter after the initial that none of the others has in its place, if there is one."""
    apart = [at for at in range(1, len(name)) if all(at >= len(each) or each[at] != name[at] for each in others)]
    return next((name[at].lower() for at in apart if name[at].isalnum()), "")


def tags(marks: Sequence[str]) -> dict[str, str]:
    """What the sentences speak of -> the number of the first that does. A mark is `2:space:arrakeen` or bare."""
    found: dict[str, str] = {}
    for mark in marks:
        number, _, thing = mark.partition(":")
        if number.isdigit():
            found.setdefault(thing, number)
        else:
            found.setdefault(mark, "")
    return found
