"""Connections to a database file of SQLite, and the executors that run SQL statements on them.

aiosqlite runs every call in a thread, and each switch of threads costs as much as several statements. So a whole read
or a whole transaction is one call. A call passes a function, never a statement with its values, so that the driver
cannot log the values.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.host.store.connection.aiosqlite_internals import let_process_end, run_in_thread
from bot.host.store.connection.executors import (
    ChangeMark,
    DamagedValue,
    Params,
    Row,
    RowConflict,
    Statement,
    Unwritable,
)

T = TypeVar("T")
HEARTBEAT_STATEMENTS: set[str] = set()
"""Statements that only note that the bot runs. They do not count as a change."""


class Connection(aiosqlite.Connection):
    """A connection that runs functions in its thread and notices when another process writes."""

    others_wrote = False
    """Whether another process has written since this was last set to False."""
    _version: int | None = None
    _heartbeat_changes = 0
    """The number of rows that heartbeat statements have changed."""

    def change_mark(self, db: sqlite3.Connection) -> ChangeMark:
        """Return the mark of the present content. Runs in the thread of the connection."""
        (version,) = db.execute("PRAGMA data_version").fetchone()
        return db.total_changes - self._heartbeat_changes, version

    def execute_one(self, db: sqlite3.Connection, sql: str, params: Params) -> None:
        """Execute one statement of a transaction. Runs in the thread of the connection."""
        before = db.total_changes
        db.execute(sql, params)
        if sql in HEARTBEAT_STATEMENTS:
            self._heartbeat_changes += db.total_changes - before

    def note_other_writers(self, db: sqlite3.Connection) -> None:
        """Set `others_wrote` if SQLite's data version shows that another connection has written. Runs in the thread of
        the connection.
        """
        (version,) = db.execute("PRAGMA data_version").fetchone()
        self.others_wrote |= version != (self._version or version)
        self._version = version

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in the thread of the connection, and translate the errors of SQLite."""
        try:
            return await run_in_thread(self, work)
        except sqlite3.IntegrityError as error:
            raise RowConflict(str(error)) from error
        except sqlite3.OperationalError as error:
            if not hasattr(error, "sqlite_errorcode"):  # Python's driver says so of text that is no UTF-8.
                raise DamagedValue(str(error)) from error
            if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # A wrong statement is a bug.
                raise
            raise Unwritable(str(error)) from error


def check_unlocked(path: Path, milliseconds: int) -> None:
    """Take the write lock and release it. Raise an error if another process holds the lock for this long."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA busy_timeout = {milliseconds}")
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")


async def connect(address: Path | str, *pragmas: str) -> Connection:
    """Open a connection to a file (a path) or a URI (a string), and set the pragmas."""

    def open_connection() -> sqlite3.Connection:
        db = sqlite3.connect(address, isolation_level=None, uri=isinstance(address, str))
        for pragma in pragmas:
            db.execute(f"PRAGMA {pragma}")
        return db

    connection = Connection(open_connection, iter_chunk_size=64)
    let_process_end(connection)
    await connection
    return connection


def fetch_rows(db: sqlite3.Connection, sql: str, params: Params = ()) -> list[Row]:
    """Execute a statement and return its rows as dictionaries by column."""
    cursor = db.execute(sql, params)
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor]


@contextmanager
def read_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run the statements inside as one read transaction, so that all of them see the same content."""
    if db.in_transaction:
        yield
        return
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.rollback()


class ReadExecutor:
    """Runs each SELECT by itself, and refuses to write."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def all(self, sql: str, params: Params = ()) -> list[Row]:
        return await self._db.run(lambda db: fetch_rows(db, sql, params))

    async def do(self, sql: str, params: Params = ()) -> None:
        raise sqlite3.OperationalError("this connection is read-only")

    async def insert(self, sql: str, params: Params = ()) -> int:
        raise sqlite3.OperationalError("this connection is read-only")

    async def wait_for_others(self, number: int) -> None:
        """Do nothing: there is only one writer."""


class AutocommitExecutor(ReadExecutor):
    """Runs each statement as a transaction of its own, in one call to the thread."""

    async def all(self, sql: str, params: Params = ()) -> list[Row]:
        def work(db: sqlite3.Connection) -> list[Row]:
            self._db.note_other_writers(db)
            return fetch_rows(db, sql, params)

        return await self._db.run(work)

    async def do(self, sql: str, params: Params = ()) -> None:
        await self.all(sql, params)


class TransactionExecutor:
    """Runs all statements in one transaction.

    Writes are queued. They run together with the next SELECT or INSERT that needs a result, or with the commit.
    """

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._queued: list[Statement] = []
        self._has_begun = False

    async def all(self, sql: str, params: Params = ()) -> list[Row]:
        return await self._run(lambda db: fetch_rows(db, sql, params))

    async def do(self, sql: str, params: Params = ()) -> None:
        self._queued.append((sql, params))

    async def insert(self, sql: str, params: Params = ()) -> int:
        return await self._run(lambda db: db.execute(sql, params).lastrowid or 0)

    async def wait_for_others(self, number: int) -> None:
        """Do nothing: there is only one writer."""

    async def commit(self) -> None:
        if self._has_begun or self._queued:
            await self._run(lambda db: db.commit())

    async def roll_back(self) -> None:
        await self._db.run(lambda db: db.rollback())

    async def _run(self, last: Callable[[sqlite3.Connection], T]) -> T:
        """Run the queued statements and then `last`, in one call to the thread."""
        statements, begins = self._queued, not self._has_begun
        self._queued, self._has_begun = [], True

        def work(db: sqlite3.Connection) -> T:
            if begins:
                db.execute("BEGIN IMMEDIATE")
                self._db.note_other_writers(db)
            for sql, params in statements:
                self._db.execute_one(db, sql, params)
            return last(db)

        return await self._db.run(work)
