"""Courses: the turns between which the open question of a puzzle chooses, and their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.game import Game
from games.core.live_questions import LiveQuestion, first_open_question, open_questions
from games.core.protocol import Option, Picks, State, Step, Text, say
from games.core.puzzles import Puzzle

BACK = "back"
"""The key of the option that closes a question again."""


def courses_of(game: Game, save: bytes, question: str) -> list[tuple[Picks, ...]]:
    """Return the turns between which a question chooses. A choice that goes on at once is taken together with it."""
    found: list[tuple[Picks, ...]] = []
    for key in _open(game.decode(save), question).offered:
        state = game.decode(save)
        live = _open(state, question)
        seat, step = live.seat, live.take({key: 1})
        following = _goes_on(game, state, seat, step)
        if following is None:
            found.append(({key: 1},))
        else:
            found += [({key: 1}, {other: 1}) for other in following.offered if other != BACK]
    return found


def _goes_on(game: Game, state: State, seat: int, step: Step) -> LiveQuestion | None:
    """Return the question that belongs to the same choice, if there is one."""
    if step.reveals or step.closes or game.result(state) is not None:
        return None
    live = first_open_question(state)
    return live if live.seat == seat and live.kind in game.puzzles.then else None


def _open(state: State, question: str) -> LiveQuestion:
    return next(each for each in open_questions(state) if each.id == question)


def take(state: State, question: str, answers: Sequence[Picks]) -> None:
    """Answer a question, and what follows at once. The state is changed."""
    _open(state, question).take(answers[0])
    for picks in answers[1:]:
        first_open_question(state).take(picks)


class CourseWords(NamedTuple):
    """A course in a few words, and what it costs and brings where its option says it."""

    text: Text
    help: Text | None


def words_of(game: Game, puzzle: Puzzle) -> list[CourseWords]:
    """Return the words of every course of a puzzle, in their order."""
    return [_told(game, puzzle, each.answers) for each in puzzle.courses]


def _told(game: Game, puzzle: Puzzle, answers: Sequence[Picks]) -> CourseWords:
    state = game.decode(puzzle.save)
    first = _option(_open(state, puzzle.question), answers[0])
    if len(answers) == 1:
        return CourseWords(first.text, first.help)
    _open(state, puzzle.question).take(answers[0])
    then = _option(first_open_question(state), answers[1])
    return CourseWords(say("puzzle-course", first=first.text, then=then.text), then.help)


def _option(live: LiveQuestion, picks: Picks) -> Option:
    return next(option for option in live.options if option.key in picks)
