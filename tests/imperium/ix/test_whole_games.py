"""Whole games of Rise of Ix: random ones with every sum, the written one, and the sheet of all that is new."""

from __future__ import annotations

import ast
from itertools import zip_longest
from pathlib import Path

import pytest

from games.__main__ import card_sheet
from games.imperium import GAME
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES, printed
from games.imperium.ix.tiles import TILES
from tests.imperium.invariants import PointsByEvents, sums_hold
from tests.imperium.ix.sheets import PLAYTHROUGH, SETUP, SHEET, entries
from tests.imperium.playthrough import answers_of, lines_of
from tests.imperium.test_random_games import is_sample, soaking
from tests.support.checks import CHEAP, DEAR, play_and_check

OPTIONS = (
    {"leaders": "choose", "expansion": "ix"},
    {"leaders": "random", "expansion": "epic"},
    {"leaders": "draft", "expansion": "ix", "houses": "different"},
    {"leaders": "random", "expansion": "ix"},
)


def play(number: int, thorough: bool) -> None:
    seats = 3 + number // 2 % 2
    cheap = (*CHEAP, sums_hold, PointsByEvents(seats))
    dear = (lambda step: True) if thorough else (lambda step: is_sample(number, step))
    play_and_check(GAME, seats, f"ix {number}", cheap, DEAR, dear, OPTIONS[number % len(OPTIONS)])


@pytest.mark.parametrize("number", soaking(range(300), 12))
def test_sums_hold_at_every_step_of_random_games(number: int):
    play(number, thorough=False)


@pytest.mark.parametrize("number", soaking(range(1000, 1020), 1))
def test_everything_holds_at_every_step_of_some_games(number: int):
    play(number, thorough=True)


def test_the_committed_game_replays_line_by_line():
    text = PLAYTHROUGH.read_text(encoding="utf-8")
    for number, (was, now) in enumerate(zip_longest(text.splitlines(), lines_of(iter(answers_of(text)), SETUP)), 1):
        assert now == was, f"line {number}: run `python -m tests.imperium.ix.sheets` if this was changed on purpose"


def test_the_committed_card_sheet_is_what_the_cards_say():
    committed = SHEET.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(committed, card_sheet(GAME, entries()).splitlines()), 1):
        assert old == new, f"line {number}: run `python -m tests.imperium.ix.sheets` and read what has changed"


def test_every_line_of_the_sheet_ends_like_a_sentence():
    lines = [line for line in card_sheet(GAME, entries()).splitlines() if line.startswith("  ")]
    assert [line for line in lines if not line.endswith(".") or ".." in line or "  " in line.strip()] == []


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
    """The names that the tests of a file write down, key by key."""
    tree = ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {part for word in words for part in word.replace(":", ".").split(".")}
