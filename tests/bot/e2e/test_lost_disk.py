"""The bot is killed and its disk is lost. The copy on another disk restores everything but the last moment."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import operator
from bot.host.upkeep.copies import NAME
from bot.settings import Settings
from sandbox import Sandbox
from tests.bot.e2e import killed_bot
from tests.bot.e2e.table import until
from tests.bot.e2e.test_killed import TIMEOUT, Killed
from tests.bot.toy import TOY

pytestmark = pytest.mark.crashes

TIMES = 3


def moves(database: Path) -> int:
    if not database.exists():
        return 0
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        return int(db.execute("SELECT count(*) FROM moves").fetchone()[0])


def lose_the_disk_and_restore(folder: Path, copy: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()
    assert operator.main(["--database", str(folder / "sietch.db"), "restore", str(copy)]) == 0


async def test_killed_with_its_disk_lost_the_bot_plays_on_from_the_last_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    monkeypatch.setattr(operator, "load", lambda: Settings())
    disk, copy = tmp_path / "disk", tmp_path / "disk-copy" / NAME
    disk.mkdir()
    async with Sandbox(heartbeat_interval=5.0, answer_within=TIMEOUT) as box:
        game = Killed(disk, box, killed_bot.run_with_copies)
        monkeypatch.setattr(operator, "SystemClock", lambda: killed_bot.ShiftedClock(game.hours))
        await game.start()
        try:
            await game.come()
            await game.create_table()
            playing = [asyncio.create_task(game.play(person, "lost disk")) for person in game.people]
            for _ in range(TIMES):
                await game.answers(3)
                written = moves(disk / "sietch.db")
                await until(lambda: moves(copy) >= written, TIMEOUT)  # noqa: B023
                await game.answers(1)
                await game.kill()
                await asyncio.to_thread(lose_the_disk_and_restore, disk, copy)
                assert moves(disk / "sietch.db") >= written
                await game.start()
                await game.come()
            shown = len(game.shown)
            await until(lambda: game.over or len(game.shown) > shown, TIMEOUT)
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            await game.kill()
