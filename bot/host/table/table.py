"""The table: look, panel, submit. Per game one after the other: load, answer, append, announce."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import takewhile

from bot.host.context import HostContext, Loaded
from bot.host.facts import Outcome, Panel, Preview, Refused, SeatView, Status, Submitted, TakeBack, Vote, VoteKind
from bot.host.store.records import Move, VoteRow
from bot.host.table.moving import PendingMoves
from bot.host.table.reading import GameReading
from bot.host.table.scribe import Scribe
from bot.host.table.timeline import last_step, on_the_line
from games.core.protocol import Answer, Event, Game, IllegalAnswer, Line, Picks, Question, StaleAnswer, State, Text, say

log = logging.getLogger(__name__)

WORLDS = ("a", "b", "c")
"""Salts of the mixed worlds in which a preview is played."""


class Table:
    def __init__(self, context: HostContext, scribe: Scribe) -> None:
        self.context = context
        self.scribe = scribe

    async def look(self, game: str, user: int | None) -> SeatView:
        """The game as this reader may see it; who does not sit at it sees what everybody sees."""
        loaded = await self.context.load(game)
        return await self.seat_view(loaded, loaded.seat_of(user) if user is not None else None)

    async def seat_view(self, loaded: Loaded, seat: int | None, seq: int | None = None) -> SeatView:
        return await (await GameReading.of(self.context, loaded)).seat_view(seat, seq)

    async def panel(self, game: str, user: int) -> Panel:
        """What this player can do now, with what is refused and why."""
        self.context.mark_seen(user)
        loaded = await self.context.load(game)
        return await self._panel(loaded, loaded.seat_held_by(user))

    async def submit(self, game: str, user: int, epoch: int, question: str, picks: Picks) -> Submitted:
        """Take an answer. A stale or illegal one changes nothing and comes back with the present panel."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            loaded.must_run()
            outcome, reason = await self._take(loaded, epoch, Answer(question, seat, picks))
        return Submitted(outcome, await self._panel(await self.context.load(game), seat), reason)

    async def preview(self, game: str, user: int, epoch: int, question: str, picks: Picks) -> Preview:
        """What the table would read of this player after this answer, as far as the player can know it.

        It is played in worlds in which everything unknown to the player is mixed, and only what they have in common
        is shown: a preview must not tell what is on top of a deck.
        """
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded.row, loaded.tip.seq)
        answer = Answer(question, seat, picks)
        try:
            if epoch != loaded.row.epoch:
                raise StaleAnswer(question)
            steps = [rules.answer(rules.shuffle_hidden(state, seat, salt), answer) for salt in WORLDS]
        except StaleAnswer:
            raise Refused(say("host-stale")) from None
        except IllegalAnswer as illegal:
            raise Refused(illegal.reason) from illegal
        reading = await GameReading.of(self.context, loaded)
        done = reading.events_since_acting(seat)
        own = list(takewhile(lambda event: event.seat == seat, _common([step.events for step in steps])))
        return Preview(
            tuple(rules.narrate([*done, *own], None)),
            tuple(_private(rules, done, seat)),
            all(step.closes for step in steps),
        )

    async def _take(self, loaded: Loaded, epoch: int, answer: Answer) -> tuple[Outcome, Text | None]:
        if epoch != loaded.row.epoch:
            return Outcome.STALE, None
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded.row, loaded.tip.seq)
        asked = _asked(rules, state, answer.question)
        if asked is None:
            return Outcome.STALE, None
        if asked.seat != answer.seat:
            return Outcome.ILLEGAL, say("illegal-not-yours")
        pending = PendingMoves(rules, state, loaded.tip, self.context.now())
        try:
            pending.answer(asked, answer)
            pending.follow_orders(await self.context.store.read.games.orders(loaded.id))
        except StaleAnswer:
            return Outcome.STALE, None
        except IllegalAnswer as illegal:
            return Outcome.ILLEGAL, illegal.reason
        except Exception:
            # A bug in the rules: nothing is written, the game stands as it stood.
            log.exception("an answer failed", extra={"game": loaded.id, "seq": loaded.tip.seq})
            raise Refused(say("host-mistake")) from None
        await self.scribe.write(loaded, pending)
        return Outcome.TAKEN, None

    async def _panel(self, loaded: Loaded, seat: int) -> Panel:
        reading = await GameReading.of(self.context, loaded)
        orders = await self.context.store.read.games.orders(loaded.id)
        standing = reading.rules.orders(await reading.state(loaded.tip.barrier))
        vote = await self.context.store.read.votes.current(loaded.id)
        return Panel(
            seat_view=await reading.seat_view(seat),
            seat=seat,
            epoch=loaded.row.epoch,
            questions=await _questions(reading, seat),
            done=tuple(reading.rules.narrate(reading.events_since_acting(seat), seat)),
            back=await self._back(reading, seat),
            orders=tuple(order for order in standing if (seat, order.key) in orders),
            vote=await self.show_vote(loaded, vote) if vote else None,
        )

    async def _back(self, reading: GameReading, seat: int) -> TakeBack:
        step = last_step(reading.tail)
        if step is None or step.seat != seat or step.sealed:
            # One reason for all: who only waits must not learn from it that another has begun a turn.
            return TakeBack((), say("host-back-nothing"))
        return TakeBack(await self.picked(reading.loaded, step))

    async def picked(self, loaded: Loaded, step: Move) -> tuple[Text, ...]:
        """What was picked in this step, in the words of its question."""
        answer, named = step.answer, []
        if answer is not None:
            before = await self.context.state(loaded.row, step.prev)
            asked = _asked(self.context.rules(loaded.row), before, answer.question)
            options = [option for option in asked.options if option.key in answer.picks] if asked else []
            named = [_counted(option.text, answer.picks[option.key]) for option in options]
        return tuple(named) or (say("host-back-a-step"),)

    async def show_vote(self, loaded: Loaded, vote: VoteRow) -> Vote:
        lines = await self.undone(loaded, vote.about) if vote.kind is VoteKind.UNDO else ()
        return Vote(
            vote.id, vote.game, vote.kind, vote.seat, vote.about, vote.voters, vote.yes, vote.closes, tuple(lines)
        )

    async def undone(self, loaded: Loaded, target: int) -> list[Line]:
        """What a return to this move would undo, as everybody may read it."""
        line = on_the_line(await self.context.store.read.moves.after(loaded.id, target))
        events = [event for move in line if move.seq <= loaded.tip.barrier for event in move.events]
        return self.context.rules(loaded.row).narrate(events, None)


async def _questions(reading: GameReading, seat: int) -> tuple[Question, ...]:
    if reading.loaded.row.status is not Status.RUNNING:
        return ()
    asked = reading.rules.questions(await reading.state(reading.loaded.tip.seq), explain=True)
    return tuple(sorted((each for each in asked if each.seat == seat), key=lambda question: not question.waits))


def _counted(what: Text, count: int) -> Text:
    return say("panel-count", count=count, what=what) if count > 1 else what


def _asked(rules: Game, state: State, question: str) -> Question | None:
    return next((asked for asked in rules.questions(state) if asked.id == question), None)


def _private(rules: Game, events: Sequence[Event], seat: int) -> list[Line]:
    """What this seat alone is told of what happened."""
    secret = [event for event in events if seat in event.to]
    public = rules.narrate(secret, None)
    return [line for line in rules.narrate(secret, seat) if line not in public]


def _common(worlds: Sequence[Sequence[Event]]) -> list[Event]:
    """The beginning that all worlds share."""
    shared: list[Event] = []
    for events in zip(*worlds, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return shared
