"""Puzzles: positions of finished games of minds in which one turn is clearly best (`data/<game>/puzzles.json`).

`make puzzles` finds them. In the kept position all that the seat did not know is dealt anew.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from games.core.data import BadData
from games.core.protocol import Picks

MOST_COURSES = 25
"""Discord allows no more options in a select."""


class Course(msgspec.Struct, frozen=True):
    """One turn that can be chosen: its answers in order, and the chance to win after it."""

    answers: tuple[Picks, ...]
    chance: float = 0.0


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and what can be done in it."""

    name: str
    """Never used again for another puzzle: servers remember which ones they had."""
    seats: int
    """How many seats the table has. Players without a seat come after them."""
    seat: int
    question: str
    """The id of the question that is open for the seat."""
    options: dict[str, str]
    """The options of the game."""
    courses: tuple[Course, ...]
    best: int
    """The index of the best course."""
    gain: float
    """By how much the best chance exceeds the second."""
    doubt: float
    """The standard error of this difference."""
    packed: str
    """The save, compressed and in base 64."""

    @property
    def save(self) -> bytes:
        return zlib.decompress(base64.b64decode(self.packed))


def packed(save: bytes) -> str:
    """Return a save as a puzzle keeps it."""
    return base64.b64encode(zlib.compress(save, 9)).decode()


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles that a game offers."""

    first: tuple[str, ...] = ()
    """The kinds of questions with which a turn begins."""
    then: tuple[str, ...] = ()
    """The kinds of questions that belong to the same choice, such as the space to which a card sends an agent."""
    kept: tuple[Puzzle, ...] = ()

    def named(self, name: str) -> Puzzle | None:
        return next((each for each in self.kept if each.name == name), None)


NO_PUZZLES = Puzzles()


def read_puzzles(path: Path, first: Sequence[str], then: Sequence[str] = ()) -> Puzzles:
    """Read the puzzles of a game. There may be none yet."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=tuple[Puzzle, ...]) if path.exists() else ()
    except msgspec.DecodeError as error:
        raise BadData(f"{path.parent.name}/{path.name}: {error}") from error
    return Puzzles(tuple(first), tuple(then), kept)
