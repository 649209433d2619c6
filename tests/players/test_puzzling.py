"""Puzzles: what is shipped can be played, the best turn is clear, and nothing depends on what the seat cannot see."""

from __future__ import annotations

import pytest

from games.catalogue import GAMES
from games.core.courses import courses_of, take, words_of
from games.core.game import Game
from games.core.live_questions import open_questions
from games.core.puzzles import MOST_COURSES, Puzzle
from games.core.texts import words
from players.puzzling import CLEAR, LEAST_GAIN, Position, how_clear, outcome_of, positions_of, puzzle_at
from players.tournament import judgement_of
from players.worlds import Worlds

SHIPPED = [(game, puzzle) for game in GAMES.values() for puzzle in game.puzzles.kept]
EVERY_PUZZLE = pytest.mark.parametrize(
    ("game", "puzzle"), SHIPPED, ids=[f"{game.key}-{puzzle.name}" for game, puzzle in SHIPPED]
)


def test_every_game_that_names_its_turns_has_puzzles_and_learnt_chances() -> None:
    named = {key for key, game in GAMES.items() if game.puzzles.first}
    assert {game.key for game, _ in SHIPPED} == named
    assert all(game.judgement and game.judgement.standing for game, _ in SHIPPED)


def test_people_who_play_alone_or_with_rise_of_ix_find_their_table_among_the_puzzles() -> None:
    options = [puzzle.options for puzzle in GAMES["imperium"].puzzles.kept]
    seats = [puzzle.seats for puzzle in GAMES["imperium"].puzzles.kept]
    tables = {(people == 1, "expansion" in chosen) for people, chosen in zip(seats, options, strict=True)}
    assert tables == {(False, False), (False, True), (True, False), (True, True)}


def test_no_name_is_used_twice_in_a_game() -> None:
    for game in GAMES.values():
        names = [each.name for each in game.puzzles.kept]
        assert len(names) == len(set(names))
        assert not any(":" in name for name in names)


@EVERY_PUZZLE
def test_all_its_turns_can_be_chosen_and_no_others(game: Game, puzzle: Puzzle) -> None:
    assert [each.answers for each in puzzle.courses] == courses_of(game, puzzle.save, puzzle.question)
    assert 1 < len(puzzle.courses) <= MOST_COURSES
    told = [words().say(each.text, tuple("ABCDEFGH")) for each in words_of(game, puzzle)]
    assert len(told) == len(set(told))


@EVERY_PUZZLE
def test_its_game_was_not_over_and_asks_its_seat(game: Game, puzzle: Puzzle) -> None:
    state = game.decode(puzzle.save)
    assert game.result(state) is None
    (asked,) = [each for each in open_questions(state) if each.id == puzzle.question]
    assert asked.seat == puzzle.seat
    assert asked.kind in game.puzzles.first


@EVERY_PUZZLE
def test_its_best_turn_exceeds_all_others_clearly(game: Game, puzzle: Puzzle) -> None:
    chances = [each.chance for each in puzzle.courses]
    others = [chance for at, chance in enumerate(chances) if at != puzzle.best]
    assert puzzle.gain >= LEAST_GAIN
    assert puzzle.gain >= CLEAR * puzzle.doubt
    assert chances[puzzle.best] - max(others) == pytest.approx(puzzle.gain, abs=0.002)


@EVERY_PUZZLE
def test_what_is_shown_is_the_same_whatever_is_hidden(game: Game, puzzle: Puzzle) -> None:
    seat = puzzle.seat
    seen = game.view(game.decode(puzzle.save), seat)
    for salt in ("one", "two"):
        shuffled = game.shuffle_hidden(game.decode(puzzle.save), seat, salt)
        assert game.view(shuffled, seat) == seen
        assert courses_of(game, game.encode(shuffled), puzzle.question) == [each.answers for each in puzzle.courses]


@EVERY_PUZZLE
def test_what_its_seat_did_not_know_is_dealt_anew(game: Game, puzzle: Puzzle) -> None:
    """The save is the canonical world of the seat, which is the same whatever was hidden in the game."""
    shuffled = game.shuffle_hidden(game.decode(puzzle.save), puzzle.seat, "another deal")
    as_written_now = game.encode(game.decode(puzzle.save))
    assert Worlds(game, shuffled, puzzle.seat).save == as_written_now


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.puzzles.kept], ids=lambda game: game.key)
def test_whether_a_position_is_a_puzzle_does_not_depend_on_what_is_hidden(game: Game) -> None:
    puzzle = game.puzzles.kept[0]
    first, second = (
        game.encode(game.shuffle_hidden(game.decode(puzzle.save), puzzle.seat, salt)) for salt in ("one", "two")
    )
    assert first != second
    found = [
        outcome_of(Worlds(game, game.decode(save), puzzle.seat), 1, puzzle.question, course, judgement_of(game))
        for save in (first, second)
        for course in courses_of(game, save, puzzle.question)
    ]
    assert found[: len(found) // 2] == found[len(found) // 2 :]


def test_a_lead_that_is_smaller_than_its_doubt_is_not_clear() -> None:
    noisy = how_clear([[0.9, 0.1, 0.9, 0.1], [0.1, 0.7, 0.1, 0.9]])
    steady = how_clear([[0.9, 0.8, 0.9, 0.8], [0.1, 0.2, 0.1, 0.2], [0.3, 0.3, 0.3, 0.3]])
    assert noisy.gain < CLEAR * noisy.doubt
    assert steady.best == 0
    assert steady.gain == pytest.approx(0.55)
    assert steady.gain > CLEAR * steady.doubt


def test_a_position_in_which_all_turns_are_alike_is_no_puzzle() -> None:
    game = GAMES["dice"]
    positions = positions_of(game, 2, {}, "a short look")[:3]
    assert positions
    for each in positions:
        assert isinstance(each, Position)
    alike = [each for each in positions if puzzle_at(game, each, "x", 2, {}) is None]
    assert alike


def test_taking_a_course_gives_all_its_answers() -> None:
    game, puzzle = next((game, each) for game, each in SHIPPED if any(len(one.answers) > 1 for one in each.courses))
    course = next(each for each in puzzle.courses if len(each.answers) > 1)
    state = game.decode(puzzle.save)
    take(state, puzzle.question, course.answers)
    assert all(each.id != puzzle.question for each in open_questions(state))
