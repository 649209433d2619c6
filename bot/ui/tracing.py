"""Counting and timing of every HTTP response of Discord, also of those that discord.py retries by itself."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Protocol

import aiohttp


class ResponseCounter(Protocol):
    def responded(self, status: int, seconds: float) -> None: ...


def trace_responses(metrics: ResponseCounter) -> aiohttp.TraceConfig:
    """Return a trace that reports status and duration of every response to the metrics."""
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
