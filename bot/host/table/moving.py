"""Deeds: moves made on a freshly decoded state, standing orders included, before anything is written."""

from __future__ import annotations

from collections.abc import Set
from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.host.store.records import NOBODY, Move, MoveKind
from games.core.protocol import Answer, Event, Game, Question, Roll, State, Step

MOST_ORDERS = 500
"""Standing orders that answer each other for ever would be a mistake of a game."""

Orders = Set[tuple[int, str]]


class PendingMove(NamedTuple):
    move: Move
    snapshot: bytes


class PendingMoves:
    """What one press brings about; an error throws it all away."""

    def __init__(self, rules: Game, state: State, last: Move | None, now: datetime) -> None:
        self.rules = rules
        self.state = state
        self.made: list[PendingMove] = []
        self._last = last
        self._number = last.seq + 1 if last else 0
        self._now = now

    @property
    def last(self) -> Move:
        assert self._last is not None
        return self._last

    def begin(self, step: Step) -> None:
        """What a game begins with is told in its first post, whether it is a turn or not."""
        told = msgspec.structs.replace(step, closes=True)
        self._add(MoveKind.NEW, None, None, told, reveals=True, sealed=False)

    def answer(self, question: Question, answer: Answer, kind: MoveKind = MoveKind.ANSWER) -> None:
        step = self.rules.answer(self.state, answer)
        reveals = step.reveals or self._settles_anothers_steps(question)
        self._add(kind, question.seat, answer, step, reveals=reveals, sealed=question.sealed is not None)

    def follow_orders(self, orders: Orders) -> None:
        """Answer in the players' names what they have left standing orders for."""
        for _ in range(MOST_ORDERS if orders else 0):
            if not self._follow_one(orders):
                return

    def go_back(self, to: Move, state: State, seat: int, kind: MoveKind) -> None:
        """Append an older position; `state` is a fresh copy of it."""
        self.state = state
        self._last = to
        beyond = kind is MoveKind.UNDO
        self._add(kind, seat, None, Step(), reveals=beyond, sealed=False)

    def _follow_one(self, orders: Orders) -> bool:
        for question in self.rules.questions(self.state):
            for standing in question.standing:
                if question.waits and (question.seat, standing.key) in orders:
                    answer = Answer(question.id, question.seat, standing.picks)
                    self.answer(question, answer, MoveKind.ORDER)
                    return True
        return False

    def _settles_anothers_steps(self, question: Question) -> bool:
        """Another player's open answer makes the steps before it final: they can no longer be taken back alone."""
        last = self._last
        if last is None or last.barrier == last.seq or question.sealed is not None:
            return False
        return last.seat != question.seat and not last.sealed

    def _add(
        self, kind: MoveKind, seat: int | None, answer: Answer | None, step: Step, *, reveals: bool, sealed: bool
    ) -> None:
        seq, last = self._number, self._last
        events: tuple[Event, ...] = step.events
        rolls: tuple[Roll, ...] = step.rolls
        move = Move(
            seq=seq,
            prev=last.seq if last else NOBODY,
            kind=kind,
            seat=seat,
            answer=answer,
            sealed=sealed,
            events=events,
            rolls=rolls,
            reveals=reveals,
            closes=step.closes,
            barrier=seq if reveals or step.closes or last is None else last.barrier,
            closed=seq if step.closes else (last.closed if last else NOBODY),
            at=self._now,
        )
        self.made.append(PendingMove(move, self.rules.encode(self.state)))
        self._last = move
        self._number += 1


def awaited_seats(rules: Game, state: State) -> set[int]:
    return {question.seat for question in rules.questions(state) if question.waits}
