"""Whole games with Rise of Ix, with restarts and take-backs."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.imperium import GAME
from tests.bot.helpers import PEOPLE, Evening
from tests.bot.host.test_whole_games import ended_and_verified, goes_on_or_ended, play_with_restarts
from tests.support.soak import IS_TASTE, taste_of

EXPANSIONS = pytest.mark.parametrize("expansion", ["ix", "epic"])


@EXPANSIONS
async def test_a_game_of_ix_goes_on_through_restarts_and_take_backs(tmp_path: Path, expansion: str):
    async with Evening(tmp_path / "table.sqlite", (GAME,)) as evening:
        await evening.begin(*PEOPLE[:3], key=GAME.key, options={"expansion": expansion, "leaders": "random"})
        await play_with_restarts(evening, parts=4, length=25)
        await evening.host.game_check.all()
        await goes_on_or_ended(evening)


@pytest.mark.soak
@EXPANSIONS
async def test_a_whole_game_of_ix_with_restarts_and_take_backs_ends_and_can_be_verified(tmp_path: Path, expansion: str):
    async with Evening(tmp_path / "table.sqlite", (GAME,)) as evening:
        await evening.begin(*PEOPLE[:3], key=GAME.key, options={"expansion": expansion, "leaders": "random"})
        await play_with_restarts(evening, parts=taste_of(200), length=taste_of(120, 20))
        if not IS_TASTE:
            await ended_and_verified(evening)


@pytest.mark.parametrize("people", [1, 2])
async def test_a_game_of_ix_against_rivals_goes_on_through_restarts_and_take_backs(tmp_path: Path, people: int):
    async with Evening(tmp_path / "table.sqlite", (GAME,)) as evening:
        await evening.begin(*PEOPLE[:people], key=GAME.key, options={"expansion": "ix", "leaders": "random"})
        await play_with_restarts(evening, parts=3, length=20)
        await evening.host.game_check.all()
        await goes_on_or_ended(evening)
        assert len((await evening.host.summary(evening.game)).names) == 3
