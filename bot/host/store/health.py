"""Checks whether a database file can be used, without changing it. The start and `sietch check` use the same checks."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.host.store import opening
from bot.host.store.connection.address import Location
from bot.host.store.connection.connections import check_unlocked
from bot.host.store.connection.executors import TooNew, Unwritable
from bot.host.store.database import MIN_FREE_BYTES, at_rest_uri, create_in_memory, version_of

OUR_TABLES = frozenset({"meta", "games", "seats", "moves", "outbox"})
SIDE_FILES = ("-wal", "-shm", "-journal", ".lock", ".forgotten", ".refused-token")


def why_unusable(path: Path) -> str | None:
    """Return a sentence that says why this file cannot be used, or None if it can or does not exist yet."""
    why = _why_not(path)
    return None if why is None else sentence(path, why)


def sentence(path: Location, why: object) -> str:
    """Return the sentence that tells the operator why a database cannot be used and what to do."""
    if isinstance(why, TooNew):  # Its message says what to do.
        return f"{path} cannot be used: {why}."
    if not isinstance(path, Path):
        return f"{path} cannot be used: {why}. Look after the server, or set SIETCH_DATABASE to another address."
    return f"{path} cannot be used: {why}. Repair it, restore a backup, or set SIETCH_DATABASE to another file."


def why_it_cannot_be_restored(backup: Path, database: Path | None) -> str | None:
    """Return a sentence that says why this backup cannot be restored, or None. The file is only read.

    `database` is the file that is to be replaced, if there is one.
    """
    if not backup.exists():
        return f"There is no backup at {backup}."
    if database is not None and is_same_file(backup, database):
        return f"{backup} is the database itself, not a backup of it. Name the file of a backup."
    why = _why_not_read(backup)
    return f"{backup} cannot be restored: {why}." if why else None


def why_it_cannot_be_read(database: Location) -> str | None:
    """Return a sentence that says why this database cannot be read, or None. Nothing is changed in it."""
    why = _why_not_read(database) if isinstance(database, Path) else opening.why_unusable(database)
    return None if why is None else sentence(database, why)


def why_it_failed(database: Location, error: Exception) -> str:
    """Return a sentence about an error that a command met after the database had been opened."""
    if isinstance(error, Unwritable):
        return f"{database} cannot be read or written now: {error}. Try again."
    if isinstance(error, sqlite3.DatabaseError):
        return sentence(database, _what_is_wrong(error))
    return sentence(database, f"it is damaged ({error})")


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file, also by a symbolic or a hard link."""
    return one.exists() and other.exists() and one.samefile(other)


def _why_not_read(path: Path) -> str | TooNew | None:
    if not path.is_file():
        return "it is no file"
    if not os.access(path, os.R_OK):
        return "it cannot be read by this account"
    return _why_unreadable(path) or ("it is empty" if _has_no_tables(path) else None)


def _has_no_tables(path: Path) -> bool:
    with closing(sqlite3.connect(at_rest_uri(path), uri=True)) as database:
        return database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def _why_not(path: Path) -> str | TooNew | None:
    if not path.exists():
        return why_not_writable(path.parent)
    if not path.is_file():
        return "it is no file"
    if not os.access(path, os.R_OK | os.W_OK):
        return "it cannot be read and written by this account"
    return why_not_writable(path.parent) or _why_not_side_files(path) or _why_unreadable(path)


def _why_not_side_files(path: Path) -> str | None:
    """Return which file beside the database this account cannot use, if there is one. The start opens them too."""
    for ending in SIDE_FILES:
        side_file = path.with_name(path.name + ending)
        if side_file.exists() and not os.access(side_file, os.R_OK | os.W_OK):
            return f"{side_file} cannot be read and written by this account"
    return None


def why_it_cannot_start(location: Location, folder: Path) -> str | None:
    """Return a sentence that says why the bot cannot start with this database, or None. `folder` is for other files."""
    if isinstance(location, Path):
        return _why_it_cannot_start(location)
    found = opening.why_unusable(location)
    if found is not None:
        return sentence(location, found)
    why = why_not_writable(folder)
    return f"{why}. Set SIETCH_FOLDER to another folder." if why else None


def _why_it_cannot_start(path: Path) -> str | None:
    """Try what a start does: create the folder, write a file, and take the lock of the database."""
    found = why_unusable(path)
    if found is not None:
        return found
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(MIN_FREE_BYTES))
        if path.exists():
            check_unlocked(path, 5000)
    except (OSError, sqlite3.Error) as error:
        return sentence(path, error)
    return None


def why_not_writable(folder: Path) -> str | None:
    """Return why no file can be created in this folder, or None. A missing folder counts as its parent."""
    if not folder.exists():
        return why_not_writable(folder.parent)
    if not folder.is_dir():
        return f"{folder} is no folder"
    return None if os.access(folder, os.W_OK | os.X_OK) else f"nothing can be written into the folder {folder}"


def _why_unreadable(path: Path) -> str | TooNew | None:
    try:
        with closing(sqlite3.connect(at_rest_uri(path), uri=True)) as database:
            version = version_of(database, path)
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and not (version and tables >= OUR_TABLES):
                return "it is a database of something else"
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
            missing = _missing_part(database, version) if tables else None
    except TooNew as error:
        return error
    except sqlite3.DatabaseError as error:
        return _what_is_wrong(error)
    wrong = missing if verdict == "ok" else _first_fault(verdict)
    return f"it is damaged ({wrong})" if wrong else None


def _first_fault(verdict: str) -> str:
    """Return the first fault that `PRAGMA quick_check` names. A line like "*** in database main ***" names none."""
    return next(line for line in reversed(verdict.splitlines()[:2]) if line)


def _what_is_wrong(error: sqlite3.DatabaseError) -> str:
    """Return SQLite's error in the words of docs/hosting.md."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return "it is no database"
        case sqlite3.SQLITE_CORRUPT:
            return f"it is damaged ({error})"
        case _:
            return str(error)


def _missing_part(database: sqlite3.Connection, version: int) -> str | None:
    """Return a sentence about a part or a value that this database lacks for its version, or None."""
    with closing(create_in_memory(version)) as whole:
        lost = min(_schema_parts(whole) - _schema_parts(database), key=lambda part: (" " in part, part), default=None)
    if lost is not None:
        return f"there is no {lost}"
    known = dict(database.execute("SELECT key, value FROM meta"))
    return None if "instance" in known and _is_number(known.get("awake", "0")) else "meta has lost what it held"


def _schema_parts(database: sqlite3.Connection) -> set[str]:
    """Return the names of all columns, indexes and triggers. Statements name indexes, so none may be missing."""
    named = (
        "SELECT tables.name || '.' || columns.name"
        " FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
        " UNION SELECT type || ' ' || name FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
    )
    return {name for (name,) in database.execute(named)}


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
