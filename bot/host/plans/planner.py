"""The planner: a player makes a plan step by step from the options of their next turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Outcome, PostRef, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.planning import Planning
from bot.host.model.interaction.presses import LAST, Look, read
from bot.host.model.plans import MOST_COURSES, Plan, PlannedStep, chosen_of
from bot.host.model.records import PLAN
from bot.host.plans.foresight import foresee
from bot.host.play.table import Table
from bot.host.store import RowSet
from games.core.protocol import Picks, Question, say

MOST_STEPS = 12
"""The most steps of one course."""
NO_PLAN = Plan()


class Planner:
    """Shows, changes, settles and withdraws plans."""

    def __init__(self, context: HostContext, table: Table) -> None:
        self.context = context
        self.table = table

    async def look(self, game: str, user: int, at: PostRef | None = None) -> Planning:
        """Return a player's plan. `at`, here and below, is the direct message that shows it."""
        self.context.mark_seen(user)
        planning = await self._planning(game, user)
        if at is not None and planning.plan.courses:
            async with self.context.store.write() as rows:
                await rows.games.note_post(game, PLAN, planning.panel.seat, at)
        return planning

    async def press(self, act: Action, values: Sequence[str], user: int, at: PostRef | None = None) -> Planning:
        """Add a step from a press, or show another part of the panel. A stale or illegal press changes nothing."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(act.game):
            planning = await self._planning(act.game, user)
            question = planning.question
            if question is None or question.id != act.question or planning.panel.epoch != act.epoch:
                return msgspec.structs.replace(planning, outcome=Outcome.STALE, reason=say("panel-stale"))
            said = read(act, values, question)
            if isinstance(said, Look):
                return msgspec.structs.replace(planning, outcome=Outcome.LOOKED, look=said)
            return await self._added(planning, question, said, user, at, ends=act.verb == LAST)

    async def add(self, game: str, user: int, question: str, picks: Picks) -> Planning:
        """Add a step that does not come from a panel."""
        async with self.context.queues.turn(game):
            planning = await self._planning(game, user)
            asked = planning.question
            if asked is None or asked.id != question:
                return msgspec.structs.replace(planning, outcome=Outcome.STALE, reason=say("panel-stale"))
            return await self._added(planning, asked, picks, user)

    async def settle(self, game: str, user: int, at: PostRef | None = None) -> Planning:
        """Settle the draft, so that it will be played."""
        async with self.context.queues.turn(game):
            planning = await self._planning(game, user)
            if not planning.plan.draft:
                raise Refused(say("plan-empty"))
            return await self._keep(planning, planning.plan.settle(planning.panel.seat_view.seq), user, at)

    async def back(self, game: str, user: int, at: PostRef | None = None) -> Planning:
        """Remove the last step of the draft."""
        async with self.context.queues.turn(game):
            planning = await self._planning(game, user)
            return await self._keep(planning, planning.plan.drafting(planning.plan.draft[:-1]), user, at)

    async def withdraw(self, game: str, user: int, at: PostRef | None = None) -> None:
        """Delete a plan. Nobody learns that there was one."""
        async with self.context.queues.turn(game):
            seat = (await self.context.load(game)).seat_held_by(user)
            async with self.context.store.write() as rows:
                await rows.plans.drop(game, seat)
                await _forget_message(rows, game, seat, at)

    async def leave(self, game: str, user: int, at: PostRef) -> None:
        """Stop tracking a direct message that no longer shows the plan."""
        seat = (await self.context.load(game)).seat_held_by(user)
        async with self.context.store.write() as rows:
            await _forget_message(rows, game, seat, at)

    async def _planning(self, game: str, user: int) -> Planning:
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        if loaded.seats[seat].awaited is not None:
            raise Refused(say("plan-your-move"))
        reading = GameReading(self.context, loaded)
        if not reading.rules.can_plan_ahead:
            raise Refused(say("plan-thrown"))
        panel = await self.table.panel_of(reading, seat)
        plan = panel.plan or NO_PLAN
        state = await reading.state(panel.seat_view.seq)
        return Planning(panel, plan, foresee(reading.rules, state, seat, plan.draft))

    async def _added(
        self,
        planning: Planning,
        question: Question,
        picks: Picks,
        user: int,
        at: PostRef | None = None,
        *,
        ends: bool = False,
    ) -> Planning:
        plan, step = planning.plan, PlannedStep(question.kind, chosen_of(question, picks), ends)
        if len(step.chosen) < len(picks) or not step.fits(question):
            illegal = say("illegal-not-offered")
            return msgspec.structs.replace(planning, outcome=Outcome.ILLEGAL, reason=illegal)
        if plan.settled >= MOST_COURSES or len(plan.draft) >= MOST_STEPS:
            return msgspec.structs.replace(planning, outcome=Outcome.ILLEGAL, reason=say("plan-long-enough"))
        return await self._keep(planning, plan.drafting((*plan.draft, step)), user, at)

    async def _keep(self, planning: Planning, plan: Plan, user: int, at: PostRef | None) -> Planning:
        game, seat = planning.panel.game, planning.panel.seat
        async with self.context.store.write() as rows:
            await rows.plans.put(game, seat, plan)
            if at is not None:
                await rows.games.note_post(game, PLAN, seat, at)
        return await self._planning(game, user)


async def _forget_message(rows: RowSet, game: str, seat: int, at: PostRef | None) -> None:
    if at is not None:
        await rows.games.forget_call(game, seat, at.message)
