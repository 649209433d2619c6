"""HTTP endpoints with which tests control the sandbox: faults, gateway, clock, transcript, rate limits, restart."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from aiohttp import web

from sandbox.people import actions
from sandbox.protocol import faults
from sandbox.protocol.payloads import Json, decode
from sandbox.rest.call import json_answer
from sandbox.server import Server

Control: TypeAlias = Callable[[Server, web.Request, Any], object]


def people(server: Server, _request: web.Request, _body: Json) -> list[Json]:
    return [actions.person(server, user["id"]) for user in server.world.people()]


def add_faults(server: Server, _request: web.Request, body: list[Json]) -> Json:
    """Add the listed faults. An empty list removes all faults."""
    if not body:
        server.faults.clear()
    for spec in body:
        server.faults.add(faults.from_json(spec))
    return {}


def gateway(server: Server, _request: web.Request, body: Json) -> Json:
    server.disturb_gateway(body["action"], body.get("shard"))
    return {}


def clock(server: Server, _request: web.Request, body: Json) -> Json:
    server.clock.advance(float(body["advance"]))
    server.live_events.send_to_all("world", {})
    server.changed()
    return {"now": server.clock.iso()}


def transcript(server: Server, request: web.Request, _body: Json) -> list[Json]:
    return server.transcript.as_json(int(request.query.get("since", 0)))


def rate_limits(server: Server, _request: web.Request, body: Json) -> Json:
    server.rate_limits.enabled = bool(body["enabled"])
    return {}


def restart(server: Server, _request: web.Request, _body: Json) -> Json:
    server.drop_connections()
    return {}


ROUTES: list[tuple[str, str, Control]] = [
    ("GET", "/_sandbox/people", people),
    ("POST", "/_sandbox/faults", add_faults),
    ("POST", "/_sandbox/gateway", gateway),
    ("POST", "/_sandbox/clock", clock),
    ("GET", "/_sandbox/transcript", transcript),
    ("POST", "/_sandbox/rate_limits", rate_limits),
    ("POST", "/_sandbox/restart", restart),
]


def endpoint(server: Server, control: Control) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            raw = await request.read()
            return json_answer(control(server, request, decode(raw) if raw else {}))
        except (AttributeError, KeyError, TypeError, ValueError, re.error) as error:
            return json_answer({"error": f"The request is not understood: {error}"}, 400)

    return answer
