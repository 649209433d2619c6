"""Random games searched for every kind of moment at which a table may stand when a new version comes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from games.catalogue import GAMES
from games.core.protocol import Answer, Question, Setup, State, Step
from games.core.simulation import random_below
from tests.support.random_answers import random_answer

EARLY, LATE = 20, 150
"""Numbers of answers after which a game has begun, and is well under way."""


class Variety(msgspec.Struct, frozen=True):
    """A game with options and a number of seats."""

    what: str
    game: str
    seats: int
    options: dict[str, str] = {}
    stands_at: tuple[str, ...] = ()
    """Kinds of questions at which a table is left. Other questions occur among the moves of all tables."""


class Position(msgspec.Struct, frozen=True):
    """A moment of a game, as the set-up and the answers that lead there."""

    what: str
    game: str
    seats: int
    options: dict[str, str]
    seed: bytes
    answers: tuple[Answer, ...]


def positions(varieties: Sequence[Variety], games: int) -> dict[str, Position]:
    """Return the shortest way to every kind of moment, found in this many games of each variety."""
    found: dict[str, Position] = {}
    for variety in varieties:
        for number in range(games):
            for position in _moments(variety, number):
                best = found.get(position.what)
                if best is None or len(position.answers) < len(best.answers):
                    found[position.what] = position
    return {what: found[what] for what in sorted(found)}


def whole_game(variety: Variety, number: int) -> Position:
    """Return a game that was played to its end."""
    *_, last = _moments(variety, number, every=True)
    return msgspec.structs.replace(last, what=f"{variety.what}, finished")


def _moments(variety: Variety, number: int, every: bool = False) -> Iterator[Position]:
    """Yield the moments of one random game that have a name, or with `every` all moments."""
    game, branch = GAMES[variety.game], f"kept {variety.game} {variety.what} {number}"
    options = {each.key: each.default for each in game.variants} | dict(game.short_game_options) | variety.options
    seed, below = hashlib.sha256(branch.encode()).digest(), random_below(branch)
    state, step = game.new(Setup(tuple(str(seat + 1) for seat in range(variety.seats)), options, seed))
    answers: list[Answer] = []
    while True:
        for what in {"every"} if every else _names(variety, state, step, answers):
            yield Position(f"{variety.what}, {what}", game.key, variety.seats, options, seed, tuple(answers))
        if game.result(state) is not None:
            return
        answers.append(random_answer(state, below))
        step = game.answer(state, answers[-1])


def _names(variety: Variety, state: State, step: Step, answers: list[Answer]) -> Iterator[str]:
    asked = GAMES[variety.game].questions(state)
    for question in asked:
        if question.kind in variety.stands_at:
            yield f"asked {question.kind}"
        if question.sealed is not None and question.waits and _somebody_gave(asked, question):
            yield f"asked {question.kind}, another's answer lies sealed"
        if question.waits and not step.closes and len(answers) > EARLY and answers[-1].seat == question.seat:
            yield "in the middle of a turn"
            if len(answers) > LATE:
                yield "late in the middle of a turn"


def _somebody_gave(asked: list[Question], question: Question) -> bool:
    return any(each.sealed == question.sealed and not each.waits for each in asked)
