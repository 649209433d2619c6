"""Ending a game without a result, by a vote of the table."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, why_not_running
from bot.host.model.facts import LIVE, Refused, Status, Vote, VoteKind
from bot.host.notify.queueing import put_notice
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say


class Endings:
    """Opens the vote about ending a game, and ends the game after a yes."""

    def __init__(self, context: HostContext, votes: Votes) -> None:
        self.context = context
        self.votes = votes
        votes.carry_out[VoteKind.END] = self._end

    async def ask(self, game: str, user: int) -> Vote | None:
        """Ask the others at the table. A player who is alone ends the game at once."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            if loaded.row.status not in LIVE:
                raise Refused(why_not_running(loaded.row))
            return await self.votes.open(loaded, VoteKind.END, seat, seat)

    async def _end(self, rows: RowSet, loaded: Loaded, by: int, about: int) -> None:
        await rows.games.update(loaded.id, status=Status.ABANDONED)
        await rows.games.await_nobody(loaded.id)
        await put_notice(rows, loaded.row, say("host-ended-by-vote"), self.context.now())
