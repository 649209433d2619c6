"""One bot at a database: an OS lock that is gone with the process that holds it, however it ends."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUse(Exception):
    """Another bot plays with this database."""


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Keep the database to this process. The file of the lock stays behind: only the lock on it says anything."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with database.with_name(f"{database.name}.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(database) from None
        yield
