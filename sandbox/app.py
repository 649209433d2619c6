"""The web application: every route on one loopback port."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from aiohttp import web
from yarl import URL

from sandbox import controls, rest
from sandbox.people import userapi
from sandbox.rest.call import endpoint, json_answer
from sandbox.server import Server
from sandbox.wires import cdn

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
WEB_CLIENT = Path(__file__).parent / "web"
MOST_BYTES_A_REQUEST = 120 * 1024 * 1024


def make(server: Server) -> web.Application:
    app = web.Application(client_max_size=MOST_BYTES_A_REQUEST, middlewares=[refuse_strangers])
    app.on_response_prepare.append(_never_stale)
    for route in rest.ROUTES:
        method, path, _ = route
        for base in ("/api/v10", "/api"):
            app.router.add_route(method, base + path, endpoint(server, route))
    for method, path, act, form in userapi.ROUTES:
        app.router.add_route(method, path, userapi.endpoint(server, act, form))
    for method, path, control in controls.ROUTES:
        app.router.add_route(method, path, controls.endpoint(server, control))
    app.router.add_routes(cdn.routes(server))
    app.router.add_get("/", _front(server))
    if WEB_CLIENT.is_dir():
        app.router.add_static("/web", WEB_CLIENT)
    app.router.add_route("*", "/api/{rest:.*}", _unknown)
    return app


@web.middleware
async def refuse_strangers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """No other page open in the same browser may act here."""
    origin = request.headers.get("Origin")
    if origin and URL(origin).authority != request.host:
        return web.Response(status=403, text="This sandbox talks to its own pages only.")
    return await handler(request)


def _front(server: Server) -> Handler:
    """The gateway and the web client share the front door."""

    async def front(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await server.gateway.connect(request)
        page = WEB_CLIENT / "index.html"
        return web.FileResponse(page) if page.exists() else web.Response(text="The sandbox is running.")

    return front


async def _never_stale(_request: web.Request, response: web.StreamResponse) -> None:
    """The web client changes with the checkout, so a browser has to ask each time whether its copy is good."""
    if isinstance(response, web.FileResponse):
        response.headers["Cache-Control"] = "no-cache"


async def _unknown(_request: web.Request) -> web.StreamResponse:
    return json_answer({"message": "404: Not Found", "code": 0}, 404)
