"""Standing orders: secret rules of a player by which the bot answers questions that offer them."""

from __future__ import annotations

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import withdrawn
from bot.host.model.facts import Refused
from bot.host.play.moves import MoveWriter, PendingMoves
from bot.host.play.owner_return import welcome_back
from games.core.protocol import say


class StandingOrders:
    """Gives, withdraws and lists standing orders."""

    def __init__(self, context: HostContext, move_writer: MoveWriter) -> None:
        self.context = context
        self.move_writer = move_writer

    async def of(self, game: str, user: int) -> tuple[str, ...]:
        """Return the keys of the orders that a player has given."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        return tuple(sorted(key for owner, key in loaded.orders if owner == seat))

    async def give(self, game: str, user: int, key: str, at: int = 0) -> None:
        """Give an order, also before a question offers it. An open question that offers it is answered at once."""
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            seat = loaded.seat_held_by(user)
            loaded.must_run()
            rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
            asked = rules.questions(state)
            mine = [question for question in asked if question.seat == seat]
            offered = [*rules.orders(state), *(standing for question in mine for standing in question.standing)]
            if not any(standing.key == key for standing in offered):
                raise Refused(say("host-no-such-order"))
            pending = PendingMoves(rules, state, loaded.tip, self.context.now(), asked=asked)
            async with self.context.store.write() as rows:
                if key in rules.default_orders:
                    await rows.games.withdraw_order(game, seat, withdrawn(key))
                else:
                    await rows.games.give_order(game, seat, key)
                pending.follow_orders({(seat, key)})
                if pending.made:
                    await self.move_writer.write_into(rows, loaded, pending, at=at)
        self.context.committed(game)

    async def withdraw(self, game: str, user: int, key: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            async with self.context.store.write() as rows:
                if key in self.context.rules(loaded.row).default_orders:
                    await rows.games.give_order(game, seat, withdrawn(key))
                else:
                    await rows.games.withdraw_order(game, seat, key)
