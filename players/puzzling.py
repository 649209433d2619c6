"""The command `make puzzles`, which looks for puzzles in games of minds: positions in which one turn is clearly best.

    python -m players.puzzling imperium --only four --games 12

Each game is played to its end first. All turns are then compared by the chance to win, in worlds of the seat. The best
is clear if it exceeds every other by `CLEAR` standard errors and by `LEAST_GAIN`. The seeds are fixed.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from games.core.courses import courses_of, take
from games.core.data import DATA
from games.core.game import Game
from games.core.judgement import Judgement, Prices
from games.core.live_questions import first_open_question, open_questions
from games.core.protocol import Picks, Setup, State
from games.core.puzzles import MOST_COURSES, Course, Puzzle, packed
from games.core.simulation import random_below
from games.core.standing import Standing
from players.levels import MAX_ANSWERS_A_TURN, Work
from players.policy import best
from players.rollout import play_ahead, value
from players.tournament import Sharp, judgement_of
from players.worlds import Worlds

LIGHT = Work(ways=2, worlds=2, answers=160)
"""The work of the sharp minds that play the games."""
FEWEST_COURSES = 4
LEAST_GAIN = 0.05
"""By how much the best chance to win exceeds the second at least."""
CLEAR = 4.0
"""By how many standard errors it does."""
ROUNDS_OF_WORLDS = (3, 12, 48)
"""In how many worlds the turns are compared. Only positions that may be clear are looked at more closely."""
WORTH_ANOTHER_ROUND = 1.0
"""A position is looked at more closely if so many standard errors more would make its gain large enough."""
MOST_OF_GAME = 2
"""How many puzzles one game gives."""


class Position(NamedTuple):
    """A turn that began in a game."""

    save: bytes
    seat: int
    question: str
    number: int
    """How many answers were given before."""


class Clear(NamedTuple):
    """How far the best course is ahead of the second."""

    best: int
    gain: float
    doubt: float
    """The largest standard error of its lead over another course, by the lead."""


def positions_of(game: Game, seats: int, options: dict[str, str], seed: str) -> list[Position]:
    """Play a game of sharp minds to its end, and return the choices with which turns began in it."""
    found: list[Position] = []
    below, sharp = random_below(seed), Sharp(LIGHT)
    state, step = game.new(Setup(tuple("ABCDEFGH")[:seats], options, sha256(seed.encode()).digest()))
    number = so_far = 0
    turn = -1
    while game.result(state) is None:
        live = first_open_question(state)
        so_far = so_far + 1 if live.seat == turn and not step.closes else 0
        turn, number = live.seat, number + 1
        if live.kind in game.puzzles.first and (so_far == 0 or not game.puzzles.then):
            found.append(Position(game.encode(state), live.seat, live.id, number))
        step = live.take(live.mildest if so_far >= MAX_ANSWERS_A_TURN else sharp(game, state, live, below))
    return found


def puzzles_in(
    game: Game, positions: Sequence[Position], name: str, seats: int, options: dict[str, str]
) -> Iterator[Puzzle]:
    """Yield the puzzles among the turns of a game."""
    for each in positions:
        found = puzzle_at(game, each, f"{name}-{each.number}", seats, options)
        if found is not None:
            yield found


def puzzle_at(game: Game, position: Position, name: str, seats: int, options: dict[str, str]) -> Puzzle | None:
    """Return the puzzle of a turn, or None if no choice is clearly best."""
    judgement = judgement_of(game)
    worlds = Worlds(game, game.decode(position.save), position.seat)
    if not _has_chances(judgement, worlds[0]):
        return None
    courses = courses_of(game, worlds.save, position.question)
    if not FEWEST_COURSES <= len(courses) <= MOST_COURSES:
        return None
    outcomes: list[list[float]] = [[] for _ in courses]
    clear = Clear(0, 0.0, 0.0)
    for count in ROUNDS_OF_WORLDS:
        for course, known in zip(courses, outcomes, strict=True):
            known += [
                outcome_of(worlds, number, position.question, course, judgement)
                for number in range(len(known) + 1, count + 1)
            ]
        clear = how_clear(outcomes)
        if clear.gain + WORTH_ANOTHER_ROUND * clear.doubt < LEAST_GAIN:
            return None
    if clear.gain < max(LEAST_GAIN, CLEAR * clear.doubt):
        return None
    return Puzzle(
        name=name,
        seats=seats,
        seat=position.seat,
        question=position.question,
        options=options,
        courses=tuple(Course(course, round(fmean(known), 3)) for course, known in zip(courses, outcomes, strict=True)),
        best=clear.best,
        gain=round(clear.gain, 4),
        doubt=round(clear.doubt, 4),
        packed=packed(worlds.save),
    )


def _has_chances(judgement: Judgement, state: State) -> bool:
    return judgement.standing is not None and judgement.standing.known(state) is not None


def outcome_of(worlds: Worlds, number: int, question: str, course: Sequence[Picks], judgement: Judgement) -> float:
    """Return the chance to win after a course, played on to the next horizon in one world."""
    state, prices = worlds[number], judgement.pricing.prices
    here = judgement.horizon(state)
    take(state, question, course)
    play_ahead(worlds.game, state, here, judgement, prices, Work())
    assert worlds.seat is not None
    return value(worlds.game, state, worlds.seat, judgement, prices)


def how_clear(outcomes: Sequence[Sequence[float]]) -> Clear:
    """Return the best course, and how far it is ahead of the second best."""
    means = [fmean(known) for known in outcomes]
    first = max(range(len(means)), key=means.__getitem__)
    leads = [_lead(outcomes[first], known) for at, known in enumerate(outcomes) if at != first]
    gain = min(mean for mean, _ in leads)
    return Clear(first, gain, max(error for mean, error in leads if mean < 2 * gain or mean == gain))


def _lead(first: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    gains = [here - there for here, there in zip(first, other, strict=True)]
    return fmean(gains), stdev(gains) / len(gains) ** 0.5


def is_hard(game: Game, puzzle: Puzzle, prices: Prices) -> bool:
    """Return whether somebody who goes by prices alone would choose something else."""
    state = game.decode(puzzle.save)
    live = next(each for each in open_questions(state) if each.id == puzzle.question)
    return best(judgement_of(game), state, live, prices) != puzzle.courses[puzzle.best].answers[0]


def chosen(game: Game, found: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the best puzzles of a game: the hard ones first, then those with the clearest lead."""
    prices = judgement_of(game).pricing.prices
    ranked = sorted(found, key=lambda each: (not is_hard(game, each, prices), -each.gain / max(each.doubt, 1e-4)))
    return ranked[:MOST_OF_GAME]


