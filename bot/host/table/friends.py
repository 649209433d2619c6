"""Simulated friends: seats that answer by themselves, each as its mind is, as soon as the table waits for them."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.host.context import HostContext, Loaded
from bot.host.facts import Refused, Status
from bot.host.store.records import MoveKind
from bot.host.table.minds import Thought, answers_so_far, mind_of, think, thought
from bot.host.table.moving import PendingMoves
from bot.host.table.reading import GameReading
from bot.host.table.scribe import Scribe
from bot.host.table.thinking import Thinker
from games.core.protocol import Answer, Game, Question, State, Text, say, seat_name
from players import Decision, Level

log = logging.getLogger(__name__)


class Friends:
    def __init__(self, context: HostContext, scribe: Scribe, thinker: Thinker) -> None:
        self.context = context
        self.scribe = scribe
        self.thinker = thinker
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._considered: dict[str, tuple[Thought, Decision]] = {}
        """What a sharp mind has just found, for the position that it thought about."""
        self._stopped = False

    def stir(self, game: str, stands: GameReading | None = None) -> None:
        """Something was committed: perhaps a friend is awaited now."""
        if stands is not None and not _awaits_a_friend(stands.loaded):
            return
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
        """One answer of one friend, or one thought about it; whether there was any."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.RUNNING or not _awaits_a_friend(loaded):
                return False
            state = await self.context.state(loaded, loaded.tip.seq)
            rules = self.context.rules(loaded.row)
            asked = rules.questions(state)
            question = _friends_question(asked, loaded)
            if question is None:
                return False
            about = _thought(rules, state, loaded, question)
            decision = self._decided(rules, game, about)
            if decision is not None:
                pending = PendingMoves(rules, state, loaded.tip, self.context.now(), asked=asked)
                pending.answer(question, Answer(question.id, question.seat, decision.picks), MoveKind.FRIEND)
                await self.scribe.write(loaded, pending, notice=_said(loaded, about, decision))
                return True
        await self._consider(rules, game, about)
        return True

    def _decided(self, rules: Game, game: str, about: Thought) -> Decision | None:
        """The answer: at once, or where a sharp mind has thought about this very position."""
        if about.mind.level is not Level.SHARP:
            return think(rules, about)
        considered = self._considered.pop(game, None)
        return considered[1] if considered and considered[0] == about else None

    async def _consider(self, rules: Game, game: str, about: Thought) -> None:
        """Outside the queue: others go on meanwhile. Where looking ahead fails, the first thought counts."""
        began = time.perf_counter()
        decision = await self.thinker.think(about)
        self.context.watch.thought(time.perf_counter() - began)
        self._considered[game] = about, decision or think(rules, about, Level.STEADY)


def _thought(rules: Game, state: State, loaded: Loaded, question: Question) -> Thought:
    mind = mind_of(loaded.row, loaded.seats[question.seat])
    assert mind is not None
    so_far = answers_so_far(loaded.moves, question.seat)
    return thought(rules, state, loaded.row, question, mind, loaded.tip.seq, so_far)


def _said(loaded: Loaded, about: Thought, decision: Decision) -> Text | None:
    """Why, once a turn, where the table likes to read it."""
    if not loaded.row.table_settings.reasons or about.so_far:
        return None
    return say("mind-said", who=seat_name(about.seat), reason=decision.reason)


def _awaits_a_friend(loaded: Loaded) -> bool:
    return any(seat.friend and seat.awaited for seat in loaded.seats)


def _friends_question(asked: list[Question], loaded: Loaded) -> Question | None:
    friends = {seat.seat for seat in loaded.seats if seat.friend}
    return next((each for each in asked if each.waits and each.seat in friends), None)
