"""The routes of the CDN: uploaded files at URLs that expire, application emoji, default avatars."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.server import Server
from sandbox.world import files

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_GONE = "This content is no longer available."
_AVATAR_COLOURS = [(88, 101, 242), (116, 127, 141), (59, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 158)]


def routes(server: Server) -> list[web.RouteDef]:
    async def attachment(request: web.Request) -> web.StreamResponse:
        path = "attachments/{channel}/{file}/{name}".format(**request.match_info)
        query = request.query
        content = server.files.get(request.match_info["file"])
        if content is None or not files.is_valid(path, query.get("ex", ""), query.get("hm", ""), server.clock):
            return web.Response(status=404, text=_GONE)
        return _file(content, request.match_info["name"])

    async def emoji(request: web.Request) -> web.StreamResponse:
        content = server.files.get(request.match_info["file"])
        return _file(content, "emoji.png") if content else web.Response(status=404, text=_GONE)

    async def avatar(request: web.Request) -> web.StreamResponse:
        colour = _AVATAR_COLOURS[int(request.match_info["number"]) % len(_AVATAR_COLOURS)]
        return _file(files.plain_picture(colour), "avatar.png")

    return [
        web.get(r"/attachments/{channel:\d+}/{file:\d+}/{name}", attachment),
        web.get(r"/emojis/{file:\d+}.{ending}", emoji),
        web.get(r"/embed/avatars/{number:\d+}.png", avatar),
    ]


def _file(content: bytes, name: str) -> web.Response:
    kind = files.kind_by_name(name)
    # A browser may show only pictures. An SVG could run a script in the web client's origin.
    if not kind.startswith("image/") or kind == "image/svg+xml":
        kind = "application/octet-stream"
    return web.Response(body=content, content_type=kind, headers={"Cache-Control": "max-age=86400"})
