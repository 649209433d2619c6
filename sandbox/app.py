"""The web application: every route on one loopback port."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from aiohttp import web

from sandbox import controls, rest
from sandbox.access import NO_KEY, has_key, let_in, locked, refuse_strangers
from sandbox.people import user_api
from sandbox.protocol import cdn
from sandbox.rest.call import endpoint, json_answer
from sandbox.server import Server

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
WEB_CLIENT = Path(__file__).parent / "web"
MOST_BYTES_A_REQUEST = 120 * 1024 * 1024


def make(server: Server) -> web.Application:
    app = web.Application(client_max_size=MOST_BYTES_A_REQUEST, middlewares=[refuse_strangers, locked(server)])
    app.on_response_prepare.append(_never_stale)
    for route in rest.ROUTES:
        method, path, _ = route
        for base in ("/api/v10", "/api"):
            app.router.add_route(method, base + path, endpoint(server, route))
    for method, path, act, schema in user_api.ROUTES:
        app.router.add_route(method, path, user_api.endpoint(server, act, schema))
    for method, path, control in controls.ROUTES:
        app.router.add_route(method, path, controls.endpoint(server, control))
    app.router.add_routes(cdn.routes(server))
    app.router.add_get("/", _front(server))
    if WEB_CLIENT.is_dir():
        app.router.add_static("/web", WEB_CLIENT)
    app.router.add_route("*", "/api/{rest:.*}", _unknown)
    return app


def _front(server: Server) -> Handler:
    """The gateway and the web client share the front door."""

    async def front(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await server.gateway.connect(request)
        if "key" in request.query and has_key(request, server):
            return let_in(request, server)
        if not has_key(request, server):
            return web.Response(status=403, text=NO_KEY)
        page = WEB_CLIENT / "index.html"
        return web.FileResponse(page) if page.exists() else web.Response(text="The sandbox is running.")

    return front


async def _never_stale(_request: web.Request, response: web.StreamResponse) -> None:
    """No page shows this one inside itself. The web client changes with the checkout: a browser asks each time."""
    response.headers["Content-Security-Policy"] = "frame-ancestors 'none'"
    if isinstance(response, web.FileResponse):
        response.headers["Cache-Control"] = "no-cache"


async def _unknown(_request: web.Request) -> web.StreamResponse:
    return json_answer({"message": "404: Not Found", "code": 0}, 404)
