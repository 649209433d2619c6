"""The aiohttp application of the sandbox: all routes, served on one loopback port."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from aiohttp import web

from sandbox import controls, rest
from sandbox.access import NO_KEY, accept_key, has_key, refuse_other_sites, require_key
from sandbox.people import user_api
from sandbox.protocol import cdn
from sandbox.rest.call import endpoint, json_answer
from sandbox.server import Server

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
WEB_CLIENT = Path(__file__).parent / "web"
MAX_REQUEST_BYTES = 120 * 1024 * 1024


def make(server: Server) -> web.Application:
    """Return the application with the routes of REST, people, controls, CDN and web client."""
    app = web.Application(client_max_size=MAX_REQUEST_BYTES, middlewares=[refuse_other_sites, require_key(server)])
    app.on_response_prepare.append(_set_headers)
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
    """Return the handler of `/`: it serves the gateway to websockets and the web client to browsers."""

    async def front(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await server.gateway.connect(request)
        if "key" in request.query and has_key(request, server):
            return accept_key(request, server)
        if not has_key(request, server):
            return web.Response(status=403, text=NO_KEY)
        page = WEB_CLIENT / "index.html"
        return web.FileResponse(page) if page.exists() else web.Response(text="The sandbox is running.")

    return front


async def _set_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Forbid framing, and make browsers revalidate files, because the web client changes with the checkout."""
    response.headers["Content-Security-Policy"] = "frame-ancestors 'none'"
    if isinstance(response, web.FileResponse):
        response.headers["Cache-Control"] = "no-cache"


async def _unknown(_request: web.Request) -> web.StreamResponse:
    return json_answer({"message": "404: Not Found", "code": 0}, 404)
