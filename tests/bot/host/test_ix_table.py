"""A table of Rise of Ix, chosen in the lobby, with restarts and take-backs to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.facts import Status
from games.imperium import GAME
from tests.bot.helpers import PEOPLE, Evening
from tests.bot.host.test_whole_games import play_with_take_backs


@pytest.mark.parametrize("expansion", ["ix", "epic"])
async def test_a_whole_game_of_ix_with_restarts_and_take_backs_ends_and_can_be_verified(tmp_path: Path, expansion: str):
    async with Evening(tmp_path / "table.sqlite", (GAME,)) as evening:
        await evening.begin(*PEOPLE[:3], key=GAME.key, options={"expansion": expansion, "leaders": "random"})
        for _ in range(200):
            await play_with_take_backs(evening, 120)
            if not await evening.awaited():
                break
            await evening.restart()
        assert (await evening.host.summary(evening.game)).status is Status.OVER
        assert (await evening.host.audit.verify(evening.game)).holds
