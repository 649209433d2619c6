"""The reader of a reply: the person, where they are, and their settings. Replies use it to make texts and buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.progress import Note, Progress
from bot.host.model.preferences import PersonSettings
from bot.host.screen.elements import LONGEST_LABEL, LONGEST_LINE, Button, Message, Row, Select, SelectOption, Style, cut
from bot.host.services import Services
from games.core.locales import choose_language
from games.core.protocol import PlayerName, Text, say
from games.core.texts import Words, plain, words


class Reader(msgspec.Struct, frozen=True):
    """The person who reads a reply."""

    person: Person
    settings: PersonSettings
    locale: str
    """The language of their Discord."""
    channel: int | None = None
    guild: int | None = None
    manages: bool = False
    """Whether they are an admin: they may manage the server they are in."""
    table: str | None = None
    """The language of the table that the reply is about."""
    message: int = 0
    """The direct message that was pressed and that the reply replaces, or 0."""
    progress: Progress = msgspec.field(default_factory=Progress)
    """The progress of long work, which this person reads until the reply is ready."""

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def words(self) -> Words:
        return words(choose_language(self.settings.locale, self.locale, self.table))

    def say(self, text: Text, names: tuple[PlayerName, ...] = ()) -> str:
        return self.words.say(text, names)

    def note_progress(self, key: str) -> Note:
        """Return a function that says how far the work is, in the words of a key with `done` and `whole`."""

        def note(done: int, whole: int) -> None:
            self.progress.line = self.say(say(key, done=done, whole=whole))

        return note

    def tell(self, text: Text, *rows: Row, names: tuple[PlayerName, ...] = ()) -> Message:
        """Return a message of one text."""
        return Message(self.say(text, names), rows)

    def button(self, key: str, act: Action, style: Style = Style.PLAIN) -> Button:
        return Button(cut(plain(self.say(say(key))), LONGEST_LABEL), act, style)

    def select(self, act: Action, choices: Iterable[tuple[str, Text]], chosen: str, placeholder: str = "") -> Select:
        """Return a select. `choices`: values with their names; `placeholder`: the key of its text."""
        options = tuple(
            SelectOption(cut(plain(self.say(text)), LONGEST_LINE), value, chosen=value == chosen)
            for value, text in choices
        )
        return Select(act, options, self.say(say(placeholder)) if placeholder else "")


Handler = Callable[[Services, Reader, Action, Sequence[str]], Awaitable[Message]]
"""A function that does what an action says, with the values that were chosen, and returns the reply."""
