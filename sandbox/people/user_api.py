"""The user-side API over HTTP: the web client's and remote tests' way to be a person."""

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

Act: TypeAlias = Callable[["Visit"], object]
Route: TypeAlias = tuple[str, str, Act, Schema]
HttpHandler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Visit:
    """A person's request."""

    server: Server
    user: str
    request: web.Request
    body: Json
    uploads: list[Upload]

    @property
    def channel(self) -> str:
        return self.request.match_info["channel"]


def world(visit: Visit) -> Json:
    return actions.surroundings(visit.server, visit.user)


def history(visit: Visit) -> list[Json]:
    query = visit.request.query
    before, limit = query.get("before"), int(query.get("limit", 50))
    return actions.history(visit.server, visit.user, visit.channel, before, limit)


def speak(visit: Visit) -> Json:
    return actions.speak(visit.server, visit.user, visit.channel, visit.body, visit.uploads)


def read(visit: Visit) -> None:
    actions.mark_read(visit.server, visit.user, visit.channel, visit.body["message_id"])


def _begun(interaction: Interaction) -> Json:
    return {"interaction_id": interaction.id}


def command(visit: Visit) -> Json:
    body = visit.body
    path, options = body.get("path") or [], body.get("options") or {}
    return _begun(
        actions.use_command(visit.server, visit.user, body["channel_id"], body["name"], path, options, visit.uploads)
    )


def menu(visit: Visit) -> Json:
    """A command of the menu on a person (type 2) or a message (type 3)."""
    body = visit.body
    return _begun(
        actions.use_menu(visit.server, visit.user, body["channel_id"], body["name"], body["type"], body["target_id"])
    )


async def autocomplete(visit: Visit) -> Json:
    """Waits for the bot; nothing is offered when it does not answer."""
    body = visit.body
    path, options = body.get("path") or [], body.get("options") or {}
    asked = actions.ask_choices(
        visit.server, visit.user, body["channel_id"], body["name"], path, options, body["focused"]
    )
    while asked.status == "pending":
        try:
            await interactions.next_step(visit.server, asked, visit.server.settings.answer_within)
        except TimeoutError:
            break
    return {"choices": asked.choices}


def component(visit: Visit) -> Json:
    body = visit.body
    return _begun(
        actions.use_component(visit.server, visit.user, body["message_id"], body["custom_id"], body.get("values"))
    )


def modal(visit: Visit) -> Json:
    body = visit.body
    return _begun(
        actions.submit(
            visit.server,
            visit.user,
            body["interaction_id"],
            body["custom_id"],
            body.get("fields") or {},
            visit.uploads,
        )
    )


def dm(visit: Visit) -> Json:
    return actions.open_dm(visit.server, visit.user, visit.body["recipient_id"])


def settings(visit: Visit) -> None:
    actions.close_dms(visit.server, visit.user, closed=bool(visit.body["dms_closed"]))


def react(visit: Visit) -> None:
    actions.react(visit.server, visit.user, visit.body["message_id"], visit.body["emoji"])


def take_back_reaction(visit: Visit) -> None:
    actions.take_back_reaction(visit.server, visit.user, visit.body["message_id"], visit.body["emoji"])


def dismiss(visit: Visit) -> None:
    actions.dismiss(visit.server, visit.user, visit.body["message_id"])


async def live(visit: Visit) -> web.WebSocketResponse:
    """The person's own stream of what happens."""
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(visit.request)
    visit.server.sockets.add(socket)
    with visit.server.live_events.subscribe(visit.user) as notices:
        sending = asyncio.create_task(_send(socket, notices))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.ERROR:
                    break
        finally:
            sending.cancel()
            visit.server.sockets.discard(socket)
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
    """Run an act and answer; what cannot be done is a 4xx with a sentence."""

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
    result = act(Visit(server, user["id"], request, body, uploads))
    if isinstance(result, Awaitable):
        result = await result
    if isinstance(result, web.StreamResponse):
        return result
    return json_answer({} if result is None else result)
