"""Requests of the operator's command to the bot that is running with the same database."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.host.store.connection.rows import Rows, to_record


class RequestKind(StrEnum):
    """The kinds of data that the bot can be asked to delete."""

    FORGET_PERSON = "forget_person"
    FORGET_SERVER = "forget_server"


class Request(msgspec.Struct, frozen=True):
    """One request to the running bot."""

    kind: RequestKind
    target: int
    """The id of a person or a server."""


class RequestRows(Rows):
    """The SQL about the table `requests`."""

    async def all(self) -> list[Request]:
        return [to_record(Request, row) for row in await self._all("SELECT kind, target FROM requests")]

    async def put(self, request: Request) -> None:
        asked = "INSERT INTO requests VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._execute(asked, (request.kind.value, request.target))

    async def done(self, request: Request) -> None:
        await self._execute("DELETE FROM requests WHERE kind = ? AND target = ?", (request.kind.value, request.target))
