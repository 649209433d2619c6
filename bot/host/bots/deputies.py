"""Deputies: after a vote of the table a steady mind answers for a silent player, until the player is back.

A player can also allow this in their settings, at a deadline. `clock/sweeper` gives the answers in both cases.
"""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import LIVE, Refused, Vote, VoteKind
from bot.host.notify.queueing import put_notice
from bot.host.play.absence import Absence
from bot.host.play.vote_posts import put_at_risk
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say, seat_name


class Deputies:
    """Opens the votes about deputies, and appoints a deputy after a yes."""

    def __init__(self, context: HostContext, votes: Votes) -> None:
        self.context = context
        votes.carry_out[VoteKind.DEPUTY] = self._appoint
        self.votes = votes
        self.absence = Absence(context)

    async def ask(self, game: str, user: int, seat: int) -> Vote | None:
        """Ask the table whether a mind answers for a silent player until they are back."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            mine = loaded.seat_held_by(user)
            if loaded.row.status not in LIVE:
                raise Refused(say(f"host-is-{loaded.row.status.value}"))
            theirs = await self.absence.must_be_silent(loaded, mine, seat)
            if theirs.deputised:
                raise Refused(say("host-deputised-already"))
            return await self.votes.open(loaded, VoteKind.DEPUTY, mine, seat)

    async def _appoint(self, rows: RowSet, loaded: Loaded, by: int, seat: int) -> None:
        await rows.games.update_seat(loaded.id, seat, deputised=True)
        notice = say("host-deputised", who=seat_name(seat))
        await put_notice(rows, loaded.row, notice, self.context.now())
        await put_at_risk(self.context, rows, loaded, VoteKind.DEPUTY, seat)
