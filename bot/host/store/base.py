"""The database file: opening, migrating with a backup first, one writer, online backup."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.host.store.diary import DiaryRows
from bot.host.store.doors import Connection, Door, ReadDoor, WriteDoor, connect
from bot.host.store.games import GameRows
from bot.host.store.moves import MoveRows
from bot.host.store.outbox import OutboxRows
from bot.host.store.people import PeopleRows
from bot.host.store.private import make_private
from bot.host.store.votes import VoteRows
from bot.host.store.wholes import StoredGame, read_whole

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
MIGRATIONS = Path(__file__).parent / "migrations"


class Unusable(Exception):
    """The file cannot be opened, or is not a database of ours; the message says why."""


class TooNew(Unusable):
    """The file was written by a later version of the bot."""


class RowSet:
    """All tables as seen through one door."""

    def __init__(self, door: Door) -> None:
        self.games = GameRows(door)
        self.moves = MoveRows(door)
        self.outbox = OutboxRows(door)
        self.people = PeopleRows(door)
        self.votes = VoteRows(door)
        self.diary = DiaryRows(door)


class Store:
    def __init__(self, path: Path, writer: Connection, reader: Connection, instance: str) -> None:
        self.path = path
        self.instance = instance
        """Tells this database's outbox rows from those of any other."""
        self.read = RowSet(ReadDoor(reader))
        self._writer = writer
        self._reader = reader
        self._one_writer = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Store:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            make_private(path)
            await asyncio.to_thread(migrate, path)
            writer = await connect(path, *PRAGMAS)
            reader = await connect(path, *PRAGMAS, "query_only = ON")
            (row,) = await ReadDoor(reader).all("SELECT value FROM meta WHERE key = 'instance'")
        except (OSError, sqlite3.DatabaseError) as error:
            raise Unusable(str(error)) from error
        return cls(path, writer, reader, row["value"])

    async def close(self) -> None:
        async with self._one_writer:
            await self._reader.close()
            await self._writer.close()

    async def whole(self, game: str) -> StoredGame | None:
        """All that a press needs of a game, read at once."""
        return await self._reader.run(lambda db: read_whole(db, game))

    @asynccontextmanager
    async def write(self) -> AsyncIterator[RowSet]:
        """One transaction: all of it is on the disk, or none. Without a question in between it is one hop."""
        async with self._one_writer:
            door = WriteDoor(self._writer)
            try:
                yield RowSet(door)
                await door.commit()
            except BaseException:
                await door.roll_back()
                raise

    async def backup(self, to: Path) -> None:
        """A consistent copy while the table goes on playing."""
        try:
            await asyncio.to_thread(copy_database, self.path, to)
        except sqlite3.DatabaseError as error:
            raise Unusable(f"{to}: {error}") from error
        except OSError as error:
            raise Unusable(f"{to}: unable to open it ({error.strerror})") from error


def migrations() -> list[Path]:
    return sorted(MIGRATIONS.glob("*.sql"))


def migrate(path: Path) -> None:
    """Bring the file to the present version; an older one is copied aside first."""
    steps = migrations()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        version = version_of(db, path)
        if version == len(steps):
            return
        if version:
            copy_database(path, path.with_name(f"{path.name}.before-{version + 1}"))
        db.execute("PRAGMA journal_mode = WAL")
        for number, step in enumerate(steps[version:], version + 1):
            _apply(db, step.read_text(encoding="utf-8"), number)


def version_of(db: sqlite3.Connection, path: Path) -> int:
    version, known = int(db.execute("PRAGMA user_version").fetchone()[0]), len(migrations())
    if version > known:
        raise TooNew(f"{path.name} has version {version}, this bot knows {known}")
    return version


def _apply(db: sqlite3.Connection, script: str, number: int) -> None:
    birth = f"INSERT INTO meta VALUES ('instance', '{secrets.token_hex(2)}');" if number == 1 else ""
    try:
        db.executescript(f"BEGIN IMMEDIATE; {script} {birth} PRAGMA user_version = {number}; COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.rollback()
        raise


def copy_database(source: Path, to: Path) -> None:
    make_private(to)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(to)) as copy:
        live.backup(copy)
