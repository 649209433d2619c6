"""What both databases share: executors of statements, statements, and errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = dict[str, Any]
Params = Sequence[Any] | dict[str, Any]
Statement = tuple[str, Params]
ChangeMark = tuple[int, int]
"""A value that differs from an earlier one if anything but a heartbeat was written in between."""


class RowConflict(Exception):
    """A row with the same unique key exists already, or the row that a new one refers to is gone."""


class Unwritable(Exception):
    """The database cannot be used now: the disk is full, the file is locked, or the server cannot be reached."""


class Outdated(Exception):
    """Another process has written the game since it was read. The work must be done again from the new state."""


class Executor(Protocol):
    """What runs SQL statements for the classes in `tables`."""

    async def all(self, sql: str, params: Params = ()) -> list[Row]: ...

    async def do(self, sql: str, params: Params = ()) -> None: ...

    async def insert(self, sql: str, params: Params = ()) -> int:
        """Insert a row and return its id."""

    async def wait_for_others(self, number: int) -> None:
        """Let one transaction at a time go on from here, of those that name this number."""
