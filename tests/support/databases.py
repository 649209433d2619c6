"""Empty databases. They are migrated once in a process and copied for each test."""

from __future__ import annotations

import secrets
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from bot.host.store.database import migrate
from bot.host.store.private_files import write_private


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        return path.read_bytes()


def lay_empty(path: Path) -> None:
    """Create an empty database with its own instance name, if the file does not exist."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_private(path, _empty())
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE meta SET value = ? WHERE key = 'instance'", (secrets.token_hex(2),))
