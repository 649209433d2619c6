"""A slash command as the search knows it."""

from __future__ import annotations

import msgspec


class CommandWords(msgspec.Struct, frozen=True):
    """A slash command, with the keys of the sentences that describe it and its options."""

    name: str
    keys: tuple[str, ...]
    """First the command's, then those of its options."""
