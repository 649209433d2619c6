"""The HTTP API for acting as a person, used by the web client and by tests."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from aiohttp import WSMsgType, web

from sandbox.limits import schemas
from sandbox.limits.schemas import Schema, boolean, integer, list_of, object_with, snowflake, string
from sandbox.people import actions
from sandbox.people.command_options import CannotDo
from sandbox.protocol import interactions
from sandbox.protocol.payloads import ApiError, Json, Upload, encode
from sandbox.rest.bodies import MESSAGE
from sandbox.rest.call import json_answer, read_body
from sandbox.server import Server
from sandbox.world.world import Interaction

Act: TypeAlias = Callable[["UserRequest"], object]
Route: TypeAlias = tuple[str, str, Act, Schema]
HttpHandler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class UserRequest:
    """An HTTP request that a person makes, with its parsed body."""

    server: Server
    user: str
    request: web.Request
    body: Json
    uploads: list[Upload]

    @property
    def channel(self) -> str:
        return self.request.match_info["channel"]


def world(request: UserRequest) -> Json:
    return actions.initial_state(request.server, request.user)


def history(request: UserRequest) -> list[Json]:
    query = request.request.query
    before, limit = query.get("before"), int(query.get("limit", 50))
    return actions.history(request.server, request.user, request.channel, before, limit)


def speak(request: UserRequest) -> Json:
    return actions.speak(request.server, request.user, request.channel, request.body, request.uploads)


def read(request: UserRequest) -> None:
    actions.mark_read(request.server, request.user, request.channel, request.body["message_id"])


def _interaction_id(interaction: Interaction) -> Json:
    return {"interaction_id": interaction.id}


def command(request: UserRequest) -> Json:
    body = request.body
    path, options = body.get("path") or [], body.get("options") or {}
    return _interaction_id(
        actions.use_command(
            request.server, request.user, body["channel_id"], body["name"], path, options, request.uploads
        )
    )


def menu(request: UserRequest) -> Json:
    """Use a context menu command on a person (type 2) or a message (type 3)."""
    body = request.body
    return _interaction_id(
        actions.use_menu(
            request.server, request.user, body["channel_id"], body["name"], body["type"], body["target_id"]
        )
    )


async def autocomplete(request: UserRequest) -> Json:
    """Wait for the bot's choices. Return none if the bot does not answer in time."""
    body = request.body
    path, options = body.get("path") or [], body.get("options") or {}
    asked = actions.ask_choices(
        request.server, request.user, body["channel_id"], body["name"], path, options, body["focused"]
    )
    while asked.status == "pending":
        try:
            await interactions.next_step(request.server, asked, request.server.settings.answer_within)
        except TimeoutError:
            break
    return {"choices": asked.choices}


def component(request: UserRequest) -> Json:
    body = request.body
    return _interaction_id(
        actions.use_component(request.server, request.user, body["message_id"], body["custom_id"], body.get("values"))
    )


def modal(request: UserRequest) -> Json:
    body = request.body
    return _interaction_id(
        actions.submit(
            request.server,
            request.user,
            body["interaction_id"],
            body["custom_id"],
            body.get("fields") or {},
            request.uploads,
        )
    )


def dm(request: UserRequest) -> Json:
    return actions.open_dm(request.server, request.user, request.body["recipient_id"])


def settings(request: UserRequest) -> None:
    actions.close_dms(request.server, request.user, closed=bool(request.body["dms_closed"]))


def react(request: UserRequest) -> None:
    actions.react(request.server, request.user, request.body["message_id"], request.body["emoji"])


def take_back_reaction(request: UserRequest) -> None:
    actions.take_back_reaction(request.server, request.user, request.body["message_id"], request.body["emoji"])


def dismiss(request: UserRequest) -> None:
    actions.dismiss(request.server, request.user, request.body["message_id"])


async def live(request: UserRequest) -> web.WebSocketResponse:
    """Stream the person's live events over a websocket."""
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request.request)
    request.server.sockets.add(socket)
    with request.server.live_events.subscribe(request.user) as notices:
        sending = asyncio.create_task(_send(socket, notices))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.ERROR:
                    break
        finally:
            sending.cancel()
            request.server.sockets.discard(socket)
    return socket


async def _send(socket: web.WebSocketResponse, notices: "asyncio.Queue[tuple[str, Json]]") -> None:
    while not socket.closed:
        kind, data = await notices.get()
        await socket.send_str(encode({"t": kind, "d": data}).decode())


_ME = "/_sandbox/as/{user}"
_CHANNEL = _ME + "/channels/{channel}"
_NOTHING = object_with()
_COMMAND = {"channel_id": string, "name": string, "path": list_of(string), "options": object_with()}
_REACTION = object_with("message_id", "emoji", message_id=string, emoji=string)
ROUTES: list[Route] = [
    ("GET", _ME + "/world", world, _NOTHING),
    ("GET", _ME + "/live", live, _NOTHING),
    ("GET", _CHANNEL + "/messages", history, _NOTHING),
    ("POST", _CHANNEL + "/messages", speak, MESSAGE),
    ("POST", _CHANNEL + "/read", read, object_with("message_id", message_id=snowflake)),
    ("POST", _ME + "/commands", command, object_with("channel_id", "name", **_COMMAND)),
    (
        "POST",
        _ME + "/menu",
        menu,
        object_with("channel_id", "name", "type", "target_id", **_COMMAND, type=integer, target_id=string),
    ),
    (
        "POST",
        _ME + "/autocomplete",
        autocomplete,
        object_with("channel_id", "name", "focused", **_COMMAND, focused=string),
    ),
    (
        "POST",
        _ME + "/components",
        component,
        object_with("message_id", message_id=string, custom_id=string, values=list_of(string)),
    ),
    ("POST", _ME + "/modals", modal, object_with(interaction_id=string, custom_id=string, fields=object_with())),
    ("POST", _ME + "/dm", dm, object_with(recipient_id=string)),
    ("POST", _ME + "/settings", settings, object_with("dms_closed", dms_closed=boolean)),
    ("POST", _ME + "/dismiss", dismiss, object_with("message_id", message_id=string)),
    ("PUT", _ME + "/reactions", react, _REACTION),
    ("DELETE", _ME + "/reactions", take_back_reaction, _REACTION),
]


def endpoint(server: Server, act: Act, schema: Schema) -> HttpHandler:
    """Return the HTTP handler of an action. It answers a refused action with a 4xx status and a sentence."""

    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            return await _answered(server, act, schema, request)
        except CannotDo as error:
            return json_answer({"error": str(error)}, 400)
        except ApiError as error:
            return json_answer({"error": error.body["message"], **error.body}, error.status)
        except (KeyError, TypeError, ValueError) as error:
            return json_answer({"error": f"The request is not understood: {error!r}"}, 400)

    return answer


async def _answered(server: Server, act: Act, schema: Schema, request: web.Request) -> web.StreamResponse:
    body, uploads = await read_body(request)
    schemas.check(schema, body)
    user = server.world.person(request.match_info["user"])
    if user is None or user.get("bot"):
        raise CannotDo("There is no such person.")
    result = act(UserRequest(server, user["id"], request, body, uploads))
    if isinstance(result, Awaitable):
        result = await result
    if isinstance(result, web.StreamResponse):
        return result
    return json_answer({} if result is None else result)
