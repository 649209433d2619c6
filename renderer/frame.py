"""What a layout is given beside the view: words, names, size, what was there before, and what the sentences mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
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
    acted: int | None = None
    """Whose deed is told, where that matters more than whose turn it is."""
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
        return letters_of(tuple(self.name(number) if name else "" for number, name in enumerate(self.names)))[seat]

    def _colour(self, seat: int) -> str:
        """The chosen one; who has none, such as a rival, gets one that nobody chose."""
        chosen = self.colours[seat] if seat < len(self.colours) else ""
        if chosen in PIECES:
            return chosen
        free = [colour for colour in PIECES if colour not in self.colours]
        return free[(seat - len(self.colours)) % len(free)] if self.colours else PIECES[seat]


@lru_cache(maxsize=64)
def letters_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The letters by which players are told apart, no two alike."""
    sharing: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        sharing.setdefault(_initial(name), []).append(seat)
    found = {seat: letters for initial, seats in sharing.items() for seat, letters in _apart(initial, seats, names)}
    return tuple(found[seat] for seat in range(len(names)))


def _initial(name: str) -> str:
    return name[:1].upper()[:1]


def _apart(initial: str, seats: Sequence[int], names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """With a letter of the name that nobody else of these has got; whose next letter is their own chooses first, and
    who has another's very name gets a number."""
    if len(seats) == 1:
        yield seats[0], initial
        return
    rests = {seat: _after_the_initial(names[seat]) for seat in seats}
    alike = Counter(names[seat].casefold() for seat in seats)
    nexts = Counter(rest[0] for rest in rests.values() if rest)
    taken: set[str] = set()
    for seat in sorted(seats, key=lambda each: (nexts[rests[each][0]] > 1 if rests[each] else True, each)):
        own = rests[seat] if alike[names[seat].casefold()] == 1 else []
        chosen = next(mark for mark in (*own, str(seat + 1), *"123456789") if mark not in taken)
        taken.add(chosen)
        yield seat, f"{initial}{chosen}"


def _after_the_initial(name: str) -> list[str]:
    """The letters that may stand beside it; the number of a numbered name goes first."""
    rest = [letter for letter in name[1:].lower() if letter.isalnum()]
    return [rest[-1], *rest] if rest and rest[-1].isdigit() else rest


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


WHO = "seat:"
"""The mark of a player."""


def whose(told: Iterable[str]) -> int | None:
    """The first player whom a sentence marks."""
    return next((int(mark.removeprefix(WHO)) for mark in told if mark.startswith(WHO)), None)
