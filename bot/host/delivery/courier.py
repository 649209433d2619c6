"""Parcels: messages ready for Discord, the interface that sends them, and the errors that sending may raise."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

import msgspec

from bot.host.model.facts import PostRef
from bot.host.screen.elements import Message


class Channel(msgspec.Struct, frozen=True, tag="channel"):
    id: int


class Direct(msgspec.Struct, frozen=True, tag="direct"):
    user: int


class Parcel(msgspec.Struct, frozen=True):
    """One message to send or edit. It is sent at least once, and shown once."""

    id: str
    """The number of the outbox row, in at most 25 characters. It is the nonce on Discord, and the post contains it."""
    to: Channel | Direct
    message: Message
    """The message with its pictures."""
    edits: PostRef | None = None
    """The message to edit, or None to send a new one."""
    deletes: bool = False
    """Whether the edited message is deleted instead."""
    keeps_files: bool = False
    """Whether an edited message keeps its pictures, unless the edit brings another."""
    look_since: datetime | None = None
    """When the first try was made, if its nonce is too old. Look for a post with this id before sending."""


class Courier(Protocol):
    """Sends messages to Discord. `bot/ui/courier` implements it."""

    def is_connected(self) -> bool:
        """Return whether messages can be sent now."""

    async def carry(self, parcel: Parcel) -> PostRef:
        """Send or edit a message, and return where it is shown. Raise `Unreachable` or `NotNow`."""

    async def open_thread(self, channel: int, name: str) -> int:
        """Make a public thread in a channel and return its id. Raise `Unreachable` or `NotNow`."""


class Unreachable(Exception):
    """A message that cannot be delivered: closed DMs, no permission, a channel or message that is gone."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """`dms_closed`, `forbidden`, `gone`, `no_channel` or `refused`."""


class NotNow(Exception):
    """A message that must be sent again later: rate limit, outage, lost response."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after
        """Seconds to wait, if Discord names them."""
