"""Advice: what a steady mind would do on somebody's seat, for their eyes only, and why a friend did what it did."""

from __future__ import annotations

from bot.host.context import HostContext, Loaded
from bot.host.facts import Refused
from bot.host.store.records import MoveKind
from bot.host.table.minds import ADVISER, answers_so_far, mind_of, think, thought
from bot.host.table.moving import picked
from bot.host.table.timeline import on_the_line
from games.core.protocol import Answer, Question, Text, say, seat_name
from players import Level

ADVISED = "advice"
"""What is written down when somebody asks: a result says that there was advice."""


class Advice:
    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def ask(self, game: str, user: int) -> Text:
        """What would you do? The choice, and its reason."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        if not loaded.row.table_settings.advice:
            raise Refused(say("advice-off"))
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
        mine = [question for question in rules.questions(state) if question.seat == seat and question.waits]
        if not mine:
            raise Refused(say("advice-nothing-asked"))
        so_far = answers_so_far(loaded.moves, seat)
        decision = think(rules, thought(rules, state, loaded.row, mine[0], ADVISER, loaded.tip.seq, so_far))
        async with self.context.store.write() as rows:
            await self.context.record_act(rows, game, ADVISED, user, seat=seat)
        what = picked(mine[0], Answer(mine[0].id, seat, decision.picks))
        return say("advice", what=list(what) or [say("advice-nothing")], reason=decision.reason)

    async def why(self, game: str) -> tuple[Text, ...]:
        """What each friend was after with its last choice that anybody could see."""
        loaded = await self.context.load(game)
        return tuple([await self._reason(loaded, seat.seat) for seat in loaded.seats if seat.friend])

    async def _reason(self, loaded: Loaded, seat: int) -> Text:
        """Thought again from where it stood: the same answer for the same reason."""
        moves = on_the_line(await self.context.store.read.moves.after(loaded.id, -1))
        told = [move for move in moves if move.seq <= loaded.tip.barrier and move.kind is MoveKind.FRIEND]
        last = next((move for move in reversed(told) if move.seat == seat and not move.sealed), None)
        if last is None or last.answer is None:
            return say("mind-silent", who=seat_name(seat))
        first = next(move for move in told if (move.seat == seat and move.closed == last.closed) or move is last)
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, first.prev)
        asked = _question(rules.questions(state), first.answer)
        mind = mind_of(loaded.row, loaded.seats[seat])
        if asked is None or mind is None:
            return say("mind-silent", who=seat_name(seat))
        about = thought(rules, state, loaded.row, asked, mind, first.prev, 0)
        # A look ahead is not taken again: the first thought gives its reason too.
        decision = think(rules, about, Level.STEADY if mind.level is Level.SHARP else None)
        return say("mind-said", who=seat_name(seat), reason=decision.reason)


def _question(asked: list[Question], answer: Answer | None) -> Question | None:
    return next((question for question in asked if answer and question.id == answer.question), None)
