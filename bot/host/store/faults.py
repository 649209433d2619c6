"""Troubles of the disk and of the database file that are no mistake of the program."""

from __future__ import annotations

import errno
import sqlite3

from bot.host.store.connections import Unwritable

OF_THE_FILE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
    }
)
OF_THE_DISK = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO})


def is_fault_of_the_disk(error: BaseException) -> bool:
    """Return whether the disk is full or read-only, or somebody else has locked the database."""
    if isinstance(error, Unwritable):
        return True
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in OF_THE_FILE
    return isinstance(error, OSError) and error.errno in OF_THE_DISK
