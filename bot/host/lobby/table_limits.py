"""How many tables may be open at once: of one person in a server, and in a whole server."""

from __future__ import annotations

import msgspec

from games.core.protocol import Text, say


class TableLimits(msgspec.Struct, frozen=True):
    """What whoever runs the bot may set; 0: no limit."""

    per_person: int = 20
    """Tables that one person has set up in one server and that are still open."""
    per_server: int = 500


def why_no_table(limits: TableLimits, of_person: int, in_server: int) -> Text | None:
    """Return why nobody can set up another table here; None if it can be."""
    if limits.per_person and of_person >= limits.per_person:
        return say("host-too-many-tables", most=limits.per_person)
    if limits.per_server and in_server >= limits.per_server:
        return say("host-server-full", most=limits.per_server)
    return None
