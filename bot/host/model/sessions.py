"""A session at Discord's gateway, as one process leaves it to another."""

from __future__ import annotations

import msgspec


class Session(msgspec.Struct, frozen=True):
    """A session of one shard, which another process can resume."""

    shard: int
    id: str
    sequence: int
    """The number of the last event that was handled. Discord repeats those after it."""
    gateway: str
    """The address at which Discord wants the session to be resumed."""
