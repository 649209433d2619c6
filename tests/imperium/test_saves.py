"""Saves of every version so far can still be read and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.simulation import random_below
from games.imperium import GAME
from games.imperium.saves import STEPS, VERSION
from tests.support.random_answers import random_answer

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("imperium-*.save"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_read_and_played_to_the_end(path: Path):
    state = GAME.decode(path.read_bytes())
    assert [question.kind for question in GAME.questions(state)] == ["turn"], "saved in the middle of an agent turn"
    below = random_below(path.stem)
    while GAME.result(state) is None:
        GAME.answer(state, random_answer(state, below))


def test_every_version_has_a_save_and_every_older_one_a_step():
    assert [path.stem for path in SAVES] == [f"imperium-{version}" for version in range(1, VERSION + 1)]
    assert sorted(STEPS) == list(range(1, VERSION))
