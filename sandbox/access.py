"""Access control: only this machine may connect, and only with the key in the printed URL.

Any web page can send requests to this machine. If its domain resolves to this machine, it could also read the answers.
So requests with another host name are refused. Requests that read or act as a person need the key.
The browser keeps the key in a cookie that scripts cannot read and other sites cannot send.
"""

import hmac
import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import web
from aiohttp.typedefs import Middleware

from sandbox.rest.call import json_answer
from sandbox.server import Server

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
PATHS_WITH_KEY = "/_sandbox/"
HOST = re.compile(
    r"((?P<name>([a-z0-9-]+\.)*localhost)|(?P<four>[0-9.]+)|\[(?P<six>[0-9a-f:.]+)\])(:(?P<port>[0-9]{1,5}))?"
)
"""A Host header: a name under localhost or an IP address, with an optional port."""
MAX_PORT = 65_535
COOKIE_MAX_AGE = 10 * 365 * 86_400
WRONG_HOST = "This sandbox answers to the names of this machine only."
NO_KEY = "Open the address that the program printed when it started: the key stands in it."


def is_this_machine(host: str) -> bool:
    """Return whether a Host header names this machine. This stops DNS rebinding."""
    written = HOST.fullmatch(host.lower())
    if written is None or int(written["port"] or 0) > MAX_PORT:
        return False
    return bool(written["name"]) or _is_loopback(written)


def _is_loopback(written: re.Match[str]) -> bool:
    try:
        six = written["six"]
        return (ipaddress.IPv6Address(six) if six else ipaddress.IPv4Address(written["four"])).is_loopback
    except ValueError:
        return False


@web.middleware
async def refuse_other_sites(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests with a foreign Host or Origin header, which come from other web pages."""
    # The request target may hold a host too. Then aiohttp's `request.host` is that one, so both are checked.
    if not (is_this_machine(request.headers.get("Host", "")) and is_this_machine(request.host)):
        return web.Response(status=403, text=WRONG_HOST)
    origin = request.headers.get("Origin")
    if origin and origin != f"http://{request.host}":
        return web.Response(status=403, text="This sandbox talks to its own pages only.")
    return await handler(request)


def require_key(server: Server) -> Middleware:
    """Return a middleware that refuses requests to the private paths without the key."""

    @web.middleware
    async def check_key(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith(PATHS_WITH_KEY) and not has_key(request, server):
            return json_answer({"error": NO_KEY}, 403)
        return await handler(request)

    return check_key


def has_key(request: web.Request, server: Server) -> bool:
    """Return whether the request has the key in its cookie, header or query."""
    given = (
        request.cookies.get(cookie_name(request)),
        request.headers.get("X-Sandbox-Key"),
        request.query.get("key"),
    )
    # Header bytes that are not UTF-8 arrive as surrogates.
    keys = [key.encode(errors="surrogateescape") for key in given if key]
    return any(hmac.compare_digest(key, server.world.key.encode()) for key in keys)


def cookie_name(request: web.Request) -> str:
    """Return the cookie's name. It holds the port, because all sandboxes of a machine share their cookies."""
    return f"sandbox-{request.url.port}"


def accept_key(request: web.Request, server: Server) -> web.Response:
    """Store the key in a cookie and redirect to the URL without the key."""
    redirect = web.Response(status=303, headers={"Location": "/"})
    redirect.set_cookie(
        cookie_name(request), server.world.key, max_age=COOKIE_MAX_AGE, httponly=True, samesite="Strict", path="/"
    )
    return redirect
