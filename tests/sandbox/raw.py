"""A minimal gateway client, for packets that discord.py never sends or shows."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import zstandard

from sandbox import Sandbox
from tests.support.waiting import TIMEOUT

NON_PRIVILEGED = 0b1111111111111111111111111 & ~(1 << 1 | 1 << 8 | 1 << 15)


class Closed(Exception):
    """Raised when the gateway closes the connection. It has the close code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """A websocket connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str) -> None:
        self.socket = socket
        self._zlib = zlib.decompressobj()
        self._zstd = zstandard.ZstdDecompressor().decompressobj()
        self._compress = compress

    async def read(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.receive(), TIMEOUT)
        if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR):
            raise Closed(frame.data)
        data = frame.data
        if self._compress == "zlib-stream":
            data = self._zlib.decompress(data)
        elif self._compress == "zstd-stream":
            data = self._zstd.decompress(data)
        packet: dict[str, Any] = json.loads(data)
        return packet

    async def until(self, event: str) -> dict[str, Any]:
        while True:
            packet = await self.read()
            if packet["t"] == event:
                return packet

    async def closed_with(self) -> int | None:
        try:
            while True:
                await self.read()
        except Closed as closed:
            return closed.code

    async def send(self, opcode: object, data: object) -> None:
        await self.socket.send_str(json.dumps({"op": opcode, "d": data}))

    async def identify(self, token: str, intents: int = NON_PRIVILEGED, **more: object) -> None:
        await self.send(2, {"token": token, "intents": intents, "properties": {}, **more})


async def line(session: aiohttp.ClientSession, box: Sandbox, compress: str = "") -> Line:
    query = f"?v=10&encoding=json&compress={compress}" if compress else "?v=10&encoding=json"
    opened = Line(await session.ws_connect(f"{box.gateway_url}/{query}", max_msg_size=0), compress)
    hello = await opened.read()
    assert hello["op"] == 10
    return opened
