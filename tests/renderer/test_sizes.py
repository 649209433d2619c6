"""File sizes over whole games: 560 KB for a board, 120 KB for a glance, whatever is on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from games.catalogue import GAMES
from renderer import render
from tests.renderer.dice.tables import NAMES
from tests.renderer.positions import Position, positions_of
from tests.support.soak import soaking

MOST_OF_A_BOARD, MOST_OF_A_GLANCE = 560 * 1024, 120 * 1024
SAID = "Ann sent an agent to Arrakeen, drew a card and moved two troops from the garrison to the Conflict."
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imperium": ("imperium", 4, {}),
    "ix": ("imperium", 4, {"expansion": "ix", "leaders": "random"}),
    "dice": ("dice", 8, {}),
    "arrakis": ("arrakis", 2, {}),
}
TRIED = (2, 1, 0, 3)
"""Thirds of a game that are over, the largest boards and glances first: most lies on them in its middle."""
THIRDS = pytest.mark.parametrize("thirds", soaking(TRIED, usual=1))


@cache
def spread(table: str) -> Sequence[Position[Any]]:
    """Return positions from the beginning of a game to its end."""
    key, players, options = TABLES[table]
    found = positions_of(GAMES[key], players, "sand", 7, options)
    return [found[(len(found) - 1) * number // (len(TRIED) - 1)] for number in range(len(TRIED))]


def size_of(table: str, thirds: int, picture: str, size: str = "wide") -> int:
    key, players, _ = TABLES[table]
    names, position = NAMES[:players], spread(table)[thirds]
    return len(
        render(key, position.public, picture, before=position.before, names=names, size=size, sentence=SAID).data
    )


@THIRDS
@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("table", TABLES)
def test_a_board_and_the_deed_on_it_have_at_most_560_kb(table: str, size: str, thirds: int) -> None:
    assert max(size_of(table, thirds, picture, size) for picture in ("board", "deed")) <= MOST_OF_A_BOARD


@THIRDS
@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_board_of_ix_by_itself_has_at_most_400_kb(size: str, thirds: int) -> None:
    assert size_of("ix", thirds, "ix", size) <= 400 * 1024


@THIRDS
@pytest.mark.parametrize("table", TABLES)
def test_a_glance_has_at_most_120_kb(table: str, thirds: int) -> None:
    assert size_of(table, thirds, "glance") <= MOST_OF_A_GLANCE
