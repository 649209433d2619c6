"""Copying all games between a file of SQLite and a database of PostgreSQL, in both directions.

Every table is read again after it was written, and counts and checksums of both sides are compared. Ids that were used
once are not used again, so that buttons and notifications keep their meaning.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any, LiteralString

import msgspec
import psycopg
from psycopg import sql

from bot.host.store.connection.address import PostgresAddress
from bot.host.store.connection.executors import Unusable
from bot.host.store.connection.postgres_connection import COMMIT, ROLL_BACK, Database, connect
from bot.host.store.connection.private_files import make_private
from bot.host.store.database import check_version, migrate, read_only_uri
from bot.host.store.forgotten_people import Forgotten
from bot.host.store.postgres_schema import check_version as check_version_of_postgres
from bot.host.store.postgres_schema import migrate as migrate_postgres
from bot.host.store.postgres_schema import version_of

TABLES = (
    *("meta", "users", "games", "seats", "moves", "packs", "orders", "plans", "votes", "talks", "posts", "acts"),
    *("outbox", "places", "former_holders", "gone_servers", "requests"),
    *("left_seats", "finished", "finished_seats", "ratings", "opponents", "achievements", "best", "server_settings"),
    *("seekers", "seeker_calls", "challenges", "challenge_tries", "reviews"),
    *("tournaments", "entrants", "pods", "pod_seats", "puzzle_servers", "puzzles", "puzzle_answers"),
)
"""All tables, those first that others refer to. A test compares them with the database."""
NUMBERED = {
    **dict.fromkeys(("votes", "acts", "outbox", "talks", "tournaments", "puzzles"), "id"),
    "finished": "number",
}
"""The tables that number their rows, each with the column of the number."""
OWN_KEYS = ("version", "oldest")
"""Keys in `meta` that only PostgreSQL has."""
BATCH = 500
LIVING: LiteralString = "SELECT 1 FROM processes WHERE until > extract(epoch FROM clock_timestamp())"
LAST_NUMBER: LiteralString = "SELECT pg_sequence_last_value(pg_get_serial_sequence(%(table)s, %(column)s)) AS last"
NUMBER_ON: LiteralString = (
    "SELECT setval(pg_get_serial_sequence(%(table)s, %(column)s), greatest(%(last)s, 1), %(last)s > 0)"
)
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

Row = tuple[Any, ...]


class Sum(msgspec.Struct, frozen=True):
    """How many rows a table has, and a checksum that does not depend on their order."""

    rows: int
    checksum: int


class Copied(msgspec.Struct, frozen=True):
    """The row counts and checksums of the copied tables."""

    sums: dict[str, Sum]

    @property
    def rows(self) -> int:
        return sum(each.rows for each in self.sums.values())

    @property
    def games(self) -> int:
        return self.sums["games"].rows


def file_to_postgres(path: Path, address: PostgresAddress, *, replace: bool = False) -> Copied:
    """Copy a file to a database of PostgreSQL. The database must be empty, unless its content is to be replaced."""
    check_version(path)
    try:
        with (
            closing(sqlite3.connect(read_only_uri(path), uri=True)) as source,
            connect(address, settings="") as target,
        ):
            migrate_postgres(target, address)
            source.execute("BEGIN")
            with target.transaction():
                _make_room(target, address, replace)
                copied = _copy(
                    lambda table, names: _rows_of_file(source, table, names),
                    lambda table, names, rows: _write_postgres(target, table, names, rows),
                    lambda table, names: _rows_of_postgres(target, table, names),
                    lambda table: _columns(target, table),
                )
                _number_on(target, source)
                _bring_forgotten(target, path)
            return copied
    except psycopg.Error as error:
        raise Unusable(address.without_password(f"{address}: {error}".strip())) from error


def postgres_to_file(address: PostgresAddress, path: Path) -> Copied:
    """Copy a database of PostgreSQL to a new file, as it is at one moment, also while bots use it."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    migrate(part)
    try:
        with (
            connect(address, settings="") as source,
            closing(sqlite3.connect(part, isolation_level=None)) as target,
        ):
            check_version_of_postgres(source, address)
            source.execute(SNAPSHOT)
            target.execute("BEGIN IMMEDIATE")
            target.execute("DELETE FROM meta")
            copied = _copy(
                lambda table, names: _rows_of_postgres(source, table, names),
                lambda table, names, rows: _write_file(target, table, names, rows),
                lambda table, names: _rows_of_file(target, table, names),
                lambda table: _columns(source, table),
            )
            _number_on_in_file(source, target)
            target.execute(COMMIT)
            target.execute("PRAGMA journal_mode = DELETE")
            forgotten = source.execute("SELECT at, salt, mark FROM forgotten ORDER BY at").fetchall()
            source.execute(ROLL_BACK)
        _write_forgotten(forgotten, path)
        part.replace(path)
        return copied
    except psycopg.Error as error:
        raise Unusable(address.without_password(f"{address}: {error}".strip())) from error
    finally:
        part.unlink(missing_ok=True)


def holds_nothing(address: PostgresAddress) -> bool:
    """Return whether a database of PostgreSQL has no tables yet."""
    with connect(address) as db:
        return version_of(db, address) == 0


def is_in_use(address: PostgresAddress) -> bool:
    """Return whether a bot plays with a database of PostgreSQL."""
    try:
        with connect(address) as db:
            return version_of(db, address) > 0 and db.execute(LIVING).fetchone() is not None
    except psycopg.Error as error:
        raise Unusable(address.without_password(f"{address}: {error}".strip())) from error


