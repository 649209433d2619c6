"""The database file: opening it, upgrading it after a backup, one writer at a time, and backups while it is in use."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path

from bot.host.store.connection.connections import (
    AutocommitExecutor,
    Connection,
    ReadExecutor,
    TransactionExecutor,
    check_unlocked,
    connect,
    fetch_rows,
    read_transaction,
)
from bot.host.store.connection.executors import ChangeMark, OtherVersion, TooNew, Unusable
from bot.host.store.connection.faults import DATABASE_FAULTS
from bot.host.store.connection.private_files import make_private
from bot.host.store.forgotten_people import Fingerprint, Forgotten
from bot.host.store.game_reader import STATEMENTS, StoredGame, stored_game
from bot.host.store.store import RowSet, Store
from bot.host.store.tables.packs import SELECT_PACK

LARGEST_WAL = 4 * 1024 * 1024
"""SQLite cuts the WAL file to this many bytes once its pages are in the database. A long read lets it grow further."""
UNLOCKED_WITHIN = 500
"""A database that another process locks for this many milliseconds counts as not writable."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",
    f"journal_size_limit = {LARGEST_WAL}",
)
MIGRATIONS = Path(__file__).parent / "migrations"
MIN_FREE_BYTES = 1024 * 1024
"""The free space on the disk that a write needs."""
UNFINISHED_SUFFIXES = ("-wal", "-journal")
"""Suffixes of files beside a database that was not closed properly."""


