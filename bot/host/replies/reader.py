"""Who reads an answer: the person, where they are, and how they like to be told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import Person
from bot.host.model.preferences import PersonSettings
from bot.host.screen.elements import LONGEST_LABEL, LONGEST_LINE, Button, Message, Row, Select, SelectOption, Style, cut
from games.core.locales import choose_language
from games.core.protocol import PlayerName, Text, say
from games.core.texts import Words, plain, words


class Reader(msgspec.Struct, frozen=True):
    person: Person
    settings: PersonSettings
    locale: str
    """The language of their Discord."""
    channel: int | None = None
    guild: int | None = None
    manages: bool = False
    """Whether they may manage the server they are in."""
    table: str | None = None
    """The language of the table that is spoken of."""
    message: int = 0
    """The direct message that was pressed, in whose place the answer comes."""

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def words(self) -> Words:
        return words(choose_language(self.settings.locale, self.locale, self.table))

    def say(self, text: Text, names: tuple[PlayerName, ...] = ()) -> str:
        return self.words.say(text, names)

    def tell(self, text: Text, *rows: Row, names: tuple[PlayerName, ...] = ()) -> Message:
        """A message of one sentence."""
        return Message(self.say(text, names), rows)

    def button(self, key: str, act: Action, style: Style = Style.PLAIN) -> Button:
        return Button(cut(plain(self.say(say(key))), LONGEST_LABEL), act, style)

    def select(self, act: Action, choices: Iterable[tuple[str, Text]], chosen: str, placeholder: str = "") -> Select:
        """One of these values, each with what it is called."""
        options = tuple(
            SelectOption(cut(plain(self.say(text)), LONGEST_LINE), value, chosen=value == chosen)
            for value, text in choices
        )
        return Select(act, options, self.say(say(placeholder)) if placeholder else "")


Handler = Callable[[Host, Reader, Action, Sequence[str]], Awaitable[Message]]
"""What a press or a command does: the act and what was chosen with it, answered by a message."""
