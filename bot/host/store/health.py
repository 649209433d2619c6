"""Whether a database file can be read: looked at without changing it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host.store.base import TooNew, version_of


def complaint(path: Path) -> str | None:
    """What is to be said against a file; nothing if all is well, or if there is none yet."""
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            version_of(database, path)
            (verdict,) = database.execute("PRAGMA quick_check").fetchone()
    except (sqlite3.DatabaseError, TooNew) as error:
        return str(error)
    return None if verdict == "ok" else str(verdict)
