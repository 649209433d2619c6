"""Errors of the disk and of the database file that are not bugs of the program."""

from __future__ import annotations

import errno
import sqlite3

from bot.host.store.connection.executors import Unwritable

FILE_FAULTS = frozenset(
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
DISK_FAULTS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO})


DATABASE_FAULTS = (sqlite3.Error, Unwritable)
"""All errors that mean trouble with the database."""


def is_disk_fault(error: BaseException) -> bool:
    """Return whether the disk is full or read-only, or somebody else has locked the database."""
    if isinstance(error, Unwritable):
        return True
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in FILE_FAULTS
    return isinstance(error, OSError) and error.errno in DISK_FAULTS
