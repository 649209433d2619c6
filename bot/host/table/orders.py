"""Standing orders: secret, kept by the table, answered in the player's name wherever a question offers them."""

from __future__ import annotations

from bot.host.context import Desk
from bot.host.facts import Refused
from bot.host.table.moving import Deeds
from bot.host.table.scribe import Scribe
from games.core.protocol import say


class StandingOrders:
    def __init__(self, desk: Desk, scribe: Scribe) -> None:
        self.desk = desk
        self.scribe = scribe

    async def of(self, game: str, user: int) -> tuple[str, ...]:
        seat = (await self.desk.load(game)).seat_held_by(user)
        return tuple(sorted(key for owner, key in await self.desk.store.read.games.orders(game) if owner == seat))

    async def give(self, game: str, user: int, key: str) -> None:
        """From now on; an open question that offers it is answered at once."""
        async with self.desk.queues.turn(game):
            loaded = await self.desk.load(game)
            seat = loaded.seat_held_by(user)
            loaded.must_run()
            rules, state = self.desk.rules(loaded.row), await self.desk.state(loaded.row, loaded.tip.seq)
            mine = [question for question in rules.questions(state) if question.seat == seat]
            if not any(standing.key == key for question in mine for standing in question.standing):
                raise Refused(say("host-no-such-order"))
            deeds = Deeds(rules, state, loaded.tip, self.desk.now())
            async with self.desk.store.write() as ledger:
                await ledger.games.give_order(game, seat, key)
                deeds.follow_orders(await ledger.games.orders(game))
                if deeds.made:
                    await self.scribe.write_into(ledger, loaded, deeds)
        self.desk.committed(game)

    async def withdraw(self, game: str, user: int, key: str) -> None:
        async with self.desk.queues.turn(game):
            seat = (await self.desk.load(game)).seat_held_by(user)
            async with self.desk.store.write() as ledger:
                await ledger.games.withdraw_order(game, seat, key)
