"""Every response of Discord, counted and timed where it arrives: also those that discord.py waits out by itself."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Protocol

import aiohttp


class Counting(Protocol):
    def responded(self, status: int, seconds: float) -> None: ...


def traced(metrics: Counting) -> aiohttp.TraceConfig:
    trace = aiohttp.TraceConfig()

    async def began(session: aiohttp.ClientSession, about: SimpleNamespace, params: object) -> None:
        about.began = asyncio.get_running_loop().time()

    async def ended(
        session: aiohttp.ClientSession, about: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        metrics.responded(params.response.status, asyncio.get_running_loop().time() - about.began)

    trace.on_request_start.append(began)
    trace.on_request_end.append(ended)
    return trace
