"""Scheduled backups, archives of finished games, and the removal of tables that nobody joined."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from sqlite3 import connect
from typing import Any

import msgspec
import pytest

from bot.host.model.facts import Status
from bot.host.model.records import NOBODY
from bot.host.store.connection.compression import decompress
from bot.host.store.tables.packs import pack_moves, unpack_moves
from bot.host.upkeep.backups import made
from bot.host.upkeep.retention import LOBBY_EXPIRES_AFTER
from bot.host.upkeep.upkeep import UpkeepSettings
from tests.bot.helpers import ANN, BO, Evening
from tests.saves.packing import unpack

SMALL = 60 * 1024
"""The most bytes that an archived game may take."""
SETTINGS = UpkeepSettings(backup_every=timedelta(hours=24), kept=3, pack_after=timedelta(days=30))


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", upkeep=SETTINGS) as evening:
        yield evening


# --- Backups of SQLite -----------------------------------------------------------------------------


def backups(evening: Evening) -> list[str]:
    return [path.name for path in made(evening.path.parent / "backups")]


@pytest.mark.sqlite_only
async def test_a_backup_is_made_when_one_is_due_and_not_before(evening: Evening) -> None:
    await evening.host.upkeep.run()
    assert len(backups(evening)) == 1
    for hours, count in ((23, 1), (1, 2), (1, 2)):
        evening.clock.advance(hours=hours)
        await evening.host.upkeep.run()
        assert len(backups(evening)) == count


@pytest.mark.sqlite_only
async def test_a_restart_does_not_delay_the_next_backup(evening: Evening) -> None:
    await evening.host.upkeep.run()
    evening.clock.advance(hours=20)
    await evening.restart()
    evening.clock.advance(hours=4)
    await evening.host.upkeep.run()
    assert len(backups(evening)) == 2


@pytest.mark.sqlite_only
async def test_old_backups_are_deleted_and_other_files_are_kept(evening: Evening) -> None:
    folder = evening.path.parent / "backups"
    folder.mkdir()
    (folder / "sietch-before-the-great-move.db").write_text("dear")
    for _ in range(5):
        await evening.host.upkeep.run()
        evening.clock.advance(days=1)
    assert len(backups(evening)) == 3
    assert backups(evening)[-1].startswith(f"sietch-{evening.clock.now() - timedelta(days=1):%Y%m%d}")
    assert (folder / "sietch-before-the-great-move.db").read_text() == "dear"


@pytest.mark.sqlite_only
async def test_a_backup_is_complete_and_readable_by_its_owner_only(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.upkeep.run()
    (copy,) = made(evening.path.parent / "backups")
    assert copy.stat().st_mode & 0o077 == 0
    with closing(connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (1,)


@pytest.mark.sqlite_only
async def test_a_failed_backup_is_logged_and_retried(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    (evening.path.parent / "backups").write_text("no folder")
    await evening.host.upkeep.run()
    assert "no backup could be made" in caplog.text
    (evening.path.parent / "backups").unlink()
    await evening.host.upkeep.run()
    assert len(backups(evening)) == 1


# --- Packing ---------------------------------------------------------------------------------------


async def finish(evening: Evening) -> str:
    await evening.begin_settled(ANN, BO)
    await evening.play_on((ANN, BO))
    await evening.deliver()
    return evening.game


async def everything(evening: Evening, game: str) -> dict[str, Any]:
    """Return everything that anybody can see of a finished game."""
    host = evening.host
    moves = await host.store.read.moves.after(game, NOBODY)
    return {
        "summary": await host.summary(game),
        "log": [await host.history.log(game, person and person.id) for person in (None, ANN, BO)],
        "verdict": await host.audit.verify(game),
        "save": msgspec.json.decode(await host.exports.export(game, people=True))["moves"],
        "positions": [await host.table.look(game, None)],
        "moves": moves,
        "ends": [await host.store.read.moves.from_turn_of(game, seat, 10**6) for seat in (0, 1)],
    }


async def test_an_archived_game_shows_everything_as_before(evening: Evening) -> None:
    game = await finish(evening)
    before = await everything(evening, game)
    evening.clock.advance(days=30)
    await evening.host.upkeep.run()
    assert evening.rows("SELECT packed FROM games") == [(1,)]
    assert evening.rows("SELECT count(*) FROM moves") == [(0,)]
    assert await everything(evening, game) == before


async def test_only_finished_games_are_archived_after_their_time(evening: Evening) -> None:
    over = await finish(evening)
    running = await evening.begin_settled(ANN, BO, channel=71)
    evening.clock.advance(days=29)
    await evening.host.upkeep.run()
    assert evening.rows("SELECT 1 FROM packs") == []
    evening.clock.advance(days=1)
    await evening.host.upkeep.run()
    assert evening.rows("SELECT game FROM packs") == [(over,)]
    assert (await evening.host.summary(running)).status is Status.RUNNING


async def test_an_archived_game_can_be_exported(evening: Evening, tmp_path: Path) -> None:
    game = await finish(evening)
    evening.clock.advance(days=30)
    await evening.host.upkeep.run()
    save = await evening.host.exports.export(game, people=True)
    async with Evening(tmp_path / "other.sqlite") as other:
        assert await other.host.exports.import_game(save) == game
        assert (await other.host.audit.verify(game)).holds


def test_an_archived_game_takes_less_than_sixty_kilobytes(tmp_path: Path) -> None:
    path = unpack("table-3", tmp_path / "kept.sqlite")
    with closing(connect(path)) as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(moves)")]
        games = [game for (game,) in db.execute("SELECT id FROM games WHERE status = 'over'")]
        assert games
        for game in games:
            rows = db.execute("SELECT * FROM moves WHERE game = ? ORDER BY seq", (game,)).fetchall()
            moves = [dict(zip(columns, row, strict=True)) for row in rows]
            pack = pack_moves(moves)
            assert len(pack) < SMALL
            assert [_opened(move) for move in unpack_moves(pack)] == [_opened(move) for move in moves]


def _opened(move: dict[str, Any]) -> dict[str, Any]:
    """Return the row with its snapshot decompressed."""
    return {**move, "snapshot": move["snapshot"] and decompress(move["snapshot"])}


# --- Tables nobody joined --------------------------------------------------------------------------


async def test_a_lobby_that_nobody_joined_is_closed_and_later_deleted(evening: Evening) -> None:
    lonely = (await evening.create_table(ANN)).game
    joined = (await evening.create_table(ANN, BO, channel=71)).game
    evening.clock.advance(days=LOBBY_EXPIRES_AFTER.days)
    await evening.host.upkeep.run()
    assert (await evening.host.summary(lonely)).status is Status.ABANDONED
    assert (await evening.host.summary(joined)).status is Status.LOBBY
    await evening.deliver()
    evening.clock.advance(days=30)
    await evening.host.upkeep.run()
    for table in ("games", "seats", "acts", "posts"):
        column = "id" if table == "games" else "game"
        assert evening.rows(f"SELECT 1 FROM {table} WHERE {column} = ?", lonely) == []


async def test_nothing_is_archived_or_deleted_if_no_time_is_set(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await finish(evening)
        evening.clock.advance(days=1000)
        await evening.host.upkeep.run()
        assert evening.rows("SELECT 1 FROM packs") == []
        assert not (evening.path.parent / "backups").exists()
