"""From SQLite to PostgreSQL and back with running games, and backups of PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import operator
from bot.host.model.facts import Status
from bot.host.store import PostgresAddress, Unusable, migrate
from bot.host.store.moving import TABLES, file_to_postgres, postgres_to_file
from tests.bot.helpers import ANN, BO, CY, Evening, MovableClock, SharedEvening
from tests.bot.toy import TOY
from tests.support import postgres
from tests.support.postgres import empty_database, needs_postgres

pytestmark = needs_postgres


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[PostgresAddress]:
    monkeypatch.setattr(operator, "GAMES", {TOY.key: TOY})
    monkeypatch.chdir(tmp_path)  # The folder of the project may hold a `.env`.
    with empty_database() as found:
        yield found


def operate(location: Path | PostgresAddress, *arguments: str) -> int:
    url = str(location) if isinstance(location, Path) else location.url
    return operator.main(["--database", url, *arguments])


def number_of_last_notification(address: PostgresAddress) -> int:
    name = address.url.partition("@/")[2].partition("?")[0]
    ((number,),) = postgres.server().execute("SELECT coalesce(max(id), 0) FROM outbox", name)
    return int(number)


async def test_running_games_are_moved_to_postgresql_and_back_and_played_on(
    tmp_path: Path, address: PostgresAddress
) -> None:
    file, clock = tmp_path / "table.sqlite", MovableClock()
    async with Evening(file, clock=clock) as evening:
        game = await evening.begin_settled(ANN, BO)
        await evening.deliver()
        panel, instance = await evening.panel(ANN), evening.host.store.instance
    file_to_postgres(file, address)
    moved = await SharedEvening(address, clock).open()
    moved.game = game
    assert moved.host.store.instance == instance
    taken = await moved.host.table.submit(game, ANN.id, panel.epoch, panel.questions[0].id, {"end": 1})
    assert taken.outcome.value == "taken", "a button from before the move works"
    await moved.deliver()
    await moved.close()
    postgres_to_file(address, tmp_path / "back.sqlite")
    async with Evening(tmp_path / "back.sqlite", clock=clock) as back:
        back.game = game
        await back.play_on([ANN, BO])
        assert (await back.host.summary(game)).status is Status.OVER


async def test_every_row_is_the_same_after_both_moves(tmp_path: Path, address: PostgresAddress) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await evening.play_on([ANN, BO], most=12)
        await evening.host.people.forget(CY.id)
    there = file_to_postgres(tmp_path / "table.sqlite", address)
    back = postgres_to_file(address, tmp_path / "back.sqlite")
    assert there.sums == back.sums
    assert there.games == 1
    assert (tmp_path / "back.sqlite.forgotten").read_text() == (tmp_path / "table.sqlite.forgotten").read_text()
    for table in TABLES:
        assert _content(tmp_path / "table.sqlite", table) == _content(tmp_path / "back.sqlite", table), table


def test_rows_of_every_table_are_the_same_after_both_moves(tmp_path: Path, address: PostgresAddress) -> None:
    """Also of the tables that a short game leaves empty."""
    migrate(tmp_path / "table.sqlite")
    with closing(sqlite3.connect(tmp_path / "table.sqlite")) as db, db:
        for table in TABLES[1:]:
            _fill(db, table)
    there = file_to_postgres(tmp_path / "table.sqlite", address)
    assert [table for table in TABLES[1:] if there.sums[table].rows != 2] == []
    assert postgres_to_file(address, tmp_path / "back.sqlite").sums == there.sums
    for table in TABLES:
        assert _content(tmp_path / "table.sqlite", table) == _content(tmp_path / "back.sqlite", table), table


def _fill(db: sqlite3.Connection, table: str) -> None:
    """Write two rows. Rows of different tables refer to each other, because they have the same keys."""
    kinds = [column[2] for column in db.execute(f"PRAGMA table_info({table})")]
    for number in (7, 8):
        values = {"INTEGER": number, "TEXT": f"š {number}", "REAL": number + 0.5, "BLOB": bytes([0, 255, number])}
        marks = ", ".join("?" * len(kinds))
        db.execute(f"INSERT INTO {table} VALUES ({marks})", [values[kind] for kind in kinds])


def _content(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute(f"SELECT * FROM {table}").fetchall(), key=repr)


async def test_every_table_is_moved(tmp_path: Path, address: PostgresAddress) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    found = {table for (table,) in postgres.server().execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name)}  # fmt: skip
    only_there = {"claims", "processes", "slots", "identify_limits", "duties", "forgotten"}
    assert set(TABLES) == found - only_there


async def test_a_number_of_a_notification_is_never_used_again(tmp_path: Path, address: PostgresAddress) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await evening.deliver()
        highest = evening.rows("SELECT max(id) FROM outbox")[0][0]
        evening.rows("DELETE FROM outbox")
    file_to_postgres(tmp_path / "table.sqlite", address)
    moved = await SharedEvening(address).open()
    await moved.create_table(ANN, channel=999)
    await moved.close()
    assert number_of_last_notification(address) > highest


async def test_a_database_with_games_is_not_written_over(tmp_path: Path, address: PostgresAddress) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
    file_to_postgres(tmp_path / "table.sqlite", address)
    with pytest.raises(Unusable, match="holds games already"):
        file_to_postgres(tmp_path / "table.sqlite", address)


def test_nothing_is_moved_while_a_bot_plays(
    tmp_path: Path, address: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    until = "extract(epoch FROM clock_timestamp()) + 60"
    postgres.server().execute(f"INSERT INTO processes VALUES ('a', 0, {until}, 0)", name)
    assert operate(address, "move", str(tmp_path / "new.sqlite")) == 2
    assert "is playing" in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()


def test_a_backup_is_restored_into_postgresql(
    tmp_path: Path, address: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table is notified, old buttons are stale, and people who were forgotten since are forgotten again."""
    clock = MovableClock()

    async def play() -> tuple[str, int]:
        evening = await SharedEvening(address, clock).open()
        game = await evening.begin_settled(ANN, BO)
        await evening.host.sweeper.sweep()
        epoch = (await evening.panel(ANN)).epoch
        await evening.close()
        return game, epoch

    async def forget() -> None:
        evening = await SharedEvening(address, clock).open()
        clock.advance(hours=1)
        await evening.host.people.forget(BO.id)
        await evening.close()

    async def look() -> tuple[int, list[str], list[str | None]]:
        evening = await SharedEvening(address, MovableClock(datetime.now(UTC) + timedelta(minutes=1))).open()
        evening.game = game
        await evening.deliver()
        row = await evening.host.store.read.games.get(game)
        seats = await evening.host.store.read.games.seats(game)
        assert row is not None
        told = evening.courier.public()
        await evening.close()
        return row.epoch, told, [seat.name for seat in seats]

    game, epoch = asyncio.run(play())
    assert operate(address, "backup", str(tmp_path / "backup.sqlite")) == 0
    asyncio.run(forget())
    assert operate(address, "restore", str(tmp_path / "backup.sqlite")) == 0
    said = capsys.readouterr().out
    assert "were forgotten again: 1" in said
    assert "is kept as" in said
    now, told, names = asyncio.run(look())
    assert now >= epoch + 1000
    assert any("restored" in each or "went back" in each or "backup" in each for each in told)
    assert names == ["Ann", "Player 2"]


@pytest.mark.parametrize("command", ["games", "status", "schedule"])
async def test_the_operator_reads_a_database_of_postgresql(
    command: str, address: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = await SharedEvening(address).open()
    game = await evening.begin_settled(ANN, BO)
    await evening.close()
    assert await asyncio.to_thread(operate, address, command) == 0
    said = capsys.readouterr().out
    assert game in said or "running 1" in said
    assert postgres.PASSWORD not in said


def test_the_operator_exports_imports_and_forgets_on_postgresql(
    tmp_path: Path, address: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        evening = await SharedEvening(address).open()
        game = await evening.begin_settled(ANN, BO)
        await evening.close()
        return game

    game = asyncio.run(play())
    save = str(tmp_path / "game.json")
    assert operate(address, "export", game, save, "--close") == 0
    assert operate(address, "import", save, "--channel", "5", "--guild", "4") == 0
    assert operate(address, "data", str(ANN.id), str(tmp_path / "ann.json")) == 0
    assert operate(address, "forget", str(ANN.id)) == 0
    assert "is forgotten" in capsys.readouterr().out
    assert operate(address, "forget", str(ANN.id)) == 1
