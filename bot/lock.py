"""One bot at a database: an OS lock that is gone with the process that holds it, however it ends."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.host.store import Unusable
from bot.host.store.private_files import give_to_folder_owner


class InUse(Exception):
    """Another bot plays with this database."""


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Keep the database to this process. The file of the lock stays behind: only the lock on it says anything."""
    with _file_of_the_lock(database) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(database) from None
        yield


def _file_of_the_lock(database: Path) -> IO[str]:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        path = database.with_name(f"{database.name}.lock")
        file = path.open("a")
        give_to_folder_owner(path)
        return file
    except OSError as error:
        raise Unusable(str(error)) from error
