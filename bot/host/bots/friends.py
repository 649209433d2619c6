"""Simulated friends: seats that the bot plays. Each friend answers at once, as its mind decides."""

from __future__ import annotations

import asyncio
import time

from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import Thought, think, thought
from bot.host.loading.context import HostContext
from bot.host.loading.game_tasks import GameTasks
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Status
from bot.host.model.minds import answers_so_far, mind_of
from bot.host.model.records import MoveKind
from bot.host.play.moves import MoveWriter, PendingMoves
from games.core.game import Game
from games.core.protocol import Answer, Question, State, Text, say, seat_name
from players import Decision, Level

Considered = tuple[Thought, Decision]
MOST_AT_ONCE = 1
"""At so many tables friends decide and answer at the same time. With two, presses of people already take longer."""
AGAIN_NOW = 0.0
"""The delay until the next look: after one answer there may be another question."""


class Friends(GameTasks):
    """The background tasks in which friends answer, one for each game."""

    failure_message = "a friend failed to answer"

    def __init__(self, context: HostContext, move_writer: MoveWriter, thinker: Thinker) -> None:
        super().__init__()
        self.context = context
        self.move_writer = move_writer
        self.thinker = thinker
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._considered: dict[str, Considered] = {}
        """The decision of a sharp mind, with the position that it was made for."""

    def wake(self, game: str, stands: GameReading | None = None) -> None:
        """Start the game's task after a move, if the game may wait for a friend."""
        if stands is None or _waits_for_friend(stands.loaded):
            self.start_task(game)

    async def wake_all(self) -> None:
        for game in await self.context.store.read.games.with_friends():
            self.wake(game)

    async def work(self, game: str) -> float | None:
        """Give one answer of one friend, or let a sharp mind think about it. Return None if no friend is to act."""
        async with self._at_once, self.context.queues.turn(game):
            considered = self._considered.pop(game, None)
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.RUNNING or not _waits_for_friend(loaded):
                return None
            state = await self.context.state(loaded, loaded.tip.seq)
            rules = self.context.rules(loaded.row)
            asked = rules.questions(state)
            question = _friends_question(asked, loaded)
            if question is None:
                return None
            about = _thought(rules, state, loaded, question)
            decision = _decided(rules, about, considered)
            if decision is not None:
                pending = PendingMoves(rules, state, loaded.tip, self.context.now(), asked=asked)
                pending.answer(question, Answer(question.id, question.seat, decision.picks), MoveKind.FRIEND)
                pending.follow_orders({order for order in loaded.orders if order[1] in rules.default_orders})
                await self.move_writer.write(loaded, pending, notice=_said(loaded, about, decision))
                return AGAIN_NOW
        await self._consider(rules, game, about)
        return AGAIN_NOW

    async def _consider(self, rules: Game, game: str, about: Thought) -> None:
        """Let a sharp mind think, outside the game's queue. If that fails, decide without looking ahead."""
        began = time.perf_counter()
        decision = await self.thinker.think(about)
        self.context.watch.thought(time.perf_counter() - began)
        self._considered[game] = about, decision or think(rules, about, Level.STEADY)


def _decided(rules: Game, about: Thought, considered: Considered | None) -> Decision | None:
    """Return the decision, or None if a sharp mind has not thought about this position yet."""
    if about.mind.level is not Level.SHARP:
        return think(rules, about)
    return considered[1] if considered and considered[0] == about else None


def _thought(rules: Game, state: State, loaded: Loaded, question: Question) -> Thought:
    mind = mind_of(loaded.row, loaded.seats[question.seat])
    assert mind is not None
    so_far = answers_so_far(loaded.moves, question.seat)
    return thought(rules, state, loaded.row, question, mind, loaded.tip.seq, so_far)


def _said(loaded: Loaded, about: Thought, decision: Decision) -> Text | None:
    """Return the reason of the decision as a notice, once a turn, if the table wants to read reasons."""
    if not loaded.row.table_settings.reasons or about.so_far:
        return None
    return say("mind-said", who=seat_name(about.seat), reason=decision.reason)


def _waits_for_friend(loaded: Loaded) -> bool:
    return any(seat.friend and seat.awaited for seat in loaded.seats)


def _friends_question(asked: list[Question], loaded: Loaded) -> Question | None:
    friends = {seat.seat for seat in loaded.seats if seat.friend}
    return next((each for each in asked if each.waits and each.seat in friends), None)
