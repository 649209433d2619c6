"""The running copy of the database: made after a change, and restored when the disk is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot import operator
from bot.host.upkeep.copies import NAME
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.settings import Settings
from tests.bot.helpers import ANN, BO, CY, Evening, MovableClock
from tests.bot.toy import TOY

pytestmark = pytest.mark.sqlite_only  # PostgreSQL has means of its own.


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Start a game of Ann and Bo and make a copy."""
    settings = UpkeepSettings(copy_folder=tmp_path / "other-disk", copy_every=timedelta(minutes=1))
    (tmp_path / "disk").mkdir()
    async with Evening(tmp_path / "disk" / "table.sqlite", upkeep=settings) as evening:
        await evening.begin_settled(ANN, BO)
        await evening.deliver()
        await copy_again(evening)
        yield evening


def copy_of(evening: Evening) -> Path:
    return evening.path.parents[1] / "other-disk" / NAME


async def copy_again(evening: Evening) -> int:
    """Make a copy if one is due, and return the inode of the present copy."""
    await evening.host.upkeep.copies.run()
    return copy_of(evening).stat().st_ino


def moves(database: Path) -> int:
    with closing(sqlite3.connect(database)) as db:
        return int(db.execute("SELECT count(*) FROM moves").fetchone()[0])


async def test_the_copy_is_complete_and_readable_by_its_owner_only(evening: Evening) -> None:
    assert moves(copy_of(evening)) == moves(evening.path)
    assert copy_of(evening).stat().st_mode & 0o077 == 0


async def test_a_move_is_in_the_next_copy(evening: Evening) -> None:
    await evening.end_turn(ANN)
    assert moves(copy_of(evening)) < moves(evening.path)
    await copy_again(evening)
    assert moves(copy_of(evening)) == moves(evening.path)


async def test_no_copy_is_made_without_a_change(evening: Evening) -> None:
    """A sweep writes that the bot is awake, and a health check tries to write. Neither counts."""
    before = await copy_again(evening)
    for _ in range(3):
        evening.clock.advance(minutes=1)
        await evening.host.sweep()
        await evening.host.store.try_to_write()
        assert await copy_again(evening) == before


async def test_what_another_program_writes_is_in_the_next_copy(evening: Evening) -> None:
    before = await copy_again(evening)
    with closing(sqlite3.connect(evening.path)) as beside:
        beside.execute("UPDATE games SET channel = 71")
        beside.commit()
    assert await copy_again(evening) != before


async def test_a_failed_copy_is_logged_once_and_retried(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    folder = copy_of(evening).parent
    folder.rename(folder.with_name("away"))
    folder.write_text("no folder")
    await evening.end_turn(ANN)
    for _ in range(2):
        await evening.host.upkeep.copies.run()
    assert caplog.text.count("could not be copied") == 1
    folder.unlink()
    await copy_again(evening)
    assert moves(copy_of(evening)) == moves(evening.path)


async def test_the_copy_is_restored_and_forgotten_people_stay_forgotten(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.create_table(CY, channel=71)
    await evening.host.people.forget(CY.id)
    await copy_again(evening)
    played = moves(evening.path)
    await evening.close()
    for file in evening.path.parent.iterdir():
        file.unlink()
    _give_the_operator_the_toy(monkeypatch, evening.clock)
    words = ["--database", str(evening.path), "restore", str(copy_of(evening))]
    assert await asyncio.to_thread(operator.main, words) == 0
    assert moves(evening.path) == played
    assert evening.path.with_name("table.sqlite.forgotten").read_text()
    await evening.open()


def _give_the_operator_the_toy(monkeypatch: pytest.MonkeyPatch, clock: MovableClock) -> None:
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    monkeypatch.setattr(operator, "SystemClock", lambda: clock)
    monkeypatch.setattr(operator, "load", lambda: Settings())


async def test_without_a_folder_no_copy_is_made(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.host.upkeep.copies.run()
        assert list(tmp_path.rglob(NAME)) == []
