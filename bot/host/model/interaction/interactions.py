"""Presses and commands as `bot.ui` hands them to the host: who acts, where, and what was pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.progress import Progress

FORM_VERBS = frozenset({"askzone", "askwhisper", "askshow", "askreply", "asksearch"})
"""Verbs of buttons and selects that open a form."""
SEPARATE_REPLY_VERBS = frozenset({"talkbeside", "reply"})
"""Verbs whose reply is a new message. The pressed message holds a partner's words, which are stored nowhere else."""


async def cannot_see(channel: int) -> bool:
    return False


class Visitor(msgspec.Struct, frozen=True):
    """A person who presses or types something, and the place where they do it."""

    person: Person
    locale: str
    """The language of their Discord."""
    channel: int | None = None
    guild: int | None = None
    is_admin: bool = False
    """Whether they may manage the server they are in."""
    message: int = 0
    """The direct message that was pressed, or 0 if it was not a direct message."""
    files: frozenset[str] = frozenset()
    """The names of the files in the message that the reply replaces."""
    can_see: Callable[[int], Awaitable[bool]] = cannot_see
    """Ask Discord whether this person sees a channel of the server they are in."""
    progress: Progress = msgspec.field(default_factory=Progress)
    """The progress of long work, which this person reads while the reply is being made."""


class Press(msgspec.Struct, frozen=True):
    """A press of a button, a choice in a select, or a form that was sent."""

    action: Action | None
    """None if the custom id is not one of ours."""
    values: Sequence[str]
    """The chosen options of a select, or the typed fields of a form."""
    visitor: Visitor
    is_sent_form: bool = False

    @property
    def opens_form(self) -> bool:
        """Return whether the reply is a form."""
        return not self.is_sent_form and self.action is not None and self.action.verb in FORM_VERBS
