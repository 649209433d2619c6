"""The base class of `tables`, and conversions between rows and records: times are UTC seconds, nested data is JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from bot.host.store.connection.executors import DamagedValue, Executor, Params

T = TypeVar("T", bound=msgspec.Struct)


class Rows:
    """The base of the classes that hold the SQL about one table."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def _all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        return await self._executor.all(sql, params)

    async def _one(self, sql: str, params: Params = ()) -> dict[str, Any] | None:
        rows = await self._all(sql, params)
        return rows[0] if rows else None

    async def _execute(self, sql: str, params: Params = ()) -> None:
        await self._executor.do(sql, params)

    async def _insert(self, table: str, row: dict[str, Any]) -> None:
        await self._executor.do(insert_statement(table, row), row)

    async def _upsert(self, table: str, key: Sequence[str], row: dict[str, Any]) -> None:
        """Insert a row, or replace the values of the row with the same key."""
        others = replaced([name for name in row if name not in key])
        known = f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {others}"
        await self._executor.do(f"{insert_statement(table, row)} {known}", row)

    async def _insert_returning_id(self, table: str, row: dict[str, Any]) -> int:
        """Insert a row at once and return its id."""
        return await self._executor.insert(insert_statement(table, row), row)


def insert_statement(table: str, row: dict[str, Any]) -> str:
    """Return an INSERT statement with the names of the row's columns as parameters."""
    names, marks = ", ".join(row), ", ".join(":" + name for name in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"


def replaced(names: Iterable[str]) -> str:
    """Return the assignments of an upsert that takes these columns from the new row."""
    return ", ".join(f"{name} = excluded.{name}" for name in names)


def seconds(time: datetime | None) -> float | None:
    return None if time is None else time.timestamp()


def from_seconds(since_epoch: float) -> datetime:
    try:
        return datetime.fromtimestamp(since_epoch, UTC)
    except (TypeError, ValueError, OverflowError) as error:
        raise DamagedValue(f"{since_epoch!r} is no time") from error


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def columns(record: msgspec.Struct) -> dict[str, Any]:
    """Return the columns of a record, with times as seconds. Other fields must be plain values."""
    return {
        name: seconds(value) if isinstance(value, datetime) else value
        for name, value in msgspec.structs.asdict(record).items()
    }


def to_record(kind: type[T], row: dict[str, Any], *times: str) -> T:
    """Turn a row into a record. `times` names the columns that hold times."""
    for name in times:
        if row[name] is not None:
            row[name] = from_seconds(row[name])
    return msgspec.convert(row, kind, strict=False)
