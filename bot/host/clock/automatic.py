"""Answers that are given automatically, by standing orders and plans, all after the same short delay.

Others cannot tell which of them answered: the game waits for the seat as always, and a little later the seat has
answered.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from bot.host.loading.context import HostContext
from bot.host.loading.game_tasks import GameTasks
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Status
from bot.host.model.plans import Plan
from bot.host.notify.rules.prepared import prepared_answers, question_without_choice
from bot.host.plans.execution import Carried, carry_out, learned_since
from bot.host.play.moves import MoveWriter, PendingMoves
from games.core.protocol import Answer, Question, State, say

log = logging.getLogger(__name__)


class Automatic(GameTasks):
    """The background tasks that give automatic answers, one for each game."""

    failure_message = "an automatic answer failed"

    def __init__(self, context: HostContext, move_writer: MoveWriter) -> None:
        super().__init__()
        self.context = context
        self.move_writer = move_writer
        self._commits: dict[str, asyncio.Event] = {}

    def wake(self, game: str, stands: GameReading | None = None) -> None:
        """Start the game's task after a move, if a player has a prepared answer."""
        if game in self._commits:
            self._commits[game].set()
        if game in self.context.games_with_prepared_answers:
            self.start_task(game)

    async def pause(self, game: str, seconds: float) -> None:
        """Wait until the next answer is due, or until something is committed."""
        commit = self._commits[game] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await commit.wait()
        except TimeoutError:
            return
        finally:
            del self._commits[game]

    async def wake_all(self) -> None:
        """Start the tasks of all games with prepared answers, after a start of the bot."""
        for game in await self.context.store.read.games.with_wishes():
            self.context.games_with_prepared_answers.add(game)
            self.wake(game)

    async def work(self, game: str) -> float | None:
        """Answer for the seats whose delay is over. Return the seconds until the next answer, or None."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            state = await self._running_state(loaded)
            asked = self.context.rules(loaded.row).questions(state) if state is not None else []
            pauses = self._pauses(loaded, asked)
            if not pauses:
                if loaded.row.status is not Status.PAUSED:
                    self.context.games_with_prepared_answers.discard(game)
                return None
            due = {seat for seat, pause in pauses.items() if pause <= 0}
            if not due:
                return min(pauses.values())
            await self._answer(loaded, state, asked, due)
        self.context.committed(game)
        return 0.0

    async def _running_state(self, loaded: Loaded) -> State | None:
        if loaded.row.status is not Status.RUNNING or loaded.last is None:
            return None
        return await self.context.state(loaded, loaded.tip.seq)

    def _pauses(self, loaded: Loaded, asked: list[Question]) -> dict[int, float]:
        """Return the seconds until each seat with a prepared answer gives it."""
        waits = {seat.seat: seat.awaited for seat in loaded.seats}
        found = {seat: waits[seat] for seat in prepared_answers(asked, loaded.orders, loaded.plans)}
        delay = self.context.answer_delay
        pauses = {seat: self._left_of(delay, since) for seat, since in found.items() if since is not None}
        over, moment = question_without_choice(asked), self.context.turn_end_delay
        if over is not None and moment is not None:
            pauses.setdefault(over.seat, self._left_of(moment, loaded.tip.at))
        return pauses

    def _left_of(self, delay: timedelta, since: datetime) -> float:
        """Return the seconds left of a delay. A clock that was set back does not make it longer."""
        return min(since + delay - self.context.now(), delay).total_seconds()

    async def _answer(self, loaded: Loaded, state: State, asked: list[Question], due: set[int]) -> None:
        """Answer by all standing orders that are due, else end a turn without choices, else play one plan."""
        rules = self.context.rules(loaded.row)
        snapshot = rules.encode(state)
        pending = PendingMoves(rules, state, loaded.tip, self.context.now(), asked=asked)
        at_once = rules.default_orders
        pending.follow_orders({order for order in loaded.orders if order[0] in due or order[1] in at_once})
        over = question_without_choice(asked)
        if not pending.made and over is not None and over.seat in due:
            pending.answer(over, Answer(over.id, over.seat, over.mildest))
        if pending.made:
            async with self.context.store.write() as rows:
                await self.move_writer.write_into(rows, loaded, pending)
            return
        seat = min(each.seat for each in asked if each.seat in due and _is_planned(loaded, each))
        await self._carry_out(loaded, seat, snapshot)

    async def _carry_out(self, loaded: Loaded, seat: int, snapshot: bytes) -> None:
        plan, wait_number = loaded.plans[seat], loaded.seats[seat].wait_number
        carried = await self._carried(loaded, plan, seat, snapshot)
        kept = Plan(outcome=carried.outcome, told_until=wait_number + (not carried.goes_on))
        async with self.context.store.write() as rows:
            await rows.plans.put(loaded.id, seat, kept)
            if carried.pending is not None:
                await self.move_writer.write_into(rows, loaded, carried.pending)

    async def _carried(self, loaded: Loaded, plan: Plan, seat: int, snapshot: bytes) -> Carried:
        if learned_since(await self.context.store.read.moves.after(loaded.id, plan.since), plan, seat):
            return Carried(say("plan-dropped-news"))
        rules, now = self.context.rules(loaded.row), self.context.now()
        try:
            return carry_out(plan, seat, lambda: PendingMoves(rules, rules.decode(snapshot), loaded.tip, now))
        except Exception:
            # A bug in the rules: nothing is written, and the owner decides. The log does not mention the plan.
            log.exception(self.failure_message, extra={"game": loaded.id, "seq": loaded.tip.seq})
            return Carried(say("plan-dropped-otherwise"))


def _is_planned(loaded: Loaded, question: Question) -> bool:
    return question.seat in loaded.plans and loaded.plans[question.seat].is_about(question)
