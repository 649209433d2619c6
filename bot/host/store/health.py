"""Whether a database file can be read: looked at without changing it."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def complaint(path: Path) -> str | None:
    """What SQLite has to say against a file; nothing if all is well, or if there is none yet."""
    if not path.exists():
        return None
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            (verdict,) = database.execute("PRAGMA quick_check").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if verdict == "ok" else str(verdict)
