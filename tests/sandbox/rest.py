"""A minimal REST client, for requests that discord.py never sends."""

from typing import Any

import aiohttp

from sandbox import Sandbox
from sandbox.protocol.payloads import Json


class Rest:
    """A client that sends requests with the bot's token, unchanged."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box = box
        self.session = session

    async def __call__(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, Json]:
        headers = {"Authorization": f"Bot {self.box.token}"}
        async with self.session.request(method, self.box.api_base + path, json=body, headers=headers, **more) as answer:
            return answer.status, await answer.json() if answer.status != 204 else {}

    async def send(self, **body: object) -> tuple[int, Json]:
        return await self("POST", f"/channels/{self.box.channel_id('general')}/messages", body)


def fault_at(body: Json, path: str) -> str:
    """Return the error code at a dotted field path of an error 50035."""
    assert body["code"] == 50035
    node: Any = body["errors"]
    for step in path.split("."):
        node = node[step]
    return str(node["_errors"][0]["code"])
