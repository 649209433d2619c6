"""The audit: checks every logged shuffle and roll against the seed whose hash was published at the start."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.model.community.challenges import is_sealed
from bot.host.model.facts import FINISHED, Refused, Verdict
from bot.host.model.records import NOBODY
from games.core.chance import commitment, matches_seed
from games.core.protocol import say


class Audit:
    """Checks finished games."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def verify(self, game: str) -> Verdict:
        """Check all rolls of a finished game. The seed is secret until the game ends."""
        row = (await self.context.load(game)).row
        if row.status not in FINISHED or row.seed is None:
            raise Refused(say("host-not-over"))
        if is_sealed(row.table_settings.challenge, self.context.now()):
            raise Refused(say("challenge-still-sealed"))
        checked, false_moves = 0, []
        for move in await self.context.store.read.moves.after(game, NOBODY):
            checked += len(move.rolls)
            if not all(matches_seed(row.seed, roll) for roll in move.rolls):
                false_moves.append(move.seq)
        published = row.commitment or ""
        holds = commitment(row.seed) == published
        return Verdict(published, row.seed.hex(), holds, checked, tuple(false_moves))
