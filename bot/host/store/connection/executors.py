"""The types that both databases share: executors of statements, statements, and errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = dict[str, Any]
Params = Sequence[Any] | dict[str, Any]
Statement = tuple[str, Params]
ChangeMark = tuple[int, int]
"""A value that differs from an earlier one if anything but a heartbeat was written in between."""


class Unusable(Exception):
    """The file cannot be opened or is not a database of this bot. The message says why."""


class TooNew(Unusable):
    """The file was written by a later version of the bot. The message says how to go back."""


class OtherVersion(Unusable):
    """The file has an earlier version, and opening it may not upgrade it."""


class RowConflict(Exception):
    """A row with the same unique key exists already, or the row that a new one refers to is gone."""


class Unwritable(Exception):
    """The database cannot be read or written now: a full disk, a locked file, a server that cannot be reached."""


class DamagedValue(ValueError):
    """A stored value is not what it was when it was written. SQLite itself checks the file, not the values in it."""


class ConnectionLost(Unwritable):
    """The connection was lost before the answer to some statements had come."""


class MaybeWritten(Unwritable):
    """The connection was lost during a commit. Nobody knows whether the server has carried it out."""


class Outdated(Exception):
    """Another process has written the game since it was read. The work must be done again from the new state."""


class Executor(Protocol):
    """Runs SQL statements for the classes in `tables`."""

    async def all(self, sql: str, params: Params = ()) -> list[Row]: ...

    async def do(self, sql: str, params: Params = ()) -> None: ...

    async def insert(self, sql: str, params: Params = ()) -> int:
        """Insert a row and return its id."""

    async def wait_for_others(self, number: int) -> None:
        """Wait for other transactions that called this with the same number, until they end."""
