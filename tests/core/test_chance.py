"""Chance: fair, different at each draw, and verifiable with the seed."""

from __future__ import annotations

import msgspec
import pytest

from games.core import chance
from games.core.chance import Chance, dice, draw_from_seed, matches_seed, shuffle

SEED = bytes(range(32))


def test_a_shuffle_loses_and_doubles_nothing():
    cards = list(range(67))
    shuffle(Chance(SEED.hex()), cards)
    assert cards != list(range(67))
    assert sorted(cards) == list(range(67))


def test_every_act_of_chance_draws_anew():
    luck = Chance(SEED.hex())
    assert dice(luck, 6, 20).drawn != dice(luck, 6, 20).drawn
    assert luck.number == 2


def test_another_branch_draws_otherwise():
    assert dice(Chance(SEED.hex()), 6, 20).drawn != dice(Chance(SEED.hex(), "undo"), 6, 20).drawn


def test_every_face_of_a_die_comes_as_often_as_any_other():
    drawn = dice(Chance(SEED.hex()), 6, 6000).drawn
    assert all(900 < drawn.count(face) < 1100 for face in range(6))


def test_a_word_that_would_favour_small_numbers_is_thrown_again(monkeypatch: pytest.MonkeyPatch):
    # Ten divides 2**32 - 6: the six words beyond would be 0 to 5 once more.
    monkeypatch.setattr(chance, "_words", lambda key: iter([2**32 - 1, 2**32 - 6, 2**32 - 7]))
    assert draw_from_seed("", "", 0, (10,)).drawn == (9,)


def test_a_roll_is_true_to_its_seed_and_to_no_other():
    roll = dice(Chance(SEED.hex()), 6, 5)
    assert matches_seed(SEED, roll)
    assert not matches_seed(bytes(32), roll)
    assert not matches_seed(SEED, msgspec.structs.replace(roll, drawn=(*roll.drawn[:4], (roll.drawn[4] + 1) % 6)))
