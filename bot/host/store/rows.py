"""Rows to values and back: times as UTC seconds, nested data as JSON."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from bot.host.store.connections import Door, Params

T = TypeVar("T", bound=msgspec.Struct)


class Rows:
    """Tables seen through one door."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def _all(self, sql: str, params: Params = ()) -> list[dict[str, Any]]:
        return await self._door.all(sql, params)

    async def _one(self, sql: str, params: Params = ()) -> dict[str, Any] | None:
        rows = await self._all(sql, params)
        return rows[0] if rows else None

    async def _do(self, sql: str, params: Params = ()) -> None:
        await self._door.do(sql, params)

    async def _insert(self, table: str, row: dict[str, Any]) -> None:
        await self._door.do(insertion(table, row), row)

    async def _insert_now(self, table: str, row: dict[str, Any]) -> int:
        """Where the new row's id has to be known."""
        return await self._door.insert(insertion(table, row), row)


def insertion(table: str, row: dict[str, Any]) -> str:
    names, marks = ", ".join(row), ", ".join(":" + name for name in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"


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
