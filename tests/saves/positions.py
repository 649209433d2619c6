"""Random games searched for every kind of moment at which a table may stand when a new version comes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from games.core.protocol import Answer, Game, Question, Setup, State, Step
from games.core.simulation import random_answer, thrower

EARLY, LATE = 20, 150
"""Answers after which a game has begun well, and is well under way."""


class Position(msgspec.Struct, frozen=True):
    """How a moment is reached: a set-up, and the answers from there."""

    what: str
    game: str
    seats: int
    options: dict[str, str]
    seed: bytes
    answers: tuple[Answer, ...]


def positions(game: Game, games: int) -> list[Position]:
    """Of every kind of moment that these games come to, the one that is reached soonest."""
    found: dict[str, Position] = {}
    for number in range(games):
        for position in _moments(game, number):
            best = found.get(position.what)
            if best is None or len(position.answers) < len(best.answers):
                found[position.what] = position
    return [found[what] for what in sorted(found)]


def whole_game(game: Game, number: int) -> Position:
    """A game to its end."""
    *_, last = _moments(game, number, every=True)
    return msgspec.structs.replace(last, what="finished")


def _moments(game: Game, number: int, every: bool = False) -> Iterator[Position]:
    """The moments of one random game that have a name (with `every`: all), as they come."""
    fewest, most = game.seats({})
    seats = fewest + number % (most - fewest + 1)
    options = {
        each.key: each.choices[number % len(each.choices)].key if number % 2 else each.default for each in game.variants
    }
    seed, below = hashlib.sha256(f"kept {game.key} {number}".encode()).digest(), thrower(f"kept {game.key} {number}")
    state, step = game.new(Setup(tuple(str(seat + 1) for seat in range(seats)), options, seed))
    answers: list[Answer] = []
    while True:
        for what in {"every"} if every else _names(game, state, step, answers, seats):
            yield Position(what, game.key, seats, options, seed, tuple(answers))
        if game.result(state) is not None:
            return
        answers.append(random_answer(game, state, below))
        step = game.answer(state, answers[-1])


def _names(game: Game, state: State, step: Step, answers: list[Answer], seats: int) -> Iterator[str]:
    asked = game.questions(state)
    if not answers:
        yield f"fresh, {seats} seats"
    for question in asked:
        yield f"asked {question.kind}"
        if question.sealed is not None and question.waits and _somebody_gave(asked, question):
            yield f"asked {question.kind}, another's answer lies sealed"
        if question.waits and not step.closes and len(answers) > EARLY and answers[-1].seat == question.seat:
            yield f"in the middle of a turn, {seats} seats"
            if len(answers) > LATE:
                yield f"late in the middle of a turn, {seats} seats"


def _somebody_gave(asked: list[Question], question: Question) -> bool:
    return any(each.sealed == question.sealed and not each.waits for each in asked)
