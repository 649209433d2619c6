"""The database: migrations with a backup, transactions, exports and imports, the check of games, and the audit."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

from bot.host.model.facts import Outcome, Refused, Status, Submitted
from bot.host.model.preferences import AtDeadline, PersonSettings, Pictures, TableSettings
from bot.host.model.records import Move
from bot.host.store import RowConflict, TooNew, Unwritable, database, migrate
from bot.host.store.database import FileStore
from bot.host.store.tables.moves import MoveRows
from bot.host.transfer.exports import Venue
from bot.host.transfer.game_file import GameFile
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal
from tests.support.waiting import TIMEOUT


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_a_new_file_gets_the_present_version(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    migrate(path)
    assert version_of(path) == len(database.migrations())


def test_migrations_are_numbered_one_after_the_other() -> None:
    """With two migrations of one number, some databases would get one twice and the other never."""
    numbers = [int(step.name.partition("_")[0]) for step in database.migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_first_columns_of_a_migrated_table_without_rowid_are_its_key(tmp_path: Path) -> None:
    """In another order, `PRAGMA quick_check` of some SQLite versions calls a good database damaged."""
    migrate(tmp_path / "table.sqlite")
    with closing(sqlite3.connect(tmp_path / "table.sqlite")) as db:
        plain = db.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'").fetchall()
        for (name,) in plain:
            keys = [key for *_, key in db.execute(f"PRAGMA table_info({name})") if key]
            assert keys == sorted(keys), name


def test_an_older_database_is_backed_up_before_its_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, later = tmp_path / "old.sqlite", tmp_path / "0002_more.sql"
    migrate(path)
    later.write_text("ALTER TABLE users ADD COLUMN more TEXT;")
    steps = database.migrations()
    monkeypatch.setattr(database, "migrations", lambda: [*steps, later])
    migrate(path)
    assert version_of(path) == len(steps) + 1
    assert version_of(tmp_path / f"old.sqlite.before-{len(steps) + 1}") == len(steps)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('{"pictures": true, "palette": "dusk"}', PersonSettings(palette="dusk")),
        ('{"pictures": false, "zone": "Europe/Prague"}', PersonSettings(pictures=Pictures.WORDS, zone="Europe/Prague")),
        ("{}", PersonSettings()),
    ],
)
async def test_old_picture_settings_keep_their_meaning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: PersonSettings
) -> None:
    path, steps = tmp_path / "old.sqlite", database.migrations()
    with monkeypatch.context() as then:
        then.setattr(database, "migrations", lambda: steps[:1])
        migrate(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO users (id, name, settings) VALUES (1, 'Ann', ?)", (before,))
    store = await FileStore.open(path)
    person = await store.read.people.get(1)
    await store.close()
    assert person is not None
    assert person.settings == after


@pytest.mark.sqlite_only
async def test_a_file_that_cannot_be_read_is_unwritable_and_a_wrong_statement_a_bug(tmp_path: Path) -> None:
    store = await FileStore.open(tmp_path / "sietch.db")
    reading = store._reader
    with pytest.raises(sqlite3.OperationalError):
        await reading.run(lambda db: db.execute("SELECT nothing FROM nowhere"))
    await reading.run(lambda db: db.set_progress_handler(lambda: 1, 1))
    for read in (store.read.people.get(1), store.read_game("abc")):
        with pytest.raises(Unwritable):
            await read
    await store.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, broken = tmp_path / "old.sqlite", tmp_path / "0002_broken.sql"
    migrate(path)
    broken.write_text("CREATE TABLE half (a); INSERT INTO nowhere VALUES (1);")
    steps = database.migrations()
    monkeypatch.setattr(database, "migrations", lambda: [*steps, broken])
    with pytest.raises(sqlite3.Error):
        migrate(path)
    assert version_of(path) == len(steps)
    with closing(sqlite3.connect(path)) as db:
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchone()


def test_a_database_of_a_later_version_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "later.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(TooNew):
        migrate(path)


@pytest.mark.sqlite_only
async def test_the_database_uses_wal_with_full_sync(evening: Evening) -> None:
    for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2)):
        async with evening.host.store._writer.execute(f"PRAGMA {pragma}") as cursor:
            row = await cursor.fetchone()
            assert row is not None
            assert row[0] == wanted


@pytest.mark.sqlite_only
async def test_the_wal_file_shrinks_after_a_long_read_ends(evening: Evening) -> None:
    wal = evening.path.with_name(f"{evening.path.name}-wal")

    async def write_much() -> None:
        for at in range(8):
            async with evening.host.store.write() as rows:
                await rows.places.name(dict.fromkeys(range(1000), str(at) * 900))

    with closing(sqlite3.connect(evening.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM meta").fetchall()
        await write_much()
        assert wal.stat().st_size > database.LARGEST_WAL
    await write_much()
    assert wal.stat().st_size <= database.LARGEST_WAL + 1024 * 1024


async def test_a_failed_transaction_leaves_nothing_behind(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = await evening.host.store.read.moves.last(evening.game)
    assert before is not None

    async def write_a_move_twice() -> None:
        async with evening.host.store.write() as rows:
            await rows.games.update(evening.game, epoch=77)
            await rows.moves.append(evening.game, before, b"")

    with pytest.raises(RowConflict):
        await write_a_move_twice()
    row = await evening.host.store.read.games.get(evening.game)
    assert row is not None
    assert row.epoch == 0


async def test_a_cancelled_transaction_leaves_nothing_behind(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)

    written = asyncio.Event()

    async def write_slowly() -> None:
        async with evening.host.store.write() as rows:
            await rows.games.update(evening.game, epoch=77)
            written.set()
            await asyncio.sleep(TIMEOUT)

    task = asyncio.create_task(write_slowly())
    await written.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await evening.end_turn(ANN)
    row = await evening.host.store.read.games.get(evening.game)
    assert row is not None
    assert row.epoch == 0


@pytest.mark.sqlite_only
async def test_a_backup_can_be_made_while_a_game_runs(evening: Evening, tmp_path: Path) -> None:
    await evening.begin_settled(ANN, BO)
    copy = tmp_path / "copy.sqlite"
    await asyncio.gather(evening.host.store.backup(copy), evening.answer(ANN, {"draw": 1}))
    other = await FileStore.open(copy)
    assert await other.read.games.get(evening.game) is not None
    await other.close()


async def test_an_exported_game_is_imported_and_goes_on(evening: Evening, tmp_path: Path) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    before = (await evening.panel(ANN)).seat_view.view
    save = await evening.host.exports.export(evening.game, people=True)
    async with Evening(tmp_path / "other.sqlite") as other:
        other.game = await other.host.exports.import_game(save)
        assert (await other.panel(ANN)).seat_view.view == before
        await other.play_on((ANN, BO))
        assert (await other.host.audit.verify(other.game)).holds


async def asked_to_undo(evening: Evening) -> int:
    """Let Ann draw and ask for an undo, so that the game waits for Bo's vote."""
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    return vote.id


