"""Empty databases. They are migrated once in a process and copied for each test.

The tests of the host name a database by the path of a file. While `all_in_postgres` is in force, each path stands for a
database of PostgreSQL.
"""

from __future__ import annotations

import secrets
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from bot.host.store import Location, PostgresAddress
from bot.host.store.connection.private_files import write_private
from bot.host.store.database import migrate
from tests.support import postgres

_in_postgres: dict[Path, str] | None = None
"""The databases of the running test by path, or None if it uses files."""


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        return path.read_bytes()


@contextmanager
def all_in_postgres() -> Iterator[None]:
    """Let every path stand for a database of PostgreSQL."""
    global _in_postgres
    _in_postgres = {}
    try:
        yield
    finally:
        for name in _in_postgres.values():
            postgres.give_back(name)
        _in_postgres = None


def location_of(path: Path) -> Location:
    """Return where the database of this path is."""
    if _in_postgres is None:
        return path
    if path not in _in_postgres:
        _in_postgres[path] = postgres.take_database()
    return PostgresAddress(postgres.server().url(_in_postgres[path]))


def lay_empty(path: Path) -> Location:
    """Create an empty database with its own instance name, if it does not exist. Return where it is."""
    location = location_of(path)
    if isinstance(location, Path) and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_private(path, _empty())
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE meta SET value = ? WHERE key = 'instance'", (secrets.token_hex(2),))
    return location


def tables(path: Path) -> list[str]:
    """Return the names of all tables of a database."""
    if isinstance(location_of(path), Path):
        found = rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    else:
        found = rows(path, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return [name for (name,) in found]


def rows(path: Path, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
    """Run this SQL on the test's database, SQLite or PostgreSQL, and return the rows."""
    location = location_of(path)
    if isinstance(location, Path):
        with closing(sqlite3.connect(path)) as db, db:
            return db.execute(sql, values).fetchall()
    from bot.host.store.connection.dialect import for_postgres
    from bot.host.store.connection.postgres_connection import connect

    with connect(location) as found:
        cursor = found.execute(for_postgres(sql), values)
        return [tuple(row.values()) for row in cursor.fetchall()] if cursor.description else []
