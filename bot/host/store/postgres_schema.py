"""The tables in PostgreSQL: creating and upgrading them, and whether a database can be used."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import LiteralString

import psycopg

from bot.host.store.cluster import LEASE
from bot.host.store.connection.address import PostgresAddress
from bot.host.store.connection.executors import OtherVersion, TooNew, Unusable
from bot.host.store.connection.postgres_connection import Database, connect
from bot.host.store.database import migrations as file_migrations

MIGRATIONS = Path(__file__).parent / "postgres_migrations"
MIGRATING = 0x51E7C4
"""The number of the advisory lock that lets one process upgrade the database."""
GOES_ON = "-- Older programs go on."
"""The first line of a migration that bots of the version before can live with. A rolling upgrade is possible then."""
OLDEST: LiteralString = "SELECT value FROM meta WHERE key = 'oldest'"
LIVING: LiteralString = "SELECT count(*) AS count FROM processes WHERE until > extract(epoch FROM clock_timestamp())"
NOTE: LiteralString = "INSERT INTO meta VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
VERSION: LiteralString = "SELECT value FROM meta WHERE key = 'version'"
TABLES: LiteralString = "SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = current_schema()"
HAS_META: LiteralString = "SELECT to_regclass('meta') IS NOT NULL AS found"

Work = Callable[[Database, PostgresAddress], None]


def with_connection(address: PostgresAddress, work: Work) -> None:
    try:
        with connect(address, settings="") as db:
            work(db, address)
    except psycopg.Error as error:
        raise Unusable(address.without_password(str(error)).strip()) from None


def why_unusable(address: PostgresAddress) -> str | None:
    """Return why this database cannot be used, or None. Nothing is changed in it."""
    try:
        with_connection(address, _check_content)
    except Unusable as error:
        return str(error)
    return None


def _check_content(db: Database, address: PostgresAddress) -> None:
    version = version_of(db, address)
    if version == 0 and _number(db, TABLES):
        raise Unusable("it is a database of something else")
    if _has_wrong_encoding(db):
        raise Unusable("its encoding is not UTF8. Create it with: createdb --encoding=UTF8 --template=template0")


def _has_wrong_encoding(db: Database) -> bool:
    return db.info.parameter_status("server_encoding") != "UTF8"


def check_version(db: Database, address: PostgresAddress) -> None:
    version, known = version_of(db, address), known_version()
    if version == 0:
        raise Unusable("it is empty")
    if version != known:
        raise OtherVersion(
            f"{address} has version {version}, this program knows {known}. The bot upgrades it when it starts. Until"
            " then use the operator command of the version that the bot runs with"
        )


def known_version() -> int:
    """Return the version after all migrations. Both databases have the same numbers."""
    return len(file_migrations())


def version_of(db: Database, address: PostgresAddress) -> int:
    """Return the version of a database, or 0 if it is empty. Raise `TooNew` if this program cannot use it."""
    if not db.execute(HAS_META).fetchone()["found"]:  # type: ignore[index]
        return 0
    row = db.execute(VERSION).fetchone()
    version = int(row["value"]) if row else 0
    oldest = db.execute(OLDEST).fetchone()
    if version > known_version() and (oldest is None or int(oldest["value"]) > known_version()):
        raise TooNew(
            f"{address} has version {version}, this bot knows {known_version()}. Install the later version again"
        )
    return version


def migrations_after(version: int) -> list[tuple[int, Path]]:
    """Return the migrations that a database of this version lacks, with their numbers."""
    numbered = [(int(path.name[:4]), path) for path in sorted(MIGRATIONS.glob("*.sql"))]
    return [(number, path) for number, path in numbered if number > version]


def migrate(db: Database, address: PostgresAddress) -> None:
    """Upgrade the database to the present version, in one transaction. Other processes wait for it."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        _check_content(db, address)
        version = version_of(db, address)
        missing = migrations_after(version)
        if version:
            _check_that_nobody_is_cut_off(db, missing)
        for number, path in missing:
            statements = path.read_text(encoding="utf-8")
            db.execute(statements)
            if version == 0:
                db.execute("INSERT INTO meta VALUES ('instance', %s)", (secrets.token_hex(2),))
            db.execute(NOTE, ("version", str(number)))
            if not statements.startswith(GOES_ON):
                db.execute(NOTE, ("oldest", str(number)))
            elif db.execute(OLDEST).fetchone() is None:
                db.execute(NOTE, ("oldest", str(version)))
            version = number


def _check_that_nobody_is_cut_off(db: Database, missing: list[tuple[int, Path]]) -> None:
    """Raise `Unusable` if bots are running that could not go on after the migrations."""
    if all(path.read_text(encoding="utf-8").startswith(GOES_ON) for _, path in missing):
        return
    if living := _number(db, LIVING):
        raise Unusable(
            f"it must be upgraded for this version, and {living} bot(s) of an earlier version still use it. Stop them,"
            f" and start this one again (a bot that was killed counts for {LEASE:.0f} seconds)"
        )


def _number(db: Database, sql: LiteralString) -> int:
    row = db.execute(sql).fetchone()
    return int(next(iter(row.values()))) if row else 0
