"""Simulated friends: seats that answer by themselves, by chance but gladly, as soon as the table waits for them."""

from __future__ import annotations

import asyncio
import logging

from bot.host.context import HostContext, Loaded
from bot.host.facts import Refused, Status
from bot.host.store.records import MoveKind
from bot.host.table.moving import PendingMoves
from bot.host.table.scribe import Scribe
from games.core.protocol import Answer, Question
from games.core.simulation import lively_picks, thrower

log = logging.getLogger(__name__)


class Friends:
    def __init__(self, context: HostContext, scribe: Scribe) -> None:
        self.context = context
        self.scribe = scribe
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def stir(self, game: str) -> None:
        """Something was committed: perhaps a friend is awaited now."""
        if game not in self._busy and not self._stopped:
            self._busy[game] = asyncio.create_task(self._play(game))

    async def wake_all(self) -> None:
        for game in await self.context.store.read.games.with_friends():
            self.stir(game)

    async def idle(self) -> None:
        """Until no friend has anything to do."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game: str) -> None:
        try:
            while await self._answer_once(game):
                await asyncio.sleep(0)
        except Refused:
            return
        except Exception:
            log.exception("a simulated friend stumbled", extra={"game": game})
        finally:
            self._busy.pop(game, None)

    async def _answer_once(self, game: str) -> bool:
        """One answer of one friend; whether there was one to give."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.RUNNING or not _awaits_a_friend(loaded):
                return False
            rules = self.context.rules(loaded.row)
            state = await self.context.state(loaded, loaded.tip.seq)
            asked = rules.questions(state)
            question = _friends_question(asked, loaded)
            if question is None:
                return False
            below = thrower(loaded.row.salt(f"friend/{loaded.tip.seq}"))
            pending = PendingMoves(rules, state, loaded.tip, self.context.now(), asked=asked)
            answer = Answer(question.id, question.seat, lively_picks(question, below))
            pending.answer(question, answer, MoveKind.FRIEND)
            pending.follow_orders(loaded.orders)
            await self.scribe.write(loaded, pending)
            return True


def _awaits_a_friend(loaded: Loaded) -> bool:
    return any(seat.friend and seat.awaited for seat in loaded.seats)


def _friends_question(asked: list[Question], loaded: Loaded) -> Question | None:
    friends = {seat.seat for seat in loaded.seats if seat.friend}
    return next((each for each in asked if each.waits and each.seat in friends), None)
