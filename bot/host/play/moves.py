"""Moves: made on a decoded state, and then committed with snapshots, seats and notifications in one transaction.

`notify/rules` decides who gets which notification. Nothing is sent before the transaction is committed.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Refused, Status
from bot.host.model.interaction.presses import picked
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import NOBODY, Move, MoveKind, SeatRow
from bot.host.notify.queueing import carry_out, put_call_over
from bot.host.notify.rules.calls import Call, calls_of
from bot.host.notify.rules.change import Change, Habits
from bot.host.notify.rules.direct_messages import private_actions
from bot.host.notify.rules.posts import depends_on_queue, held_turns, public_actions
from bot.host.notify.rules.prepared import Prepared, prepared_answers, question_without_choice
from bot.host.notify.rules.waiting import seats_after
from bot.host.store import RowConflict, RowSet
from bot.host.store.connection.compression import compress
from games.core.game import Game
from games.core.protocol import Answer, IllegalAnswer, Question, State, Step, Text, say

MOST_ORDERS = 500
"""The most answers of standing orders in one change. More would be an endless loop in the rules."""

KEPT_ROUNDS = 2
"""For how many turns of each seat all snapshots are kept. Of older turns only the last snapshot is kept."""

Orders = Set[tuple[int, str]]


class PendingMove(NamedTuple):
    """One move that is not yet written."""

    move: Move
    snapshot: bytes
    """The state after the move, compressed."""
    picked: tuple[Text, ...]
    """The picked options, as texts."""


class PendingMoves:
    """The moves of one press. After an error none of them is written."""

    def __init__(
        self,
        rules: Game,
        state: State,
        last: Move | None,
        now: datetime,
        *,
        asked: list[Question] | None = None,
        explains: bool = False,
    ) -> None:
        """Begin with a state that nobody else uses.

        `asked` are the questions of this state, if they are known. `explains` says whether the questions after the
        moves are wanted with refused options and reasons.
        """
        self.rules = rules
        self.state = state
        self.explains = explains
        self._asked = asked
        self.made: list[PendingMove] = []
        self.before = last
        """The move that the first of these follows, or None at the start."""
        self._last = last
        self._number = last.seq + 1 if last else 0
        self._now = now

    @property
    def last(self) -> Move:
        assert self._last is not None
        return self._last

    def questions(self) -> list[Question]:
        """Return the open questions. They are computed once."""
        if self._asked is None:
            self._asked = self.rules.questions(self.state, explain=self.explains)
        return self._asked

    def begin(self, step: Step) -> None:
        """Add the first move of a game. It closes a turn, because the first post reports it."""
        closing = msgspec.structs.replace(step, closes=True)
        self._add(MoveKind.NEW, None, None, closing, reveals=True, sealed=False)

    def answer(self, question: Question, answer: Answer, kind: MoveKind = MoveKind.ANSWER) -> None:
        """Answer a question and add the move."""
        step = self.rules.answer(self.state, answer)
        reveals = step.reveals or self._settles_anothers_steps(question)
        sealed = question.sealed is not None
        said = picked(question, answer.picks)
        self._add(kind, question.seat, answer, step, reveals=reveals, sealed=sealed, picked=said)

    def answer_in_turn(self, question: Question, answer: Answer) -> None:
        """Answer a serial question once for each pick, in the order of the picks. Answer any other question once."""
        if question.most > 1 or not question.serial or len(answer.picks) < 2:
            self.answer(question, answer)
            return
        self._must_be_affordable(question, answer)
        for key in answer.picks:
            asked = self._offering(question, key)
            self.answer(asked, Answer(asked.id, answer.seat, {key: 1}))

    def _must_be_affordable(self, question: Question, answer: Answer) -> None:
        """Raise `IllegalAnswer`, which names the prices, if the picks together cost more than the budget."""
        if question.budget is None:
            return
        chosen = [option for option in question.options if option.key in answer.picks]
        cost = sum(option.price for option in chosen)
        if cost > question.budget:
            what = [option.text for option in chosen]
            raise IllegalAnswer(say("panel-too-dear", what=what, cost=cost, have=question.budget))

    def _offering(self, first: Question, key: str) -> Question:
        """Return the open question of the same seat that offers this key, or raise if earlier picks used it up."""
        for asked in self.questions():
            if asked.seat == first.seat and any(option.key == key for option in asked.options):
                return asked
        gone = [option.text for option in first.options if option.key == key]
        raise IllegalAnswer(say("panel-not-all", what=gone[0]) if gone else say("illegal-not-offered"))

    def end_turn(self, question: Question) -> bool:
        """End the turn after its last choice, and return whether it ended. It stays open if a new option came up."""
        for asked in self.questions():
            if asked.seat == question.seat and asked.kind == question.kind and asked.waits:
                known = {option.key for option in question.options} | set(asked.mildest)
                if known >= {option.key for option in asked.options}:
                    self.answer(asked, Answer(asked.id, asked.seat, asked.mildest))
                    return True
        return False

    def follow_orders(self, orders: Orders) -> None:
        """Answer every question for which a standing order is given."""
        for _ in range(MOST_ORDERS if orders else 0):
            if not self._follow_one(orders):
                return

    def go_back(self, to: Move, state: State, seat: int, kind: MoveKind) -> None:
        """Add a move that returns to an older position. `state` is a fresh copy of that position."""
        self.state = state
        self.before = self._last = to
        beyond = kind is MoveKind.UNDO
        self._add(kind, seat, None, Step(), reveals=beyond, sealed=False)

    def _follow_one(self, orders: Orders) -> bool:
        for question in self.questions():
            for standing in question.standing:
                if question.waits and (question.seat, standing.key) in orders:
                    answer = Answer(question.id, question.seat, standing.picks)
                    self.answer(question, answer, MoveKind.ORDER)
                    return True
        return False

    def _settles_anothers_steps(self, question: Question) -> bool:
        """Return whether an answer of another player makes earlier steps final, so that they cannot be taken back."""
        last = self._last
        if last is None or last.barrier == last.seq or question.sealed is not None:
            return False
        return last.seat != question.seat and not last.sealed

    def _add(
        self,
        kind: MoveKind,
        seat: int | None,
        answer: Answer | None,
        step: Step,
        *,
        reveals: bool,
        sealed: bool,
        picked: tuple[Text, ...] = (),
    ) -> None:
        seq, last = self._number, self._last
        move = Move(
            seq=seq,
            prev=last.seq if last else NOBODY,
            kind=kind,
            seat=seat,
            answer=answer,
            sealed=sealed,
            events=step.events,
            rolls=step.rolls,
            reveals=reveals,
            closes=step.closes,
            barrier=seq if reveals or step.closes or last is None else last.barrier,
            closed=seq if step.closes else (last.closed if last else NOBODY),
            at=self._now,
        )
        self.made.append(PendingMove(move, compress(self.rules.encode(self.state)), picked))
        self._asked = None
        self._last = move
        self._number += 1


class MoveWriter:
    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def write(
        self,
        loaded: Loaded,
        pending: PendingMoves,
        *,
        epoch: int | None = None,
        notice: Text | None = None,
        at: int = 0,
    ) -> GameReading:
        """Commit moves, wake the outbox and the friends, and return the game after the moves.

        `epoch` is the new epoch after an undo. `notice` is posted with the moves. `at` is the direct message in which
        the move was made, or 0: it shows the new position without an edit.
        """
        try:
            async with self.context.store.write(loaded.id) as rows:
                written = await self.write_into(rows, loaded, pending, epoch=epoch, notice=notice, at=at)
        except RowConflict:  # An operator's command has closed the game at the same time.
            raise Refused(say("host-stale")) from None
        written = self.context.cache.renew(written)
        asked = pending.questions() if pending.explains and written.row.status is Status.RUNNING else None
        reading = GameReading.after(self.context, written, pending.state, asked)
        self.context.cache.put(reading)
        self.context.committed(loaded.id, reading)
        return reading

    async def write_into(
        self,
        rows: RowSet,
        loaded: Loaded,
        pending: PendingMoves,
        *,
        epoch: int | None = None,
        notice: Text | None = None,
        at: int = 0,
    ) -> Loaded:
        """Write moves and what follows from them, such as status and notifications, in the caller's transaction.

        Return the game after them.
        """
        now = self.context.now()
        changes: dict[str, Any] = {"moved": now, "epoch": loaded.row.epoch if epoch is None else epoch}
        if result := pending.rules.result(pending.state):
            changes |= {"status": Status.OVER, "result": result}
        change = self._change(loaded, pending, changes, now, notice, at)
        await _write_moves(rows, loaded, pending, change.after, changes)
        calls = calls_of(change)
        change = await _with_queue(rows, loaded, change, calls)
        await carry_out(rows, loaded.id, [*public_actions(change, calls), *private_actions(change, calls)], now)
        if result:
            await drop_plans(rows, loaded, now)
        return _after(loaded, pending, change, rows)

    def _change(
        self,
        loaded: Loaded,
        pending: PendingMoves,
        changes: dict[str, Any],
        now: datetime,
        notice: Text | None,
        answered_in: int,
    ) -> Change:
        """Return the input of the notification rules, with the seats after the moves."""
        change = Change(
            rules=pending.rules,
            state=pending.state,
            questions=pending.questions(),
            moves=[made.move for made in pending.made],
            previous=pending.before,
            row=msgspec.structs.replace(loaded.row, **changes),
            before=loaded.seats,
            habits={seat.seat: self._habits(loaded, seat.user) for seat in loaded.seats if seat.user is not None},
            prepared={} if "result" in changes else self._prepared(loaded, pending),
            now=now,
            answer_delay=self.context.answer_delay,
            notice=notice,
            answered_in=answered_in,
        )
        return msgspec.structs.replace(change, after=seats_after(change))

    def _habits(self, loaded: Loaded, user: int) -> Habits:
        own = loaded.people.get(user) or PersonSettings()
        return Habits(self.context.day(user, loaded.row.table_settings, own), own.called_by)

    def _prepared(self, loaded: Loaded, pending: PendingMoves) -> dict[int, Prepared]:
        """Return the answers that players have prepared, and note that the game will answer by itself."""
        prepared = prepared_answers(pending.questions(), loaded.orders, loaded.plans)
        if prepared or (self.context.turn_end_delay is not None and question_without_choice(pending.questions())):
            self.context.games_with_prepared_answers.add(loaded.id)
        return prepared


async def _write_moves(
    rows: RowSet, loaded: Loaded, pending: PendingMoves, seats: Iterable[SeatRow], changes: dict[str, Any]
) -> None:
    for made in pending.made:
        await rows.moves.play(loaded.id, made.move, made.snapshot)
    if any(made.move.closes for made in pending.made):
        await rows.moves.thin_out(loaded.id, KEPT_ROUNDS * len(loaded.seats))
    for seat in seats:
        if seat not in loaded.seats:
            await rows.games.put_seat(seat)
    await rows.games.update(loaded.id, **changes)


async def _with_queue(rows: RowSet, loaded: Loaded, change: Change, calls: list[Call]) -> Change:
    """Return the change with the notifications that are queued now, where the rules need them."""
    if not depends_on_queue(change, calls, loaded.waiting):
        return change
    queued = await rows.outbox.waiting(loaded.id)
    held = held_turns(queued) if change.closes else []
    moves = await rows.moves.after(loaded.id, held[0].data["since"]) if held else ()
    return msgspec.structs.replace(change, queued=queued, held_moves=moves)


def _after(loaded: Loaded, pending: PendingMoves, change: Change, rows: RowSet) -> Loaded:
    """Return the game after the moves."""
    return msgspec.structs.replace(
        loaded,
        row=change.row,
        seats=tuple(change.after),
        moves=(*loaded.moves, *change.moves),
        snapshots=loaded.snapshots | {made.move.seq: made.snapshot for made in pending.made},
        waiting=(*loaded.waiting, *rows.outbox.put_rows),
    )


async def drop_plans(rows: RowSet, loaded: Loaded, now: datetime) -> None:
    """Delete all plans of a game, and mark the messages that show one as outdated."""
    await rows.plans.drop_all(loaded.id)
    for number in loaded.plans:
        seat = loaded.seats[number]
        if seat.user is not None and seat.awaited is None:
            await put_call_over(rows, loaded.row, seat, now)
