"""Every card, intrigue card, leader, space and conflict appears in a test of this folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.imperium.base import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES

FILES = {
    "cards": (CARDS, ("test_starting_and_reserve_cards.py", "test_imperium_*.py")),
    "intrigue": (INTRIGUE, ("test_plots.py", "test_combat_and_endgame_cards.py")),
    "leaders": (LEADERS, ("test_leaders.py",)),
    "spaces": (SPACES, ("test_spaces.py",)),
    "conflicts": (CONFLICTS, ("test_conflicts.py",)),
}


def syntax(*patterns: str) -> list[ast.AST]:
    sources = [path for pattern in patterns for path in Path(__file__).parent.glob(pattern)]
    return [node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def named_in(*patterns: str) -> set[str]:
    """Return the names that the tests of these files, their parameters and tables contain."""
    nodes = syntax(*patterns)
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def names_of_tests(*patterns: str) -> str:
    nodes = syntax(*patterns)
    return " ".join(node.name for node in nodes if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("table", FILES)
def test_each_is_played_by_a_test(table):
    entries, patterns = FILES[table]
    names = {part for name in named_in(*patterns) for part in name.replace("combat:", "").split(":")}
    assert sorted(set(entries) - names) == []


@pytest.mark.parametrize("table", ["cards", "leaders"])
def test_each_has_a_test_of_its_own_name(table):
    entries, patterns = FILES[table]
    names = names_of_tests(*patterns)
    assert [key for key in entries if key not in names] == []
