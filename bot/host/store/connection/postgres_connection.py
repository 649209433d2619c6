"""Connections to PostgreSQL, and the executors that run SQL statements on them.

psycopg is used synchronously. Each connection has a thread of its own, as aiosqlite has for SQLite, so that work which
is cut off is always followed by its rollback. All statements of one call go to the server together (pipeline mode):
one call is one round trip.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar, cast

import psycopg
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper

from bot.host.store.connection.address import PostgresAddress
from bot.host.store.connection.dialect import for_postgres
from bot.host.store.connection.executors import (
    ConnectionLost,
    MaybeWritten,
    Outdated,
    Params,
    Row,
    RowConflict,
    Statement,
    Unwritable,
)
from bot.host.store.connection.psycopg_internals import BatchCursor
from bot.host.store.connection.turns import Turn

T = TypeVar("T")
Database = psycopg.Connection[Row]

CONNECT_TIMEOUT = 4
"""Seconds after which a server that does not answer counts as unreachable."""
OPTIONS: dict[str, Any] = {
    "application_name": "sietch",
    "connect_timeout": CONNECT_TIMEOUT,
    # A server that is cut off is noticed within seconds, and a process that is cut off loses its locks.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}
SETTINGS = (
    "-c lock_timeout=5000 -c statement_timeout=20000 -c idle_in_transaction_session_timeout=10000"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=8000"
)
"""Settings of the session. The server notices within seconds that a process is cut off, and releases its locks.

`idle_in_transaction_session_timeout` alone does not do that: it does not run out after statements in pipeline mode.
"""
ONE_SNAPSHOT = " -c default_transaction_isolation=repeatable\\ read"
"""The setting with which all statements of one round trip read the same state of the database, without a BEGIN."""
BEGIN, COMMIT, ROLL_BACK = "BEGIN", "COMMIT", "ROLLBACK"
BEGIN_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
FENCE = "SELECT fence(:game, :revision)"
LOCK = "SELECT pg_advisory_xact_lock(:number)"
FENCED = "SX001"
"""The error code of the function `fence`."""
SHUT_DOWN = "57P"
"""How error codes begin of a server that stops while it works, or ends a connection."""
READ_ONLY = "25006"
"""The error code of a server that does not write, as after a failover."""
TAKEN_BY_OTHERS = frozenset({FENCED, "40001", "40P01"})
"""Error codes that mean that another process was quicker: the fence, a serialization failure, a deadlock."""


class PostgresConnection:
    """One connection, opened when it is needed and opened again after it was lost."""

    def __init__(self, address: PostgresAddress, settings: str = SETTINGS) -> None:
        self.address = address
        self._settings = settings
        self.round_trips = 0
        """How often statements were sent and their results waited for."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgres")
        self._db: Database | None = None

    async def run(self, work: Callable[[Database], T]) -> T:
        """Run a function in the thread of the connection, and translate the errors of the driver."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)
        except psycopg.IntegrityError as error:
            raise RowConflict(str(error)) from error
        except psycopg.Error as error:
            raise self._translated(error) from error

    async def pipeline(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Run statements in one round trip, and return the rows of each."""
        return await self.run(lambda db: fetch_all(db, statements))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _work(self, work: Callable[[Database], T]) -> T:
        if self._db is None or self._db.closed:
            self._db = self._connect()
        self.round_trips += 1
        try:
            return work(self._db)
        except psycopg.Error:
            # After an error in a pipeline the driver and the server may disagree about what is prepared and begun.
            self._close()
            raise

    def _connect(self) -> Database:
        try:
            return connect(self.address, self._settings)
        except psycopg.Error as error:  # No statement has been sent.
            raise Unwritable(self._text_of(error)) from None  # What the driver says may quote the address.

    def _close(self) -> None:
        if self._db is not None:
            with suppress(psycopg.Error):
                self._db.close()

    def _translated(self, error: psycopg.Error) -> Exception:
        if error.sqlstate in TAKEN_BY_OTHERS:
            return Outdated(str(error))
        if error.sqlstate == READ_ONLY:
            return Unwritable(self._text_of(error))
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            is_lost = error.sqlstate is None or error.sqlstate.startswith(SHUT_DOWN)
            return (ConnectionLost if is_lost else Unwritable)(self._text_of(error))
        return error  # A wrong statement is a bug.

    def _text_of(self, error: psycopg.Error) -> str:
        return self.address.without_password(str(error)).strip()


def connect(address: PostgresAddress, settings: str = SETTINGS) -> Database:
    """Open a connection in autocommit mode: each statement outside an explicit transaction is committed at once.

    `settings`: none for a migration or a copy, which may take as long as it takes.
    """
    db: Database = psycopg.connect(
        address.url, autocommit=True, options=settings, row_factory=cast(Any, dict_row), **OPTIONS
    )
    db.cursor_factory = BatchCursor
    # Columns with yes or no are numbers, as in SQLite. One type for all numbers keeps prepared statements few.
    db.adapters.register_dumper(int, Int8Dumper)
    db.adapters.register_dumper(bool, _NumberDumper)
    return db