class FileStore(Store):
    """An open file of SQLite."""

    def __init__(self, path: Path, writer: Connection | None, reader: Connection, instance: str) -> None:
        """Keep the connections. Without a `writer` the database is only read."""
        super().__init__(path.parent, ReadExecutor(reader), instance)
        self.path = path
        self._writer = writer
        self._reader = reader
        self._one_writer = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> FileStore:
        """Open the database for the running bot. A file of an earlier version is upgraded."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            make_private(path)
            await asyncio.to_thread(migrate, path)
        except (OSError, sqlite3.DatabaseError) as error:
            raise Unusable(str(error)) from error
        return await cls._open_connections(path)

    @classmethod
    async def open_without_upgrade(cls, path: Path) -> FileStore:
        """Open the database to write beside a running bot. It is never upgraded, because the bot needs its version."""
        check_version(path)
        return await cls._open_connections(path)

    @classmethod
    async def open_read_only(cls, path: Path) -> FileStore:
        """Open the database so that nothing in the file can change."""
        check_version(path)
        try:
            reader = await connect(read_only_uri(path), "query_only = ON", "busy_timeout = 5000")
            return cls(path, None, reader, await _instance_of(reader))
        except DATABASE_FAULTS as error:
            raise Unusable(str(error)) from error

    @classmethod
    async def _open_connections(cls, path: Path) -> FileStore:
        try:
            writer = await connect(path, *PRAGMAS)
            await writer.run(writer.note_other_writers)
            reader = await connect(path, *PRAGMAS, "query_only = ON")
            return cls(path, writer, reader, await _instance_of(reader))
        except DATABASE_FAULTS as error:
            raise Unusable(str(error)) from error

    async def close(self) -> None:
        async with self._one_writer:
            await self._reader.close()
            if self._writer is not None:
                await self._writer.close()

    async def read_game(self, game: str) -> StoredGame | None:
        return await self._reader.run(lambda db: read_game(db, game))

    @asynccontextmanager
    async def write_for_outbox(self) -> AsyncIterator[RowSet]:
        if self._writer is None:
            raise Unusable("the database is open read-only")
        async with self._one_writer:
            executor = TransactionExecutor(self._writer)
            try:
                yield RowSet(executor)
                await executor.commit()
            except BaseException:
                await executor.roll_back()
                raise
            finally:
                self._report_other_writers(self._writer)

    @asynccontextmanager
    async def write_one_for_outbox(self) -> AsyncIterator[RowSet]:
        if self._writer is None:
            raise Unusable("the database is open read-only")
        async with self._one_writer:
            try:
                yield RowSet(AutocommitExecutor(self._writer))
            finally:
                self._report_other_writers(self._writer)

    def _report_other_writers(self, writer: Connection) -> None:
        """Call `after_writing` with None if another process has written, as the operator's command may."""
        if writer.others_wrote:
            writer.others_wrote = False
            self._call_after_writing(None)

    @asynccontextmanager
    async def read_consistently(self) -> AsyncIterator[RowSet]:
        if self._writer is not None:
            async with self.write() as rows:
                yield rows
            return
        await self._reader.run(lambda db: db.execute("BEGIN"))
        try:
            yield self.read
        finally:
            await self._reader.run(lambda db: db.rollback())

    async def try_to_write(self) -> None:
        """Check that a move could be written. Raise `Unusable` if not.

        The lock is tested first with a short timeout, because a normal write waits longer for a locked database.
        """
        if shutil.disk_usage(self.path.parent).free < MIN_FREE_BYTES:
            raise Unusable(f"there is no space left in {self.path.parent}")
        try:
            await asyncio.to_thread(check_unlocked, self.path, UNLOCKED_WITHIN)
            async with self.write() as rows:
                await rows.bot_state.try_to_write()
        except DATABASE_FAULTS as error:
            raise Unusable(str(error)) from error

    async def truncate_wal(self) -> None:
        """Truncate the WAL file, so that deleted data is not left on the disk."""
        if self._writer is not None:
            async with self._one_writer:
                await self._writer.run(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def change_mark(self) -> ChangeMark:
        if self._writer is None:
            raise Unusable("the database is open read-only")
        return await self._writer.run(self._writer.change_mark)

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(back_up, self.path, to)

    async def note_forgotten(self, who: int, now: datetime) -> None:
        Forgotten(self.path).add(who, now)

    async def forgotten_since(self, then: datetime) -> list[Fingerprint]:
        return Forgotten(self.path).since(then)

    async def copy_forgotten(self, copy: Path) -> None:
        """Copy the list. An entry that is added meanwhile comes with the next copy."""
        listed, to = Forgotten(self.path).file, Forgotten(copy).file
        if listed.exists():
            make_private(to)
            await asyncio.to_thread(shutil.copyfile, listed, to)

    async def version(self) -> int:
        return await asyncio.to_thread(version_in, self.path)

    async def sizes(self) -> dict[str, int]:
        return sizes(self.path)


def sizes(database: Path) -> dict[str, int]:
    """Return the size in bytes of the database file and of its WAL file."""
    files = {"database": database, "written_ahead": database.with_name(f"{database.name}-wal")}
    return {name: path.stat().st_size for name, path in files.items() if path.exists()}


def read_game(db: sqlite3.Connection, game: str) -> StoredGame | None:
    """Return a game as it is stored at one moment, or None if there is no such game."""

    def pack() -> bytes | None:
        packs = fetch_rows(db, SELECT_PACK, (game,))
        return packs[0]["moves"] if packs else None

    with read_transaction(db):
        found = [fetch_rows(db, statement, {"game": game}) for statement in STATEMENTS]
        return stored_game(game, found, pack)


def back_up(database: Path, to: Path) -> None:
    """Write a checked copy of a database of any version. If that fails, no file is left at `to`."""
    part = to.with_name(f"{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        copy_database(database, part)
        _check_copy(part)
        part.replace(to)
    except sqlite3.DatabaseError as error:
        raise Unusable(f"{to}: {error}") from error
    except OSError as error:
        raise Unusable(f"{to}: unable to open it ({error.strerror})") from error


async def _instance_of(reader: Connection) -> str:
    (row,) = await ReadExecutor(reader).all("SELECT value FROM meta WHERE key = 'instance'")
    return str(row["value"])


def migrations() -> list[Path]:
    return sorted(MIGRATIONS.glob("*.sql"))


def read_only_uri(path: Path) -> str:
    """Return the URI that opens a file read-only."""
    return f"{path.absolute().as_uri()}?mode=ro"


def at_rest_uri(path: Path) -> str:
    """Return the URI that opens a file that nobody writes, for reading.

    A file that was closed properly is opened as immutable, because SQLite would otherwise create files beside it, and
    fail where it may not.
    """
    unfinished = any(path.with_name(path.name + ending).exists() for ending in UNFINISHED_SUFFIXES)
    return read_only_uri(path) if unfinished else f"{path.absolute().as_uri()}?immutable=1"


def check_version(path: Path) -> None:
    version = version_in(path)
    if version != len(migrations()):
        raise OtherVersion(
            f"{path.name} has version {version}, this program knows {len(migrations())}. The bot upgrades it when it"
            " starts. Until then use the operator command of the version that the bot runs with"
        )


def _check_copy(copy: Path) -> None:
    """Raise an error if a copy is damaged and could not be restored."""
    with closing(sqlite3.connect(copy)) as db:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged ({verdict.splitlines()[0]})")


def upgrade_copy(path: Path, before: int) -> Path:
    """Return the path of the copy that is made before a file is upgraded to this version."""
    return path.with_name(f"{path.name}.before-{before}")


def upgrade_copies(path: Path) -> list[Path]:
    """Return the copies that were made before upgrades of this file."""
    return sorted(path.parent.glob(f"{path.name}.before-*"))


def migrate(path: Path) -> None:
    """Upgrade the file to the present version. A file of an older version is copied first."""
    steps = migrations()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        version = version_of(db, path)
        if version == len(steps):
            return
        if version:
            copy_database(path, upgrade_copy(path, version + 1))
        db.execute("PRAGMA journal_mode = WAL")
        for number, step in enumerate(steps[version:], version + 1):
            _apply(db, step.read_text(encoding="utf-8"), number)


def create_in_memory(version: int) -> sqlite3.Connection:
    """Return an empty database of this version, in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    for number, step in enumerate(migrations()[:version], 1):
        _apply(db, step.read_text(encoding="utf-8"), number)
    return db


def version_in(path: Path) -> int:
    """Return the version of a file, without changing the file."""
    with closing(sqlite3.connect(read_only_uri(path), uri=True)) as db:
        return version_of(db, path)


def version_of(db: sqlite3.Connection, path: Path) -> int:
    version, known = int(db.execute("PRAGMA user_version").fetchone()[0]), len(migrations())
    if version > known:
        raise TooNew(f"{path.name} has version {version}, this bot knows {known}. {_how_to_go_back(path, known)}")
    return version


def _how_to_go_back(path: Path, known: int) -> str:
    """Return a sentence that tells the operator what to do with a file of a later version."""
    copy = upgrade_copy(path, known + 1)
    if not copy.exists():
        return "Install the later version again"
    return (
        f"Install the later version again, or restore the copy from before the upgrade. What was played since is"
        f" lost then: python -m bot.operator --database {path.absolute()} restore {copy.absolute()}"
    )


def _apply(db: sqlite3.Connection, script: str, number: int) -> None:
    create_instance = f"INSERT INTO meta VALUES ('instance', '{secrets.token_hex(2)}');" if number == 1 else ""
    try:
        db.executescript(f"BEGIN IMMEDIATE; {script} {create_instance} PRAGMA user_version = {number}; COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.rollback()
        raise


def copy_database(source: Path, to: Path) -> None:
    """Copy a database, also while the bot is running with it."""
    _copy(read_only_uri(source), to)


def copy_backup(source: Path, to: Path) -> None:
    """Copy a backup, which may be in a folder where nothing can be written."""
    _copy(at_rest_uri(source), to)


def _copy(source: str, to: Path) -> None:
    make_private(to)
    with closing(sqlite3.connect(source, uri=True)) as live, closing(sqlite3.connect(to)) as copy:
        live.backup(copy)
