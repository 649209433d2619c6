"""A file lock that lets only one bot use a database. The system releases it when the process ends."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.host.store import Location, Unusable
from bot.host.store.connection.private_files import give_to_folder_owner


class InUse(Exception):
    """Another process uses this database."""


@contextmanager
def lock_database(database: Location) -> Iterator[None]:
    """Hold the lock of a database file. The lock file stays afterwards; only the lock on it counts.

    PostgreSQL serves several bots at once, so there is nothing to lock.
    """
    if not isinstance(database, Path):
        yield
        return
    with _open_lock_file(database) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(database) from None
        yield


def _open_lock_file(database: Path) -> IO[str]:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        path = database.with_name(f"{database.name}.lock")
        file = path.open("a")
        give_to_folder_owner(path)
        return file
    except OSError as error:
        raise Unusable(str(error)) from error
