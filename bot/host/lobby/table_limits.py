"""Limits of how many tables may be open: of one person in a server, and in a whole server."""

from __future__ import annotations

import msgspec

from bot.host.model.facts import Refused
from bot.host.store import RowSet
from games.core.protocol import Text, say


class TableLimits(msgspec.Struct, frozen=True):
    """The limits that the operator may set. 0 means no limit."""

    per_person: int = 20
    """Open tables in one server that one person has created."""
    per_server: int = 500
    of_newcomer: int = 0
    """Seats in open games, on all servers, of a person who has finished no game yet."""


def why_no_table(limits: TableLimits, of_person: int, in_server: int) -> Text | None:
    """Return why no further table can be created here, or None."""
    if limits.per_person and of_person >= limits.per_person:
        return say("host-too-many-tables", most=limits.per_person)
    if limits.per_server and in_server >= limits.per_server:
        return say("host-server-full", most=limits.per_server)
    return None


async def check_newcomer(rows: RowSet, limits: TableLimits, user: int) -> None:
    """Refuse another seat to a person who has many seats and has finished no game yet."""
    if not limits.of_newcomer or await rows.games.open_seats(user) < limits.of_newcomer:
        return
    if not await rows.finished.has_finished(user):
        raise Refused(say("host-too-many-for-newcomer", most=limits.of_newcomer))


async def check_reliable(rows: RowSet, least: int, user: int) -> None:
    """Refuse a seat to a person who is known to be less reliable than the table asks."""
    if not least:
        return
    known = await rows.finished.reliability(user)
    if known.percent is not None and known.percent < least:
        raise Refused(say("host-not-reliable", least=least, answers=known.in_time, games=known.kept))
