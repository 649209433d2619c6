"""Moves that are made on a decoded state and not yet written, with those of standing orders."""

from __future__ import annotations

from collections.abc import Set
from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.host.model.interaction.presses import picked
from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.store.connection.compression import compress
from games.core.game import Game
from games.core.protocol import Answer, IllegalAnswer, Question, State, Step, Text, say

MOST_ORDERS = 500
"""The most answers of standing orders in one change. More would be an endless loop in the rules."""

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
        told = msgspec.structs.replace(step, closes=True)
        self._add(MoveKind.NEW, None, None, told, reveals=True, sealed=False)

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
