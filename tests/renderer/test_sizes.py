"""Files stay small over whole games: 400 KB for a board, 150 KB for a glance, whatever lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from games.catalogue import GAMES
from renderer import render
from tests.renderer.dice.tables import NAMES
from tests.renderer.positions import Position, positions_of

MOST_OF_A_BOARD, MOST_OF_A_GLANCE = 400 * 1024, 150 * 1024
SAID = "Ann sent an agent to Arrakeen, drew a card and moved two troops from the garrison to the Conflict."
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imperium": ("imperium", 4, {}),
    "ix": ("imperium", 4, {"expansion": "ix", "leaders": "random"}),
    "dice": ("dice", 8, {}),
    "arrakis": ("arrakis", 2, {}),
}
TRIED = 4
"""Positions of a game."""


@cache
def spread(table: str) -> Sequence[Position[Any]]:
    """From the beginning of a game to its end."""
    key, players, options = TABLES[table]
    found = positions_of(GAMES[key], players, "sand", 7, options)
    return [found[(len(found) - 1) * number // (TRIED - 1)] for number in range(TRIED)]


def size_of(table: str, position: Position[Any], picture: str, size: str = "wide") -> int:
    key, players, _ = TABLES[table]
    names = NAMES[:players]
    return len(render(key, position.public, picture, before=position.before, names=names, size=size, said=SAID).data)


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("table", TABLES)
def test_a_board_and_the_deed_on_it_have_at_most_400_kb(table: str, size: str) -> None:
    sizes = [size_of(table, each, picture, size) for each in spread(table) for picture in ("board", "deed")]
    assert max(sizes) <= MOST_OF_A_BOARD, sizes


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_board_of_ix_by_itself_has_at_most_400_kb(size: str) -> None:
    assert max(size_of("ix", each, "ix", size) for each in spread("ix")) <= MOST_OF_A_BOARD


@pytest.mark.parametrize("table", TABLES)
def test_a_glance_has_at_most_150_kb(table: str) -> None:
    sizes = [size_of(table, each, "glance") for each in spread(table)]
    assert max(sizes) <= MOST_OF_A_GLANCE, sizes
