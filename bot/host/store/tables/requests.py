"""What an operator's command asks of the bot that is playing with the database."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.host.store.rows import Rows, record


class RequestKind(StrEnum):
    FORGET_PERSON = "forget_person"
    FORGET_SERVER = "forget_server"


class Request(msgspec.Struct, frozen=True):
    kind: RequestKind
    target: int
    """The id of a person or a server."""


class RequestRows(Rows):
    async def all(self) -> list[Request]:
        return [record(Request, row) for row in await self._all("SELECT kind, target FROM requests")]

    async def put(self, request: Request) -> None:
        await self._do("INSERT OR IGNORE INTO requests VALUES (?, ?)", (request.kind.value, request.target))

    async def done(self, request: Request) -> None:
        await self._do("DELETE FROM requests WHERE kind = ? AND target = ?", (request.kind.value, request.target))
