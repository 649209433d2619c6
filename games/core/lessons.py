"""The notes of the coach on a game, and the game's lessons, both read from `data/<game>/lessons.toml`.

A note is bound to what is asked, not to a script of moves. So the same notes serve in lessons and in any other game.
A note is chosen by the question alone, which its player may read, so it can give nothing away.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from games.core.data import BadData, read_toml
from games.core.protocol import Question, Text, say


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One concept and when it applies. Its words are `coach-<game>-<concept>`."""

    concept: str
    kinds: tuple[str, ...]
    """The kinds of questions to which it belongs."""
    options: tuple[str, ...] = ()
    """It applies only if one of these options is offered: the part of the option's key before the colon."""
    icons: tuple[str, ...] = ()
    """It applies only if an option has one of these icons."""

    def applies(self, question: Question) -> bool:
        keys = {option.key.partition(":")[0] for option in question.options}
        icons = {str(option.icon) for option in question.options}
        return (
            question.kind in self.kinds
            and (not self.options or not keys.isdisjoint(self.options))
            and (not self.icons or not icons.isdisjoint(self.icons))
        )


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game for one person among bot players. Its words are `lesson-<key>` and `lesson-<key>-about`."""

    key: str
    players: int
    seed: str
    """The deal is made from this text, so that everybody learns from the same one."""
    rounds: int
    """The lesson is complete after this number of rounds. The person may play on."""
    options: dict[str, str] = {}
    seat: int = 0
    """The seat of the person who learns."""
    anew: bool = True
    """Whether the coach explains the game from the start. False: the lesson is for those who know most of it."""


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `data/<game>/lessons.toml`."""

    note: tuple[Note, ...] = ()
    """In the order in which they matter: of several that apply, the first is shown."""
    lesson: tuple[Lesson, ...] = ()

    def note_for(self, question: Question, known: Collection[str]) -> Note | None:
        """Return the first note that applies to a question and that the person does not know."""
        return next((note for note in self.note if note.concept not in known and note.applies(question)), None)

    def named(self, key: str) -> Lesson | None:
        return next((lesson for lesson in self.lesson if lesson.key == key), None)


NO_LESSONS = Lessons()


def note_text(game: str, concept: str) -> Text:
    return say(f"coach-{game}-{concept}")


def read_lessons(path: Path) -> Lessons:
    """Read a file, or raise `BadData` with the mistake and its place."""
    try:
        return msgspec.convert(read_toml(path), Lessons)
    except msgspec.ValidationError as error:
        raise BadData(f"{path.parent.name}/{path.name}: {error}") from error