def forget_in_file(address: PostgresAddress, path: Path) -> None:
    """Add those whom a database of PostgreSQL has forgotten to the list beside a file."""
    with connect(address) as source:
        if version_of(source, address) == 0:
            return
        _write_forgotten(source.execute("SELECT at, salt, mark FROM forgotten ORDER BY at").fetchall(), path)


def _copy(
    read: Callable[[str, list[str]], Iterator[Row]],
    write: Callable[[str, list[str], Iterable[Row]], None],
    read_again: Callable[[str, list[str]], Iterator[Row]],
    columns: Callable[[str], list[tuple[str, str]]],
) -> Copied:
    """Copy all tables, and compare both sides."""
    sums: dict[str, Sum] = {}
    for table in TABLES:
        kinds = columns(table)
        names = [name for name, _ in kinds]
        adder = _Adder()
        write(table, names, adder.passing(_as(kinds, read(table, names))))
        again = _Adder()
        for _ in again.passing(read_again(table, names)):
            pass
        if adder.sum != again.sum:
            raise Unusable(f"the table {table} was not copied faithfully: {adder.sum} is not {again.sum}")
        sums[table] = adder.sum
    return Copied(sums)


class _Adder:
    """Counts rows that pass, and adds up their hashes."""

    def __init__(self) -> None:
        self.sum = Sum(0, 0)

    def passing(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            digest = int.from_bytes(blake2b(repr(row).encode(), digest_size=8).digest())
            self.sum = Sum(self.sum.rows + 1, (self.sum.checksum + digest) % 2**64)
            yield row


def _as(kinds: list[tuple[str, str]], rows: Iterable[Row]) -> Iterator[Row]:
    """Yield rows with values of PostgreSQL's column types. SQLite stores values of any type in a column."""
    as_kind = [_KINDS[kind] for _, kind in kinds]
    for row in rows:
        yield tuple(None if value is None else turn(value) for turn, value in zip(as_kind, row, strict=True))


def _as_bytes(value: str | bytes) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value)


_KINDS: dict[str, Callable[[Any], Any]] = {
    "bigint": int,
    "double precision": float,
    "text": str,
    "bytea": _as_bytes,
}


def _columns(db: Database, table: str) -> list[tuple[str, str]]:
    """Return the columns of a table that both databases have, with their kinds."""
    found = db.execute(
        "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema()"
        " AND table_name = %s AND column_name <> 'revision' ORDER BY ordinal_position",
        (table,),
    )
    return [(row["column_name"], row["data_type"]) for row in found.fetchall()]


def _rows_of_file(db: sqlite3.Connection, table: str, names: list[str]) -> Iterator[Row]:
    listed = ", ".join(f'"{name}"' for name in names)
    yield from db.execute(f"SELECT {listed} FROM {table}")


def _write_file(db: sqlite3.Connection, table: str, names: list[str], rows: Iterable[Row]) -> None:
    listed, marks = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    db.executemany(f"INSERT INTO {table} ({listed}) VALUES ({marks})", rows)


def _rows_of_postgres(db: Database, table: str, names: list[str]) -> Iterator[Row]:
    statement = sql.SQL("SELECT {} FROM {}").format(_listed(names), sql.Identifier(table))
    if table == "meta":
        statement += sql.SQL(" WHERE key <> ALL ({})").format(sql.Literal(list(OWN_KEYS)))
    with db.cursor(name="rows") as cursor:
        cursor.itersize = BATCH
        for row in cursor.execute(statement):
            yield tuple(row.values())


def _write_postgres(db: Database, table: str, names: list[str], rows: Iterable[Row]) -> None:
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), _listed(names))
    with db.cursor() as cursor, cursor.copy(statement) as copy:
        for row in rows:
            copy.write_row(row)


def _listed(names: list[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, names))


def _make_room(db: Database, address: PostgresAddress, replace: bool) -> None:
    tables = sql.SQL(", ").join(map(sql.Identifier, (*TABLES[1:], "claims", "duties")))
    if not replace and any(_has_rows(db, table) for table in TABLES[1:]):
        raise Unusable(f"{address} holds games already. Create an empty database for them")
    db.execute(sql.SQL("TRUNCATE {}").format(tables))
    db.execute("DELETE FROM meta WHERE key <> ALL (%s)", (list(OWN_KEYS),))


def _has_rows(db: Database, table: str) -> bool:
    return db.execute(sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(table))).fetchone() is not None


def _number_on(target: Database, source: sqlite3.Connection) -> None:
    """Let PostgreSQL number new rows after those that the file ever had."""
    used = dict(source.execute("SELECT name, seq FROM sqlite_sequence"))
    for table in NUMBERED:
        last = max(used.get(table, 0), _last_number(target, table))
        target.execute(NUMBER_ON, {"table": table, "column": NUMBERED[table], "last": last})


def _last_number(db: Database, table: str) -> int:
    row = db.execute(LAST_NUMBER, {"table": table, "column": NUMBERED[table]}).fetchone()
    return int(row["last"]) if row and row["last"] else 0


def _number_on_in_file(source: Database, target: sqlite3.Connection) -> None:
    for table in NUMBERED:
        last = _last_number(source, table)
        target.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        target.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))


def _bring_forgotten(db: Database, path: Path) -> None:
    for at, salt, mark in Forgotten(path).entries():
        db.execute("INSERT INTO forgotten VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", (at, salt, mark))


def _write_forgotten(rows: Iterable[dict[str, Any]], path: Path) -> None:
    Forgotten(path).add_entries((row["at"], row["salt"], row["mark"]) for row in rows)
