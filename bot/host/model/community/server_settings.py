"""The settings of a server, which its admins change."""

from __future__ import annotations

import msgspec


class ServerSettings(msgspec.Struct, frozen=True):
    ratings: bool = True
    """Whether games of this server change ratings."""
