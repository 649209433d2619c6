"""Doors to the database: aiosqlite hands work to its thread, and each hop costs as much as several statements.

So what belongs together goes through in one hop: a whole reading, or a whole transaction. What is handed over is a
function, never a statement with its values, so that no log of the driver can hold them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import aiosqlite

T = TypeVar("T")
Params = Sequence[Any] | dict[str, Any]
Statement = tuple[str, Params]
ChangeMark = tuple[int, int]
"""Differs from an earlier one if anything was written between them, but for the diary's signs of life."""
SIGNS_OF_LIFE: set[str] = set()
"""Statements that say nothing but that the bot is awake."""


DatabaseFault = sqlite3.Error
"""Whatever SQLite cannot do."""


class AlreadyThere(Exception):
    """A row with this name, or this place, is there already; or there is nothing any more that it would belong to."""


class Unwritable(sqlite3.OperationalError):
    """Nothing can be written now: the disk is full, or out of reach."""


class Door(Protocol):
    async def all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]: ...

    async def do(self, sql: str, params: Params = ()) -> None: ...

    async def insert(self, sql: str, params: Params = ()) -> int:
        """Returns the id of the new row."""


class Connection(aiosqlite.Connection):
    """One that runs a function in its thread."""

    others_wrote = False
    """Whether somebody else, another process, has written since this was last said."""
    _version: int | None = None
    _signs_of_life = 0
    """How many rows were changed by statements that are only a sign of life."""

    def change_mark(self, db: sqlite3.Connection) -> ChangeMark:
        """In its thread: what this connection has changed, and SQLite's number for what others have."""
        (version,) = db.execute("PRAGMA data_version").fetchone()
        return db.total_changes - self._signs_of_life, version

    def execute_one(self, db: sqlite3.Connection, sql: str, params: Params) -> None:
        """In its thread: execute a statement of a transaction."""
        before = db.total_changes
        db.execute(sql, params)
        if sql in SIGNS_OF_LIFE:
            self._signs_of_life += db.total_changes - before

    def look_who_writes(self, db: sqlite3.Connection) -> None:
        """In its thread: SQLite's number is another when anybody but this connection has written."""
        (version,) = db.execute("PRAGMA data_version").fetchone()
        self.others_wrote |= version != (self._version or version)
        self._version = version

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await cast(Any, self)._execute(work, self._conn)
        return answer


def must_be_unlocked(path: Path, milliseconds: int) -> None:
    """Take the lock for writing and give it back. Raises an error where somebody else holds it for so long."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA busy_timeout = {milliseconds}")
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")


async def connect(address: Path | str, *pragmas: str) -> Connection:
    """`address`: a file, or as a text its URI."""

    def open_it() -> sqlite3.Connection:
        db = sqlite3.connect(address, isolation_level=None, uri=isinstance(address, str))
        for pragma in pragmas:
            db.execute(f"PRAGMA {pragma}")
        return db

    connection = Connection(open_it, iter_chunk_size=64)
    await connection
    return connection


def found(db: sqlite3.Connection, sql: str, params: Params = ()) -> list[dict[str, Any]]:
    cursor = db.execute(sql, params)
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor]


@contextmanager
def at_one_moment(db: sqlite3.Connection) -> Iterator[None]:
    """All that is read within stands as it stood at its beginning, and nobody looks anew whether more was written."""
    if db.in_transaction:
        yield
        return
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.rollback()


class ReadDoor:
    """Each statement by itself."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        return await self._db.run(lambda db: found(db, sql, params))

    async def do(self, sql: str, params: Params = ()) -> None:
        raise sqlite3.OperationalError("what is only read is not written")

    async def insert(self, sql: str, params: Params = ()) -> int:
        raise sqlite3.OperationalError("what is only read is not written")


class QuickDoor(ReadDoor):
    """Each statement a transaction by itself: what it changes and what it answers, in one hop."""

    async def all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        def work(db: sqlite3.Connection) -> list[dict[str, Any]]:
            self._db.look_who_writes(db)
            return found(db, sql, params)

        return await _unless_unwritable(self._db.run(work))

    async def do(self, sql: str, params: Params = ()) -> None:
        await self.all(sql, params)


class WriteDoor:
    """One transaction: what is written is gathered, and goes with the next thing that is asked, or at the end."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._gathered: list[Statement] = []
        self._begun = False

    async def all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        return await self._through(lambda db: found(db, sql, params))

    async def do(self, sql: str, params: Params = ()) -> None:
        self._gathered.append((sql, params))

    async def insert(self, sql: str, params: Params = ()) -> int:
        return await self._through(lambda db: db.execute(sql, params).lastrowid or 0)

    async def commit(self) -> None:
        if self._begun or self._gathered:
            await self._through(lambda db: db.commit())

    async def roll_back(self) -> None:
        await self._db.run(lambda db: db.rollback())

    async def _through(self, last: Callable[[sqlite3.Connection], T]) -> T:
        statements, begins = self._gathered, not self._begun
        self._gathered, self._begun = [], True

        def work(db: sqlite3.Connection) -> T:
            if begins:
                db.execute("BEGIN IMMEDIATE")
                self._db.look_who_writes(db)
            for sql, params in statements:
                self._db.execute_one(db, sql, params)
            return last(db)

        return await _unless_unwritable(self._db.run(work))


async def _unless_unwritable(written: Awaitable[T]) -> T:
    try:
        return await written
    except sqlite3.IntegrityError as error:
        raise AlreadyThere(str(error)) from error
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # A statement of ours is wrong.
            raise
        raise Unwritable(str(error)) from error
