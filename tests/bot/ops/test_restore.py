"""Restoring a backup: ids are not used twice, old buttons stay old, and forgotten people stay forgotten."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import operator
from bot.host.model.facts import Outcome, Refused
from bot.host.store import database, health
from bot.host.store.connection import private_files
from bot.lock import lock_database
from bot.settings import Settings
from tests.bot.helpers import ANN, BO, CY, NOON, Evening, MovableClock
from tests.bot.toy import TOY


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> MovableClock:
    """Give the operator the toy and the clock of the evening."""
    clock = MovableClock()
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    monkeypatch.setattr(operator, "SystemClock", lambda: clock)
    monkeypatch.setattr(operator, "load", lambda: Settings())
    return clock


@pytest.fixture
async def evening(tmp_path: Path, settings: MovableClock) -> AsyncIterator[Evening]:
    """Start a game of Ann and Bo, make a backup, and play on."""
    evening = Evening(tmp_path / "table.sqlite", clock=settings)
    await evening.open()
    await evening.begin_settled(ANN, BO)
    await evening.host.sweep()
    await evening.deliver()
    await evening.host.store.backup(tmp_path / "backup.db")
    yield evening
    await evening.close()


async def restore(evening: Evening) -> None:
    """Stop the bot, restore the backup, and start the bot."""
    await evening.close()
    words = ["--database", str(evening.path), "restore", str(evening.path.with_name("backup.db"))]
    assert await asyncio.to_thread(operator.main, words) == 0
    await evening.open()
    await evening.host.sweeper.discount_outage()


async def play_a_round(evening: Evening) -> None:
    for person in (ANN, BO):
        await evening.end_turn(person)
        await evening.deliver()


async def test_no_post_after_a_restore_reuses_an_id(evening: Evening) -> None:
    await play_a_round(evening)
    shown = set(evening.courier.shown)
    await restore(evening)
    await evening.deliver()
    before = len(evening.courier.carried)
    await play_a_round(evening)
    sent = [parcel.id for parcel in evening.courier.carried[before:] if not parcel.keeps_files]
    assert sent
    assert not shown & set(sent)
    assert all(parcel in evening.courier.shown for parcel in sent)


async def test_after_a_restore_the_table_is_told_and_players_are_called(evening: Evening) -> None:
    await play_a_round(evening)
    evening.clock.advance(days=2)
    calls = evening.courier.calls_of(ANN)
    await restore(evening)
    await evening.deliver()
    (told,) = [post for post in evening.courier.public() if "go back to a backup" in post]
    assert f"<t:{int(NOON.timestamp())}:f>" in told
    assert evening.courier.calls_of(ANN) == calls + 1


async def test_a_button_from_after_the_backup_is_stale(evening: Evening) -> None:
    panel = await evening.panel(ANN)
    await restore(evening)
    pressed = await evening.host.table.submit(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"end": 1})
    assert pressed.outcome is Outcome.STALE
    with pytest.raises(Refused):
        await evening.host.undo.back(evening.game, ANN.id, panel.epoch)


async def test_the_time_since_the_backup_does_not_count(evening: Evening) -> None:
    evening.clock.advance(days=5)
    await restore(evening)
    before = len(evening.courier.direct(ANN))
    await evening.host.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before


async def test_the_replaced_database_is_kept(evening: Evening) -> None:
    await play_a_round(evening)
    moves = len(evening.rows("SELECT 1 FROM moves"))
    await restore(evening)
    assert len(evening.rows("SELECT 1 FROM moves")) < moves
    (kept,) = [path for path in evening.path.parent.glob("*.replaced-*") if path.suffix not in ("-wal", "-shm")]
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT count(*) FROM moves").fetchone() == (moves,)
    assert not list(evening.path.parent.glob("*.restoring*"))


async def test_a_person_forgotten_since_the_backup_is_forgotten_again(evening: Evening) -> None:
    evening.clock.advance(hours=1)
    await evening.host.people.forget(BO.id)
    await restore(evening)
    assert evening.rows("SELECT user, name FROM seats WHERE seat = 1") == [(None, "Player 2")]
    assert evening.rows("SELECT 1 FROM users WHERE id = ?", BO.id) == []
    for trace in (str(BO.id).encode(), BO.id.to_bytes(8, "big")):
        assert trace not in evening.path.read_bytes()
    await evening.deliver()
    assert [post for post in evening.courier.public() if "The seat of **Player 2** is free" in post]


async def test_a_person_who_came_back_after_being_forgotten_is_kept(evening: Evening) -> None:
    await evening.host.people.forget(CY.id)
    evening.clock.advance(hours=1)
    await evening.host.people.set(CY, zone="Europe/Prague")
    await evening.host.sweep()
    evening.path.with_name("backup.db").unlink()
    await evening.host.store.backup(evening.path.with_name("backup.db"))
    await restore(evening)
    assert evening.rows("SELECT name FROM users WHERE id = ?", CY.id) == [("Cy",)]


async def test_an_earlier_backup_is_migrated_and_its_file_is_not_changed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, steps = evening.path.with_name("9999_later.sql"), database.migrations()
    later.write_text("CREATE TABLE later (a);")
    await evening.close()
    monkeypatch.setattr(database, "migrations", lambda: [*steps, later])
    await evening.open()
    await restore(evening)
    assert evening.rows("PRAGMA user_version") == [(len(steps) + 1,)]
    with closing(sqlite3.connect(evening.path.with_name("backup.db"))) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(steps),)


async def test_nothing_is_restored_while_the_bot_runs(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--database", str(evening.path), "restore", str(evening.path.with_name("backup.db"))]
    with lock_database(evening.path):
        assert await asyncio.to_thread(operator.main, words) == 2
    assert "stop it first" in capsys.readouterr().err


@pytest.mark.parametrize("backup", ["nowhere.db", "letter.txt"])
async def test_a_file_that_is_not_a_backup_is_not_restored(evening: Evening, backup: str) -> None:
    await evening.close()
    evening.path.with_name("letter.txt").write_text("Dear aunt")
    before = evening.path.read_bytes()
    words = ["--database", str(evening.path), "restore", str(evening.path.with_name(backup))]
    assert await asyncio.to_thread(operator.main, words) == 2
    assert evening.path.read_bytes() == before


async def test_a_backup_in_a_read_only_folder_can_be_restored(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    reachable = os.access  # Root may write everywhere.
    monkeypatch.setattr(health.os, "access", lambda path, how: reachable(path, how) and not how & os.W_OK)
    await restore(evening)
    assert [path.name for path in evening.path.parent.glob("backup.db*")] == ["backup.db"]


async def test_a_restored_database_has_the_owner_of_its_folder(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[str, int]] = []
    monkeypatch.setattr(private_files.os, "geteuid", lambda: 0)
    monkeypatch.setattr(private_files.os, "chown", lambda path, user, group: given.append((Path(path).name, user)))
    await restore(evening)
    owner = os.stat(evening.path.parent).st_uid
    assert {("table.sqlite", owner), ("table.sqlite.lock", owner)} <= set(given)
