"""The oldest database there is: eight tables of the first day, through every migration since."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.helpers import FakePainter
from tests.saves.packing import unpack
from tests.saves.test_kept_database import KeptEvening, go_on


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[KeptEvening]:
    kept = KeptEvening("first-day", unpack("first-day", tmp_path / "table.sqlite"))
    kept.painter = FakePainter()
    async with kept:
        yield kept


async def test_every_table_of_the_first_day_is_read(evening: KeptEvening) -> None:
    before = dict(evening.rows("SELECT id, status FROM games"))
    await evening.host.game_check.all()
    assert dict(evening.rows("SELECT id, status FROM games")) == before
    assert set(before) == set(evening.what)


async def test_every_table_of_the_first_day_goes_on(evening: KeptEvening) -> None:
    await go_on(evening, list(evening.what))


async def test_every_finished_game_of_the_first_day_can_be_verified(evening: KeptEvening) -> None:
    for (game,) in evening.rows("SELECT id FROM games WHERE status = 'over'"):
        assert (await evening.host.audit.verify(game)).holds
