"""The context of a picture: the view, player names, language, size, the view before, and what the sentences mention."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, TypeVar

from games.core.protocol import Arg, PlayerName, Text
from games.core.texts import Words, escape, plain, words
from renderer.colours import PIECE_COLOURS, name_marker_icon, name_piece_colour
from renderer.typesetting import keep_printable

View = TypeVar("View")


@dataclass(frozen=True)
class RenderContext(Generic[View]):
    """Everything that a drawing function needs besides its place on the page. Every drawing function takes one."""

    view: View
    names: Sequence[PlayerName] = ()
    lang: str = "en"
    size: str = "wide"
    colours: Sequence[str] = PIECE_COLOURS
    """The colours of the players' pieces, by seat."""
    before: View | None = None
    """The view of the last picture, to mark what has changed."""
    mentions: dict[str, str] = field(default_factory=dict)
    """Thing that a sentence mentions -> number of that sentence."""
    focus: str | None = None
    """The seat whose mat is shown, for pictures of one player."""
    is_styled: bool = False
    """True for a message instead of a picture: Discord styling stays, and names are escaped."""
    sentence: str = ""
    """The sentence that says what has just happened."""
    acting_seat: int | None = None
    """The seat whose turn a film shows. It is named in place of the player who is to act."""
    arrow_progress: float = 1.0
    """How much of each arrow of the deed is drawn, from 0 to 1. It is under 1 only in the animated deed."""

    highlights: frozenset[str] = frozenset()
    """The things on the picture that the player may choose, named as in `Option.place`."""

    @property
    def is_wide(self) -> bool:
        return self.size == "wide"

    @property
    def words(self) -> Words:
        return words(self.lang)

    def say(self, text: Text) -> str:
        """Return a text in the reader's language. A picture gets it without styling, a message with styling."""
        said = self.words.say(text, self.names)
        return said if self.is_styled else keep_printable(plain(said))

    def label(self, key: str, **args: Arg) -> str:
        """Return one of the renderer's own texts. Stars and underscores in its arguments are kept as they are."""
        if not self.is_styled:
            args = {name: escape(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.say(Text(f"picture-{key}", args))

    def name(self, seat: int) -> str:
        """Return a player's name, or a text such as "Player 2" if nothing of the name can be shown.

        A picture shows only the letters that our fonts have. A message shows all letters, escaped.
        """
        given = self.names[seat] if seat < len(self.names) else ""
        if isinstance(given, Text):
            return self.say(given)
        shown = escape(given) if self.is_styled else keep_printable(given)
        return shown or self.say(Text("seat-unnamed", {"number": seat + 1}))

    def tint(self, seat: int) -> str:
        """Return the colour name of a player's pieces."""
        return name_piece_colour(self._colour(seat))

    def marker(self, seat: int) -> str:
        """Return the icon name of a player's marker."""
        return name_marker_icon(self._colour(seat))

    def letter(self, seat: int) -> str:
        """Return the initial of a player's name, or two characters if several players share that initial."""
        if seat >= len(self.names) or not self.names[seat]:
            return chr(ord("A") + seat)
        return assign_letters(tuple(self.name(number) if name else "" for number, name in enumerate(self.names)))[seat]

    def _colour(self, seat: int) -> str:
        """Return the colour that the player chose. A player without one, such as a rival, gets an unused colour."""
        chosen = self.colours[seat] if seat < len(self.colours) else ""
        if chosen in PIECE_COLOURS:
            return chosen
        free = [colour for colour in PIECE_COLOURS if colour not in self.colours]
        return free[(seat - len(self.colours)) % len(free)] if self.colours else PIECE_COLOURS[seat]


@lru_cache(maxsize=64)
def assign_letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return for each name the letters that tell the players apart. No two are equal."""
    sharing: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        sharing.setdefault(_get_initial(name), []).append(seat)
    found = {
        seat: letters
        for initial, seats in sharing.items()
        for seat, letters in _assign_shared_initial(initial, seats, names)
    }
    return tuple(found[seat] for seat in range(len(names)))


def _get_initial(name: str) -> str:
    return name[:1].upper()[:1]


def _assign_shared_initial(initial: str, seats: Sequence[int], names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield seat and letters for players who share an initial.

    Each gets the initial and one more letter of the name. Players whose next letter is unique choose first. Players
    with the same name get a number instead.
    """
    if len(seats) == 1:
        yield seats[0], initial
        return
    rests = {seat: _list_second_characters(names[seat]) for seat in seats}
    alike = Counter(names[seat].casefold() for seat in seats)
    nexts = Counter(rest[0] for rest in rests.values() if rest)
    taken: set[str] = set()
    for seat in sorted(seats, key=lambda each: (nexts[rests[each][0]] > 1 if rests[each] else True, each)):
        own = rests[seat] if alike[names[seat].casefold()] == 1 else []
        chosen = next(mark for mark in (*own, str(seat + 1), *"123456789") if mark not in taken)
        taken.add(chosen)
        yield seat, f"{initial}{chosen}"


def _list_second_characters(name: str) -> list[str]:
    """Return the characters that may follow the initial. A digit at the end of the name comes first."""
    rest = [letter for letter in name[1:].lower() if letter.isalnum()]
    return [rest[-1], *rest] if rest and rest[-1].isdigit() else rest


def parse_marks(marks: Sequence[str]) -> dict[str, str]:
    """Return each thing that the marks mention -> number of the first sentence that mentions it.

    A mark is `2:space:arrakeen`, or `space:arrakeen` if it belongs to no numbered sentence.
    """
    found: dict[str, str] = {}
    for mark in marks:
        number, _, thing = mark.partition(":")
        if number.isdigit():
            found.setdefault(thing, number)
        else:
            found.setdefault(mark, "")
    return found


SEAT_MARK = "seat:"
"""Prefix of the marks that name a player."""


def find_first_seat(mentions: Iterable[str]) -> int | None:
    """Return the seat of the first player that a sentence mentions, or None."""
    return next((int(mark.removeprefix(SEAT_MARK)) for mark in mentions if mark.startswith(SEAT_MARK)), None)