async def test_a_game_exported_during_a_vote_goes_on_without_the_vote(evening: Evening, tmp_path: Path) -> None:
    await asked_to_undo(evening)
    save = await evening.host.exports.export(evening.game, people=True)
    async with Evening(tmp_path / "other.sqlite") as other:
        other.game = await other.host.exports.import_game(save)
        await other.end_turn(ANN)


async def test_deadlines_restart_when_a_game_is_imported(evening: Evening, tmp_path: Path) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    save = await evening.host.exports.export(evening.game, people=True)
    evening.clock.advance(days=7)
    async with Evening(tmp_path / "other.sqlite", clock=evening.clock) as other:
        other.game = await other.host.exports.import_game(save)
        await other.host.sweeper.sweep()
        assert await other.awaited() == {0}


@pytest.mark.sqlite_only
async def test_an_old_export_does_not_bring_back_a_forgotten_person(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    save = await evening.host.exports.export_and_close(evening.game)
    evening.clock.advance(hours=1)
    await evening.host.people.forget(BO.id)
    evening.game = await evening.host.exports.import_game(save)
    assert await evening.host.store.read.games.of_user(BO.id, *Status) == []
    left = (await evening.host.store.read.games.seats(evening.game))[1]
    assert (left.user, left.name) == (None, "Player 2")
    await evening.deliver()
    assert [post for post in evening.courier.public() if "The seat of **Player 2** is free" in post]
    await evening.host.store.truncate_wal()
    for trace in (str(BO.id).encode(), BO.id.to_bytes(8, "big")):
        assert trace not in evening.path.read_bytes()


async def test_a_person_who_came_back_before_the_export_stays_in_it(evening: Evening, tmp_path: Path) -> None:
    await evening.host.people.forget(BO.id)
    evening.clock.advance(hours=1)
    await evening.begin_settled(ANN, BO)
    save = await evening.host.exports.export_and_close(evening.game)
    evening.game = await evening.host.exports.import_game(save)
    assert evening.game in await evening.host.store.read.games.of_user(BO.id, Status.RUNNING)


async def test_an_imported_lobby_frees_the_chair_of_a_forgotten_person(evening: Evening) -> None:
    evening.game = (await evening.host.lobby.create(ANN, GUILD, CHANNEL, "toy", 3)).game
    await evening.host.lobby.join(evening.game, BO)
    save = await evening.host.exports.export_and_close(evening.game)
    evening.clock.advance(hours=1)
    await evening.host.people.forget(ANN.id)
    evening.game = await evening.host.exports.import_game(save)
    assert [seat.user for seat in await evening.host.store.read.games.seats(evening.game)] == [BO.id]


async def test_an_export_contains_a_simultaneous_move_completely_or_not_at_all(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    panel, with_snapshots = await evening.panel(ANN), MoveRows.with_snapshots
    evening.clock.advance(minutes=1)
    moving: list[asyncio.Task[Submitted]] = []

    async def slowly(book: MoveRows, game: str) -> list[tuple[Move, bytes | None]]:
        """Let Ann try to move while the game is being exported."""
        if not moving:
            submit = evening.host.table.submit(game, ANN.id, panel.epoch, panel.questions[0].id, {"draw": 1})
            moving.append(asyncio.create_task(submit))
            await asyncio.wait(moving, timeout=0.2)
        return await with_snapshots(book, game)

    monkeypatch.setattr(MoveRows, "with_snapshots", slowly)
    save = msgspec.json.decode(await evening.host.exports.export(evening.game, people=True), type=GameFile)
    assert save.game.moved == save.moves[-1].move.at
    assert (await moving[0]).outcome is Outcome.TAKEN


async def test_a_game_that_exists_cannot_be_imported(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    save = await evening.host.exports.export(evening.game, people=True)
    assert await refusal(evening.host.exports.import_game(save, Venue(1, 99))) == "host-already-here"
    await evening.play_on((ANN, BO))
    assert (await evening.host.summary(evening.game)).status is Status.OVER


async def test_only_the_unreadable_game_is_quarantined(evening: Evening) -> None:
    good = await evening.begin_settled(ANN, BO)
    bad = await evening.begin(CY, DEE, channel=71)
    evening.corrupt(bad)
    await evening.restart()
    await evening.deliver()
    assert (await evening.host.summary(bad)).status is Status.QUARANTINED
    assert (await evening.host.summary(good)).status is Status.RUNNING
    assert any("cannot be read" in post for post in evening.courier.public())


async def test_a_quarantined_game_refuses_presses_with_a_reason(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    evening.corrupt(evening.game)
    assert await refusal(evening.panel(ANN)) == "host-is-quarantined"
    await evening.host.sweeper.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.QUARANTINED


async def test_an_unreadable_old_game_does_not_hide_the_others(evening: Evening) -> None:
    old = await evening.begin(ANN, BO)
    await evening.host.admins.end(old, ANN)
    new = await evening.begin(ANN, BO, channel=71)
    evening.corrupt(old)
    assert [summary.game for summary in await evening.host.games_of(ANN.id)] == [new]
    assert [summary.game for summary in await evening.host.finished_games_of(ANN.id)] == [old]
    assert (await evening.host.summary(old)).headline is None


async def test_only_the_latest_games_of_a_person_are_read(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.services.LATELY", 2)
    games = [await evening.begin(ANN, BO, channel=71 + number) for number in range(3)]
    for number, game in enumerate(games):
        evening.rows("UPDATE games SET created = ? WHERE id = ?", number, game)
        await evening.host.admins.end(game, ANN)
    assert [summary.game for summary in await evening.host.finished_games_of(ANN.id)] == [games[2], games[1]]
    assert [await evening.host.has_finished(who.id, games[0]) for who in (ANN, CY)] == [True, False]


async def test_a_quarantined_game_returns_when_it_is_readable(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    await unreadable_for(evening, monkeypatch, days=0)
    acts = await evening.host.admins.acts(evening.game)
    assert [act.kind for act in acts] == ["quarantined", "readable-again"]
    await evening.end_turn(ANN)


async def unreadable_for(evening: Evening, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """Make the game unreadable for some days, and then readable again."""
    with monkeypatch.context() as older:
        older.setitem(evening.games, "toy", evening.games["toy"].__class__(**{**_fields(evening), "decode": _fails}))
        await evening.restart()
        for _ in range(days):
            evening.clock.advance(days=1)
            await evening.host.sweeper.sweep()
    await evening.restart()


async def test_deadlines_do_not_run_while_a_game_is_unreadable(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await unreadable_for(evening, monkeypatch, days=2)
    await evening.host.sweeper.sweep()
    assert await evening.awaited() == {0}
    await evening.end_turn(ANN)


async def test_a_vote_does_not_expire_while_a_game_is_unreadable(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked_to_undo(evening)
    await unreadable_for(evening, monkeypatch, days=2)
    assert (await evening.host.summary(evening.game)).status is Status.PAUSED
    await evening.host.sweeper.sweep()
    await evening.end_turn(ANN)


def _fields(evening: Evening) -> dict[str, object]:
    game = evening.games["toy"]
    return {name: getattr(game, name) for name in game.__struct_fields__}


def _fails(data: bytes) -> object:
    raise ValueError("an unknown card")


async def test_every_roll_is_checked_against_the_seed(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await refusal(evening.host.audit.verify(evening.game)) == "host-not-over"
    await evening.play_on((ANN, BO))
    verdict = await evening.host.audit.verify(evening.game)
    assert verdict.holds
    assert verdict.checked > 0


@pytest.mark.sqlite_only
async def test_a_forged_roll_or_seed_is_found(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))
    evening.rows("UPDATE moves SET rolls = replace(CAST(rolls AS TEXT), '\"drawn\":[', '\"drawn\":[99,') WHERE seq = 0")
    assert (await evening.host.audit.verify(evening.game)).false_moves == (0,)
    async with evening.host.store.write() as rows:
        await rows.games.update(evening.game, seed=bytes(32))
    assert not (await evening.host.audit.verify(evening.game)).commitment_holds


async def test_unreadable_games_do_not_delay_the_sweep(evening: Evening) -> None:
    games = [await evening.begin_settled(ANN, BO, channel=CHANNEL + number) for number in range(5)]
    for game in games:
        evening.rows("UPDATE games SET options = '[]' WHERE id = ?", game)
    evening.host.context.suspects.update(games)

    async def looks_on() -> None:
        while True:
            for game in games:
                with suppress(Refused):
                    await evening.host.summary(game)

    looking = asyncio.create_task(looks_on())
    async with asyncio.timeout(TIMEOUT):
        await evening.host.sweep()
    looking.cancel()


async def test_an_unreadable_plan_is_ignored(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.rows("INSERT INTO plans VALUES (?, 1, '{')", evening.game)
    await evening.end_turn(ANN)
    assert await evening.awaited() == {1}


def test_the_first_columns_of_every_table_without_rowid_are_its_key() -> None:
    """Else SQLite 3.40 of Debian 12 reports NULL values that do not exist, and neither a backup nor a start works."""
    with closing(database.create_in_memory(len(database.migrations()))) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'").fetchall()
        for (table,) in tables:
            keys = [row[5] for row in db.execute(f"PRAGMA table_info({table})") if row[5]]
            assert keys == sorted(keys), table


def test_the_integrity_check_accepts_a_seat_that_was_left() -> None:
    with closing(database.create_in_memory(len(database.migrations()))) as db:
        db.execute("INSERT INTO former_holders (game, seat, mark) VALUES ('g', 0, 'm')")
        assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
