"""Rows to values and back: times as UTC seconds, nested data as JSON."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import aiosqlite
import msgspec

T = TypeVar("T", bound=msgspec.Struct)
Params = Sequence[Any] | dict[str, Any]


class AlreadyThere(Exception):
    """A row with this name, or this place, is there already."""


class Rows:
    """Tables seen through one connection."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def _all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        return [dict(row) for row in await self._db.execute_fetchall(sql, params)]

    async def _one(self, sql: str, params: Params = ()) -> dict[str, Any] | None:
        rows = await self._all(sql, params)
        return rows[0] if rows else None

    async def _do(self, sql: str, params: Params = ()) -> int:
        """Returns the id of an inserted row."""
        return (await self._db.execute(sql, params)).lastrowid or 0

    async def _insert(self, table: str, row: dict[str, Any]) -> int:
        names, marks = ", ".join(row), ", ".join(":" + name for name in row)
        try:
            return await self._do(f"INSERT INTO {table} ({names}) VALUES ({marks})", row)
        except sqlite3.IntegrityError as error:
            raise AlreadyThere(table) from error


def seconds(time: datetime | None) -> float | None:
    return None if time is None else time.timestamp()


def moment(since_epoch: float) -> datetime:
    return datetime.fromtimestamp(since_epoch, UTC)


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def columns(record: msgspec.Struct) -> dict[str, Any]:
    """The columns of a record whose fields are plain but for times."""
    return {
        name: seconds(value) if isinstance(value, datetime) else value
        for name, value in msgspec.structs.asdict(record).items()
    }


def record(kind: type[T], row: dict[str, Any], *times: str) -> T:
    for name in times:
        if row[name] is not None:
            row[name] = moment(row[name])
    return msgspec.convert(row, kind, strict=False)
