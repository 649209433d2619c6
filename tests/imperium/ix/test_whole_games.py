"""Random games of Rise of Ix keep all sums, and every new card, tile and leader has a test."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from games.imperium import GAME
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES, printed
from games.imperium.ix.tiles import TILES
from tests.imperium.invariants import PointsByEvents, sums_hold
from tests.imperium.test_random_games import is_sample
from tests.support.checks import CHEAP, DEAR, play_and_check
from tests.support.soak import numbers

OPTIONS = (
    {"leaders": "choose", "expansion": "ix"},
    {"leaders": "random", "expansion": "epic"},
    {"leaders": "draft", "expansion": "ix", "houses": "different"},
    {"leaders": "random", "expansion": "ix"},
)


USUAL = 12


def play(number: int, thorough: bool) -> None:
    seats = 3 + number // 2 % 2
    cheap = (*CHEAP, sums_hold, PointsByEvents(seats))
    dear = (lambda step: True) if thorough else (lambda step: is_sample(number, step, USUAL))
    play_and_check(GAME, seats, f"ix {number}", cheap, DEAR, dear, OPTIONS[number % len(OPTIONS)])


@pytest.mark.parametrize("number", numbers(300, USUAL))
def test_sums_hold_at_every_step_of_random_games(number: int):
    play(number, thorough=False)


@pytest.mark.parametrize("number", numbers(20, 1, first=1000))
def test_everything_holds_at_every_step_of_some_games(number: int):
    play(number, thorough=True)


FILES = {
    "cards": (CARDS, "test_cards.py"),
    "intrigue": (INTRIGUE, "test_intrigue.py"),
    "leaders": (LEADERS, "test_leaders.py"),
    "spaces": (SPACES, "test_leaders.py"),
    "conflicts": (CONFLICTS, "test_leaders.py"),
}


@pytest.mark.parametrize("shelf", FILES)
def test_each_is_played_by_a_test(shelf):
    shelves, file = FILES[shelf]
    missing = {entry.key for entry in printed(shelves, ("ix",))} - named_in(file)
    assert missing == set()


def test_each_tile_is_played_by_a_test():
    assert set(TILES) - named_in("test_tiles.py") - named_in("test_rules.py") == set()


def named_in(file: str) -> set[str]:
    """Return all parts of the strings in a test file, split at dots and colons."""
    tree = ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {part for word in words for part in word.replace(":", ".").split(".")}
