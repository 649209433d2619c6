"""Who is let in: this machine alone, and of what it runs only who was given the address that was printed.

Any page in a browser can send requests to this machine, and one that lets its own name point here would even read the
answers. So only names of this machine are answered, and whatever reads or acts in people's names wants the key that
stands in the printed address. The page keeps it in a cookie that no script sees and no other site sends.
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
GUARDED = "/_sandbox/"
HOST = re.compile(
    r"((?P<name>([a-z0-9-]+\.)*localhost)|(?P<four>[0-9.]+)|\[(?P<six>[0-9a-f:.]+)\])(:(?P<port>[0-9]{1,5}))?"
)
"""A name that can only be this machine's or an address, and nothing else that an address line could hold."""
LAST_PORT = 65_535
FOR_LONG = 10 * 365 * 86_400
NOT_HERE = "This sandbox answers to the names of this machine only."
NO_KEY = "Open the address that the program printed when it started: the key stands in it."


def is_this_machine(host: str) -> bool:
    """Whether a request's Host is a name of this machine: a page that borrowed another name is not answered."""
    written = HOST.fullmatch(host.lower())
    if written is None or int(written["port"] or 0) > LAST_PORT:
        return False
    return bool(written["name"]) or _is_loopback(written)


def _is_loopback(written: re.Match[str]) -> bool:
    try:
        six = written["six"]
        return (ipaddress.IPv6Address(six) if six else ipaddress.IPv4Address(written["four"])).is_loopback
    except ValueError:
        return False


@web.middleware
async def refuse_strangers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """No other page open in the same browser may act here, whatever it calls this machine."""
    # The target may name a host as well, and then the library goes by that alone.
    if not (is_this_machine(request.headers.get("Host", "")) and is_this_machine(request.host)):
        return web.Response(status=403, text=NOT_HERE)
    origin = request.headers.get("Origin")
    if origin and origin != f"http://{request.host}":
        return web.Response(status=403, text="This sandbox talks to its own pages only.")
    return await handler(request)


def locked(server: Server) -> Middleware:
    @web.middleware
    async def with_the_key(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith(GUARDED) and not has_key(request, server):
            return json_answer({"error": NO_KEY}, 403)
        return await handler(request)

    return with_the_key


def has_key(request: web.Request, server: Server) -> bool:
    given = (
        request.cookies.get(cookie_of(request)),
        request.headers.get("X-Sandbox-Key"),
        request.query.get("key"),
    )
    # What is no text in a header arrives as surrogates.
    keys = [key.encode(errors="surrogateescape") for key in given if key]
    return any(hmac.compare_digest(key, server.world.key.encode()) for key in keys)


def cookie_of(request: web.Request) -> str:
    """By port: sandboxes of one machine share a name, and so their cookies."""
    return f"sandbox-{request.url.port}"


def let_in(request: web.Request, server: Server) -> web.Response:
    """Keep the key where a reload and a restart find it, and take it out of the address."""
    entered = web.Response(status=303, headers={"Location": "/"})
    entered.set_cookie(
        cookie_of(request), server.world.key, max_age=FOR_LONG, httponly=True, samesite="Strict", path="/"
    )
    return entered