def look_for_puzzles(asked: Namespace) -> None:
    game: Game = import_module(f"games.{asked.game}").GAME
    standing: Standing | None = judgement_of(game).standing
    if standing is None:
        raise SystemExit(f"{asked.game} has no chances to look for")
    path = DATA / asked.game / "puzzles.json"
    if asked.again:
        look_again(game, path)
        return
    for name in asked.only or [name for name in standing.tables if name in standing.fits]:
        table = standing.tables[name]
        for number in range(asked.first, asked.first + asked.games):
            options = dict(table.options[number % len(table.options)])
            seed = f"puzzle {name} {number}"
            positions = positions_of(game, table.seats, options, seed)
            found = chosen(game, list(puzzles_in(game, positions, f"{name}-{number}", table.seats, options)))
            keep(path, found)
            print(f"{seed}: {len(positions)} turns, {len(found)} puzzles", flush=True)


def look_again(game: Game, path: Path) -> None:
    """Compare the turns of all kept puzzles by the minds of today, and keep those that are still clear."""
    still: list[Puzzle] = []
    for each in msgspec.json.decode(path.read_bytes(), type=list[Puzzle]):
        position = Position(each.save, each.seat, each.question, 0)
        again = puzzle_at(game, position, each.name, each.seats, each.options)
        print(f"{each.name}: {'no longer clear' if again is None else 'clear'}", flush=True)
        still += [again] if again is not None else []
    write(path, still)


def keep(path: Path, found: Sequence[Puzzle]) -> None:
    """Add puzzles to the file. One of the same name is replaced. A line holds a puzzle."""
    known = msgspec.json.decode(path.read_bytes(), type=list[Puzzle]) if path.exists() else []
    write(path, list({each.name: each for each in (*known, *found)}.values()))


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Look for puzzles in games of minds.")
    parser.add_argument("game")
    parser.add_argument("--again", action="store_true", help="look again at the kept puzzles, after training")
    parser.add_argument("--only", nargs="*", default=[], metavar="table")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    return parser


if __name__ == "__main__":
    look_for_puzzles(arguments().parse_args())
