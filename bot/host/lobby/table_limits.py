"""Limits of how many tables may be open: of one person in a server, and in a whole server."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text, say


class TableLimits(msgspec.Struct, frozen=True):
    """The limits that the operator may set. 0 means no limit."""

    per_person: int = 20
    """Open tables in one server that one person has created."""
    per_server: int = 500


def why_no_table(limits: TableLimits, of_person: int, in_server: int) -> Text | None:
    """Return why no further table can be created here, or None."""
    if limits.per_person and of_person >= limits.per_person:
        return say("host-too-many-tables", most=limits.per_person)
    if limits.per_server and in_server >= limits.per_server:
        return say("host-server-full", most=limits.per_server)
    return None
