"""Absence: whether the owner of a seat has been silent for so long that the table may act without them."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import Refused
from bot.host.model.records import SeatRow
from bot.host.model.silence import why_not_silent
from games.core.protocol import say


class Absence:
    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def must_be_silent(self, loaded: Loaded, mine: int, seat: int) -> SeatRow:
        """Return another player's seat if its owner was silent for long enough; else refuse and say why."""
        if not 0 <= seat < len(loaded.seats) or seat == mine:
            raise Refused(say("host-no-such-seat"))
        theirs = loaded.seats[seat]
        if theirs.user is None:
            raise Refused(say("host-seat-without-owner"))
        day = await self.context.day_of(loaded, theirs.user)
        why_not = why_not_silent(theirs, loaded.row.table_settings, day, self.context.now())
        if why_not is not None:
            raise Refused(why_not)
        return theirs
