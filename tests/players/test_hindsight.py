"""Looking back: what an answer cost, from nothing but what the seat could know then."""

from __future__ import annotations

import pytest

from games.core.game import Game
from games.core.judgement import Judgement
from games.core.live_questions import LiveQuestion
from games.core.protocol import State
from games.core.simulation import lively_picks, random_below
from players import Worlds
from players.hindsight import Tried, cost_of, forecast, has_learnt_chances, joined, try_answers
from tests.players.test_honesty import EVERY_TABLE, positions

FEW = 6


def judged(game: Game) -> Judgement:
    assert game.judgement is not None
    return game.judgement


def tried(game: Game, state: State, live: LiveQuestion, first: int = 1, count: int = 2) -> list[Tried]:
    given = lively_picks(live.question(), random_below("given"))
    return try_answers(Worlds(game, state, live.seat), live.id, given, judged(game), first, count)


@EVERY_TABLE
def test_what_an_answer_cost_does_not_depend_on_what_was_hidden(game: Game, options: dict[str, str]) -> None:
    for state, live in positions(game, FEW, options):
        other = game.shuffle_hidden(state, live.seat, "another world")
        assert tried(game, state, live) == tried(game, other, live)


@EVERY_TABLE
@pytest.mark.parametrize("whose", ["own", "public"])
def test_a_forecast_does_not_depend_on_what_was_hidden(game: Game, options: dict[str, str], whose: str) -> None:
    for state, live in positions(game, FEW, options):
        seat = live.seat if whose == "own" else None
        other = game.shuffle_hidden(state, seat, "another world")
        here, there = Worlds(game, state, seat), Worlds(game, other, seat)
        assert forecast(here, judged(game), 2) == forecast(there, judged(game), 2)


@EVERY_TABLE
def test_learnt_chances_of_all_sides_add_up_to_one(game: Game, options: dict[str, str]) -> None:
    for state, _ in positions(game, FEW, options):
        worlds = Worlds(game, state, None)
        if has_learnt_chances(worlds, judged(game)):
            found, standing = forecast(worlds, judged(game), 2), judged(game).standing
            assert standing is not None
            assert sum(found[side[0]] for side in standing.contenders(state)) == pytest.approx(1)


@EVERY_TABLE
def test_groups_of_worlds_join_to_the_same_as_all_worlds_at_once(game: Game, options: dict[str, str]) -> None:
    state, live = next(positions(game, 1, options))
    assert joined([tried(game, state, live, 1, 1), tried(game, state, live, 2, 1)]) == tried(game, state, live, 1, 2)


def test_the_cost_is_the_gain_of_the_best_other_answer_with_its_standard_error() -> None:
    given, good, bad = Tried({"a": 1}, (0.1, 0.3)), Tried({"b": 1}, (0.3, 0.7)), Tried({"c": 1}, (0.0, 0.1))
    cost = cost_of([given, bad, good])
    assert cost.better == {"b": 1}
    assert cost.mean == pytest.approx(0.3)
    assert cost.doubt == pytest.approx(0.1)


def test_the_best_answer_costs_less_than_nothing() -> None:
    assert cost_of([Tried({"a": 1}, (0.5, 0.5)), Tried({"b": 1}, (0.2, 0.2))]).mean < 0


def test_the_only_answer_costs_nothing() -> None:
    assert cost_of([Tried({"a": 1}, (0.5,))]).mean == 0
