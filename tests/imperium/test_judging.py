"""What minds value in Dune: Imperium at different times of a game."""

from __future__ import annotations

import pytest

from games.core.protocol import Setup
from games.imperium import GAME
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.goods import goods, troops_worth
from games.imperium.judging.turns import held
from players.tournament import STEADY, judgement_of
from tests.bench.habits import habits
from tests.support.soak import share_of

SOME = 100


def evaluator_in(round_: int) -> Evaluator:
    """Return the evaluator of the first seat at the beginning of a game, as if it were this round."""
    state, _ = GAME.new(Setup(tuple("ABCD"), {"leaders": "random"}, bytes(32)))
    state.round = round_
    return Evaluator(state, 0, judgement_of(GAME).pricing.prices)


@pytest.mark.parametrize("what", ["solari", "spice", "water"])
def test_resources_are_worth_less_near_the_end(what: str):
    assert goods(evaluator_in(2), what, 2) > goods(evaluator_in(9), what, 2) > goods(evaluator_in(10), what, 2)


def test_troops_in_the_garrison_are_of_no_use_after_the_last_conflict():
    assert troops_worth(evaluator_in(9), 2) > troops_worth(evaluator_in(10), 2) == 0.0


def test_a_plot_is_not_kept_for_a_better_moment_at_the_end():
    assert held(evaluator_in(2)) > held(evaluator_in(9)) == 0.0


@pytest.mark.soak
def test_steady_minds_have_the_swordmaster_early_and_use_their_spice():
    """Only the whole share can show it."""
    counted = habits(STEADY, share_of(SOME))
    if share_of(SOME) == SOME:
        assert counted["Swordmaster by round 4"] >= 0.55
        assert counted["spice left"] < 4.5
    assert counted["visits to Sell Melange"] > 0.0
