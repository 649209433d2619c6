"""Parcels: what is carried to Discord, the door to whoever carries it, and what may go wrong on the way."""

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
    """One message to be carried, at least once, and shown once."""

    id: str
    """The outbox row: at most 25 characters, used as the nonce; the post carries it so that it can be found again."""
    to: Channel | Direct
    message: Message
    """Whole: whoever carries it needs nothing more of the host."""
    edits: PostRef | None = None
    """Change this message instead of sending one."""
    keeps_files: bool = False
    """Its pictures stay, unless the message brings another."""
    look_since: datetime | None = None
    """A try since then may have arrived and its nonce is too old: look for our post with this id before sending."""


class Courier(Protocol):
    async def carry(self, parcel: Parcel) -> PostRef:
        """Deliver and return where it is shown. Raises `Unreachable` or `NotNow`."""


class Unreachable(Exception):
    """It can never be delivered: closed DMs, no permission, a channel or message that is gone."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """`dms_closed`, `forbidden`, `gone`, `no_channel` or `refused`."""


class NotNow(Exception):
    """Try again: rate limit, outage, lost response."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after
        """Seconds, where Discord names them."""