class _NumberDumper(Int8Dumper):
    """Sends yes and no as 1 and 0."""

    def dump(self, obj: Any) -> Any:
        return super().dump(int(obj))


def execute(db: Database, statement: Statement) -> psycopg.Cursor[Row]:
    sql, params = statement
    return db.execute(for_postgres(sql), params)


def fetch_all(db: Database, statements: Sequence[Statement]) -> list[list[Row]]:
    """Run statements in one round trip, and return the rows of each."""
    if len(statements) == 1:
        return [_rows(execute(db, statements[0]))]
    with db.pipeline():
        cursors = [execute(db, statement) for statement in statements]
    return [_rows(cursor) for cursor in cursors]


def _rows(cursor: psycopg.Cursor[Row]) -> list[Row]:
    # `description` would say the same, but makes an object for each column.
    return cursor.fetchall() if cursor.rownumber is not None else []


class PostgresPool:
    """A few connections. The one that was used last is used next, because the server has its statements prepared."""

    def __init__(self, address: PostgresAddress, size: int, settings: str = SETTINGS) -> None:
        self.connections = [PostgresConnection(address, settings) for _ in range(size)]
        self._free = list(self.connections)
        self._places = asyncio.Semaphore(size)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[PostgresConnection]:
        async with self._places:
            connection = self._free.pop()
            try:
                yield connection
            finally:
                self._free.append(connection)

    async def pipeline(self, statements: Sequence[Statement]) -> list[list[Row]]:
        async with self.connection() as connection:
            return await connection.pipeline(statements)

    async def close(self) -> None:
        for connection in self.connections:
            await connection.close()


class PoolExecutor:
    """Runs each statement as a transaction of its own."""

    def __init__(self, pool: PostgresPool) -> None:
        self._pool = pool

    async def all(self, sql: str, params: Params = ()) -> list[Row]:
        return (await self._pool.pipeline([(sql, params)]))[0]

    async def do(self, sql: str, params: Params = ()) -> None:
        await self.all(sql, params)

    async def insert(self, sql: str, params: Params = ()) -> int:
        return _id_of(await self.all(f"{sql} RETURNING *", params))

    async def wait_for_others(self, number: int) -> None:
        raise Unwritable("a statement by itself waits for nobody")


class PostgresTransaction:
    """Runs all statements in one transaction.

    Writes are queued. They go to the server together with the next SELECT or INSERT that needs a result, or with the
    commit. A transaction that needs no result is one round trip, which is a transaction without a BEGIN and a COMMIT.
    """

    def __init__(self, connection: PostgresConnection, turn: Turn | None = None, begin: str = BEGIN) -> None:
        self._connection = connection
        self._turn = turn
        self._begin = begin
        self._queued: list[Statement] = []
        self._has_begun = False
        self._has_failed = False

    async def all(self, sql: str, params: Params = ()) -> list[Row]:
        return (await self._run((sql, params)))[-1]

    async def do(self, sql: str, params: Params = ()) -> None:
        self._queued.append((sql, params))

    async def insert(self, sql: str, params: Params = ()) -> int:
        return _id_of(await self.all(f"{sql} RETURNING *", params))

    async def wait_for_others(self, number: int) -> None:
        await self.do(LOCK, {"number": number})

    async def commit(self) -> None:
        if self._has_begun or self._queued:
            try:
                await (self._run((COMMIT, ())) if self._has_begun else self._send([*self._fence(), *self._queued]))
            except ConnectionLost as error:
                raise MaybeWritten(str(error)) from error
            if self._turn is not None:
                self._turn.was_written()

    async def roll_back(self) -> None:
        """Undo everything. Nothing is left open, even if the connection is lost."""
        with suppress(Unwritable):
            await self._connection.run(_roll_back)

    async def _run(self, last: Statement) -> list[list[Row]]:
        """Run the queued statements and then `last`, in one round trip."""
        statements, self._queued = [*self._queued, last], []
        if not self._has_begun:
            self._has_begun = True
            statements = [(self._begin, ()), *self._fence(), *statements]
        return await self._send(statements)

    async def _send(self, statements: Sequence[Statement]) -> list[list[Row]]:
        if self._has_failed:  # The connection may be another one by now, on which nothing has begun.
            raise Unwritable("the transaction has failed")
        try:
            return await self._connection.pipeline(statements)
        except Exception:
            self._has_failed = True
            raise

    def _fence(self) -> list[Statement]:
        if self._turn is None:
            return []
        return [(FENCE, {"game": self._turn.game, "revision": self._turn.revision})]


def _roll_back(db: Database) -> None:
    if db.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
        db.execute(ROLL_BACK)


def _id_of(rows: list[Row]) -> int:
    """Return the value of the first column, which is the number of the row."""
    return int(next(iter(rows[0].values())))
