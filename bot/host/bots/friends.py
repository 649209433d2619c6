"""Simulated friends: seats that answer by themselves, each as its mind is, as soon as the table waits for them."""

from __future__ import annotations

import time

from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import Thought, think, thought
from bot.host.model.facts import Status
from bot.host.model.minds import answers_so_far, mind_of
from bot.host.model.records import MoveKind
from bot.host.play.context import HostContext
from bot.host.play.game_tasks import TaskKeeper
from bot.host.play.loaded import Loaded
from bot.host.play.move_writer import MoveWriter
from bot.host.play.pending_moves import PendingMoves
from bot.host.play.reading import GameReading
from games.core.game import Game
from games.core.protocol import Answer, Question, State, Text, say, seat_name
from players import Decision, Level

Considered = tuple[Thought, Decision]
AT_ONCE = 0.0
"""After one answer there may be another."""


class Friends(TaskKeeper):
    mishap = "a simulated friend stumbled"

    def __init__(self, context: HostContext, move_writer: MoveWriter, thinker: Thinker) -> None:
        super().__init__()
        self.context = context
        self.move_writer = move_writer
        self.thinker = thinker
        self._considered: dict[str, Considered] = {}
        """What a sharp mind has just found, for the position that it thought about."""

    def stir(self, game: str, stands: GameReading | None = None) -> None:
        """Something was committed: perhaps a friend is awaited now."""
        if stands is None or _awaits_a_friend(stands.loaded):
            self.set_to_work(game)

    async def wake_all(self) -> None:
        for game in await self.context.store.read.games.with_friends():
            self.stir(game)

    async def work(self, game: str) -> float | None:
        """One answer of one friend, or one thought about it; none where no friend is awaited."""
        async with self.context.queues.turn(game):
            considered = self._considered.pop(game, None)
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.RUNNING or not _awaits_a_friend(loaded):
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
                await self.move_writer.write(loaded, pending, notice=_said(loaded, about, decision))
                return AT_ONCE
        await self._consider(rules, game, about)
        return AT_ONCE

    async def _consider(self, rules: Game, game: str, about: Thought) -> None:
        """Outside the queue: others go on meanwhile. Where looking ahead fails, the first thought counts."""
        began = time.perf_counter()
        decision = await self.thinker.think(about)
        self.context.watch.thought(time.perf_counter() - began)
        self._considered[game] = about, decision or think(rules, about, Level.STEADY)


def _decided(rules: Game, about: Thought, considered: Considered | None) -> Decision | None:
    """The answer: at once, or where a sharp mind has thought about this very position."""
    if about.mind.level is not Level.SHARP:
        return think(rules, about)
    return considered[1] if considered and considered[0] == about else None


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
