"""Plans of players. A seat has at most one plan, and only its player may see it."""

from __future__ import annotations

from bot.host.model.plans import Plan, encoded
from bot.host.store.connection.rows import Rows


class PlanRows(Rows):
    """The SQL about the table `plans`."""

    async def put(self, game: str, seat: int, plan: Plan) -> None:
        await self._upsert("plans", ("game", "seat"), {"game": game, "seat": seat, "plan": encoded(plan)})

    async def drop(self, game: str, seat: int) -> None:
        await self._execute("DELETE FROM plans WHERE game = ? AND seat = ?", (game, seat))

    async def drop_all(self, game: str) -> None:
        await self._execute("DELETE FROM plans WHERE game = ?", (game,))
