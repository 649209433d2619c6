"""The class Call, a REST request as its handler gets it, and the code that runs around every handler."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web

from sandbox.limits import schemas
from sandbox.limits.ratelimits import RateLimited
from sandbox.protocol.faults import Fault
from sandbox.protocol.payloads import ApiError, Json, Problems, Upload, decode, encode, unknown
from sandbox.rest.bodies import SCHEMAS
from sandbox.server import Server
from sandbox.world.files import kind_by_name
from sandbox.world.world import Message

Handler: TypeAlias = Callable[["Call"], object]
Route: TypeAlias = tuple[str, str, Handler]

_NO_BOT_TOKEN = ("/gateway", "/interactions/", "/webhooks/{webhook_id}/{token}")
"""Routes that need no bot token, because their path holds a token."""
CONNECTION_CLOSED = 499
_ID_ALIASES = ("@me", "@original")


@dataclass(slots=True)
class Call:
    """A REST request: server, path parameters, query, parsed body and uploads."""

    server: Server
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)

    @property
    def bot_id(self) -> str:
        return self.server.world.bot_id

    def channel(self) -> Json:
        found = self.server.world.channels.get(self.params["channel_id"])
        if found is None:
            raise unknown("Channel")
        return found

    def message(self) -> Message:
        """Return the message of the path. Raise an error if it is unknown or ephemeral."""
        channel = self.channel()
        found = self.server.world.messages.get(channel["id"], {}).get(self.params["message_id"])
        if found is None or found.only_for:
            raise unknown("Message")
        return found

    def require_guild(self) -> None:
        if self.params["guild_id"] != self.server.world.guild_id:
            raise unknown("Guild")

    def member_id(self, key: str = "user_id") -> str:
        user_id = self.bot_id if self.params[key] == "@me" else self.params[key]
        if user_id not in self.server.world.members:
            raise unknown("Member")
        return user_id

    def limit(self, most: int = 100, default: int = 50) -> int:
        """Return the `limit` of the query. Raise an error if it is out of bounds."""
        asked = self.query.get("limit", str(default))
        problems = Problems()
        if not schemas.is_digits(asked.removeprefix("-")):
            problems.add(("limit",), "NUMBER_TYPE_COERCE", f'Value "{asked[:50]}" is not int.')
        else:
            problems.within(("limit",), int(asked), 1, most)
        problems.raise_if_any()
        return int(asked)

    def snowflake(self, key: str) -> int | None:
        """Return an id from the query, or None."""
        asked = self.query.get(key)
        schemas.check(schemas.object_with(**{key: schemas.snowflake}), {key: asked})
        return None if asked is None else int(asked)


@dataclass(frozen=True, slots=True)
class Answer:
    """A response with a status other than 200. A handler that returns None answers 204."""

    status: int
    body: object


def endpoint(server: Server, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return the HTTP handler of a route. It adds faults, authorisation, rate limits, errors and the transcript."""
    method, path, handler = route

    async def answer(request: web.Request) -> web.StreamResponse:
        began = time.perf_counter()
        fault = server.faults.next_for(method, request.path)
        body: Any = None
        uploads: list[Upload] = []
        try:
            body, uploads = await read_body(request)
            if fault and fault.action == "delay":
                await asyncio.sleep(fault.seconds)
            if fault and fault.action in ("status", "drop"):
                response, shown = _fail(fault, request)
            else:
                call = Call(server, request.match_info, request.query, body, uploads)
                response, shown = _handle(call, method, path, handler, request.headers.get("Authorization", ""))
        except ApiError as error:
            response, shown = json_answer(error.body, error.status), error.body
        server.rate_limits.count_invalid(response.status)
        server.transcript.add(
            method,
            request.path,
            route=path,
            query=request.query_string,
            status=response.status,
            seconds=time.perf_counter() - began,
            request=body,
            response=shown,
            files=len(uploads),
            at=server.clock.iso(),
        )
        return _close_connection(request) if fault and fault.action == "lose_response" else response

    return answer


def _handle(call: Call, method: str, path: str, handler: Handler, authorization: str) -> tuple[web.Response, object]:
    headers: dict[str, str] = {}
    server = call.server
    try:
        if server.rate_limits.is_banned():
            return web.Response(status=429, text="error code: 1015", content_type="text/html"), None
        if not path.startswith(_NO_BOT_TOKEN) and authorization.removeprefix("Bot ") != server.world.token:
            raise ApiError(401, 0, "401: Unauthorized")
        headers = server.rate_limits.take(method, path, dict(call.params))
        _check_types(call, SCHEMAS.get((method, path)))
        result = handler(call)
        if result is None:
            return web.Response(status=204, headers=headers), None
        status, body = (result.status, result.body) if isinstance(result, Answer) else (200, result)
    except ApiError as error:
        status, body = error.status, error.body
        headers = error.headers if isinstance(error, RateLimited) else headers
    if status == 429:
        # Clients treat a 429 without a Via header as a ban.
        headers = {**headers, "Via": "1.1 google"}
    return json_answer(body, status, headers), body


def _check_types(call: Call, schema: schemas.Schema | None) -> None:
    """Check the ids in the path and the types in the body."""
    ids = {name: value for name, value in call.params.items() if name.endswith("_id") and value not in _ID_ALIASES}
    schemas.check(schemas.object_with(**dict.fromkeys(ids, schemas.snowflake)), ids)
    if schema:
        schemas.check(schema, call.body)


def json_answer(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON response. Its content type has no charset, because clients would read it as text."""
    return web.Response(
        status=status, body=encode(body), headers={**(headers or {}), "Content-Type": "application/json"}
    )


def _fail(fault: Fault, request: web.Request) -> tuple[web.Response, object]:
    """Return the response that a fault orders."""
    if fault.action == "drop":
        return _close_connection(request), None
    if fault.status != 429:
        body: Json = {"message": f"{fault.status}: Internal Server Error", "code": 0}
        return json_answer(body, fault.status), body
    body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": False, "code": 0}
    return json_answer(body, 429, {"Via": "1.1 google", "Retry-After": str(int(fault.seconds) + 1)}), body


def _close_connection(request: web.Request) -> web.Response:
    """Close the connection without an answer. The transcript shows status 499."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=CONNECTION_CLOSED)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON body and the uploaded files of a request."""
    try:
        # aiohttp's own parsing of this header is slow, because its cache misses with every new boundary.
        if request.headers.get("Content-Type", "").lower().startswith("multipart/"):
            return await _read_multipart(request)
        raw = await request.read()
        return (decode(raw) if raw else {}), []
    except (ValueError, RecursionError):
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    fields: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body = decode(content)
        elif part.filename is not None:
            slot = (part.name or "").removeprefix("files[").removesuffix("]")
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads.append(Upload(slot, part.filename, kind_by_name(part.filename, kind), content))
        elif part.name:
            fields[part.name] = content.decode()
    return ({**fields, **body} if isinstance(body, dict) else body), uploads
