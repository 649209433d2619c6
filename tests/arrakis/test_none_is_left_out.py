"""The check that tests name every card, leader, action, token and ban of the war."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from games.arrakis.components import LEADERS, PLANNING, VISIONS
from games.arrakis.vocabulary import Face, Imperium, Kind, Marker, Result, Vehicle, Worm, Wormsign

FREE_ACTIONS = ("train", "scout", "atomics", "scheming", "desert")
TOKENS = ("sietch", "station", "bene_gesserit", *Wormsign)

PLAYED = {
    "planning cards": (PLANNING, ("test_*.py", "mahdi/test_cards.py")),
    "leaders": (LEADERS, ("test_leaders_and_prescience.py", "test_battle.py")),
    "prescience cards": (VISIONS, ("test_leaders_and_prescience.py",)),
    "results of dice": (Result, ("test_*.py",)),
    "free actions and desert power": (FREE_ACTIONS, ("test_*.py",)),
    "tokens": (TOKENS, ("test_*.py",)),
    "worms": (Worm, ("test_desert_and_spice.py",)),
    "vehicles": (Vehicle, ("test_*.py",)),
    "bans": (Imperium, ("test_desert_and_spice.py",)),
    "markers": (Marker, ("test_*.py",)),
    "units": (Kind, ("test_*.py",)),
    "combat dice": (Face, ("test_*.py",)),
}


@cache
def named_in(pattern: str) -> frozenset[str]:
    """Return the words in strings and names of these tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob(pattern):
        if path.name != Path(__file__).name:
            found |= names_of(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(found)


def names_of(tree: ast.Module) -> set[str]:
    said: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said |= set(re.findall(r"\w+", node.value))
        elif isinstance(node, ast.Attribute):
            said.add(node.attr.lower())
        elif isinstance(node, ast.FunctionDef):
            said.add(node.name)
    return said


@pytest.mark.parametrize("shelf", PLAYED)
def test_each_is_played_by_a_test(shelf):
    entries, patterns = PLAYED[shelf]
    names = frozenset[str]().union(*(named_in(pattern) for pattern in patterns))
    tests = " ".join(name for name in names if name.startswith("test_"))
    assert [str(key) for key in entries if str(key) not in names and str(key) not in tests] == []
