"""Whether a database file can be used: looked at without changing it. The start and the check say the same of it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.host.store.connections import must_be_unlocked
from bot.host.store.database import ENOUGH, TooNew, born, reading_at_rest, version_of

OURS = frozenset({"meta", "games", "seats", "moves", "outbox"})
BESIDE = ("-wal", "-shm", "-journal", ".lock", ".forgotten", ".refused-token")


def complaint(path: Path) -> str | None:
    """A sentence against this file, and what to do; nothing if all is well, or if there is none yet."""
    why = _why_not(path)
    return None if why is None else sentence(path, why)


def sentence(path: Path, why: object) -> str:
    if isinstance(why, TooNew):  # It says itself what to do.
        return f"{path} cannot be used: {why}."
    return f"{path} cannot be used: {why}. Mend it, restore a backup, or set SIETCH_DATABASE to another."


def why_it_cannot_be_restored(backup: Path, database: Path) -> str | None:
    """Return a sentence against this backup. It is only read, and may lie where nothing can be written."""
    if not backup.exists():
        return f"There is no backup at {backup}."
    if is_same_file(backup, database):
        return f"{backup} is the database itself, not a backup of it. Name the file of a backup."
    why = _why_not_read(backup)
    return f"{backup} cannot be restored: {why}." if why else None


def why_it_cannot_be_read(database: Path) -> str | None:
    """Return a sentence against a database that is there; the file may be one that this account cannot write."""
    why = _why_not_read(database)
    return None if why is None else sentence(database, why)


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one file, also by a symbolic or a hard link."""
    return one.exists() and other.exists() and one.samefile(other)


def _why_not_read(path: Path) -> str | TooNew | None:
    if not path.is_file():
        return "it is no file"
    if not os.access(path, os.R_OK):
        return "it cannot be read by this account"
    return _why_unreadable(path) or ("it is empty" if _has_no_tables(path) else None)


def _has_no_tables(path: Path) -> bool:
    with closing(sqlite3.connect(reading_at_rest(path), uri=True)) as database:
        return database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def _why_not(path: Path) -> str | TooNew | None:
    if not path.exists():
        return why_no_place(path.parent)
    if not path.is_file():
        return "it is no file"
    if not os.access(path, os.R_OK | os.W_OK):
        return "it cannot be read and written by this account"
    return why_no_place(path.parent) or _why_not_beside(path) or _why_unreadable(path)


def _why_not_beside(path: Path) -> str | None:
    """What the start opens as well: left there by another account, it keeps the bot out."""
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists() and not os.access(beside, os.R_OK | os.W_OK):
            return f"{beside} cannot be read and written by this account"
    return None


def why_it_cannot_start(path: Path) -> str | None:
    """What a start does, tried: the folder is made, a file written, the lock and the database opened to write."""
    found = complaint(path)
    if found is not None:
        return found
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(ENOUGH))
        if path.exists():
            must_be_unlocked(path, 5000)
    except (OSError, sqlite3.Error) as error:
        return sentence(path, error)
    return None


def why_no_place(folder: Path) -> str | None:
    """A folder that is not there yet can be made where the one above it can be written."""
    if not folder.exists():
        return why_no_place(folder.parent)
    if not folder.is_dir():
        return f"{folder} is no folder"
    return None if os.access(folder, os.W_OK | os.X_OK) else f"nothing can be written into the folder {folder}"


def _why_unreadable(path: Path) -> str | TooNew | None:
    try:
        with closing(sqlite3.connect(reading_at_rest(path), uri=True)) as database:
            version = version_of(database, path)
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and not (version and tables >= OURS):
                return "it is a database of something else"
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
            lacking = _lacking(database, version) if tables else None
    except TooNew as error:
        return error
    except sqlite3.DatabaseError as error:
        return _what_is_wrong(error)
    wrong = lacking if verdict == "ok" else verdict.splitlines()[0]
    return f"it is damaged ({wrong})" if wrong else None


def _what_is_wrong(error: sqlite3.DatabaseError) -> str:
    """Say in the words of the hosting page what SQLite found."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return "it is no database"
        case sqlite3.SQLITE_CORRUPT:
            return f"it is damaged ({error})"
        case _:
            return str(error)


def _lacking(database: sqlite3.Connection, version: int) -> str | None:
    """What a database of this version has, and this one has not."""
    with closing(born(version)) as whole:
        lost = min(_parts(whole) - _parts(database), key=lambda part: (" " in part, part), default=None)
    if lost is not None:
        return f"there is no {lost}"
    known = dict(database.execute("SELECT key, value FROM meta"))
    return None if "instance" in known and _is_number(known.get("awake", "0")) else "meta has lost what it held"


def _parts(database: sqlite3.Connection) -> set[str]:
    """Columns, and what finds and counts the rows: statements name their indexes."""
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
